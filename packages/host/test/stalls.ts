/**
 * A toy game in two editions, for what happens to matches when rules change. Edition 2 differs in a number (what a card fetches), has a card
 * more at the head of its catalogue (so that every place in it moves), an option less, and a step more in the middle of its procedure.
 */
import type { Former, Game, GameTypes, Plain, Seat } from "@stormakt/kernel";
import { stepsOf } from "@stormakt/kernel";
import { domain } from "@stormakt/kernel/ids";
import type { Schema } from "@stormakt/kernel/shapes";
import { amount, chair, kinds, listOf, record, thing } from "@stormakt/kernel/shapes";

interface Table {
  day: number;
  coins: number[];
  /** What each seat has under its cloth; only it may look. */
  hands: number[][];
  haggling: boolean;
}
type View = Omit<Table, "hands"> & { hands: (number[] | null)[] };
type Action = { readonly kind: "sell"; readonly card: number } | { readonly kind: "keep" } | { readonly kind: "toll" };
type Event =
  | { readonly kind: "sold"; readonly seat: Seat; readonly card: number; readonly coins: number }
  | { readonly kind: "kept"; readonly seat: Seat }
  | { readonly kind: "tolled"; readonly seat: Seat };
interface Stalls extends GameTypes {
  Config: { seats: number; haggling?: boolean };
  Table: Table;
  TableView: View;
  Action: Action;
  Event: Event;
  Rule: "ST-SELL" | "ST-KEEP" | "ST-TOLL";
}
const DAYS = 4;

export function stalls(edition: "1" | "2", former: Readonly<Record<string, Former>> = {}): Game<any> {
  const isNew = edition === "2";
  const CARD = domain("card", isNew ? ["silk", "salt", "iron", "wax"] : ["salt", "iron", "wax"]);
  const price = isNew ? 3 : 2;
  const { procedure, decision } = stepsOf<Stalls>();
  const selling = decision("selling", {
    moves: {
      sell: {
        candidates: CARD.all.map((card) => ({ kind: "sell", card }) as const),
        requires: { "ST-SELL": ({ table, seat }, { card }) => table.hands[seat]!.includes(card) },
        perform({ table, tell }, { card }, seat) {
          const hand = table.hands[seat]!;
          hand.splice(hand.indexOf(card), 1);
          const coins = price + (table.haggling ? 1 : 0);
          table.coins[seat]! += coins;
          tell?.({ kind: "sold", seat, card, coins });
        },
      },
      keep: {
        candidates: [{ kind: "keep" }],
        requires: {},
        perform: ({ tell }, _action, seat) => tell?.({ kind: "kept", seat }),
      },
    },
    otherwise: () => ({ kind: "keep" }),
  });
  const paying = decision("paying", {
    moves: {
      toll: {
        candidates: [{ kind: "toll" }],
        requires: {},
        perform({ table, tell }, _action, seat) {
          table.coins[seat]! -= 1;
          tell?.({ kind: "tolled", seat });
        },
      },
    },
  });
  const ask = (play: { table: Table; ask(step: typeof selling, seat: Seat): void; again(): void }, memory: { asked: number }): void => {
    if (memory.asked === play.table.coins.length) return;
    play.ask(selling, memory.asked);
    memory.asked += 1;
    play.again();
  };
  const end = (play: any): void => {
    const { table } = play;
    table.day += 1;
    if (table.day <= DAYS) return play.call(day, { asked: 0 });
    const most = Math.max(...table.coins);
    const seats = table.coins.map((_: number, seat: Seat) => seat);
    const won = seats.filter((seat: Seat) => table.coins[seat] === most);
    const lost = seats.filter((seat: Seat) => table.coins[seat] !== most);
    play.conclude({ places: lost.length === 0 ? [won] : [won, lost], because: "coins" });
  };
  const day: any = isNew
    ? procedure<{ asked: number }>("day")({ ask, toll: (play) => play.ask(paying, 0), end })
    : procedure<{ asked: number }>("day")({ ask, end });
  const card = thing(CARD) as never;
  const yard = { day: amount, coins: listOf(amount), haggling: { name: (on: boolean) => on, place: (on: unknown) => on === true } };
  const schema: Schema<any> = {
    table: record<Table>({ ...yard, hands: listOf(listOf(card)) } as never),
    view: record<View>({
      ...yard,
      hands: listOf({
        name: (hand: number[] | null) => (hand === null ? null : listOf(card).name(hand as never)),
        place: (hand: unknown, at: string) => (hand === null ? null : listOf(card).place(hand, at)),
      }),
    } as never),
    action: kinds<Action>({ sell: { card }, keep: {}, toll: {} }),
    event: kinds<Event>({ sold: { seat: chair, card, coins: amount }, kept: { seat: chair }, tolled: { seat: chair } }),
    memory: { day: record<{ asked: number }>({ asked: amount }) },
  };
  const game: Game<Stalls> = {
    id: "stalls",
    rulesVersion: edition,
    former,
    schema,
    seats: { min: 2, max: 4 },
    options: isNew ? {} : { haggling: { kind: "flag", usual: false } },
    rules: ["ST-SELL", "ST-KEEP", "ST-TOLL"],
    steps: isNew ? [day, selling, paying] : [day, selling],
    longest: () => 1_000,
    setUp({ seats, haggling }, chance) {
      const hands = Array.from({ length: seats }, () => Array.from({ length: 5 }, () => chance.pick(CARD.all) as number));
      return { day: 1, coins: hands.map(() => 0), hands, haggling: haggling === true };
    },
    begin: (play) => play.call(day, { asked: 0 }),
    copyTable: (table) => ({ ...table, coins: table.coins.slice(), hands: table.hands.map((hand) => hand.slice()) }),
    viewOf: (table, seat) => ({
      ...table,
      coins: table.coins.slice(),
      hands: table.hands.map((hand, of) => (of === seat ? hand.slice() : null)),
    }),
    imagine: (view, _seat, chance) => ({
      ...view,
      coins: view.coins.slice(),
      hands: view.hands.map((hand) => hand?.slice() ?? Array.from({ length: 5 }, () => chance.pick(CARD.all) as number)),
    }),
    invariants: {},
  };
  return game;
}
/** A position of edition 1 as edition 2 has it: nothing is to be done, things have their names. */
export const migrates: Former = {
  way: "migrates",
  migrate: (saved: Plain) => saved,
  changed: { en: "a card fetches three coins, and a toll is paid each day", sv: "ett kort ger tre mynt, och en tull betalas varje dag" },
};
