import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { backUp } from "@stormakt/server/store";
import { parse } from "../args.ts";
import type { Command } from "../command.ts";
import { Misuse } from "../misuse.ts";
import { openKept, theSettings } from "../settings.ts";

/** Milliseconds that a database may take over one page. */
const PATIENCE = 600_000;

export const backup: Command = {
  summary: "write everything the server keeps to one file, while it runs",
  usage: `stormakt backup [<file>] [--data DIR] [--overwrite]
  The usual file is stormakt-<time>.backup. One that is there already is left alone, unless --overwrite says otherwise. Works on ./data (--data or DATA_DIR), or on PostgreSQL where DATABASE_URL is set.`,
  async run(args) {
    const { values, positionals } = parse(args, { data: { type: "string" }, overwrite: { type: "boolean" } }, { most: 1 });
    const file = resolve(positionals[0] ?? `stormakt-${new Date().toISOString().replaceAll(/[:.]/g, "-")}.backup`);
    const overwrite = values.overwrite === true;
    if (existsSync(file) && !overwrite) throw new Misuse(`there is a file ${file} already: say --overwrite if it may go`);
    const settings = theSettings(values);
    const store = await openKept(settings, "backup", PATIENCE);
    try {
      const rows = await backUp(store, file, { overwrite });
      console.log(`${rows} rows are in ${file}. Whoever has this file has every seat: keep it as you keep a password.`);
    } finally {
      await store.close();
    }
    return 0;
  },
};
