import { pointsOf } from "@stormakt/svea-rike/advice";
import type { SveaRike } from "@stormakt/svea-rike/types";
import { armsId } from "../../art/arms.ts";
import { Shield } from "../../kit/marks.tsx";
import { EndingPlate, FinalSheet } from "../kit/ending.tsx";
import type { EndingProps } from "../plugin.ts";
import css from "./ending.module.css";
import { nameOf } from "./offers.ts";
import { boardWords } from "./words.ts";

interface Facts {
  readonly points: number;
  readonly title: string;
}
/** The arms of the first family under crown and mantle, and what history says of it. */
export function Ending(props: EndingProps<SveaRike>) {
  const w = boardWords(props.language).ending;
  const { title } = props.outcome.facts as unknown as Facts;
  const winners = props.outcome.places[0] ?? [];
  const rank = ["lost-house", "fading-house", "respected-house", "first-among-nobles", "regent", "protector-of-the-realm"].indexOf(title);
  return (
    <EndingPlate
      title={nameOf(props, "title", title)}
      text={nameOf(props, "title", title, "text")}
      at="below"
      sound="twoBells"
      plate={css.plate}
    >
      <svg className={css.scene} viewBox="0 0 600 300" role="img" aria-label={w.scene} data-rank={rank}>
        <rect className={css.wall} width="600" height="300" />
        {[60, 150, 450, 540].map((x) => (
          <g key={x} className={css.pillar}>
            <rect x={x - 14} y="40" width="28" height="220" />
            <path d={`M${x - 22} 40h44l-6 -14h-32ZM${x - 22} 260h44l6 14h-56Z`} />
            <path d={`M${x - 6} 50v200M${x + 6} 50v200`} />
          </g>
        ))}
        <path
          className={css.floor}
          d="M0 262H600V300H0ZM0 274H600M0 287H600M300 262V300M180 262L150 300M420 262L450 300M60 262L10 300M540 262L590 300"
        />
        {rank >= 2 && (
          <path
            className={css.mantle}
            d="M300 46C240 60 212 96 196 150C186 190 190 232 214 262C240 240 258 236 300 244C342 236 360 240 386 262C410 232 414 190 404 150C388 96 360 60 300 46Z"
          />
        )}
        {rank >= 2 && (
          <path
            className={css.ermine}
            d="M222 130C232 170 240 210 236 240M378 130C368 170 360 210 364 240M246 96C262 130 262 180 262 226M354 96C338 130 338 180 338 226"
          />
        )}
        {winners.slice(0, 3).map((seat, at) => {
          const arms = props.seats[seat]?.arms;
          const x = 300 + (at - (Math.min(winners.length, 3) - 1) / 2) * 96;
          return arms === undefined ? null : <use key={seat} href={`#${armsId(arms)}`} x={x - 46} y={104} width="92" height="108" />;
        })}
        {rank >= 4 && (
          <g className={css.crown}>
            <path d="M256 92L246 40L276 64L300 26L324 64L354 40L344 92Z" />
            <path d="M256 92H344V102H256Z" />
          </g>
        )}
        {rank <= 1 && <path className={css.crack} d="M300 96L288 130L308 158L292 190L304 226" />}
      </svg>
    </EndingPlate>
  );
}
const LINES = ["gold", "crowns", "troops", "series", "merchants", "trophies", "eastIndia", "debt"] as const;
/** Where each family's status comes from. */
export function FinalTable(props: EndingProps<SveaRike>) {
  const w = boardWords(props.language);
  const { table } = props.view;
  const points = props.seats.map(({ seat }) => pointsOf(table, seat, table.gold[seat] ?? 0));
  return (
    <FinalSheet caption={w.ending.table} className={css.final}>
      <thead>
        <tr>
          <td />
          {props.seats.map(({ seat, name, arms }) => (
            <th key={seat} scope="col">
              <Shield arms={arms} size={24} />
              <span>{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {LINES.map((line) => (
          <tr key={line}>
            <th scope="row">{w.score[line]}</th>
            {points.map((one, seat) => (
              <td key={props.seats[seat]?.seat} className="num" data-none={one[line] === 0 || undefined}>
                {one[line]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{w.score.total}</th>
          {points.map((one, seat) => (
            <td key={props.seats[seat]?.seat} className="num">
              {one.total}
            </td>
          ))}
        </tr>
      </tfoot>
    </FinalSheet>
  );
}
