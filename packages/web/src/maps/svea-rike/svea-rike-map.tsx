import type { Country, Fief } from "@stormakt/svea-rike/catalog";
import { EVERY_COUNTRY, EVERY_FIEF } from "@stormakt/svea-rike/catalog";
import type { ReactNode } from "react";
import { memo, useCallback, useId, useMemo } from "react";
import type { Arms } from "../../art/arms.ts";
import { AreaDefs, Marked, Owned } from "../chart/areas.tsx";
import chart from "../chart/chart.module.css";
import type { Detail } from "../chart/detail.ts";
import { GroundDefs, LandName, Rhumbs, Rose, SailingShip, ScaleBar, SeaName } from "../chart/ground.tsx";
import { Layers } from "../chart/layers.tsx";
import { ChargeMark, CoinPiece, CrownPiece, Disc, EmptyShield, HelmetPiece, MapShield } from "../chart/pieces.tsx";
import type { Mark, Spot } from "../chart/spots.tsx";
import { Spots } from "../chart/spots.tsx";
import type { Point } from "../chart/topology.ts";
import { shareIn } from "../chart/topology.ts";
import type { FiefSlots } from "./atlas.ts";
import {
  CIRCLE_PATHS,
  CIRCLES,
  COAST,
  FIEF_PATHS,
  FIEF_SLOTS,
  INNER_LINES,
  LAKE_LINES,
  LAKES,
  merchantPlaces,
  OUTER_LINES,
  OUTSIDE,
  PONDS,
  SHORE,
  VIEW,
} from "./atlas.ts";
import css from "./svea-rike-map.module.css";

/** What is to be seen in one fief. */
export interface FiefLook {
  /** As the texts call it; usual: as it stands in the atlas. */
  readonly name?: string;
  /** The family that owns it. */
  readonly owner: Arms | null;
  /** It belongs to who looks. */
  readonly own?: boolean;
  /** The foreign power it belongs to instead. */
  readonly power?: Arms | null;
  /** What it costs, while it is free. */
  readonly price?: number | null;
  /** Its troops are turned down, or committed to a war. */
  readonly spent?: boolean;
  /** It yields nothing now. */
  readonly barren?: boolean;
  /** Out of the game for good. */
  readonly lost?: boolean;
  readonly mark?: Mark | null;
  /** What a reader hears. */
  readonly says: string;
}
/** One country's trading circle. */
export interface CountryLook {
  readonly name?: string;
  readonly arms: Arms;
  /** How many merchants it has room for. */
  readonly room: number;
  /** Whose merchants stand there. */
  readonly merchants: readonly Arms[];
  readonly war?: boolean;
  readonly mark?: Mark | null;
  readonly says: string;
}
export type SveaRikePlace = { readonly kind: "fief"; readonly fief: Fief } | { readonly kind: "country"; readonly country: Country };
interface Props {
  /** In the order of the catalog, the colonies among them. */
  readonly fiefs: readonly FiefLook[];
  readonly countries: readonly CountryLook[];
  readonly label: string;
  readonly detail?: Detail;
  onPick?(place: SveaRikePlace): void;
  /** The focus has moved: a point in shares of width and height, as ZoomPan's `showPoint` wants it. */
  onSight?(at: Point): void;
  /** More to draw in a fief, in the map's coordinates. */
  extra?(fief: number, slots: FiefSlots): ReactNode;
}
export const SVEA_RIKE_RATIO = VIEW[2] / VIEW[3];
const shareOf = shareIn(VIEW);
/** Where a place lies, by the key of its mark ("fief-3", "country-1"), in shares of width and height. */
export function pointOf(key: string): Point {
  const [kind, at] = key.split("-");
  const [x, y] = (kind === "fief" ? FIEF_SLOTS[Number(at)]?.block : CIRCLES[Number(at)]?.circle) ?? [0, 0];
  return shareOf([x, y]);
}
const PATHS: readonly string[] = [...FIEF_PATHS, ...CIRCLE_PATHS];

/** The realm from Trøndelag to Livonia. Draws what it is told and knows no rules. */
export function SveaRikeMap({ fiefs, countries, label, detail = 1, onPick, onSight, extra }: Props) {
  const uid = useId();
  const spots = useMemo((): readonly Spot[] => {
    const spot = (
      key: string,
      path: string | undefined,
      middle: Point | undefined,
      { says, mark }: { readonly says: string; readonly mark?: Mark | null },
    ): Spot => ({
      key,
      d: path ?? "",
      at: middle ?? [0, 0],
      says,
      mark: mark ?? null,
    });
    return [
      ...fiefs.map((look, at) =>
        spot(`fief-${at}`, FIEF_PATHS[at], FIEF_SLOTS[at] && [FIEF_SLOTS[at].block[0], FIEF_SLOTS[at].block[1]], look),
      ),
      ...countries.map((look, at) =>
        spot(`country-${at}`, CIRCLE_PATHS[at], CIRCLES[at] && [CIRCLES[at].circle[0], CIRCLES[at].circle[1]], look),
      ),
    ];
  }, [fiefs, countries]);
  const picked = useCallback(
    (key: string) => {
      const [kind, at] = key.split("-");
      const [fief, country] = [EVERY_FIEF[Number(at)], EVERY_COUNTRY[Number(at)]];
      if (kind === "fief" && fief !== undefined) onPick?.({ kind, fief });
      if (kind === "country" && country !== undefined) onPick?.({ kind, country });
    },
    [onPick],
  );
  const seen = useCallback((at: Point) => onSight?.(shareOf(at)), [onSight]);
  return (
    <Layers ground={<Ground uid={uid} />} view={VIEW} className={css.map} detail={detail} label={label}>
      <Land uid={uid} fiefs={fiefs} />
      {[...fiefs, ...countries].map(
        ({ mark }, at) => mark !== null && mark !== undefined && <Marked key={at} uid={uid} at={at} d={PATHS[at] ?? ""} mark={mark} />,
      )}
      <Spots spots={spots} onPick={onPick === undefined ? undefined : picked} onSight={seen} />
      <g className={chart.pieces}>
        {fiefs.map((look, at) => (
          <OnFief key={at} at={at} look={look} extra={extra} />
        ))}
        {countries.map((look, at) => (
          <Country key={at} at={at} look={look} />
        ))}
      </g>
    </Layers>
  );
}

/** All that lies under the pieces: it changes only with whom the fiefs belong to. */
const Land = memo(
  function Land({ uid, fiefs }: { readonly uid: string; readonly fiefs: readonly FiefLook[] }) {
    return (
      <>
        {fiefs.map((look, at) => FIEF_SLOTS[at]?.cartouche === null && <FiefGround key={at} uid={uid} at={at} look={look} />)}
        <Borders uid={uid} />
        {FIEF_SLOTS.map(
          (slots, at) => slots.cartouche !== null && <Colony key={slots.id} uid={uid} at={at} slots={slots} look={fiefs[at]} />,
        )}
        {CIRCLES.map(({ id, circle }) => (
          <CircleGround key={id} circle={circle} />
        ))}
      </>
    );
  },
  (one, other) => one.uid === other.uid && one.fiefs.every((look, at) => isSameGround(look, other.fiefs[at])),
);
const isSameGround = (one: FiefLook, other: FiefLook | undefined): boolean =>
  one === other || (one.owner === other?.owner && one.own === other?.own && one.power === other.power && one.lost === other.lost);
const FiefGround = memo(function FiefGround({
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

/** All that lies in a fief. */
const OnFief = memo(function OnFief({ at, look, extra }: { readonly at: number; readonly look: FiefLook; readonly extra: Props["extra"] }) {
  const slots = FIEF_SLOTS[at];
  return slots === undefined ? null : (
    <g className={look.mark === "dim" || look.lost === true ? chart.dimmed : undefined}>
      <Fief look={look} slots={slots} />
      {extra?.(at, slots)}
    </g>
  );
});
const isShown = (mark: Mark | null | undefined): true | undefined => mark === "legal" || mark === "chosen" || mark === "lit" || undefined;
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

const CircleGround = ({ circle: [x, y, r] }: { readonly circle: readonly [number, number, number] }) => (
  <g aria-hidden="true">
    <circle className={chart.shadow} cx={x + 1.5} cy={y + 2.5} r={r} />
    <circle className={css.circle} cx={x} cy={y} r={r} />
    <circle className={css.circleLine} cx={x} cy={y} r={r - 3.5} />
    <circle className={css.circleCore} cx={x} cy={y} r={r - 25} />
  </g>
);
const Country = memo(function Country({ at, look }: { readonly at: number; readonly look: CountryLook }) {
  const place = CIRCLES[at];
  if (place === undefined) return null;
  const { arms, room, merchants, war = false, mark } = look;
  const [x, y] = place.circle;
  return (
    <g className={mark === "dim" ? chart.dimmed : undefined} data-spot={`country-${place.id}`}>
      {merchantPlaces(place.circle, room).map(([mx, my], i) => {
        const whose = merchants[i];
        return whose === undefined ? (
          <circle key={i} className={css.room} cx={mx} cy={my} r="7.6" />
        ) : (
          <Disc key={i} arms={whose} x={mx} y={my} radius={9.6} />
        );
      })}
      <g className={chart.grows}>
        <MapShield arms={arms} x={x} y={y - 6} scale={0.82} />
      </g>
      {war && (
        <g transform={`translate(${x} ${y - 6})`}>
          <g className={css.pikes}>
            <ChargeMark charge="pikes" size={46} fill="var(--wax)" field="var(--paper)" />
          </g>
        </g>
      )}
      <text className={chart.name} x={x} y={y + 20} fontSize="11.8" data-shown={isShown(mark)}>
        {look.name ?? place.name}
      </text>
    </g>
  );
});

/** A colony in its cartouche, with a sight of its coast. */
const Colony = memo(function Colony({
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

const Ground = memo(function Ground({ uid }: { readonly uid: string }) {
  const [x, y, w, h] = VIEW;
  return (
    <g>
      <GroundDefs uid={uid} />
      <AreaDefs uid={uid} paths={PATHS} />
      <rect x={x} y={y} width={w} height={h} className={chart.sea} />
      <path d={COAST} className={chart.shoal} />
      <rect x={x} y={y} width={w} height={h} fill={`url(#${uid}waves)`} />
      <Rhumbs x={92} y={248} reach={1500} />
      <Rhumbs x={470} y={868} reach={700} count={16} />
      <path d={SHORE} className={chart.shore} />
      <path d={OUTSIDE} className={chart.far} />
      <LandName x={92} y={486} size={19} rotate={-34}>
        NORVEGIA
      </LandName>
      <LandName x={736} y={863} size={19} rotate={-12}>
        LITHUANIA
      </LandName>
      <LandName x={776} y={548} size={17} spacing={3}>
        Ingria
      </LandName>
      <LandName x={852} y={620} size={18}>
        MOSCOVIA
      </LandName>
      <LandName x={748} y={962} size={18}>
        POLONIA
      </LandName>
    </g>
  );
});
const Borders = memo(function Borders({ uid }: { readonly uid: string }) {
  return (
    <g aria-hidden="true" className={css.borders}>
      <path d={LAKES + PONDS} className={chart.lake} />
      <path d={LAKES + PONDS} fill={`url(#${uid}bars)`} opacity=".45" />
      <path d={PONDS} className={css.shoreLine} />
      <path d={LAKE_LINES} className={css.shoreLine} />
      <path d={OUTER_LINES} className={css.outer} />
      <path d={INNER_LINES} className={css.casing} />
      <path d={INNER_LINES} className={css.inner} />
      <path d={COAST} className={chart.coast} />
      <Rose x={92} y={248} size={132} />
      <SailingShip x={318} y={842} scale={0.86} />
      <SailingShip x={446} y={590} scale={0.75} />
      <SailingShip x={524} y={268} scale={0.55} />
      <ScaleBar x={22} y={968} width={132}>
        Milliaria Suecica
      </ScaleBar>
      <SeaName x={446} y={442} size={19} rotate={-74}>
        Sinus Bothnicus
      </SeaName>
      <SeaName x={414} y={800} size={20} rotate={-49} spacing={2.5}>
        MARE BALTICUM
      </SeaName>
      <SeaName x={622} y={550} size={17} rotate={-8} spacing={2}>
        Sinus Finnicus
      </SeaName>
      <SeaName x={216} y={216} size={18} rotate={-43} spacing={2.5}>
        Mare Norvegicum
      </SeaName>
      <SeaName x={76} y={668} size={17} rotate={-20} spacing={1.5}>
        Skagerrak
      </SeaName>
    </g>
  );
});
