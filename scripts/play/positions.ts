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
import type { Doing } from "./sought.ts";
import { SOUGHT } from "./sought.ts";

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
/** A question with one answer is answered by itself, and shows nothing: so often a better one is looked for. */
const MORE_MEETINGS = 300;

/** How often somebody who knows what they want takes just anything: so that they do not always come to the same. */
const WHIM = 0.1;

/** Somebody curious: of what may be done, something of a kind that was done least so far, so that rare things come about. */
class Curiosity {
  private readonly done = new Map<string, number>();
  choose<A extends Doing>(legal: readonly A[], dice: Dice): A | null {
    const least = Math.min(...legal.map((action) => this.count(action)));
    const rare = legal.filter((action) => this.count(action) === least);
    const chosen = rare[dice.below(Math.max(1, rare.length))] ?? null;
    if (chosen !== null) this.done.set(keyOf(chosen), least + 1);
    return chosen;
  }
  private count(action: Doing): number {
    return this.done.get(keyOf(action)) ?? 0;
  }
}
interface Dice {
  below(sides: number): number;
}
const keyOf = ({ kind, card, history }: Doing): string => `${kind} ${JSON.stringify(card ?? history ?? "")}`;
/** Somebody with a purpose: what is sought if there is any of it, else anything that does not lead away from it. */
function seek<A extends Doing>(game: string, legal: readonly A[], dice: Dice): A | null {
  const { wanted = [], shunned = () => false } = SOUGHT[game] ?? {};
  const wish = wanted.find((one) => legal.some(one));
  const fit = legal.filter(wish ?? ((action) => !shunned(action)));
  return fit[dice.below(Math.max(1, fit.length))] ?? null;
}

/**
 * Plays seeded games, by turns at random, with some taste, out of curiosity and on purpose, until every kind of question was met with
 * something to choose, or so many games were played. The last third is played by as many as there may be: some questions are put to the
 * sixth alone.
 */
export async function positionsOf(game: string, games = 60): Promise<Positions> {
  const rules = await gameCalled(game);
  const engine = new Engine(rules);
  const taste = await tasteOf(game);
  const bot: Bot | null = taste === null ? null : greedyBot(engine, taste);
  const configs = [Math.min(4, rules.seats.max), rules.seats.max].map((seats) => everyConfig(rules, seats));
  const curiosity = new Curiosity();
  const kinds = rules.steps.filter(({ kind }) => kind !== "procedure").map(({ name }) => name);
  const best = new Map<string, { readonly met: number; readonly at: number; readonly legal: number; seat: Seat; record: MatchRecord }>();
  for (let n = 0; n < games; n++) {
    const some = configs[n < (games * 2) / 3 ? 0 : 1] ?? [];
    const config = some[(n * 7) % some.length];
    if (config === undefined || (n >= FEWEST && kinds.every((kind) => (best.get(kind)?.legal ?? 0) > 1))) break;
    const dice = fastDice(`positions ${game} ${n}`);
    const match = Match.begin(engine, config, `positions ${game} ${n}`);
    for (let seat = engine.nextSeat(match.state); seat >= 0; seat = engine.nextSeat(match.state)) {
      const step = engine.stepOf(match.state) ?? "";
      const before = best.get(step);
      if ((before?.met ?? 0) < ((before?.legal ?? 0) > 1 ? MEETINGS : MORE_MEETINGS)) {
        const legal = engine.legalActions(match.state, seat).length;
        const met = (before?.met ?? 0) + 1;
        if (before === undefined || legal > before.legal)
          best.set(step, { met, at: match.record.moves.length, legal, seat, record: match.record });
        else best.set(step, { ...before, met });
      }
      const isWhim = dice.below(100) < WHIM * 100;
      const legal = (): ReturnType<typeof engine.legalActions> => engine.legalActions(match.state, seat);
      const meant = isWhim
        ? null
        : n % 3 === 1
          ? (bot?.choose(engine.view(match.state, seat), seat, legal(), { chance: dice, worlds: 1, actions: 12 }) ?? null)
          : n % 6 === 2
            ? curiosity.choose(legal(), dice)
            : n % 6 === 5
              ? seek(game, legal(), dice)
              : null;
      const action = meant ?? engine.sampleAction(match.state, seat, dice);
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
