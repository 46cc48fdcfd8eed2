import { describe, expect, it } from "vitest";
import { pickOrAsk } from "../../src/games/kit/offers.ts";

interface Build {
  readonly kind: string;
  readonly place: number;
}
/** Presses a place that is on no list, where the host knows these rules by kind. */
async function press(rules: Readonly<Record<string, string | null>>): Promise<string> {
  let said = "nothing";
  pickOrAsk<Build>(
    {
      choose: ({ kind }) => (said = `chose ${kind}`),
      explain: ({ action, rule }) => (said = `${action.kind}: ${rule}`),
      judge: async ({ kind }) => rules[kind] ?? null,
    },
    undefined,
    Object.keys(rules).map((kind) => ({ kind, place: 1 })),
  );
  await new Promise((resolve) => setTimeout(resolve));
  return said;
}
describe("a press on a place that no listed move is about", () => {
  it("chooses the first move that is allowed there", async () => {
    expect(await press({ farm: "MB-BUILD-1", ship: null })).toBe("chose ship");
  });
  it("says the rule of the game that is in the way, rather than that there is no such move", async () => {
    expect(await press({ farm: "kernel.no-such-move", ship: "MB-BUILD-2", fort: "MB-BUILD-3" })).toBe("ship: MB-BUILD-2");
    expect(await press({ farm: "kernel.no-such-move", ship: "kernel.no-such-move" })).toBe("farm: kernel.no-such-move");
  });
});
