import type { ReactNode } from "react";
import { memo, useCallback, useId, useMemo } from "react";
import { Marked, Owned } from "../chart/areas.tsx";
import chart from "../chart/chart.module.css";
import type { Detail } from "../chart/detail.ts";
import { Layers } from "../chart/layers.tsx";
import type { Spot } from "../chart/spots.tsx";
import { Spots } from "../chart/spots.tsx";
import type { Point } from "../chart/topology.ts";
import type { CountySlots } from "./atlas.ts";
import { COUNTY_PATHS, COUNTY_SLOTS, VIEW } from "./atlas.ts";
import { OnCounty } from "./county.tsx";
import type { CountyLook } from "./looks.ts";
import { shareOf } from "./places.ts";
import { Borders, Ground } from "./printed.tsx";
import css from "./wallenstein-map.module.css";

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
