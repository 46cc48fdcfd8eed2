import { existsSync } from "node:fs";
import { openStore, putBack } from "@stormakt/server/store";
import { parse } from "../args.ts";
import type { Command } from "../command.ts";
import { Misuse } from "../misuse.ts";
import { theSettings } from "../settings.ts";

/** Milliseconds that a database may take over clearing one table. */
const PATIENCE = 600_000;

export const restore: Command = {
  summary: "put a backup in the place of everything the server keeps, while it runs",
  usage: `stormakt restore <file> --yes [--data DIR]
  All that was written since the backup is gone afterwards, hence --yes. A running server notices and goes on from there.
  A backup of SQLite may be put back into PostgreSQL and the other way round.`,
  async run(args) {
    const { values, positionals } = parse(args, { data: { type: "string" }, yes: { type: "boolean" } }, { least: 1, most: 1 });
    const file = positionals[0] ?? "";
    if (!existsSync(file)) throw new Misuse(`there is no file ${file}`);
    if (values.yes !== true) throw new Misuse("this replaces everything the server keeps: say --yes if that is meant");
    const settings = theSettings(values);
    const store = await openStore(settings, "restore", PATIENCE);
    try {
      console.log(`${await putBack(store, file)} rows are back.`);
    } catch (error) {
      throw new Misuse(`${file} cannot be put back: ${(error as Error).message}`);
    } finally {
      await store.close();
    }
    return 0;
  },
};
