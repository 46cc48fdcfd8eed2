import type { KeyboardEvent } from "react";
import { memo, useRef, useState } from "react";
import css from "./chart.module.css";
import type { Point } from "./topology.ts";

/** How a place stands out: it may be picked, it is picked, a name in the log points at it, or it does not matter now. */
export type Mark = "legal" | "chosen" | "lit" | "dim";

/** A place that can be picked, and reached with the arrow keys. */
export interface Spot {
  readonly key: string;
  readonly d: string;
  readonly at: Point;
  /** What a reader hears. */
  readonly says: string;
  readonly mark: Mark | null;
}
interface Props {
  readonly spots: readonly Spot[];
  readonly onPick?: ((key: string) => void) | undefined;
  /** The focus has moved to a place: bring it into sight. */
  readonly onSight?: ((at: Point) => void) | undefined;
}
const DIRECTIONS: Readonly<Record<string, Point>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The place one reaches from another by going in a direction: near, and not too far off the line. */
export function nextSpot(spots: readonly Spot[], from: Spot, [dx, dy]: Point): Spot | null {
  let best: Spot | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    const ahead = (spot.at[0] - from.at[0]) * dx + (spot.at[1] - from.at[1]) * dy;
    const aside = Math.abs((spot.at[0] - from.at[0]) * dy) + Math.abs((spot.at[1] - from.at[1]) * dx);
    if (spot.key === from.key || ahead < 4 || aside > ahead * 2.2) continue;
    const far = ahead + aside * 1.6;
    if (far < least) {
      least = far;
      best = spot;
    }
  }
  return best;
}

/** Where the map is touched. One stop for the Tab key; the arrow keys go from place to place, Enter picks, N goes to the next legal one. */
export const Spots = memo(function Spots({ spots, onPick, onSight }: Props) {
  const [last, setLast] = useState<string | null>(null);
  const group = useRef<SVGGElement>(null);
  const stop = (spots.find(({ key }) => key === last) ?? spots.find(({ mark }) => mark === "legal" || mark === "chosen") ?? spots[0])?.key;

  const go = (to: Spot | null | undefined): void => {
    if (to === null || to === undefined) return;
    setLast(to.key);
    group.current?.querySelector<SVGPathElement>(`[data-key="${to.key}"]`)?.focus();
    onSight?.(to.at);
  };
  const pressed = (event: KeyboardEvent, spot: Spot): void => {
    const direction = DIRECTIONS[event.key];
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (direction !== undefined) go(nextSpot(spots, spot, direction));
    else if (event.key === "n" || event.key === "N") {
      const at = spots.indexOf(spot);
      go([...spots.slice(at + 1), ...spots.slice(0, at)].find(({ mark }) => mark === "legal"));
    } else if (event.key === "Enter" || event.key === " ") onPick?.(spot.key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <g ref={group}>
      {spots.map((spot) => (
        <g key={spot.key} className={css.spot}>
          <path
            className={css.hit}
            d={spot.d}
            data-key={spot.key}
            data-mark={spot.mark ?? undefined}
            role={onPick === undefined ? "img" : "button"}
            aria-label={spot.says}
            aria-pressed={onPick === undefined ? undefined : spot.mark === "chosen"}
            tabIndex={spot.key === stop ? 0 : -1}
            onClick={() => {
              setLast(spot.key);
              onPick?.(spot.key);
            }}
            onKeyDown={(event) => pressed(event, spot)}
          />
          <path className={css.ringOuter} d={spot.d} />
          <path className={css.ringInner} d={spot.d} />
        </g>
      ))}
    </g>
  );
});
