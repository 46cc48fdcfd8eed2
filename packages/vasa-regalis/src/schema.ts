/** How Vasa Regalis is written down: what every part of it is made of. */
import type { Bargaining, Offer } from "@stormakt/kernel";
import type { SetOf } from "@stormakt/kernel/ids";
import type { Schema, Shape } from "@stormakt/kernel/shapes";
import {
  among,
  amount,
  chair,
  chairs,
  flag,
  kinds,
  listOf,
  numbersIn,
  orNull,
  per,
  record,
  rowsPer,
  thing,
  things,
  usually,
} from "@stormakt/kernel/shapes";
import type { Good, Role, Value } from "./catalog/index.ts";
import { GOOD, KIND, ROLE } from "./catalog/index.ts";
import type { Holdings, Knowledge } from "./knowing.ts";
import { exactly } from "./knowing.ts";
import type { Note, ViewersNote } from "./notes.ts";
import { asNumbers, notesIn } from "./notes.ts";
import type { Parts } from "./steps/parts.ts";
import type { Table } from "./table.ts";
import type { Action, Event, VasaRegalis } from "./types.ts";
import type { TableView } from "./view.ts";

const good = thing(GOOD);
const role = thing(ROLE);
/** A value stands for itself. */
const value: Shape<Value> = among(1, 2, 3);
const valueOrNone: Shape<Value | 0> = among(0, 1, 2, 3);
const markers = per(KIND, amount);
const goodOrNone = thing(GOOD, { none: -1 });

const values = numbersIn<Value>();
const offer = record<Offer>({ from: chair, to: chair, number: amount, give: markers, take: markers });
const bargaining = orNull(
  record<Bargaining>({
    seats: amount,
    offers: listOf(offer),
    made: listOf(amount),
    reopened: usually(listOf(amount), () => []), // new in edition 2
    left: chairs,
  }),
);
const notebook = among("full", "off");
const shipsByKind = rowsPer(KIND, amount);
const shipsByGood = rowsPer(GOOD, amount);
const bounds = record<Holdings>({ least: shipsByKind, most: shipsByKind, leastOfType: shipsByGood, mostOfType: shipsByGood });
/** What is known exactly is said once: the least is the most, and how much there is of a type follows from it. */
const counts = record<Pick<Holdings, "least">>({ least: shipsByKind });
const shapeFor = ({ least, most }: Holdings): Shape<Holdings> | typeof counts => (most === least ? counts : bounds);
const holdings: Shape<Holdings> = {
  name: (value) => shapeFor(value).name(value),
  tell: (before, after, told) =>
    shapeFor(before) === shapeFor(after) ? shapeFor(after).tell?.(before, after, told) : `[${JSON.stringify(shapeFor(after).name(after))}]`,
  place: (named, at) => (isObject(named) && !("most" in named) ? exactly(counts.place(named, at).least) : bounds.place(named, at)),
};
const isObject = (named: unknown): named is object => typeof named === "object" && named !== null;
const workedOut = record<Knowledge>({ holdings: orNull(holdings), mayLie: rowsPer(GOOD, values) });
const knowledge: Shape<Knowledge> = {
  ...workedOut,
  /** Journals and editions of before have the holdings beside what may lie on squares, whatever all know anyway. */
  place(named, at) {
    if (!isObject(named) || !("least" in named && "mayLie" in named)) return workedOut.place(named, at);
    const { mayLie, ...held } = named;
    return workedOut.place({ holdings: held, mayLie }, at);
  },
};
const note = record<Note>({ round: amount, ship: chair, good, value, current: flag });

const yard = {
  seats: amount,
  inventory: flag,
  gifts: usually(flag, () => false), // new in edition 2
  trades: usually(among("private", "open"), () => "private" as const), // new in edition 2
  royalPatience: amount,
  notebook,
  round: amount,
  leader: chair,
  roundsSinceBuild: amount,
  caller: chair,
  building: goodOrNone,
  roleTakenBy: per(ROLE, chair),
  supply: markers,
  bargaining,
};
const perGood = per(GOOD, amount);
const PAGE = 2 * KIND.size + 2 * GOOD.size;
const page = record<{ least: number[]; most: number[]; leastOfType: number[]; mostOfType: number[] }>({
  least: markers,
  most: markers,
  leastOfType: perGood,
  mostOfType: perGood,
});
/** Pages of the ledger: least and most of each kind, then of each type. */
const ledger: Shape<number[]> = {
  name: (list) =>
    Array.from({ length: list.length / PAGE }, (_, at) => {
      const bare = list.slice(at * PAGE, (at + 1) * PAGE);
      return page.name({
        least: bare.slice(0, KIND.size),
        most: bare.slice(KIND.size, 2 * KIND.size),
        leastOfType: bare.slice(2 * KIND.size, 2 * KIND.size + GOOD.size),
        mostOfType: bare.slice(2 * KIND.size + GOOD.size),
      });
    }),
  place: (named, at) =>
    listOf(page)
      .place(named, at)
      .flatMap(({ least, most, leastOfType, mostOfType }) => [...least, ...most, ...leastOfType, ...mostOfType]),
};
const viewersNotes = listOf(record<ViewersNote>({ viewer: chair, round: amount, ship: chair, good, value, current: flag }));
const notes: Shape<number[]> = {
  name: (list) => viewersNotes.name(notesIn(list)),
  place: (named, at) => viewersNotes.place(named, at).flatMap(asNumbers),
};

export const schema: Schema<VasaRegalis> = {
  table: record<Table>({
    ...yard,
    hands: rowsPer(KIND, amount),
    ships: rowsPer(GOOD, valueOrNone),
    suspected: rowsPer(GOOD, values),
    notes,
    ledger,
  }),
  view: record<TableView>({
    ...yard,
    viewer: orNull(chair),
    built: per(GOOD, flag),
    handSizes: listOf(amount),
    hands: listOf(orNull(markers)),
    ships: listOf(orNull(per(GOOD, valueOrNone))),
    known: knowledge,
    common: knowledge,
    notes: listOf(note),
  }),
  seenAlike: [
    "seats",
    "inventory",
    "gifts",
    "trades",
    "royalPatience",
    "notebook",
    "round",
    "leader",
    "roundsSinceBuild",
    "caller",
    "building",
    "roleTakenBy",
    "supply",
    "built",
    "handSizes",
    "common",
  ],
  action: kinds<Action>({
    takeRole: { role },
    procureAny: { good },
    exchange: { good, oneAnd: among(1, 2) },
    stopExchanging: {},
    replace: { good, value: valueOrNone },
    declineReplacing: {},
    order: { target: chair, good },
    declineOrder: {},
    obey: { value },
    offer: { to: chair, give: markers, take: markers },
    counter: { from: chair, number: amount, give: markers, take: markers },
    accept: { from: chair, number: amount },
    decline: { from: chair, number: amount },
    withdraw: { to: chair, number: amount },
    ready: {},
    unready: {},
    callBuilding: { good },
    passBuilding: {},
    pickBuilding: { good },
    place: { value },
    inspect: { ship: chair, good },
    declineInspection: {},
  }),
  event: kinds<Event>({
    roleTaken: { seat: chair, role },
    procured: { seat: chair, good, count: amount },
    noneLeft: { seat: chair, good, missing: amount },
    barred: { seat: chair, role, chooser: chair },
    exchanged: { seat: chair, good, oneAnd: among(1, 2), gained: value },
    exchangedNoMore: { seat: chair },
    replaced: { seat: chair, good, on: value, off: value },
    faked: { seat: chair, good },
    squareHandled: { seat: chair, good },
    replacementDeclined: { seat: chair },
    orderGiven: { seat: chair, target: chair, good },
    orderVoid: { target: chair, good },
    orderDeclined: { seat: chair },
    obeyedWith: { target: chair, good, on: value, off: value },
    orderObeyed: { target: chair, good },
    inventoryBegins: {},
    offered: { from: chair, to: chair, number: amount, give: markers, take: markers },
    offerDeclined: { from: chair, to: chair, number: amount },
    offerWithdrawn: { from: chair, to: chair, number: amount },
    traded: { from: chair, to: chair, give: markers, take: markers },
    tradeSeen: { from: chair, to: chair, given: amount, taken: amount },
    offersLeft: { seat: chair, left: amount },
    saidReady: { seat: chair },
    readyNoMore: { seat: chair },
    inventoryEnds: {},
    buildingPassed: { seat: chair },
    buildingCalled: { seat: chair, good },
    buildingForced: { seat: chair, good },
    patienceLost: { seat: chair, good },
    placed: { seat: chair, good, value },
    built: { good },
    saw: { seat: chair, ship: chair, good, value },
    inspected: { seat: chair, ship: chair, good },
    inspectionDeclined: { seat: chair },
    roundBegins: { round: amount, leader: chair },
    revealed: { totals: per(GOOD, amount), failed: listOf(good) },
    partHolds: { good, total: amount, needed: amount },
    partFails: { good, total: amount, needed: amount },
    turnedUp: { seat: chair, ship: per(GOOD, value), hand: markers },
    countedInHand: { seat: chair, threes: amount, twos: amount, ones: amount },
    countedOnShip: { seat: chair, onWeakParts: amount, threes: amount, twos: amount, ones: amount },
  }),
  memory: {
    round: record<{ rolesTaken: number }>({ rolesTaken: amount }),
    crafting: record<{ role: Role; chooser: number; asked: number }>({ role, chooser: chair, asked: amount }),
    exchange: record<{ role: Role; left: number }>({ role, left: amount }),
    building: record<{ asked: number }>({ asked: amount }),
    pickBuilding: record<{ demanded: SetOf<Good> }>({ demanded: things(GOOD) }),
    placing: record<{ good: Good }>({ good }),
    inspection: record<{ looked: number }>({ looked: amount }),
    king: record<Parts>({ seat: chair, procured: flag, done: flag }),
    obeying: record<{ good: Good }>({ good }),
    admiral: record<Parts>({ seat: chair, procured: flag, done: flag }),
  },
  facts: { totals: per(GOOD, amount), failed: listOf(good) },
};
