/** The worked examples of the specification, as data: see vectors.json. */
import { describe, expect, it } from "vitest";
import vectors from "./vectors.json" with { type: "json" };
import type { Vector } from "./vectors.ts";
import { playVector } from "./vectors.ts";

describe("worked examples", () => {
  it("there are 41 of them", () => {
    expect(vectors).toHaveLength(41);
  });
  for (const vector of vectors as unknown as Vector[]) it(`${vector.vec} ${vector.rules.join(", ")}`, () => playVector(vector));
});
