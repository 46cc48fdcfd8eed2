import { memo } from "react";
import { AreaDefs } from "../chart/areas.tsx";
import chart from "../chart/chart.module.css";
import { GroundDefs, Rhumbs, Rose, SailingShip, ScaleBar } from "../chart/ground.tsx";
import { CrownPiece } from "../chart/pieces.tsx";
import { COAST, HEX_PATHS, HEXES, hexOf, INNER, inletPath, LANES, middleOf, PROVINCE_SLOTS, SHORE, VIEW } from "./atlas.ts";
import css from "./mare-balticum-map.module.css";

/** What is printed on the capital and the decks, in the language of the page. */
export interface Printed {
  /** The course of a turn and where it stands. */
  readonly turn: { readonly title: string; readonly phases: readonly string[]; readonly now: number };
  readonly names: { readonly capital: string; readonly builds: string; readonly titles: string };
}
export const Castle = () => {
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
export const Furniture = memo(function Furniture({ names, turn }: Printed) {
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
export const Ground = memo(function Ground({ uid }: { readonly uid: string }) {
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
