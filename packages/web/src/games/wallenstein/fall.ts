import type { Event } from "@stormakt/wallenstein/types";
import type { CubeSpot } from "../../maps/wallenstein/tower.tsx";
import { FALL, FUNNEL_SPOTS, SHELF_SPOTS, TRAY_SPOTS } from "../../maps/wallenstein/tower.tsx";

/** The way of one cube. It begins and ends in shares of the whole fall; a cube that stays where it was has one point. */
export interface Course {
  readonly colour: number;
  readonly points: readonly CubeSpot[];
  readonly start: number;
  readonly end: number;
}
type Drop = Extract<Event, { kind: "towerDropped" }>;
const STILL: CubeSpot = { x: 156, y: 40, turn: 0 };

/**
 * The ways of all cubes, true to what the tower did: as many of each colour as were dropped begin in the funnel, as many as lie in the
 * tray end there, and the others rest inside. Which of two alike cubes fell out nobody can tell; the older ones stay.
 */
export function coursesOf({ dropped, inside, tray }: Drop): Course[] {
  const shelf = spotsOf(SHELF_SPOTS);
  const funnel = spotsOf(FUNNEL_SPOTS);
  const bottom = spotsOf(TRAY_SPOTS);
  const resting: { colour: number; spot: CubeSpot }[] = byTurns(inside).map((colour) => ({ colour, spot: shelf() }));
  const falling = byTurns(dropped);
  // Of each colour so many come out; of those, as many as possible are new ones, the rest are knocked loose.
  const passing = dropped.map((count, colour) => Math.min(count, tray[colour] ?? 0));
  const loose = tray.map((count, colour) => count - (passing[colour] ?? 0));
  const courses: Course[] = [];
  for (const { colour, spot } of resting) {
    const falls = take(loose, colour);
    const at = falls ? 0.35 + courses.length * 0.012 : 0;
    courses.push(
      falls
        ? { colour, points: [spot, ...way(spot.y, courses.length), bottom()], start: Math.min(0.55, at), end: Math.min(1, at + 0.42) }
        : { colour, points: [spot], start: 0, end: 0 },
    );
  }
  falling.forEach((colour, at) => {
    const from = funnel();
    const start = (at / Math.max(1, falling.length)) * 0.45;
    const out = take(passing, colour);
    const to = out ? bottom() : shelf();
    const between = out ? way(0, at) : way(0, at).filter(({ y }) => y < to.y - 6);
    courses.push({ colour, points: [from, ...between, to], start, end: start + (out ? 0.55 : 0.4) });
  });
  return courses;
}
/** The points of the fall below a height, a little different for each cube. */
const way = (below: number, at: number): CubeSpot[] =>
  FALL.filter(([, y]) => y > below + 4).map(([x, y], i) => ({
    x: x + ((at * 13 + i * 7) % 11) - 5,
    y: y + ((at * 5) % 7) - 3,
    turn: at * 40 + i * 70,
  }));
/** One place after the other; when there are no more, again from the first, a little aside. */
function spotsOf(spots: readonly CubeSpot[]): () => CubeSpot {
  let next = 0;
  return () => {
    const spot = spots[next % spots.length] ?? STILL;
    const aside = Math.floor(next / spots.length) * 5;
    next += 1;
    return { ...spot, x: spot.x + aside, y: spot.y - aside };
  };
}
/** The colours of all cubes, one of each by turns. */
function byTurns(counts: readonly number[]): number[] {
  const most = Math.max(0, ...counts);
  return Array.from({ length: most }, (_, round) => counts.flatMap((count, colour) => (round < count ? [colour] : []))).flat();
}
function take(counts: number[], colour: number): boolean {
  const left = counts[colour] ?? 0;
  if (left <= 0) return false;
  counts[colour] = left - 1;
  return true;
}
