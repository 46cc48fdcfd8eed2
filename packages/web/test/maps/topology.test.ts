import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { DRAWINGS, pack, packLines, packRings, packStrokes, topologyOf } from "../../scripts/maps/index.mjs";
import { linesOf, ringsOf, strokesPath, unpack } from "../../src/maps/chart/topology.ts";

describe("packed lines", () => {
  it("come back as they were", () => {
    const numbers = [0, -1, 1, 15, 16, -16, 31, 32, -512, 513, 9999, -10_000, 123_456];
    expect(unpack(pack(numbers))).toEqual(numbers);
    const lines = [
      [
        [1.5, -2],
        [3, 4.1],
        [-700.3, 12],
      ],
      [
        [0, 0],
        [0.1, 0.1],
      ],
    ];
    expect(linesOf(packLines(lines))).toEqual(lines);
    expect(
      strokesPath(
        packStrokes([
          [3, 1, 5],
          [20, 1, 4],
          [0, 3.6, 9],
        ]),
      ),
    ).toBe("M3 1h5M20 1h4M0 3.6h9");
  });
  it("are stored once for both neighbours, and each area is whole", () => {
    const left = [
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
    ];
    const right = [
      [10, 0],
      [20, 0],
      [20, 10],
      [10, 10],
    ];
    const { arcs, areas } = topologyOf(
      new Map([
        ["left", [left]],
        ["right", [right]],
      ]),
    );
    expect(arcs).toHaveLength(3);
    expect(arcs.filter(({ sides }) => sides.length === 2)).toHaveLength(1);
    const stored = linesOf(packLines(arcs.map(({ points }) => points)));
    for (const [name, ring] of [
      ["left", left],
      ["right", right],
    ] as const) {
      const [back = []] = ringsOf(stored, packRings(areas.get(name) ?? []));
      expect(back.map(String).toSorted()).toEqual(ring.map(String).toSorted());
    }
  });
  it("meet where a corner of one lies on a side of the other", () => {
    const long = [
      [0, 0],
      [30, 0],
      [30, 10],
      [0, 10],
    ];
    const short = [
      [10, 10],
      [20, 10],
      [20, 20],
      [10, 20],
    ];
    const { arcs } = topologyOf(
      new Map([
        ["long", [long]],
        ["short", [short]],
      ]),
      { snap: true },
    );
    const shared = arcs.filter(({ sides }) => sides.length === 2);
    expect(shared.map(({ points }) => points.map(String).toSorted())).toEqual([["10,10", "20,10"]]);
  });
});

describe.each([...DRAWINGS])("the map of %s", (game, draw) => {
  const written = JSON.parse(readFileSync(new URL(`../../src/maps/${game}/map.json`, import.meta.url), "utf8")) as unknown;
  it("is what would be drawn now", () => {
    expect(JSON.stringify(written) === JSON.stringify(draw().data)).toBe(true);
  });
  it("is small: at most 35 kB compressed", () => {
    expect(gzipSync(JSON.stringify(written), { level: 9 }).length).toBeLessThan(35_000);
  });
});
