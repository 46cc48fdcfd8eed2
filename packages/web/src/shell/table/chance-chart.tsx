import type { RefObject } from "react";
import { useEffect, useRef, useState } from "react";
import type { Analysis } from "../../offline/thinking.ts";
import { useT } from "../../words/index.ts";
import css from "./analysis.module.css";
import { Gridlines, SeatLine, spread } from "./chart-lines.tsx";
import { useAtTable } from "./context.ts";

/** Until it is known how wide it may be. */
const USUAL = 680;
/** Narrower than this, arms stand for names. */
const NARROW = 480;
const H = 280;
/** Where the marks of turning points stand, and how far apart. */
const MARKS = H - 14;
const APART = 27;
/** So many rows stand in the table that says the same. */
const ROWS = 12;

interface Props {
  readonly told: Analysis;
  /** The move that is looked at. */
  readonly at: number | null;
  go(at: number): void;
}
/** A line for each seat: its chance of winning. Turning points can be pressed. */
export function ChanceChart({ told: { course, turns }, at: now, go }: Props) {
  const t = useT();
  const { names } = useAtTable();
  const plot = useRef<HTMLDivElement>(null);
  const W = useWidth(plot);
  const named = W >= NARROW;
  const PAD = { left: 30, right: named ? 104 : 30, top: 12, bottom: 40 };
  const last = Math.max(1, course.length - 1);
  const x = (at: number): number => PAD.left + ((W - PAD.left - PAD.right) * at) / last;
  const y = (chance: number): number => H - PAD.bottom - (H - PAD.top - PAD.bottom) * Math.min(1, Math.max(0, chance));
  const ends = spread(
    names.map((_, seat) => y(course.at(-1)?.[seat] ?? 0)),
    H - PAD.bottom + 2,
  );
  const marks = spread(
    turns.map(({ at }) => x(at + 1)),
    W - PAD.right,
    APART,
  );
  return (
    <figure className={css.figure}>
      <figcaption>
        <b>{t.analysis.chart}</b> <small>{t.analysis.chartHelp}</small>
      </figcaption>
      <div className={css.plot} ref={plot}>
        <svg width={W} height={H} viewBox={`0 0 ${W} ${H}`} aria-hidden="true">
          <Gridlines
            at={[0, 0.25, 0.5, 0.75, 1]}
            y={y}
            left={PAD.left}
            right={W - PAD.right}
            text={(chance) => chance * 100}
            className={css.tick}
          />
          <path d={`M${PAD.left} ${PAD.top}V${H - PAD.bottom}H${W - PAD.right}`} fill="none" stroke="var(--ink-3)" />
          {now !== null && <path d={`M${x(now + 1)} ${PAD.top}V${H - PAD.bottom}`} stroke="var(--brass)" strokeWidth="2" />}
          {names.map((name, seat) => (
            <SeatLine
              key={name}
              seat={seat}
              points={course.map((chances, at) => [x(at), y(chances[seat] ?? 0)])}
              width={2.2}
              opacity=".22"
              x={W - PAD.right + 8}
              y={ends[seat] ?? 0}
              isNamed={named}
              className={css.name}
            />
          ))}
          {turns.map(({ at, seat }, nth) => (
            <g key={at} className={css.turn}>
              <path d={`M${marks[nth]} ${MARKS - 6}L${x(at + 1)} ${H - PAD.bottom + 4}V${y(course[at + 1]?.[seat] ?? 0)}`} />
              <circle cx={x(at + 1)} cy={y(course[at + 1]?.[seat] ?? 0)} r="3.5" />
            </g>
          ))}
        </svg>
        {turns.map((turn, nth) => (
          <TurnMark key={turn.at} turn={turn} left={marks[nth]} isNow={turn.at === now} go={go} />
        ))}
      </div>
      <details className={css.details}>
        <summary>{t.analysis.table}</summary>
        <CourseTable course={course} names={names} turns={turns.map(({ at }) => at + 1)} />
      </details>
    </figure>
  );
}
interface TurnMarkProps {
  readonly turn: Analysis["turns"][number];
  readonly left: number | undefined;
  readonly isNow: boolean;
  go(at: number): void;
}
/** A turning point, to be pressed. */
function TurnMark({ turn: { at, kind, seat, amount }, left, isNow, go }: TurnMarkProps) {
  const t = useT();
  const { names } = useAtTable();
  return (
    <button
      type="button"
      className={css.mark}
      data-kind={kind}
      aria-current={isNow ? "step" : undefined}
      style={{ left, top: MARKS }}
      onClick={() => go(at)}
      aria-label={`${t.analysis.turn(at + 1)}: ${t.analysis.kinds[kind]}, ${names[seat]} ${amount < 0 ? "−" : "+"}${Math.abs(Math.round(amount * 100))}`}
      title={`${t.analysis.turn(at + 1)}, ${t.analysis.kinds[kind]}`}
    />
  );
}
/** As wide as there is room. */
function useWidth(box: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(USUAL);
  useEffect(() => {
    if (box.current === null || !("ResizeObserver" in globalThis)) return;
    const watch = new ResizeObserver(([entry]) => setWidth(Math.max(240, Math.floor(entry?.contentRect.width ?? USUAL))));
    watch.observe(box.current);
    return () => watch.disconnect();
  }, [box]);
  return width;
}
/** The chart in figures: evenly through the game, and at every turning point. */
function CourseTable({
  course,
  names,
  turns,
}: {
  readonly course: Analysis["course"];
  readonly names: readonly string[];
  readonly turns: readonly number[];
}) {
  const t = useT();
  const last = course.length - 1;
  const even = Array.from({ length: ROWS + 1 }, (_, row) => Math.round((row * last) / ROWS));
  const rows = [...new Set([...even, ...turns])].sort((one, other) => one - other);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t.analysis.moment}</th>
          {names.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            <th scope="row">{row === 0 ? t.analysis.beginning : row === last ? t.analysis.end : t.analysis.afterMove(row)}</th>
            {names.map((name, seat) => (
              <td key={name} className="num">
                {Math.round((course[row]?.[seat] ?? 0) * 100)} %
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
