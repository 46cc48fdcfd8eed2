/** What follows from `requires` besides legality: what a board is not shown at all, what is legal of one move, and who is asked for its sake. */
import { describe, expect, it } from "vitest";
import { domain, where } from "../src/ids.ts";
import type { Decision, Game } from "../src/index.ts";
import { Engine, fastChance, stepsOf } from "../src/index.ts";

const THING = domain("thing", ["axe", "bow", "cup"]);
type Thing = (typeof THING.all)[number];
interface Stall {
  Config: { readonly seats: number };
  Table: { gold: number; open: boolean; sold: Thing[] };
  TableView: Stall["Table"];
  Action: { readonly kind: "buy"; readonly thing: Thing } | { readonly kind: "leave" } | { readonly kind: "knock" };
  Event: { readonly kind: "bought" };
  Rule: "ST-OPEN-1" | "ST-BUY-1" | "ST-PAY-1";
}
const { decision, procedure, move } = stepsOf<Stall>();
const leave = move("leave", {}, { idle: true, perform() {} });
const knock = move("knock", {}, { perform() {} });
const buy = (rules: object) =>
  move(
    "buy",
    { thing: THING },
    {
      requires: {
        "ST-OPEN-1": ({ table }) => table.open,
        "ST-BUY-1": { thing: ({ table }) => where(THING, (thing) => !table.sold.includes(thing)) },
        "ST-PAY-1": { thing: ({ table }) => where(THING, (thing) => thing < table.gold) },
      },
      ...rules,
      perform: ({ table }, { thing }) => void table.sold.push(thing),
    },
  );
/** A stall with so much gold in everybody's purse. `call`: how seat 0 is asked. */
function stall(step: Decision<Stall, object>, table: Partial<Stall["Table"]>, kind?: "buy") {
  const day = procedure("day")({
    ask: (play) => void play.askIfAble(step, 0, {}, kind),
    end: (play) => play.conclude({ places: [[0]], because: "closed" }),
  });
  const game: Game<Stall> = {
    id: "stall",
    rulesVersion: "1",
    seats: { min: 2, max: 2 },
    options: {},
    rules: ["ST-OPEN-1", "ST-BUY-1", "ST-PAY-1"],
    steps: [day, step],
    longest: () => 9,
    setUp: () => ({ gold: 2, open: true, sold: [], ...table }),
    begin: (play) => play.call(day, {}),
    copyTable: (held) => structuredClone(held),
    viewOf: (held) => held,
    imagine: (view) => structuredClone(view),
    invariants: {},
  };
  const engine = new Engine(game);
  return { engine, state: engine.beginWith({ seats: 2 }, fastChance(1)) };
}
const [AXE, BOW, CUP] = THING.all;

describe("a move hidden by a rule about the table", () => {
  const hidden = decision("buying", { moves: { buy: buy({ hiddenBy: ["ST-OPEN-1"] }), knock } });
  it("is shown greyed where another rule refuses it, and not at all where that one does", () => {
    const open = stall(hidden, { gold: 1 });
    expect(open.engine.choices(open.state, 0)).toEqual([
      { action: { kind: "buy", thing: AXE }, verdict: { legal: true } },
      { action: { kind: "buy", thing: BOW }, verdict: { legal: false, rule: "ST-PAY-1" } },
      { action: { kind: "buy", thing: CUP }, verdict: { legal: false, rule: "ST-PAY-1" } },
      { action: { kind: "knock" }, verdict: { legal: true } },
    ]);
    const shut = stall(hidden, { open: false });
    expect(shut.engine.choices(shut.state, 0)).toEqual([{ action: { kind: "knock" }, verdict: { legal: true } }]);
    expect(shut.engine.judge(shut.state, 0, { kind: "buy", thing: AXE! })).toEqual({ legal: false, rule: "ST-OPEN-1" });
  });
  it("names a requirement of its own that looks at the table alone", () => {
    const strange = (rule: string) => () => stall(decision("buying", { moves: { buy: buy({ hiddenBy: [rule] }) } }), {});
    expect(strange("ST-BUY-1")).toThrow("ST-BUY-1 hides a move, but is no requirement of it about the table");
    expect(strange("ST-LEAVE-1")).toThrow("ST-LEAVE-1 hides a move");
  });
});

describe("what is done for a seat whose time is up", () => {
  it("is picked among the legal actions of a move", () => {
    const last = decision("buying", {
      moves: { buy: buy({}), leave, knock },
      otherwise: ({ legal }) => legal("buy").at(-1) ?? legal("leave")[0]!,
    });
    const rich = stall(last, {});
    expect(rich.engine.defaultAction(rich.state, 0)).toEqual({ kind: "buy", thing: BOW });
    const poor = stall(last, { gold: 0 });
    expect(poor.engine.defaultAction(poor.state, 0)).toEqual({ kind: "leave" });
  });
});

describe("who is asked for the sake of one move", () => {
  const asked = decision("buying", { moves: { knock, buy: buy({}), leave } });
  it("is asked only if that one has a legal action, whatever else there is to do", () => {
    expect(stall(asked, { gold: 1 }, "buy").state.outcome).toBeNull();
    expect(stall(asked, { gold: 0 }).state.outcome).toBeNull();
    expect(stall(asked, { gold: 0 }, "buy").state.outcome?.because).toBe("closed");
  });
});
