/** How Vasa Regalis is written down: what every part of it is made of. */
import type { SetOf } from "@stormakt/kernel/ids";
import type { Schema } from "@stormakt/kernel/shapes";
import { among, amount, chair, flag, kinds, listOf, per, record, things } from "@stormakt/kernel/shapes";
import type { Good, Role } from "./catalog/index.ts";
import { GOOD } from "./catalog/index.ts";
import { fields, openFields, ownFields } from "./layout.ts";
import { good, markers, role, value, valueOrNone } from "./names.ts";
import type { Parts } from "./steps/parts.ts";
import type { Table } from "./table.ts";
import type { Action, Event, VasaRegalis } from "./types.ts";
import type { TableView } from "./view.ts";

/** What tables and views have in common is written first, and has always been. */
const yard = { ...openFields, bargaining: fields.bargaining };

export const schema: Schema<VasaRegalis> = {
  table: record<Table>({ ...yard, ...fields }),
  view: record<TableView>({ ...yard, ...ownFields }),
  seenAlike: [...Object.keys(openFields), "built", "handSizes", "common"],
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
