/* oxlint-disable typescript/no-non-null-assertion -- plain records, as the framework has them */
import { createRequire } from "node:module";

/**
 * The basic game of Vasa Regalis as boardgame.io would have it: plain objects, moves that write on an Immer draft, and its own reducer.
 * Any seat may send a move and each move checks whether it is due, which is the cheapest way the framework offers: turns and stages would
 * cost more. Moves are drawn from an `enumerate` function, as its own bots do.
 */
const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame } = require("boardgame.io/internal") as {
  CreateGameReducer: (options: { game: object }) => (state: Store, action: object) => Store;
  InitializeGame: (options: { game: object; numPlayers: number }) => Store;
};
const { MCTSBot } = require("boardgame.io/ai") as {
  MCTSBot: new (options: {
    game: object;
    enumerate: (G: Yard, ctx: object, playerID: string) => object[];
    seed: string;
    iterations: number;
    playoutDepth: () => number;
  }) => { play(store: Store, playerID: string): Promise<unknown> };
};
const { INVALID_MOVE, ActivePlayers } = require("boardgame.io/core") as { INVALID_MOVE: string; ActivePlayers: { ALL: object } };

interface Store {
  readonly G: Yard;
  readonly ctx: { readonly gameover?: { readonly failed: number } };
}
type Holding = { ones: number; twos: number; threes: number };
type Question =
  | { ask: "role" }
  | { ask: "exchange"; left: number }
  | { ask: "procureAny" }
  | { ask: "replace" }
  | { ask: "order" }
  | { ask: "obey"; good: string }
  | { ask: "call" }
  | { ask: "pick"; among: string[] }
  | { ask: "place"; good: string }
  | { ask: "inspect" };
interface Yard {
  seats: number;
  patience: number;
  round: number;
  leader: number;
  since: number;
  turn: number; //     how many have taken a role this round
  crafting: number; // how many have been asked to exchange
  passed: number;
  inspected: number;
  role: string;
  roles: Record<string, number | null>;
  supply: Record<string, Holding>;
  builders: { hand: Record<string, Holding>; ship: Record<string, number> }[];
  placing: (number | null)[];
  built: string[];
  asked: number;
  question: Question;
}
interface Move {
  readonly move: string;
  readonly args: readonly unknown[];
  readonly by: number;
}
const GOODS = ["wood", "cloth", "iron", "sculpture"];
const VALUES = ["ones", "twos", "threes"] as const;
const CRAFTS: Record<string, string[]> = { craftsman: ["wood", "sculpture"], tailorBlacksmith: ["cloth", "iron"] };
const ROLES = [...GOODS, "craftsman", "tailorBlacksmith", "admiral", "king"];
const chooserOf = (G: Yard) => (G.leader + G.turn) % G.seats;

/** A move that is not allowed says so; one that is says nothing. */
type Verdict = string | void;
type Args = { G: Yard; playerID: string; events: { endGame(result: object): void } };
const due = (G: Yard, playerID: string, ask: Question["ask"]) =>
  G.question.ask === ask && (ask === "place" ? G.placing[Number(playerID)] === null : G.asked === Number(playerID));

export const game = {
  name: "vasa-regalis",
  setup: ({ ctx }: { ctx: { numPlayers: number } }): Yard => ({
    seats: ctx.numPlayers,
    patience: 10,
    round: 1,
    leader: 0,
    since: 0,
    turn: 0,
    crafting: 0,
    passed: 0,
    inspected: 0,
    role: "",
    roles: Object.fromEntries(ROLES.map((role) => [role, null])),
    supply: Object.fromEntries(GOODS.map((good) => [good, { ones: ctx.numPlayers, twos: ctx.numPlayers, threes: ctx.numPlayers }])),
    builders: Array.from({ length: ctx.numPlayers }, () => ({
      hand: Object.fromEntries(GOODS.map((good) => [good, { ones: 1, twos: 0, threes: 0 }])),
      ship: Object.fromEntries(GOODS.map((good) => [good, 0])),
    })),
    placing: [],
    built: [],
    asked: 0,
    question: { ask: "role" },
  }),
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    takeRole({ G, playerID }: Args, role: string): Verdict {
      if (!due(G, playerID, "role") || G.roles[role] !== null) return INVALID_MOVE;
      G.roles[role] = Number(playerID);
      G.role = role;
      if (GOODS.includes(role)) {
        for (let k = 0; k < G.seats - 1; k++) {
          const taken = Math.min(k === 0 ? 2 : 1, G.supply[role]!.ones);
          G.supply[role]!.ones -= taken;
          G.builders[(Number(playerID) + k) % G.seats]!.hand[role]!.ones += taken;
        }
        roleDone(G);
      } else if (role in CRAFTS) {
        G.crafting = 0;
        G.question = { ask: "exchange", left: 2 };
      } else if (GOODS.some((good) => G.supply[good]!.ones > 0)) G.question = { ask: "procureAny" };
      else afterProcuring(G);
    },
    exchange({ G, playerID }: Args, good: string, oneAnd: 1 | 2): Verdict {
      if (!due(G, playerID, "exchange") || G.question.ask !== "exchange" || !canExchange(G, Number(playerID), good, oneAnd))
        return INVALID_MOVE;
      const { hand } = G.builders[Number(playerID)]!;
      const spent = VALUES[oneAnd - 1]!;
      const gained = VALUES[oneAnd];
      hand[good]!.ones -= 1;
      hand[good]![spent] -= 1;
      hand[good]![gained] += 1;
      G.supply[good]!.ones += 1;
      G.supply[good]![spent] += 1;
      G.supply[good]![gained] -= 1;
      G.question.left -= 1;
      if (G.question.left === 0) nextExchanger(G);
    },
    stopExchanging({ G, playerID }: Args): Verdict {
      if (!due(G, playerID, "exchange")) return INVALID_MOVE;
      nextExchanger(G);
    },
    procureAny({ G, playerID }: Args, good: string): Verdict {
      if (!due(G, playerID, "procureAny") || G.supply[good]!.ones === 0) return INVALID_MOVE;
      G.supply[good]!.ones -= 1;
      G.builders[Number(playerID)]!.hand[good]!.ones += 1;
      afterProcuring(G);
    },
    replace({ G, playerID }: Args, good: string, value: number): Verdict {
      if (!due(G, playerID, "replace") || !G.built.includes(good)) return INVALID_MOVE;
      if (value > 0 && G.builders[Number(playerID)]!.hand[good]![VALUES[value - 1]!] === 0) return INVALID_MOVE;
      if (value > 0) swap(G, Number(playerID), good, value);
      roleDone(G);
    },
    decline({ G, playerID }: Args): Verdict {
      if (!due(G, playerID, "replace") && !due(G, playerID, "order")) return INVALID_MOVE;
      roleDone(G);
    },
    order({ G, playerID }: Args, target: number, good: string): Verdict {
      if (!due(G, playerID, "order") || target === Number(playerID) || !G.built.includes(good)) return INVALID_MOVE;
      if (VALUES.every((value) => G.builders[target]!.hand[good]![value] === 0)) roleDone(G);
      else {
        G.asked = target;
        G.question = { ask: "obey", good };
      }
    },
    obey({ G, playerID }: Args, value: number): Verdict {
      if (!due(G, playerID, "obey") || G.question.ask !== "obey") return INVALID_MOVE;
      const { good } = G.question;
      if (G.builders[Number(playerID)]!.hand[good]![VALUES[value - 1]!] === 0) return INVALID_MOVE;
      swap(G, Number(playerID), good, value);
      roleDone(G);
    },
    call({ G, playerID }: Args, good: string): Verdict {
      if (!due(G, playerID, "call") || !eligible(G).includes(good)) return INVALID_MOVE;
      place(G, good);
    },
    pass({ G, playerID }: Args): Verdict {
      if (!due(G, playerID, "call")) return INVALID_MOVE;
      G.passed += 1;
      G.asked = (G.leader + G.passed) % G.seats;
      if (G.passed === G.seats) cleanUp(G, false);
    },
    pick({ G, playerID }: Args, good: string): Verdict {
      if (!due(G, playerID, "pick") || G.question.ask !== "pick" || !G.question.among.includes(good)) return INVALID_MOVE;
      place(G, good);
    },
    place({ G, playerID, events }: Args, value: number): Verdict {
      if (!due(G, playerID, "place") || G.question.ask !== "place") return INVALID_MOVE;
      const { good } = G.question;
      if (G.builders[Number(playerID)]!.hand[good]![VALUES[value - 1]!] === 0) return INVALID_MOVE;
      G.placing[Number(playerID)] = value;
      if (G.placing.includes(null)) return;
      G.builders.forEach(({ hand, ship }, seat) => {
        const placed = G.placing[seat]!;
        hand[good]![VALUES[placed - 1]!] -= 1;
        ship[good] = placed;
      });
      G.built.push(good);
      if (G.built.length === GOODS.length) {
        const total = (of: string) => G.builders.reduce((sum, { ship }) => sum + ship[of]!, 0);
        events.endGame({ failed: GOODS.filter((of) => total(of) < 2 * G.seats + 1).length });
      } else {
        G.inspected = 0;
        G.asked = (G.leader + G.seats - 1) % G.seats;
        G.question = { ask: "inspect" };
      }
    },
    inspect({ G, playerID }: Args, ship: number | null, good: string | null): Verdict {
      if (!due(G, playerID, "inspect") || ship === Number(playerID) || (good !== null && !G.built.includes(good))) return INVALID_MOVE;
      G.inspected += 1;
      G.asked = (G.asked + G.seats - 1) % G.seats;
      if (G.inspected === G.seats) cleanUp(G, true);
    },
  },
};

function canExchange(G: Yard, seat: number, good: string, oneAnd: 1 | 2): boolean {
  const held = G.builders[seat]!.hand[good]!;
  if (!CRAFTS[G.role]!.includes(good)) return false;
  return oneAnd === 1 ? held.ones > 1 && G.supply[good]!.twos > 0 : held.ones > 0 && held.twos > 0 && G.supply[good]!.threes > 0;
}
function swap(G: Yard, seat: number, good: string, value: number): void {
  const { hand, ship } = G.builders[seat]!;
  hand[good]![VALUES[ship[good]! - 1]!] += 1;
  hand[good]![VALUES[value - 1]!] -= 1;
  ship[good] = value;
}
function nextExchanger(G: Yard): void {
  G.crafting += 1;
  if (G.crafting === G.seats - 1) roleDone(G);
  else {
    G.asked = (chooserOf(G) + G.crafting) % G.seats;
    G.question = { ask: "exchange", left: 1 };
  }
}
function afterProcuring(G: Yard): void {
  if (G.built.length === 0) roleDone(G);
  else G.question = { ask: G.role === "admiral" ? "replace" : "order" };
}
function roleDone(G: Yard): void {
  G.turn += 1;
  if (G.turn === G.seats) startBuilding(G);
  else {
    G.asked = chooserOf(G);
    G.question = { ask: "role" };
  }
}
const unbuilt = (G: Yard) => GOODS.filter((good) => !G.built.includes(good));
const eligible = (G: Yard) => unbuilt(G).filter((good) => G.supply[good]!.threes < G.seats);
function startBuilding(G: Yard): void {
  const forced = unbuilt(G).filter((good) => G.supply[good]!.threes === 0);
  const can = eligible(G);
  const must = forced.length > 0 ? forced : G.since < G.patience ? [] : can.length > 0 ? can : unbuilt(G);
  G.asked = G.leader;
  if (must.length === 1) place(G, must[0]!);
  else if (must.length > 1) G.question = { ask: "pick", among: must };
  else if (can.length === 0) cleanUp(G, false);
  else {
    G.passed = 0;
    G.question = { ask: "call" };
  }
}
function place(G: Yard, good: string): void {
  G.placing = G.builders.map(() => null);
  G.question = { ask: "place", good };
}
function cleanUp(G: Yard, built: boolean): void {
  for (const role of ROLES) G.roles[role] = null;
  G.since = built ? 0 : G.since + 1;
  G.leader = (G.leader + 1) % G.seats;
  G.round += 1;
  G.turn = 0;
  G.asked = G.leader;
  G.question = { ask: "role" };
}

/** Every legal move of whoever is asked: what boardgame.io calls `ai.enumerate`. */
export function enumerate(G: Yard): Move[] {
  const by = G.question.ask === "place" ? G.placing.indexOf(null) : G.asked;
  const { hand } = G.builders[by]!;
  const one = (move: string, ...args: unknown[]): Move => ({ move, args, by });
  const held = (good: string) => VALUES.flatMap((value, at) => (hand[good]![value] > 0 ? [at + 1] : []));
  const { question } = G;
  switch (question.ask) {
    case "role":
      return ROLES.filter((role) => G.roles[role] === null).map((role) => one("takeRole", role));
    case "exchange":
      return [
        one("stopExchanging"),
        ...GOODS.flatMap((good) =>
          ([1, 2] as const).filter((oneAnd) => canExchange(G, by, good, oneAnd)).map((oneAnd) => one("exchange", good, oneAnd)),
        ),
      ];
    case "procureAny":
      return GOODS.filter((good) => G.supply[good]!.ones > 0).map((good) => one("procureAny", good));
    case "replace":
      return [one("decline"), ...G.built.flatMap((good) => [0, ...held(good)].map((value) => one("replace", good, value)))];
    case "order":
      return [
        one("decline"),
        ...G.builders.flatMap((_, target) => (target === by ? [] : G.built.map((good) => one("order", target, good)))),
      ];
    case "obey":
      return held(question.good).map((value) => one("obey", value));
    case "call":
      return [one("pass"), ...eligible(G).map((good) => one("call", good))];
    case "pick":
      return question.among.map((good) => one("pick", good));
    case "place":
      return held(question.good).map((value) => one("place", value));
    case "inspect":
      return [
        one("inspect", null, null),
        ...G.builders.flatMap((_, ship) => (ship === by ? [] : G.built.map((good) => one("inspect", ship, good)))),
      ];
  }
}

const reducer = CreateGameReducer({ game });
const start = new Map<number, Store>();

export interface Played {
  readonly actions: number;
  readonly rounds: number;
  readonly failed: number;
}
/** One whole game by its reducer, with random moves. */
export function playOnBoardgameIo(seats: number, below: (limit: number) => number): Played {
  const from = start.get(seats) ?? InitializeGame({ game, numPlayers: seats });
  start.set(seats, from);
  let store = from;
  let actions = 0;
  while (store.ctx.gameover === undefined) {
    const moves = enumerate(store.G);
    const { move, args, by } = moves[below(moves.length)]!;
    const next = reducer(store, { type: "MAKE_MOVE", payload: { type: move, args, playerID: String(by) } });
    if (next.G === store.G) throw new Error(`boardgame.io refused ${move} ${JSON.stringify(args)} in ${JSON.stringify(store.G.question)}`);
    store = next;
    actions++;
  }
  return { actions, rounds: store.G.round, failed: store.ctx.gameover.failed };
}

/** Its own search bot, playing every playout to the end. It asks for all active players, so only the first is given the moves there are. */
export function searchOnBoardgameIo(seats: number, iterations: number): number {
  const from = start.get(seats) ?? InitializeGame({ game, numPlayers: seats });
  start.set(seats, from);
  const bot = new MCTSBot({
    game,
    enumerate: (G, _ctx, playerID) =>
      playerID === "0" && G.built.length < GOODS.length
        ? enumerate(G).map(({ move, args, by }) => ({ type: "MAKE_MOVE", payload: { type: move, args, playerID: String(by) } }))
        : [],
    seed: "bench",
    iterations,
    playoutDepth: () => Number.POSITIVE_INFINITY,
  });
  void bot.play(from, "0");
  return iterations;
}
