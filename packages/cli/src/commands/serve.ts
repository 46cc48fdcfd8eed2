import type { RunningServer } from "@stormakt/server";
import { endOnSurprise, newLog, startServer, untilStopped, whyNotStarted } from "@stormakt/server";
import { parse, wholeNumber } from "../args.ts";
import type { Command } from "../command.ts";
import { theSettings } from "../settings.ts";

export const serve: Command = {
  summary: "serve tables over the network",
  usage: `stormakt serve [--port 8628] [--data DIR]
  Keeps everything in one file under ./data, or in PostgreSQL where DATABASE_URL is set. docs/hosting.md tells of all settings.`,
  async run(args) {
    const { values } = parse(args, { port: { type: "string" }, data: { type: "string" } }, { most: 0 });
    const port = values.port === undefined ? undefined : wholeNumber(values.port, "the port", 0, 65_535);
    const settings = theSettings({ data: values.data, port });
    const log = newLog(settings.logLevel);
    endOnSurprise(log);
    let server: RunningServer;
    try {
      server = await startServer(settings, log);
    } catch (error) {
      console.error(`stormakt: ${whyNotStarted(error, settings)}`);
      // Whatever is still there after that would hold up a program that has nothing to do any more.
      process.exit(1);
    }
    console.log(`Stormakt is at http://localhost:${server.port}`);
    await untilStopped(server, settings);
    return 0;
  },
};
