/** What holds after every action: things are conserved, and nobody has what nobody can have. */
import { nameOf, rowsOf } from "@stormakt/kernel/ids";
import { EVENT_PACK, EVENTS } from "./cards/index.ts";
import {
  EVERY_COUNTRY,
  FIEF,
  FINLAND_AND_ESTONIA,
  HISTORY_CARD,
  historyOfEra,
  homeOf,
  isColony,
  LIBERTY,
  NONE,
  ROYALS,
  roomFor,
  VASA,
} from "./catalog/index.ts";
import { fiefSetsOf, historySetsOf } from "./sets.ts";
import type { Table } from "./table.ts";
import {
  allMerchantsIn,
  eraNow,
  FOREIGN,
  IN_DECK,
  IN_ROW,
  numberAt,
  ownerOf,
  placeOf,
  playerOf,
  REMOVED,
  seatsOf,
  titleOf,
} from "./table.ts";

type Test = (table: Readonly<Table>) => string | null;

export const invariants: Readonly<Record<string, Test>> = {
  /** INV-1, INV-8, INV-9 */
  fiefs(table) {
    for (const fief of FIEF.all) {
      const at = ownerOf(table, fief);
      const id = nameOf(FIEF, fief);
      if (at >= seatsOf(table) || at < REMOVED) return `${id} is nowhere`;
      if (at === FOREIGN && homeOf(fief) === NONE) return `${id} is foreign`;
      if (at >= 0 && isColony(fief) && eraNow(table) === VASA) return `${id} is owned in the Vasa era`;
      if (at === REMOVED && !FINLAND_AND_ESTONIA.includes(fief)) return `${id} is removed`;
    }
    if (fiefSetsOf(table.fiefs, seatsOf(table)).some((set, at) => set !== table.fiefSets[at]))
      return "the sets of fiefs are not where they are";
    const removed = FINLAND_AND_ESTONIA.filter((fief) => table.fiefs[fief] === REMOVED).length;
    if (removed !== 0 && (removed !== FINLAND_AND_ESTONIA.length || eraNow(table) !== LIBERTY || !table.config.finlandLoss))
      return `${removed} fiefs are removed`;
    return null;
  },
  /** INV-2 */
  royalCards({ royalDeck, royalDiscards, royal, army, war }) {
    if (war === null && army.length > 0) return "an army without a war";
    const all = [...royalDeck, ...royalDiscards, ...army, ...(royal === NONE ? [] : [royal])];
    return isEachOnce(all, ROYALS.length) ? null : "the royal cards are not each in one place";
  },
  /** INV-3 */
  eventCards({ eventDeck, hands, discards, playing, battles, trophies, known, handSets, used, config }) {
    const all = [...eventDeck, ...hands.flat(), ...discards, ...playing, ...[...battles, ...trophies].map(titleOf)].sort((a, b) => a - b);
    if (all.length !== EVENT_PACK.length || all.some((title, at) => title !== EVENT_PACK[at]))
      return `the ${EVENT_PACK.length} cards of ${EVENTS.length} titles are not each in one place`;
    if ([...battles, ...trophies, ...used].some((played) => playerOf(played) >= config.seats)) return "a card is nobody's";
    for (const [seat, hand] of hands.entries()) {
      if (hand.some((title, at) => at > 0 && title < numberAt(hand, at - 1))) return `the hand of seat ${seat} is not sorted`;
      if (rowsOf([hand]).some((set, half) => set !== handSets[2 * seat + half])) return `the sets of seat ${seat} are not its hand`;
      if ((known[seat] ?? []).some((title) => !hand.includes(title))) return `seat ${seat} is believed to hold what it does not`;
    }
    return null;
  },
  /** INV-4, INV-5 */
  historyCards(table) {
    const { row, historyDeck, coming, history, buried } = table;
    if (row.length > 4 || (row.length < 4 && historyDeck.length > 0)) return `the row has ${row.length} cards`;
    if (buried > historyDeck.length) return "more cards are buried than there are";
    const inDecks = [...historyDeck, ...coming];
    for (const card of HISTORY_CARD.all) {
      const at = placeOf(table, card);
      const id = nameOf(HISTORY_CARD, card);
      if (at >= seatsOf(table)) return `${id} is nowhere`;
      if ((at === IN_ROW) !== row.includes(card)) return `${id} is not where the row says`;
      if ((at === IN_DECK) !== inDecks.includes(card)) return `${id} is not where the decks say`;
      if ((row.includes(card) || historyDeck.includes(card)) && !historyOfEra(eraNow(table)).includes(card))
        return `${id} is of another era`;
    }
    if (historySetsOf(history, seatsOf(table)).some((set, at) => set !== table.historySets[at]))
      return "the sets of history cards are not where the cards are";
    return new Set([...row, ...inDecks]).size === row.length + inDecks.length ? null : "a history card lies twice";
  },
  /** INV-6 */
  circles(table) {
    if (table.merchants.some((count) => count < 0)) return "less than no merchants";
    const full = EVERY_COUNTRY.find((country) => allMerchantsIn(table, country) > roomFor(country, seatsOf(table)));
    return full === undefined ? null : `too many merchants in country ${full}`;
  },
  /** INV-7 */
  gold: ({ gold, due, lent, postponed }) =>
    [...gold, ...due, ...lent, ...postponed].every((sum) => Number.isInteger(sum) && sum >= 0)
      ? null
      : `gold ${gold.join()}, due ${due.join()}, lent ${lent.join()}, postponed ${postponed.join()}`,
  /** INV-17 */
  turns: ({ turn, repeats, sovereign, config }) =>
    repeats <= config.maxRepeatedTurns && turn <= sovereign + repeats
      ? null
      : `turn ${turn} under sovereign ${sovereign} with ${repeats} repeated`,
};
const isEachOnce = (list: readonly number[], count: number): boolean => list.length === count && new Set(list).size === count;
