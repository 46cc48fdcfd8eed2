import { CULTURE } from "@stormakt/svea-rike/catalog/helpers";
import { memo, useEffect, useMemo, useState } from "react";
import { Button } from "../../kit/button.tsx";
import { openMoves } from "../../kit/open-moves.ts";
import type { SveaRikePlace } from "../../maps/svea-rike/svea-rike-map.tsx";
import { Activities, Sources } from "./activities.tsx";
import css from "./board.module.css";
import { CardSheet } from "./card-sheet.tsx";
import { Hand, HandCard, isSameHand } from "./hand.tsx";
import { Answer, GivingUp, Mourning } from "./hard-choices.tsx";
import { HistoryRow } from "./history-row.tsx";
import { Houses } from "./houses.tsx";
import { MapPanel } from "./map-panel.tsx";
import { marksOf, offerAt } from "./marks.ts";
import type { Props } from "./offers.ts";
import { pick, playableTitles, stateOf } from "./offers.ts";
import { WINDOW_STEPS } from "./orders.ts";
import { Reign } from "./reign.tsx";
import { Sale } from "./sale.tsx";
import type { Aiming } from "./use-aim.ts";
import { useAim } from "./use-aim.ts";
import { useOrders, usePolicy } from "./use-orders.ts";
import { WarScene } from "./war-scene.tsx";
import { boardWords } from "./words.ts";

/** The realm with all that belongs to it. What is asked now stands above the map. */
export function Board(props: Props) {
  useOrders(props);
  useEffect(() => () => openMoves("", null), []);
  const aiming = useAim(props);
  const [movingFrom, setMovingFrom] = useState<number | null>(null);
  const { prompt, choices, chosen } = props;
  const step = prompt?.asked === true ? prompt.step : null;
  useEffect(() => {
    if (step !== "sending") setMovingFrom(null);
  }, [step]);
  const { card, picked, plays } = aiming;
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- marks follow from these alone
  const marks = useMemo(() => marksOf(props, aiming, movingFrom), [choices, chosen, prompt, card, picked, plays, movingFrom]);
  const onPick = (place: SveaRikePlace): void => {
    const { field, values } = aiming.aim;
    if (aiming.card !== null && field !== null) {
      const value = place.kind === "fief" ? place.fief : place.country;
      const fits = place.kind === "fief" ? field === "fief" || field === "from" : field === "country" || field === "to";
      if (fits && values.includes(value)) aiming.say(field, value);
      return;
    }
    if (aiming.card !== null && aiming.plays.length > 1) {
      const again = place.kind === "fief" && aiming.plays.some(({ fief }) => fief === place.fief) ? place : null;
      if (again !== null && aiming.picked.from === undefined) aiming.say("fief", again.fief);
      return;
    }
    pick(props, offerAt(props, place, movingFrom));
  };
  const isBuyingCards =
    (step === "buying" && props.view.table.move?.activity === CULTURE) || step === "reward" || step === "office" || step === "furtherCard";
  const isAimedAtCards = aiming.aim.field === "history" || aiming.aim.field === "next";
  const rowFirst = isBuyingCards || isAimedAtCards;
  return (
    <div className={css.board}>
      <div className={css.layout}>
        <div className={css.top}>
          <Reign {...props} />
          <CardSheet props={props} aiming={aiming} />
          {step === "sale" && <Sale {...props} />}
          {step === "mourning" && <Mourning {...props} />}
          {step === "givingUp" && <GivingUp {...props} />}
          {step === "answer" && <Answer {...props} />}
          <WarScene {...props} />
          {step === "choosing" && <Activities {...props} />}
          {step === "sourcing" && <Sources {...props} />}
          {step !== null && <Fitting props={props} aiming={aiming} />}
          <Offices {...props} />
          {rowFirst && <HistoryRow props={props} aiming={aiming} />}
        </div>
        <div className={css.map}>
          <MapPanel props={props} marks={marks} movingFrom={movingFrom} setMovingFrom={setMovingFrom} onPick={onPick} />
        </div>
        <div className={css.below}>
          <Hand props={props} aiming={aiming} />
          {!rowFirst && <HistoryRow props={props} aiming={aiming} />}
          <Houses {...props} />
        </div>
      </div>
    </div>
  );
}
/** The cards that may be played at this moment, brought up from the hand. */
const Fitting = memo(function Fitting({ props, aiming }: { readonly props: Props; readonly aiming: Aiming }) {
  const w = boardWords(props.language);
  const titles = playableTitles(props);
  const setWindow = usePolicy((policy) => policy.setWindow);
  const step = WINDOW_STEPS.find(([name]) => name === props.prompt?.step)?.[0];
  const isWindow = props.prompt?.window === true;
  if (titles.length === 0) return null;
  return (
    <section className={css.fitting} data-small={!isWindow || undefined} aria-label={w.hand.fits}>
      <h3>{w.hand.fits}</h3>
      {isWindow && step !== undefined && !props.shared && (
        <Button
          small
          look="quiet"
          onClick={() => {
            setWindow(step, "never");
            props.act({ kind: "pass" });
          }}
        >
          {w.orders.neverHere}
        </Button>
      )}
      {titles.map((card) => (
        <HandCard key={card} card={card} props={props} aiming={aiming} />
      ))}
    </section>
  );
}, isSameHand);
/** SR-HIST-9 Offices that may be used up now. */
function Offices(props: Props) {
  const offers = props.choices.filter(({ action, rule }) => action.kind.startsWith("useOffice") && rule === null);
  if (offers.length === 0) return null;
  return (
    <div className={css.offices}>
      {offers.map((offer) => (
        <button key={JSON.stringify(offer.action)} type="button" data-state={stateOf(props, offer)} onClick={() => pick(props, offer)}>
          {props.speaker.move(offer.action).map((part) => (typeof part === "string" ? part : part.text))}
        </button>
      ))}
    </div>
  );
}
