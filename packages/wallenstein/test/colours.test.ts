import { readConfig } from "@stormakt/kernel";
import { called } from "@stormakt/kernel/ids";
import { describe, expect, it } from "vitest";
import { COLOUR, COLOURS, NO_COLOUR } from "../src/catalog/index.ts";
import { wallenstein } from "../src/index.ts";
import type { Action } from "../src/types.ts";
import { config, engine } from "./scenario.ts";

const takes = (colour: (typeof COLOURS)[number]): Action => ({ kind: "takeColour", colour: called(COLOUR, colour) });

describe("WA-SETUP-1 colours are chosen at the table, each once", () => {
  it("clockwise from the start seat, before anything else", () => {
    const state = engine.begin(config({ seats: 4, setupMode: "draft", startSeat: 2 }), "colours");
    expect(state.table.colours).toEqual([-1, -1, -1, -1]);
    const asked: number[] = [];
    for (const colour of ["purple", "black", "red", "yellow"] as const) {
      expect(engine.stepOf(state)).toBe("chooseColour");
      asked.push(engine.nextSeat(state));
      const receipt = engine.submit(state, asked.at(-1)!, takes(colour));
      if (!receipt.legal) throw new Error(receipt.rule);
      expect(receipt.told[0]!.event).toEqual({ kind: "colourTaken", seat: asked.at(-1), colour: COLOURS.indexOf(colour) });
    }
    expect(asked).toEqual([2, 3, 0, 1]);
    expect(state.table.colours.map((colour) => (colour === NO_COLOUR ? null : COLOURS[colour]))).toEqual([
      "red",
      "yellow",
      "purple",
      "black",
    ]);
    expect(engine.stepOf(state)).toBe("claim");
  });

  it("nobody takes the colour of another, and green belongs to the peasants", () => {
    const state = engine.begin(config({ seats: 3 }), "colours");
    engine.submit(state, 0, takes("blue"));
    expect(engine.judge(state, 1, takes("blue"))).toMatchObject({ legal: false, rule: "WA-SETUP-1" });
    expect(engine.legalActions(state, 1)).toHaveLength(4);
    for (const colour of [-1, 5, 1.5, "green"])
      expect(engine.read(state, 1, { kind: "takeColour", colour })).toMatchObject({ legal: false });
    expect(state.table.colours).toEqual([1, -1, -1]);
  });

  it("with five the last colour goes to the last seat unasked", () => {
    const state = engine.begin(config({ seats: 5 }), "colours");
    for (const [seat, colour] of (["purple", "yellow", "black", "blue"] as const).entries()) engine.submit(state, seat, takes(colour));
    expect(state.table.colours).toEqual([4, 3, 2, 1, 0]);
    expect(engine.stepOf(state)).toBe("planning");
  });

  it("who does not answer in time gets the colour of the chair, or the next one that is free", () => {
    const state = engine.begin(config({ seats: 3, startSeat: 1 }), "colours");
    expect(engine.defaultAction(state, 1)).toEqual(takes("blue"));
    engine.submit(state, 1, takes("black"));
    expect(engine.defaultAction(state, 2)).toEqual(takes("yellow"));
  });

  it("needs nothing from the lobby: no option says who has which colour", () => {
    expect(readConfig(wallenstein, { seats: 3, colours: ["red", "blue", "black"] })).toMatchObject({ error: { why: "unknown-option" } });
  });
});
