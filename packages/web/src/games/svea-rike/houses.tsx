import { fiefsOf, playerOf, pointsOf, seriesProgress, titleOf } from "@stormakt/svea-rike/advice";
import { HISTORY } from "@stormakt/svea-rike/catalog";
import { memo } from "react";
import type { Arms } from "../../art/arms.ts";
import type { Charge } from "../../art/charges.ts";
import { lights, useLit } from "../../kit/light.ts";
import { Shield } from "../../kit/marks.tsx";
import { Panel } from "../../kit/paper.tsx";
import chart from "../../maps/chart/chart.module.css";
import { ChargeMark } from "../../maps/chart/pieces.tsx";
import { Emblem } from "./emblems.tsx";
import css from "./houses.module.css";
import type { Props } from "./offers.ts";
import { isSameTable, nameOf } from "./offers.ts";
import { boardWords } from "./words.ts";

const CHARGES: Readonly<Record<string, Charge>> = {
  palace: "tower",
  cultural: "roses",
  scientist: "star",
  military: "pikes",
  queen: "crowns",
  resource: "leaves",
};
/** The sign of a series, as on its cards. */
export const SeriesMark = memo(function SeriesMark({ series, size = 18 }: { readonly series: string; readonly size?: number }) {
  return (
    <svg className={chart.chart} viewBox="-26 -26 52 52" style={{ width: size, height: size, flex: "none" }} aria-hidden="true">
      <ChargeMark charge={CHARGES[series] ?? "star"} size={46} fill="currentColor" field="var(--paper)" />
    </svg>
  );
});

/** What every family owns: fiefs, collections with what they score, trophies. */
export const Houses = memo(function Houses(props: Props) {
  const w = boardWords(props.language).houses;
  return (
    <Panel title={w.title} className={css.panel}>
      <ul className={css.houses}>
        {props.seats.map(({ seat, name, arms }) => (
          <House key={seat} props={props} seat={seat} name={name} arms={arms} />
        ))}
      </ul>
    </Panel>
  );
}, isSameTable);
interface HouseProps {
  readonly props: Props;
  readonly seat: number;
  readonly name: string;
  readonly arms: Arms;
}
function House({ props, seat, name, arms }: HouseProps) {
  const w = boardWords(props.language).houses;
  const { table } = props.view;
  const points = pointsOf(table, seat, table.gold[seat] ?? 0);
  const fiefs = fiefsOf(table, seat);
  const trophies = table.trophies.filter((trophy) => playerOf(trophy) === seat).map(titleOf);
  return (
    <li className={css.house} data-spot={`house-${seat}`}>
      <h3>
        <Shield arms={arms} size={26} /> {nameOf(props, "family", seat)} <small>{name}</small>
        <b className="num" title={w.points(points.total)}>
          {points.total}
          <span className="aloud"> {w.points(points.total)}</span>
        </b>
      </h3>
      <p className={css.fiefs}>
        <span className="aloud">{w.fiefs}: </span>
        {fiefs.length === 0 ? (
          <span className="muted">{w.none}</span>
        ) : (
          fiefs.map((fief) => <FiefName key={fief} props={props} fief={fief} />)
        )}
      </p>
      <ul className={css.series}>
        {seriesProgress(table, seat).map(({ series, cards, points: scored }) => (
          <li
            key={series}
            data-none={cards.length === 0 || undefined}
            title={w.series(nameOf(props, "series", series, "many"), cards.length, scored)}
          >
            <span className={css.mark}>
              <SeriesMark series={series} size={20} />
              <b className="num">{cards.length}</b>
              {series !== "resource" && (
                <span className={css.pips} aria-hidden="true">
                  {Array.from({ length: 5 }, (_, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: pips are alike
                    <i key={at} data-full={at < cards.length || undefined} data-scores={at >= 2 || undefined} />
                  ))}
                </span>
              )}
              <span className="aloud">{w.series(nameOf(props, "series", series, "many"), cards.length, scored)}</span>
            </span>
            {cards.map((card) => (
              <CardName key={card} props={props} card={card} />
            ))}
          </li>
        ))}
      </ul>
      {trophies.length > 0 && (
        <p className={css.fiefs}>
          <span className="aloud">{w.trophies}: </span>
          {trophies.map((card) => (
            <span key={card} className={css.name}>
              <Emblem card={card} size={18} /> {nameOf(props, "event", card)}
            </span>
          ))}
        </p>
      )}
    </li>
  );
}
function FiefName({ props, fief }: { readonly props: Props; readonly fief: number }) {
  const lit = useLit("fief", fief);
  return (
    <span className={css.name} data-lit={lit || undefined} {...lights({ thing: "fief", id: fief })}>
      {nameOf(props, "fief", fief)}
    </span>
  );
}
function CardName({ props, card }: { readonly props: Props; readonly card: number }) {
  const lit = useLit("history", card);
  return (
    <span
      className={css.name}
      data-lit={lit || undefined}
      data-office={HISTORY[card]?.office || undefined}
      title={`${nameOf(props, "history", card, "text")} ${nameOf(props, "history", card, "note")}`}
      {...lights({ thing: "history", id: card })}
    >
      {nameOf(props, "history", card)}
    </span>
  );
}
