import { existsSync } from "node:fs";
import type { Settings } from "@stormakt/server";
import { settingsFrom } from "@stormakt/server";
import type { ServerStore } from "@stormakt/server/store";
import { openStore, sqliteFile } from "@stormakt/server/store";
import { Hindrance } from "./misuse.ts";

/** What is set outside, with what the command line says instead. */
export function theSettings({ data, port }: { readonly data?: string | undefined; readonly port?: number | undefined }): Settings {
  const said = { ...(data === undefined ? {} : { DATA_DIR: data }), ...(port === undefined ? {} : { PORT: `${port}` }) };
  try {
    return settingsFrom({ ...process.env, ...said });
  } catch (error) {
    throw new Hindrance((error as Error).message);
  }
}
/** What a server keeps, where one has kept something: whoever points elsewhere would be shown, or given, an empty database of their own making. */
export async function openKept(settings: Settings, node: string, patience?: number): Promise<ServerStore> {
  const file = sqliteFile(settings.dataDir);
  if (settings.databaseUrl === "" && !existsSync(file))
    throw new Hindrance(`there is no ${file}. Say where the server keeps its data: --data DIR, DATA_DIR or DATABASE_URL`);
  return openStore(settings, node, patience);
}
