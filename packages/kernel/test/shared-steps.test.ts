import { describe, expect, it } from "vitest";
import type { Ballot, Bid, Game } from "../src/index.ts";
import { Engine, everySeat, highestOf, sealedBid, stepsOf, vote } from "../src/index.ts";

/** A toy: seat 0 speaks with two voices and two purses, the others with one. They vote, and then they bid. */
interface Guild {
  Config: { readonly seats: number };
  Table: { seats: number; gold: number[]; passed: number; bids: number[] };
  TableView: Guild["Table"];
  Action: Ballot | Bid;
  Event: { readonly kind: "done" };
  Rule: "GU-BID-1";
}
const { procedure } = stepsOf<Guild>();
const meeting = vote<Guild>("meeting", {
  voices: ({ seat }) => (seat === 0 ? 2 : 1),
  counted({ table }, _memory, ballots) {
    const votes = ballots.flatMap((ballot) => ballot?.votes ?? []);
    table.passed = votes.filter((cast) => cast === "yes").length;
  },
});
const auction = sealedBid<Guild>("auction", {
  purses: ({ table, seat }) => (seat === 0 ? [table.gold[0]!, 1] : [table.gold[seat]!]),
  within: "GU-BID-1",
  opened(play, _memory, bids) {
    play.table.bids = bids.flatMap((bid) => bid?.amounts ?? []);
    play.conclude({ places: [[0]], because: "sold" });
  },
});
const evening = procedure("evening")({
  vote: (play) => play.askAll(meeting, everySeat(play.table.seats), {}),
  bid: (play) => play.askAll(auction, everySeat(play.table.seats), {}),
});
const guild: Game<Guild> = {
  id: "guild",
  rulesVersion: "1",
  seats: { min: 3, max: 3 },
  options: {},
  rules: ["GU-BID-1"],
  steps: [evening, meeting, auction],
  longest: () => 6,
  setUp: ({ seats }) => ({ seats, gold: [2, 1, 0], passed: 0, bids: [] }),
  begin: (play) => play.call(evening, {}),
  copyTable: (table) => structuredClone(table),
  viewOf: (table) => structuredClone(table),
  imagine: (table) => structuredClone(table),
  invariants: {},
};
const ballot = (...votes: Ballot["votes"]): Ballot => ({ kind: "vote", votes });
const bid = (...amounts: number[]): Bid => ({ kind: "bid", amounts });

describe("a vote", () => {
  const engine = new Engine(guild);
  it("gives each seat every way to cast its voices, silence first", () => {
    const state = engine.begin({ seats: 3 }, "vote");
    expect(engine.legalActions(state, 1)).toEqual([ballot("no"), ballot("yes")]);
    expect(engine.legalActions(state, 0)).toEqual([ballot("no", "no"), ballot("no", "yes"), ballot("yes", "no"), ballot("yes", "yes")]);
    expect(engine.defaultAction(state, 2)).toEqual(ballot("no"));
  });
  it("is counted when the last ballot is in, and not before", () => {
    const state = engine.begin({ seats: 3 }, "vote");
    engine.submit(state, 0, ballot("yes", "no"));
    engine.submit(state, 2, ballot("yes"));
    expect(state.table.passed).toBe(0);
    expect(engine.view(state, 1).stack.at(-1)).toMatchObject({ answered: [0, 2], own: null });
    engine.submit(state, 1, ballot("no"));
    expect(state.table.passed).toBe(2);
    expect(engine.stepOf(state)).toBe("auction");
  });
  it("has one voice for each seat where nothing is said of voices", () => {
    const plain = vote<Guild>("plain", { counted: () => {} });
    const asking = procedure("asking")({ vote: (play) => play.askAll(plain, [0], {}) });
    const trial = new Engine({ ...guild, steps: [asking, plain], begin: (play) => play.call(asking, {}) });
    expect(trial.legalActions(trial.begin({ seats: 3 }, "vote"), 0)).toEqual([ballot("no"), ballot("yes")]);
  });
  it("takes no abstention and no vote too many", () => {
    const state = engine.begin({ seats: 3 }, "vote");
    expect(engine.read(state, 1, { kind: "vote", votes: [] })).toMatchObject({ legal: false });
    expect(engine.read(state, 1, { kind: "vote", votes: ["yes", "yes"] })).toMatchObject({ legal: false });
  });
});

describe("a sealed bid", () => {
  const engine = new Engine(guild);
  const atAuction = () => {
    const state = engine.begin({ seats: 3 }, "bid");
    engine.submit(state, 0, ballot("no", "no"));
    engine.submit(state, 1, ballot("no"));
    engine.submit(state, 2, ballot("no"));
    return state;
  };
  it("runs from nothing to the whole purse, for each bidder of the seat", () => {
    const state = atAuction();
    expect(engine.legalActions(state, 1)).toEqual([bid(0), bid(1)]);
    expect(engine.legalActions(state, 2)).toEqual([bid(0)]);
    expect(engine.legalActions(state, 0)).toEqual([bid(0, 0), bid(0, 1), bid(1, 0), bid(1, 1), bid(2, 0), bid(2, 1)]);
  });
  it("refuses more than the purse by the game's rule", () => {
    const state = atAuction();
    expect(engine.judge(state, 1, bid(2))).toEqual({ legal: false, rule: "GU-BID-1" });
    for (const amounts of [[1], [0, 2], [3, 0], [-1, 0], [0, -1], [0, 0, 0], []])
      expect(engine.judge(state, 0, bid(...amounts))).toEqual({ legal: false, rule: "GU-BID-1" });
    expect(engine.judge(state, 0, bid(2, 1)).legal).toBe(true);
  });
  it("opens all bids together", () => {
    const state = atAuction();
    engine.submit(state, 0, bid(2, 0));
    engine.submit(state, 1, bid(1));
    engine.submit(state, 2, bid(0));
    expect(state.table.bids).toEqual([2, 0, 1, 0]);
    expect(state.outcome?.because).toBe("sold");
  });
  it("finds the highest, shared or not", () => {
    expect(highestOf([1, 3, 2])).toEqual([1]);
    expect(highestOf([0, 2, 2])).toEqual([1, 2]);
    expect(highestOf([0, 0])).toEqual([0, 1]);
  });
});
