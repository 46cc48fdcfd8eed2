/** A hall in memory with a clock that is moved by hand, and clients on lines that can be cut. */
import type { Game, State } from "@stormakt/kernel";
import { Engine, fastDice } from "@stormakt/kernel";
import { fair } from "@stormakt/kernel/test/fair";
import type { Asks, HostMessage, Request } from "@stormakt/protocol";
import type { OpenWire, TableClient, WireListener } from "@stormakt/protocol/client";
import { Client } from "@stormakt/protocol/client";
import type { BotQuestion, Bots, GameShelf, HallOptions, Store, Table, Turn, World } from "../src/index.ts";
import { Hall, MemoryStore } from "../src/index.ts";

export const shelf: GameShelf = { ids: ["fair"], game: async () => fair as unknown as Game<any> };

/** A position as only its own edition knows it. */
export const stateIn = ({ state }: Table): State<any> => state as unknown as State<any>;
/** Any legal action, drawn by the bot's own dice. */
export class AnyBots implements Bots {
  readonly levels = ["random", "greedy", "thinker", "thrower", "hanger", "cheat"];
  readonly offered = ["greedy", "thinker"];
  readonly standIn = "greedy";
  readonly asked: BotQuestion[] = [];
  private readonly engine = new Engine<any>(fair);
  budget(): number {
    return 0;
  }
  reserve(level: string, isWindow: boolean): number {
    return level === "thinker" ? (isWindow ? 400 : 1_000) : 0;
  }
  /** How many thoughts were stopped. */
  stopped = 0;
  /** What keeps thinkers thinking. */
  ponder: (question: BotQuestion) => Promise<void> = async () => {};
  async think(question: BotQuestion, stop: AbortSignal, _turn?: Turn): Promise<any> {
    this.asked.push(question);
    stop.addEventListener("abort", () => (this.stopped += 1));
    const { view, seat, seed, level } = question;
    if (level === "thrower") throw new Error("I would rather not");
    if (level === "hanger") return new Promise(() => {});
    if (level === "cheat") return { kind: "walk", far: true };
    if (level === "thinker") await this.ponder(question);
    const chance = fastDice(seed);
    return this.engine.sampleAction(this.engine.determinise(view, seat, chance), seat, chance);
  }
}

export class HandWorld implements World {
  time = 1_000_000;
  readonly problems: { what: string }[] = [];
  private readonly timers = new Set<{ at: number; work: () => void }>();
  private drawn = 0;
  /** Goes on whatever `time` is set to. */
  private ticked = 0;
  now(): number {
    return this.time;
  }
  ticks(): number {
    return this.ticked;
  }
  secret(bits: number): string {
    return `s${this.drawn++}`.padEnd(Math.ceil(bits / 6), "x");
  }
  hash(secret: string): string {
    return `hash of ${secret}`;
  }
  after(milliseconds: number, work: () => void): () => void {
    const timer = { at: this.ticked + milliseconds, work };
    this.timers.add(timer);
    return () => this.timers.delete(timer);
  }
  report(problem: { what: string }): void {
    this.problems.push(problem);
  }
  /** Lets time go by, and what is due happen in its order. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.ticked + milliseconds;
    const goTo = (tick: number): void => {
      this.time += tick - this.ticked;
      this.ticked = tick;
    };
    await settle();
    for (;;) {
      const next = [...this.timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.timers.delete(next);
      goTo(Math.max(this.ticked, next.at));
      next.work();
      await settle();
    }
    goTo(end);
  }
}
/** Everything that waits for nothing but its turn is done. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 8; i++) await new Promise((resolve) => setImmediate(resolve));
}

/** A client's line, with all that went over it. */
export class TestWire {
  readonly heard: HostMessage[] = [];
  readonly open: OpenWire;
  private listener: WireListener | null = null;
  private line: { close(): void } | null = null;
  /** Whoever is away does not come back by themselves, however long a slow machine takes. */
  private isAway = false;
  constructor(hall: () => Hall, person: { id: string; name: string }) {
    this.open = (listener) => {
      this.listener = listener;
      if (this.isAway) return { send: () => {}, close: () => {} };
      let isCut = false;
      const connection = hall().connect(person, (text) => {
        if (isCut) return;
        this.heard.push(JSON.parse(text) as HostMessage);
        queueMicrotask(() => isCut || listener.text(text));
      });
      this.line = {
        close: () => {
          isCut = true;
          connection.close();
        },
      };
      queueMicrotask(() => listener.opened());
      return { send: (text) => void connection.receive(JSON.parse(text) as Request), close: () => this.line?.close() };
    };
  }
  cut(): void {
    this.line?.close();
    this.listener?.closed();
  }
  goAway(): void {
    this.isAway = true;
    this.cut();
  }
  comeBack(client: Client): void {
    this.isAway = false;
    // An attempt that was made meanwhile is given up.
    this.listener?.closed();
    client.reconnect();
  }
}

export interface Harness {
  hall: Hall;
  readonly world: HandWorld;
  readonly bots: AnyBots;
  readonly store: Store;
  /** A person with a client. */
  person(name: string): { client: Client; wire: TestWire };
  /** As if the process had been stopped and started. */
  restart(): void;
}
export function openHall(options: Partial<HallOptions> = {}, store: Store = new MemoryStore()): Harness {
  const world = new HandWorld();
  const bots = new AnyBots();
  const make = (): Hall => new Hall({ store, shelf, bots, world }, { pause: { least: 100, most: 200 }, ...options });
  const harness: Harness = {
    hall: make(),
    world,
    bots,
    store,
    person(name) {
      const wire = new TestWire(() => harness.hall, { id: name.toLowerCase(), name });
      return { client: new Client(wire.open), wire };
    },
    restart() {
      harness.hall = make();
    },
  };
  return harness;
}

/** A table of so many people, all sitting. */
export async function seatPeople(
  harness: Harness,
  names: readonly string[],
  more: Partial<Asks<"create">> = {},
): Promise<{ id: string; invite: string; people: { client: Client; wire: TestWire }[]; tables: TableClient[] }> {
  const people = names.map((name) => harness.person(name));
  const [first, ...others] = people;
  const seats = names.map((_, seat) => ({ kind: seat === 0 ? "me" : "open" }) as const);
  const { table, invite } = await first!.client.ask("create", { game: "fair", seats: [...seats], ...more });
  for (const { client } of others) await client.ask("join", { table: table.id, invite });
  const tables = people.map(({ client }, seat) => client.table(table.id, seat));
  for (const one of tables) await one.ready();
  return { id: table.id, invite, people, tables };
}

/** Plays on with any allowed move of whoever is asked, until the game is over or has taken so many moves. */
export async function playOn(tables: readonly TableClient[], most = 1_000, seed = "play"): Promise<number> {
  const chance = fastDice(seed);
  let made = 0;
  while (made < most) {
    const asked = tables.filter(({ state }) => state.now?.prompt?.asked === true);
    if (asked.length === 0) break;
    const table = chance.pick(asked);
    const { choices, composable } = table.state.now!;
    const allowed = choices.filter(({ rule }) => rule === null).map(({ action }) => action);
    const action =
      composable.includes("shout") && chance.below(4) === 0 ? { kind: "shout", price: chance.below(100) } : chance.pick(allowed);
    await table.move(action);
    made += 1;
    await settle();
  }
  return made;
}
