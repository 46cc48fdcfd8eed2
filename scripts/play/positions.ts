/// <reference lib="dom" />
/** Positions for a browser: one for each kind of question of a game, reached by seeded play and laid in as tables of the device. */
import type { Bot } from "@stormakt/bots";
import { greedyBot, STAND_IN, tasteOf } from "@stormakt/bots";
import type { Entry, KeptTable } from "@stormakt/host";
import { Editions, Table } from "@stormakt/host";
import type { Engine as AnyEngine, GameTypes, MatchRecord, Seat } from "@stormakt/kernel";
import { Engine, everyConfig, fastDice, Match } from "@stormakt/kernel";
import { gameCalled } from "@stormakt/shelf";
import type { Page } from "playwright-core";

export interface Reached {
  readonly game: string;
  /** What is asked, and of whom. */
  readonly step: string;
  readonly seat: Seat;
  /** How many moves were made before, and how many may be made now. */
  readonly moves: number;
  readonly legal: number;
  readonly table: KeptTable;
}
export interface Positions {
  readonly reached: readonly Reached[];
  /** Kinds of questions that this much play did not come to. */
  readonly unmet: readonly string[];
}
const PERSON = "visitor";
const NAMES = ["Ebba", "Gabriel", "Beata", "Axel", "Maria", "Magnus"];
/** Of so many times a kind of question was met, the one with the most to choose from is kept. */
const MEETINGS = 6;
const FEWEST = 6;

/** How often somebody with taste takes just anything: so that they do not always come to the same. */
const WHIM = 0.2;

/** Plays seeded games, by turns at random and with some taste, until every kind of question was met, or so many games were played. */
export async function positionsOf(game: string, games = 60): Promise<Positions> {
  const rules = await gameCalled(game);
  const engine = new Engine(rules);
  const taste = await tasteOf(game);
  const bot: Bot | null = taste === null ? null : greedyBot(engine, taste);
  const seats = Math.min(4, rules.seats.max);
  const configs = everyConfig(rules, seats);
  const kinds = rules.steps.filter(({ kind }) => kind !== "procedure").map(({ name }) => name);
  const best = new Map<string, { readonly met: number; readonly at: number; readonly legal: number; seat: Seat; record: MatchRecord }>();
  for (let n = 0; n < games; n++) {
    const config = configs[(n * 7) % configs.length];
    if (config === undefined || (n >= FEWEST && kinds.every((kind) => best.has(kind)))) break;
    const dice = fastDice(`positions ${game} ${n}`);
    const match = Match.begin(engine, config, `positions ${game} ${n}`);
    for (let seat = engine.nextSeat(match.state); seat >= 0; seat = engine.nextSeat(match.state)) {
      const step = engine.stepOf(match.state) ?? "";
      const before = best.get(step);
      if ((before?.met ?? 0) < MEETINGS) {
        const legal = engine.legalActions(match.state, seat).length;
        const met = (before?.met ?? 0) + 1;
        if (before === undefined || legal > before.legal)
          best.set(step, { met, at: match.record.moves.length, legal, seat, record: match.record });
        else best.set(step, { ...before, met });
      }
      const action =
        n % 2 === 1 && bot !== null && dice.below(100) >= WHIM * 100
          ? bot.choose(engine.view(match.state, seat), seat, engine.legalActions(match.state, seat), {
              chance: dice,
              worlds: 1,
              actions: 12,
            })
          : engine.sampleAction(match.state, seat, dice);
      if (action === null || !match.submit(seat, action).legal) throw new Error(`${game}: a drawn action was refused`);
    }
  }
  const editions = Editions.of(rules);
  const reached = kinds.flatMap((step) => {
    const { record, seat, at, legal } = best.get(step) ?? { record: null, seat: 0, at: 0, legal: 0 };
    if (record === null) return [];
    return [{ game, step, seat, moves: at, legal, table: tableOf(editions, engine, record, seat, `${game}-${step}`) }];
  });
  return { reached, unmet: kinds.filter((kind) => !best.has(kind)) };
}
/** A table of the device, at the end of a record: one person plays that seat, bots the others. */
function tableOf(editions: Editions, engine: AnyEngine<GameTypes>, record: MatchRecord, seat: Seat, id: string): KeptTable {
  const at = 0;
  const created: Extract<Entry, { kind: "created" }> = {
    kind: "created",
    at,
    id,
    name: "",
    game: record.game,
    rulesVersion: record.rulesVersion,
    format: record.format,
    config: record.config,
    seats: Array.from({ length: record.config.seats }, (_, one) =>
      one === seat
        ? { person: PERSON, name: NAMES[one] ?? null, bot: null, reserved: null }
        : { person: null, name: null, bot: STAND_IN, reserved: null },
    ),
    pace: { kind: "none" },
    timeout: "default",
    listed: false,
    owner: PERSON,
    invite: `invite-${id}`,
    branchOf: null,
    from: null,
  };
  const { seed, commitment } = record;
  if (seed === null) throw new Error("a record of one's own has its seed");
  const digest = engine.digest(engine.begin(record.config, seed), record.format);
  const entries: Entry[] = [
    created,
    { kind: "began", at, seed, commitment, digest },
    ...record.moves.map((move): Entry => ({ kind: "moved", at, by: move.seat === seat ? "person" : "bot", ...move })),
  ];
  const table = Table.create(editions, created);
  for (const entry of entries.slice(1)) table.apply(entry);
  return { id, entries, summary: table.summary(), due: null, snapshot: null, notes: {} };
}

/** Lays tables into the browser, before anything of the client has run in it. */
export async function layOut(page: Page, tables: readonly KeptTable[]): Promise<void> {
  // A page of the same house with nothing of the client in it, and an icon, so that none is looked for.
  const empty = "**/nothing-yet";
  await page.route(empty, (route) => route.fulfill({ contentType: "text/html", body: '<link rel="icon" href="data:,">' }));
  await page.goto("/nothing-yet");
  await page.unroute(empty);
  await page.evaluate(
    ({ all, person }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("stormakt", 1);
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore("tables", { keyPath: "id" });
          opening.result.createObjectStore("facts");
        };
        opening.addEventListener("error", () => reject(new Error("the cellar cannot be opened")));
        opening.onsuccess = () => {
          const writing = opening.result.transaction(["tables", "facts"], "readwrite");
          for (const table of all) writing.objectStore("tables").put(table);
          writing.objectStore("facts").put(person, "person");
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
          writing.addEventListener("error", () => reject(new Error("the tables cannot be kept")));
        };
      }),
    { all: tables as unknown as { id: string }[], person: PERSON },
  );
}
export const addressOf = ({ table }: Reached): string => `/h/${table.id}`;
