import type { ReactNode } from "react";
import { memo } from "react";
import type { Arms } from "../../art/arms.ts";
import type { Charge } from "../../art/charges.ts";
import { chargeOn, shield as shieldMarkup } from "../../art/charges.ts";
import css from "./chart.module.css";
import type { Place } from "./placed.ts";
import { asLargeAs, placedCircle, placedPath } from "./placed.ts";

/** Pieces as they lie on a map: inside an SVG, around a middle point. Hatching is measured from that point: what bears it has a transform. */
const put = ({ x, y, scale = 1 }: Place): string => `translate(${x} ${y})${scale === 1 ? "" : ` scale(${scale})`}`;
const At = ({ children, className, ...place }: Place & { readonly children: ReactNode; readonly className?: string | undefined }) => (
  <g transform={put(place)} className={className}>
    {children}
  </g>
);
/** What has no hatching is drawn at its place. */
const Placed = ({
  of,
  children,
  className,
}: {
  readonly of: Place;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}) => (
  <g className={className} style={asLargeAs(of)}>
    {children}
  </g>
);

/** A charge alone, in a box of `size`. */
export const ChargeMark = memo(function ChargeMark({
  charge,
  size,
  x = 0,
  y = 0,
  fill,
  field,
}: {
  readonly charge: Charge;
  readonly size: number;
  readonly x?: number;
  readonly y?: number;
  readonly fill: string;
  readonly field: string;
}) {
  const k = size / 100;
  const place = `${x === 0 && y === 0 ? "" : `translate(${x} ${y}) `}scale(${k}) translate(-50 -57)`;
  return <g transform={place} fill={fill} dangerouslySetInnerHTML={{ __html: chargeOn(charge, field) }} />;
});
const SHIELD = "M-12-14H12V0C12 8 6 12.5 0 15.5C-6 12.5-12 8-12 0Z";
/** The same, where its shadow falls: a transform of its own would make the browser paint it apart. */
const SHIELD_SHADOW = "M-10.8-12.4H13.2V1.6C13.2 9.6 7.2 14.1 1.2 17.1C-4.8 14.1-10.8 9.6-10.8 1.6Z";
const FOOT = "M-12 .5H12C12 8.5 6 12.5 0 15.5C-6 12.5-12 8.5-12 .5Z";

/** A shield of 24 by 30. With a count, the head bears colour, hatching and charge, and the foot is a light field with the number. */
export const MapShield = memo(function MapShield({
  arms,
  count,
  ...place
}: Place & { readonly arms: Arms; readonly count?: number | string | undefined }) {
  const { tincture, charge } = arms;
  if (count === undefined)
    return (
      <g className={css.piece}>
        <path className={css.shadow} d={placedPath(SHIELD_SHADOW, place)} />
        <g
          transform={`${put(place)} scale(.264) translate(-50 -57.5)`}
          dangerouslySetInnerHTML={{ __html: shieldMarkup(tincture, charge) }}
        />
      </g>
    );
  return (
    <At {...place} className={css.piece}>
      <path className={css.shadow} d={SHIELD_SHADOW} />
      <path d={SHIELD} fill={`var(--t-${tincture})`} />
      <path d={SHIELD} fill={`url(#h-${tincture})`} />
      <ChargeMark charge={charge} size={14.6} y={-6.6} fill={`var(--on-${tincture})`} field={`var(--t-${tincture})`} />
      <path className={css.foot} d={FOOT} />
      <path className={css.outline} d="M-12 .5H12" />
      <text className={css.count} y="12" fontSize={String(count).length > 1 ? 14 : 15.5}>
        {count}
      </text>
      <path className={css.edge} d={SHIELD} />
    </At>
  );
});
/** Nobody's: dashed ink is what may come to be. A number in it is a price or the peasants' strength. */
export const EmptyShield = ({ count, ...place }: Place & { readonly count?: number | string | undefined }) => {
  const { x, y, scale = 1 } = place;
  return (
    <Placed of={place} className={css.piece}>
      <path className={css.vacant} d={placedPath(SHIELD, place)} />
      {count !== undefined && (
        <text className={css.count} x={x} y={y + 5.5 * scale} fontSize={14 * scale}>
          {count}
        </text>
      )}
    </Placed>
  );
};
/** A round piece of a house: colour, hatching and charge in a circle. */
export const Disc = memo(function Disc({ arms, radius = 13, ...place }: Place & { readonly arms: Arms; readonly radius?: number }) {
  const { tincture, charge } = arms;
  return (
    <At {...place} className={css.piece}>
      <circle className={css.shadow} cx=".8" cy="1.4" r={radius} />
      <circle r={radius} fill={`var(--t-${tincture})`} />
      {radius >= 11 && <circle r={radius} fill={`url(#h-${tincture})`} />}
      <ChargeMark charge={charge} size={radius * 1.42} fill={`var(--on-${tincture})`} field={`var(--t-${tincture})`} />
      <circle className={css.edge} r={radius} />
    </At>
  );
});
/** An enemy: a diamond of iron, never a circle. */
export const EnemyPiece = memo(function EnemyPiece({ charge, ...place }: Place & { readonly charge: Charge }) {
  const { x, y, scale = 1 } = place;
  return (
    <Placed of={place} className={css.piece}>
      <path className={css.shadow} d={placedPath("M1-12.5L15 1.5L1 15.5L-13 1.5Z", place)} />
      <path className={css.iron} d={placedPath("M0-14L14 0L0 14L-14 0Z", place)} />
      <path className={css.ironLine} d={placedPath("M0-11L11 0L0 11L-11 0Z", place)} />
      <ChargeMark charge={charge} size={15 * scale} x={x} y={y} fill="var(--enemy-on)" field="var(--enemy)" />
    </Placed>
  );
});
/** A wooden cube seen from above, with the owner's charge; `turn` in degrees. */
export const CubePiece = memo(function CubePiece({
  arms: { tincture, charge },
  turn = 0,
  ...place
}: Place & { readonly arms: Arms; readonly turn?: number }) {
  return (
    <g transform={`${put(place)} rotate(${turn})`}>
      <rect className={css.shadow} x="-6.2" y="-5.6" width="14" height="14" rx="1" />
      <rect x="-7" y="-7" width="14" height="14" rx="1" fill={`var(--t-${tincture})`} />
      <rect x="-7" y="-7" width="14" height="14" rx="1" fill={`url(#h-${tincture})`} />
      <ChargeMark charge={charge} size={10.5} fill={`var(--on-${tincture})`} field={`var(--t-${tincture})`} />
      <rect className={css.edge} x="-7" y="-7" width="14" height="14" rx="1" />
    </g>
  );
});

export const CrownPiece = memo(function CrownPiece(place: Place) {
  return (
    <Placed of={place}>
      <path className={css.gilt} d={placedPath("M-5.4 4.2L-6.8-3L-3-.2L0-5L3-.2L6.8-3L5.4 4.2Z", place)} />
      <path className={css.fineLine} d={placedPath("M-5 2.4H5", place)} />
      <path className={css.dots} d={placedPath("M-6.8-3.4h.01M0-5.4h.01M6.8-3.4h.01", place)} />
    </Placed>
  );
});
/** A soldier's helmet; spent: turned upside down, empty. */
export const HelmetPiece = ({ spent = false, ...place }: Place & { readonly spent?: boolean }) => (
  <At {...place} className={spent ? css.spent : undefined}>
    <g transform={spent ? "rotate(180)" : undefined}>
      <path className={css.steel} d="M-4.6 1.8C-4.6-5 4.6-5 4.6 1.8Z" />
      <path className={css.steelLight} d="M-7.4 1.4C-4 3.4 4 3.4 7.4 1.4L5 4.6H-5Z" />
      {!spent && <path className={css.fineLine} d="M-.4-3.6C-1-6.5 1.8-6.5 1-3.6" />}
    </g>
    {spent && <path className={css.strike} d="M-6 4.5L6-4.5" />}
  </At>
);
export type BuildingKind = "palace" | "church" | "trading-post";
const BUILDINGS: Readonly<Record<BuildingKind, readonly [walls: string, dark: string]>> = {
  palace: ["M-7 7V-2L-4.5-2V-5H-2V-2H-1.5V-8L0-9.5L1.5-8V-2H2V-5H4.5V-2H7V7Z", "M-1.5 7V3.5A1.5 1.5 0 0 1 1.5 3.5V7Z"],
  church: ["M-7 7V0L-2 0V-4L1-9L4-4V7ZM1-9V-12M-.6-10.8H2.6", "M0 7V3H2V7Z"],
  "trading-post": ["M-8-1L0-8L8-1H6.5V7H-6.5V-1ZM-8-1H8", "M-4 7V2H0V7ZM2 2H5V5H2Z"],
};
export const BuildingPiece = memo(function BuildingPiece({ kind, ...place }: Place & { readonly kind: BuildingKind }) {
  return (
    <Placed of={place}>
      <path className={css.walls} d={placedPath(BUILDINGS[kind][0], place)} />
      <path className={css.dark} d={placedPath(BUILDINGS[kind][1], place)} />
    </Placed>
  );
});
/** A town where something may be built. */
export const CitySite = memo(function CitySite(place: Place) {
  return (
    <Placed of={place}>
      <circle className={css.site} {...placedCircle(place, 6.4, 2)} />
      <path className={css.siteLine} d={placedPath("M-3.6 4V0H-1.4V-3.5L0-5.5L1.4-3.5V0H3.6V4Z", place)} />
    </Placed>
  );
});
export const Torch = (place: Place) => (
  <Placed of={place}>
    <path className={css.dark} d={placedPath("M0 7L-1.2-.5H1.2Z", place)} />
    <path className={css.flame} d={placedPath("M0-8C3-5 4-2.5 2.5-.5H-2.5C-4-2.5-2-4-2.5-5.5C-1-5 0-6 0-8Z", place)} />
  </Placed>
);
/** A leader's pennant in the colour of his house. */
export const Pennant = ({ arms, ...place }: Place & { readonly arms?: Arms | undefined }) => (
  <Placed of={place}>
    <path className={css.pole} d={placedPath("M0 14V-16", place)} />
    <path
      className={css.cloth}
      d={placedPath("M0-16L-14-10.5L0-5Z", place)}
      fill={arms === undefined ? "var(--paper)" : `var(--t-${arms.tincture})`}
    />
    <circle className={css.gilt} {...placedCircle(place, 1.8, -17)} />
  </Placed>
);
export const Statue = (place: Place) => (
  <Placed of={place}>
    <path className={css.stone} d={placedPath("M-5 7H5V4H-5ZM-3 4L-2-3H2L3 4Z", place)} />
    <circle className={css.stone} {...placedCircle(place, 2.3, -5.4)} />
  </Placed>
);
export const CoinPiece = memo(function CoinPiece({ worth, ...place }: Place & { readonly worth?: number | string | undefined }) {
  const { x, y, scale = 1 } = place;
  return (
    <Placed of={place}>
      <circle className={css.coin} {...placedCircle(place, 7)} />
      <circle className={css.coinRim} {...placedCircle(place, 5.4)} />
      {worth !== undefined && (
        <text className={css.coinWorth} x={x} y={y + 3.7 * scale} fontSize={10.5 * scale}>
          {worth}
        </text>
      )}
    </Placed>
  );
});
export const SheafPiece = memo(function SheafPiece(place: Place) {
  return (
    <Placed of={place}>
      <path className={css.corn} d={placedPath("M-1.5 1C-6-2-7-6-6-9C-3-8-1-5 0-1C1-5 3-8 6-9C7-6 6-2 1.5 1L4 8H-4Z", place)} />
      <path className={css.fineLine} d={placedPath("M0 1V-10M-2.5 1.5H2.5", place)} />
    </Placed>
  );
});
export type GoodKind = "grain" | "wood" | "cloth" | "iron" | "stone" | "gold";
/** Goods differ in outline, not only in colour. */
export const GoodPiece = memo(function GoodPiece({ kind, ...place }: Place & { readonly kind: GoodKind }) {
  const { x, y, scale = 1 } = place;
  return (
    <Placed of={place} className={css.good}>
      {kind === "grain" && <SheafPiece x={x} y={y + scale} scale={scale} />}
      {kind === "gold" && <CoinPiece x={x} y={y} scale={1.15 * scale} />}
      {kind === "wood" && (
        <>
          <path
            className={css.timber}
            d={placedPath("M-6-1H6a3 3 0 0 1 0 7H-6a3 3 0 0 1 0-7ZM-4-7.5H6a3 3 0 0 1 0 7H-4a3 3 0 0 1 0-7Z", place)}
          />
          <path
            className={css.timberEnd}
            d={placedPath("M-8.4 2.5a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0M-6.4-4a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0", place)}
          />
        </>
      )}
      {kind === "cloth" && (
        <>
          <path className={css.bolt} d={placedPath("M-8-6H6V6H-8Z", place)} />
          <ellipse className={css.boltEnd} cx={x + 6 * scale} cy={y} rx={3 * scale} ry={6 * scale} />
          <path className={css.boltLine} d={placedPath("M-8-2H3M-8 2H3", place)} />
        </>
      )}
      {kind === "iron" && (
        <>
          <path className={css.ingot} d={placedPath("M-9 6L-7-1H0L2 6ZM0 6L2-1H8L10 6Z", place)} />
          <path className={css.ingotTop} d={placedPath("M-5-1.5L-3-8H4L6-1.5Z", place)} />
        </>
      )}
      {kind === "stone" && (
        <>
          <path className={css.block} d={placedPath("M-9 0H0V7H-9ZM0 0H9V7H0Z", place)} />
          <path className={css.blockTop} d={placedPath("M-5-7H5V0H-5Z", place)} />
        </>
      )}
    </Placed>
  );
});
/** The four kinds of subject as outlines: farm, fleet, army, fort. */
const SUBJECTS = [
  "M-7 0L0-6.5L7 0M-5-1V6H5V-1",
  "M-8 2H8L5 6.5H-6ZM0 2V-8M0-7L6-1H0M-1-6L-5-1H-1",
  "M-8 1L5-5L7-1L-6 4ZM-5 4.5a3 3 0 1 0 6 0a3 3 0 1 0-6 0",
  "M-7 6V-4H-4V-1.5H-1.5V-4H1.5V-1.5H4V-4H7V6Z",
] as const;
export const SubjectOutline = memo(function SubjectOutline({ force, ...place }: Place & { readonly force: 0 | 1 | 2 | 3 }) {
  return (
    <Placed of={place}>
      <path className={css.subject} d={placedPath(SUBJECTS[force], place)} />
    </Placed>
  );
});
