import type { LogLine } from "@stormakt/protocol";
import { memo, useEffect, useMemo, useRef, useState } from "react";
import { Button } from "../../kit/button.tsx";
import { Icon } from "../../kit/marks.tsx";
import { Sentence } from "../../kit/sentence.tsx";
import { useT } from "../../words/index.ts";
import { useLobbyWords } from "../lobby/words.ts";
import { isChance } from "./chance.ts";
import { useAtTable, useLines, useTable } from "./context.ts";
import css from "./log.module.css";
import { linkTo, withMoment } from "./moment-address.ts";
import { placesIn, withdrawnIn } from "./moments.ts";
import { sayLine } from "./say-line.ts";
import { lookOf } from "./screen/select.ts";

/** Under the moves only so many lines stand; in the log so many before the one that is current, and so many more each time. */
const JUST_NOW = 12;
const PAGE = 24;
/** So many lines at a time leave the log at its upper end: one at each message would move all the others. */
const STEP = 8;
const WAYS_TO_SCROLL = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/** What happened, in sentences. Names light up on the board; a number takes the table back to that moment. */
export const Log = memo(function Log({ latest = false }: { readonly latest?: boolean }) {
  const t = useT();
  const lines = useLines();
  const looked = useTable((state) => lookOf(state)?.n ?? null);
  const list = useRef<HTMLOListElement>(null);
  const gone = useMemo(() => withdrawnIn(lines), [lines]);
  const all = useMemo(() => lines.filter(({ n, kind }) => kind !== "chat" && !gone.has(n)), [lines, gone]);
  const moves = useMemo(() => placesIn(lines), [lines]);
  const current = looked ?? all.at(-1)?.n ?? 0;
  // A long game has hundreds of lines: what is far back is drawn when it is asked for, or looked at.
  const [pages, setPages] = useState(1);
  const first = Math.max(0, Math.min(all.length - PAGE * pages, all.findIndex(({ n }) => n === current) - PAGE / 2));
  const from = first - (first % STEP);
  // Under the moves only what is new, the newest first.
  const shown = useMemo(() => (latest ? all.slice(-JUST_NOW).reverse() : all.slice(from)), [all, latest, from]);
  useEffect(() => {
    const panel = list.current?.closest<HTMLElement>("[role=tabpanel]");
    if (latest || panel == null) return;
    // Measured where the page is measured anyway, and again when the panel gets another size. Only the panel moves, never the page.
    let isLeft = false;
    const follow = (): void => {
      // What says nothing has no line: then it is the last before it that is gone to.
      const line =
        list.current?.querySelector("[data-current]") ??
        [...(list.current?.querySelectorAll("[data-kind]:not([data-later])") ?? [])].at(-1);
      if (isLeft || line === undefined || panel.scrollHeight <= panel.clientHeight) return;
      const at = line.getBoundingClientRect();
      const box = panel.getBoundingClientRect();
      if (at.bottom > box.bottom || at.top < box.top) panel.scrollTop += at.bottom - box.bottom + 12;
    };
    // Whoever reads further up is left there until something new comes.
    const leave = (): void => {
      isLeft = true;
    };
    for (const way of WAYS_TO_SCROLL) panel.addEventListener(way, leave, { passive: true });
    // Lines are as high as they are only once they are drawn, and then push on what is gone to.
    const watch = new ResizeObserver(follow);
    watch.observe(panel);
    if (list.current !== null) watch.observe(list.current);
    return () => {
      watch.disconnect();
      for (const way of WAYS_TO_SCROLL) panel.removeEventListener(way, leave);
    };
  }, [current, latest]);
  if (shown.length === 0) return <p className={css.none}>{t.log.empty}</p>;
  return (
    <ol className={css.log} ref={list}>
      {!latest && from > 0 && (
        <li className={css.earlier}>
          <Button small look="quiet" onClick={() => setPages(pages + 2)}>
            {t.log.earlier(from)}
          </Button>
        </li>
      )}
      {shown.map((line) => (
        <Line key={line.n} line={line} move={moves.get(line.n) ?? -1} current={line.n === current} later={line.n > current} />
      ))}
    </ol>
  );
});
/** Every line is an address: of the moment it tells of, or of the last before it. */
function CopyLine({ move, isNear }: { readonly move: number; readonly isNear: boolean }) {
  const words = useLobbyWords();
  const { table, names } = useAtTable();
  const [said, setSaid] = useState<"" | "copied" | "notCopied">("");
  // What is said aloud has its place before it is said, but not in every line of a long log.
  const [isMeant, setMeant] = useState(false);
  if (table.where === "report" || move < 0) return null;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(await linkTo(table, { move, eyes: undefined }, names));
      setSaid("copied");
    } catch {
      setSaid("notCopied");
    }
    setTimeout(() => setSaid(""), 2500);
  };
  return (
    <>
      <button
        type="button"
        className={css.copy}
        onClick={() => void copy()}
        onFocus={() => setMeant(true)}
        onPointerEnter={() => setMeant(true)}
        aria-label={words.copyLine}
        title={words.copyLine}
      >
        {isNear && <Icon name={said === "copied" ? "check" : "link"} size={13} />}
      </button>
      {(isMeant || said !== "") && (
        <span className="aloud" role="status">
          {said === "" ? "" : words[said]}
        </span>
      )}
    </>
  );
}
interface LineProps {
  readonly line: LogLine;
  /** The place among the moments of the last one not after it, which is its address; -1: there is none yet. */
  readonly move: number;
  readonly current: boolean;
  /** It came after the moment that is shown. */
  readonly later: boolean;
}
const Line = memo(function Line({ line, move, current, later }: LineProps) {
  const t = useT();
  const { speaker, names } = useAtTable();
  // Its buttons show themselves to whoever comes near; where nobody can come near without touching, they always do.
  const [isNear, setNear] = useState(() => !canHover());
  const comeNear = (): void => setNear(true);
  if (sayLine(line, speaker, names, t).length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- nothing is done there: its buttons come to be seen
    <li
      className={css.line}
      data-current={current || undefined}
      data-later={later || undefined}
      data-kind={line.kind}
      onPointerEnter={comeNear}
      onFocus={comeNear}
    >
      <Told line={line} move={move} isNear={isNear} />
    </li>
  );
});
const canHover = (): boolean => matchMedia("(hover: hover)").matches;
/** What stands in a line: the same whether or not it is the current one. */
const Told = memo(function Told({ line, move, isNear }: Pick<LineProps, "line" | "move"> & { readonly isNear: boolean }) {
  const t = useT();
  const { speaker, names, table, plugin } = useAtTable();
  const sentences = sayLine(line, speaker, names, t);
  const looks = line.kind === "moved" || line.kind === "began";
  const deed = table.deedOf(line, null);
  return (
    <>
      {looks ? (
        <a
          href={withMoment(location.search, { move, eyes: undefined })}
          className={css.n}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            table.lookAt(line.n);
          }}
          aria-label={`${line.n}: ${t.look.lookHere}`}
          title={t.look.lookHere}
          data-chance={isChance(plugin, line) || undefined}
        >
          {line.n}
        </a>
      ) : (
        <span className={css.n}>·</span>
      )}
      <div className={css.words}>
        {sentences.map((parts, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sentences of a line have no other name
          <p key={at}>
            <Sentence parts={parts} />
          </p>
        ))}
        {line.kind === "moved" && line.by === "clock" && <small>({t.log.clock})</small>}
      </div>
      <CopyLine move={move} isNear={isNear} />
      {deed !== null && (
        <button
          type="button"
          className={css.again}
          aria-label={`${line.n}: ${t.stage.again}`}
          title={t.stage.again}
          onClick={() => table.tell({ kind: "seenAgain", span: { from: line.n, to: line.n, ...deed } })}
        >
          {isNear && <Icon name="play" size={13} />}
        </button>
      )}
    </>
  );
});
