/** The worked examples of the specification, as data: see vectors.json. */
import { describe, expect, it } from "vitest";
import vectors from "./vectors.json" with { type: "json" };
import type { Vector } from "./vectors.ts";
import { playVector } from "./vectors.ts";

describe("worked examples", () => {
  it("there are 41 of the specification, two of them amended, and two of the amendments", () => {
    expect(vectors).toHaveLength(43);
  });
  for (const vector of vectors as unknown as Vector[]) it(`${vector.vec} ${vector.rules.join(", ")}`, () => playVector(vector));
});
