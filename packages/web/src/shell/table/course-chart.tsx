import { useEffect, useMemo, useState } from "react";
import { Sheet } from "../../kit/paper.tsx";
import { useT } from "../../words/index.ts";
import { useAtTable, useLines } from "./context.ts";
import css from "./course-chart.module.css";
import { momentsOf } from "./moments.ts";

const MOST_POINTS = 32;
const W = 560;
const H = 220;
const PAD = { left: 34, right: 96, top: 14, bottom: 26 };
/** Lines differ by dash as well as by colour. */
export const DASHES = ["", "7 4", "2 3", "11 4 2 4", "5 2", "1 4"];

/** A line for each seat through the game, from what all could see at the time. */
export function CourseChart() {
  const t = useT();
  const { plugin, table, names, arms, speaker } = useAtTable();
  const lines = useLines();
  const moments = useMemo(() => momentsOf(lines), [lines]);
  const [points, setPoints] = useState<readonly { readonly at: number; readonly figures: readonly number[] }[]>([]);
  useEffect(() => {
    let stale = false;
    const load = async (): Promise<void> => {
      const last = moments.length - 1;
      const count = Math.min(MOST_POINTS, last + 1);
      const wanted = [...new Set(Array.from({ length: count }, (_, i) => Math.round((i * last) / Math.max(1, count - 1))))];
      const made: { at: number; figures: readonly number[] }[] = [];
      for (const at of wanted) {
        const { view } = await table.past.atMoment(at, null);
        if (stale) return;
        made.push({ at, figures: plugin.course?.figure(view) ?? [] });
      }
      setPoints(made);
    };
    void load().catch(() => {});
    return () => {
      stale = true;
    };
  }, [moments, table, plugin]);
  if (points.length < 2) return null;
  const most = Math.max(1, ...points.flatMap(({ figures }) => figures));
  const least = Math.min(0, ...points.flatMap(({ figures }) => figures));
  const last = points.at(-1)?.at ?? 1;
  const x = (at: number): number => PAD.left + ((W - PAD.left - PAD.right) * at) / Math.max(1, last);
  const y = (figure: number): number => H - PAD.bottom - ((H - PAD.top - PAD.bottom) * (figure - least)) / Math.max(1, most - least);
  const steps = Array.from({ length: 5 }, (_, i) => Math.round(least + ((most - least) * i) / 4));
  const ends = spread(
    names.map((_, seat) => y(points.at(-1)?.figures[seat] ?? 0)),
    H - 8,
  );
  return (
    <Sheet className={css.chart}>
      <h3>{t.ending.course}</h3>
      <p className="tiny muted">
        {plugin.course?.name(speaker.language)} {t.ending.courseHelp}
      </p>
      <svg
        viewBox={`0 0 ${W} ${H}`}
        role="img"
        aria-label={`${t.ending.course}: ${names.map((name, seat) => `${name} ${points.at(-1)?.figures[seat] ?? 0}`).join(", ")}`}
      >
        {[...new Set(steps)].map((figure) => (
          <g key={figure}>
            <path d={`M${PAD.left} ${y(figure)}H${W - PAD.right}`} stroke="var(--line)" strokeDasharray="1 3" />
            <text x={PAD.left - 6} y={y(figure) + 4} textAnchor="end" className={css.figure}>
              {figure}
            </text>
          </g>
        ))}
        <path d={`M${PAD.left} ${PAD.top}V${H - PAD.bottom}H${W - PAD.right}`} fill="none" stroke="var(--ink-3)" />
        {names.map((name, seat) => {
          const tincture = arms[seat]?.tincture ?? "argent";
          const d = points
            .map(({ at, figures }, i) => `${i === 0 ? "M" : "L"}${x(at).toFixed(1)} ${y(figures[seat] ?? 0).toFixed(1)}`)
            .join("");
          return (
            <g key={name}>
              <path d={d} fill="none" stroke="var(--t-edge)" strokeWidth="4.4" strokeLinejoin="round" opacity=".25" />
              <path
                d={d}
                fill="none"
                stroke={`var(--t-${tincture})`}
                strokeWidth="2.6"
                strokeDasharray={DASHES[seat]}
                strokeLinejoin="round"
              />
              <use
                href={`#sh-${tincture}-${arms[seat]?.charge ?? "tower"}`}
                x={W - PAD.right + 6}
                y={(ends[seat] ?? 0) - 9}
                width="16"
                height="19"
              />
              <text x={W - PAD.right + 26} y={(ends[seat] ?? 0) + 5} className={css.name}>
                {name.length > 9 ? `${name.slice(0, 8)}…` : name}
              </text>
            </g>
          );
        })}
      </svg>
    </Sheet>
  );
}
/** Labels that would lie over each other are moved apart, and none beyond `most`. */
export function spread(places: readonly number[], most: number, gap = 20): number[] {
  const order = places.map((y, at) => ({ y, at })).sort((a, b) => a.y - b.y);
  for (let i = 1; i < order.length; i++) {
    const [before, here] = [order[i - 1], order[i]];
    if (before !== undefined && here !== undefined && here.y < before.y + gap) here.y = before.y + gap;
  }
  const made: number[] = [];
  let lowest = most;
  for (const { y, at } of order.reverse()) {
    made[at] = Math.min(y, lowest);
    lowest = made[at] - gap;
  }
  return made;
}
