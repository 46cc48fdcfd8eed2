import type { Chance } from "@stormakt/kernel";
import type { Table } from "./table.ts";
import { emptyYard } from "./table.ts";
import type { Config } from "./types.ts";

/** VR-SETUP-3 to -8 The yard is stocked, everybody has one of each, and the first leader is named or drawn. */
export const setUp = (config: Config, chance: Chance): Table =>
  emptyYard(config, config.firstLeader === "random" ? chance.below(config.seats, "firstLeader") : config.firstLeader);
