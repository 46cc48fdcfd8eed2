import { crownsOf, merchantsOf, pointsOf, seriesProgress, troopsOf } from "@stormakt/svea-rike/advice";
import type { SveaRike } from "@stormakt/svea-rike/types";
import type { ReactNode } from "react";
import { Coin, Crown, Icon } from "../../kit/marks.tsx";
import chart from "../../maps/chart/chart.module.css";
import { HelmetPiece } from "../../maps/chart/pieces.tsx";
import type { SeatFiguresProps } from "../plugin.ts";
import { Stroked } from "./emblems.tsx";
import { SeriesMark } from "./houses.tsx";
import { nameOf } from "./offers.ts";
import css from "./seat-figures.module.css";
import { boardWords } from "./words.ts";

/** What all may see of one family. */
export function SeatFigures(props: SeatFiguresProps<SveaRike>) {
  const w = boardWords(props.language).houses;
  const { table } = props.view;
  const { of } = props;
  const gold = table.gold[of] ?? null;
  const owes = (table.due[of] ?? 0) + (table.lent[of] ?? 0);
  return (
    <div className={css.figures} data-spot={`seat:${of}`}>
      <ul className={css.numbers}>
        <Figure name={w.gold} look={<Coin worth={1} size={17} />} value={gold ?? "?"} />
        <Figure name={w.crowns} look={<Crown size={16} className={css.crown} />} value={crownsOf(table, of)} />
        <Figure
          name={w.troops}
          look={
            <svg viewBox="-9 -8 18 15" width="20" height="17" className={`${chart.chart} ${css.helmet}`} aria-hidden="true">
              <HelmetPiece x={0} y={0} />
            </svg>
          }
          value={troopsOf(table, of)}
        />
        <Figure name={w.merchants} look={<Stroked of="ship" size={19} />} value={merchantsOf(table, of)} />
        <Figure name={w.cards} look={<Icon name="hand" size={17} />} value={table.handSizes[of] ?? 0} />
        <Figure name={w.status} look={<Icon name="chart" size={17} />} value={pointsOf(table, of, gold ?? 0).total} strong />
      </ul>
      <ul className={css.series}>
        {seriesProgress(table, of).map(({ series, cards, points }) =>
          cards.length === 0 ? null : (
            <li
              key={series}
              data-scores={points > 0 || undefined}
              title={w.series(nameOf(props, "series", series, "many"), cards.length, points)}
            >
              <SeriesMark series={series} size={16} />
              <b className="num">{cards.length}</b>
              <span className="aloud">{w.series(nameOf(props, "series", series, "many"), cards.length, points)}</span>
            </li>
          ),
        )}
        {owes > 0 && <li className={css.debt}>{w.debt(owes)}</li>}
      </ul>
    </div>
  );
}
const Figure = ({
  name,
  look,
  value,
  strong = false,
}: {
  readonly name: string;
  readonly look: ReactNode;
  readonly value: number | string;
  readonly strong?: boolean;
}) => (
  <li title={name} data-strong={strong || undefined}>
    {look}
    <b className="num">{value}</b>
    <span className="aloud">{name}</span>
  </li>
);
