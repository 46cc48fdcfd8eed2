import type { ReactNode } from "react";
import { useCallback, useId, useMemo } from "react";
import type { Arms } from "../../art/arms.ts";
import { Marked, MarkedSmall } from "../chart/areas.tsx";
import chart from "../chart/chart.module.css";
import type { Detail } from "../chart/detail.ts";
import { Layers } from "../chart/layers.tsx";
import type { Mark, Spot } from "../chart/spots.tsx";
import { Spots } from "../chart/spots.tsx";
import type { Point } from "../chart/topology.ts";
import { HEX_PATHS, PROVINCE_SLOTS, ROUTES, VIEW } from "./atlas.ts";
import { Builds, Stock, Titles } from "./decks.tsx";
import type { PowerLook, ProvinceLook, SoldLook } from "./looks.ts";
import css from "./mare-balticum-map.module.css";
import type { MarePlace } from "./places.ts";
import { PLACE_OF, PLACES, placeKey, shareOf } from "./places.ts";
import type { Printed } from "./printed.tsx";
import { Furniture, Ground } from "./printed.tsx";
import { Power, Province, Route } from "./province.tsx";

interface Props extends Printed {
  /** In the order of the catalog. */
  readonly provinces: readonly ProvinceLook[];
  readonly powers: readonly PowerLook[];
  /** Goods sold in the capital, by line; null: the line is not in play. */
  readonly sold: readonly (SoldLook | null)[];
  /** The pile on each of the nine squares, top first. */
  readonly builds: readonly (readonly Arms[])[];
  /** Who stands on each hex of the title deck. */
  readonly titles: readonly (readonly Arms[])[];
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
