import { useEffect, useMemo, useState } from "react";
import { Sheet } from "../../kit/paper.tsx";
import { useT } from "../../words/index.ts";
import { Gridlines, SeatLine, spread } from "./chart-lines.tsx";
import { useAtTable, useLines } from "./context.ts";
import css from "./course-chart.module.css";
import { momentsOf } from "./moments.ts";

const MOST_POINTS = 32;
const W = 560;
const H = 220;
const PAD = { left: 34, right: 96, top: 14, bottom: 26 };

/** A line for each seat through the game, from what all could see at the time. */
export function CourseChart() {
  const t = useT();
  const { plugin, names, speaker } = useAtTable();
  const points = usePoints();
  if (points.length < 2) return null;
  const most = Math.max(1, ...points.flatMap(({ figures }) => figures));
  const least = Math.min(0, ...points.flatMap(({ figures }) => figures));
  const end = points.at(-1);
  const x = (at: number): number => PAD.left + ((W - PAD.left - PAD.right) * at) / Math.max(1, end?.at ?? 1);
  const y = (figure: number): number => H - PAD.bottom - ((H - PAD.top - PAD.bottom) * (figure - least)) / Math.max(1, most - least);
  const steps = Array.from({ length: 5 }, (_, i) => Math.round(least + ((most - least) * i) / 4));
  const ends = spread(
    names.map((_, seat) => y(end?.figures[seat] ?? 0)),
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
        aria-label={`${t.ending.course}: ${names.map((name, seat) => `${name} ${end?.figures[seat] ?? 0}`).join(", ")}`}
      >
        <Gridlines at={[...new Set(steps)]} y={y} left={PAD.left} right={W - PAD.right} text={(figure) => figure} className={css.figure} />
        <path d={`M${PAD.left} ${PAD.top}V${H - PAD.bottom}H${W - PAD.right}`} fill="none" stroke="var(--ink-3)" />
        {names.map((name, seat) => (
          <SeatLine
            key={name}
            seat={seat}
            points={points.map(({ at, figures }) => [x(at), y(figures[seat] ?? 0)])}
            width={2.6}
            opacity=".25"
            x={W - PAD.right + 6}
            y={ends[seat] ?? 0}
            isNamed
            className={css.name}
          />
        ))}
      </svg>
    </Sheet>
  );
}
interface CoursePoint {
  readonly at: number;
  readonly figures: readonly number[];
}
/** Evenly through the game, the figure of each seat. */
function usePoints(): readonly CoursePoint[] {
  const { plugin, table } = useAtTable();
  const lines = useLines();
  const moments = useMemo(() => momentsOf(lines), [lines]);
  const [points, setPoints] = useState<readonly CoursePoint[]>([]);
  useEffect(() => {
    let stale = false;
    const load = async (): Promise<void> => {
      const last = moments.length - 1;
      const count = Math.min(MOST_POINTS, last + 1);
      const wanted = [...new Set(Array.from({ length: count }, (_, i) => Math.round((i * last) / Math.max(1, count - 1))))];
      const made: CoursePoint[] = [];
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
  return points;
}
