import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { gameIds } from "@stormakt/shelf";
import type { Figures } from "./section.ts";
import { SECTIONS } from "./sections/index.ts";

/** Sections that can be asked for some games only. */
const OF_GAMES = ["former", "web"];

const USAGE = `usage: npm run bench -- [section …] [game …] [--quick] [--json]
  sections: ${Object.keys(SECTIONS).join(", ")} (usual: all)
  game: with former, that game alone in its process; with web, what painting it costs and into what the time goes; beside another client,
    built before, with WEB_BEFORE=<its folder>
  --quick: shorter, for a look; figures are less steady`;

/** The libraries measured against are at their best in production. */
process.env["NODE_ENV"] ??= "production";

async function main(): Promise<number> {
  let parsed: { values: { quick?: boolean; json?: boolean; help?: boolean }; positionals: string[] };
  try {
    const options = { quick: { type: "boolean" }, json: { type: "boolean" }, help: { type: "boolean" } } as const;
    parsed = parseArgs({ options, allowPositionals: true });
  } catch (error) {
    console.error(`bench: ${(error as Error).message.split(". ")[0]}`);
    return 2;
  }
  const { values, positionals } = parsed;
  if (values.help === true) {
    console.log(USAGE);
    return 0;
  }
  const named = positionals.filter((name) => Object.hasOwn(SECTIONS, name));
  const only = positionals.filter((name) => gameIds().includes(name));
  const unknown = positionals.find(
    (name) => !named.includes(name) && !(only.includes(name) && named.some((section) => OF_GAMES.includes(section))),
  );
  if (unknown !== undefined) {
    console.error(`bench: there is no section ${unknown}: ${Object.keys(SECTIONS).join(", ")}`);
    return 2;
  }
  const effort = values.quick === true ? { rounds: 3, milliseconds: 60 } : { rounds: 7, milliseconds: 250 };
  const print = console.log;
  if (values.json === true) console.log = () => {};
  console.log(
    `Node ${process.version}, ${cpus()[0]?.model ?? "an unknown processor"}. CPU time of one core, medians of ${effort.rounds} rounds taken in turns.`,
  );
  const figures: Record<string, Figures> = {};
  for (const [name, load] of Object.entries(SECTIONS)) {
    if (named.length > 0 && !named.includes(name)) continue;
    const section = await load();
    console.log(`\n${section.title}\n`);
    figures[name] = await section.run(effort, only);
  }
  if (values.json === true) print(JSON.stringify(figures, null, 2));
  return 0;
}
process.exitCode = await main();
