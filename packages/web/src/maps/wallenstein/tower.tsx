import { memo, useId } from "react";
import type { Arms } from "../../art/arms.ts";
import chart from "../chart/chart.module.css";
import { GroundDefs } from "../chart/ground.tsx";
import { CubePiece } from "../chart/pieces.tsx";
import css from "./furniture.module.css";

/** So many cubes of one party. */
export interface Cubes {
  readonly arms: Arms;
  readonly count: number;
}
/** The cubes one by one. */
export const eachOf = (heaps: readonly Cubes[], most: number): readonly Arms[] => {
  // By turns, so that every party shows even when there are too many to draw.
  const left = heaps.map(({ count }) => count);
  const out: Arms[] = [];
  while (out.length < most && left.some((n) => n > 0))
    heaps.forEach(({ arms }, i) => {
      if ((left[i] ?? 0) > 0 && out.length < most) {
        out.push(arms);
        left[i] = (left[i] ?? 0) - 1;
      }
    });
  return out;
};
const SHELVES = [
  [100, 112, 186, 148],
  [212, 176, 126, 212],
  [100, 240, 186, 276],
] as const;
const ON_SHELF = [0.09, 0.225, 0.36, 0.53, 0.7, 0.87] as const;
const HOLES: readonly number[] = [0.36, 0.7];
const FUNNEL = [
  [126, 44],
  [162, 56],
  [148, 32],
  [190, 38],
  [112, 28],
  [176, 22],
  [136, 16],
  [200, 20],
] as const;

/** A place for a cube: its middle, and how it is turned. */
export interface CubeSpot {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}
/** Where cubes rest inside, shelf by turns. */
export const SHELF_SPOTS: readonly CubeSpot[] = ON_SHELF.flatMap((t) =>
  SHELVES.map(([x0, y0, x1, y1]): CubeSpot => {
    const fallen = HOLES.includes(t);
    return {
      x: x0 + (x1 - x0) * t,
      y: y0 + (y1 - y0) * t - (fallen ? 1 : 8),
      turn: fallen ? 10 : (Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI,
    };
  }),
);
export const FUNNEL_SPOTS: readonly CubeSpot[] = FUNNEL.map(([x, y], i) => ({ x, y, turn: (i * 37) % 60 }));
const IN_TRAY = 22;
export const TRAY_SPOTS: readonly CubeSpot[] = Array.from({ length: IN_TRAY }, (_, i) => ({
  x: 56 + (i % 11) * 20,
  y: 396 + Math.floor(i / 11) * 24 + ((i * 7) % 5),
  turn: (i * 47) % 80,
}));
/** The points by which a cube falls through all three shelves. */
export const FALL: readonly (readonly [x: number, y: number])[] = [
  [156, 70],
  [124, 112],
  [186, 140],
  [190, 178],
  [124, 204],
  [122, 240],
  [188, 268],
  [160, 340],
];

interface TowerWords {
  readonly funnel: string;
  readonly shelves: string;
  readonly tray: string;
  readonly inside: string;
}
/** The tower without its cubes, to be drawn in `TOWER_VIEW`. */
export const TOWER_VIEW = "0 0 312 462";
export const TowerBody = memo(function TowerBody({ uid, words }: { readonly uid: string; readonly words: TowerWords }) {
  return (
    <>
      <GroundDefs uid={uid} />
      <path className={css.hollow} d="M60 24L100 78V344H212V78L252 24Z" />
      <path fill={`url(#${uid}bars)`} opacity=".35" d="M100 78V344H212V78Z" />
      {[-1, 1].map((side) => {
        const x = (dx: number): number => 156 + side * dx;
        return (
          <g key={side}>
            <path className={css.wood} d={`M${x(100)} 24L${x(58)} 80V344H${x(74)}V84L${x(112)} 34Z`} />
            {[0, 1, 2, 3, 4, 5, 6, 7, 8].map((k) => (
              <path key={k} className={css.grain} d={`M${x(60)} ${104 + k * 26}H${x(72)}`} />
            ))}
          </g>
        );
      })}
      {SHELVES.map(([x0, y0, x1, y1], shelf) => (
        <g key={shelf}>
          <path className={css.wood} d={`M${x0} ${y0}L${x1} ${y1}v8L${x0} ${y0 + 8}Z`} />
          {HOLES.map((t) => (
            <path key={t} className={css.hole} d={`M${x0 + (x1 - x0) * t - 8} ${y0 + (y1 - y0) * t - 3}v14h16v-14Z`} />
          ))}
        </g>
      ))}
      <path className={css.arrow} d="M156 66v22m-5-7l5 8l5-8" />
      <path className={css.wood} d="M82 344H230L286 372V450H26V372Z" />
      <path className={css.trayFloor} d="M38 378H274V440H38Z" />
      <path fill={`url(#${uid}hatch)`} opacity=".2" d="M38 378H274V440H38Z" />
      <g className={css.words}>
        <text x="14" y="60">
          {words.funnel}
        </text>
        <text x="14" y="204">
          {words.shelves}
        </text>
        <text x="14" y="358">
          {words.tray}
        </text>
        <text x="272" y="92" textAnchor="middle">
          {words.inside}
        </text>
      </g>
    </>
  );
});
/** The count of what is inside, beside the tower. */
export const InsideCount = ({ inside }: { readonly inside: readonly Cubes[] }) =>
  inside.map(({ arms, count }, i) => (
    <g key={i}>
      <CubePiece arms={arms} x={260} y={114 + i * 32} scale={1.15} />
      <text className={css.figure} x="276" y={120 + i * 32}>
        {count}
      </text>
    </g>
  ));
export const towerClass = `${chart.chart} ${css.tower}`;

interface TowerProps {
  /** What rests inside. */
  readonly inside: readonly Cubes[];
  /** What lies in the tray. */
  readonly tray: readonly Cubes[];
  /** What is about to be thrown in. */
  readonly falling?: readonly Cubes[];
  readonly words: TowerWords;
  readonly label: string;
}
/** The tower in section: funnel, three slanting shelves with holes that hold cubes back, and the tray. Beside it the count of what is inside. */
export const TowerSection = memo(function TowerSection({ inside, tray, falling = [], words, label }: TowerProps) {
  const uid = useId();
  const put = (cubes: readonly Cubes[], spots: readonly CubeSpot[], scale: number) =>
    eachOf(cubes, spots.length).map((arms, i) => {
      const { x, y, turn } = spots[i] ?? { x: 156, y: 40, turn: 0 };
      return <CubePiece key={i} arms={arms} x={x} y={y} turn={turn} scale={scale} />;
    });
  return (
    <svg className={towerClass} viewBox={TOWER_VIEW} role="img" aria-label={label}>
      <TowerBody uid={uid} words={words} />
      {put(inside, SHELF_SPOTS, 0.92)}
      {put(falling, FUNNEL_SPOTS, 0.96)}
      {put(tray, TRAY_SPOTS, 1.05)}
      <InsideCount inside={inside} />
    </svg>
  );
});
