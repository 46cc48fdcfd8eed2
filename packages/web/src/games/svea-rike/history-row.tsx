import type { History } from "@stormakt/svea-rike/catalog";
import { HISTORY } from "@stormakt/svea-rike/catalog";
import { memo } from "react";
import { lights, useLit } from "../../kit/light.ts";
import { Panel } from "../../kit/paper.tsx";
import { HistoryCard } from "../../maps/svea-rike/furniture.tsx";
import { isSameHand } from "./hand.tsx";
import css from "./history-row.module.css";
import type { Props } from "./offers.ts";
import { nameOf, offerOf, pick, stateOf } from "./offers.ts";
import type { Aiming } from "./use-aim.ts";
import { boardWords } from "./words.ts";

interface RowProps {
  readonly props: Props;
  readonly aiming: Aiming;
}
/** A card of the row that is chosen, whose look is another. */
const chosenCard = ({ chosen }: Props): number | null =>
  chosen?.kind === "buyHistory" || chosen?.kind === "takeHistory" ? chosen.history : null;
/** The four history cards that can be had. */
export const HistoryRow = memo(
  function HistoryRow({ props, aiming }: RowProps) {
    const w = boardWords(props.language).row;
    const { row, historyDeckSize } = props.view.table;
    return (
      <Panel title={w.title} aside={w.deck(historyDeckSize)} className={css.panel}>
        <ul className={css.row} data-spot="row">
          {row.length === 0 && <li className="muted">{w.empty}</li>}
          {row.map((history) => (
            <li key={history}>
              <RowCard props={props} aiming={aiming} history={history} />
            </li>
          ))}
        </ul>
      </Panel>
    );
  },
  (one, other) => isSameHand(one, other) && chosenCard(one.props) === chosenCard(other.props),
);
function RowCard({ props, aiming, history }: { readonly props: Props; readonly aiming: Aiming; readonly history: History }) {
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
      className={css.card}
      data-state={isAim ? "may" : stateOf(props, offer)}
      data-lit={lit || undefined}
      aria-label={`${w.buy(name, card.cost)}. ${series}. ${nameOf(props, "history", history, "text")}`}
      title={nameOf(props, "history", history, "note")}
      onClick={() => (isAim && field !== null ? aiming.say(field, history) : pick(props, offer))}
      {...lights({ thing: "history", id: history })}
    >
      <HistoryCard name={name} series={card.series} seriesName={series} era={card.era} cost={card.cost}>
        {nameOf(props, "history", history, "text")}
      </HistoryCard>
    </button>
  );
}
