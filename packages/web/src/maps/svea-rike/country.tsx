import { memo } from "react";
import chart from "../chart/chart.module.css";
import { ChargeMark, Disc, MapShield } from "../chart/pieces.tsx";
import { isShown } from "../chart/spots.tsx";
import { CIRCLES, merchantPlaces } from "./atlas.ts";
import type { CountryLook } from "./looks.ts";
import css from "./svea-rike-map.module.css";

/** A trading circle without what stands in it. */
export const CircleGround = ({ circle: [x, y, r] }: { readonly circle: readonly [number, number, number] }) => (
  <g aria-hidden="true">
    <circle className={chart.shadow} cx={x + 1.5} cy={y + 2.5} r={r} />
    <circle className={css.circle} cx={x} cy={y} r={r} />
    <circle className={css.circleLine} cx={x} cy={y} r={r - 3.5} />
    <circle className={css.circleCore} cx={x} cy={y} r={r - 25} />
  </g>
);
/** A country, and whose merchants trade there. */
export const Country = memo(function Country({ at, look }: { readonly at: number; readonly look: CountryLook }) {
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
