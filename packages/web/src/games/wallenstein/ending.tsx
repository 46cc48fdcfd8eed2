import { standings, statuesOf, trophiesOf } from "@stormakt/wallenstein/advice";
import type { Wallenstein } from "@stormakt/wallenstein/types";
import type { Arms } from "../../art/arms.ts";
import { Shield } from "../../kit/marks.tsx";
import chart from "../../maps/chart/chart.module.css";
import { Mountain } from "../../maps/chart/ground.tsx";
import { MapShield } from "../../maps/chart/pieces.tsx";
import { EndingPlate, FinalSheet, Sun } from "../kit/ending.tsx";
import type { EndingProps } from "../plugin.ts";
import css from "./ending.module.css";
import { boardWords } from "./words.ts";

const HILLS = [40, 120, 190, 286, 372, 455, 540, 640, 720, 800, 872] as const;

/** The peace of 1648: a stronghold for each player, as high as the points are many. */
export function Ending(props: EndingProps<Wallenstein>) {
  const w = boardWords(props.language);
  const { points } = props.view.table;
  const most = Math.max(1, ...points);
  const winners = props.outcome.places[0] ?? [];
  const step = 900 / (props.seats.length + 1);
  return (
    <EndingPlate title={w.ending.title} text={w.ending.date} at="top" sound="guns">
      <svg
        className={`${chart.chart} ${css.scene}`}
        viewBox="0 0 900 420"
        role="img"
        aria-label={w.ending.scene(winners.map((seat) => props.seats[seat]?.name ?? "?").join(", "))}
      >
        <rect width="900" height="420" className={css.sky} />
        <Sun y={330} r={84} />
        {HILLS.map((x, at) => (
          <g key={x} transform={`translate(${x} ${322 + (at % 3) * 9}) scale(2.6)`} opacity=".7">
            <Mountain x={0} y={0} scale={1} />
          </g>
        ))}
        <path className={css.land} d="M0 352C120 326 220 356 330 346S560 330 660 350S820 338 900 350V420H0Z" />
        <path className={css.field} d="M0 378C160 362 320 390 480 376S760 366 900 384V420H0Z" />
        {props.seats.map(({ seat, arms }, at) => (
          <Stronghold
            key={seat}
            x={step * (at + 1)}
            height={70 + ((points[seat] ?? 0) / most) * 170}
            arms={arms}
            points={points[seat] ?? 0}
            wins={winners.includes(seat)}
          />
        ))}
      </svg>
    </EndingPlate>
  );
}
interface StrongholdProps {
  readonly x: number;
  readonly height: number;
  readonly arms: Arms;
  readonly points: number;
  readonly wins: boolean;
}
const Stronghold = ({ x, height, arms, points, wins }: StrongholdProps) => {
  const top = -height;
  return (
    <g transform={`translate(${x} 372)`}>
      <path className={css.wall} d="M-62 8V-42H-52V-50H-40V-42H-30V8ZM62 8V-42H52V-50H40V-42H30V8Z" />
      <path
        className={css.wall}
        d={`M-34 10V${top}H-38V${top - 16}H-24V${top - 8}H-10V${top - 16}H10V${top - 8}H24V${top - 16}H38V${top}H34V10Z`}
      />
      <path
        className={css.bricks}
        d={`M-34 ${top + 24}H34M-34 ${top + 52}H34M-18 ${top}V${top + 24}M14 ${top}V${top + 24}M0 ${top + 24}V${top + 52}`}
      />
      <path className={css.gate} d="M-13 10V-14A13 13 0 0 1 13 -14V10Z" />
      <path className={css.pole} d={`M0 ${top - 14}V${top - (wins ? 78 : 50)}`} />
      <path
        className={css.banner}
        fill={`var(--t-${arms.tincture})`}
        d={wins ? `M0 ${top - 78}H58L46 ${top - 62}L58 ${top - 46}H0Z` : `M0 ${top - 50}H34L26 ${top - 41}L34 ${top - 32}H0Z`}
      />
      <path
        fill={`url(#h-${arms.tincture})`}
        d={wins ? `M0 ${top - 78}H58L46 ${top - 62}L58 ${top - 46}H0Z` : `M0 ${top - 50}H34L26 ${top - 41}L34 ${top - 32}H0Z`}
      />
      <MapShield arms={arms} count={points} x={0} y={top + 40} scale={1.7} />
      {wins && <use href="#crown" x="-16" y={top - 106} width="32" height="27" />}
    </g>
  );
};

/** Where the points came from. */
export function FinalTable(props: EndingProps<Wallenstein>) {
  const w = boardWords(props.language);
  const { table } = props.view;
  const places = props.outcome.places.flat();
  const standing = standings(table);
  return (
    <FinalSheet caption={w.ending.final} className={css.final}>
      <thead>
        <tr>
          <td />
          <th scope="col">{w.regions.counties}</th>
          <th scope="col">{w.regions.buildings}</th>
          <th scope="col">{w.regions.leads}</th>
          {table.leaders && <th scope="col">{w.ending.leaders}</th>}
          <th scope="col">{w.ending.earlier}</th>
          <th scope="col">{w.ending.total}</th>
          <th scope="col">{w.ending.thalers}</th>
        </tr>
      </thead>
      <tbody>
        {places.map((seat) => {
          const who = props.seats[seat];
          const one = standing[seat];
          if (who === undefined || one === undefined) return null;
          const leaders = table.leaders ? statuesOf(table, seat) + trophiesOf(table, seat) : 0;
          return (
            <tr key={seat}>
              <th scope="row">
                <span>
                  <Shield arms={who.arms} size={22} /> {who.name}
                </span>
              </th>
              <td>{one.counties}</td>
              <td>{one.buildings}</td>
              <td>{one.majorities}</td>
              {table.leaders && <td>{leaders}</td>}
              <td>{one.points - one.wouldScore - leaders}</td>
              <td>
                <b>{one.points}</b>
              </td>
              <td>{table.thalers[seat]}</td>
            </tr>
          );
        })}
      </tbody>
    </FinalSheet>
  );
}
