import { COUNTIES } from "@stormakt/wallenstein/catalog";
import type { ReactNode } from "react";
import { memo } from "react";
import chart from "../chart/chart.module.css";
import { BuildingPiece, CitySite, CoinPiece, EmptyShield, MapShield, Pennant, SheafPiece, Statue, Torch } from "../chart/pieces.tsx";
import { isShown } from "../chart/spots.tsx";
import type { CountySlots } from "./atlas.ts";
import { COUNTY_SLOTS } from "./atlas.ts";
import type { CountyLook } from "./looks.ts";
import css from "./wallenstein-map.module.css";

interface CountyProps {
  readonly look: CountyLook;
  readonly county: number;
  readonly slots: CountySlots;
}
const DRAWN = ["owner", "armies", "buildings", "revolts", "leader", "statue", "out", "mark", "tag"] as const;
/** What is drawn of it is the same. */
const isUnchanged = (one: Omit<CountyProps, "slots">, other: Omit<CountyProps, "slots">): boolean =>
  one.county === other.county && DRAWN.every((field) => one.look[field] === other.look[field]);
/** More to draw in a county, in the map's coordinates. */
type Extra = ((county: number, slots: CountySlots, tag: number | undefined) => ReactNode) | undefined;
/** All that lies in a county. */
export const OnCounty = memo(
  function OnCounty({ county, look, extra }: Omit<CountyProps, "slots"> & { readonly extra: Extra }) {
    const slots = COUNTY_SLOTS[county];
    return slots === undefined ? null : (
      <g className={look.mark === "dim" || look.out === true ? chart.dimmed : undefined}>
        <County look={look} county={county} slots={slots} />
        {extra?.(county, slots, look.tag)}
      </g>
    );
  },
  (one, other) => one.extra === other.extra && isUnchanged(one, other),
);
const County = memo(function County({ look, county, slots }: CountyProps) {
  const card = COUNTIES[county];
  const { owner, armies, buildings, revolts, leader, statue, mark, out = false } = look;
  const { scale, label, shield, sites } = slots;
  if (card === undefined) return null;
  return (
    <>
      {!out &&
        sites.map(([x, y], at) => {
          const kind = buildings[at];
          return kind === undefined ? (
            <CitySite key={at} x={x} y={y - 2} scale={1.2 * scale} />
          ) : (
            <BuildingPiece key={at} kind={kind} x={x} y={y - 1} scale={1.24 * scale} />
          );
        })}
      {/* Towns above, yield below them, both beside the shield. */}
      {!out && <Yield tax={card.tax} grain={card.grain} x={shield[0] + 23 * scale} y={shield[1] + 13 * scale} />}
      <g className={chart.grows} data-spot={`county-${county}`}>
        {owner !== null ? (
          <MapShield arms={owner} count={armies} x={shield[0]} y={shield[1]} scale={1.18 * scale} />
        ) : (
          !out && <EmptyShield count={armies > 0 ? armies : undefined} x={shield[0]} y={shield[1]} scale={1.12 * scale} />
        )}
      </g>
      {leader !== null && leader !== undefined && <Pennant arms={leader} x={slots.leader[0]} y={slots.leader[1]} scale={scale} />}
      {statue === true && <Statue x={slots.statue[0]} y={slots.statue[1]} scale={scale} />}
      {revolts > 0 && <Revolts revolts={revolts} slots={slots} />}
      <text className={`${chart.name} ${chart.title}`} x={label[0]} y={label[1] + 8} fontSize="17" data-shown={isShown(mark)}>
        {card.name}
      </text>
      {mark === "chosen" && (
        <use href="#seal" x={slots.block[0] + slots.block[2] / 2 - 6} y={slots.block[1] - slots.block[3] / 2 - 12} width="24" height="24" />
      )}
    </>
  );
}, isUnchanged);

interface YieldProps {
  readonly tax: number;
  readonly grain: number;
  readonly x: number;
  readonly y: number;
}
const Yield = ({ tax, grain, x, y }: YieldProps) => (
  <g className={css.yield} fontSize="16">
    <CoinPiece x={x} y={y} scale={0.92} />
    <text className={chart.name} x={x + 12} y={y + 5.5}>
      {tax}
    </text>
    <SheafPiece x={x + 25} y={y} scale={0.86} />
    <text className={chart.name} x={x + 36} y={y + 5.5}>
      {grain}
    </text>
  </g>
);
/** A torch for each; from the fourth on, one with their number. */
const Revolts = ({ revolts, slots: { shield, scale } }: { readonly revolts: number; readonly slots: CountySlots }) => (
  <g data-revolts={revolts} className={css.revolts}>
    {Array.from({ length: revolts > 3 ? 1 : revolts }, (_, at) => (
      <Torch key={at} x={shield[0] - (13 + at * 7) * scale} y={shield[1] + 8 * scale} scale={1.5 * scale} />
    ))}
    {revolts > 3 && (
      <text className={`${chart.name} ${css.times}`} x={shield[0] - 26 * scale} y={shield[1] + 14 * scale} fontSize="16" data-shown>
        ×{revolts}
      </text>
    )}
  </g>
);
