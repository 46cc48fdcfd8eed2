import type { Game } from "@stormakt/kernel";
import { OFFERS_EACH, ROYAL_PATIENCE } from "./catalog/index.ts";
import { invariants } from "./invariants.ts";
import { RULES } from "./rulebook/ids.ts";
import { schema } from "./schema.ts";
import { setUp } from "./setup.ts";
import { admiral, replacement } from "./steps/admiral.ts";
import { building, callBuilding, pickBuilding, placing } from "./steps/building.ts";
import { crafting, exchange } from "./steps/crafting.ts";
import { inspect, inspection } from "./steps/inspection.ts";
import { inventory, trading } from "./steps/inventory.ts";
import { king, obeying, order } from "./steps/king.ts";
import { procureAny } from "./steps/procuring.ts";
import { chooseRole } from "./steps/roles.ts";
import { round } from "./steps/round.ts";
import { copyTable } from "./table.ts";
import type { VasaRegalis } from "./types.ts";
import { imagine, viewOf, viewOfNewcomer } from "./view.ts";

export const vasaRegalis: Game<VasaRegalis> = {
  id: "vasa-regalis",
  rulesVersion: "1.1",
  seats: { min: 3, max: 5 }, // VR-SETUP-1
  // VR-SETUP-9
  options: {
    inventory: { kind: "flag", usual: false },
    royalPatience: { kind: "number", ...ROYAL_PATIENCE },
    firstLeader: { kind: "seat", usual: "random" },
    notebook: { kind: "choice", among: ["full", "off"], usual: "full" },
  },
  rules: RULES,
  steps: [
    round,
    chooseRole,
    procureAny,
    crafting,
    exchange,
    admiral,
    replacement,
    king,
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
  longest: ({ seats, inventory, royalPatience }) =>
    4 * (royalPatience + 1) * (6 * seats + 6 + (inventory ? (2 * OFFERS_EACH + 1) * seats : 0)), // VR-END-4
  setUp,
  begin: (play) => play.call(round, { rolesTaken: 0 }),
  copyTable,
  schema,
  viewOf,
  imagine,
  viewOfNewcomer,
  invariants,
};

export type { Table } from "./table.ts";
export type { Action, Config, Event, Markers, VasaRegalis } from "./types.ts";
export type { Knowledge, Note, TableView } from "./view.ts";
