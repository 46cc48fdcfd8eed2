import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Engine, everyConfig, fastDice } from "@stormakt/kernel";
import { layout } from "@stormakt/kernel/layout";
import type { Shape } from "@stormakt/kernel/shapes";
import { amount, listOf } from "@stormakt/kernel/shapes";
import { gameCalled } from "@stormakt/shelf";
import { afterAll, describe, expect, it } from "vitest";
import { copyOf, copyTextOf, gamesWithLayout, layoutsOf } from "../tables.ts";
import { runQuietly } from "../tasks/tools.ts";
import { copyOfCheckout } from "./copy.ts";

const GAMES = gamesWithLayout();

describe("the layout of a table", () => {
  it.each(GAMES)("%s is copied as it says", async (game) => {
    expect(
      readFileSync(copyOf(game), "utf8") === copyTextOf(await layoutsOf(game), game) ? "current" : `run node scripts/tables.ts ${game}`,
    ).toBe("current");
  });
  it.each(GAMES)(
    "%s lays out every table: its fields and no others, in its order, at set-up, when copied and when imagined",
    async (game) => {
      const fields = (await layoutsOf(game)).table.all.map(([field]) => field);
      const rules = await gameCalled(game);
      const engine = new Engine(rules);
      const configs = everyConfig(rules, rules.seats.max);
      for (const config of [configs[0], configs.at(-1)]) {
        const state = engine.begin(config as { readonly seats: number }, "layout");
        const imagined = engine.determinise(engine.view(state, 0), 0, fastDice("layout"));
        for (const { table } of [state, engine.copy(state), imagined]) expect(Object.keys(table)).toEqual(fields);
      }
    },
  );
  it("says how each of its fields is copied, or nothing is written", () => {
    const own: Shape<number[]> = { name: (value) => value, place: (named, at) => listOf(amount).place(named, at) };
    expect(() => copyTextOf({ table: layout({ seats: amount, own }) }, "pier")).toThrow(
      'pier: the layout does not say how "own" is copied',
    );
  });
});

describe("a field more", () => {
  const copy = copyOfCheckout("tables");
  const tables = (...args: string[]) => runQuietly([join(copy.root, "scripts/tables.ts"), ...args], copy.root);
  afterAll(() => rmSync(copy.root, { recursive: true }));

  it("is asked for by the check, and written where it belongs", { timeout: 60_000 }, async () => {
    expect(await tables("--check")).toMatchObject({ code: 0 });
    const layoutFile = "packages/wallenstein/src/layout.ts";
    const madeFile = "packages/wallenstein/src/copy.ts";
    copy.write(layoutFile, copy.read(layoutFile).replace("  year: amount,\n", "  year: amount,\n  comets: listOf(amount),\n"));
    const stale = await tables("--check");
    expect(stale.code).toBe(1);
    expect(stale.output).toContain("packages/wallenstein/src/copy.ts is not what the layout says");
    expect(copy.read(madeFile)).not.toContain("comets");
    expect(await tables("wallenstein")).toMatchObject({ code: 0 });
    expect(copy.read(madeFile)).toContain("  into.year = table.year;\n  into.comets = table.comets;\n");
    expect(await tables("--check")).toMatchObject({ code: 0 });
  });
  it.each(GAMES)("of %s: a copy that is missing is made from the layout alone", { timeout: 60_000 }, async (game) => {
    const made = `packages/${game}/src/copy.ts`;
    rmSync(join(copy.root, made));
    expect(await tables(game)).toMatchObject({ code: 0 });
    expect(copy.read(made)).toContain("export function copyTable(");
  });
});
