import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Option, RuledOption } from "@stormakt/kernel";
import { gameCalled, gameIds } from "@stormakt/shelf";
import { beforeAll, describe, expect, it } from "vitest";
import { citationsIn, rulesCited } from "../src/citations.ts";
import { optionFaults, sourceOf } from "../src/option-faults.ts";
import { stormakt } from "./run.ts";

const folder = mkdtempSync(join(tmpdir(), "stormakt-"));
const file = (name: string) => join(folder, name);
const oneLine = (text: string) => text.trim().split("\n").length;

describe.concurrent("a command line that is wrong gets one line and exit code 2", () => {
  it.each([
    [["simulat"], /there is no command simulat/],
    [["games", "--jsn"], /unknown option/i],
    [["simulate", "tiddlywinks"], /there is no game tiddlywinks: .*vasa-regalis/],
    [["simulate", "vasa-regalis", "--seats", "9"], /for 3 to 5 seats/],
    [["simulate", "vasa-regalis", "--seats", "many"], /--seats must be a whole number/],
    [["simulate", "vasa-regalis", "--games", "0"], /--games must be/],
    [["simulate", "vasa-regalis", "--options", "colour=red"], /there is no option colour/],
    [["simulate", "vasa-regalis", "--options", "royalPatience=off"], /royalPatience cannot be off where bots play alone/],
    [["simulate", "vasa-regalis", "--options", "royalPatience=99"], /royalPatience must be a whole number from 8 to 40, or off/],
    [["simulate", "vasa-regalis", "--options", "inventory"], /name=value/],
    [["simulate", "vasa-regalis", "--bots", "oracle"], /there is no bot oracle/],
    [["play"], /which game/],
    [["play", "vasa-regalis", "--seats", "you,random"], /for 3 to 5 seats/],
    [["play", "vasa-regalis", "--seats", "you,me,random"], /a seat is you or one of/],
    [["play", "vasa-regalis", "--lang", "fr"], /there is no language fr/],
    [["play", "--resume", "no-such-file.json"], /no-such-file.json cannot be read/],
    [["replay"], /something is missing/],
    [["replay", "no-such-file.json"], /cannot be read/],
    [["rules", "--id", "VR-NONE-1"], /there is no rule VR-NONE-1/],
    [["games", "extra"], /one word too many: extra/],
    [["tower", "--model", "leaning"], /there is no tower leaning: default/],
    [["tower", "--drop", "0"], /--drop must be a whole number/],
  ])("%j", async (args, words) => {
    const { code, out, err } = await stormakt(args);
    expect(err).toMatch(words);
    expect(oneLine(err)).toBe(1);
    expect(out).toBe("");
    expect(code).toBe(2);
  });
});

describe("games", () => {
  it("lists every game on the shelf with its players and options", async () => {
    const { code, out } = await stormakt(["games", "--json"]);
    expect(code).toBe(0);
    const listed = JSON.parse(out) as { id: string; seats: object; options: object }[];
    expect(listed.map(({ id }) => id)).toEqual(gameIds());
    expect(listed.find(({ id }) => id === "vasa-regalis")).toMatchObject({
      seats: { min: 3, max: 5 },
      options: { inventory: { kind: "flag" } },
    });
  });
  it("speaks Swedish", async () => {
    const english = await stormakt(["games"]);
    const swedish = await stormakt(["games", "--lang", "sv"]);
    expect(swedish.out).not.toBe(english.out);
    expect((await stormakt(["games"], [], { LANG: "sv_SE.UTF-8" })).out).toBe(swedish.out);
  });
});

describe("simulate", () => {
  it("prints JSON alone, obeys the laws, and gives the same digest every time", async () => {
    const args = [
      "simulate",
      "vasa-regalis",
      "--games",
      "12",
      "--seats",
      "3",
      "--options",
      "inventory=true,royalPatience=8",
      "--seed",
      "s",
      "--json",
    ];
    const [one, two] = await Promise.all([stormakt(args), stormakt(args)]);
    const report = JSON.parse(one.out) as Record<string, unknown>;
    expect(one.code).toBe(0);
    expect(one.err).toBe("");
    expect(report).toMatchObject({ games: 12, lawsChecked: 12, violations: [], config: { seats: 3, inventory: true, royalPatience: 8 } });
    expect((JSON.parse(two.out) as typeof report)["digest"]).toBe(report["digest"]);
    const other = JSON.parse((await stormakt([...args, "--seed", "t"])).out) as typeof report;
    expect(other["digest"]).not.toBe(report["digest"]);
  });
  it("counts every seat of every game in its tables", async () => {
    const { out } = await stormakt(["simulate", "vasa-regalis", "--games", "8", "--seats", "4", "--seed", "s", "--laws", "none", "--json"]);
    const { winsByBot, endings, winsBySeat } = JSON.parse(out) as {
      winsByBot: Record<string, { seats: number; wins: number }>;
      endings: Record<string, number>;
      winsBySeat: number[];
    };
    expect(winsByBot["random"]?.seats).toBe(32);
    expect(Object.values(endings).reduce((a, b) => a + b)).toBe(8);
    expect(winsBySeat.reduce((a, b) => a + b)).toBeCloseTo(winsByBot["random"]?.wins ?? -1);
  });
  it("is readable without colours when nobody looks", async () => {
    const { out, err } = await stormakt(["simulate", "vasa-regalis", "--games", "5", "--seed", "s"]);
    expect(out).toMatch(/laws +5 games looked at, none broken/);
    expect(out).toMatch(/digest +[0-9a-f]{16}/);
    expect(out + err).not.toContain("\u001b");
  });
});

describe("play", () => {
  it("shows the table and numbered moves, plays on, and explains rules", async () => {
    const typed = ["help", "rule vr-round-3", "rules procur", "nonsense", "99", "take the craftsman", "all", "1", "quit"];
    const args = ["play", "vasa-regalis", "--seats", "you:Karin,random,random", "--seed", "b", "--options", "firstLeader=0"];
    const { code, out, err } = await stormakt(args, typed);
    expect(err).toBe("");
    expect(code).toBe(0);
    expect(out).toContain("Vasa Regalis");
    expect(out).toContain("Karin, your move.");
    expect(out).toMatch(/\n +1 {2}\S/);
    expect(out).toMatch(/– {2}\S[^–]*\(VR-[A-Z]+-\d+\)/); // refused, with the rule
    expect(out).toContain("VR-ROUND-3");
    expect(out).toContain("There is no nonsense here");
    expect(out).toContain("There is no 99 here");
    expect(out).toMatch(/Go on with: stormakt play --resume/);
  });
  it("colours only when asked, and never with NO_COLOR", async () => {
    const args = ["play", "vasa-regalis", "--seats", "you,random,random", "--seed", "b"];
    expect((await stormakt(args, ["quit"])).out).not.toContain("\u001b");
    expect((await stormakt(args, ["quit"], { FORCE_COLOR: "1" })).out).toContain("\u001b[1m");
    expect((await stormakt(args, ["quit"], { FORCE_COLOR: "1", NO_COLOR: "1" })).out).not.toContain("\u001b");
  });
  it("speaks Swedish", async () => {
    const { out } = await stormakt(["play", "vasa-regalis", "--seats", "you:Karin,random,random", "--seed", "b", "--lang", "sv"], ["quit"]);
    expect(out).toContain("Karin, din tur.");
    expect(out).toContain("På skeppen");
  });
  it("takes an honest move back, and only that", async () => {
    // Karin takes the Admiral, regrets it, takes it again and buys: from then on it is for Lars to act.
    const { out } = await stormakt(
      ["play", "vasa-regalis", "--seats", "you:Karin,you:Lars,you:Moa", "--seed", "b", "--options", "firstLeader=0"],
      ["", "undo", "7", "undo", "7", "1", "", "undo", "quit"],
    );
    expect(out.match(/That cannot be taken back/g)).toHaveLength(2); // before anything was done, and by Lars
    expect(out).toMatch(/Taken back\.[\s\S]*Karin, your move\. Take a role[\s\S]*Admiral/);
  });
  it("hands over between people behind a cleared screen, and tells each what the others did", async () => {
    const { out } = await stormakt(
      ["play", "vasa-regalis", "--seats", "you:Karin,you:Lars,random", "--seed", "b", "--options", "firstLeader=0"],
      ["", "1", "", "quit"],
    );
    expect(out).toMatch(/Hand over to Karin[\s\S]*Hand over to Lars[\s\S]*Meanwhile:\n {2}Karin takes the wood procurer/);
  });
  it("takes a move by its words, asks which where they fit several, and says why one is not allowed", async () => {
    const { out } = await stormakt(
      ["play", "vasa-regalis", "--seats", "you:Karin,random,random", "--seed", "b", "--options", "firstLeader=0"],
      ["procurer", "2", "quit"],
    );
    expect(out).toMatch(/Which of these\?\n +1 {2}Take the wood procurer\n +2 {2}Take the cloth procurer/);
    expect(out).toContain("Karin takes the cloth procurer");
    const taken = await stormakt(
      ["play", "vasa-regalis", "--seats", "you:Karin,random,random", "--seed", "b", "--options", "firstLeader=0"],
      ["take the craftsman", "a three", "quit"],
    );
    expect(taken.out.replaceAll(/\s+/g, " ")).toContain("for a three: You do not have these markers in hand. (VR-CRAFT-13)");
  });
  it("lays out a plan in words, box by box", async () => {
    const start = ["play", "wallenstein", "--seats", "you:Karin,random,random", "--seed", "b", "--options", "setupMode=lineup"];
    const { out, err } = await stormakt(start, [...Array.from({ length: 40 }, () => "1"), "taxes", "nonsense", "quit"]);
    expect(err).toBe("");
    expect(out).toMatch(/ 5 {2}collect taxes +–/);
    expect(out).toContain("“nonsense” makes no sense here.");
  });
  it("saves and resumes where it was", async () => {
    const saved = file("saved.json");
    const first = await stormakt(
      ["play", "vasa-regalis", "--seats", "you:Karin,random,random", "--seed", "b"],
      ["1", "1", `save ${saved}`, "quit"],
    );
    expect(first.out).toContain("Saved.");
    const record = JSON.parse(readFileSync(saved, "utf8")) as { record: { moves: unknown[] } };
    expect(record.record.moves.length).toBeGreaterThan(2);
    const second = await stormakt(["play", "--resume", saved], ["quit"]);
    expect(second.code).toBe(0);
    expect(tableIn(second.out)).toBe(tableIn(first.out.slice(0, first.out.indexOf("Saved."))));
  });
  it("plays a whole game by itself when only bots sit down", async () => {
    const { code, out } = await stormakt(["play", "vasa-regalis", "--seats", "random,random,random", "--seed", "b"]);
    expect(code).toBe(0);
    expect(out).toMatch(/All is revealed/);
    expect(out).toMatch(/wins, by|wrath of the King/);
  });
  it("composes an offer in words, and says why one is not allowed", async () => {
    const args = [
      "play",
      "vasa-regalis",
      "--seats",
      "you:Karin,you:Lars,you:Moa",
      "--seed",
      "b",
      "--options",
      "inventory=true,firstLeader=0",
    ];
    // Each takes a procurer, then Karin trades: the offer is the last on her list.
    const { out } = await stormakt(args, [
      "",
      "1",
      "",
      "1",
      "",
      "1",
      "",
      "all",
      "2",
      "to Karin: wood 1 for cloth 1",
      "to nobody: wood 1 for cloth 1",
      "to Lars: 2 wood 1 for cloth 1",
      "",
      "quit",
    ]);
    expect(out).toMatch(/Not allowed: A trade is with one other player\. \(VR-INVENTORY-2\)/);
    expect(out).toContain("“to nobody: wood 1 for cloth 1” makes no sense here.");
    expect(out).toContain("Karin offers Lars 2 × wood 1 for cloth 1.");
  });
});

describe.each(gameIds())("%s in the terminal", (id) => {
  it("is drawn and played to its end, in both languages, without a word missing", async () => {
    const seats = ["you:Karin", ...Array.from({ length: Math.max(0, (await gameCalled(id)).seats.min - 1) }, () => "random")].join();
    // The first move of each list; an empty line takes what the composer shows.
    const typed = Array.from({ length: 700 }, () => ["1", ""]).flat();
    for (const lang of ["en", "sv"]) {
      const { code, out, err } = await stormakt(["play", id, "--seats", seats, "--seed", "whole", "--lang", lang], typed);
      expect(err).toBe("");
      expect(code).toBe(0);
      expect(out).not.toMatch(/undefined|NaN|\[object/);
      expect(out).toMatch(lang === "en" ? /Karin, your move/ : /Karin, din tur/);
      expect(out.trimEnd()).not.toMatch(/--resume \S+$/); // it came to an end
    }
  });
});

describe("replay", () => {
  const good = file("record.json");
  beforeAll(async () => {
    await stormakt(
      ["play", "vasa-regalis", "--seats", "you:Karin,random,random", "--seed", "b"],
      ["1", "1", "1", "1", `save ${good}`, "quit"],
    );
  });
  const damaged = (
    name: string,
    change: (record: { moves: { action: Record<string, unknown>; digest: string }[]; seed: string | null }) => void,
  ) => {
    const saved = JSON.parse(readFileSync(good, "utf8")) as { record: Parameters<typeof change>[0] };
    change(saved.record);
    writeFileSync(file(name), JSON.stringify(saved.record));
    return file(name);
  };
  it("verifies a record and shows it as a seat saw it", async () => {
    const { code, out } = await stormakt(["replay", good, "--as", "1"]);
    expect(code).toBe(0);
    expect(out).toMatch(/(\d+) of \1 moves verified/);
    expect(out).toContain("your hand");
    const spectator = await stormakt(["replay", good, "--at", "3"]);
    expect(spectator.out).toMatch(/3 of \d+ moves verified/);
    expect(spectator.out).not.toContain("your hand");
  });
  it("prints JSON alone", async () => {
    const { code, out } = await stormakt(["replay", good, "--at", "2", "--json"]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ game: "vasa-regalis", verified: true, fault: null, at: 2 });
  });
  it("says at which move a record drifts, or breaks a rule", async () => {
    const drifted = await stormakt(["replay", damaged("drifted.json", ({ moves }) => (moves[2]!.digest = "0000000000000000"))]);
    expect(drifted.code).toBe(1);
    expect(drifted.err).toMatch(/move 3: the game has drifted/);
    const illegal = await stormakt(["replay", damaged("illegal.json", ({ moves }) => (moves[1]!.action = { kind: "flee" })), "--json"]);
    expect(illegal.code).toBe(1);
    expect(JSON.parse(illegal.out)).toMatchObject({
      verified: false,
      fault: { move: 2, why: expect.stringContaining("kernel.no-such-move") },
    });
  });
  it("gives a file that is no record one line and exit code 2", async () => {
    writeFileSync(file("junk.json"), "{ not json");
    writeFileSync(file("other.json"), JSON.stringify({ hello: 1 }));
    for (const [path, words] of [
      [file("junk.json"), /is not JSON/],
      [file("other.json"), /format/],
      [damaged("seedless.json", (record) => (record.seed = null)), /the seed has not been published/],
      [damaged("liar.json", (record) => (record.seed = "another")), /does not fit the commitment/],
    ] as const) {
      const { code, err } = await stormakt(["replay", path]);
      expect(err).toMatch(words);
      expect(oneLine(err)).toBe(1);
      expect(code).toBe(2);
    }
    expect((await stormakt(["replay", good, "--at", "9999"])).code).toBe(2);
    expect((await stormakt(["replay", good, "--as", "4"])).code).toBe(2);
  });
});

describe("rules", () => {
  it("--untested leaves out every rule that has a test", async () => {
    const { out, code } = await stormakt(["rules", "vasa-regalis", "--untested"]);
    expect(out.trim()).toMatch(/^vasa-regalis: \d+ rules, every one has a test; \d+ cited in code$/);
    expect(code).toBe(0);
  });
  it("gives each rule its text, the code that cites it and its tests", async () => {
    const { out } = await stormakt(["rules", "vasa-regalis", "--json"]);
    const listed = JSON.parse(out) as { id: string; text: string; code: string[]; tests: string[] }[];
    expect(listed.length).toBeGreaterThan(100);
    const craft = listed.find(({ id }) => id === "VR-CRAFT-13")!;
    expect(craft.text.length).toBeGreaterThan(10);
    expect(craft.code.some((place) => place.startsWith("steps/crafting.ts:"))).toBe(true);
  });
  it("shows one rule in full", async () => {
    const { out } = await stormakt(["rules", "--id", "VR-BUILD-3"]);
    expect(out).toContain("VR-BUILD-3");
    expect(out).not.toContain("VR-BUILD-4 ");
  });
  it("finds the rule of a card in the literal that bears its name", () => {
    const cited = citationsIn(join(import.meta.dirname, "../../svea-rike"));
    expect(cited("SR-CARD-powerful-neighbour").code).toEqual([expect.stringMatching(/^cards\/fiefs\.ts:\d+$/)]);
    expect(cited("SR-CARD-plague").code).toContainEqual(expect.stringMatching(/^cards\/areas\.ts:\d+$/));
    expect(cited("SR-CARD-no-such-card").code).toEqual([]);
  });
  it("name an option without a rule, a test or a use, and none of ours", async () => {
    const flag = { kind: "flag", usual: false } as const;
    const rules = new Set(["XX-SETUP-1", "XX-SETUP-2"]);
    const citations = (rule: string) => ({ code: [], tests: rule === "XX-SETUP-1" ? ["setup.test.ts:1"] : [] });
    const faultsOf = (option: Option | RuledOption, source: string): readonly string[] =>
      optionFaults({ fair: option }, rules, citations, source);
    for (const source of ["config.fair", "{ seats, fair }: Config", "const { fair } = table.config;"])
      expect(faultsOf({ rule: "XX-SETUP-1", ...flag }, source)).toEqual([]);
    expect(faultsOf(flag, "config.fair")).toEqual(["option fair names no rule"]);
    expect(faultsOf({ rule: "XX-SETUP-3", ...flag }, "config.fair")).toEqual(["option fair names XX-SETUP-3, which is no rule"]);
    expect(faultsOf({ rule: "XX-SETUP-2", ...flag }, "config.fair")).toEqual(["option fair names XX-SETUP-2, which no test cites"]);
    expect(faultsOf({ rule: "XX-SETUP-1", ...flag }, "table.fair, config.fairness")).toEqual(["option fair is used nowhere"]);
    const own = sourceOf(join(import.meta.dirname, "../../svea-rike"));
    expect(own).toContain("config.loanMax");
    expect(own).not.toContain("What is agreed on before play");
    const { options } = await gameCalled("svea-rike");
    expect(Object.keys(options).filter((name) => !own.includes(`config.${name}`))).toEqual([]);
  });
  it("reads short citations", () => {
    expect(rulesCited("/** VR-CRAFT-8, -9, -16 One exchange; see SR-CARD-bad-harvest and VR-ROLE-3 and -4 */")).toEqual([
      "VR-CRAFT-8",
      "VR-CRAFT-9",
      "VR-CRAFT-16",
      "SR-CARD-bad-harvest",
      "VR-ROLE-3",
      "VR-ROLE-4",
    ]);
  });
});

it("help names every command, and each says how it is called", async () => {
  const { code, out } = await stormakt(["help"]);
  expect(code).toBe(0);
  for (const name of ["games", "play", "simulate", "replay", "rules"]) {
    expect(out).toContain(name);
    expect((await stormakt([name, "--help"])).out).toContain(`stormakt ${name}`);
  }
});

/** The last table drawn. */
const tableIn = (out: string): string => out.slice(out.lastIndexOf("Round "), out.lastIndexOf("your move."));

describe("tower", () => {
  it("shows what comes out, the same for the same seed, and loses no trial", async () => {
    const args = ["tower", "--inside", "10", "--drop", "5", "--times", "2000", "--json"];
    const [first, second] = [await stormakt(args), await stormakt(args)];
    expect(first.code).toBe(0);
    expect(second.out).toBe(first.out);
    const { fell, mean, through, loose } = JSON.parse(first.out) as { fell: number[]; mean: number; through: number; loose: number };
    expect(fell.reduce((sum, count) => sum + count, 0)).toBe(2000);
    expect(through + loose).toBeCloseTo(mean, 9);
    expect((await stormakt(["tower", "--times", "500"])).out).toMatch(/6 cubes dropped on 16 resting ones, 500 times/);
  });
});
