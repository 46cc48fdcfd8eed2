import type { Game } from "@stormakt/kernel";
import { OFFERS_EACH } from "./catalog/index.ts";
import { copyTable } from "./copy.ts";
import { invariants } from "./invariants.ts";
import { OPTIONS } from "./options.ts";
import { RULES } from "./rulebook/ids.ts";
import { schema } from "./schema.ts";
import { setUp } from "./setup.ts";
import { admiral, admiralParts, replacement } from "./steps/admiral.ts";
import { building, callBuilding, pickBuilding, placing } from "./steps/building.ts";
import { crafting, exchange } from "./steps/crafting.ts";
import { inspect, inspection } from "./steps/inspection.ts";
import { inventory, trading } from "./steps/inventory.ts";
import { king, kingParts, obeying, order } from "./steps/king.ts";
import { procureAny } from "./steps/procuring.ts";
import { chooseRole } from "./steps/roles.ts";
import { round } from "./steps/round.ts";
import type { VasaRegalis } from "./types.ts";
import { imagine, shownToClient, viewOf, viewOfNewcomer } from "./view.ts";

/** Each offer is made and ends once, both may call back being ready twice over, and as often anybody may take it back unasked. */
const TRADING_ACTIONS = 8;

export const vasaRegalis: Game<VasaRegalis> = {
  id: "vasa-regalis",
  rulesVersion: "2",
  former: { "1.1": { way: "pinned" } },
  seats: { min: 3, max: 5 }, // VR-SETUP-1
  options: OPTIONS,
  rules: RULES,
  steps: [
    round,
    chooseRole,
    procureAny,
    crafting,
    exchange,
    admiral,
    admiralParts,
    replacement,
    king,
    kingParts,
    order,
    obeying,
    inventory,
    trading,
    building,
    pickBuilding,
    callBuilding,
    placing,
    inspection,
    inspect,
  ],
  // VR-END-4 Without royal patience there is no such number: nobody must ever build.
  longest: ({ seats, inventory, royalPatience }) =>
    royalPatience === "off"
      ? Number.MAX_SAFE_INTEGER
      : 4 * (royalPatience + 1) * (6 * seats + 6 + (inventory ? (TRADING_ACTIONS * OFFERS_EACH + 1) * seats : 0)),
  setUp,
  begin: (play) => play.call(round, { rolesTaken: 0 }),
  copyTable,
  schema,
  viewOf,
  shownToClient,
  imagine,
  viewOfNewcomer,
  invariants,
};

export { own } from "./copy.ts";
export type { Holdings, Knowledge } from "./knowing.ts";
export type { Note } from "./notes.ts";
export type { Table } from "./table.ts";
export type { Action, Config, Event, Markers, VasaRegalis } from "./types.ts";
export type { TableView } from "./view.ts";
