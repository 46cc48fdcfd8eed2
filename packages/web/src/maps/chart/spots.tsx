import type { KeyboardEvent } from "react";
import { memo, useCallback, useLayoutEffect, useRef, useState } from "react";
import css from "./chart.module.css";
import type { Point } from "./topology.ts";

/** How a place stands out: it may be picked, it is picked, a name in the log points at it, or it does not matter now. */
export type Mark = "legal" | "chosen" | "lit" | "dim";
/** Names are shown from afar too where something may be done, or is spoken of. */
export const isShown = (mark: Mark | null | undefined): true | undefined =>
  mark === "legal" || mark === "chosen" || mark === "lit" || undefined;

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
  const [focused, setFocused] = useState<string | null>(null);
  const group = useRef<SVGGElement>(null);
  const stop = (spots.find(({ key }) => key === last) ?? spots.find(({ mark }) => mark === "legal" || mark === "chosen") ?? spots[0])?.key;
  // What a place does when it is touched is always the same, so that only a place that looks different is drawn again.
  const now = useRef({ spots, onPick, onSight });
  useLayoutEffect(() => {
    now.current = { spots, onPick, onSight };
  });
  const pick = useCallback((key: string): void => {
    setLast(key);
    now.current.onPick?.(key);
  }, []);
  const press = useCallback((event: KeyboardEvent, key: string): void => {
    const { spots: all, onPick: picked, onSight: seen } = now.current;
    const at = all.findIndex((one) => one.key === key);
    const spot = all[at];
    const direction = DIRECTIONS[event.key];
    if (spot === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const go = (to: Spot | null | undefined): void => {
      if (to === null || to === undefined) return;
      setLast(to.key);
      group.current?.querySelector<SVGPathElement>(`[data-key="${to.key}"]`)?.focus();
      seen?.(to.at);
    };
    if (direction !== undefined) go(nextSpot(all, spot, direction));
    else if (event.key === "n" || event.key === "N") go([...all.slice(at + 1), ...all.slice(0, at)].find(({ mark }) => mark === "legal"));
    else if (event.key === "Enter" || event.key === " ") picked?.(key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }, []);
  const ring = spots.find(({ key }) => key === focused)?.d;
  return (
    <g
      ref={group}
      onFocus={({ target }) => setFocused(target.matches(":focus-visible") ? (target.getAttribute("data-key") ?? null) : null)}
      onBlur={() => setFocused(null)}
    >
      {spots.map(({ key, d, says, mark }) => (
        <OneSpot
          key={key}
          id={key}
          d={d}
          says={says}
          mark={mark}
          stop={key === stop}
          still={onPick === undefined}
          pick={pick}
          press={press}
        />
      ))}
      {ring !== undefined && (
        <>
          <path className={css.ringOuter} d={ring} />
          <path className={css.ringInner} d={ring} />
        </>
      )}
    </g>
  );
});
interface OneProps {
  readonly id: string;
  readonly d: string;
  readonly says: string;
  readonly mark: Mark | null;
  /** The Tab key stops here. */
  readonly stop: boolean;
  /** Nothing can be picked. */
  readonly still: boolean;
  pick(key: string): void;
  press(event: KeyboardEvent, key: string): void;
}
const OneSpot = memo(function OneSpot({ id, d, says, mark, stop, still, pick, press }: OneProps) {
  return (
    <path
      className={css.hit}
      d={d}
      data-key={id}
      data-mark={mark ?? undefined}
      role={still ? "img" : "button"}
      aria-label={says}
      aria-pressed={still ? undefined : mark === "chosen"}
      tabIndex={stop ? 0 : -1}
      onClick={() => pick(id)}
      onKeyDown={(event) => press(event, id)}
    />
  );
});
