import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import type { Verdict } from "./ordeal.ts";
import { ordeal } from "./ordeal.ts";

const USAGE = `usage: npm run chaos -- [--minutes 10] [--seed TEXT] [--only sqlite|postgres] [--report FILE]
  Plays on servers while nodes, writing threads and the database are killed, frozen and robbed of their disk at random.
  Then looks whether every acknowledged move is there once, and whether every table goes on. Half of the time for each database.`;

async function main(): Promise<number> {
  let values: { minutes?: string; seed?: string; only?: string; report?: string; help?: boolean };
  try {
    const text = { type: "string" } as const;
    ({ values } = parseArgs({ options: { minutes: text, seed: text, only: text, report: text, help: { type: "boolean" } } }));
  } catch (error) {
    console.error(`chaos: ${(error as Error).message}\n${USAGE}`);
    return 2;
  }
  const minutes = Number(values.minutes ?? 10);
  const { seed = `${Date.now()}`, only = "" } = values;
  if (values.help === true || !(minutes > 0 && minutes <= 24 * 60) || !["", "sqlite", "postgres"].includes(only)) {
    console.error(USAGE);
    return values.help === true ? 0 : 2;
  }
  const databases = (["SQLite", "PostgreSQL"] as const).filter((name) => only === "" || name.toLowerCase().startsWith(only));
  console.log(`seed ${seed}`);
  const verdicts: Verdict[] = [];
  for (const database of databases) {
    console.log(`\n${database}`);
    verdicts.push(await ordeal(database, (minutes * 60) / databases.length, seed, (text) => console.log(`  ${text}`)));
  }
  const report = write(verdicts, seed, minutes);
  console.log(`\n${report}`);
  if (values.report !== undefined) writeFileSync(values.report, report);
  const isGood = verdicts.every((one) => isWhole(one));
  console.log(isGood ? "Nothing was lost, doubled or stuck." : "SOMETHING WENT WRONG: see above.");
  return isGood ? 0 : 1;
}
const isWhole = ({ lost, doubled, broken, stuck, falls, faults }: Verdict): boolean =>
  lost.length + doubled.length + broken.length + stuck.length + falls === 0 && Object.values(faults).flat().every(Number.isFinite);

function write(verdicts: readonly Verdict[], seed: string, minutes: number): string {
  const lines = [
    "# What became of it when everything was broken at random",
    "",
    `\`npm run chaos -- --minutes ${minutes} --seed ${seed}\`, Node ${process.version}, ${cpus().length} cores (${cpus()[0]?.model ?? "unknown"}). Eight tables of all four games, half of them with a bot, answered at once; after each fault the clients were left to themselves. At the end every journal was played anew, and every move that somebody had been told was made was looked for.`,
    "",
  ];
  for (const one of verdicts) {
    lines.push(`## ${one.database}${one.database === "PostgreSQL" ? ", three nodes" : ""}`, "");
    const row = (name: string, value: string | number): string => `| ${name} | ${value} |`;
    lines.push("| | |", "|---|---|");
    lines.push(
      row("time", `${Math.round(one.seconds)} s`),
      row("faults", Object.values(one.faults).flat().length),
      row("moves acknowledged", one.acknowledged),
      row("moves in the journals", one.moves),
      row("matches finished", one.matches),
      row("**acknowledged moves lost**", one.lost.length),
      row("**moves made twice**", one.doubled.length),
      row("journals that do not play", one.broken.length),
      row("**tables stuck**", one.stuck.length),
      row("servers that ended by themselves", one.falls),
      row('moves given up after ten seconds of "try again"', one.givenUp),
      row("memory of each node at the end", one.megabytes.map((size) => `${Math.round(size)} MB`).join(", ")),
      "",
    );
    lines.push("| fault | times | until all nodes were ready after it ended, median | longest |", "|---|---|---|---|");
    for (const [name, times] of Object.entries(one.faults)) {
      const sorted = [...times].sort((a, b) => a - b);
      const ms = (value: number | undefined): string =>
        value === undefined ? "–" : Number.isFinite(value) ? `${Math.round(value)} ms` : "too long";
      lines.push(`| ${name} | ${times.length} | ${ms(sorted[sorted.length >> 1])} | ${ms(sorted.at(-1))} |`);
    }
    for (const why of one.skipped) lines.push("", `Not done: ${why}.`);
    const wrong = [...one.lost, ...one.doubled, ...one.broken, ...one.stuck].slice(0, 20);
    if (wrong.length > 0) lines.push("", "What went wrong:", "", ...wrong.map((text) => `- ${text}`));
    lines.push("");
  }
  return `${lines.join("\n")}\n`;
}
process.exitCode = await main();
// Clients that were closed in the middle of something may still hold a timer.
process.exit();
