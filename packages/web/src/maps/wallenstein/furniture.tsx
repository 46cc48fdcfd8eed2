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
import { RegionFill } from "./regions.tsx";

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
