import { goodFor, PRINTED } from "@stormakt/mare-balticum/catalog";
import type { ReactNode } from "react";
import { memo, useCallback, useId, useMemo } from "react";
import type { Arms } from "../../art/arms.ts";
import type { Charge } from "../../art/charges.ts";
import { AreaDefs, Marked, MarkedSmall } from "../chart/areas.tsx";
import chart from "../chart/chart.module.css";
import type { Detail } from "../chart/detail.ts";
import { GroundDefs, Rhumbs, Rose, SailingShip, ScaleBar } from "../chart/ground.tsx";
import { Layers } from "../chart/layers.tsx";
import type { GoodKind } from "../chart/pieces.tsx";
import { CrownPiece, Disc, EnemyPiece, GoodPiece, MapShield, SubjectOutline } from "../chart/pieces.tsx";
import type { Mark, Spot } from "../chart/spots.tsx";
import { Spots } from "../chart/spots.tsx";
import type { Point } from "../chart/topology.ts";
import type { ProvinceSlots } from "./atlas.ts";
import {
  CIRCLE_RADIUS,
  COAST,
  circlePath,
  HEX_PATHS,
  HEXES,
  hexOf,
  hexPath,
  INNER,
  inletPath,
  LANES,
  middleOf,
  PROVINCE_SLOTS,
  ROUTES,
  SHORE,
  SOLD_AT,
  SQUARES,
  squarePath,
  TITLE_HEXES,
  VIEW,
} from "./atlas.ts";
import css from "./mare-balticum-map.module.css";

/** By the catalog's numbers: goods 0 to 4, and gold. */
export const GOOD_KINDS: readonly GoodKind[] = ["grain", "wood", "cloth", "iron", "stone", "gold"];
type Force = 0 | 1 | 2 | 3;
const FORCES: readonly Force[] = [0, 1, 2, 3];

/** Any place that can be picked. Numbers are the catalog's; `place` counts circles from the leader's. */
export type MarePlace =
  | { readonly kind: "province"; readonly province: number }
  | { readonly kind: "circle"; readonly province: number; readonly force: number; readonly place: number }
  | { readonly kind: "power"; readonly power: number }
  | { readonly kind: "capital" | "turn" | "titles" | "builds" }
  | { readonly kind: "square"; readonly square: number }
  | { readonly kind: "title"; readonly hex: number }
  | { readonly kind: "sold"; readonly line: number }
  | { readonly kind: "route"; readonly route: number };

/** A circle: whose unit lies in it, and whether an enemy lies there, on top if there is a unit too. */
export interface CircleLook {
  readonly unit: Arms | null;
  /** Goods of the province that lie on the unit. */
  readonly goods?: number;
  readonly enemy?: boolean;
}
export interface ProvinceLook {
  /** As the texts call it; usual: as it stands on the printed board. */
  readonly name?: string;
  /** By force (farm, fleet, army, fort), then by place. */
  readonly circles: readonly (readonly CircleLook[])[];
  /** Who holds its title. */
  readonly title: Arms | null;
}
export interface PowerLook {
  readonly name: string;
  readonly arms: Arms;
  /** Units of the supply that it may send; null: not told here. */
  readonly reserve: number | null;
  /** One line: "routes 1 and 2". */
  readonly note: string;
}
export interface SoldLook {
  readonly arms: Arms;
  readonly count: number;
}
interface Props {
  /** In the order of the catalog. */
  readonly provinces: readonly ProvinceLook[];
  readonly powers: readonly PowerLook[];
  /** Goods sold in the capital, by line; null: the line is not in play. */
  readonly sold: readonly (SoldLook | null)[];
  /** The pile on each of the nine squares, top first. */
  readonly builds: readonly (readonly Arms[])[];
  /** Who stands on each hex of the title deck. */
  readonly titles: readonly (readonly Arms[])[];
  /** The course of a turn and where it stands. */
  readonly turn: { readonly title: string; readonly phases: readonly string[]; readonly now: number };
  readonly names: { readonly capital: string; readonly builds: string; readonly titles: string };
  readonly label: string;
  readonly detail?: Detail;
  mark?(place: MarePlace): Mark | null;
  /** What a reader hears of a place. */
  says(place: MarePlace): string;
  onPick?(place: MarePlace): void;
  /** The focus has moved: a point in shares of width and height, as ZoomPan's `showPoint` wants it. */
  onSight?(at: Point): void;
  /** What a board draws over the pieces. */
  readonly children?: ReactNode;
}
export const MARE_BALTICUM_RATIO = VIEW[2] / VIEW[3];
const shareOf = ([x, y]: Point): Point => [(x - VIEW[0]) / VIEW[2], (y - VIEW[1]) / VIEW[3]];

export const placeKey = (place: MarePlace): string => {
  switch (place.kind) {
    case "province":
      return `province-${place.province}`;
    case "circle":
      return `circle-${place.province}-${place.force}-${place.place}`;
    case "power":
      return `power-${place.power}`;
    case "square":
      return `square-${place.square}`;
    case "title":
      return `title-${place.hex}`;
    case "sold":
      return `sold-${place.line}`;
    case "route":
      return `route-${place.route}`;
    default:
      return place.kind;
  }
};
interface Known {
  readonly place: MarePlace;
  readonly d: string;
  readonly at: Point;
  /** Its number among the hexes; null: a small place on one. */
  readonly hex: number | null;
}
const ofHex = (place: MarePlace, hex: number): Known => ({ place, d: HEX_PATHS[hex] ?? "", at: middleOf(hex), hex });
const small = (place: MarePlace, at: Point, d: string): Known => ({ place, d, at, hex: null });
const PLACES: readonly Known[] = [
  ofHex({ kind: "capital" }, hexOf.capital),
  ...PROVINCE_SLOTS.map((_, province) => ofHex({ kind: "province", province }, hexOf.province + province)),
  ...[0, 1, 2].map((power) => ofHex({ kind: "power", power }, hexOf.power + power)),
  ofHex({ kind: "turn" }, hexOf.turn),
  ofHex({ kind: "titles" }, hexOf.titles),
  ofHex({ kind: "builds" }, hexOf.builds),
  ...PROVINCE_SLOTS.flatMap(({ circles }, province) =>
    FORCES.flatMap((force) =>
      (circles[force] ?? []).map((at, place) => small({ kind: "circle", province, force, place }, at, circlePath(at, CIRCLE_RADIUS + 2.6))),
    ),
  ),
  ...SQUARES.map((at, square) => small({ kind: "square", square }, at, squarePath(at, 18.4))),
  ...TITLE_HEXES.map((at, hex) => small({ kind: "title", hex }, at, hexPath(at, 28))),
  ...SOLD_AT.map((at, line) => small({ kind: "sold", line }, at, circlePath(at, 18))),
  ...ROUTES.map(({ at }, i) => small({ kind: "route", route: i + 1 }, at, circlePath(at, 16))),
];
const PLACE_OF = new Map(PLACES.map(({ place }) => [placeKey(place), place]));
/** The middle of a place in shares of the map's width and height, by its key. */
export const marePointOf = (key: string): Point => shareOf(PLACES.find((known) => placeKey(known.place) === key)?.at ?? [0, 0]);
export const marePoint = (place: MarePlace): Point => marePointOf(placeKey(place));

/** The Baltic as a sea chart of nineteen hexes. Draws what it is told and knows no rules. */
export function MareBalticumMap({
  provinces,
  powers,
  sold,
  builds,
  titles,
  turn,
  names,
  label,
  detail = 1,
  mark,
  says,
  onPick,
  onSight,
  children,
}: Props) {
  const uid = useId();
  // Every hex can be reached; of the small places only those that matter now.
  const spots = useMemo(
    () =>
      PLACES.flatMap(({ place, d, at, hex }): readonly (Spot & { readonly hex: number | null })[] => {
        const how = mark?.(place) ?? null;
        return hex === null && how === null ? [] : [{ key: placeKey(place), d, at, says: says(place), mark: how, hex }];
      }),
    [mark, says],
  );
  const picked = useCallback(
    (key: string) => {
      const place = PLACE_OF.get(key);
      if (place !== undefined) onPick?.(place);
    },
    [onPick],
  );
  const seen = useCallback((at: Point) => onSight?.(shareOf(at)), [onSight]);
  const dim = (key: string): string | undefined =>
    spots.some((spot) => spot.key === key && spot.mark === "dim") ? chart.dimmed : undefined;
  const charges = powers.map(({ arms }) => arms.charge);
  return (
    <Layers ground={<Ground uid={uid} />} view={VIEW} className={css.map} detail={detail} label={label}>
      {spots.map(
        ({ key, hex, mark: how }) =>
          hex !== null && how !== null && <Marked key={key} uid={uid} at={hex} d={HEX_PATHS[hex] ?? ""} mark={how} />,
      )}
      <Furniture names={names} turn={turn} />
      <Spots spots={spots} onPick={onPick === undefined ? undefined : picked} onSight={seen} />
      <g className={chart.pieces}>
        {spots.map(({ key, d, hex, mark: how }) => hex === null && how !== null && <MarkedSmall key={key} d={d} mark={how} />)}
        {provinces.map((look, province) => {
          const slots = PROVINCE_SLOTS[province];
          return (
            slots !== undefined && (
              <g key={province} className={dim(`province-${province}`)}>
                <Province look={look} province={province} slots={slots} enemy={charges[Math.floor((province % 6) / 2)] ?? "eagle"} />
              </g>
            )
          );
        })}
        {powers.map((look, power) => (
          <g key={power} className={dim(`power-${power}`)}>
            <Power look={look} power={power} />
          </g>
        ))}
        <Stock sold={sold} />
        <Builds builds={builds} />
        <Titles titles={titles} />
        {ROUTES.map((_, route) => (
          <Route key={route} route={route} />
        ))}
        {children}
      </g>
    </Layers>
  );
}

const arms = (tincture: Arms["tincture"], charge: Charge): Arms => ({ tincture, charge });
/** What the provinces bear: our own choice, after their old arms where a charge allows. */
const PROVINCE_ARMS: readonly Arms[] = [
  arms("gules", "pikes"),
  arms("gules", "lion"),
  arms("gules", "crowns"),
  arms("gules", "roses"),
  arms("or", "lion"),
  arms("sable", "lion"),
  arms("azure", "tower"),
  arms("azure", "lion"),
  arms("gules", "griffin"),
  arms("argent", "griffin"),
  arms("or", "griffin"),
  arms("azure", "fish"),
];
const Province = memo(function Province({
  look,
  province,
  slots,
  enemy,
}: {
  readonly look: ProvinceLook;
  readonly province: number;
  readonly slots: ProvinceSlots;
  readonly enemy: Charge;
}) {
  const printed = PRINTED[province];
  const { label, arms: coat, good } = slots;
  return (
    <>
      <text className={chart.name} x={label[0]} y={label[1]} fontSize="18.5" data-shown>
        {look.name ?? printed?.name}
      </text>
      <MapShield arms={PROVINCE_ARMS[province] ?? arms("argent", "tower")} x={coat[0]} y={coat[1]} />
      {look.title !== null && (
        <g data-spot={`province-title-${province}`}>
          <CrownPiece x={coat[0]} y={coat[1] - 20} scale={1.35} />
          <Disc arms={look.title} x={coat[0] + 7} y={coat[1] + 14} radius={9.5} />
        </g>
      )}
      <circle className={css.place} cx={good[0]} cy={good[1]} r="14" />
      <GoodPiece kind={GOOD_KINDS[printed?.good ?? 0] ?? "grain"} x={good[0]} y={good[1]} scale={1.05} />
      {FORCES.map((force) =>
        (slots.circles[force] ?? []).map(([x, y], place) => {
          const { unit, enemy: attacked = false, goods = 0 } = look.circles[force]?.[place] ?? { unit: null };
          const leads = force > 0 && place === 0;
          return (
            <g key={`${force}${place}`} data-spot={`circle-${province}-${force}-${place}`}>
              <circle className={css.place} cx={x} cy={y} r={CIRCLE_RADIUS} data-leads={leads || undefined} />
              {leads && <circle className={css.leads} cx={x} cy={y} r={CIRCLE_RADIUS - 2.8} />}
              {unit === null && !attacked && <SubjectOutline force={force} x={x} y={y} scale={0.95} />}
              {unit !== null && <Disc arms={unit} x={x} y={y} radius={13} />}
              {unit !== null && leads && <LeaderMark x={x} y={y} />}
              {goods > 0 && <Cargo kind={GOOD_KINDS[printed?.good ?? 0] ?? "grain"} count={goods} x={x} y={y} />}
              {attacked && (
                <EnemyPiece
                  charge={enemy}
                  x={x + (unit === null ? 0 : 9)}
                  y={y - (unit === null ? 0 : 9)}
                  scale={unit === null ? 0.95 : 0.74}
                />
              )}
            </g>
          );
        }),
      )}
    </>
  );
});
/** The leader stands in a double rim, with a pennant. */
const LeaderMark = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <>
    <circle className={css.leadsOn} cx={x} cy={y} r={15.4} />
    <path className={css.pennant} d={`M${x - 9.5} ${y - 5}V${y - 20}L${x + 1} ${y - 16}L${x - 9.5} ${y - 12}`} />
  </>
);
/** The goods that lie on a subject. */
const Cargo = memo(function Cargo({
  kind,
  count,
  x,
  y,
}: {
  readonly kind: GoodKind;
  readonly count: number;
  readonly x: number;
  readonly y: number;
}) {
  return Array.from({ length: count }, (_, i) => {
    const at = [x + (i === 0 ? 10 : -10), y + 10] as const;
    return (
      <g key={i}>
        <circle className={css.cargo} cx={at[0]} cy={at[1]} r="7.2" />
        <GoodPiece kind={kind} x={at[0]} y={at[1]} scale={0.6} />
      </g>
    );
  });
});
const Power = memo(function Power({
  look: { name, arms: bears, reserve, note },
  power,
}: {
  readonly look: PowerLook;
  readonly power: number;
}) {
  const [x, y] = middleOf(hexOf.power + power);
  return (
    <g data-spot={`power-${power}`}>
      <text className={`${chart.name} ${css.realm}`} x={x} y={y - 54}>
        {name}
      </text>
      <MapShield arms={bears} x={x - (reserve === null ? 0 : 32)} y={y - 8} scale={2} />
      {reserve !== null && (
        <>
          <EnemyPiece charge={bears.charge} x={x + 40} y={y - 16} scale={1.3} />
          <text className={`${chart.name} ${css.number}`} x={x + 40} y={y + 26}>
            × {reserve}
          </text>
        </>
      )}
      <text className={css.note} x={x} y={y + 56}>
        {note}
      </text>
    </g>
  );
});
/** What each line has sold in the capital: a place of its own for each. */
const Stock = memo(function Stock({ sold }: { readonly sold: readonly (SoldLook | null)[] }) {
  return SOLD_AT.map(([x, y], line) => {
    const look = sold[line] ?? null;
    if (look === null) return null;
    return (
      <g key={line} data-spot={`sold-${line}`}>
        <circle className={css.place} cx={x} cy={y} r="15.5" data-empty={look.count === 0 || undefined} />
        <g opacity={look.count === 0 ? 0.35 : 1}>
          <Disc arms={look.arms} x={x} y={y} radius={12} />
        </g>
        {look.count > 0 && (
          <text className={`${chart.name} ${css.number}`} x={x + 15} y={y + 16}>
            {look.count}
          </text>
        )}
      </g>
    );
  });
});
/** Piles: the first layer on top, the others looking out beneath it. */
const Builds = memo(function Builds({ builds }: { readonly builds: readonly (readonly Arms[])[] }) {
  const finished = [0, 1, 2].map((build) => Math.min(...[0, 1, 2].map((place) => builds[build * 3 + place]?.length ?? 0)));
  return SQUARES.map(([x, y], square) => {
    const pile = builds[square] ?? [];
    const ready = finished[Math.floor(square / 3)] ?? 0;
    return (
      <g key={square} data-spot={`square-${square}`}>
        {square % 3 === 0 && ready > 0 && <rect className={css.ready} x={x - 21} y={y - 20} width="118.5" height="40" rx="5" />}
        {square % 3 === 0 && <SubjectOutline force={(1 + square / 3) as Force} x={x - 40} y={y} scale={1.5} />}
        <path className={css.place} d={squarePath([x, y], 16)} data-leads={square % 3 === 0 || undefined} />
        <g opacity={pile.length === 0 ? 1 : 0.5}>
          <GoodPiece kind={GOOD_KINDS[goodFor(square as Parameters<typeof goodFor>[0])] ?? "grain"} x={x} y={y} scale={1.05} />
        </g>
        {pile
          .slice(0, 3)
          .map((whose, layer) => ({ whose, layer }))
          .toReversed()
          .map(({ whose, layer }) => (
            <Disc key={layer} arms={whose} x={x + 3 + layer * 4.5} y={y + 3 + layer * 4.5} radius={11.5} />
          ))}
        {pile.length > 1 && (
          <text className={`${chart.name} ${css.height}`} x={x - 11} y={y - 7}>
            {pile.length}
          </text>
        )}
      </g>
    );
  });
});
const Titles = memo(function Titles({ titles }: { readonly titles: readonly (readonly Arms[])[] }) {
  return TITLE_HEXES.map(([x, y], hex) => {
    const standing = titles[hex] ?? [];
    const step = Math.min(15, 40 / Math.max(1, standing.length - 1));
    return (
      <g key={hex} data-spot={`title-${hex}`}>
        <path className={css.place} d={hexPath([x, y], 25)} />
        <GoodPiece kind={GOOD_KINDS[hex] ?? "gold"} x={x} y={y - 3} scale={1.05} />
        {standing.map((whose, i) => (
          <Disc key={i} arms={whose} x={x + (i - (standing.length - 1) / 2) * step} y={y + 13} radius={8.4} />
        ))}
      </g>
    );
  });
});
const Route = memo(function Route({ route }: { readonly route: number }) {
  const { at, along } = ROUTES[route] ?? { at: [0, 0], along: [0, 0] };
  const tip = (sign: number): string => {
    const [x, y] = [at[0] + along[0] * sign * 25, at[1] + along[1] * sign * 25];
    const back = [x - along[0] * sign * 9, y - along[1] * sign * 9] as const;
    return `M${x} ${y}L${back[0] - along[1] * 6} ${back[1] + along[0] * 6}L${back[0] + along[1] * 6} ${back[1] - along[0] * 6}Z`;
  };
  return (
    <g data-spot={`route-${route + 1}`}>
      <path className={css.arrows} d={tip(1) + tip(-1)} />
      <circle className={css.route} cx={at[0]} cy={at[1]} r="14" />
      <circle className={css.routeLine} cx={at[0]} cy={at[1]} r="11.2" />
      <text className={css.routeNumber} x={at[0]} y={at[1] + 6}>
        {route + 1}
      </text>
    </g>
  );
});

const hexBox = (hex: number): string => {
  const [x, y] = middleOf(hex);
  return `${x - 104} ${y - 118} 208 236`;
};
interface InsetProps {
  readonly name: string;
  readonly label: string;
}
/** One deck by itself, for a narrow screen or a panel: the same drawing as on the map. */
function DeckInset({ hex, name, label, children }: InsetProps & { readonly hex: number; readonly children: ReactNode }) {
  const uid = useId();
  const [x, y] = middleOf(hex);
  const kind = HEXES[hex]?.kind ?? "aid";
  return (
    <svg className={`${chart.chart} ${css.map}`} viewBox={hexBox(hex)} role="img" aria-label={label}>
      <GroundDefs uid={uid} />
      <g data-kind={kind} className={css.hex}>
        <path d={HEX_PATHS[hex]} className={css.tint} />
        <path d={HEX_PATHS[hex]} fill={`url(#${uid}${kind === "capital" ? "pales" : "bars"})`} className={css.pattern} />
        <path d={HEX_PATHS[hex]} className={`${chart.coast} ${css.coast}`} />
      </g>
      <text className={css.heading} x={x} y={hex === hexOf.titles ? y + 5 : y - 70}>
        {name}
      </text>
      {children}
    </svg>
  );
}
export const BuildDeck = ({ builds, ...rest }: InsetProps & { readonly builds: readonly (readonly Arms[])[] }) => (
  <DeckInset hex={hexOf.builds} {...rest}>
    <Builds builds={builds} />
  </DeckInset>
);
export const TitleDeck = ({ titles, ...rest }: InsetProps & { readonly titles: readonly (readonly Arms[])[] }) => (
  <DeckInset hex={hexOf.titles} {...rest}>
    <Titles titles={titles} />
  </DeckInset>
);
export const CapitalStock = ({ sold, ...rest }: InsetProps & { readonly sold: readonly (SoldLook | null)[] }) => (
  <DeckInset hex={hexOf.capital} {...rest}>
    <Castle />
    <Stock sold={sold} />
  </DeckInset>
);

const Castle = () => {
  const [x, y] = middleOf(hexOf.capital);
  return (
    <g aria-hidden="true">
      <g transform={`translate(${x} ${y + 4}) scale(.9)`}>
        <path className={chart.walls} d="M-30 18V-6H-22V-12H-16V-6H-9V-26L0-36L9-26V-6H16V-12H22V-6H30V18ZM-9-26H9M0-36V-46" />
        <path className={chart.dark} d="M-4 18V8A4 4 0 0 1 4 8V18ZM-24 2H-18V8H-24ZM18 2H24V8H18ZM-3-18H3V-10H-3Z" />
      </g>
      <CrownPiece x={x} y={y - 41} scale={1.1} />
    </g>
  );
};
/** What is printed on the capital and the decks, in the words given. */
const Furniture = memo(function Furniture({ names, turn }: Pick<Props, "names" | "turn">) {
  const [x, y] = middleOf(hexOf.capital);
  const [tx, ty] = middleOf(hexOf.turn);
  const [bx, by] = middleOf(hexOf.builds);
  const [nx, ny] = middleOf(hexOf.titles);
  return (
    <g aria-hidden="true">
      <text className={`${chart.name} ${css.realm}`} x={x} y={y - 64}>
        {names.capital}
      </text>
      <Castle />
      <text className={css.heading} x={bx} y={by - 70}>
        {names.builds}
      </text>
      <text className={css.heading} x={nx} y={ny + 5}>
        {names.titles}
      </text>
      <text className={css.heading} x={tx} y={ty - 64}>
        {turn.title}
      </text>
      {turn.phases.map((phase, i) => {
        const line = ty - 40 + i * 20.5;
        return (
          <g key={phase}>
            {i === turn.now && <path className={css.now} d={`M${tx - 76} ${line - 14}h146l6 9l-6 9h-146Z`} />}
            <text className={css.phase} x={tx - 66} y={line} data-now={i === turn.now || undefined}>
              {i + 1}
            </text>
            <text className={css.phase} x={tx - 50} y={line} data-now={i === turn.now || undefined}>
              {phase}
            </text>
          </g>
        );
      })}
    </g>
  );
});
const Ground = memo(function Ground({ uid }: { readonly uid: string }) {
  const [x, y, w, h] = VIEW;
  return (
    <g>
      <GroundDefs uid={uid} />
      <AreaDefs uid={uid} paths={HEX_PATHS} />
      <rect x={x} y={y} width={w} height={h} className={chart.sea} />
      <path d={COAST} className={chart.shoal} />
      <rect x={x} y={y} width={w} height={h} fill={`url(#${uid}waves)`} />
      <Rhumbs x={532} y={503} reach={1400} />
      <Rhumbs x={98} y={106} reach={1500} count={24} />
      <Rhumbs x={984} y={912} reach={1500} count={24} />
      <path d={SHORE} className={chart.shore} />
      {HEXES.map(({ id, kind }, at) => (
        <g key={id} data-kind={kind} className={css.hex}>
          <path d={HEX_PATHS[at]} className={css.tint} />
          <path
            d={HEX_PATHS[at]}
            fill={`url(#${uid}${kind === "power" ? "hatch" : kind === "overseas" ? "dots" : kind === "capital" ? "pales" : "bars"})`}
            className={css.pattern}
          />
          <g clipPath={`url(#${uid}c${at})`}>
            <path d={HEX_PATHS[at]} className={css.band} />
          </g>
        </g>
      ))}
      <path d={INNER} className={css.inner} />
      <path d={COAST} className={`${chart.coast} ${css.coast}`} />
      {PROVINCE_SLOTS.map(({ circles, overseas }, province) => {
        const middle = circles[1]?.[1];
        return (
          overseas &&
          middle !== undefined && (
            <g key={province}>
              <path d={inletPath(middle)} className={css.inlet} />
              <path d={inletPath(middle)} fill={`url(#${uid}waves)`} />
            </g>
          )
        );
      })}
      {LANES.map((d) => (
        <path key={d} d={d} className={css.lane} />
      ))}
      <Rose x={98} y={106} size={150} />
      <Rose x={984} y={912} size={92} />
      <SailingShip x={92} y={306} scale={0.95} />
      <SailingShip x={78} y={772} scale={1} />
      <SailingShip x={998} y={318} scale={0.85} />
      <SailingShip x={1000} y={742} scale={0.75} />
      <ScaleBar x={26} y={972} width={150}>
        Milliaria Germanica
      </ScaleBar>
    </g>
  );
});
