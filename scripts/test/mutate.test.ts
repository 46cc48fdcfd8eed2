import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { drawn, faultsIn, withFault } from "../mutate/faults.ts";
import type { Reach } from "../mutate/reach.ts";
import { reaching } from "../mutate/reach.ts";
import type { Known, Outcome } from "../mutate/report.ts";
import { reasonOf, reportOf, triedAgain, withSample } from "../mutate/report.ts";

const faulty = (source: string): string[] => faultsIn("x.ts", source).map((fault) => `${fault.what}: ${withFault(source, fault)}`);

describe("faults", () => {
  it("turn operators, but not those that join texts", () => {
    expect(faulty("a(b <= c);")).toEqual(["statement dropped: ;", "<= to <: a(b < c);"]);
    expect(faulty('const x = "a" + b;')).toEqual([]);
    expect(faulty("const x = a - b;")).toEqual(["- to +: const x = a + b;"]);
  });
  it("hold conditions open and shut, drop statements and requirements, move numbers and flags", () => {
    expect(faulty("if (!a) b();")).toEqual([
      "condition always holds: if (true) b();",
      "condition never holds: if (false) b();",
      "! dropped: if (a) b();",
      "statement dropped: if (!a) ;",
    ]);
    expect(faulty("const m = { requires: { r: (ask) => ask.x } };")).toEqual([
      "requirement dropped: const m = { requires: { r: () => true } };",
    ]);
    expect(faulty("const n = [1, true];")).toEqual(["number one more: const n = [2, true];", "flag turned: const n = [1, false];"]);
    expect(faulty("const n = 2;")).toEqual(["number one more: const n = 3;", "number one less: const n = 1;"]);
  });
  it("swap branches and methods, take defaults away, drop what is told with a kind", () => {
    expect(faulty("const x = a ? b : c;")).toEqual([
      "condition always holds: const x = true ? b : c;",
      "condition never holds: const x = false ? b : c;",
      "branches swapped: const x = a ? c : b;",
    ]);
    expect(faulty("const x = a.some(b);")).toEqual(["some to every: const x = a.every(b);"]);
    expect(faulty("const x = a.toString();")).toEqual([]);
    expect(faulty("const x = a ?? b;")).toEqual(["default dropped: const x = a;"]);
    expect(faulty('const x = { kind: "k", seat };')).toEqual(['field dropped: const x = { kind: "k", ...{} };']);
    expect(faulty("const x = { seat };")).toEqual([]);
    expect(faulty("function f() { return; }")).toEqual(["return dropped: function f() { ; }"]);
  });
  it("leave types, imports and directives alone, but not what is cast", () => {
    expect(faulty('"use strict"; import a from "b"; type T = 1 | 2; const x: 3 = y;')).toEqual([]);
    expect(faulty("const x = (a < b) as T;")).toEqual(["< to <=: const x = (a <= b) as T;"]);
  });
});

describe("a sample", () => {
  const source = "const x = [1, 1];\nconst y = a < b;\n";
  const all = faultsIn("x.ts", source);
  it("is the same for the same seed, and faults keep their names when their lines move", () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(faultsIn("x.ts", `// above\n${source}`).map(({ id }) => id)).toEqual(all.map(({ id }) => id));
    expect(drawn(all, 2, "s")).toEqual(drawn([...all].reverse(), 2, "s"));
    expect(drawn(all, 2, "s")).toHaveLength(2);
    const firsts = ["a", "b", "c", "d", "e", "f"].map((seed) => drawn(all, 1, seed)[0]!.id);
    expect(new Set(firsts).size).toBeGreaterThan(1);
  });
  it("is tried by the tests that run its code, the quickest first", () => {
    const fault = faultsIn("x.ts", "const y = a < b;")[0]!;
    const of = (test: string, ms: number, ran: number[]): Reach => ({ test, ms, loaded: {}, ran: { "x.ts": ran } });
    const reach = [of("slow", 9, [0, 20]), of("elsewhere", 1, [0, 5, 14, 20]), of("quick", 2, [5, 13]), of("before", 3, [0, fault.start])];
    expect(reaching(reach, fault).map(({ test }) => test)).toEqual(["quick", "slow"]);
    expect(reaching([{ ...reach[0]!, ran: {} }], fault)).toEqual([]);
    const swapped = faultsIn("x.ts", "const y = a ? b : c;").at(-1)!;
    expect(reaching([of("first", 1, [0, 15]), of("second", 2, [0, 13, 18, 20]), of("neither", 3, [0, 13])], swapped)).toMatchObject([
      { test: "first" },
      { test: "second" },
    ]);
  });
});

it("every fault that is said to change nothing is named once, with a reason", () => {
  const listed = JSON.parse(readFileSync(new URL("../mutate/equivalent.json", import.meta.url), "utf8")) as Known[];
  for (const one of listed) {
    expect(one.id).toMatch(/^[0-9a-f]{8}$/);
    expect(Object.keys(one)).toEqual(["id", "file", "what", "code", "because"]);
    for (const text of Object.values(one)) expect(text).not.toBe("");
  }
  expect(new Set(listed.map(({ id }) => id)).size).toBe(listed.length);
});

describe("the report", () => {
  const [fault, other, third, fourth] = faultsIn("x.ts", "const x = [a < b, 0, 0, 0];");
  const of = (one: typeof fault, result: Outcome["result"]): Outcome => ({ fault: one!, result, because: "" });
  const blank = { package: "p", samples: [] };
  const outcomes = [of(fault, "survived"), of(other, "noticed"), of(third, "survived"), of(fourth, "equivalent")];
  const page = withSample(blank, { seed: "s", of: 9, outcomes });
  const row = (pages: typeof page, known: Parameters<typeof reportOf>[1]): string =>
    reportOf([pages], known, { p: 60 })
      .split("\n")
      .find((line) => line.startsWith("| p |"))!;
  it("tells what was noticed at first and what survives now", () => {
    expect(row(page, [])).toBe("| p | `s` | 4 of 9 | 1 | 1 of 3 | 33.3 % | 2 | 33.3 % | 60 % |");
    const again = triedAgain(page, "s", [of(fault, "survived"), of(third, "noticed")]);
    expect(row(again, [])).toBe("| p | `s` | 4 of 9 | 1 | 1 of 3 | 33.3 % | 1 | 66.7 % | 60 % |");
    expect(reportOf([again], [], {})).toContain(`- \`${fault!.id}\` x.ts, < to <=: \`\` const x = [a < b, 0, 0, 0]; \`\``);
    expect(reportOf([again], [], {})).not.toContain(third!.id);
  });
  it("does not count faults that change nothing, also when that was found out later", () => {
    const known = [{ ...fault!, because: "b is never a" }];
    expect(reasonOf(known, fault!)).toBe("b is never a");
    expect(reasonOf(known, other!)).toBeNull();
    expect(row(page, known)).toBe("| p | `s` | 4 of 9 | 2 | 1 of 2 | 50.0 % | 1 | 50.0 % | 60 % |");
  });
  it("says which tests were asked where not all were", () => {
    expect(row(withSample(blank, { seed: "s", of: 9, outcomes, tests: "a|b" }), [])).toContain("| `s`, asking `a b` |");
  });
  it("goes on with a sample that was broken off", () => {
    const begun = withSample(blank, { seed: "s", of: 9, outcomes: outcomes.slice(0, 2) });
    const [before = null] = triedAgain(begun, "s", [of(fault, "noticed")]).samples;
    const whole = withSample(begun, { seed: "s", of: 9, outcomes: outcomes.slice(2), before });
    expect(whole.samples).toEqual([{ ...page.samples[0], still: [third!.id] }]);
  });
  it("holds one sample for a seed", () => {
    const twice = withSample(withSample(page, { seed: "t", of: 9, outcomes }), { seed: "s", of: 8, outcomes });
    expect(twice.samples.map(({ seed, of: all }) => [seed, all])).toEqual([
      ["t", 9],
      ["s", 8],
    ]);
  });
});
