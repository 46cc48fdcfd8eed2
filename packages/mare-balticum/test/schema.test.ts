import { fastDice, usualConfig } from "@stormakt/kernel";
import { Naming } from "@stormakt/kernel/naming";
import { namesComeBack } from "@stormakt/laws";
import { describe, expect, it } from "vitest";
import { mareBalticum } from "../src/index.ts";
import { schema } from "../src/schema.ts";
import type { Action, Event } from "../src/types.ts";
import { EVENTS, MOVES } from "./examples.ts";
import type { Bare } from "./scenario.ts";

const naming = new Naming(schema);
const overTheWire = (data: unknown): unknown => JSON.parse(JSON.stringify(data));

it("everything written down goes by name and comes back as it was", () => {
  const { actions, events, steps } = namesComeBack(mareBalticum, schema);
  expect(actions.size).toBeGreaterThan(30);
  expect(events.size).toBeGreaterThan(36);
  expect([...new Set([...steps, ...Object.keys(RARE_NOTES)])].sort()).toEqual(Object.keys(schema.memory).sort());
});
it("so does one of each kind of action and event", () => {
  for (const [kind, fields] of Object.entries(MOVES)) {
    const action = { kind, ...fields } as Action;
    expect(naming.placeAction(overTheWire(naming.nameAction(action)))).toEqual(action);
  }
  for (const [kind, fields] of Object.entries(EVENTS)) {
    const event = { kind, ...fields } as Event;
    expect(naming.placeEvent(overTheWire(naming.nameEvent(event)))).toEqual(event);
  }
});

/** What games played at random seldom come to. */
const RARE_ACTIONS: readonly [Bare<Action>, unknown][] = [
  [
    { kind: "takeGold", line: 3 },
    { kind: "takeGold", line: "de-la-gardie" },
  ],
  [
    { kind: "takeGood", force: 2, circle: 0 },
    { kind: "takeGood", force: "army", circle: "1" },
  ],
  [{ kind: "takeRest" }, { kind: "takeRest" }],
  [{ kind: "takeNoMore" }, { kind: "takeNoMore" }],
  [{ kind: "hireMercenaries" }, { kind: "hireMercenaries" }],
  [{ kind: "hireNobody" }, { kind: "hireNobody" }],
  [
    { kind: "bid", amounts: [3, 0] },
    { kind: "bid", amounts: [3, 0] },
  ],
  [
    { kind: "moveMarker", from: 8, to: 11 },
    { kind: "moveMarker", from: "livonia", to: "trondheim" },
  ],
  [{ kind: "declineTitle" }, { kind: "declineTitle" }],
];
const RARE_EVENTS: readonly [Bare<Event>, unknown][] = [
  [
    { kind: "mercenariesHired", line: 0, province: 10 },
    { kind: "mercenariesHired", line: "baner", province: "scania" },
  ],
  [
    { kind: "spoilsTaken", line: 1, province: 6, goods: [2, 2] },
    { kind: "spoilsTaken", line: "fleming", province: "ingria", goods: ["cloth", "cloth"] },
  ],
  [
    { kind: "enemyWithdrew", route: 4, units: 2 },
    { kind: "enemyWithdrew", route: "4", units: 2 },
  ],
  [
    { kind: "fortStormed", province: 5 },
    { kind: "fortStormed", province: "westrogothia" },
  ],
  [
    { kind: "titleLost", province: 9, line: 5 },
    { kind: "titleLost", province: "pomerania", line: "king" },
  ],
  [
    { kind: "officeVacated", office: 0, line: 2 },
    { kind: "officeVacated", office: "treasurer", line: "bielke" },
  ],
  [
    { kind: "officeNotAwarded", office: 1, lines: [0, 4] },
    { kind: "officeNotAwarded", office: "admiral", lines: ["baner", "brahe"] },
  ],
  [
    { kind: "bidShown", line: 4, gold: 2 },
    { kind: "bidShown", line: "brahe", gold: 2 },
  ],
  [
    { kind: "kingTookProvince", line: 0, province: 7 },
    { kind: "kingTookProvince", line: "baner", province: "estonia" },
  ],
  [
    { kind: "kingMovedMarker", from: 0, to: 1 },
    { kind: "kingMovedMarker", from: "karelia", to: "finland" },
  ],
  [{ kind: "kingDeclined" }, { kind: "kingDeclined" }],
];
const RARE_NOTES: Readonly<Record<string, [object, unknown]>> = {
  choosingBattle: [{ line: 3 }, { line: "de-la-gardie" }],
  payingTax: [
    { line: 4, left: 3 },
    { line: "brahe", left: 3 },
  ],
  awardingProvinces: [{ declined: true }, { declined: true }],
  choosingProvince: [
    { line: 1, gold: 2 },
    { line: "fleming", gold: 2 },
  ],
  hiring: [
    { line: 0, province: 3 },
    { line: "baner", province: "eastrogothia" },
  ],
  takingSpoils: [
    { province: 8, lines: 0b101, gold: [1, 0, 2, 0, 0], goods: 0b110 },
    {
      province: "livonia",
      lines: ["baner", "bielke"],
      gold: { baner: 1, fleming: 0, bielke: 2, "de-la-gardie": 0, brahe: 0 },
      goods: ["2", "3"],
    },
  ],
  biddingForOffice: [
    { office: 3, lines: [1, 2] },
    { office: "steward", lines: ["fleming", "bielke"] },
  ],
  biddingForProvince: [{ lines: [4, 0] }, { lines: ["brahe", "baner"] }],
  relocatingMarker: [{ line: 2 }, { line: "bielke" }],
};

describe("rare things have names too", () => {
  it.each(RARE_ACTIONS)("the action %o", (action, named) => {
    expect(naming.nameAction(action as Action)).toEqual(named);
    expect(naming.placeAction(overTheWire(named))).toEqual(action);
  });
  it.each(RARE_EVENTS)("the event %o", (event, named) => {
    expect(naming.nameEvent(event as Event)).toEqual(named);
    expect(naming.placeEvent(overTheWire(named))).toEqual(event);
  });
  it.each(Object.entries(RARE_NOTES))("the notes of %s", (step, [notes, named]) => {
    const shape = schema.memory[step];
    expect(shape?.name(notes as never)).toEqual(named);
    expect(shape?.place(overTheWire(named), step)).toEqual(notes);
  });
  it.each([
    [
      { motion: 2, about: 1 },
      { motion: "truce", about: "poland" },
    ],
    [
      { motion: 4, about: 1 },
      { motion: "war", about: "finland" },
    ],
    [
      { motion: 5, about: 0 },
      { motion: "mobilization", about: null },
    ],
  ])("what a motion is about: %o", (notes, named) => {
    expect(schema.memory["voting"]?.name(notes as never)).toEqual(named);
    expect(schema.memory["voting"]?.place(overTheWire(named), "voting")).toEqual(notes);
  });
});

describe("what is misnamed is refused, with the place", () => {
  it.each([
    [{ kind: "desert", province: "karelia", force: "farm", circle: "1" }, /action\.force must be a group/],
    [{ kind: "desert", province: "karelia", force: "army", circle: "4" }, /action\.circle must be a circle/],
    [{ kind: "desert", province: "karelia", force: "army", circle: 1 }, /action\.circle must be a circle/],
    [{ kind: "sail", from: "karelia", to: "ingria" }, /action\.from must be a overseas/],
    [{ kind: "pickRoute", routes: ["7"] }, /action\.routes\[0\] must be a route/],
    [{ kind: "payTaxFromBuild", square: "fleet 4", layer: 1 }, /action\.square must be a square/],
    [{ kind: "payTaxFromBuild", square: "fleet 1", layer: 0 }, /action\.layer must be a layer, not 0/],
  ])("%o", (named, why) => expect(() => naming.placeAction(named)).toThrow(why));
  const table = () => schema.table.name(mareBalticum.setUp(CONFIG, fastDice("names"))) as Record<string, unknown>;
  it.each([
    [{ subjects: { "karelia fleet 1": "baner" } }, /table\.subjects has no circle karelia fleet 1/],
    [{ subjects: null }, /table\.subjects must be an object/],
    [{ subjects: "none" }, /table\.subjects must be an object of circles/],
    [{ enemies: { "ingria army 1": "0" } }, /ingria army 1 must be a route/],
    [{ motion: "war", motionAbout: null }, /table\.motionAbout must be one of karelia/],
    [{ motionAbout: "russia" }, /table\.motionAbout must be null/],
  ])("a table with %o", (part, why) => expect(() => schema.table.place({ ...table(), ...part }, "table")).toThrow(why));
  it.each([null, "a table", 7])("%o is no table", (named) =>
    expect(() => schema.table.place(named, "table")).toThrow(/table must be an object/),
  );
});
const CONFIG = usualConfig(mareBalticum, { seats: 3, firstChancellor: 0 });
