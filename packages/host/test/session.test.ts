/**
 * Whole evenings in a hall, by a clock moved by hand: all that everybody is told, and all that is kept, summed up step by step in session/.
 * Tests beside this one say why it is so; this one notices whatever else changes. Where that is meant: vitest run -u on this file.
 */

import { readFileSync } from "node:fs";
import { canonical, fastDice, hash } from "@stormakt/kernel";
import type { Asks } from "@stormakt/protocol";
import { RequestRefused } from "@stormakt/protocol/client";
import { describe, expect, it } from "vitest";
import type { HallOptions } from "../src/index.ts";
import { MemoryStore } from "../src/index.ts";
import type { Harness } from "./harness.ts";
import { openHall, playOn, seatPeople, settle } from "./harness.ts";

/** Keeps what the store is given, too. */
class Watched extends MemoryStore {
  readonly given: unknown[] = [];
  override create(...given: Parameters<MemoryStore["create"]>): Promise<boolean> {
    this.given.push(given);
    return super.create(...given);
  }
  override append(...given: Parameters<MemoryStore["append"]>): Promise<boolean> {
    this.given.push(given);
    return super.append(...given);
  }
}
/** The fields there were when the evenings were written down: one that is added later changes nothing here. */
const KNOWN: ReadonlySet<string> = new Set(JSON.parse(readFileSync(new URL("session/fields.json", import.meta.url), "utf8")) as string[]);
/** What is known of it; text within text is looked into too. Clients draw the keys of their moves by themselves. */
function known(of: unknown): unknown {
  if (typeof of === "string" && of.startsWith("{")) return known(JSON.parse(of));
  if (Array.isArray(of)) return of.map(known);
  if (typeof of !== "object" || of === null) return of;
  return Object.fromEntries(
    Object.entries(of).flatMap(([field, held]) =>
      KNOWN.has(field) || /^\d+$/.test(field) ? [[field, field === "key" ? 0 : known(held)]] : [],
    ),
  );
}
const sum = (of: unknown): string => hash(canonical(known(JSON.parse(JSON.stringify(of ?? null))))).slice(0, 8);

class Evening {
  readonly store = new Watched();
  readonly harness: Harness;
  readonly lines: string[] = [];
  id = "";
  invite = "";
  people: Awaited<ReturnType<typeof seatPeople>>["people"] = [];
  tables: Awaited<ReturnType<typeof seatPeople>>["tables"] = [];
  private readonly heardBefore: number[] = [];
  private readonly names: string[];
  private readonly options: Partial<Asks<"create">>;
  constructor(names: string[], options: Partial<Asks<"create">> = {}, hall: Partial<HallOptions> = {}) {
    this.names = names;
    this.options = options;
    this.harness = openHall(hall, this.store);
  }
  async begin(): Promise<this> {
    Object.assign(this, await seatPeople(this.harness, this.names, this.options));
    return this.note("begun");
  }
  /** Does something, lets everything settle, and sums up what came of it. */
  async step(name: string, work: () => Promise<unknown>): Promise<this> {
    let answer: unknown;
    try {
      answer = await work();
    } catch (error) {
      if (!(error instanceof RequestRefused)) throw error;
      answer = error.failure;
    }
    await settle();
    return this.note(name, answer);
  }
  ask(by: number, name: Parameters<(typeof this.people)[0]["client"]["ask"]>[0], asks: object = {}): Promise<unknown> {
    return this.step(`${this.names[by]} ${name}`, () => this.people[by]!.client.ask(name as never, { table: this.id, as: by, ...asks }));
  }
  pass(milliseconds: number): Promise<this> {
    return this.step(`${milliseconds / 1000} s`, () => this.harness.world.pass(milliseconds));
  }
  play(moves: number): Promise<this> {
    return this.step(`${moves} moves`, () => playOn(this.tables, moves));
  }
  private async note(name: string, answer: unknown = null): Promise<this> {
    const heard = this.people.map(({ wire }, at) => {
      const told = wire.heard.slice(this.heardBefore[at] ?? 0);
      this.heardBefore[at] = wire.heard.length;
      return `${told.length} ${sum(told)}`;
    });
    const kept = this.store.given.splice(0);
    const { table } = await this.harness.hall.open(this.id);
    const looks = [null, ...this.names.keys()].map((as) => sum(table.now(as, this.harness.world.now())));
    this.lines.push(
      `${name}: answer ${sum(answer)}, kept ${kept.length} ${sum(kept)}, heard ${heard.join(", ")}, looks ${looks.join(" ")}, info ${sum(table.info(() => true))}, due ${sum(this.harness.hall.dueAt(table))}`,
    );
    return this;
  }
}
async function past(evening: Evening, seats: number): Promise<void> {
  for (let as = 0; as < seats; as++) {
    await evening.ask(as, "log");
    await evening.ask(as, "log", { from: 4, to: 9 });
    await evening.ask(as, "view", { n: 8 });
    await evening.ask(as, "open", { after: 5, changes: true });
  }
  await evening.ask(0, "log", { as: null });
  await evening.ask(0, "record");
  await evening.ask(0, "about");
  await evening.ask(0, "mine");
  await evening.ask(0, "tables", {});
}

const EVENINGS: Readonly<Record<string, () => Promise<Evening>>> = {
  async "three people"() {
    const evening = await new Evening(["Anna", "Bo", "Cilla"], { name: "Kväll", listed: true }).begin();
    await evening.play(3);
    await evening.ask(0, "orders", { orders: [{ step: "aboutToWalk", times: 2 }] });
    await evening.ask(0, "move", { after: evening.tables[0]!.state.n, key: "k", action: { kind: "shout", price: 7 } });
    await evening.ask(0, "move", { after: evening.tables[0]!.state.n, key: "k", action: { kind: "shout", price: 7 } });
    await evening.ask(0, "undo", { after: evening.tables[0]!.state.n });
    await evening.ask(0, "judge", { action: { kind: "shout", price: 700 } });
    await evening.ask(0, "suggest");
    await evening.ask(0, "move", { after: evening.tables[0]!.state.n, key: "l", action: { kind: "walk" } });
    await evening.play(3);
    await evening.ask(0, "take-back", { step: "ask" });
    await evening.ask(1, "take-back", { step: "agree" });
    await evening.ask(2, "take-back", { step: "agree" });
    await evening.play(4);
    await evening.ask(1, "take-back", { step: "ask" });
    await evening.ask(2, "take-back", { step: "decline" });
    await evening.ask(2, "chat", { text: "hej" });
    await evening.ask(2, "note", { text: "he bluffs" });
    await evening.ask(1, "branch", { n: 6, seats: [{ kind: "me" }, { kind: "bot", level: "greedy" }, { kind: "open" }] });
    await past(evening, 3);
    await evening.play(500);
    await past(evening, 3);
    await evening.ask(1, "rematch");
    return evening;
  },
  async "bots and those who come and go"() {
    const evening = await new Evening(["Anna", "Bo", "Cilla"], { options: { days: 1 } }, { snapshotEvery: 3 }).begin();
    await evening.play(2);
    await evening.ask(1, "relieve", { level: "greedy" });
    for (let i = 0; i < 3; i++) await evening.pass(1_000);
    await evening.ask(1, "return");
    await evening.play(2);
    await evening.ask(2, "leave");
    await evening.pass(1_000);
    await evening.step("Dag joins", () => evening.harness.person("Dag").client.ask("join", { table: evening.id, invite: evening.invite }));
    await evening.ask(0, "seat-key");
    await evening.step("restart", async () => {
      evening.harness.restart();
      for (const { wire, client } of evening.people) {
        wire.cut();
        client.reconnect();
      }
      await settle();
    });
    await evening.play(4);
    await evening.ask(1, "resign");
    await evening.pass(5_000);
    await evening.ask(0, "resign");
    await past(evening, 2);
    await evening.ask(0, "rematch");
    return evening;
  },
  async "those who are away or late"() {
    const pace = { kind: "live", bank: 60, increment: 5, window: 20 } as const;
    const evening = await new Evening(["Anna", "Bo", "Cilla", "Dag"], { pace, timeout: "others", rated: false }).begin();
    await evening.play(4);
    await evening.step("Bo goes", async () => evening.people[1]!.wire.cut());
    await evening.ask(0, "kick", { seat: 1 });
    await evening.ask(2, "kick", { seat: 1 });
    await evening.ask(2, "kick", { seat: 1, on: false });
    await evening.ask(3, "kick", { seat: 1 });
    for (let i = 0; i < 6; i++) await evening.pass(30_000);
    await evening.ask(0, "admit", { seat: 1 });
    await evening.ask(2, "admit", { seat: 1 });
    await evening.ask(3, "admit", { seat: 1 });
    await evening.step("Eva joins", () =>
      evening.harness.person("Eva").client.ask("join", { table: evening.id, invite: evening.invite, seat: 1 }),
    );
    await evening.step("Bo is back", async () => {
      evening.people[1]!.client.reconnect();
      await settle();
    });
    await evening.ask(1, "return");
    for (let i = 0; i < 6; i++) await evening.pass(45_000);
    await evening.play(6);
    await past(evening, 4);
    return evening;
  },
  async "days for each move"() {
    const rest = { weekdays: [0, 6], dates: ["12-24"], offset: 60 };
    const evening = await new Evening(["Anna", "Bo"], {
      pace: { kind: "deadline", each: 86_400, rest },
      timeout: "bot",
      listed: true,
    }).begin();
    await evening.play(2);
    for (let i = 0; i < 4; i++) await evening.pass(43_200_000);
    await evening.ask(0, "return");
    await evening.play(3);
    for (let i = 0; i < 4; i++) await evening.pass(43_200_000);
    await past(evening, 2);
    return evening;
  },
  async "one against bots"() {
    const evening = new Evening(["Anna"], {});
    evening.people = [evening.harness.person("Anna")];
    const dice = fastDice("one");
    const { table } = await evening.people[0]!.client.ask("create", {
      game: "fair",
      seats: [{ kind: "bot", level: "random" }, { kind: "me" }, { kind: "bot", level: "thinker" }],
      pace: { kind: "deadline", each: 3_600 },
      timeout: "default",
    });
    evening.id = table.id;
    evening.tables = [evening.people[0]!.client.table(table.id, 1)];
    await evening.tables[0]!.ready();
    for (let i = 0; i < 12; i++) {
      await evening.step("play", () => playOn(evening.tables, 1, `${dice.below(99)}`));
      await evening.pass(1_500);
      if (i === 3) await evening.ask(0, "help", { as: 1 });
      if (i === 5) await evening.ask(0, "take-back", { as: 1, step: "ask" });
      if (i === 8) await evening.pass(3_700_000);
    }
    await evening.ask(0, "log", { as: 1 });
    return evening;
  },
};

describe("an evening", () => {
  it.each(Object.keys(EVENINGS))("of %s is told and kept as it is written down", async (name) => {
    const { lines, harness } = await EVENINGS[name]!();
    const problems = harness.world.problems.map(({ what }) => what);
    await expect(`${[...lines, `problems: ${problems.join(", ")}`].join("\n")}\n`).toMatchFileSnapshot(
      `session/${name.replaceAll(" ", "-")}.txt`,
    );
  });
});
