/** What may be agreed before a game: each kind of option, each value that will do and each that will not. */
import { describe, expect, it } from "vitest";
import type { Game, Option } from "../src/index.ts";
import { readConfig, sayConfigError, settleConfig } from "../src/index.ts";
import { mart } from "./mart.ts";

const OPTIONS: Readonly<Record<string, Option>> = {
  long: { kind: "flag", usual: false },
  rounds: { kind: "number", min: 2, max: 4, usual: 3 },
  patience: { kind: "number", min: 1, max: 2, usual: 1, off: true },
  map: { kind: "choice", among: ["small", "large"], usual: "small" },
  first: { kind: "seat", usual: "random" },
};
/** By option: what will do at a table of three, what will not, and what is said of that. */
const VALUES: readonly (readonly [string, readonly unknown[], readonly unknown[], string])[] = [
  ["long", [true, false], [0, 1, "true", null], "true or false"],
  ["rounds", [2, 3, 4], [1, 5, 2.5, "3", "off", null], "a whole number from 2 to 4"],
  ["patience", [1, 2, "off"], [0, 3, "on", null], "a whole number from 1 to 2, or off"],
  ["map", ["small", "large"], ["middle", 0, null], "one of small, large"],
  ["first", ["random", 0, 1, 2], [-1, 3, 0.5, "0", "last", null], "random or a seat of the table"],
];
const game = {
  ...mart,
  seats: { min: 2, max: 4 },
  options: OPTIONS,
  refuses: ({ long, map }: { long: boolean; map: string }) => (long && map === "large" ? "MA-BUY-1" : null),
} as unknown as Game<any>;
const USUAL = { long: false, rounds: 3, patience: 1, map: "small", first: "random" };
const why = (json: unknown): string | null => {
  const read = readConfig(game, json);
  return "error" in read ? sayConfigError(read.error) : null;
};

describe("options", () => {
  it("have their usual values, but for the seats", () => {
    expect(readConfig(game, { seats: 3 })).toEqual({ config: { seats: 3, ...USUAL } });
    for (const seats of [2, 3, 4]) expect(why({ seats })).toBeNull();
    for (const seats of [1, 5, 2.5, "3", null, undefined]) expect(why({ seats })).toBe("this game is for 2 to 4 seats");
    for (const json of [null, [], "3", 3]) expect(why(json)).toBe("options must be an object");
    expect(why({ seats: 3, colour: "blue" })).toBe("there is no option colour");
    expect(why({ seats: 3, toString: 1 })).toBe("there is no option toString");
  });
  it.each(VALUES)("%s: what will do is agreed, and nothing else", (name, good, bad, said) => {
    for (const value of good)
      expect(readConfig(game, { seats: 3, [name]: value })).toEqual({ config: { seats: 3, ...USUAL, [name]: value } });
    for (const value of bad) {
      expect(why({ seats: 3, [name]: value })).toBe(`option ${name} must be ${said}`);
      // Of a match that was agreed on earlier it is left out, and named.
      expect(settleConfig(game, { seats: 3, [name]: value })).toEqual({ config: { seats: 3, ...USUAL }, dropped: [name] });
    }
  });
  it("that a rule does not let go together are refused by it", () => {
    expect(readConfig(game, { seats: 3, long: true, map: "large" })).toEqual({ error: { why: "rule", rule: "MA-BUY-1" } });
    expect(why({ seats: 3, long: true, map: "large" })).toBe("these options do not go together (MA-BUY-1)");
    expect([why({ seats: 3, long: true }), why({ seats: 3, map: "large" })]).toEqual([null, null]);
    expect("config" in readConfig({ ...game, refuses: undefined } as never, { seats: 3, long: true, map: "large" })).toBe(true);
  });
});
