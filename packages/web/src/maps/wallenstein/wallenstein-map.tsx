import { COUNTIES, REGION_OF, REGIONS } from "@stormakt/wallenstein/catalog";
import type { ReactNode } from "react";
import { memo, useCallback, useId, useMemo } from "react";
import type { Arms } from "../../art/arms.ts";
import { AreaDefs, Marked, Owned } from "../chart/areas.tsx";
import chart from "../chart/chart.module.css";
import type { Detail } from "../chart/detail.ts";
import { GroundDefs, LandName, Mountain, Rhumbs, Rose, SailingShip, SeaName } from "../chart/ground.tsx";
import { Layers } from "../chart/layers.tsx";
import type { BuildingKind } from "../chart/pieces.tsx";
import { BuildingPiece, CitySite, CoinPiece, EmptyShield, MapShield, Pennant, SheafPiece, Statue, Torch } from "../chart/pieces.tsx";
import type { Mark, Spot } from "../chart/spots.tsx";
import { Spots } from "../chart/spots.tsx";
import type { Point } from "../chart/topology.ts";
import { shareIn } from "../chart/topology.ts";
import type { CountySlots } from "./atlas.ts";
import {
  COUNTY_LINES,
  COUNTY_PATHS,
  COUNTY_SLOTS,
  ISLANDS,
  MOUNTAINS,
  OUTLINE,
  REGION_BORDERS,
  REGION_LINES,
  RIVERS,
  SEAS,
  SHORE,
  VIEW,
} from "./atlas.ts";
import css from "./wallenstein-map.module.css";

/** What is to be seen in one county. */
export interface CountyLook {
  readonly owner: Arms | null;
  /** On the owner's shield; in a county of nobody, if not 0, on the empty shield. */
  readonly armies: number;
  readonly buildings: readonly BuildingKind[];
  readonly revolts: number;
  /** Whose leader stands here. */
  readonly leader?: Arms | null;
  readonly statue?: boolean;
  /** It belongs to who looks. */
  readonly own?: boolean;
  /** Not used with this number of players. */
  readonly out?: boolean;
  readonly mark?: Mark | null;
  /** What `extra` is told of it. */
  readonly tag?: number | undefined;
  /** What a reader hears. */
  readonly says: string;
}
interface Props {
  /** In the order of the catalog. */
  readonly counties: readonly CountyLook[];
  readonly label: string;
  readonly detail?: Detail;
  onPick?(county: number): void;
  /** The focus has moved: a point in shares of width and height, as ZoomPan's `showPoint` wants it. */
  onSight?(at: Point): void;
  /** More to draw in a county, in the map's coordinates. */
  extra?(county: number, slots: CountySlots, tag: number | undefined): ReactNode;
  /** Drawn over everything. */
  readonly over?: ReactNode;
}
export const WALLENSTEIN_RATIO = VIEW[2] / VIEW[3];
/** The middle of a county in shares of the map's width and height. */
export const countyPoint = (county: number): Point => shareOf(COUNTY_SLOTS[county]?.block ?? [0, 0]);
const shareOf = shareIn(VIEW);

/** Germany in the Thirty Years' War: 45 counties in five regions. Draws what it is told and knows no rules. */
export function WallensteinMap({ counties, label, detail = 1, onPick, onSight, extra, over }: Props) {
  const uid = useId();
  const spots = useMemo(
    () =>
      counties.map(
        ({ says, mark }, at): Spot => ({
          key: String(at),
          d: COUNTY_PATHS[at] ?? "",
          at: [COUNTY_SLOTS[at]?.block[0] ?? 0, COUNTY_SLOTS[at]?.block[1] ?? 0],
          says,
          mark: mark ?? null,
        }),
      ),
    [counties],
  );
  const picked = useCallback((key: string) => onPick?.(Number(key)), [onPick]);
  const seen = useCallback((at: Point) => onSight?.(shareOf(at)), [onSight]);
  return (
    <Layers ground={<Ground uid={uid} />} view={VIEW} className={css.map} detail={detail} label={label}>
      <Land uid={uid} counties={counties} />
      {counties.map(
        ({ mark }, at) =>
          mark !== null && mark !== undefined && <Marked key={at} uid={uid} at={at} d={COUNTY_PATHS[at] ?? ""} mark={mark} />,
      )}
      <Spots spots={spots} onPick={onPick === undefined ? undefined : picked} onSight={seen} />
      <g className={chart.pieces}>
        {counties.map((look, at) => (
          <OnCounty key={at} county={at} look={look} extra={extra} />
        ))}
      </g>
      {over}
    </Layers>
  );
}

/** All that lies under the pieces: it changes only with whom the counties belong to. */
const Land = memo(
  function Land({ uid, counties }: { readonly uid: string; readonly counties: readonly CountyLook[] }) {
    return (
      <>
        {counties.map(({ owner, own = false, out = false }, at) =>
          out ? (
            <path key={at} d={COUNTY_PATHS[at]} className={css.out} />
          ) : (
            owner !== null && <Owned key={at} uid={uid} at={at} d={COUNTY_PATHS[at] ?? ""} arms={owner} deep own={own} />
          ),
        )}
        <Borders uid={uid} />
      </>
    );
  },
  (one, other) =>
    one.uid === other.uid &&
    one.counties.every(
      ({ owner, own, out }, at) => owner === other.counties[at]?.owner && own === other.counties[at].own && out === other.counties[at].out,
    ),
);

interface CountyProps {
  readonly look: CountyLook;
  readonly county: number;
  readonly slots: CountySlots;
}
const DRAWN = ["owner", "armies", "buildings", "revolts", "leader", "statue", "out", "mark", "tag"] as const;
/** What is drawn of it is the same. */
const isUnchanged = (one: Omit<CountyProps, "slots">, other: Omit<CountyProps, "slots">): boolean =>
  one.county === other.county && DRAWN.every((field) => one.look[field] === other.look[field]);
/** All that lies in a county. */
const OnCounty = memo(
  function OnCounty({ county, look, extra }: Omit<CountyProps, "slots"> & { readonly extra: Props["extra"] }) {
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
  // Towns above, yield below them, both beside the shield.
  const left = shield[0] + 23 * scale;
  const row = shield[1] + 13 * scale;
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
      {!out && (
        <g className={css.yield} fontSize="16">
          <CoinPiece x={left} y={row} scale={0.92} />
          <text className={chart.name} x={left + 12} y={row + 5.5}>
            {card.tax}
          </text>
          <SheafPiece x={left + 25} y={row} scale={0.86} />
          <text className={chart.name} x={left + 36} y={row + 5.5}>
            {card.grain}
          </text>
        </g>
      )}
      <g className={chart.grows} data-spot={`county-${county}`}>
        {owner !== null ? (
          <MapShield arms={owner} count={armies} x={shield[0]} y={shield[1]} scale={1.18 * scale} />
        ) : (
          !out && <EmptyShield count={armies > 0 ? armies : undefined} x={shield[0]} y={shield[1]} scale={1.12 * scale} />
        )}
      </g>
      {leader !== null && leader !== undefined && <Pennant arms={leader} x={slots.leader[0]} y={slots.leader[1]} scale={scale} />}
      {statue === true && <Statue x={slots.statue[0]} y={slots.statue[1]} scale={scale} />}
      {revolts > 0 && (
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
      )}
      <text
        className={`${chart.name} ${chart.title}`}
        x={label[0]}
        y={label[1] + 8}
        fontSize="17"
        data-shown={mark === "legal" || mark === "chosen" || mark === "lit" || undefined}
      >
        {card.name}
      </text>
      {mark === "chosen" && (
        <use href="#seal" x={slots.block[0] + slots.block[2] / 2 - 6} y={slots.block[1] - slots.block[3] / 2 - 12} width="24" height="24" />
      )}
    </>
  );
}, isUnchanged);

const PATTERNS = ["bars", "hatch", "dots", "lozenge", "pales"] as const;
/** On a card a region has its tint and its pattern; on the map the land is tinted by who owns it. */
export const RegionFill = ({ uid, region, children }: { readonly uid: string; readonly region: number; readonly children: ReactNode }) => (
  <g data-region={region}>
    <g className={css.full}>{children}</g>
    <g fill={`url(#${uid}${PATTERNS[region] ?? "bars"})`} className={css.pattern}>
      {children}
    </g>
  </g>
);
const Ground = memo(function Ground({ uid }: { readonly uid: string }) {
  const [x, y, w, h] = VIEW;
  return (
    <g>
      <GroundDefs uid={uid} />
      <AreaDefs uid={uid} paths={COUNTY_PATHS} />
      <rect x={x} y={y} width={w} height={h} className={chart.far} />
      <clipPath id={`${uid}sea`}>
        <path d={SEAS} />
      </clipPath>
      <path d={SEAS} className={chart.sea} />
      <g clipPath={`url(#${uid}sea)`}>
        <path d={SEAS} className={chart.shoal} />
        <path d={OUTLINE} className={chart.shoal} />
        <path d={SEAS} fill={`url(#${uid}waves)`} />
        <Rhumbs x={150} y={112} reach={900} />
        <Rhumbs x={1216} y={-60} reach={800} count={24} />
      </g>
      <path d={SHORE} className={chart.shore} />
      <path d={SEAS} className={chart.coast} />
      <path d={ISLANDS} className={`${chart.far} ${css.island}`} />
      {MOUNTAINS.filter(([, , , inside]) => inside === 0).map(([mx, my, scale]) => (
        <Mountain key={`${mx} ${my}`} x={mx} y={my} scale={scale} />
      ))}
      {REGIONS.map(({ id }, region) => (
        <g key={id} data-region={region} className={css.tint}>
          {COUNTIES.map((county, at) => county.region === region && <path key={county.id} d={COUNTY_PATHS[at]} />)}
        </g>
      ))}
      <path d={RIVERS} className={css.bank} />
      <path d={RIVERS} className={css.river} />
      <g className={css.hills}>
        {MOUNTAINS.filter(([, , , inside]) => inside === 1).map(([mx, my, scale]) => (
          <Mountain key={`${mx} ${my}`} x={mx} y={my} scale={scale} />
        ))}
      </g>
      <LandName x={1262} y={196} size={25} rotate={28} spacing={8}>
        POLONIA
      </LandName>
      <LandName x={96} y={424} size={18} rotate={-64}>
        BELGICA
      </LandName>
      <LandName x={126} y={882} size={18}>
        FRANCIA
      </LandName>
      <LandName x={322} y={932} size={20}>
        HELVETIA
      </LandName>
      <LandName x={1330} y={700} size={18} rotate={84}>
        HVNGARIA
      </LandName>
      <LandName x={640} y={977} size={18}>
        ITALIA
      </LandName>
      <SeaName x={352} y={64} size={20} spacing={2}>
        Mare
      </SeaName>
      <SeaName x={352} y={86} size={20} spacing={1}>
        Germanicum
      </SeaName>
      <SeaName x={1128} y={42} size={21} spacing={4}>
        Mare Balticum
      </SeaName>
      <SailingShip x={300} y={158} scale={0.78} />
      <SailingShip x={778} y={44} scale={0.66} />
      <Rose x={150} y={112} size={128} />
    </g>
  );
});

const Borders = memo(function Borders({ uid }: { readonly uid: string }) {
  return (
    <g aria-hidden="true" className={css.borders}>
      <path d={COUNTY_LINES} className={css.casing} strokeWidth="2.8" />
      <path d={COUNTY_LINES} className={css.line} strokeWidth="1.35" />
      <path d={REGION_LINES} className={css.casing} strokeWidth="11" />
      <path d={OUTLINE} className={css.casing} strokeWidth="5" />
      {REGIONS.map(({ id }, region) => (
        <g key={id}>
          <clipPath id={`${uid}r${region}`}>{REGION_OF.map((of, at) => of === region && <path key={at} d={COUNTY_PATHS[at]} />)}</clipPath>
          <g clipPath={`url(#${uid}r${region})`} data-region={region}>
            <path d={REGION_BORDERS[region]} className={css.dash} />
          </g>
        </g>
      ))}
      <path d={REGION_LINES} className={css.line} strokeWidth="4.2" />
      <path d={OUTLINE} className={css.line} strokeWidth="2.2" />
    </g>
  );
});

/** How the five regions are told apart, with the names given. */
export const RegionKey = memo(function RegionKey({ names }: { readonly names?: readonly string[] }) {
  return (
    <ul className={css.key}>
      {REGIONS.map(({ id, name }, region) => (
        <li key={id}>
          <svg className={`${chart.chart} ${css.map}`} viewBox="0 0 70 16" aria-hidden="true">
            <g data-region={region} className={css.tint}>
              <rect x=".5" y=".5" width="27" height="15" />
            </g>
            <rect x=".5" y=".5" width="27" height="15" className={chart.coast} />
            <g data-region={region}>
              <path d="M34 8H68" className={css.dash} />
            </g>
          </svg>
          {names?.[region] ?? name}
        </li>
      ))}
    </ul>
  );
});
