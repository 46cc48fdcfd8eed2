import type { Game } from "@stormakt/kernel";
import { describe, expect, it } from "vitest";
import type { Manner, Words } from "../src/index.ts";
import { isNamed, plainly, Speaker, wordsProblems } from "../src/index.ts";

const manner: Manner = {
  fields: { seat: "seat", others: "seat", role: "role", roles: "role", count: "number" },
  describe: { traded: ({ goods }: { goods: readonly number[] }) => ({ goods: goods.map((good) => ({ thing: "good", id: good })) }) },
};
const words: Words = {
  game: { title: "T", subtitle: "S", blurb: "B", length: "L" },
  options: {},
  steps: { choose: { ask: "Take a role.", wait: "{who} {count, plural, one {takes a role} other {take roles}}." } },
  moves: { take: "Take {role_the}" },
  events: {
    taken: "{seat} takes {role_the}.",
    lost: "{seat_gen} {role} is lost with {count, plural, =0 {nothing} one {# good} other {# goods}}.",
    met: "{others} meet {roles}.",
    traded: "{seat} trades {goods}.",
    broken: "{nobody} is here.",
  },
  refusals: { "XX-ROLE-1": "Somebody has taken it." },
  outcomes: { won: "{winner} has won by {count}." },
  things: { role: { 0: { name: "King", the: "the King" }, 1: "Admiral" }, good: { 0: "wood", 1: "cloth" } },
};
const names = ["Anna", "Lars", "Brita"];
const english = new Speaker("en", words, manner, (seat) => names[seat]!);
const swedish = new Speaker("sv", words, manner, (seat) => names[seat]!);

describe("a speaker", () => {
  it("puts names in, in the form asked for, and keeps what they name", () => {
    const said = english.event({ kind: "taken", seat: 0, role: 0 } as never);
    expect(plainly(said)).toBe("Anna takes the King.");
    expect(said.filter(isNamed)).toEqual([
      { thing: "seat", id: 0, text: "Anna" },
      { thing: "role", id: 0, text: "the King" },
    ]);
    expect(plainly(english.move({ kind: "take", role: 1 } as never))).toBe("Take Admiral");
  });
  it("joins lists as the language does", () => {
    const met = { kind: "met", others: [0, 1, 2], roles: [0, 1] } as never;
    expect(plainly(english.event(met))).toBe("Anna, Lars, and Brita meet King and Admiral.");
    expect(plainly(swedish.event(met))).toBe("Anna, Lars och Brita meet King och Admiral.");
  });
  it("knows numbers and genitives", () => {
    const lost = (count: number) => ({ kind: "lost", seat: 1, role: 0, count }) as never;
    expect(plainly(english.event(lost(1)))).toBe("Lars’s King is lost with 1 good.");
    expect(plainly(swedish.event(lost(0)))).toBe("Lars King is lost with nothing.");
  });
  it("prepares what bare fields cannot say", () => {
    expect(plainly(english.event({ kind: "traded", seat: 2, goods: [1, 0] } as never))).toBe("Brita trades cloth and wood.");
  });
  it("asks, waits, refuses and concludes", () => {
    expect(plainly(english.ask("choose", {}))).toBe("Take a role.");
    expect(plainly(english.wait("choose", { count: 2 }, [0, 2]))).toBe("Anna and Brita take roles.");
    expect(english.refusal("XX-ROLE-1")).toBe("Somebody has taken it.");
    expect(english.refusal("kernel.game-over")).toBe("The game is over.");
    expect(swedish.refusal("kernel.game-over")).toBe("Spelet är slut.");
    expect(plainly(english.outcome({ places: [[2], [0]], because: "won", facts: { count: 7 } }))).toBe("Brita has won by 7.");
  });
  it("fails aloud where a message or an argument is missing", () => {
    expect(() => english.event({ kind: "unheard" })).toThrow("no words in en for event unheard");
    expect(() => english.event({ kind: "broken" })).toThrow("use {nobody}, which is not there");
  });
});

describe("the check of a game's words", () => {
  const game = {
    rules: ["XX-ROLE-1"],
    options: { open: { kind: "flag", usual: false }, start: { kind: "choice", among: ["a", "b"], usual: "a" } },
    steps: [
      {
        kind: "decision",
        name: "choose",
        moves: { take: { candidates: [], requires: { "XX-ROLE-1": () => true } }, leave: { candidates: [], requires: {} } },
      },
    ],
  } as unknown as Game<any>;
  it("finds what is missing, unused and malformed", () => {
    const problems = wordsProblems(
      game,
      {
        ...words,
        options: { start: { name: "", help: "", choices: { a: "A", c: "C" } } },
        steps: { ...words.steps, gone: { ask: "", wait: "" } },
        events: { bad: "{open" },
        refusals: { "XX-GONE-1": "" },
      },
      "en",
    );
    expect(problems).toEqual([
      "en: step gone is not used",
      "en: move leave is missing",
      "en: option open is missing",
      "en: refusal XX-ROLE-1 is missing",
      "en: refusal XX-GONE-1 is of no rule",
      "en: choice of start b is missing",
      "en: choice of start c is not used",
      expect.stringContaining("{open"),
    ]);
  });
});
