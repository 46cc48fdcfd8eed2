import { plainly } from "@stormakt/words";
import { useLayoutEffect, useRef } from "react";
import { Icon, Seal } from "../../kit/marks.tsx";
import { useT } from "../../words/index.ts";
import { useAtTable, useTable } from "./context.ts";
import css from "./refusal-note.module.css";
import { RuleLink } from "./rule-link.tsx";

/** Where the finger was last, or the focus. */
let finger: readonly [x: number, y: number] | null = null;
if (typeof document !== "undefined") {
  document.addEventListener("pointerdown", ({ clientX, clientY }) => (finger = [clientX, clientY]), { capture: true });
  document.addEventListener("keydown", () => (finger = null), { capture: true });
}
/** Why something is not allowed: a crossed seal, one sentence, the rule in its words. It stays until the next act. */
export function RefusalNote() {
  const t = useT();
  const { speaker, rulebook, table } = useAtTable();
  const refused = useTable((state) => state.desk.refused);
  const note = useRef<HTMLElement>(null);
  // Beside the finger, on the side that has room; never over what was pressed.
  useLayoutEffect(() => {
    const box = note.current;
    if (box === null) return;
    const focus = document.activeElement?.getBoundingClientRect();
    const [x, y] = finger ?? (focus === undefined ? [innerWidth / 2, innerHeight / 2] : [focus.left + focus.width / 2, focus.bottom]);
    const { width, height } = box.getBoundingClientRect();
    const below = y + 18 + height < innerHeight;
    box.style.left = `${Math.min(innerWidth - width - 10, Math.max(10, x - width / 2))}px`;
    box.style.top = `${Math.max(10, below ? y + 18 : y - height - 18)}px`;
    box.dataset["side"] = below ? "below" : "above";
    box.style.setProperty("--tip", `${Math.min(width - 20, Math.max(20, x - Number.parseFloat(box.style.left)))}px`);
  }, [refused]);
  if (refused === null) return null;
  const line = rulebook.flatMap(({ rules }) => rules).find(({ id }) => id === refused.rule);
  return (
    <section ref={note} className={css.note} role="alert">
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
    </section>
  );
}
