import { useAtTable } from "./context.ts";

/** Lines differ by dash as well as by colour. */
const DASHES = ["", "7 4", "2 3", "11 4 2 4", "5 2", "1 4"];

interface GridlinesProps {
  readonly at: readonly number[];
  y(figure: number): number;
  readonly left: number;
  readonly right: number;
  /** What stands beside a line. */
  text(figure: number): number;
  readonly className: string | undefined;
}
/** The scale of a chart: a dotted line for each figure. */
export const Gridlines = ({ at, y, left, right, text, className }: GridlinesProps) =>
  at.map((figure) => (
    <g key={figure}>
      <path d={`M${left} ${y(figure)}H${right}`} stroke="var(--line)" strokeDasharray="1 3" />
      <text x={left - 6} y={y(figure) + 4} textAnchor="end" className={className}>
        {text(figure)}
      </text>
    </g>
  ));

interface SeatLineProps {
  readonly seat: number;
  readonly points: readonly (readonly [x: number, y: number])[];
  readonly width: number;
  /** Of the edge that sets it off from the paper. */
  readonly opacity: string;
  /** Where its arms stand, and beside them its name. */
  readonly x: number;
  readonly y: number;
  readonly isNamed: boolean;
  readonly className: string | undefined;
}
/** The line of a seat through the game, in its tincture and its dash. */
export function SeatLine({ seat, points, width, opacity, x, y, isNamed, className }: SeatLineProps) {
  const { names, arms } = useAtTable();
  const name = names[seat] ?? "";
  const tincture = arms[seat]?.tincture ?? "argent";
  const d = points.map(([px, py], at) => `${at === 0 ? "M" : "L"}${px.toFixed(1)} ${py.toFixed(1)}`).join("");
  return (
    <g>
      <path d={d} fill="none" stroke="var(--t-edge)" strokeWidth={width + 1.8} strokeLinejoin="round" opacity={opacity} />
      <path d={d} fill="none" stroke={`var(--t-${tincture})`} strokeWidth={width} strokeDasharray={DASHES[seat]} strokeLinejoin="round" />
      <use href={`#sh-${tincture}-${arms[seat]?.charge ?? "tower"}`} x={x} y={y - 9} width="16" height="19" />
      {isNamed && (
        <text x={x + 20} y={y + 5} className={className}>
          {name.length > 9 ? `${name.slice(0, 8)}…` : name}
        </text>
      )}
    </g>
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
