import { useEffect, useMemo, useState } from "react";
import { Button } from "../../kit/button.tsx";
import { Icon } from "../../kit/marks.tsx";
import { useT } from "../../words/index.ts";
import { BranchDialog } from "./branch-dialog.tsx";
import { useAs, useAtTable, useLines, useTable } from "./context.ts";
import css from "./look-back.module.css";
import { momentAt, momentsOf } from "./moments.ts";
import { lookOf } from "./screen/select.ts";
import type { Eyes } from "./screen/state.ts";

/** A slider through the game, during play too; after the end with anybody's eyes. */
export function LookBack() {
  const t = useT();
  const { table, names, plugin } = useAtTable();
  const lines = useLines();
  const look = useTable(lookOf);
  const as = useAs();
  const over = useTable((state) => state.info?.status === "finished");
  const [running, setRunning] = useState(false);
  const [branching, setBranching] = useState(false);
  const moments = useMemo(() => momentsOf(lines), [lines]);
  const last = moments.length - 1;
  const at = look === null ? last : momentAt(moments, look.n);
  const go = (to: number): void => {
    const moment = moments[Math.min(last, Math.max(0, to))];
    if (moment !== undefined) table.lookAt(moment.n);
  };
  useEffect(() => {
    if (!running || look === null) return;
    if (at >= last) return setRunning(false);
    const timer = setTimeout(() => go(at + 1), 900);
    return () => clearTimeout(timer);
    // `go` is made anew at every drawing and does the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [running, look, at, last]);
  if (last < 1 || look === null) return null;
  const eyes: readonly (readonly [Eyes, string])[] = [
    ...(plugin.open === undefined ? [] : ([["open", t.look.open]] as const)),
    ...names.map((name, seat) => [seat, name] as const),
    [null, t.look.spectator],
  ];
  return (
    <section className={`${css.bar} no-print`} aria-label={t.look.title} tabIndex={-1} data-looking="">
      <div className={css.row}>
        <IconButton name="first" text={t.look.first} off={at === 0} onClick={() => go(0)} />
        <IconButton name="previous" text={t.look.previous} off={at === 0} onClick={() => go(at - 1)} />
        <IconButton
          name={running ? "pause" : "play"}
          text={running ? t.look.pause : t.look.play}
          off={at === last}
          onClick={() => setRunning(!running)}
        />
        <IconButton name="next" text={t.look.next} off={at === last} onClick={() => go(at + 1)} />
        <IconButton name="last" text={t.look.last} off={at === last} onClick={() => go(last)} />
        <input
          type="range"
          className={css.slider}
          min={0}
          max={last}
          value={at}
          aria-label={t.look.slider}
          aria-valuetext={t.look.at(at + 1, last + 1)}
          onChange={({ target }) => go(Number(target.value))}
        />
        <span className={`${css.at} num`}>
          {at + 1} / {last + 1}
        </span>
      </div>
      <div className={css.row}>
        {over && (
          <label className={css.eyes}>
            <Icon name="eye" size={18} />
            <span className="aloud">{t.look.eyes}</span>
            <select
              value={String(look.eyes)}
              onChange={({ target: { value } }) => {
                const chosen: Eyes = value === "open" ? "open" : value === "null" ? null : Number(value);
                table.lookAt(look.n, chosen);
              }}
            >
              {eyes.map(([id, text]) => (
                <option key={String(id)} value={String(id)}>
                  {text}
                </option>
              ))}
            </select>
          </label>
        )}
        {(over || as !== null) && (
          <Button small onClick={() => setBranching(true)}>
            <Icon name="branch" size={18} />
            {t.look.branch}
          </Button>
        )}
        <Button small look="ink" className={css.now} onClick={() => table.lookAtNow()}>
          {t.look.now}
        </Button>
      </div>
      {branching && <BranchDialog n={look.n} onClose={() => setBranching(false)} />}
    </section>
  );
}
const IconButton = ({
  name,
  text,
  off,
  onClick,
}: {
  readonly name: "first" | "previous" | "play" | "pause" | "next" | "last";
  readonly text: string;
  readonly off: boolean;
  onClick(): void;
}) => (
  <button type="button" className={css.step} onClick={onClick} disabled={off} aria-label={text} title={text}>
    <Icon name={name} size={18} />
  </button>
);
