import { COUNTIES } from "@stormakt/wallenstein/catalog";
import type { ReactNode } from "react";
import { memo, useId } from "react";
import type { Arms } from "../../art/arms.ts";
import { Coin, Shield } from "../../kit/marks.tsx";
import chart from "../chart/chart.module.css";
import { GroundDefs } from "../chart/ground.tsx";
import type { BuildingKind } from "../chart/pieces.tsx";
import { BuildingPiece, ChargeMark, CitySite, CoinPiece, CubePiece, SheafPiece } from "../chart/pieces.tsx";
import { COUNTY_PATHS, COUNTY_SLOTS } from "./atlas.ts";
import css from "./furniture.module.css";
import { RegionFill } from "./wallenstein-map.tsx";

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

export type ActionArt =
  | { readonly kind: "build"; readonly building: BuildingKind }
  | { readonly kind: "deploy"; readonly armies: number }
  | { readonly kind: "combat" | "grain" | "taxes" };
/** Open and still to come, under way, done, or face down. */
export type ActionState = "open" | "current" | "done" | "down";
interface ActionCardProps {
  readonly number: number;
  readonly art: ActionArt;
  readonly title: string;
  readonly price?: number;
  readonly state: ActionState;
  /** Whose cubes are shown on a deploy card. */
  readonly arms: Arms;
  readonly children?: ReactNode;
}
/** A season's action card. Wrap it in a button where it can be chosen. */
export const ActionCard = ({ number, art, title, price = 0, state, arms, children }: ActionCardProps) => (
  <span className={css.action} data-state={state}>
    <b className={`${css.ordinal} num`}>{number}</b>
    {price > 0 && state !== "down" && (
      <svg className={`${chart.chart} ${css.price}`} viewBox="-9 -9 18 18" aria-hidden="true">
        <CoinPiece x={0} y={0} worth={price} />
      </svg>
    )}
    {state === "down" ? (
      <span className={css.unknown} aria-hidden="true" />
    ) : (
      <svg className={`${chart.chart} ${css.art}`} viewBox="-48 -24 96 44" aria-hidden="true">
        {art.kind === "build" && <BuildingPiece kind={art.building} x={0} y={2} scale={2} />}
        {art.kind === "deploy" &&
          Array.from({ length: art.armies }, (_, k) => <CubePiece key={k} arms={arms} x={(k - (art.armies - 1) / 2) * 18} y={0} />)}
        {art.kind === "combat" && <ChargeMark charge="pikes" size={44} fill="var(--ink)" field="var(--paper)" />}
        {art.kind === "taxes" && (
          <>
            <CoinPiece x={-7} y={2} scale={1.7} />
            <CoinPiece x={8} y={-3} scale={1.7} />
          </>
        )}
        {art.kind === "grain" && <SheafPiece x={0} y={0} scale={1.8} />}
      </svg>
    )}
    <span className={css.actionTitle}>{state === "down" ? "?" : title}</span>
    {children}
  </span>
);

/** An event of the year with the grain that the winter takes. */
export const EventCard = ({
  title,
  loss,
  lossLabel,
  state,
}: {
  readonly title: string;
  readonly loss: number | null;
  readonly lossLabel: string;
  readonly state: ActionState;
}) => (
  <span className={css.event} data-state={state}>
    {state === "down" ? <span className={css.unknown} aria-hidden="true" /> : <span className={css.eventTitle}>{title}</span>}
    <span className={css.loss} title={lossLabel}>
      <svg viewBox="-10 -10 20 20" width="18" height="18" aria-hidden="true">
        <path className={css.flake} d="M0-9V9M-7.8-4.5L7.8 4.5M-7.8 4.5L7.8-4.5M-2.5-7L0-4.5L2.5-7M-2.5 7L0 4.5L2.5 7" />
      </svg>
      <span className="aloud">{lossLabel}</span>
      <b className="num">{loss ?? "?"}</b>
    </span>
  </span>
);

/** The order of play: a bonus tile in each place, and who has taken it. */
export const OrderTrack = ({
  places,
}: {
  readonly places: readonly { readonly tile: string; readonly arms: Arms | null; readonly name: string }[];
}) => (
  <ol className={css.order}>
    {places.map(({ tile, arms, name }, i) => (
      <li key={i}>
        <span className={css.tile}>{tile}</span>
        <b className="num">{i + 1}</b>
        {arms === null ? <span className={css.vacant} aria-hidden="true" /> : <Shield arms={arms} size={30} label={name} />}
      </li>
    ))}
  </ol>
);

/** A county by itself, as on its card: outline, tint and pattern of its region, towns, tax and grain. */
export const CountyCard = memo(function CountyCard({ county, children }: { readonly county: number; readonly children?: ReactNode }) {
  const uid = useId();
  const card = COUNTIES[county];
  const slots = COUNTY_SLOTS[county];
  const path = COUNTY_PATHS[county];
  if (card === undefined || slots === undefined || path === undefined) return null;
  const numbers = path.match(/-?[\d.]+/g)?.map(Number) ?? [];
  const xs = numbers.filter((_, i) => i % 2 === 0);
  const ys = numbers.filter((_, i) => i % 2 === 1);
  const [x, y] = [Math.min(...xs) - 4, Math.min(...ys) - 4];
  return (
    <span className={css.county}>
      <span className={css.countyName}>{card.name}</span>
      <svg
        className={`${chart.chart} ${css.outline}`}
        viewBox={`${x} ${y} ${Math.max(...xs) + 4 - x} ${Math.max(...ys) + 4 - y}`}
        aria-hidden="true"
      >
        <GroundDefs uid={uid} />
        <RegionFill uid={uid} region={card.region}>
          <path d={path} />
        </RegionFill>
        <path d={path} className={`${chart.coast} ${css.countyLine}`} />
        {slots.sites.map(([sx, sy], i) => (
          <CitySite key={i} x={sx} y={sy} scale={1.5} />
        ))}
      </svg>
      <span className={css.values}>
        <Coin worth={1} size={18} /> <b className="num">{card.tax}</b>
        <svg viewBox="-9 -11 18 20" width="17" height="19" className={chart.chart} style={{ width: 17, height: 19 }} aria-hidden="true">
          <SheafPiece x={0} y={0} />
        </svg>
        <b className="num">{card.grain}</b>
      </span>
      {children}
    </span>
  );
});
