/** What a card would do if nobody answers it: its own effect, run in a world the seat can imagine. No rule is written for it. */
import type { Compared, Foreseen, Frame, Seat, State, View } from "@stormakt/kernel";
import { compareForecast, Engine, fastDice, forecast, NOTHING } from "@stormakt/kernel";
import { deck } from "../cards/index.ts";
import { sveaRike } from "../index.ts";
import { firstMerchant } from "../steps/merchants.ts";
import type { Event, PlayCard, SveaRike } from "../types.ts";

type Told = readonly Foreseen<SveaRike>[];
const engine = new Engine<SveaRike>(sveaRike);

export function foresee(view: View<SveaRike>, by: Seat, action: PlayCard): readonly Event[] {
  const state = engine.determinise(view, by, fastDice("forecast"));
  const isHidden = (seat: Seat): boolean => view.table.gold[seat] === null;
  const own = alone(state, by, action);
  const told = asks(own, "sale") ? owed(state, by, action) : ofItself(own).filter((event) => !isGuess(event, isHidden));
  const step = engine.stepOf(state);
  if (told.length > 0 && !LEADS_ON.includes(step ?? "")) return told;
  const following = later(compareForecast(engine, state, (play) => deck.effect(play, action, by)));
  return told.length === 0 ? following : [...told, ...following.filter(({ kind }) => kind === "wouldCollect" || kind === "warDeclared")];
}
/** Where what follows at once is what a card is played for: an income, or a war. */
const LEADS_ON = ["incomeFiefs", "incomeCommerce", "moveEnd"];

/** The effect and what it calls for at once, and nothing of the game around it. */
function alone(state: State<SveaRike>, by: Seat, action: PlayCard): Told {
  const waiting: Frame<SveaRike> = { step: firstMerchant.index, line: 0, waiting: 1, memory: NOTHING, answers: null, order: null };
  return forecast(engine, { ...state, stack: [waiting] }, (play) => deck.effect(play, action, by), { goesOn: true });
}
const asks = (foreseen: Told, step: string): boolean => foreseen.some(({ event }) => event.kind === "asked" && event.step === step);
/** SR-PAY-4 Somebody cannot pay: what all would owe, as it shows where everybody can. */
function owed(state: State<SveaRike>, by: Seat, action: PlayCard): readonly Event[] {
  const rich = { ...state, table: { ...state.table, gold: state.table.gold.map(() => PLENTY) } };
  return ofItself(alone(rich, by, action)).map((event) =>
    event.kind === "goldPaid" ? { kind: "wouldPay", seat: event.seat, gold: event.gold } : event,
  );
}
const PLENTY = 1000;
/** What half of a purse is that cannot be seen is nobody's to tell. */
const isGuess = (event: Event, isHidden: (seat: Seat) => boolean): boolean => event.kind === "goldPaid" && isHidden(event.seat);

/** Comes from what nobody has seen, or only says how something came about. */
const UNTOLD: readonly Event["kind"][] = [
  "rowRefilled",
  "armyDrawn",
  "dieRolled",
  "feudFought",
  "eventsShuffled",
  "royalShuffled",
  "plagueSpares",
];
function ofItself(foreseen: Told): readonly Event[] {
  return foreseen.flatMap(({ event, odds }): readonly Event[] => {
    if (event.kind === "asked") return event.step === "givingUp" ? event.seats.map((seat) => ({ kind: "wouldGiveUp", seat })) : [];
    if (UNTOLD.includes(event.kind)) return [];
    const percent = Math.round(100 * odds);
    if (event.kind === "fiefTaken" || event.kind === "fiefSeized")
      return percent === 100 ? [event] : [{ kind: "wouldWin", seat: event.seat, fief: event.fief, percent }];
    if (event.kind === "fiefLost") return [{ kind: "wouldLose", seat: event.seat, fief: event.fief, percent }];
    if (event.kind === "cardsThrown")
      return odds < 1 - ROUNDING ? [] : [{ kind: "wouldThrow", seat: event.seat, count: event.cards.length }];
    return odds < 1 - ROUNDING ? [] : [event];
  });
}
const ROUNDING = 1e-6;
/** A card that tells nothing itself: what comes of it by the next decision and would not come otherwise. */
function later(compared: readonly Compared<SveaRike>[]): readonly Event[] {
  const collected = compared.flatMap(({ event, odds }) => (event.kind === "collected" && odds > 0 ? [{ event, odds }] : []));
  const [first] = collected;
  if (first !== undefined) {
    const mean = collected.reduce((sum, { event, odds }) => sum + event.gold * odds, 0);
    return [{ kind: "wouldCollect", seat: first.event.seat, gold: Math.round(mean) }];
  }
  return compared.flatMap(({ event, odds, otherwise }): readonly Event[] => {
    if (event.kind === "asked" || UNTOLD.includes(event.kind) || odds < 1 - ROUNDING || otherwise > ROUNDING) return [];
    return event.kind === "fiefBought" ? [{ kind: "wouldPay", seat: event.seat, gold: event.gold }] : [event];
  });
}
