/** The things that messages speak of. Each is a reader; its type bears the same name. */
import type { GameTypes, Choice as KernelChoice, View as KernelView, MatchRecord } from "@stormakt/kernel";
import * as z from "zod";
import { LIMITS } from "./limits.ts";

export const TABLE_ID = /^[A-Za-z0-9_-]{8,40}$/;
export const TableId = z.string().regex(TABLE_ID);
export type TableId = z.infer<typeof TableId>;
export const MOST_SEATS = 30;
export const Seat = z.int().min(0).max(MOST_SEATS);
/** A seat, or null: a spectator. */
export const As = Seat.nullable();
export type As = z.infer<typeof As>;
/**
 * What may be called out: no control characters, nothing invisible, nothing that turns the direction of writing, no towers of accents.
 * Two names that look the same should be the same, and a name must not reach beyond its place on the screen.
 */
const isPlain = (text: string): boolean => !UNSEEN.test(text) && (text === "" || SEEN.test(text));
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0\u2800]|\p{M}{4}/u;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;
const plain = { error: "only characters that can be seen" };
export const Name = z.string().trim().min(1).max(LIMITS.name).refine(isPlain, plain);
export const TableName = z.string().trim().max(LIMITS.tableName).refine(isPlain, plain);
/** What people write to each other or to themselves, over several lines. */
export const Text = z.string().refine((text) => !/[^\P{Cc}\n\t]|\p{Cs}/u.test(text), { error: "no control characters" });
/** How well a bot plays. Which levels there are is said by `games`. */
export const Level = z.string().regex(/^[a-z][a-z0-9-]{0,19}$/);
export const LONGEST_KIND = 60;
export const Action = z.looseObject({ kind: z.string().max(LONGEST_KIND) });
export type Action = { readonly kind: string; readonly [field: string]: unknown };
export type Event = Action;
/** Milliseconds since 1970, by the host's clock. */
const Time = z.number();

/** Days on which nobody's time runs: of the week (0 is Sunday), and of the year as `12-24`. `offset`: minutes ahead of UTC. */
export const Rest = z.strictObject({
  weekdays: z.array(z.int().min(0).max(6)).max(6),
  dates: z.array(z.string().regex(/^\d\d-\d\d$/)).max(60),
  offset: z.int().min(-840).max(840),
});
export type Rest = z.infer<typeof Rest>;
/** What is done for a seat whose time is up: the game's default, a bot, or whatever the others agree on. */
export const Timeout = z.enum(["default", "bot", "others"]);
export type Timeout = z.infer<typeof Timeout>;

/** How fast the table plays. Times in seconds. */
export const Pace = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("none") }),
  /** A bank of time for the whole match, with some given back at each move. Reaction windows have a limit of their own. */
  z.strictObject({
    kind: z.literal("live"),
    bank: z.int().min(10).max(86_400),
    increment: z.int().min(0).max(3_600),
    window: z.int().min(5).max(600),
  }),
  /** So long for each move, and where it is said so long for each reaction. */
  z.strictObject({
    kind: z.literal("deadline"),
    each: z.int().min(10).max(5_184_000),
    window: z.int().min(5).max(5_184_000).optional(),
    rest: Rest.optional(),
  }),
]);
export type Pace = z.infer<typeof Pace>;

/** How far behind the table those are who only watch: so many minutes, or so many moves. */
export const Delay = z.strictObject({ kind: z.enum(["minutes", "moves"]), by: z.int().min(1).max(1_440) });
export type Delay = z.infer<typeof Delay>;

/** Who is to sit where when a table is made. `me` may stand more than once: one device, several people. */
export const SeatPlan = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("me"), name: Name.optional() }),
  z.strictObject({ kind: z.literal("open") }),
  z.strictObject({ kind: z.literal("bot"), level: Level }),
]);
export type SeatPlan = z.infer<typeof SeatPlan>;

export const SeatInfo = z.object({
  /** The person the seat belongs to; null: nobody's. */
  person: z.string().nullable(),
  /** What to call whoever sits here; null while the seat is open. */
  name: z.string().nullable(),
  /** The bot that plays it now: for good where there is no person, else standing in. */
  bot: z.string().nullable(),
  resigned: z.boolean(),
  /** Whether somebody holds this seat open in a client at the moment. */
  here: z.boolean(),
  /** May be taken by whoever joins: an open seat, or one that lost its person. */
  free: z.boolean(),
});
export type SeatInfo = z.infer<typeof SeatInfo>;

const Format = z.literal([1, 2, 3]);
/** Facts about a table that all at it may know. */
export const TableInfo = z.object({
  id: TableId,
  name: z.string(),
  game: z.string(),
  /** The edition of the rules it is played under. */
  rulesVersion: z.string(),
  /** How its journal and its record write things down; what goes over the wire goes by name all the same. */
  format: Format,
  config: z.looseObject({ seats: z.number() }),
  status: z.enum(["gathering", "running", "finished"]),
  seats: z.array(SeatInfo),
  pace: Pace,
  timeout: Timeout,
  listed: z.boolean(),
  /** Whether its result counts for people's ratings. */
  rated: z.boolean().optional(),
  /** While the match runs those who only watch see what was so long ago; null or left out: what is. */
  delay: Delay.nullable().optional(),
  /** The person who made the table. */
  owner: z.string(),
  created: Time,
  /** Fits the seed that is published at the end; null until the match has begun. */
  commitment: z.string().nullable(),
  /**
   * Seats whose people are to be replaced because they are away or over time, with the seats that said so and how many people must. `due`:
   * when it is done, once enough have said so; until then whoever sits there may object, and anybody think better of it.
   */
  kicks: z.array(z.object({ seat: Seat, by: z.array(Seat), why: z.enum(["absent", "late"]), due: Time.nullable(), needed: z.int() })),
  /**
   * Seats that somebody was voted away from and may take back, played by a bot until then. They are free to a newcomer once all other people
   * at the table, two at least, have agreed: by these seats, of so many needed.
   */
  contested: z.array(z.object({ seat: Seat, by: z.array(Seat), needed: z.int() })).optional(),
  /** The table of the next match with the same people. */
  rematch: TableId.nullable(),
  /** Where this table branched off. Analysis: a running match as one seat knew it, the rest imagined. */
  branchOf: z.object({ table: TableId, n: z.number(), analysis: z.boolean() }).nullable(),
});
export type TableInfo = z.infer<typeof TableInfo>;

/** A line of a list of tables. */
export const TableSummary = z.object({
  id: TableId,
  name: z.string(),
  game: z.string(),
  status: z.enum(["gathering", "running", "finished"]),
  seats: z.array(z.object({ name: z.string().nullable(), bot: z.string().nullable(), free: z.boolean() })),
  pace: Pace,
  listed: z.boolean(),
  created: Time,
  /** Who is asked, as far as all may know, and since when. */
  waiting: z.array(Seat),
  since: Time,
  /** For each who is asked, in the same order: since when, and when their time is up (null: never). Tables written down long ago tell neither. */
  asked: z.array(Time).optional(),
  until: z.array(Time.nullable()).optional(),
  /** Which seats are the asker's own, or are kept for them. */
  mine: z.array(Seat),
  /** Of those: seats the asker has yet to sit down on. */
  kept: z.array(Seat).optional(),
  /** Whether the asker made the table. */
  owned: z.boolean().optional(),
  config: z.looseObject({ seats: z.number() }).optional(),
  rated: z.boolean().optional(),
  delay: Delay.nullable().optional(),
  /** How many lines all have heard. */
  heard: z.int().optional(),
  /**
   * How far the asker has looked, on whatever device: up to line `n` of their seat, when all had heard so many lines (`heard`); and up to
   * which line they have read what was said.
   */
  looked: z.object({ n: z.int(), heard: z.int(), read: z.int() }).optional(),
});
export type TableSummary = z.infer<typeof TableSummary>;

/** What happened, as one seat (or a spectator) may hear it. Numbered from 1 without gaps, for each seat its own numbers. */
const line = { n: z.int(), at: Time };
export const LogLine = z.discriminatedUnion("kind", [
  z.object({ ...line, kind: z.literal("created"), seats: z.array(SeatInfo) }),
  /** Somebody sat down, got up, or was replaced. */
  z.object({
    ...line,
    kind: z.literal("seat"),
    seat: Seat,
    change: z.enum(["joined", "left", "bot", "opened", "relieved", "returned", "resigned", "kicked", "timed-out", "shared"]),
    name: z.string().nullable(),
    bot: z.string().nullable(),
  }),
  /** Somebody agrees that a newcomer may take a seat that was voted free, or no longer. */
  z.object({ ...line, kind: z.literal("admit"), seat: Seat, by: Seat, on: z.boolean() }),
  /** A wish to replace somebody, or no longer. By the seat itself: its person is here, and the vote is off. */
  z.object({
    ...line,
    kind: z.literal("kick"),
    seat: Seat,
    by: Seat,
    on: z.boolean(),
    why: z.enum(["absent", "late"]).nullable(),
    due: Time.nullable(),
  }),
  z.object({ ...line, kind: z.literal("began"), commitment: z.string(), events: z.array(Action) }),
  z.object({
    ...line,
    kind: z.literal("moved"),
    /** Null where it must not be known (an answer in a reaction window). */
    seat: As,
    /** Who acted for the seat: its person, a bot, the clock, or a standing order. Null where it must not be known. */
    by: z.enum(["person", "bot", "clock", "order"]).nullable(),
    events: z.array(Action),
  }),
  /** A move taken back at once, with nothing learnt from it. `to`: the line after which the game goes on. */
  z.object({ ...line, kind: z.literal("undone"), seat: Seat, to: z.int() }),
  z.object({ ...line, kind: z.literal("take-back"), seat: Seat, step: z.enum(["asked", "agreed", "declined", "withdrawn"]) }),
  /** Everybody agreed: the game goes on from line `to`, with dice nobody has seen. */
  z.object({ ...line, kind: z.literal("taken-back"), seat: Seat, to: z.int(), commitment: z.string() }),
  /** The match goes on under another edition of its rules. `changed`: what that means for those who play; null: nothing. */
  z.object({
    ...line,
    kind: z.literal("upgraded"),
    from: z.string(),
    to: z.string(),
    changed: z.object({ en: z.string() }).catchall(z.string()).nullable(),
  }),
  /** Only told to the seat itself. */
  z.object({ ...line, kind: z.literal("orders"), seat: Seat }),
  /** Something that only this seat heard, before whoever has it now took it over while it was contested. Open when the match is over. */
  z.object({ ...line, kind: z.literal("closed") }),
  z.object({ ...line, kind: z.literal("chat"), seat: Seat, name: z.string(), text: z.string() }),
  /** A seat has asked what a strong player would do. */
  z.object({ ...line, kind: z.literal("helped"), seat: Seat }),
  z.object({ ...line, kind: z.literal("rematch"), table: TableId }),
  /** `seed` fits the commitment made at the start; `outcome` is the kernel's, or the host's where people gave up. */
  z.object({
    ...line,
    kind: z.literal("finished"),
    /** `closed`: by whoever runs the server. `cancelled`: by whoever made the table, before the match began. */
    because: z.enum(["rules", "resigned", "abandoned", "closed", "cancelled"]),
    outcome: z.unknown(),
    seed: z.string().nullable(),
  }),
]);
export type LogLine = z.infer<typeof LogLine>;

/** What somebody has written down about a moment of the game, counted in moves from its beginning, which is the same for everybody. */
export const Pin = z.object({
  id: z.string(),
  move: z.int().min(0),
  seat: Seat,
  /** Who wrote it. */
  name: z.string(),
  text: z.string(),
  at: Time,
  mine: z.boolean(),
  /** All may read it. Only what is over can be shared. */
  shared: z.boolean(),
});
export type Pin = z.infer<typeof Pin>;

/** A move on offer. `rule`: why it is refused; null: it is allowed. */
export const Choice = z.object({ action: Action, rule: z.string().nullable() });
export type Choice = { readonly action: Action; readonly rule: string | null };

export const Clock = z.object({
  /** Milliseconds left when `at` was; null: no limit. */
  left: z.number().nullable(),
  /** When that was told; while `running` the time since then is gone too. */
  at: Time,
  running: z.boolean(),
});
export type Clock = z.infer<typeof Clock>;

/** Actions that are meant: those of this kind with these fields; a list is one of several. */
export const ActionPattern = z
  .object({ kind: z.string().max(60) })
  .catchall(z.union([z.number(), z.string().max(60), z.array(z.union([z.number(), z.string().max(60)])).max(100)]));
export type ActionPattern = z.infer<typeof ActionPattern>;
/** A standing order: pass in windows of this name ("*": of any). A seat's orders are its secret; the passes they make are ordinary ones. */
export const StandingOrder = z.strictObject({
  step: z.string().max(60),
  /** How often; null: until further notice. */
  times: z.int().min(1).max(999).nullable(),
  /** The contrary: no order passes here, the seat is asked. */
  stop: z.boolean().optional(),
  /** Only in windows about somebody else: whose memory does not name this seat as `seat` or `target`. */
  others: z.boolean().optional(),
  /** Not where one of these is allowed. */
  except: z.array(ActionPattern).max(LIMITS.exceptions).optional(),
});
export type StandingOrder = z.infer<typeof StandingOrder>;

const View = z.object({ table: z.unknown(), stack: z.array(z.unknown()), outcome: z.unknown() });
export type View = KernelView<GameTypes>;

/** The game as one seat (or a spectator) sees it now. */
export const Now = z.object({
  /** The number of the last line this takes in. */
  n: z.int(),
  view: View,
  /** What is asked, of whom. Null when nothing is (not begun, over). In a window `waiting` are all who are polled. */
  prompt: z
    .object({
      step: z.string(),
      memory: z.unknown(),
      waiting: z.array(Seat),
      /** Whether this seat is asked and has not answered. */
      asked: z.boolean(),
      /** A window: all may react, in secret; `pass` is always among the choices. */
      window: z.boolean(),
      /** This seat's answer lying face down, where it has given one; it may be replaced while `choices` are on offer. */
      own: Action.nullable(),
      /** A standing order of this seat is about to pass. */
      order: z.boolean(),
    })
    .nullable(),
  /** Every move worth showing, allowed or greyed. For a seat not asked: what it may do unasked. */
  choices: z.array(Choice),
  /** Kinds of action too many to list: compose one and ask `judge`. */
  composable: z.array(z.string()),
  /** Whether this seat may undo its last move at once. */
  mayUndo: z.boolean(),
  /** Whether this seat may ask the others to let it take its last move back. */
  mayAskTakeBack: z.boolean(),
  /** A take-back that waits for consent. */
  takeBack: z.object({ seat: Seat, to: z.int(), agreed: z.array(Seat), missing: z.array(Seat) }).nullable(),
  /** By seat; empty where the table has no clocks. */
  clocks: z.array(Clock),
  /** This seat's own standing orders. */
  orders: z.array(StandingOrder),
});
export type Now = Omit<z.infer<typeof Now>, "view" | "choices" | "prompt"> & {
  readonly view: View;
  readonly choices: readonly Choice[];
  readonly prompt: Prompt | null;
};
export interface Prompt {
  readonly step: string;
  readonly memory: object;
  readonly waiting: readonly number[];
  readonly asked: boolean;
  readonly window: boolean;
  readonly own: Action | null;
  readonly order: boolean;
}

/** A game on the shelf, as a lobby needs it. */
export const GameInfo = z.object({
  id: z.string(),
  rulesVersion: z.string(),
  seats: z.object({ min: z.int(), max: z.int() }),
  options: z.record(z.string(), z.looseObject({ kind: z.string() })),
  levels: z.array(z.string()),
});
export type GameInfo = z.infer<typeof GameInfo>;

export const Person = z.object({ id: z.string(), name: z.string() });
export type Person = z.infer<typeof Person>;

/** A finished match, to be replayed and checked by anybody. */
export const FinishedRecord = z.looseObject({
  format: Format,
  game: z.string(),
  moves: z.array(z.unknown()),
});
export type FinishedRecord = MatchRecord;
export type { KernelChoice };

export const ERRORS = {
  "bad-message": "the message cannot be read",
  "too-long": "the message, text or name is too long",
  "too-fast": "too many messages; wait a little",
  "too-many": "too much is open at once; close something first",
  "not-found": "there is no such table, or you may not know of it",
  "not-your-seat": "that seat is not yours",
  "not-allowed": "only somebody else may do this",
  refused: "the rules do not allow it",
  stale: "the game has moved on; look again",
  "no-such-line": "there is no such line in the log",
  full: "no free seat is left",
  "not-away": "only somebody who is away or over time can be replaced",
  "not-running": "the match is not under way",
  "not-gathering": "the match has begun already",
  "not-finished": "the match is not over",
  "bad-options": "these options do not make a game",
  "nothing-to-undo": "there is no move of yours that can be taken back",
  "rules-changed": "the match was begun under other rules than this server has",
  "name-taken": "another member goes by this name",
  "other-version": "this program and the server are of different versions; reload the page, or take the newer program",
  muted: "you may not talk here for now",
  banned: "you are not welcome here",
  closing: "the server is about to stop; connect again",
  "try-again": "the server cannot reach what it keeps just now; ask again in a moment",
  broken: "something went wrong in the server; nothing was changed",
} as const;
export type ErrorCode = keyof typeof ERRORS;
export const Failure = z.object({
  code: z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]),
  text: z.string(),
  /** The rule that refuses a move, or that two options break together. */
  rule: z.string().optional(),
  /** Try again after so many milliseconds. */
  wait: z.number().optional(),
});
export type Failure = z.infer<typeof Failure>;
