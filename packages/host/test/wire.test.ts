/** Whatever happens to the line, what a client has put together from changes is what the host would show it whole. */
import { fastDice } from "@stormakt/kernel";
import type { Answers, As, Heard, HostMessage, Now, Request } from "@stormakt/protocol";
import { Shown } from "@stormakt/protocol/changes";
import { gameCalled, gameIds } from "@stormakt/shelf";
import { expect, it } from "vitest";
import type { Connection } from "../src/index.ts";
import { Hall, MemoryStore } from "../src/index.ts";
import { AnyBots, HandWorld } from "./harness.ts";

/** A client that keeps nothing but what it was shown, on a line that loses and doubles messages. */
class Eyes {
  now: Now | null = null;
  /** Something was missed, and has not been asked for yet. */
  isBehind = false;
  /** What happens to the next thing heard. */
  fault: "lost" | "doubled" | null = null;
  private shown = new Shown();
  private connection: Connection;
  private answer: HostMessage | null = null;
  private readonly connect: (hear: (text: string) => void) => Connection;
  private readonly table: string;
  private readonly as: As;
  constructor(table: string, as: As, connect: (hear: (text: string) => void) => Connection) {
    this.table = table;
    this.as = as;
    this.connect = connect;
    this.connection = connect((text) => this.hear(text));
  }
  private hear(text: string): void {
    const message = JSON.parse(text) as HostMessage;
    if ("re" in message) this.answer = message;
    if (!("lines" in message)) return;
    const { fault } = this;
    this.fault = null;
    if (fault !== "lost") this.take(message);
    if (fault === "doubled") this.take(JSON.parse(text) as Heard);
  }
  private take(message: Heard): void {
    const whole = this.shown.whole("the table", message);
    if (whole.missed === true) this.isBehind = true;
    else if (whole.now !== undefined) this.now = whole.now;
  }
  async ask<T>(request: object): Promise<T> {
    await this.connection.receive({ id: 1, table: this.table, as: this.as, ...request } as unknown as Request);
    if (this.answer === null || !("ok" in this.answer)) throw new Error(JSON.stringify(this.answer));
    return this.answer.ok as T;
  }
  async open(): Promise<void> {
    const { now, base } = await this.ask<Answers<"open">>({ do: "open", changes: true });
    this.shown.keep("the table", now, base);
    this.now = now;
    this.isBehind = false;
  }
  /** The line is cut, and another opened: by a program that has kept its views, or by one that has not. */
  async reconnect(keeps: boolean): Promise<void> {
    this.connection.close();
    if (!keeps) this.shown = new Shown();
    this.connection = this.connect((text) => this.hear(text));
    await this.open();
  }
}
const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;

it.each(gameIds().flatMap((game) => [1, 2].map((round) => [game, round] as const)))(
  "in %s, with messages lost and doubled and lines cut (%i)",
  async (game, round) => {
    const chance = fastDice(`wire ${game} ${round}`);
    const world = new HandWorld();
    const shelf = { ids: gameIds(), game: gameCalled };
    const hall = new Hall({ store: new MemoryStore(), shelf, bots: new AnyBots(), world });
    const anna = { id: "anna", name: "Anna" };
    const { max } = (await gameCalled(game)).seats;
    const made = await hall.ask(anna, "create", { game, seats: Array.from({ length: max }, () => ({ kind: "me" }) as const) });
    const { id } = made.table;
    const eyes = Array.from({ length: max + 1 }, (_, at) => new Eyes(id, at === max ? null : at, (hear) => hall.connect(anna, hear)));
    for (const one of eyes) await one.open();
    const seen = { kept: 0, missed: 0 };
    const truth = async (as: As): Promise<unknown> => overTheWire((await hall.open(id)).table.now(as, world.now()));
    for (let move = 0; move < 80; move++) {
      for (const one of eyes) {
        const fate = chance.below(12);
        if (fate === 0) one.fault = "lost";
        if (fate === 1) one.fault = "doubled";
        if (fate === 2) await one.reconnect(chance.below(2) === 0);
      }
      const open = await hall.open(id);
      const [seat] = open.table.waitsFor;
      if (seat === undefined) break;
      const mover = eyes[seat]!;
      const { action } = await mover.ask<Answers<"suggest">>({ do: "suggest" });
      await mover.ask({ do: "move", after: open.table.heard(seat), key: `${move}`, action });
      for (const [at, one] of eyes.entries()) {
        const as = at === max ? null : at;
        if (one.isBehind) {
          seen.missed += 1;
          await one.open();
        } else if (one.now?.n !== open.table.heard(as))
          continue; // lost just now, or nothing for these eyes: noticed with the next
        else seen.kept += 1;
        expect(one.now).toEqual(await truth(as));
      }
    }
    expect(seen.kept).toBeGreaterThan(100);
    expect(seen.missed).toBeGreaterThan(10);
    await hall.close();
  },
  120_000,
);
