import type { As, LogLine, Now } from "@stormakt/protocol";
import type { Part } from "@stormakt/words";
import { isNamed } from "@stormakt/words";
import { memo, useCallback, useEffect, useMemo, useState } from "react";
import type { AnyPlugin } from "../../games/plugin.ts";
import { Button } from "../../kit/button.tsx";
import { light } from "../../kit/light.ts";
import { Crown, Icon, Shield } from "../../kit/marks.tsx";
import { Sentence } from "../../kit/sentence.tsx";
import { useT } from "../../words/index.ts";
import { useAs, useAtTable, useLines, useTable } from "./context.ts";
import { withdrawnIn } from "./moments.ts";
import { sayLine } from "./say-line.ts";
import { isAsked, mayAct, shownNow } from "./screen/select.ts";
import css from "./stage.module.css";
import { concerns, weightOf } from "./stage.ts";
import { PaceChoice } from "./stage-view.tsx";

/** What was done since the own last move. It opens by itself when something was not watched, and waits until it is put away. */
export const Recap = memo(function Recap() {
  const t = useT();
  const { speaker, plugin, table, names } = useAtTable();
  const lines = useLines();
  const as = useAs();
  const live = useTable((state) => state.screen.kind === "live");
  const asked = useTable((state) => mayAct(state) && isAsked(shownNow(state)));
  const view = useTable((state) => shownNow(state)?.view ?? null);
  const unwatched = useTable((state) => state.desk.unwatched);
  const groups = useMemo(
    () => sinceOwnMove(lines, as, (line) => sayLine(line, speaker, names, t), plugin, view),
    [lines, as, speaker, names, t, plugin, view],
  );
  const count = groups.reduce((sum, { says }) => sum + says.length, 0);
  const [opened, setOpened] = useState(false);
  const isOpen = live && count > 0 && (opened || (asked && unwatched && count > 1));
  const chosen = useTable((state) => state.desk.chosen !== null);
  useEffect(() => {
    if (count === 0 || chosen) setOpened(false);
  }, [count, chosen]);
  const close = useCallback((): void => {
    light(null);
    setOpened(false);
    table.tell({ kind: "recapRead" });
  }, [table]);
  const mayOpen = live && count > 0;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const isTyping = event.target instanceof Element && event.target.closest("input, textarea, select") !== null;
      if (!isOpen && event.key === "r" && !isTyping && mayOpen) setOpened(true);
      else if (isOpen && (event.key === "Escape" || (event.key === "Enter" && !isElsewhere(event.target)))) close();
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener("keydown", press, { capture: true });
    return () => removeEventListener("keydown", press, { capture: true });
  }, [isOpen, mayOpen, close]);
  if (!mayOpen) return null;
  if (!isOpen)
    return (
      <button type="button" className={css.chip} onClick={() => setOpened(true)} data-recap="">
        <Icon name="history" size={16} /> <span>{t.stage.since}</span> <b className="num">{count}</b>
      </button>
    );
  const mine = groups.filter(({ isMine }) => isMine);
  const others = groups.filter(({ isMine }) => !isMine);
  return (
    <section className={css.recap} aria-label={t.stage.since} data-recap="open">
      <header>
        <h2>{t.stage.since}</h2>
        <small>{t.stage.deeds(count)}</small>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls must be reached by keys */}
      <div className={css.rows} tabIndex={0} role="group" aria-label={t.stage.since}>
        {mine.length > 0 && others.length > 0 && <h3>{t.stage.concerns}</h3>}
        <Rows groups={mine} />
        {mine.length > 0 && others.length > 0 && <h3>{t.stage.besides}</h3>}
        <Rows groups={others} />
      </div>
      <footer>
        <PaceChoice />
        <Button look="ink" onClick={close}>
          {t.stage.toMove} <kbd aria-hidden="true">Enter</kbd>
        </Button>
      </footer>
    </section>
  );
});
/** What the focus is on is pressed by Enter; where it is on nothing, Enter puts the recap away. */
const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("button, a, summary, input, textarea, select, [role=button], [role=tab]") !== null;

function Rows({ groups }: { readonly groups: readonly Group[] }) {
  const t = useT();
  const { arms, names, table } = useAtTable();
  return (
    <ol>
      {groups.map(({ seat, n, says }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat may come twice in one line
        <li key={`${n}:${place}`}>
          {seat !== null && arms[seat] !== undefined ? <Shield arms={arms[seat]} size={30} /> : <Crown size={26} />}
          <p>
            {seat !== null && <b className={css.name}>{names[seat]}</b>}
            {says.map((parts, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: sentences have no other name
              <span key={at} className={css.deed}>
                <Sentence keys parts={parts} />
              </span>
            ))}
          </p>
          <button type="button" title={t.stage.watch} aria-label={t.stage.watch} onClick={() => table.lookAt(n)}>
            <Icon name="eye" size={18} />
          </button>
        </li>
      ))}
    </ol>
  );
}
interface Group {
  readonly seat: number | null;
  readonly n: number;
  readonly says: Part[][];
  isMine: boolean;
}
/** What others did after the seat's last move, joined where one seat goes on, without what only counts the turns. */
export function sinceOwnMove(
  lines: readonly LogLine[],
  as: As,
  say: (line: LogLine) => readonly Part[][],
  plugin: AnyPlugin,
  view: Now["view"] | null,
): readonly Group[] {
  const gone = withdrawnIn(lines);
  const moved = lines.flatMap((line) => (line.kind === "moved" && !gone.has(line.n) ? [line] : []));
  const last = moved.findLastIndex(({ seat, by }) => seat !== null && seat === as && by !== "order");
  const groups: Group[] = [];
  for (const line of moved.slice(last + 1)) {
    // Of a move each event is a sentence.
    const sentences = say(line);
    for (const [at, event] of line.events.entries()) {
      const parts = sentences[at] ?? [];
      if (weightOf(plugin, event) === 0 || parts.length === 0) continue;
      const [first, ...rest] = parts;
      const seat = first !== undefined && isNamed(first) && first.thing === "seat" ? Number(first.id) : null;
      const group = groups.at(-1);
      const said = seat === null ? parts : rest;
      const isMine = concerns(plugin, event, as, view);
      if (group !== undefined && group.seat === seat && group.isMine === isMine) group.says.push(said);
      else groups.push({ seat, n: line.n, says: [said], isMine });
    }
  }
  return groups;
}
