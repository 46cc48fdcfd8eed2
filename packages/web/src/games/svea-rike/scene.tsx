import type { Country, Fief, History, Title } from "@stormakt/svea-rike/catalog";
import { crownsOn, HISTORY, royalTroops, titleCalled } from "@stormakt/svea-rike/catalog";
import type { Event, SveaRike } from "@stormakt/svea-rike/types";
import type { ReactNode } from "react";
import { Coin, Crown, Shield } from "../../kit/marks.tsx";
import { HistoryCard } from "../../maps/svea-rike/furniture.tsx";
import type { SceneProps } from "../plugin.ts";
import type { Drawings } from "../scene/drawing.tsx";
import { allOf, isFirst, Pictures, without } from "../scene/drawing.tsx";
import { Arrow, Count, Cross, Dice, row, Scores, Sheet, Sum, Thing, Who } from "../scene/parts.tsx";
import { Emblem } from "./emblems.tsx";
import type { Props } from "./offers.ts";
import { COUNTRY_ARMS, nameOf } from "./offers.ts";
import css from "./scene.module.css";
import { WarPicture } from "./war-picture.tsx";
import { boardWords } from "./words.ts";

/** What others cause, as pictures under the sentences of the stage. */
export const Scene = ({ events, props }: SceneProps<SveaRike>) => <Pictures events={events} props={props} drawings={DRAWINGS} />;

const PLAGUE = titleCalled("plague");
const coin = <Coin worth={1} size={18} />;
const who = ({ seats }: Props, seat: number) => <Who seats={seats} seat={seat} />;
const fief = (props: Props, id: Fief): ReactNode => (
  <Thing look={<Count n={crownsOn(id)} of={<Crown size={16} />} />} name={nameOf(props, "fief", id)} />
);
const fiefs = (props: Props, ids: readonly Fief[]): ReactNode => ids.map((id) => <span key={id}>{fief(props, id)}</span>);
const country = (props: Props, id: Country): ReactNode => {
  const arms = COUNTRY_ARMS[id];
  return <Thing look={arms === undefined ? undefined : <Shield arms={arms} size={26} />} name={nameOf(props, "country", id)} />;
};
const history = (props: Props, id: History): ReactNode => (
  <Thing name={nameOf(props, "history", id)} note={nameOf(props, "history", id, "text")} />
);
const histories = (props: Props, ids: readonly History[]): ReactNode => ids.map((id) => <span key={id}>{history(props, id)}</span>);
const title = (props: Props, id: Title): ReactNode => <Thing look={<Emblem card={id} size={30} />} name={nameOf(props, "event", id)} />;
const titles = (props: Props, ids: readonly Title[]): ReactNode => ids.map((id, at) => <span key={`${id}.${at}`}>{title(props, id)}</span>);

interface Money {
  readonly seat: number;
  readonly gold: number;
}
const gains = ({ seat, gold }: Money, props: Props): ReactNode => row(who(props, seat), <Sum n={gold} of={coin} />);
const pays = ({ seat, gold }: Money, props: Props): ReactNode => row(who(props, seat), <Sum n={-gold} of={coin} />);
const getsFief = ({ seat, fief: one }: { readonly seat: number; readonly fief: Fief }, props: Props): ReactNode =>
  row(who(props, seat), <Arrow />, fief(props, one));
const losesFief = ({ seat, fief: one }: { readonly seat: number; readonly fief: Fief }, props: Props): ReactNode =>
  row(who(props, seat), <Cross />, fief(props, one));
const buysFief = ({ seat, fief: one, gold }: Money & { readonly fief: Fief }, props: Props): ReactNode =>
  row(who(props, seat), <Arrow />, fief(props, one), <Sum n={-gold} of={coin} />);
const losesHistory = ({ seat, history: one }: { readonly seat: number; readonly history: History }, props: Props): ReactNode =>
  row(who(props, seat), <Cross />, history(props, one));
const merchants = (
  { seat, country: where, count }: { readonly seat: number; readonly country: Country; readonly count: number },
  props: Props,
  sign: 1 | -1,
): ReactNode => row(who(props, seat), <Sum n={sign * count} of={boardWords(props.language).scene.merchants} />, country(props, where));
const historyCard = (props: Props, id: History): ReactNode => {
  const card = HISTORY[id];
  return card === undefined ? null : (
    <div className={css.bought}>
      <HistoryCard
        name={nameOf(props, "history", id)}
        series={card.series}
        seriesName={nameOf(props, "series", card.series)}
        era={card.era}
        cost={card.cost}
      >
        {nameOf(props, "history", id, "text")}
      </HistoryCard>
    </div>
  );
};
type Played = Extract<Event, { kind: "cardPlayed" }>;
/** A card with its text, who played it, and at whom or what. */
function PlayedCard({ event, props }: { readonly event: Played; readonly props: Props }) {
  const aims: readonly ReactNode[] = [
    event.seat !== undefined && who(props, event.seat),
    event.from !== undefined && fief(props, event.from),
    event.fief !== undefined && fief(props, event.fief),
    event.country !== undefined && country(props, event.country),
    event.to !== undefined && country(props, event.to),
    event.history !== undefined && history(props, event.history),
    event.next !== undefined && history(props, event.next),
  ].filter((aim) => aim !== false);
  return (
    <>
      <Sheet look={<Emblem card={event.card} size={56} />} title={nameOf(props, "event", event.card)}>
        <p>{nameOf(props, "event", event.card, "text")}</p>
      </Sheet>
      {aims.length > 0 && row(who(props, event.by), <Arrow />, ...aims)}
    </>
  );
}
const inWar = "the throws of its round are drawn together";
const foreseen = "never told in play, only foreseen";
const onlyWords = "it moves the turn on; the words say all of it";

export const DRAWINGS: Drawings<Event, Props> = {
  cardPlayed: (event, props) => <PlayedCard event={event} props={props} />,
  merchantPlaced: (event, props) => merchants(event, props, 1),
  merchantHome: (event, props) => merchants(event, props, -1),
  blockadeRun: (event, props) => merchants(event, props, 1),
  warMerchantsHome: (event, props) => merchants(event, props, -1),
  merchantMoved: ({ seat, country: from, to }, props) => row(who(props, seat), country(props, from), <Arrow />, country(props, to)),
  sovereignReigns: ({ sovereign }, props) => <Sheet look={<Crown size={44} />} title={nameOf(props, "sovereign", sovereign)} />,
  turnRepeated: ({ sovereign }, props) => <Sheet look={<Crown size={44} />} title={nameOf(props, "sovereign", sovereign)} />,
  eraBegins: ({ era }, props) => <Sheet title={nameOf(props, "era", era)} />,
  royalTurnedUp: ({ royal }, props) =>
    row(
      <Thing look={<Crown size={26} />} name={nameOf(props, "royal", royal)} />,
      <Count n={royalTroops(royal)} of={boardWords(props.language).scene.troops} />,
    ),
  royalShuffled: without(onlyWords),
  eventsShuffled: without(onlyWords),
  orderShuffled: without("the order stands among the players"),
  turnStopped: without(onlyWords),
  turnEnds: without(onlyWords),
  repeatAhead: without(onlyWords),
  goldGained: gains,
  goldPaid: pays,
  historyPays: gains,
  taxGathered: gains,
  upkeepPaid: pays,
  warUpkeepPaid: pays,
  loanRepaid: pays,
  debtVoid: gains,
  debtStays: pays,
  debtPostponed: pays,
  loanTaken: ({ seat, gold, debt }, props) => row(who(props, seat), <Sum n={gold} of={coin} />, <Arrow />, <Sum n={-debt} of={coin} />),
  goldHanded: ({ seat, payee, gold }, props) =>
    row(who(props, seat), <Arrow />, <Count n={gold} of={coin} />, <Arrow />, who(props, payee)),
  upkeepFree: without(onlyWords),
  moveBegins: without("the seat is marked among the players"),
  extraMove: without(onlyWords),
  movesFirst: ({ seat }, props) => row(who(props, seat), <Thing look={<b className="num">1</b>} name="" />),
  offerRefused: ({ seat }, props) => row(who(props, seat), <Cross />),
  pricesRefused: ({ seat }, props) => row(who(props, seat), <Cross />, coin),
  staysHome: ({ seat }, props) => row(who(props, seat), <Cross />),
  staysLoyal: without(onlyWords),
  plagueComes: ({ seat }, props) => row(who(props, seat), <Emblem card={PLAGUE} size={34} />),
  plagueSpares: ({ seat }, props) => row(who(props, seat), <Cross />, <Emblem card={PLAGUE} size={34} />),
  drewCards: ({ seat, cards }, props) => row(who(props, seat), <Arrow />, titles(props, cards)),
  drewSome: ({ seat, count }, props) => row(who(props, seat), <Sum n={count} of={boardWords(props.language).scene.cards} />),
  activityChosen: ({ seat, activity }, props) => row(who(props, seat), <Arrow />, <Thing name={nameOf(props, "activity", activity)} />),
  activityDictated: ({ seat, activity }, props) => row(who(props, seat), <Arrow />, <Thing name={nameOf(props, "activity", activity)} />),
  sourceChosen: without("the income that follows is drawn"),
  collected: ({ seat, gold, source, dice }, props) =>
    row(who(props, seat), nameOf(props, "source", source), dice.length > 0 ? <Dice values={dice} /> : null, <Sum n={gold} of={coin} />),
  fiefWanted: without("the purchase that follows is drawn"),
  fiefBought: buysFief,
  priceNamed: ({ seat, fief: one, gold }, props) => row(who(props, seat), fief(props, one), <Count n={gold} of={coin} />),
  fiefOffered: ({ seat, fief: one, gold, buyer }, props) =>
    row(
      who(props, seat),
      fief(props, one),
      <Count n={gold} of={coin} />,
      buyer === undefined ? null : <Arrow />,
      buyer === undefined ? null : who(props, buyer),
    ),
  historyWanted: without("the purchase that follows is drawn"),
  historyBought: ({ history: one }, props) => historyCard(props, one),
  fiefStopped: losesFief,
  fiefUnpaid: losesFief,
  fiefGone: losesFief,
  historyStopped: losesHistory,
  historyUnpaid: losesHistory,
  historyGone: losesHistory,
  officeUsed: ({ seat, history: one }, props) => row(who(props, seat), history(props, one)),
  rewardHistory: ({ history: one }, props) => historyCard(props, one),
  historyLost: losesHistory,
  rowCardLost: ({ history: one }, props) => row(<Cross />, history(props, one)),
  rowCardsBuried: ({ histories: gone }, props) => row(<Cross />, histories(props, gone)),
  rowRefilled: ({ histories: come }, props) => row(histories(props, come)),
  historyTaken: ({ seat, history: one, owner }, props) =>
    row(who(props, owner), <Arrow />, history(props, one), <Arrow />, who(props, seat)),
  cardCancelled: ({ seat, card, owner }, props) => row(who(props, seat), <Cross />, title(props, card), who(props, owner)),
  cardFetched: ({ seat, card, owner }, props) => row(who(props, owner), <Arrow />, title(props, card), <Arrow />, who(props, seat)),
  cardFailed: ({ seat, card }, props) => row(who(props, seat), <Cross />, title(props, card)),
  battleKept: ({ seat, card }, props) => row(who(props, seat), <Arrow />, title(props, card)),
  cardsThrown: ({ seat, cards }, props) => row(who(props, seat), <Cross />, titles(props, cards)),
  handShown: ({ seat, cards }, props) => row(who(props, seat), titles(props, cards)),
  fiefSold: ({ seat, fief: one, gold, dice }, props) =>
    row(who(props, seat), fief(props, one), dice.length > 0 ? <Dice values={dice} /> : <Arrow />, <Sum n={gold} of={coin} />),
  fiefSoldTo: ({ seat, buyer, fief: one, gold }, props) =>
    row(who(props, seat), <Sum n={gold} of={coin} />, <Arrow />, fief(props, one), <Arrow />, who(props, buyer)),
  fiefLost: losesFief,
  fiefGivenUp: losesFief,
  fiefFalls: losesFief,
  rewardFief: getsFief,
  fiefSent: getsFief,
  fiefTakenBack: getsFief,
  fiefTaken: ({ seat, fief: one, owner }, props) => row(who(props, owner), <Arrow />, fief(props, one), <Arrow />, who(props, seat)),
  fiefSeized: getsFief,
  fiefsStruck: ({ fiefs: struck }, props) => row(<Cross />, fiefs(props, struck)),
  fiefsFreed: ({ fiefs: freed }, props) => row(fiefs(props, freed)),
  fiefsRevert: ({ fiefs: gone }, props) => row(fiefs(props, gone)),
  finlandLost: ({ fiefs: lost }, props) => row(<Cross />, fiefs(props, lost)),
  demandLow: ({ country: where }, props) => row(country(props, where), <Sum n={-1} of={coin} />),
  warDeclared: ({ country: foe }, props) => (
    <Sheet
      look={COUNTRY_ARMS[foe] === undefined ? undefined : <Shield arms={COUNTRY_ARMS[foe]} size={44} />}
      title={boardWords(props.language).war.title(nameOf(props, "country", foe))}
    />
  ),
  warWon: ({ country: foe }, props) =>
    row(
      <Thing look={<Crown size={26} />} name={boardWords(props.language).war.sweden} />,
      <Arrow />,
      <s>{nameOf(props, "country", foe)}</s>,
    ),
  warLost: ({ country: foe }, props) => row(country(props, foe), <Arrow />, <s>{boardWords(props.language).war.sweden}</s>),
  feudFought: ({ fief: at, from, attack, defence }, props) =>
    row(
      fief(props, from),
      <Count n={attack} of="" />,
      attack > defence ? <Arrow /> : <Cross />,
      <Count n={defence} of="" />,
      fief(props, at),
    ),
  dieRolled: ({ seat, card, die }, props) => row(who(props, seat), title(props, card), <Dice values={[die]} />),
  cowardRolls: ({ seat, die }, props) => row(who(props, seat), <Dice values={[die]} />),
  armyDrawn: ({ troops }, props) =>
    row(boardWords(props.language).scene.enemy, ...troops.map((value) => <Count key="t" n={value} of="" />)),
  swedeRolls: (event, props, events) => (isFirstThrow(event, events) ? <WarPicture events={events} props={props} /> : null),
  enemyRolls: (event, props, events) => (isFirstThrow(event, events) ? <WarPicture events={events} props={props} /> : null),
  enemyFalls: without(inWar),
  swedesStruck: without(inWar),
  enemyStruck: without(inWar),
  rewardGold: ({ seat, gold, dice }, props) => row(who(props, seat), <Dice values={dice} />, <Sum n={gold} of={coin} />),
  rewardsUndone: ({ seat }, props) => row(who(props, seat), <Cross />),
  factoriesPay: ({ seat, die, gold }, props) => row(who(props, seat), <Dice values={[die]} />, <Sum n={gold} of={coin} />),
  eastIndiaPays: ({ seat, die, gold }, props) => row(who(props, seat), <Dice values={[die]} />, <Sum n={gold} of={coin} />),
  wouldWin: without(foreseen),
  wouldLose: without(foreseen),
  wouldThrow: without(foreseen),
  wouldGiveUp: without(foreseen),
  wouldCollect: without(foreseen),
  wouldPay: without(foreseen),
  scored: (event, props, events) => {
    const w = boardWords(props.language).scene;
    return isFirst(event, events) ? (
      <Scores
        seats={props.seats}
        heads={[coin, w.land, w.troops, w.series, w.rest, w.points]}
        rows={allOf(events, "scored").map((one) => ({
          seat: one.seat,
          figures: [
            one.ofGold,
            one.ofCrowns,
            one.ofTroops,
            one.ofSeries,
            one.ofMerchants + one.ofTrophies + one.ofEastIndia + one.ofDebt,
            one.points,
          ],
        }))}
      />
    ) : null;
  },
};
const isFirstThrow = (event: Event, events: readonly Event[]): boolean =>
  events.find(({ kind }) => kind === "swedeRolls" || kind === "enemyRolls") === event;
