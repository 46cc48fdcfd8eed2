import { fiefsOf, seriesProgress } from "@stormakt/svea-rike/advice";
import type { Fief } from "@stormakt/svea-rike/catalog";
import { costOf, crownsOn, HISTORY, troopsOn } from "@stormakt/svea-rike/catalog";
import { plainly } from "@stormakt/words";
import { Button } from "../../kit/button.tsx";
import { useDraft } from "../../kit/drafts.ts";
import { Panel } from "../../kit/paper.tsx";
import { offerOf, pick, stateOf } from "../kit/offers.ts";
import { SeriesMark } from "./houses.tsx";
import type { Props } from "./offers.ts";
import { nameOf } from "./offers.ts";
import css from "./sale.module.css";
import { boardWords } from "./words.ts";

/** SR-DEFEAT-4 Which fief goes, with what goes with it. */
export function GivingUp(props: Props) {
  const w = boardWords(props.language).hard;
  const { seat, view } = props;
  if (seat === null) return null;
  return (
    <Panel title={w.giveUp} aside={w.giveUpHelp}>
      <ul className={css.fiefs}>
        {fiefsOf(view.table, seat).map((fief) => {
          const offer = offerOf(props, "giveUpFief", (action) => action.fief === fief);
          return (
            <li key={fief}>
              <button type="button" data-state={stateOf(props, offer)} onClick={() => pick(props, offer)}>
                <b>{nameOf(props, "fief", fief)}</b>
                <small>{w.worth(crownsOn(fief), troopsOn(fief))}</small>
              </button>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
/** SR-CARD-plague Whom it takes, and what that person does for the family. */
export function Mourning(props: Props) {
  const w = boardWords(props.language);
  const { seat, view, choices } = props;
  if (seat === null) return null;
  const series = seriesProgress(view.table, seat);
  return (
    <Panel title={w.hard.mourn}>
      <ul className={css.fiefs}>
        {choices.flatMap(({ action, rule }) => {
          if (action.kind !== "losePerson" || rule !== null) return [];
          const { history } = action;
          const own = series.find(({ cards }) => cards.includes(history));
          const offer = offerOf(props, "losePerson", (other) => other.history === history);
          return [
            <li key={history}>
              <button type="button" data-state={stateOf(props, offer)} onClick={() => pick(props, offer)}>
                <b>
                  <SeriesMark series={HISTORY[history]?.series ?? ""} size={16} /> {nameOf(props, "history", history)}
                </b>
                <small>{nameOf(props, "history", history, "text")}</small>
                {own !== undefined && (
                  <small>{w.houses.series(nameOf(props, "series", own.series, "many"), own.cards.length, own.points)}</small>
                )}
              </button>
            </li>,
          ];
        })}
      </ul>
    </Panel>
  );
}
/** SR-SELL-4 What is offered, against what it is worth and what one has. */
export function Answer(props: Props) {
  const w = boardWords(props.language);
  const { seat, view, prompt } = props;
  const { fief, gold } = (prompt?.memory ?? {}) as { readonly fief?: Fief; readonly gold?: number };
  if (seat === null || fief === undefined || gold === undefined) return null;
  return (
    <Panel title={w.hard.answer}>
      <p>
        <b>{w.hard.offered(nameOf(props, "fief", fief), gold)}</b> {w.hard.worth(crownsOn(fief), troopsOn(fief))}.
      </p>
      <p>{w.hard.answerHelp(costOf(fief), view.table.gold[seat] ?? 0)}</p>
      {props.composable.includes("namePrice") && <OtherPrice props={props} asked={gold} most={view.table.gold[seat] ?? 0} />}
    </Panel>
  );
}
/** SR-SELL-4 What one would give instead, within what one has. */
function OtherPrice({ props, asked, most }: { readonly props: Props; readonly asked: number; readonly most: number }) {
  const w = boardWords(props.language).sale;
  const [said, setSaid] = useDraft<number | null>("price", null);
  const gold = Math.max(1, Math.min(said ?? asked - 1, most));
  const action = { kind: "namePrice", gold } as const;
  const name = async (): Promise<void> => {
    const rule = await props.judge(action);
    if (rule === null) props.choose(action);
    else props.explain({ action, rule });
  };
  return (
    <div className={css.offer}>
      <label>
        {w.price}{" "}
        <input
          type="number"
          min={1}
          max={most}
          value={gold}
          onChange={({ currentTarget }) => setSaid(Math.max(1, Number(currentTarget.value) || 1))}
        />
      </label>
      <Button look="brass" onClick={() => void name()}>
        {plainly(props.speaker.move(action))}
      </Button>
    </div>
  );
}
