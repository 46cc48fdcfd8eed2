import type { History } from "@stormakt/svea-rike/catalog";
import { HISTORY } from "@stormakt/svea-rike/catalog";
import { memo } from "react";
import { lights, useLit } from "../../kit/light.ts";
import { Panel } from "../../kit/paper.tsx";
import { HistoryCard } from "../../maps/svea-rike/furniture.tsx";
import { offerOf, pick, stateOf } from "../kit/offers.ts";
import { isSameHand } from "./hand.tsx";
import css from "./history-row.module.css";
import { SeriesMark } from "./houses.tsx";
import type { Props } from "./offers.ts";
import { nameOf } from "./offers.ts";
import type { Aiming } from "./use-aim.ts";
import { boardWords } from "./words.ts";

interface RowProps {
  readonly props: Props;
  readonly aiming: Aiming;
  /** As whole cards, or as a list beside the hand. */
  readonly look?: "cards" | "list";
}
/** A card of the row that is chosen, whose look is another. */
const chosenCard = ({ chosen }: Props): number | null =>
  chosen?.kind === "buyHistory" || chosen?.kind === "takeHistory" ? chosen.history : null;
/** The four history cards that can be had. */
export const HistoryRow = memo(
  function HistoryRow({ props, aiming, look = "cards" }: RowProps) {
    const w = boardWords(props.language).row;
    const { row, historyDeckSize } = props.view.table;
    return (
      <Panel title={w.title} aside={w.deck(historyDeckSize)} className={css.panel}>
        <ul className={look === "cards" ? css.row : css.list} data-spot="row">
          {row.length === 0 && <li className="muted">{w.empty}</li>}
          {row.map((history) => (
            <li key={history}>
              <RowCard props={props} aiming={aiming} history={history} look={look} />
            </li>
          ))}
        </ul>
      </Panel>
    );
  },
  (one, other) => isSameHand(one, other) && chosenCard(one.props) === chosenCard(other.props),
);
function RowCard({ props, aiming, history, look }: Required<RowProps> & { readonly history: History }) {
  const w = boardWords(props.language).row;
  const lit = useLit("history", history);
  const card = HISTORY[history];
  if (card === undefined) return null;
  const { field, values } = aiming.aim;
  const isAim = (field === "history" || field === "next") && values.includes(history);
  const offer = isAim
    ? undefined
    : (offerOf(props, "buyHistory", (action) => action.history === history) ??
      offerOf(props, "takeHistory", (action) => action.history === history));
  const name = nameOf(props, "history", history);
  const series = nameOf(props, "series", card.series);
  return (
    <button
      type="button"
      className={look === "cards" ? css.card : css.line}
      data-history={history}
      data-state={isAim ? "may" : stateOf(props, offer)}
      data-lit={lit || undefined}
      aria-label={`${w.buy(name, card.cost)}. ${series}. ${nameOf(props, "history", history, "text")}`}
      title={nameOf(props, "history", history, look === "cards" ? "note" : "text")}
      onClick={() => (isAim && field !== null ? aiming.say(field, history) : pick(props, offer))}
      {...lights({ thing: "history", id: history })}
    >
      {look === "cards" ? (
        <HistoryCard name={name} series={card.series} seriesName={series} era={card.era} cost={card.cost}>
          {nameOf(props, "history", history, "text")}
        </HistoryCard>
      ) : (
        <>
          <SeriesMark series={card.series} size={20} />
          <span>{name}</span>
          <b className="num">{card.cost}</b>
        </>
      )}
    </button>
  );
}
