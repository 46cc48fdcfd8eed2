import type { RefObject } from "react";
import { useEffect, useRef, useState } from "react";
import type { Analysis } from "../../offline/thinking.ts";
import { useT } from "../../words/index.ts";
import css from "./analysis.module.css";
import { useAtTable } from "./context.ts";
import { DASHES, spread } from "./course-chart.tsx";

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
  const { names, arms } = useAtTable();
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
          {[0, 0.25, 0.5, 0.75, 1].map((chance) => (
            <g key={chance}>
              <path d={`M${PAD.left} ${y(chance)}H${W - PAD.right}`} stroke="var(--line)" strokeDasharray="1 3" />
              <text x={PAD.left - 6} y={y(chance) + 4} textAnchor="end" className={css.tick}>
                {chance * 100}
              </text>
            </g>
          ))}
          <path d={`M${PAD.left} ${PAD.top}V${H - PAD.bottom}H${W - PAD.right}`} fill="none" stroke="var(--ink-3)" />
          {now !== null && <path d={`M${x(now + 1)} ${PAD.top}V${H - PAD.bottom}`} stroke="var(--brass)" strokeWidth="2" />}
          {names.map((name, seat) => {
            const tincture = arms[seat]?.tincture ?? "argent";
            const d = course
              .map((chances, at) => `${at === 0 ? "M" : "L"}${x(at).toFixed(1)} ${y(chances[seat] ?? 0).toFixed(1)}`)
              .join("");
            return (
              <g key={name}>
                <path d={d} fill="none" stroke="var(--t-edge)" strokeWidth="4" strokeLinejoin="round" opacity=".22" />
                <path
                  d={d}
                  fill="none"
                  stroke={`var(--t-${tincture})`}
                  strokeWidth="2.2"
                  strokeDasharray={DASHES[seat]}
                  strokeLinejoin="round"
                />
                <use
                  href={`#sh-${tincture}-${arms[seat]?.charge ?? "tower"}`}
                  x={W - PAD.right + 8}
                  y={(ends[seat] ?? 0) - 9}
                  width="16"
                  height="19"
                />
                {named && (
                  <text x={W - PAD.right + 28} y={(ends[seat] ?? 0) + 5} className={css.name}>
                    {name.length > 9 ? `${name.slice(0, 8)}…` : name}
                  </text>
                )}
              </g>
            );
          })}
          {turns.map(({ at, seat }, nth) => (
            <g key={at} className={css.turn}>
              <path d={`M${marks[nth]} ${MARKS - 6}L${x(at + 1)} ${H - PAD.bottom + 4}V${y(course[at + 1]?.[seat] ?? 0)}`} />
              <circle cx={x(at + 1)} cy={y(course[at + 1]?.[seat] ?? 0)} r="3.5" />
            </g>
          ))}
        </svg>
        {turns.map(({ at, kind, seat, amount }, nth) => (
          <button
            key={at}
            type="button"
            className={css.mark}
            data-kind={kind}
            aria-current={at === now ? "step" : undefined}
            style={{ left: marks[nth], top: MARKS }}
            onClick={() => go(at)}
            aria-label={`${t.analysis.turn(at + 1)}: ${t.analysis.kinds[kind]}, ${names[seat]} ${amount < 0 ? "−" : "+"}${Math.abs(Math.round(amount * 100))}`}
            title={`${t.analysis.turn(at + 1)}, ${t.analysis.kinds[kind]}`}
          />
        ))}
      </div>
      <details className={css.details}>
        <summary>{t.analysis.table}</summary>
        <CourseTable course={course} names={names} turns={turns.map(({ at }) => at + 1)} />
      </details>
    </figure>
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
