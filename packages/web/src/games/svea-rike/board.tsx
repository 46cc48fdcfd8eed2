import { CULTURE } from "@stormakt/svea-rike/advice";
import { useMemo } from "react";
import { In } from "../../kit/areas.tsx";
import { useDraft } from "../../kit/drafts.ts";
import { Fitted } from "../../kit/fitted.tsx";
import type { SveaRikePlace } from "../../maps/svea-rike/places.ts";
import { SVEA_RIKE_RATIO } from "../../maps/svea-rike/places.ts";
import { pick, pickOrAsk, stateOf, turnedTo } from "../kit/offers.ts";
import { Activities, Sources } from "./activities.tsx";
import css from "./board.module.css";
import { CardSheet } from "./card-sheet.tsx";
import { Hand } from "./hand.tsx";
import { Answer, GivingUp, Mourning } from "./hard-choices.tsx";
import { HistoryRow } from "./history-row.tsx";
import { Houses } from "./houses.tsx";
import { InQuestion } from "./in-question.tsx";
import { MapPanel } from "./map-panel.tsx";
import { marksOf, offerAt } from "./marks.ts";
import type { Props } from "./offers.ts";
import { Reign } from "./reign.tsx";
import { Sale } from "./sale.tsx";
import { useAim } from "./use-aim.ts";
import { useOrders } from "./use-orders.ts";
import { WarScene } from "./war-scene.tsx";

/** The realm with all that belongs to it. What is asked now stands above the map. */
export function Board(props: Props) {
  useOrders(props);
  const aiming = useAim(props);
  const [movingFrom, setMovingFrom] = useDraft<number | null>("merchant", null);
  const { prompt, choices, chosen } = props;
  const step = prompt?.asked === true ? prompt.step : null;
  const { card, picked, plays } = aiming;
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- marks follow from these alone
  const marks = useMemo(() => marksOf(props, aiming, movingFrom), [choices, chosen, prompt, card, picked, plays, movingFrom]);
  const onPick = (place: SveaRikePlace): void => {
    const { field, values } = aiming.aim;
    if (aiming.card !== null && field !== null) {
      const value = place.kind === "fief" ? place.fief : place.country;
      const fits = place.kind === "fief" ? field === "fief" || field === "from" : field === "country" || field === "to";
      if (fits && values.includes(value)) aiming.say(field, value);
      else if (fits && aiming.plays[0] !== undefined) pickOrAsk(props, undefined, [{ ...aiming.plays[0], [field]: value }]);
      return;
    }
    if (aiming.card !== null && aiming.plays.length > 1) {
      const again = place.kind === "fief" && aiming.plays.some(({ fief }) => fief === place.fief) ? place : null;
      if (again !== null && aiming.picked.from === undefined) aiming.say("fief", again.fief);
      return;
    }
    const meant =
      place.kind === "fief" ? turnedTo(props, "fief", place.fief) : turnedTo(props, movingFrom === null ? "country" : "to", place.country);
    // A card is aimed when it is taken up, not by pressing the map.
    pickOrAsk(props, offerAt(props, place, movingFrom), step === null ? [] : meant.filter(({ kind }) => kind !== "playCard"));
  };
  const isBuyingCards =
    (step === "buying" && props.view.table.move?.activity === CULTURE) || step === "reward" || step === "office" || step === "furtherCard";
  const isAimedAtCards = aiming.aim.field === "history" || aiming.aim.field === "next";
  const rowFirst = isBuyingCards || isAimedAtCards;
  return (
    <>
      <Fitted
        ratio={SVEA_RIKE_RATIO}
        wing={
          <>
            <Reign {...props} />
            <HistoryRow props={props} aiming={aiming} />
          </>
        }
      >
        <MapPanel props={props} marks={marks} movingFrom={movingFrom} setMovingFrom={setMovingFrom} onPick={onPick} />
      </Fitted>
      <In area="task">
        <CardSheet props={props} aiming={aiming} />
        {aiming.card === null && <InQuestion {...props} />}
        {step === "sale" && <Sale {...props} />}
        {step === "mourning" && <Mourning {...props} />}
        {step === "givingUp" && <GivingUp {...props} />}
        {step === "answer" && <Answer {...props} />}
        <WarScene {...props} />
        {rowFirst && <HistoryRow props={props} aiming={aiming} />}
        {step === "choosing" && <Activities {...props} />}
        {step === "sourcing" && <Sources {...props} />}
        <Offices {...props} />
      </In>
      <In area="own">
        <div className={css.own}>
          <Hand props={props} aiming={aiming} />
          <HistoryRow props={props} aiming={aiming} look="list" />
          <Houses {...props} />
        </div>
      </In>
      <In area="desk">
        <Reign {...props} />
        {!rowFirst && <HistoryRow props={props} aiming={aiming} look="list" />}
        <Houses {...props} />
      </In>
    </>
  );
}
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
