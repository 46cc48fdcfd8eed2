import type { Settings } from "@stormakt/server";
import { settingsFrom } from "@stormakt/server";
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
