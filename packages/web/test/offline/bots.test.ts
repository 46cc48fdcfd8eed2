import type { BotQuestion } from "@stormakt/host";
import { Engine, usualConfig } from "@stormakt/kernel";
import type { Action } from "@stormakt/protocol";
import { gameCalled } from "@stormakt/shelf";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { botsInWorker } from "../../src/offline/bots.ts";
import { answerThought, stopThought, warmUp } from "../../src/offline/thinking.ts";

const FOUR = { seats: 4, royalPatience: 10, firstLeader: 0 };

type Sent = { id?: number; question?: BotQuestion; stop?: number; warm?: string };
class FakeWorker {
  static readonly all: FakeWorker[] = [];
  readonly sent: Sent[] = [];
  onmessage: ((event: { data: object }) => void) | null = null;
  readonly name: string;
  constructor(_address: string, { name }: { name: string }) {
    this.name = name;
    FakeWorker.all.push(this);
  }
  postMessage(message: Sent): void {
    this.sent.push(message);
  }
}
beforeEach(() => {
  FakeWorker.all.length = 0;
  vi.stubGlobal("Worker", FakeWorker);
  vi.stubGlobal("self", { location: { href: "http://localhost/worker.js" } });
  vi.stubGlobal("navigator", { hardwareConcurrency: 3 });
});
const never = new AbortController().signal;
async function questionFor(level: string, budget: number): Promise<BotQuestion> {
  const engine = new Engine(await gameCalled("vasa-regalis"));
  const config = usualConfig(engine.game, FOUR);
  const view = engine.naming.nameView(engine.view(engine.begin(config, "s"), 0));
  const { rulesVersion } = engine.game;
  return { game: "vasa-regalis", rulesVersion, format: 2, seat: 0, level, view, budget, seed: "s" };
}

describe("bots of this device", () => {
  it("are the four levels for people; others are known for games that were begun with them", () => {
    const bots = botsInWorker();
    expect(bots.offered).toEqual(["easy", "normal", "hard", "champion"]);
    expect(bots.levels).toEqual(expect.arrayContaining(["random", "greedy", ...bots.offered]));
    expect(bots.standIn).toBe("normal");
  });
  it("think in workers, side by side where the machine can, and are told to stop", async () => {
    const bots = botsInWorker();
    const question = await questionFor("hard", 100);
    const stop = new AbortController();
    const first = bots.think(question, never);
    const second = bots.think(question, stop.signal);
    const third = bots.think(question, never);
    expect(FakeWorker.all.map(({ name }) => name)).toEqual(["bots", "bots"]);
    const [one, other] = FakeWorker.all as [FakeWorker, FakeWorker];
    expect(one.sent.map(({ id }) => id)).toEqual([1, 3]);
    // A view and what goes with it, and nothing else.
    expect(Object.keys(one.sent[0]?.question ?? {}).sort()).toEqual([
      "budget",
      "format",
      "game",
      "level",
      "rulesVersion",
      "seat",
      "seed",
      "view",
    ]);
    stop.abort();
    expect(other.sent).toEqual([{ id: 2, question }, { stop: 2 }]);
    one.onmessage?.({ data: { id: 1, ok: { kind: "a" } } });
    one.onmessage?.({ data: { id: 3, error: "no" } });
    other.onmessage?.({ data: { id: 2, ok: { kind: "b" } } });
    expect(await first).toEqual({ kind: "a" });
    await expect(third).rejects.toThrow("no");
    await second;
  });
  it("are woken before they are needed", () => {
    const bots = botsInWorker();
    bots.wake();
    bots.wake("vasa-regalis");
    expect(FakeWorker.all).toHaveLength(1);
    expect(FakeWorker.all[0]?.sent).toEqual([{ warm: "vasa-regalis" }]);
  });
});

describe("a thought", () => {
  const answer = async (level: string, budget: number, then: () => void = () => {}): Promise<{ id: number; ok: Action }> => {
    const said: { id: number; ok: Action }[] = [];
    const thinking = answerThought({ id: 7, question: await questionFor(level, budget) }, (one) => said.push(one as never));
    then();
    await thinking;
    return said[0] as { id: number; ok: Action };
  };
  it("is answered under its number", async () => {
    await warmUp("vasa-regalis");
    for (const level of ["easy", "normal", "hard"]) expect(await answer(level, 60)).toMatchObject({ id: 7, ok: { kind: "takeRole" } });
  });
  it("that is stopped ends at once, with what was found by then", async () => {
    await answer("champion", 50);
    const since = performance.now();
    const said = await answer("champion", 60_000, () => setTimeout(() => stopThought(7), 20));
    expect(performance.now() - since).toBeLessThan(3_000);
    expect(said).toMatchObject({ id: 7, ok: { kind: "takeRole" } });
  });
});
