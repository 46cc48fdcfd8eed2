import type { Era } from "@stormakt/svea-rike/catalog";
import type { ReactNode } from "react";
import type { Charge } from "../../art/charges.ts";
import { Crown } from "../../kit/marks.tsx";
import chart from "../chart/chart.module.css";
import { ChargeMark, CoinPiece } from "../chart/pieces.tsx";
import css from "./furniture.module.css";

/** Of the eras each has a tint, a pattern and, beside its name, its number. */
interface Sovereign {
  readonly number: number;
  readonly name: string;
  readonly years: string;
}
interface TrackProps {
  readonly eras: readonly { readonly name: string; readonly years: string; readonly sovereigns: readonly Sovereign[] }[];
  /** The number of the sovereign who reigns. */
  readonly now: number;
  readonly label: string;
}
/** Sixteen sovereigns in three eras. Who has reigned is struck through; who reigns has a frame of brass. */
export const SovereignTrack = ({ eras, now, label }: TrackProps) => (
  <ol className={css.track} aria-label={label}>
    {eras.map(({ name, years, sovereigns }, era) => (
      <li key={name} className={css.era} data-era={era}>
        <header>
          <span className="caps">{name}</span>
          <small className="num">{years}</small>
        </header>
        <ol>
          {sovereigns.map(({ number, name: who, years: reign }) => (
            <li
              key={number}
              className={css.sovereign}
              data-past={number < now || undefined}
              aria-current={number === now ? "step" : undefined}
              title={reign}
            >
              <span className={css.medal}>
                <Crown size={17} />
                <b className="num">{number}</b>
              </span>
              <span>{who}</span>
            </li>
          ))}
        </ol>
      </li>
    ))}
  </ol>
);
/** The same in one line, for a narrow place: a box for each reign. */
export const SovereignLine = ({ eras, now, label }: TrackProps) => (
  <div className={css.line} role="img" aria-label={label}>
    {eras.map(({ name, sovereigns }, era) => (
      <span key={name} data-era={era}>
        {sovereigns.map(({ number }) => (
          <i key={number} data-past={number < now || undefined} data-now={number === now || undefined} />
        ))}
      </span>
    ))}
  </div>
);

interface RoyalProps {
  /** What it says in each era. */
  readonly says: readonly [string, string, string];
  readonly now: Era;
  /** "Troops 2". */
  readonly foot: string;
}
/** A royal card: one line for each era, the era that is now in a frame. */
export const RoyalCard = ({ says, now, foot }: RoyalProps) => (
  <span className={`${css.card} ${css.royal}`}>
    {says.map((text, era) => (
      <span key={era} className={css.reign} data-era={era} data-now={era === now || undefined}>
        {text}
      </span>
    ))}
    <span className={css.cardFoot}>{foot}</span>
  </span>
);

export type SeriesName = "palace" | "cultural" | "scientist" | "military" | "queen" | "resource";
const SERIES: Readonly<Record<SeriesName, Charge>> = {
  palace: "tower",
  cultural: "roses",
  scientist: "star",
  military: "pikes",
  queen: "crowns",
  resource: "leaves",
};
interface HistoryProps {
  readonly name: string;
  readonly series: SeriesName;
  readonly seriesName: string;
  readonly era: Era;
  readonly cost: number;
  readonly children?: ReactNode;
}
/** A history card: its series on the head in the era's tint, a charge for the series, its name and its price. */
export const HistoryCard = ({ name, series, seriesName, era, cost, children }: HistoryProps) => (
  <span className={`${css.card} ${css.history}`}>
    <span className={css.series} data-era={era}>
      {seriesName}
    </span>
    <svg className={`${chart.chart} ${css.emblem}`} viewBox="-26 -26 52 52" aria-hidden="true">
      <circle className={css.emblemField} r="24" />
      <circle className={css.emblemLine} r="21" />
      <ChargeMark charge={SERIES[series]} size={34} fill="var(--ink)" field="var(--paper-2)" />
    </svg>
    <span className={css.title}>{name}</span>
    {children !== undefined && <span className={css.text}>{children}</span>}
    <svg className={`${chart.chart} ${css.cost}`} viewBox="-8 -8 16 16" aria-hidden="true">
      <CoinPiece x={0} y={0} worth={cost} />
    </svg>
  </span>
);

/** An event card in the hand: Fell name, what it does, and when it may be played. */
export const EventCard = ({
  name,
  kind,
  children,
  faceDown = false,
}: {
  readonly name: string;
  readonly kind: string;
  readonly children?: ReactNode;
  readonly faceDown?: boolean;
}) =>
  faceDown ? (
    <span className={`${css.card} ${css.event} ${css.back}`} aria-hidden="true" />
  ) : (
    <span className={`${css.card} ${css.event}`}>
      <span className="caps">{kind}</span>
      <span className={css.title}>{name}</span>
      <span className={css.text}>{children}</span>
    </span>
  );
