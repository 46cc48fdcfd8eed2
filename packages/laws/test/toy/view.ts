import type { Chance, Seat } from "@stormakt/kernel";
import { everySeat } from "@stormakt/kernel";
import type { Flaw, Table, TableView } from "./types.ts";

const sorted = (cards: readonly number[]): number[] => [...cards].sort((a, b) => a - b);

export function more(list: number[], at: number, by: number): void {
  list[at] = (list[at] ?? 0) + by;
}

export function viewOf(table: Table, seat: Seat | null, flaw: Flaw | null): TableView {
  const { deck, hands, tricks, peeked, ...open } = table;
  const sees = (by: Seat) => by === seat || flaw === "open-secrets" || (flaw === "spectator-sees-hands" && seat === null);
  return {
    ...open,
    played: [...open.played],
    discards: [...open.discards],
    coins: [...open.coins],
    shouted: [...open.shouted],
    deck: deck.length,
    hands: hands.map((hand, by) => (sees(by) ? (flaw === "unsorted-hand" ? [...hand] : sorted(hand)) : hand.length)),
    tricks: tricks.map((held, by) => (sees(by) ? held : null)),
    peeked: peeked.map((card, by) => (card === -1 ? "not" : sees(by) ? card : "seen")),
    ...(flaw === "view-shows-deck" && { leak: deck.at(-1) ?? 0 }),
    ...(flaw === "open-secrets" && { leak: [...deck] }),
    ...(flaw === "view-not-plain" && { leak: Number.NaN }),
  };
}

/** Deals anew what the seat has not seen: the other hands, the deck but for a card it has looked at, the other tricks. */
export function imagine(view: TableView, seat: Seat, chance: Chance, flaw: Flaw | null): Table {
  const { leak, deck: left, hands: seen, tricks: known, peeked: looked, ...open } = view;
  if (flaw === "open-secrets")
    return {
      ...open,
      deck: [...(leak as number[])],
      hands: seen.map((hand) => [...(hand as number[])]),
      tricks: known.map((held) => held ?? 0),
      peeked: looked.map((card) => (typeof card === "number" ? card : -1)),
    };
  const own = (seen[seat] ?? []) as readonly number[];
  const top = looked[seat];
  const gone = new Set([...own, ...open.played, ...open.discards, ...(typeof top === "number" ? [top] : [])]);
  const unseen = Array.from({ length: open.cards }, (_, at) => at + 1).filter((card) => !gone.has(card));
  chance.shuffle(unseen);
  const hands = seen.map((hand, by) => (by === seat ? sorted(own) : unseen.splice(0, hand as number)));
  const deck = typeof top === "number" ? [...unseen, top] : unseen;
  if (deck.length !== left) throw new Error("the deck came out wrong");
  if (flaw === "imagines-junk" && deck.length > 0) deck[0] = 99;
  if (flaw === "imagines-dead-ends") hands[(seat + 1) % open.seats] = [];
  const tricks = known.map((held) => held ?? 0);
  const others = everySeat(open.seats).filter((by) => by !== seat);
  for (let token = open.seats - open.tricksUsed - (tricks[seat] ?? 0); token > 0; token--) more(tricks, chance.pick(others), 1);
  const peeked = looked.map((card) => (card === "not" ? -1 : card === "seen" ? (deck.at(-1) ?? 0) : card));
  return {
    ...open,
    played: [...open.played],
    discards: [...open.discards],
    coins: [...open.coins],
    shouted: [...open.shouted],
    deck,
    hands,
    tricks,
    peeked,
  };
}

/** The deck, but for a top card that somebody has looked at. */
export function dealUnseen(table: Table, chance: Chance, flaw: Flaw | null): void {
  if (flaw === "deals-nothing-anew") return;
  const seen = table.peeked.some((card) => card !== -1) ? table.deck.splice(-1) : [];
  if (flaw === "deals-hands-anew") table.hands.push(...table.hands.splice(0, 1));
  chance.shuffle(table.deck);
  table.deck.push(...seen);
}
