import { describe, expect, it } from "vitest";
import { faultsIn, withFault } from "../mutate/faults.ts";
import { isKnown, reportOf } from "../mutate/report.ts";

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
  });
  it("leave types, imports and directives alone, but not what is cast", () => {
    expect(faulty('"use strict"; import a from "b"; type T = 1 | 2; const x: 3 = y;')).toEqual([]);
    expect(faulty("const x = (a < b) as T;")).toEqual(["< to <=: const x = (a <= b) as T;"]);
  });
});

describe("the report", () => {
  const [fault] = faultsIn("x.ts", "const x = a < b;");
  it("counts faults that change nothing apart, and tells whether the goal is reached", () => {
    const known = [{ file: "x.ts", what: "< to <=", code: "const x = a < b;", because: "b is never a" }];
    expect(isKnown(known, fault!)).toBe("b is never a");
    expect(isKnown([{ ...known[0]!, code: "other" }], fault!)).toBeNull();
    const of = (result: "noticed" | "survived" | "equivalent") => ({ package: "p", fault: fault!, result, because: null });
    const goals = { p: { goal: 60 } };
    const half = reportOf([of("noticed"), of("survived"), of("equivalent")], goals, "s");
    expect(half.text).toContain("| p | 1 | 1 | 1 | 50.0 % | 60 % |");
    expect(half.text).toContain("- `x.ts`:1 < to <=: `const x = a < b;`");
    expect(half.isReached).toBe(false);
    expect(reportOf([of("noticed"), of("equivalent")], goals, "s").isReached).toBe(true);
  });
});
