import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { mindOf } from "@stormakt/bots";
import { habitsOf } from "@stormakt/bots/learning";
import { gameCalled } from "@stormakt/shelf";
import { describe, expect, it } from "vitest";
import { parse, theConfigForBots } from "../src/args.ts";
import { TRAIN_FLAGS } from "../src/commands/train.ts";
import { HABITS_FLAGS } from "../src/commands/train-habits.ts";

const MINDS = join(import.meta.dirname, "../../bots/src/minds");
interface Learnt {
  readonly game: string;
  readonly made: string;
  readonly bySeats: Readonly<Record<string, readonly (readonly number[])[]>>;
}
const files = globSync("**/*.weights.json", { cwd: MINDS }).sort();

/** By number of seats, the words after `npx stormakt train`. */
function commandsIn(made: string): Map<string, string[]> {
  const notes = made.split(" | ").map((note) => /^(\d+) seats: npx stormakt train (.*?) \(/.exec(note));
  return new Map(notes.flatMap((note) => (note === null ? [] : [[note[1] ?? "", (note[2] ?? "").split(" ")]])));
}

it("weights and habits lie where minds are", () => {
  expect(files.length).toBeGreaterThanOrEqual(8);
});

describe.each(files)("%s", (file) => {
  const { game, made, bySeats } = JSON.parse(readFileSync(join(MINDS, file), "utf8")) as Learnt;
  const commands = commandsIn(made);
  it("says of every number of seats by which command it was made", () => {
    expect([...commands.keys()].sort()).toEqual(Object.keys(bySeats).sort());
  });
  it.each([...commands])("is made for %s by a command that is understood, and that writes this file", async (seats, args) => {
    const what = dirname(file) === "." ? null : basename(file, ".weights.json");
    const { values, positionals } = parse(args, what === null ? TRAIN_FLAGS : HABITS_FLAGS, { least: 1, most: 1 });
    expect(positionals).toEqual([game]);
    expect(what === null ? `${game}.weights.json` : `${game}/${what}.weights.json`).toBe(file);
    if (what !== null) expect("what" in values && values.what).toBe(what);
    expect(values.seats?.split(",")).toContain(seats);
    const also = "also" in values ? ((values.also as string[] | undefined) ?? []) : [];
    for (const options of ["", ...also])
      expect(theConfigForBots(await gameCalled(game), Number(seats), [...(values.options ?? []), options])).toBeDefined();
  });
  it("is what the mind of its game thinks with", async () => {
    const kinds = await habitsOf(game);
    const held =
      dirname(file) === "." ? (await mindOf(game))?.weights : kinds.find(({ what }) => `${game}/${what}.weights.json` === file)?.file;
    expect(held?.made).toBe(made);
    expect(held?.bySeats).toEqual(bySeats);
  });
});
