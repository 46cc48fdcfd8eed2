import { EVERY_COUNTRY, EVERY_FIEF } from "@stormakt/svea-rike/catalog";
import type { ReactNode } from "react";
import { memo, useCallback, useId, useMemo } from "react";
import { Marked } from "../chart/areas.tsx";
import chart from "../chart/chart.module.css";
import type { Detail } from "../chart/detail.ts";
import { Layers } from "../chart/layers.tsx";
import type { Mark, Spot } from "../chart/spots.tsx";
import { Spots } from "../chart/spots.tsx";
import type { Point } from "../chart/topology.ts";
import type { FiefSlots } from "./atlas.ts";
import { CIRCLE_PATHS, CIRCLES, FIEF_PATHS, FIEF_SLOTS, VIEW } from "./atlas.ts";
import { CircleGround, Country } from "./country.tsx";
import { Colony, FiefGround, OnFief } from "./fief.tsx";
import type { CountryLook, FiefLook } from "./looks.ts";
import type { SveaRikePlace } from "./places.ts";
import { PATHS, shareOf } from "./places.ts";
import { Borders, Ground } from "./printed.tsx";
import css from "./svea-rike-map.module.css";

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
