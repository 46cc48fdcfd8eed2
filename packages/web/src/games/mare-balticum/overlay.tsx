import type { Landing } from "@stormakt/mare-balticum/advice";
import type { Force, Province, Route } from "@stormakt/mare-balticum/catalog";
import { ARMY, isLocal, overseasOf, PROVINCES, powerOf, ROUTES, SQUARES, TITLE_HEXES } from "@stormakt/mare-balticum/catalog";
import { memo } from "react";
import { Disc } from "../../maps/chart/pieces.tsx";
import type { Point } from "../../maps/chart/topology.ts";
import {
  circlePath,
  HEX_PATHS,
  hexOf,
  hexPath,
  middleOf,
  PROVINCE_SLOTS,
  ROUTES as ROUTE_SLOTS,
  SQUARES as SQUARES_AT,
  squarePath,
  TITLE_HEXES as TITLES_AT,
} from "../../maps/mare-balticum/atlas.ts";
import { Lit } from "../kit/lit.tsx";
import type { RouteNews } from "./news.ts";
import { armsOfLine } from "./offers.ts";
import css from "./overlay.module.css";

const NOWHERE: Point = [0, 0];
/** What a name in the log or a list points at. */
export const Lights = memo(function Lights() {
  return (
    <>
      {PROVINCES.map((province) => (
        <Lit key={`p${province}`} thing="province" id={province} d={HEX_PATHS[hexOf.province + province] ?? ""} className={css.lit} />
      ))}
      {[0, 1, 2].map((power) => (
        <Lit key={`w${power}`} thing="power" id={power} d={HEX_PATHS[hexOf.power + power] ?? ""} className={css.lit} />
      ))}
      {ROUTES.map((route) => (
        <Lit key={`r${route}`} thing="route" id={route} d={circlePath(ROUTE_SLOTS[route - 1]?.at ?? NOWHERE, 20)} className={css.lit} />
      ))}
      {SQUARES.map((square) => (
        <Lit key={`s${square}`} thing="square" id={square} d={squarePath(SQUARES_AT[square] ?? NOWHERE, 19)} className={css.lit} />
      ))}
      {TITLE_HEXES.map((hex) => (
        <Lit key={`t${hex}`} thing="hex" id={hex} d={hexPath(TITLES_AT[hex] ?? NOWHERE, 29)} className={css.lit} />
      ))}
    </>
  );
});

const circlesAt = (province: Province, force: Force): Point => PROVINCE_SLOTS[province]?.circles[force]?.[1] ?? NOWHERE;
/** From where units come along a route: out of the power's land, and across the water to what lies at home. */
function arrowTo(route: Route, province: Province, force: Force): { readonly line: string; readonly head: string; readonly number: Point } {
  const from = isLocal(province) ? circlesAt(overseasOf(route), ARMY) : middleOf(hexOf.power + powerOf(route));
  const to = circlesAt(province, force);
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const at = (along: number, aside: number): string =>
    `${(from[0] + dx * along - dy * aside).toFixed(1)} ${(from[1] + dy * along + dx * aside).toFixed(1)}`;
  // Out of a land it begins at the border: its name and its shield lie within.
  const [start, end] = [isLocal(province) ? 26 : 76, length - 14];
  return {
    line: `M${at(start, 0)}Q${at((start + end) / 2, -16)} ${at(end - 14, 0)}`,
    head: `M${at(end, 0)}L${at(end - 20, 11)}L${at(end - 20, -11)}Z`,
    number: [from[0] + dx * ((start + end) / 2) + dy * 8, from[1] + dy * ((start + end) / 2) - dx * 8],
  };
}
/** Where a route would bring its units: dashed, for what may come to be. */
export const Forecast = memo(function Forecast({
  routes,
  brings,
}: {
  readonly routes: readonly Route[];
  readonly brings: readonly (readonly Landing[])[];
}) {
  return routes.flatMap((route) =>
    (brings[route - 1] ?? []).map(({ province, force, units }) => {
      const { line, head, number } = arrowTo(route, province, force);
      return (
        <g key={`${route} ${province} ${force}`}>
          <path className={css.casing} d={line} />
          <path className={css.maybe} d={line} />
          <path className={css.maybeHead} d={head} />
          <circle className={css.count} cx={number[0]} cy={number[1]} r="11" />
          <text className={css.units} x={number[0]} y={number[1] + 5.5}>
            {units}
          </text>
        </g>
      );
    }),
  );
});
/** The picks beside their routes, the active routes ringed, and the attack drawn. */
export const Attack = memo(function Attack({ news }: { readonly news: RouteNews | null }) {
  if (news === null) return null;
  return (
    <g>
      {ROUTES.map((route) => {
        const slot = ROUTE_SLOTS[route - 1];
        const picks = news.picks.filter((pick) => pick.route === route);
        if (slot === undefined || picks.length === 0) return null;
        const [ax, ay] = slot.along;
        return (
          <g key={route}>
            {news.active.includes(route) && <path className={css.active} d={circlePath(slot.at, 19)} />}
            {picks.map(({ line }, i) => {
              const aside = (i % 2 === 0 ? 1 : -1) * (29 + Math.floor(i / 2) * 22);
              return <Disc key={line} arms={armsOfLine(line)} x={slot.at[0] - ay * aside} y={slot.at[1] + ax * aside} radius={11} />;
            })}
          </g>
        );
      })}
      {news.came.map(({ route, province, target, units }) => {
        const { line, head, number } = arrowTo(route, province, target);
        return (
          <g key={`${route} ${province} ${target}`} className={css.arrow}>
            <path className={css.casing} d={line} pathLength={1} />
            <path className={css.shaft} d={line} pathLength={1} />
            <path className={css.head} d={head} />
            <circle className={css.count} cx={number[0]} cy={number[1]} r="11" />
            <text className={css.units} x={number[0]} y={number[1] + 5.5}>
              {units}
            </text>
          </g>
        );
      })}
    </g>
  );
});
