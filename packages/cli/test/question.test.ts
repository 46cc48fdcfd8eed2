import { describe, expect, it } from "vitest";
import { commandIn, commandWords } from "../src/play/commands.ts";
import { forms } from "../src/play/forms/svea-rike.ts";
import { completed } from "../src/play/lines.ts";
import type { Offered } from "../src/play/question.ts";
import { meant, Question } from "../src/play/question.ts";
import { speakerFor } from "../src/voice.ts";

const speaker = await speakerFor("svea-rike", "en", ["Karin", "Lars"]);
const buy = (fief: number, rule: string | null = null): Offered => ({ action: { kind: "buyFief", fief } as { kind: string }, rule });
const nameOf = (fief: number): string => speaker.name({ thing: "fief", id: fief });
const question = (offered: readonly Offered[], composable: readonly string[] = []): Question =>
  new Question(speaker, offered, composable, (kind) => `compose ${kind}`);

describe("a question", () => {
  it("is answered by number, within what was shown last", () => {
    const asked = question([buy(0), buy(1, "SR-AGRI-6"), buy(2)], ["offerFief"]);
    expect(asked.lines.map(({ kind }) => kind)).toEqual(["move", "move", "compose"]);
    expect(asked.read("2")).toEqual({ kind: "move", action: { kind: "buyFief", fief: 2 } });
    expect(asked.read("3")).toEqual({ kind: "compose", move: "offerFief" });
    expect(asked.read("4")).toEqual({ kind: "nothing" });
    expect(asked.read("0")).toEqual({ kind: "nothing" });
    expect(asked.read("1", [asked.lines[1]!])).toEqual({ kind: "move", action: { kind: "buyFief", fief: 2 } });
  });
  it("is answered by words, whatever their capitals and marks; what is refused says why", () => {
    const asked = question([buy(0), buy(1, "SR-AGRI-6"), buy(2)]);
    const plain = nameOf(2).normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
    expect(asked.read(`buy ${plain}`)).toEqual({ kind: "move", action: { kind: "buyFief", fief: 2 } });
    expect(asked.read(nameOf(1))).toMatchObject({ kind: "refused", rule: "SR-AGRI-6" });
    expect(asked.read("buy")).toMatchObject({ kind: "several" });
    expect(asked.read("buy buy")).toEqual({ kind: "nothing" });
    expect(asked.read("nowhere")).toEqual({ kind: "nothing" });
    expect(asked.read("!")).toEqual({ kind: "nothing" });
    expect(asked.vocabulary).toContain(nameOf(0).split(" ")[0]);
  });
  it("folds long lists by what comes first in the moves", () => {
    const many = Array.from({ length: 12 }, (_, fief) => [
      { action: { kind: "buyFief", fief } as { kind: string }, rule: null },
      { action: { kind: "giveUpFief", fief } as { kind: string }, rule: null },
    ]).flat();
    const asked = question(many);
    expect(asked.lines).toHaveLength(2);
    expect(asked.lines[0]).toMatchObject({ kind: "fold", text: expect.stringMatching(/^Buy … \(12\)$/) });
    const opened = asked.read("1");
    expect(opened).toMatchObject({
      kind: "several",
      lines: expect.arrayContaining([{ kind: "move", text: expect.any(String), action: { kind: "buyFief", fief: 11 } }]),
    });
    expect(question(many.slice(0, 20)).lines).toHaveLength(20);
  });
});

describe("words", () => {
  it("mean one thing or none", () => {
    expect(meant("gotl", ["Gotland", "Öland"], (one) => one)).toBe("Gotland");
    expect(meant("oland", ["Gotland", "Öland"], (one) => one)).toBe("Öland");
    expect(meant("a", ["aa", "ab"], (one) => one)).toBeNull();
    expect(meant("aa", ["aa", "aab"], (one) => one)).toBe("aa");
    expect(meant("", ["aa"], (one) => one)).toBeNull();
  });
  it("are completed at the end of the line", () => {
    expect(completed("buy go", ["Gotland", "Goods", "wood"])).toEqual([["Goods ", "Gotland "], "go"]);
    expect(completed("x", [])).toEqual([[], "x"]);
  });
  it("are commands in the language spoken, and in English everywhere", () => {
    expect(commandIn("ångra", "sv")).toEqual({ command: "undo", rest: "" });
    expect(commandIn("ångra", "en")).toBeNull();
    expect(commandIn("Regler  handel och krig", "sv")).toEqual({ command: "rules", rest: "handel och krig" });
    expect(commandIn("rules trade", "sv")).toEqual({ command: "rules", rest: "trade" });
    expect(commandIn("constructor", "sv")).toBeNull();
    expect(commandWords("sv")).toContain("hjälp");
  });
  it("change a fief on offer, and its price", () => {
    const form = forms["offerFief"]!;
    const seen = { view: null as never, seat: 0, seats: 2, names: ["Karin", "Lars"], speaker };
    const draft = { kind: "offerFief", fief: 0, gold: 1 };
    expect(form.spell(`${nameOf(3)} 12`, draft, seen)).toEqual({ kind: "offerFief", fief: 3, gold: 12 });
    expect(form.spell("7", draft, seen)).toEqual({ ...draft, gold: 7 });
    expect(form.spell(nameOf(2), draft, seen)).toEqual({ ...draft, fief: 2 });
    expect(form.spell("Atlantis 3", draft, seen)).toBeNull();
    expect(form.spell("", draft, seen)).toBeNull();
  });
});
