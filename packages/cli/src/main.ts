import { COMMANDS } from "./commands/index.ts";
import { Hindrance, Misuse } from "./misuse.ts";
import { bold, dim } from "./terminal.ts";

const VERSION = "0.1.0";

/** Runs one command; the number is the exit code. 2: the command line or a file was wrong, 1: what was asked for failed. */
async function main([name, ...args]: readonly string[]): Promise<number> {
  if (name === undefined || name === "help" || name === "--help" || name === "-h") return help(args[0]);
  if (name === "--version") {
    console.log(VERSION);
    return 0;
  }
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (load === undefined) throw new Misuse(`there is no command ${name}: ${Object.keys(COMMANDS).join(", ")}`);
  if (args.includes("--help") || args.includes("-h")) return help(name);
  return (await load()).run(args);
}

async function help(name: string | undefined): Promise<number> {
  if (name !== undefined && Object.hasOwn(COMMANDS, name)) {
    const { usage, summary } = (await COMMANDS[name]?.()) ?? { usage: "", summary: "" };
    console.log(`${summary}\n\n${usage}`);
    return 0;
  }
  console.log(`${bold("stormakt")}: historical board games with their rules enforced\n`);
  for (const [command, load] of Object.entries(COMMANDS)) console.log(`  ${command.padEnd(10)} ${(await load()).summary}`);
  console.log(`\n${dim("stormakt help <command> says more.")}`);
  return 0;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (error instanceof Misuse || error instanceof Hindrance) {
    console.error(`stormakt: ${error.message}`);
    process.exitCode = error instanceof Misuse ? 2 : 1;
  } else {
    console.error(`stormakt: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    process.exitCode = 1;
  }
}
