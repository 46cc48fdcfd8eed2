import { describe, expect, it } from "vitest";
import type { Common, Edition, NamedReceipt, Position, Recent } from "../src/index.ts";
import { Engine, editionOf, FORMATS, readRecord, replay, settleConfig } from "../src/index.ts";
import type { Mart } from "./mart.ts";
import { mart } from "./mart.ts";

const byName = editionOf(mart);
const byPlace = editionOf(mart, 1);
const CONFIG = { seats: 2, rounds: 2, dear: false };
const NAMES = ["skane", "gotland", "nyland", "oland"];

function done(edition: Edition, position: Position, seat: number, action: unknown): NamedReceipt {
  const receipt = edition.submit(position, seat, action);
  if ("rule" in receipt) throw new Error(`refused: ${receipt.rule}`);
  return receipt;
}
/** Everybody has had their turns: seat 1 buys Skåne and Öland, seat 0 Gotland and Nyland. */
function evening(edition: Edition): Position {
  const position = edition.begin(CONFIG, "evening");
  for (const [seat, fief] of [
    [1, "skane"],
    [0, "gotland"],
    [1, "oland"],
    [0, "nyland"],
  ] as const)
    done(edition, position, seat, { kind: "buy", fief });
  return position;
}

describe("an edition", () => {
  it("knows its game and its format; format 3 is the usual one", () => {
    expect(byName).toMatchObject({ game: "mart", rulesVersion: "3", format: 3 });
    expect(byPlace.format).toBe(1);
  });
  it("begins with what was agreed: options not known are left out, those missing have their usual value", () => {
    expect(byName.waitsFor(byName.begin({ seats: 3 }, "s"))).toMatchObject({ step: "turn", seats: [2], memory: { left: 5 } });
    expect(byName.waitsFor(byName.begin({ seats: 3, rounds: "off", of: 7 } as never, "s"))?.memory).toEqual({ left: 2 });
    expect(settleConfig(mart, { seats: 2, rounds: 4, dear: true, blue: 1 } as never)).toEqual({
      config: { seats: 2, rounds: 2, dear: true },
      dropped: ["blue", "rounds"],
    });
    expect(settleConfig(mart, { seats: 2, rounds: 3, dear: true } as never).dropped).toEqual([]);
  });
  it("says what is waited for", () => {
    const position = evening(byName);
    expect(byName.waitsFor(position)).toEqual({ step: "naming", depth: 2, seats: [0, 1], order: null, answered: [], memory: {} });
    done(byName, position, 1, { kind: "name", fief: "oland" });
    expect(byName.waitsFor(position)).toEqual({ step: "naming", depth: 2, seats: [0], order: null, answered: [1], memory: {} });
    expect(byName.outcome(position)).toBeNull();
    done(byName, position, 0, { kind: "name", fief: "nyland" });
    expect(byName.waitsFor(position)).toBeNull();
    expect(byName.outcome(position)).toEqual({ places: [[0, 1]], because: "named", facts: { fief: "nyland", many: 2 } });
  });
  it("keeps what is done as its format writes it, and tells it by name to those it is for", () => {
    for (const [edition, kept] of [
      [byName, { kind: "buy", fief: "nyland" }],
      [byPlace, { kind: "buy", fief: 2 }],
    ] as const) {
      const position = edition.begin(CONFIG, "kept");
      expect(done(edition, position, 1, { kind: "buy", fief: "nyland" })).toEqual({
        told: [{ event: { kind: "bought", seat: 1, fief: "nyland" }, audience: null }],
        revocable: false,
        kept,
      });
      const before = edition.copy(position);
      const { told, kept: draw } = done(edition, position, 0, { kind: "draw" });
      expect(told).toHaveLength(1);
      expect(told[0]!.audience).toEqual({ only: [0], others: { kind: "drewOne", seat: 0 } });
      expect(NAMES).toContain(told[0]!.event["fief"]);
      expect(edition.repeat(before, 0, draw)).toMatchObject({ told });
      expect(edition.digest(before)).toBe(edition.digest(position));
      const apart = done(edition, position, 1, { kind: "whisper", to: 0, price: 3 });
      expect(apart.told[0]!.audience).toEqual({ only: [1, 0], apart: true });
    }
    const kept = byPlace.begin(CONFIG, "kept");
    expect(byPlace.repeat(kept, 1, { kind: "buy", fief: 2 })).toMatchObject({ kept: { kind: "buy", fief: 2 } });
    expect(byName.repeat(byName.begin(CONFIG, "kept"), 1, { kind: "buy", fief: "nyland" })).toMatchObject({ revocable: false });
    expect(() => byName.repeat(byName.begin(CONFIG, "kept"), 1, { kind: "buy", fief: 2 })).toThrow("must be a fief");
  });
  it("verifies what a record of its format holds", () => {
    expect(byPlace.verify(byPlace.begin(CONFIG, "v"), 1, { kind: "buy", fief: 2 })).toMatchObject({ kept: { kind: "buy", fief: 2 } });
    expect(byPlace.verify(byPlace.begin(CONFIG, "v"), 1, { kind: "buy", fief: "nyland" })).toEqual({ rule: "kernel.no-such-move" });
    expect(byPlace.verify(byPlace.begin(CONFIG, "v"), 0, { kind: "buy", fief: 2 })).toEqual({ rule: "kernel.not-asked" });
    expect(byName.verify(byName.begin(CONFIG, "v"), 1, { kind: "buy", fief: "nyland" })).toMatchObject({ kept: { fief: "nyland" } });
    expect(byName.verify(byName.begin(CONFIG, "v"), 1, { kind: "buy", fief: 2 })).toEqual({ rule: "kernel.no-such-move" });
  });
  it("refuses with the rule, and leaves the position as it was", () => {
    const position = byName.begin(CONFIG, "refused");
    done(byName, position, 1, { kind: "buy", fief: "nyland" });
    const digest = byName.digest(position);
    for (const [seat, action, rule] of [
      [0, { kind: "buy", fief: "nyland" }, "MA-BUY-1"],
      [0, { kind: "whisper", to: 1, price: 9 }, "MA-NAME-1"],
      [0, { kind: "name", fief: "nyland" }, "kernel.no-such-move"],
      [0, { kind: "buy", fief: "atlantis" }, "kernel.no-such-move"],
      [1, { kind: "buy", fief: "atlantis" }, "kernel.not-asked"],
      [1, { kind: "buy", fief: "skane" }, "kernel.not-asked"],
    ] as const) {
      expect(byName.judge(position, seat, action)).toBe(rule);
      expect(byName.submit(position, seat, action)).toEqual({ rule });
    }
    expect(byName.judge(position, 0, { kind: "buy", fief: "skane" })).toBeNull();
    expect(byName.digest(position)).toBe(digest);
    const over = evening(byName);
    done(byName, over, 0, { kind: "name", fief: "nyland" });
    done(byName, over, 1, { kind: "name", fief: "oland" });
    expect(byName.judge(over, 0, { kind: "name", fief: "x" })).toBe("kernel.game-over");
  });
  it("lists choices by name with the rule that forbids each, and the kinds that are too many to list", () => {
    const position = byName.begin(CONFIG, "choices");
    done(byName, position, 1, { kind: "buy", fief: "nyland" });
    expect(byName.choices(position, 0)).toEqual([
      ...NAMES.map((fief) => ({ action: { kind: "buy", fief }, rule: fief === "nyland" ? "MA-BUY-1" : null })),
      { action: { kind: "draw" }, rule: null },
    ]);
    expect(byName.composable(position, 0)).toEqual(["whisper"]);
    expect(byName.choices(position, 1)).toEqual([]);
  });
  it("finds something allowed for a seat that does not answer", () => {
    const position = byName.begin(CONFIG, "any");
    expect(byName.anyAction(position, 1, "s")).toEqual({ kind: "draw" });
    expect(byName.anyAction(position, 0, "s")).toBeNull();
    const named = evening(byName);
    expect(byName.anyAction(named, 1, "s")).toEqual({ kind: "name", fief: "skane" });
  });
  it("suggests by what the seat knows, and imagines a position the seat cannot tell from the true one", () => {
    const position = byName.begin(CONFIG, "suggest");
    done(byName, position, 1, { kind: "draw" });
    const view = byName.view(position, 0);
    const action = byName.suggest(position, view, 0, "s");
    expect("rule" in action ? action.rule : byName.judge(position, 0, action)).toBeNull();
    expect(byName.suggest(position, byName.view(position, 1), 1, "s")).toEqual({ rule: "kernel.not-asked" });
    const imagined = byName.imagine(view, 0, "s");
    expect(byName.view(imagined, 0)).toEqual(view);
    expect(byName.digest(byName.imagine(view, 0, "s"))).toBe(byName.digest(imagined));
    const rekeyed = byName.copy(imagined);
    byName.rekey(rekeyed, "s");
    expect(byName.digest(rekeyed)).toBe(byName.digest(imagined)); // dice of its own, from that seed
  });
});

describe("what an edition saves", () => {
  it("comes back as it was, by name or by place", () => {
    for (const [edition, owned] of [
      [byName, { skane: 1, gotland: 0, nyland: 0, oland: 1 }],
      [byPlace, [1, 0, 0, 1]],
    ] as const) {
      const position = evening(edition);
      done(edition, position, 1, { kind: "name", fief: "oland" });
      const saved = edition.save(position);
      expect(JSON.parse(saved).table.owners).toEqual(owned);
      const again = edition.load(saved);
      expect(edition.digest(again)).toBe(edition.digest(position));
      expect(edition.named(again)).toEqual(edition.named(position));
      expect(edition.named(again)).toMatchObject({
        table: { owners: { skane: 1 } },
        stack: [{ step: "market" }, { step: "naming", answers: [null, { kind: "name", fief: "oland" }] }],
      });
    }
  });
  it("has dice nobody has seen when it is keyed anew, and what no seat knows is dealt anew", () => {
    const position = byName.begin(CONFIG, "dealt");
    const rekeyed = byName.copy(position);
    byName.rekey(rekeyed, "elsewhere");
    type Saved = { table: { deck: string[] }; chance: unknown };
    const saved = (of: Position): Saved => JSON.parse(byName.save(of)) as Saved;
    const [was, is] = [saved(position), saved(rekeyed)];
    expect(is.chance).not.toEqual(was.chance);
    expect(is.table).toEqual(was.table);
    const decks = new Set(
      ["a", "b", "c", "d", "e"].map((seed) => {
        const dealt = byName.copy(position);
        byName.dealAnew(dealt, seed);
        expect(byName.view(dealt, 0)).toEqual(byName.view(position, 0));
        return saved(dealt).table.deck.join();
      }),
    );
    expect(decks.size).toBeGreaterThan(2);
  });
  it("translates outcomes and patterns only where the format is of places", () => {
    const named = { places: [[0]], because: "named", facts: { fief: "oland", many: 2 } };
    const placed = { places: [[0]], because: "named", facts: { fief: 3, many: 2 } };
    expect([byName.keepOutcome(named), byPlace.keepOutcome(named)]).toEqual([named, placed]);
    expect([byName.tellOutcome(named), byPlace.tellOutcome(placed)]).toEqual([named, named]);
    expect([byPlace.keepOutcome(null), byPlace.tellOutcome(null)]).toEqual([null, null]);
    const bare = { places: [[0]], because: "named" };
    expect(byPlace.keepOutcome(bare)).toEqual(bare);
    const pattern = { kind: "buy", fief: ["oland", "skane"], at: 4 };
    expect([byName.keepPattern(pattern), byPlace.keepPattern(pattern)]).toEqual([pattern, { kind: "buy", fief: [3, 0], at: 4 }]);
    expect([byName.tellPattern(pattern), byPlace.tellPattern({ kind: "buy", fief: [3, 0], at: 4 })]).toEqual([pattern, pattern]);
    expect(byPlace.keepPattern({ kind: "name", fief: "nyland" })).toEqual({ kind: "name", fief: 2 });
    expect(byPlace.keepPattern({ kind: "sell", fief: "nyland" })).toEqual({ kind: "sell", fief: "nyland" });
    expect(() => byPlace.keepPattern({ kind: "name", fief: "atlantis" })).toThrow("name.fief must be a fief");
  });
  it("has a digest of its format, the same with what was kept from the last one", () => {
    const recent: Recent = {};
    const position = byName.begin(CONFIG, "digest");
    for (const [seat, action] of [
      [1, { kind: "draw" }],
      [0, { kind: "buy", fief: "oland" }],
      [1, { kind: "draw" }],
    ] as const) {
      expect(byName.digest(position, recent)).toBe(byName.digest(position));
      done(byName, position, seat, action);
    }
    expect(byName.digest(position, recent)).toBe(byName.digest(byName.load(byName.save(position))));
    expect(byPlace.digest(position)).not.toBe(byName.digest(position));
  });
});

describe("a look", () => {
  it("is the client's view: less what those at the table do without, and what a newcomer's seat had learnt", () => {
    const position = byName.begin(CONFIG, "look");
    done(byName, position, 1, { kind: "draw" });
    done(byName, position, 0, { kind: "buy", fief: "oland" });
    const since = byName.view(position, 1).table;
    done(byName, position, 1, { kind: "draw" });
    expect(byName.view(position, 1).table).toMatchObject({ last: "oland" });
    expect(byName.clientView!(position, 1).table).not.toHaveProperty("last");
    const whole = byName.view(position, 1).table as { drawn: string[][] };
    expect(whole.drawn[1]).toHaveLength(2);
    expect((byName.view(position, 1, since).table as typeof whole).drawn[1]).toEqual(whole.drawn[1]!.slice(1));
    expect((byName.clientView!(position, 1, since).table as typeof whole).drawn[1]).toEqual(whole.drawn[1]!.slice(1));
    const look = byName.look!(position, 1, since, {}, {});
    expect(look.whole()).toEqual(byName.clientView!(position, 1, since));
  });
  it("is of what a newcomer was first shown as it stands, where the game does not say what its data is made of", () => {
    const { schema: _, ...unsaid } = mart;
    const edition = editionOf(unsaid);
    const position = edition.begin(CONFIG, "look");
    done(edition, position, 1, { kind: "draw" });
    const since = edition.view(position, 1).table;
    done(edition, position, 0, { kind: "draw" });
    done(edition, position, 1, { kind: "draw" });
    const drawn = (table: object): number => (table as { drawn: number[][] }).drawn[1]!.length;
    expect([drawn(edition.view(position, 1).table), drawn(edition.view(position, 1, since).table)]).toEqual([2, 1]);
  });
  it("tells what has changed since the last one, and what is asked", () => {
    const recent: Recent = {};
    const common: Common = {};
    const position = byName.begin(CONFIG, "change");
    const first = byName.look!(position, 0, null, recent, common);
    expect(first.change).toBeUndefined();
    expect(first.top).toMatchObject({ step: "turn", waiting: [1], memory: { left: 3 } });
    const next = byName.copy(position);
    done(byName, next, 1, { kind: "buy", fief: "nyland" });
    const second = byName.look!(next, 0, null, recent, common);
    expect(JSON.parse(second.change!)).toEqual({
      table: { owners: { nyland: [1] }, turns: [2] },
      stack: { 1: { memory: { left: [2] }, waiting: { 0: [0] } } },
    });
    expect(second.top).toMatchObject({ waiting: [0] });
    expect(byName.look!(next, 0, null, recent, common).change).toBeUndefined();
    // Another who looks at the same match hears the same of the stack.
    const other: Recent = {};
    byName.look!(position, 1, null, other, {});
    expect(JSON.parse(byName.look!(next, 1, null, other, common).change!)).toEqual(JSON.parse(second.change!));
  });
  it("shows each seat its own answer that lies face down, and nobody else", () => {
    const position = evening(byName);
    const common: Common = {};
    const [zero, one]: [Recent, Recent] = [{}, {}];
    byName.look!(position, 0, null, zero, common);
    byName.look!(position, 1, null, one, common);
    const next = byName.copy(position);
    done(byName, next, 1, { kind: "name", fief: "oland" });
    const [seen, own] = [byName.look!(next, 0, null, zero, common), byName.look!(next, 1, null, one, common)];
    expect([seen.top?.own, own.top?.own]).toEqual([null, { kind: "name", fief: "oland" }]);
    expect(JSON.parse(own.change!).stack[1]).toMatchObject({ own: [{ kind: "name", fief: "oland" }] });
    expect(JSON.parse(seen.change!).stack[1]).not.toHaveProperty("own");
    const over = byName.copy(next);
    done(byName, over, 0, { kind: "name", fief: "nyland" });
    const end = byName.look!(over, 0, null, zero, common);
    expect(JSON.parse(end.change!)).toMatchObject({
      stack: { "#": 1 },
      outcome: [{ because: "named", facts: { fief: "nyland", many: 2 } }],
    });
    expect(end.top).toMatchObject({ step: "market" });
  });
});

describe("a record of this game", () => {
  const engine = new Engine<Mart>(mart);
  it("is replayed in every format, and from a position of its own", () => {
    for (const format of FORMATS) {
      const edition = editionOf(mart, format);
      const position = edition.begin(CONFIG, "r");
      const from = edition.save(position);
      const { kept } = done(edition, position, 1, { kind: "buy", fief: "nyland" });
      const moves = [{ seat: 1, action: kept, digest: edition.digest(position) }];
      const record = readRecord({ format, game: "mart", rulesVersion: "3", config: CONFIG, commitment: "", seed: null, from, moves });
      expect(engine.digest(replay(engine, record), format)).toBe(edition.digest(position));
      const misnamed = { ...record, moves: [{ ...moves[0]!, action: { kind: "buy", fief: "atlantis" } }] };
      expect(() => replay(engine, misnamed)).toThrow(
        format === 1 ? /^move 1: seat 1 cannot do .*kernel.no-such-move/ : /^move 1: action.fief must be a fief/,
      );
      const dealt = { ...record, reseeded: [{ at: 1, seed: "x", dealt: true }] };
      const rekeyed = { ...record, reseeded: [{ at: 1, seed: "x" }] };
      expect(replay(engine, dealt).table.deck).not.toEqual(replay(engine, record).table.deck);
      expect(replay(engine, rekeyed).table).toEqual(replay(engine, record).table);
      expect(replay(engine, rekeyed).chance).not.toEqual(replay(engine, record).chance);
      expect(() => replay(engine, { ...record, upgrades: [] })).toThrow("went on under other rules");
    }
  });
});
