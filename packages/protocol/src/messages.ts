/** Every message, both ways. A request bears an id of the client's choosing; its answer bears the same id under `re`. */

import type { Change } from "@stormakt/kernel";
import * as z from "zod";
import { isDeepText } from "./deep.ts";
import { LIMITS } from "./limits.ts";
import type { Prompt } from "./parts.ts";
import {
  Action,
  As,
  Delay,
  Failure,
  FinishedRecord,
  GameInfo,
  Level,
  LONGEST_KIND,
  LogLine,
  MOST_SEATS,
  Name,
  Now,
  Pace,
  Person,
  Pin,
  Seat,
  SeatPlan,
  StandingOrder,
  TABLE_ID,
  TableId,
  TableInfo,
  TableName,
  TableSummary,
  Text,
  Timeout,
} from "./parts.ts";

/** Letters of a client's name for its move. */
const LONGEST_KEY = 40;

const table = { table: TableId };
const seat = { table: TableId, as: Seat };
const Invite = z.string().max(64).optional();
const Done = z.object({});
const AtLine = z.object({ n: z.int() });

/** What may be asked for, and what is answered. */
export const REQUESTS = {
  // The hall
  games: { asks: {}, answers: z.object({ games: z.array(GameInfo) }) },
  rename: { asks: { name: Name }, answers: z.object({ person: Person }) },
  /** Listed tables, newest first. `before`: only those made before that time, for the next page. */
  tables: {
    asks: {
      status: z.enum(["gathering", "running", "finished"]).optional(),
      before: z.int().min(0).optional(),
      game: Text.max(40).optional(),
    },
    answers: z.object({ tables: z.array(TableSummary) }),
  },
  /** Tables where the asker has a seat, those that wait for it first. */
  mine: { asks: { finished: z.boolean().optional() }, answers: z.object({ tables: z.array(TableSummary) }) },
  create: {
    asks: {
      game: z.string().max(40),
      name: TableName.optional(),
      /** The game's options; what is left out has its usual value. The number of seats is that of `seats`. */
      options: z.record(z.string().max(60), z.union([z.boolean(), z.number(), z.string().max(60)])).optional(),
      seats: z.array(SeatPlan).min(1).max(12),
      pace: Pace.optional(),
      timeout: Timeout.optional(),
      listed: z.boolean().optional(),
      /** Whether the result counts for people's ratings; usually it does. */
      rated: z.boolean().optional(),
      /** How far behind those are who only watch. */
      delay: Delay.nullable().optional(),
    },
    /** `invite` lets others join and watch; a listed table needs none. */
    answers: z.object({ table: TableInfo, invite: z.string() }),
  },
  about: {
    asks: { ...table, invite: Invite },
    answers: z.object({
      table: TableInfo,
      mine: z.array(Seat),
      /** Seats that one was voted away from, and may take back by `return` at any moment. */
      back: z.array(Seat).optional(),
      /** Seats that are kept for one: `join` takes them. */
      kept: z.array(Seat).optional(),
    }),
  },
  join: { asks: { ...table, invite: Invite, seat: Seat.optional(), name: Name.optional() }, answers: z.object({ seat: Seat }) },
  /** The invitation, for somebody who sits at the table. */
  invite: { asks: table, answers: z.object({ invite: z.string() }) },
  /** A new secret for one's own seat; the former is void. Whoever has it may play the seat from another device. */
  "seat-key": { asks: seat, answers: z.object({ key: z.string() }) },
  claim: { asks: { key: z.string().max(64) }, answers: z.object({ table: TableId, seat: Seat }) },

  // At the table, before and beside the game
  /** A bot for a free seat (null: open again), by the owner, before the match begins. */
  "seat-bot": { asks: { ...table, seat: Seat, level: Level.nullable() }, answers: Done },
  /** Whoever made a table calls it off, before the match begins. */
  cancel: { asks: table, answers: Done },
  leave: { asks: seat, answers: Done },
  resign: { asks: seat, answers: Done },
  /** A bot plays one's seat for a while; `return` takes it back, also from a bot or a person that took it over after a vote. */
  relieve: { asks: { ...seat, level: Level.optional() }, answers: Done },
  return: { asks: seat, answers: Done },
  /** Agrees that a newcomer may take a seat whose person was voted away, or no longer. */
  admit: { asks: { ...seat, seat: Seat, on: z.boolean().optional() }, answers: Done },
  /**
   * A wish that a seat's person, who is away or over time, be replaced by a bot. It is, when more than half of the other people wish it and
   * a delay is over that all can see. The seat itself says `on: false`: it is here.
   */
  kick: { asks: { ...seat, seat: Seat, on: z.boolean().optional() }, answers: Done },
  rematch: { asks: table, answers: z.object({ table: TableId }) },
  chat: { asks: { ...seat, text: Text.trim().min(1).max(LIMITS.chat) }, answers: AtLine },
  /** One's private notes about a table: read, or written where `text` is given. */
  note: { asks: { ...table, text: Text.max(LIMITS.note).optional() }, answers: z.object({ text: z.string() }) },
  /** So far the asker has looked at a table, and read what was said at it: kept, so that every device knows. Neither ever goes back. */
  looked: { asks: { ...seat, n: z.int().min(0), read: z.int().min(0) }, answers: Done },
  /** Notes pinned to moments: one's own, and after the end those that others share. */
  pins: { asks: table, answers: z.object({ pins: z.array(Pin) }) },
  /** Writes one, or changes the one that is named; without text it is gone. */
  pin: {
    asks: {
      ...table,
      pin: z.string().max(40).optional(),
      move: z.int().min(0).max(99_999),
      text: Text.trim().max(LIMITS.pin),
      shared: z.boolean().optional(),
    },
    answers: z.object({ pins: z.array(Pin) }),
  },

  // The game
  /** Listen to a table as a seat or as a spectator. With `after`: what was missed since that line. */
  open: {
    asks: {
      ...table,
      as: As,
      invite: Invite,
      after: z.int().min(0).optional(),
      /** The client can put views together: from now on it is sent what has changed, where it has seen the rest. */
      changes: z.boolean().optional(),
    },
    answers: z.object({
      table: TableInfo,
      now: Now.nullable(),
      /** The number of this view, where the client asked for changes. */
      base: z.int().optional(),
      /** Lines after `after`; without `after`, or after a long absence, none: ask for the log. */
      missed: z.array(LogLine),
      n: z.int(),
    }),
  },
  close: { asks: { ...table, as: As }, answers: Done },
  /**
   * `after`: the last line heard. `key`: of the client's making, new for each move. A move sent twice with one key is done once and
   * answered twice, even after a restart of either side.
   */
  move: { asks: { ...seat, after: z.int().min(0), key: z.string().min(1).max(LONGEST_KEY), action: Action }, answers: AtLine },
  judge: { asks: { ...seat, action: Action }, answers: z.object({ rule: z.string().nullable() }) },
  /** Any action that is allowed, drawn by lot from what the seat knows: for clients that cannot compose the kinds that are not listed. */
  suggest: { asks: seat, answers: z.object({ action: Action }) },
  /**
   * A note, for all to see, that this seat is about to be told what a strong player would do. Only against bots: refused where somebody
   * else sits at the table. Once for each question; asked again, it changes nothing.
   */
  help: { asks: seat, answers: AtLine },
  undo: { asks: { ...seat, after: z.int().min(0) }, answers: AtLine },
  "take-back": { asks: { ...seat, step: z.enum(["ask", "agree", "decline", "withdraw"]) }, answers: AtLine },
  orders: { asks: { ...seat, orders: z.array(StandingOrder).max(LIMITS.standingOrders) }, answers: Done },
  /** Lines `from` … `to` as this seat heard them. After the end anybody at the table may ask as any seat. */
  log: {
    asks: { ...table, as: As, from: z.int().min(1).optional(), to: z.int().min(1).optional() },
    answers: z.object({ lines: z.array(LogLine) }),
  },
  /** The game as this seat saw it after line `n`. */
  view: { asks: { ...table, as: As, n: z.int().min(0) }, answers: z.object({ now: Now }) },
  /** `lines`: for each move of the record the line of the log, as `as` heard it, after which it had been made. */
  record: { asks: { ...table, as: As.optional() }, answers: z.object({ record: FinishedRecord, lines: z.array(z.int()) }) },
  /**
   * A new table that goes on from line `n` of the log as `as` heard it. Of a finished match: as it was. Of a running one: as that
   * seat knew it, what is hidden imagined anew.
   */
  branch: { asks: { ...table, as: As, n: z.int().min(0), seats: z.array(SeatPlan).min(1).max(12) }, answers: z.object({ table: TableId }) },
  /** Says that one is still there; answered at once. */
  ping: { asks: {}, answers: z.object({ at: z.number() }) },
} as const;

export type RequestName = keyof typeof REQUESTS;
type Shape<K extends RequestName> = z.ZodObject<{ [F in keyof (typeof REQUESTS)[K]["asks"]]: (typeof REQUESTS)[K]["asks"][F] & z.ZodType }>;
/** What a request asks, by its name. */
export type Asks<K extends RequestName> = z.infer<Shape<K>>;
type Answered<K extends RequestName> = z.infer<(typeof REQUESTS)[K]["answers"]>;
/** What is answered to it. */
export type Answers<K extends RequestName> = K extends "open"
  ? Omit<Answered<"open">, "now"> & { now: Now | null }
  : K extends "view"
    ? { now: Now }
    : K extends "record"
      ? { record: FinishedRecord; lines: number[] }
      : Answered<K>;
export type Request<K extends RequestName = RequestName> = { [N in K]: { readonly id: number; readonly do: N } & Asks<N> }[K];

/** Client to host. */
export type ClientMessage = Request;

/** The first message on every connection: who the host takes the client to be, and which protocol it speaks. */
export const Hello = z.object({ hello: Person, at: z.number(), protocol: z.int() });
export const Answer = z.object({ re: z.int(), ok: z.looseObject({}) });
export const Refused = z.object({ re: z.int().nullable(), error: Failure });
/** What was heard at a table that the client has opened. `now` and `info` stand where they have changed. */
export const Heard = z.object({
  table: TableId,
  as: As,
  lines: z.array(LogLine),
  now: Now.optional(),
  /** Instead of `now`, for a client that has asked for it: what has changed since view `from`. The fields of `Now` that it has are as they are now; `view` says how the view has changed, and of `prompt` only what its stack does not say stands here. */
  change: z.looseObject({ from: z.int(), n: z.int(), view: z.unknown().optional() }).optional(),
  /** The number of the view that the client has now. */
  base: z.int().optional(),
  info: TableInfo.optional(),
});
/** Something the house says to everybody, and to whoever connects later; null: it is taken back. `restart`: when the server restarts. */
export const NoticeText = z.object({ text: z.string(), restart: z.number().nullable() });
export const Notice = z.object({ notice: NoticeText.nullable(), at: z.number() });
export type NoticeText = z.infer<typeof NoticeText>;
export type Notice = z.infer<typeof Notice>;
export type Hello = z.infer<typeof Hello>;
export type Answer = { readonly re: number; readonly ok: object };
export type Refused = { readonly re: number | null; readonly error: Failure };
/** What of a question is not on the stack of the view. */
export type Asked = Pick<Prompt, "asked" | "order">;
export type Heard = {
  readonly table: TableId;
  readonly as: As;
  readonly lines: readonly LogLine[];
  readonly now?: Now;
  readonly change?: Partial<Omit<Now, "view" | "prompt">> & {
    readonly from: number;
    readonly view?: Change;
    readonly prompt?: Asked | null;
  };
  readonly base?: number;
  readonly info?: TableInfo;
  /** Not from the host: a change came to a view that is not there. */
  readonly missed?: true;
};

/** Host to client. */
export const HostMessage = z.union([Heard, Answer, Refused, Hello, Notice]);
export type HostMessage = Heard | Answer | Refused | Hello | Notice;

const READERS = Object.fromEntries(
  Object.entries(REQUESTS).map(([name, { asks }]) => [
    name,
    z.strictObject({ id: z.int().min(0), do: z.literal(name), ...(asks as Record<string, z.ZodType>) }),
  ]),
) as unknown as Record<RequestName, z.ZodType<Request>>;

/**
 * Whether this is a move as its reader would have it. Nearly all that is ever asked is one, and to look at seven fields is quicker than to
 * ask a reader of anything; what is not found good here is put to that reader, which says why.
 */
function isMove(json: { readonly [field: string]: unknown }): boolean {
  const { id, table: at, as, after, key, action } = json;
  return (
    Object.keys(json).length === MOVE_FIELDS &&
    isCount(id) &&
    typeof at === "string" &&
    TABLE_ID.test(at) &&
    isCount(as) &&
    (as as number) <= MOST_SEATS &&
    isCount(after) &&
    typeof key === "string" &&
    key.length > 0 &&
    key.length <= LONGEST_KEY &&
    typeof action === "object" &&
    action !== null &&
    !Array.isArray(action) &&
    !Object.hasOwn(action, "__proto__") &&
    typeof (action as Action).kind === "string" &&
    (action as Action).kind.length <= LONGEST_KIND
  );
}
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;
const MOVE_FIELDS = 2 + Object.keys(REQUESTS.move.asks).length;

/** What is told whoever sends such a message. */
export const TOO_DEEP = `at most ${LIMITS.deep} lists and objects within one another`;

/** A request from untrusted JSON text. The id is given back where one can be made out, so that the refusal can bear it. */
export function readRequest(text: string): { readonly request: Request } | { readonly id: number | null; readonly error: Failure } {
  if (text.length > LIMITS.message) return { id: null, error: { code: "too-long", text: `a message has at most ${LIMITS.message} bytes` } };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { id: null, error: { code: "bad-message", text: "this is not JSON" } };
  }
  const { id, do: name } = (typeof json === "object" && json !== null ? json : {}) as { id?: unknown; do?: unknown };
  const known = typeof id === "number" && Number.isSafeInteger(id) && id >= 0 ? id : null;
  if (typeof name !== "string" || !Object.hasOwn(READERS, name))
    return { id: known, error: { code: "bad-message", text: "there is no such request" } };
  if (isDeepText(text, json)) return { id: known, error: { code: "bad-message", text: TOO_DEEP } };
  if (name === "move" && isMove(json as { readonly [field: string]: unknown })) return { request: json as Request };
  const read = READERS[name as RequestName].safeParse(json);
  if (read.success) return { request: read.data };
  const [issue] = read.error.issues;
  const at = issue === undefined || issue.path.length === 0 ? "" : `${issue.path.join(".")}: `;
  return { id: known, error: { code: "bad-message", text: `${at}${issue?.message ?? "unreadable"}`.slice(0, 200) } };
}
