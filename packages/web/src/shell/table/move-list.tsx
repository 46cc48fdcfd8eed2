import type { Action } from "@stormakt/protocol";
import type { Part } from "@stormakt/words";
import { isNamed, plainly } from "@stormakt/words";
import type { KeyboardEvent } from "react";
import { memo, useId, useMemo, useRef } from "react";
import { useBegun } from "../../kit/drafts.ts";
import { light } from "../../kit/light.ts";
import { Icon } from "../../kit/marks.tsx";
import { Sentence } from "../../kit/sentence.tsx";
import { useSettings } from "../../settings.ts";
import { useT } from "../../words/index.ts";
import type { AnyBoardProps } from "./context.ts";
import { useAtTable } from "./context.ts";
import type { MoveGroup, MoveLine, Title } from "./move-groups.ts";
import { digitsOf, holds, isGroup, linesIn, openPath, restOf } from "./move-groups.ts";
import { linesFor } from "./move-keys.ts";
import css from "./move-list.module.css";
import { isBare } from "./question-parts.tsx";
import { RuleLink } from "./rule-link.tsx";

/** Every move in words: for the keyboard, for those who hear the page, and in case of doubt. Many are folded by what they have in common. */
export const MoveList = memo(function MoveList({ props }: { readonly props: AnyBoardProps }) {
  const t = useT();
  const { choices, composable } = props;
  if (choices.length === 0) return <p className={css.none}>{composable.length > 0 ? t.table.composeOnBoard : t.table.noMoves}</p>;
  return (
    <div className={css.list}>
      <Allowed props={props} />
      <Refused choices={choices} />
    </div>
  );
});
function Allowed({ props }: { readonly props: AnyBoardProps }) {
  const t = useT();
  const { speaker } = useAtTable();
  const { chosen, choices, choose } = props;
  const [start, open] = useBegun();
  const lines = linesFor(choices, speaker);
  const path = useMemo(() => openPath(lines, speaker, start, chosen), [lines, speaker, start, chosen]);
  const folded = lines.some(isGroup);
  return (
    <>
      {folded && (
        <p className={css.folded}>{t.table.folded(lines.reduce((sum, line) => sum + (isGroup(line) ? line.actions.length : 1), 0))}</p>
      )}
      <ol aria-label={t.table.moves} data-moves="">
        <Lines
          lines={lines}
          path={path}
          title={null}
          outer={null}
          chosen={chosen}
          choose={choose}
          open={(group) => open(group?.start ?? null)}
        />
      </ol>
      <p className={css.keys}>{folded ? t.table.keysFolded : t.table.keys}</p>
    </>
  );
}
interface LinesProps {
  readonly lines: readonly MoveLine[];
  /** The folds that lie open among these, the outermost first. */
  readonly path: readonly MoveGroup[];
  /** What is said already by the fold these lie in. */
  readonly title: Title | null;
  readonly outer: MoveGroup | null;
  readonly chosen: Action | null;
  choose(action: Action): void;
  open(group: MoveGroup | null): void;
}
/** Lines of one level. The innermost level that lies open has the numbers. */
function Lines({ lines, path, title, outer, chosen, choose, open }: LinesProps) {
  const marked = chosen === null ? null : JSON.stringify(chosen);
  const { speaker } = useAtTable();
  const [unfolded] = path;
  const digits = unfolded === undefined ? digitsOf(lines, speaker) : [];
  return lines.map((line, at) => {
    const digit = digits[at] ?? null;
    if (!isGroup(line))
      return <Move key={line.key} action={line.action} title={title} digit={digit} pressed={line.key === marked} choose={choose} />;
    return (
      <Fold
        key={line.key}
        group={line}
        title={title}
        digit={digit}
        path={line === unfolded || line.key === unfolded?.key ? path.slice(1) : null}
        chosen={chosen !== null && holds(line, chosen) ? chosen : null}
        choose={choose}
        open={open}
        close={() => open(outer)}
      />
    );
  });
}
/** The things a move speaks of light up on the board: the last is what it is aimed at. */
const point = (parts: readonly Part[]): void => {
  const named = parts.findLast(isNamed);
  light(named === undefined ? null : { thing: named.thing, id: named.id });
};
/** A number that is its own key needs no second beside it. */
const isNumber = (parts: readonly Part[]): boolean => /^\d+$/.test(plainly(parts).trim());
const unlight = (): void => light(null);
interface MoveProps {
  readonly action: Action;
  readonly title: Title | null;
  readonly digit: number | null;
  readonly pressed: boolean;
  choose(action: Action): void;
}
const Move = memo(
  function Move({ action, title, digit, pressed, choose }: MoveProps) {
    const { speaker, table } = useAtTable();
    const parts = useMemo(() => speaker.move(action), [speaker, action]);
    const shown = title === null ? parts : restOf(parts, title);
    return (
      <li data-bare={isBare(action) || undefined}>
        <button
          type="button"
          data-move={table.where === "lesson" ? JSON.stringify(action) : undefined}
          aria-pressed={pressed}
          aria-label={title === null ? undefined : plainly(parts)}
          onClick={() => choose(action)}
          onPointerEnter={() => point(parts)}
          onPointerLeave={unlight}
          onFocus={() => point(parts)}
          onBlur={unlight}
        >
          {(title === null || (digit !== null && !isNumber(shown))) && <kbd aria-hidden="true">{digit ?? "·"}</kbd>}
          <span>
            <Sentence plain parts={shown} />
          </span>
        </button>
      </li>
    );
  },
  (one, other) =>
    one.action === other.action &&
    one.title === other.title &&
    one.digit === other.digit &&
    one.pressed === other.pressed &&
    one.choose === other.choose,
);

interface FoldProps {
  readonly group: MoveGroup;
  readonly title: Title | null;
  readonly digit: number | null;
  /** The folds open within it; null: it is closed. */
  readonly path: readonly MoveGroup[] | null;
  readonly chosen: Action | null;
  choose(action: Action): void;
  open(group: MoveGroup | null): void;
  close(): void;
}
const FIRST = 3;
/** Many moves on one line: what they share, how many they are and the first of them. It unfolds into the rest of each. */
function Fold({ group, title, digit, path, chosen, choose, open, close }: FoldProps) {
  const t = useT();
  const id = useId();
  const head = useRef<HTMLButtonElement>(null);
  const { speaker } = useAtTable();
  const { before, after } = group.title;
  const shared = useMemo((): readonly Part[] => [...before, "…", ...after], [before, after]);
  const shown = title === null ? shared : restOf(shared, title);
  const first = useMemo(
    () => group.actions.slice(0, FIRST).map((action) => plainly(restOf(speaker.move(action), group.title))),
    [group, speaker],
  );
  const lines = useMemo(() => (path === null ? [] : linesIn(group, speaker)), [path, group, speaker]);
  const isOpen = path !== null;
  return (
    <li className={css.fold} data-open={isOpen || undefined}>
      <button
        ref={head}
        type="button"
        data-fold=""
        data-chosen={chosen !== null || undefined}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => (isOpen ? close() : open(group))}
        onPointerEnter={() => point(before)}
        onPointerLeave={unlight}
        onFocus={() => point(before)}
        onBlur={unlight}
      >
        <kbd aria-hidden="true">{digit ?? "·"}</kbd>
        <span className={css.shared}>
          <Sentence plain parts={shown} />
          {!isOpen && (
            <small>
              {chosen === null
                ? `${first.join(", ")}${group.actions.length > FIRST ? " …" : ""}`
                : plainly(restOf(speaker.move(chosen), group.title))}
            </small>
          )}
        </span>
        <span className={css.count}>
          <b className="num">{group.actions.length}</b>
          <span className="aloud"> {t.table.options(group.actions.length)}</span>
        </span>
        <Icon name="next" size={14} className={css.turn} />
      </button>
      {isOpen && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys go between the buttons in it
        <ul
          id={id}
          className={css.aims}
          aria-label={plainly(shared)}
          onKeyDown={(event) => walk(event, chosen === null ? head.current : null)}
        >
          <Lines lines={lines} path={path} title={group.title} outer={group} chosen={chosen} choose={choose} open={open} />
        </ul>
      )}
    </li>
  );
}
/** Arrow keys go from aim to aim; whoever folds them stays at their line. */
function walk(event: KeyboardEvent<HTMLElement>, head: HTMLElement | null): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Escape") return head?.focus();
  const all = [...event.currentTarget.querySelectorAll("button")];
  const at = all.indexOf(event.target as HTMLButtonElement);
  const to = placeAfter(event.key, at, all.length);
  if (at < 0 || to === null) return;
  event.preventDefault();
  all.at(to)?.focus();
}
function placeAfter(key: string, at: number, count: number): number | null {
  switch (key) {
    case "ArrowRight":
    case "ArrowDown":
      return (at + 1) % count;
    case "ArrowLeft":
    case "ArrowUp":
      return at - 1;
    case "Home":
      return 0;
    case "End":
      return -1;
    default:
      return null;
  }
}

const Refused = memo(function Refused({ choices }: { readonly choices: AnyBoardProps["choices"] }) {
  const t = useT();
  const { speaker } = useAtTable();
  const { showRefused, set } = useSettings();
  const refused = choices.filter(({ rule }) => rule !== null);
  return (
    <>
      {refused.length > 0 && (
        <button type="button" className={css.toggle} aria-expanded={showRefused} onClick={() => set({ showRefused: !showRefused })}>
          {showRefused ? t.table.hideRefused : t.table.showRefused(refused.length)}
        </button>
      )}
      {showRefused && (
        <ul className={css.refused} aria-label={t.table.notAllowed}>
          {refused.map(({ action, rule }) => (
            <li key={JSON.stringify(action)}>
              <s>
                <Sentence plain parts={speaker.move(action)} />
              </s>
              <small>
                {speaker.refusal(rule ?? "")} {rule !== null && <RuleLink rule={rule} />}
              </small>
            </li>
          ))}
        </ul>
      )}
    </>
  );
});
