/** A whole evening in a hall, by a clock moved by hand: all that everybody is told, and all that is kept, summed up step by step. */

import { readFileSync } from "node:fs";
import { canonical, hash } from "@stormakt/kernel";
import type { Asks } from "@stormakt/protocol";
import { Client, RequestRefused } from "@stormakt/protocol/client";
import type { HallOptions } from "../src/index.ts";
import { Hall, Refusal } from "../src/index.ts";
import { Flaky } from "./at-hand.ts";
import type { Harness } from "./harness.ts";
import { openHall, playOn, seatPeople, settle, shelf, TestWire } from "./harness.ts";

/** Keeps what the store is given, too. */
class Watched extends Flaky {
  readonly given: unknown[] = [];
  override create(...given: Parameters<Flaky["create"]>): Promise<boolean> {
    this.given.push(given);
    return super.create(...given);
  }
  override append(...given: Parameters<Flaky["append"]>): Promise<boolean> {
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
export const sum = (of: unknown): string => hash(canonical(known(JSON.parse(JSON.stringify(of ?? null))))).slice(0, 8);

export class Evening {
  readonly store = new Watched();
  readonly harness: Harness;
  readonly lines: string[] = [];
  id = "";
  invite = "";
  people: Awaited<ReturnType<typeof seatPeople>>["people"] = [];
  tables: Awaited<ReturnType<typeof seatPeople>>["tables"] = [];
  private readonly heardBefore: number[] = [];
  private readonly names: string[];
  /** Milliseconds that each step takes. */
  tick = 0;
  /** Seats that are looked at. */
  seats: number;
  private readonly options: Partial<Asks<"create">>;
  constructor(names: string[], options: Partial<Asks<"create">> = {}, hall: Partial<HallOptions> = {}) {
    this.names = [...names];
    this.seats = names.length;
    this.options = options;
    this.harness = openHall(hall, this.store);
  }
  async begin(): Promise<this> {
    Object.assign(this, await seatPeople(this.harness, this.names, this.options));
    return this.note("begun");
  }
  /** Somebody else, who is listened to from now on; by which number they are asked. */
  comes(name: string, at: () => Hall = () => this.harness.hall): number {
    const wire = new TestWire(at, { id: name.toLowerCase(), name });
    this.people.push({ client: new Client(wire.open), wire });
    return this.names.push(name) - 1;
  }
  /** Another node over the same store, by the same clock. */
  elsewhere(options: Partial<HallOptions> = {}): Hall {
    const { world, bots } = this.harness;
    return new Hall({ store: this.store, shelf, bots, world }, { pause: { least: 100, most: 200 }, ...options });
  }
  /** Does something, lets everything settle, and sums up what came of it. */
  async step(name: string, work: () => Promise<unknown>): Promise<this> {
    let answer: unknown;
    try {
      answer = await work();
    } catch (error) {
      if (!(error instanceof RequestRefused) && !(error instanceof Refusal)) throw error;
      answer = error.failure;
    }
    await settle();
    if (this.tick > 0) await this.harness.world.pass(this.tick);
    return this.note(name, answer);
  }
  /** As if the process had been stopped and started; everybody comes again. */
  restart(): Promise<this> {
    return this.step("restart", async () => {
      this.harness.restart();
      for (const { wire, client } of this.people) {
        wire.cut();
        client.reconnect();
      }
      await settle();
    });
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
    const looks = [null, ...Array.from({ length: this.seats }).keys()].map((as) => sum(table.now(as, this.harness.world.now())));
    this.lines.push(
      `${name}: answer ${sum(answer)}, kept ${kept.length} ${sum(kept)}, heard ${heard.join(", ")}, looks ${looks.join(" ")}, info ${sum(table.info(() => true))}, due ${sum(this.harness.hall.dueAt(table))}`,
    );
    return this;
  }
}
/** All that can be looked up of what was. */
export async function past(evening: Evening, seats: number): Promise<void> {
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
