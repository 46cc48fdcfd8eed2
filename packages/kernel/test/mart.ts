/**
 * A small game whose data says what it is made of: fiefs are bought or drawn from a hidden deck, then each seat names one in secret.
 * For what leaves a process by name: editions, records, looks.
 */
import { domain, where } from "../src/ids.ts";
import type { Game, Seat } from "../src/index.ts";
import { everySeat, stepsOf } from "../src/index.ts";
import { amount, asItStands, chair, kinds, listOf, maybe, per, record, thing } from "../src/shapes.ts";

export const FIEF = domain("fief", ["skane", "gotland", "nyland", "oland"]);
type Fief = (typeof FIEF.all)[number];
const NOBODY = -1;

export interface Mart {
  Config: { readonly seats: number; readonly rounds: number | "off"; readonly dear: boolean };
  Table: Table;
  TableView: Table;
  Action: Action;
  Event: Event;
  Rule: "MA-BUY-1" | "MA-NAME-1" | "MA-NAME-2";
}
export interface Table {
  /** Whose each fief is. */
  owners: Seat[];
  /** Hidden from all; a view shows how many there are. */
  deck: Fief[];
  /** What each seat has drawn, known to itself. */
  drawn: Fief[][];
  turns: number;
  last?: Fief | undefined;
}
type Action =
  | { readonly kind: "buy"; readonly fief: Fief }
  | { readonly kind: "draw" }
  | { readonly kind: "whisper"; readonly to: Seat; readonly price: number }
  | { readonly kind: "name"; readonly fief: Fief };
type Event =
  | { readonly kind: "bought"; readonly seat: Seat; readonly fief: Fief }
  | { readonly kind: "drew"; readonly seat: Seat; readonly fief: Fief }
  | { readonly kind: "drewOne"; readonly seat: Seat }
  | { readonly kind: "whispered"; readonly seat: Seat; readonly price: number };

const { procedure, decision, sealed, move } = stepsOf<Mart>();
export const market = procedure("market")({
  takeTurns(play) {
    const { table } = play;
    if (table.turns === 0) return;
    table.turns -= 1;
    play.ask(turn, table.turns % table.drawn.length, { left: table.turns });
    play.again();
  },
  nameOne: (play) => play.askAll(naming, everySeat(play.table.drawn.length), {}),
});
export const turn = decision<{ left: number }>("turn", {
  moves: {
    buy: move(
      "buy",
      { fief: FIEF },
      {
        requires: { "MA-BUY-1": { fief: ({ table }) => where(FIEF, (fief) => table.owners[fief] === NOBODY) } },
        shows: ["fief"],
        perform(play, { fief }, seat) {
          play.table.owners[fief] = seat;
          play.table.last = fief;
          play.tell?.({ kind: "bought", seat, fief });
        },
      },
    ),
    draw: {
      candidates: [{ kind: "draw" }],
      requires: {},
      perform(play, _action, seat) {
        const fief = play.table.deck.pop() ?? play.chance.pick(FIEF.all, "from outside");
        play.table.drawn[seat]!.push(fief);
        play.tell?.({ kind: "drew", seat, fief }, { only: [seat], others: { kind: "drewOne", seat } });
      },
    },
    whisper: {
      sample: (_ask, chance) => ({ kind: "whisper", to: 0, price: chance.below(9) }),
      read: (json) => json as Extract<Action, { kind: "whisper" }>,
      requires: { "MA-NAME-1": (_ask, { price }) => price < 9 },
      perform: (play, { to, price }, seat) => play.tell?.({ kind: "whispered", seat, price }, { only: [seat, to], apart: true }),
    },
  },
  otherwise: () => ({ kind: "draw" }),
});
export const naming = sealed("naming", {
  moves: {
    name: move(
      "name",
      { fief: FIEF },
      {
        requires: {
          "MA-NAME-2": {
            fief: ({ table, seat }) => where(FIEF, (fief) => table.owners[fief] === seat || table.drawn[seat]!.includes(fief)),
          },
        },
        shows: ["fief"],
      },
    ),
  },
  reveal(play, _memory, answers) {
    const fief = answers.flatMap((answer) => (answer?.kind === "name" ? [answer.fief] : []))[0]!;
    play.conclude({ places: [everySeat(answers.length)], because: "named", facts: { fief, many: answers.length } });
  },
});

const fief = thing(FIEF);
const table = record<Table>({
  owners: per(FIEF, chair),
  deck: listOf(fief),
  drawn: listOf(listOf(fief)),
  turns: amount,
  last: maybe(fief),
});
export const mart: Game<Mart> = {
  id: "mart",
  rulesVersion: "3",
  seats: { min: 2, max: 3 },
  options: { rounds: { kind: "number", min: 1, max: 3, usual: 2, off: true }, dear: { kind: "flag", usual: false } },
  rules: ["MA-BUY-1", "MA-NAME-1", "MA-NAME-2"],
  steps: [market, turn, naming],
  longest: () => 99,
  setUp({ seats, rounds }, chance) {
    const deck = [...FIEF.all];
    chance.shuffle(deck, "deck");
    return {
      owners: FIEF.all.map(() => NOBODY),
      deck,
      drawn: everySeat(seats).map(() => []),
      turns: seats * (rounds === "off" ? 1 : rounds),
    };
  },
  begin: (play) => play.call(market, {}),
  copyTable: (held) => structuredClone(held),
  viewOf: (held, viewer) => ({
    ...structuredClone(held),
    deck: held.deck.map(() => FIEF.all[0]!),
    drawn: held.drawn.map((own, seat) => (seat === viewer ? own.slice() : own.map(() => FIEF.all[0]!))),
  }),
  shownToClient: ({ owners, deck, drawn, turns }) => ({ owners, deck, drawn, turns }),
  viewOfNewcomer: (view, then) => ({ ...view, drawn: view.drawn.map((own, seat) => own.slice(then.drawn[seat]!.length)) }),
  imagine(view, viewer, chance) {
    const imagined = structuredClone(view);
    chance.shuffle(imagined.deck);
    imagined.drawn = view.drawn.map((own, seat) => (seat === viewer ? own.slice() : own.map(() => chance.pick(FIEF.all))));
    return imagined;
  },
  dealUnseen: (held, chance) => chance.shuffle(held.deck),
  schema: {
    table,
    view: table,
    action: kinds<Action>({ buy: { fief }, draw: {}, whisper: { to: chair, price: amount }, name: { fief } }),
    event: kinds<Event>({
      bought: { seat: chair, fief },
      drew: { seat: chair, fief },
      drewOne: { seat: chair },
      whispered: { seat: chair, price: amount },
    }),
    memory: { turn: record<{ left: number }>({ left: amount }), market: asItStands<object>() },
    facts: { fief },
  },
  invariants: {},
};
