import type { ReactNode } from "react";
import { memo } from "react";
import { Owned } from "../chart/areas.tsx";
import chart from "../chart/chart.module.css";
import { SailingShip } from "../chart/ground.tsx";
import { CoinPiece, CrownPiece, EmptyShield, HelmetPiece, MapShield } from "../chart/pieces.tsx";
import { isShown } from "../chart/spots.tsx";
import type { FiefSlots } from "./atlas.ts";
import { FIEF_SLOTS } from "./atlas.ts";
import type { FiefLook } from "./looks.ts";
import { PATHS } from "./places.ts";
import css from "./svea-rike-map.module.css";

/** The land of a fief, by whom it belongs to. */
export const FiefGround = memo(function FiefGround({
  uid,
  at,
  look: { owner, own = false, power, lost },
}: {
  readonly uid: string;
  readonly at: number;
  readonly look: FiefLook;
}) {
  const d = PATHS[at] ?? "";
  if (lost === true || (power !== null && power !== undefined))
    return (
      <>
        <path d={d} className={chart.far} />
        <path d={d} fill={`url(#${uid}hatch)`} className={css.foreign} />
      </>
    );
  return (
    <>
      <path d={d} className={css.free} />
      {owner !== null && <Owned uid={uid} at={at} d={d} arms={owner} own={own} />}
    </>
  );
});

interface OnFiefProps {
  readonly at: number;
  readonly look: FiefLook;
  /** More to draw in it, in the map's coordinates. */
  readonly extra: ((fief: number, slots: FiefSlots) => ReactNode) | undefined;
}
/** All that lies in a fief. */
export const OnFief = memo(function OnFief({ at, look, extra }: OnFiefProps) {
  const slots = FIEF_SLOTS[at];
  return slots === undefined ? null : (
    <g className={look.mark === "dim" || look.lost === true ? chart.dimmed : undefined}>
      <Fief look={look} slots={slots} />
      {extra?.(at, slots)}
    </g>
  );
});
const Fief = memo(function Fief({ look, slots }: { readonly look: FiefLook; readonly slots: FiefSlots }) {
  const { owner, power, price, spent = false, barren = false, lost = false, mark } = look;
  const { label, shield, crowns, troops, block } = slots;
  const arms = owner ?? power ?? null;
  return (
    <>
      {!lost && crowns.map(([x, y], at) => <CrownPiece key={at} x={x} y={y} scale={1.04} />)}
      {!lost && troops.map(([x, y], at) => <HelmetPiece key={at} x={x} y={y} spent={spent} />)}
      <g className={chart.grows} data-spot={`fief-${slots.id}`}>
        {arms !== null ? (
          <MapShield arms={arms} x={shield[0]} y={shield[1]} />
        ) : (
          !lost && <EmptyShield x={shield[0]} y={shield[1]} scale={0.94} />
        )}
        {arms === null && price !== null && price !== undefined && (
          <CoinPiece x={shield[0]} y={shield[1] - 0.5} scale={1.3} worth={price} />
        )}
      </g>
      {barren && <Blight x={shield[0] + 11} y={shield[1] + 10} />}
      {lost && <path className={css.cross} d={`M${block[0] - 9} ${block[1] - 2}l18 18m0 -18l-18 18`} />}
      {slots.cartouche !== null && <Plate name={look.name ?? slots.name} x={block[0]} y={slots.cartouche[1]} />}
      {slots.cartouche === null && (
        <text className={`${chart.name} ${chart.title}`} x={label[0]} y={label[1]} fontSize="14" data-shown={isShown(mark)}>
          {look.name ?? slots.name}
        </text>
      )}
      {mark === "chosen" && <use href="#seal" x={block[0] + block[2] / 2 - 4} y={block[1] - block[3] / 2 - 12} width="22" height="22" />}
    </>
  );
});
/** The name of a colony, on a plate that breaks the upper edge of its cartouche. */
const Plate = ({ name, x, y }: { readonly name: string; readonly x: number; readonly y: number }) => (
  <>
    <path className={css.plate} d={`M${x - 44} ${y - 9}h88l-6 9l6 9h-88l6-9Z`} />
    <text className={css.plateName} x={x} y={y + 4.5}>
      {name}
    </text>
  </>
);
/** A bent ear of corn, struck through: the land bears nothing. */
const Blight = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g transform={`translate(${x} ${y})`} className={css.blight}>
    <circle r="6.5" />
    <path d="M-1 5V0C-1-4 3-4 4-1M-1 2L-4 0M-4.5 4.5L4.5-4.5" />
  </g>
);

/** A colony in its cartouche, with a sight of its coast. */
export const Colony = memo(function Colony({
  uid,
  at,
  slots,
  look,
}: {
  readonly uid: string;
  readonly at: number;
  readonly slots: FiefSlots;
  readonly look: FiefLook | undefined;
}) {
  const [x, y, w, h] = slots.cartouche ?? [0, 0, 0, 0];
  const america = slots.id === "america";
  const owner = look?.owner ?? null;
  const coast = america
    ? `M${x} ${y}h70c-6 12-22 18-16 28c4 8 14 4 12 16c-2 10-14 12-10 22c3 8 10 10 8 22H${x}Z`
    : `M${x} ${y}h${w}v44c-14 2-20 12-36 10c-18-2-26-8-44-4c-16 4-26 12-48 8Z`;
  return (
    <g aria-hidden="true">
      <rect className={chart.shadow} x={x + 2} y={y + 3} width={w} height={h} />
      <rect className={css.circle} x={x} y={y} width={w} height={h} />
      {owner !== null && <Owned uid={uid} at={at} d={PATHS[at] ?? ""} arms={owner} own={look?.own ?? false} />}
      <rect className={css.circleLine} x={x + 4} y={y + 4} width={w - 8} height={h - 8} />
      <clipPath id={`${uid}v${at}`}>
        <rect x={x + 8} y={y + 16} width={w - 16} height="68" />
      </clipPath>
      <g clipPath={`url(#${uid}v${at})`}>
        <rect className={chart.sea} x={x + 8} y={y + 16} width={w - 16} height="68" />
        <rect fill={`url(#${uid}waves)`} x={x + 8} y={y + 16} width={w - 16} height="68" />
        <path d={coast} className={chart.shoal} />
        <path d={coast} className={chart.land} />
        <path d={coast} className={chart.coast} />
        <SailingShip x={x + (america ? 94 : 66)} y={y + 72} scale={0.5} />
        <text className={css.vignette} x={x + (america ? 40 : 62)} y={y + 36}>
          {america ? "Nya Sverige" : "Cabo Corso"}
        </text>
      </g>
      <rect className={chart.coast} x={x + 8} y={y + 16} width={w - 16} height="68" />
    </g>
  );
});
