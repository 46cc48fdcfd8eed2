import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Engine, readRecord, replay } from "@stormakt/kernel";
import { describe, expect, it } from "vitest";
import { GAMES, gameCalled } from "../src/index.ts";

const RECORDS = join(import.meta.dirname, "../../../records");

describe.each(GAMES.map(({ id }) => id))("the finished games kept of %s", (id) => {
  // Those of earlier rules lie in folders of their own.
  it.each(readdirSync(join(RECORDS, id)).filter((name) => name.endsWith(".json")))(
    "%s replays to the digest of every move, and to its end",
    async (file) => {
      const record = readRecord(JSON.parse(readFileSync(join(RECORDS, id, file), "utf8")));
      const state = replay(new Engine(await gameCalled(id)), record);
      expect(state.outcome).not.toBeNull();
      expect(record.moves.length).toBeGreaterThan(50);
    },
  );
});
