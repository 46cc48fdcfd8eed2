import { plainly } from "@stormakt/words";
import { memo, useLayoutEffect, useRef } from "react";
import { Icon, Seal } from "../../kit/marks.tsx";
import { useT } from "../../words/index.ts";
import type { Box } from "./beside.ts";
import { placeBeside, pressedBox } from "./beside.ts";
import { useAtTable, useTable } from "./context.ts";
import css from "./refusal-note.module.css";
import { RuleLink } from "./rule-link.tsx";

/** What was pressed last, and where the finger was; by keys it is what the focus is on. */
interface Pressed {
  readonly thing: Element;
  /** Where it lay then: what is drawn anew may be gone by the time the answer comes. */
  readonly box: Box;
  readonly finger: readonly [x: number, y: number];
}
let pressed: Pressed | null = null;
const PRESSABLE = "button, a, summary, label, input, [role=button], [data-key], [data-thing]";
if (typeof document !== "undefined") {
  document.addEventListener(
    "pointerdown",
    ({ target, clientX, clientY }) => {
      if (!(target instanceof Element)) return;
      const thing = target.closest(PRESSABLE) ?? target;
      pressed = { thing, box: thing.getBoundingClientRect(), finger: [clientX, clientY] };
    },
    { capture: true },
  );
  document.addEventListener("keydown", () => (pressed = null), { capture: true });
}
function boxToKeepClear(): Box {
  const room = { width: innerWidth, height: innerHeight };
  if (pressed !== null)
    return pressedBox(pressed.thing.isConnected ? pressed.thing.getBoundingClientRect() : pressed.box, pressed.finger, room);
  const focus = document.activeElement;
  const middle = { left: innerWidth / 2, right: innerWidth / 2, top: innerHeight / 3, bottom: innerHeight / 3 };
  return pressedBox(focus === null || focus === document.body ? middle : focus.getBoundingClientRect(), null, room);
}
function lay(note: HTMLElement): void {
  note.style.maxHeight = "";
  const { width, height } = note.getBoundingClientRect();
  const { side, left, top, maxHeight, tip } = placeBeside(boxToKeepClear(), { width, height }, { width: innerWidth, height: innerHeight });
  note.style.left = `${left}px`;
  note.style.top = `${top}px`;
  note.style.maxHeight = `${maxHeight}px`;
  note.dataset["side"] = side;
  note.style.setProperty("--tip", `${tip}px`);
}
/** Why something is not allowed: a crossed seal, one sentence, the rule in its words. It stays until the next act. */
export const RefusalNote = memo(function RefusalNote() {
  const t = useT();
  const { speaker, rulebook, table } = useAtTable();
  const refused = useTable((state) => state.desk.refused);
  const note = useRef<HTMLElement>(null);
  // Beside what was pressed, on a side that has room; never over it, and never out of the window.
  useLayoutEffect(() => {
    const box = note.current;
    if (refused === null || box === null) return;
    const again = (): void => lay(box);
    again();
    addEventListener("resize", again);
    return () => removeEventListener("resize", again);
  }, [refused]);
  if (refused === null) return null;
  const line = rulebook.flatMap(({ rules }) => rules).find(({ id }) => id === refused.rule);
  return (
    <section ref={note} className={css.note} role="alert">
      <div className={css.says}>
        <Seal crossed size={44} />
        <div>
          <p>
            {refused.action !== null && <b>{plainly(speaker.move(refused.action))}: </b>}
            {speaker.refusal(refused.rule)}
          </p>
          {line !== undefined && <blockquote>{line.text}</blockquote>}
          <RuleLink rule={refused.rule} />
        </div>
        <button type="button" onClick={() => table.unchoose()} aria-label={t.close}>
          <Icon name="close" size={18} />
        </button>
      </div>
    </section>
  );
});
