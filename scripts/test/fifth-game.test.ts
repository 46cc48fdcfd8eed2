import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES } from "@stormakt/words";
import { afterAll, describe, expect, it } from "vitest";
import { checkArrows } from "../arrows/check.ts";
import { inRoot } from "../bootstrap/paths.mjs";
import { gamesOnShelf } from "../games.ts";
import { runQuietly } from "../tasks/tools.ts";
import { copyOfCheckout } from "./copy.ts";

/**
 * A fifth game, the one that docs/kernel.md writes, put on the shelf of a copy of this checkout: besides its own new files nothing is
 * touched but the shelf, and it is played by the host and at the terminal, and stands in the client's window.
 */
const { root: copy, read, write } = copyOfCheckout("fifth", ["pier"]);
afterAll(() => rmSync(copy, { recursive: true }));
const touched: string[] = [];

function edit(file: string, change: (text: string) => string): void {
  touched.push(file);
  write(file, change(read(file)));
}

// The new files: its package, and its folder in the client.
const section =
  readFileSync(inRoot("docs/kernel.md"), "utf8")
    .split("\n## ")
    .find((text) => text.startsWith("A game from nothing")) ?? "";
const blocks = [...section.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, text]) => text as string);
write(
  "packages/pier/src/index.ts",
  `${blocks.slice(0, 4).join("\n")}\nexport { HEAP };`.replace("options: {},", "options: {},\n  schema,"),
);
edit("packages/pier/src/index.ts", (text) => `import { schema } from "./schema.ts";\n${text}`);
write(
  "packages/pier/src/schema.ts",
  `import { domain } from "@stormakt/kernel/ids";
import type { Schema } from "@stormakt/kernel/shapes";
import { amount, chair, flag, kinds, listOf, per, record, thing } from "@stormakt/kernel/shapes";
const HEAP = domain("heap", ["granite", "marble", "slate"]);
const table = record<any>({ seats: amount, heaps: per(HEAP, amount), rested: listOf(flag) });
export const schema: Schema<any> = {
  table,
  view: table,
  action: kinds<any>({ take: { heap: thing(HEAP), stones: amount }, rest: {} }),
  event: kinds<any>({ took: { seat: chair, heap: thing(HEAP), stones: amount }, rested: { seat: chair } }),
  memory: { turns: record<any>({ seat: chair }) },
};`,
);
write(
  "packages/pier/src/words.ts",
  `import type { Manner, Rulebook, Words } from "@stormakt/words";
export const manner: Manner = { fields: { seat: "seat", heap: "heap", stones: "number" } };
export const words: Words = {
  game: { title: "The Pier", subtitle: "Heaps of stones", blurb: "Take the last stone.", length: "five minutes" },
  options: {},
  steps: { turn: { ask: "Take stones, or rest.", wait: "{who} is to take stones." } },
  moves: { take: "take {stones} of {heap}", rest: "rest" },
  events: { took: "{seat} takes {stones} of {heap}.", rested: "{seat} rests." },
  refusals: { "PI-TAKE-1": "That heap is gone.", "PI-TAKE-2": "There are not so many.", "PI-REST-1": "You have rested already." },
  outcomes: { "last-stone": "{winner} took the last stone." },
  things: { heap: { "0": "granite", "1": "marble", "2": "slate" } },
};
export const rulebook: Rulebook = [{ title: "Taking", rules: ["PI-TAKE-1", "PI-TAKE-2", "PI-REST-1"].map((id) => ({ id, text: id })) }];`,
);
write(
  "packages/pier/package.json",
  JSON.stringify({
    name: "@stormakt/pier",
    version: "0.1.0",
    private: true,
    type: "module",
    exports: { ".": "./src/index.ts", "./schema": "./src/schema.ts", "./words": "./src/words.ts" },
  }),
);
write(
  "packages/web/src/games/pier/manifest.ts",
  `import type { GameManifest } from "../manifest.ts";
export const manifest: GameManifest = {
  id: "pier", seats: { min: 2, max: 4 }, minutes: 5, lessons: null, BoxPicture: () => null,
  board: null, schema: async () => (await import("@stormakt/pier/schema")).schema,
};`,
);

for (const language of LANGUAGES)
  write(
    `packages/web/src/games/pier/words/${language}/box.ts`,
    `export const box = { title: "The Pier", era: "1600", pitch: "Take the last stone.", mood: "Counting" };`,
  );

// The shelf, and nothing else.
touched.length = 0;
edit("packages/shelf/package.json", (text) =>
  text.replace('"@stormakt/kernel": "*",', '"@stormakt/kernel": "*",\n    "@stormakt/pier": "*",'),
);
edit("packages/shelf/src/games.ts", (text) =>
  text.replace(
    /\];\s*$/,
    `  {
    id: "pier",
    has: [],
    game: async () => any((await import("@stormakt/pier")).pier),
    manner: async () => (await import("@stormakt/pier/words")).manner,
    words: async () => (await import("@stormakt/pier/words")).words,
    rulebook: async () => (await import("@stormakt/pier/words")).rulebook,
  },
];
`,
  ),
);

/** What a small program prints in the copy. */
async function printed(name: string, text: string): Promise<string> {
  write(`packages/cli/${name}.ts`, text);
  const { code, output } = await runQuietly([join(copy, `packages/cli/${name}.ts`)], copy);
  expect({ code, output }).toMatchObject({ code: 0 });
  return output;
}

describe("a fifth game", () => {
  it("touches the shelf alone", () => {
    expect(touched.every((file) => file.startsWith("packages/shelf/"))).toBe(true);
    expect(gamesOnShelf(copy)).toContain("pier");
    expect(checkArrows(copy).problems).toEqual([]);
  });
  it("is simulated, and played at the terminal, written out plainly", async () => {
    const bin = join(copy, "packages/cli/bin/stormakt.js");
    expect(await runQuietly([bin, "simulate", "pier", "--games", "3", "--seed", "five"], copy)).toMatchObject({ code: 0 });
    const play = `
      import { spawnSync } from "node:child_process";
      const typed = Array.from({ length: 20 }, () => "1").join("\\n");
      const { stdout, stderr } = spawnSync(process.execPath, [${JSON.stringify(bin)}, "play", "pier", "--seats", "you,random", "--lang", "en"], { input: typed, encoding: "utf8" });
      console.log(stdout, stderr);`;
    expect(await printed("terminal", play)).toMatch(/The Pier[\s\S]*take 1 of granite[\s\S]*took the last stone/);
  });
  it("is played by a host, to the end", async () => {
    const text = `
      import { BOTS, LEVELS, STAND_IN } from "@stormakt/bots";
      import { Hall, MemoryStore } from "@stormakt/host";
      import { namingOf } from "@stormakt/kernel/naming";
      import { Client } from "@stormakt/protocol/client";
      import { gamesFrom, playersIn } from "@stormakt/server/games";
      import { gameCalled } from "@stormakt/shelf";
      const shelf = await gamesFrom("");
      const world = {
        now: () => Date.now(), ticks: () => performance.now(), hash: (secret: string) => "h" + secret, report: console.error,
        secret: (bits: number) => Math.random().toString(36).slice(2).padEnd(Math.ceil(bits / 6), "x"),
        after(milliseconds: number, work: () => void) { const timer = setTimeout(work, milliseconds); return () => clearTimeout(timer); },
      };
      const bots: any = {
        levels: BOTS, offered: LEVELS, standIn: STAND_IN, budget: () => 10, reserve: () => 0,
        think: async (question: any, stop: AbortSignal) => (await playersIn(shelf, question)).think({ ...question, limit: 10, stop }),
      };
      const hall = new Hall({ store: new MemoryStore(), shelf, bots, world } as any, { pause: { least: 0, most: 0 } });
      const open: any = (listener: any) => {
        const line = hall.connect({ id: "you", name: "You" }, (text: string) => queueMicrotask(() => listener.text(text)));
        queueMicrotask(() => listener.opened());
        return { send: (text: string) => void line.receive(JSON.parse(text)), close: () => line.close() };
      };
      const client = new Client(open, async (game) => namingOf(await gameCalled(game)) as any);
      const { table } = await client.ask("create", { game: "pier", options: {}, seats: [{ kind: "me" }, { kind: "bot", level: "random" }] } as any) as any;
      const side = client.table(table.id, 0);
      await side.ready();
      for (let tries = 0; tries < 400 && side.state.info?.status !== "finished"; tries++) {
        if (side.state.now?.prompt?.asked === true) await side.move(await side.suggest());
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      console.log(side.state.info?.status, JSON.stringify(side.state.now?.view.outcome));
      process.exit(0);`;
    expect(await printed("hosted", text)).toMatch(/finished .*last-stone/);
  });
  it("stands in the client's window", async () => {
    const text = `
      import { createServer } from "vite";
      const server = await createServer({
        root: ${JSON.stringify(join(copy, "packages/web"))}, configFile: false, logLevel: "error", appType: "custom",
        server: { middlewareMode: true, watch: null, ws: false }, optimizeDeps: { noDiscovery: true },
      });
      const { WINDOW, hasBoard } = await server.ssrLoadModule("/src/games/index.ts") as any;
      console.log(WINDOW.map(({ id }: any) => id).join(" "), hasBoard("pier"), hasBoard(WINDOW[1].id));
      process.exit(0);`;
    expect(await printed("window", text)).toMatch(/^pier .+ false true$/m);
  });
});
