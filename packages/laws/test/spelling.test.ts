import type { Game, Seat } from "@stormakt/kernel";
import { stepsOf } from "@stormakt/kernel";
import type { IdOf, SetOf } from "@stormakt/kernel/ids";
import { domain, where } from "@stormakt/kernel/ids";
import { describe, expect, it } from "vitest";
import { examine, LAWS } from "../src/index.ts";

const STONE = domain("stone", ["one", "two", "three", "four"]);
type Stone = IdOf<typeof STONE>;
interface Cairn {
  Config: { readonly seats: number };
  Table: { laid: number };
  TableView: { laid: number };
  Action: { readonly kind: "lay"; readonly under: Stone; readonly over: Stone };
  Event: { readonly kind: "laid"; readonly seat: Seat };
  Rule: "CA-1";
}
const { decision, move } = stepsOf<Cairn>();
type Pick = (ask: unknown, chosen: { readonly under: Stone; readonly over: Stone }) => SetOf<Stone>;
/** Two seats lay a pair of stones nine times; which pairs will do is said by what the test hands in. */
function cairn(requires: { readonly under?: Pick; readonly over?: Pick }): Game<Cairn> {
  const laying = decision("laying", {
    moves: {
      lay: move(
        "lay",
        { under: STONE, over: STONE },
        {
          requires: { "CA-1": requires },
          perform(play, _action, seat) {
            play.table.laid += 1;
            play.tell?.({ kind: "laid", seat });
            if (play.table.laid < 9) play.again();
            else play.conclude({ places: [[0], [1]], because: "done" });
          },
        },
      ),
    },
  });
  return {
    id: "cairn",
    rulesVersion: "1",
    seats: { min: 2, max: 2 },
    options: {},
    rules: ["CA-1"],
    steps: [laying],
    longest: () => 9,
    setUp: () => ({ laid: 0 }),
    begin: (play) => play.ask(laying, 0),
    copyTable: ({ laid }) => ({ laid }),
    viewOf: ({ laid }) => ({ laid }),
    imagine: ({ laid }) => ({ laid }),
    invariants: {},
  };
}
const legality = LAWS.find(({ id }) => id === "2-legality")!;
const breach = (requires: Parameters<typeof cairn>[0]) => examine(cairn(requires), legality, { open: true, effort: 0.1 })?.why ?? null;

describe("law 2 on moves over fields", () => {
  it("lets sets pass that look at the fields before them", () => {
    expect(breach({ over: (_ask, { under }) => where(STONE, (over) => over < under) })).toBeNull();
  });
  it("finds a set that looks at a later field", () => {
    expect(breach({ under: (_ask, { over }) => where(STONE, (under) => under > (over ?? 0)) })).toMatch(
      /listed but refused|legal but not listed|differ/,
    );
  });
  it("finds a requirement that hides behind a default value how much it looks at", () => {
    const lying = (_ask: unknown, chosen: { readonly under?: Stone } = {}) => where(STONE, (over) => over < (chosen?.under ?? 0));
    expect(breach({ over: lying })).not.toBeNull();
  });
});
