import { HEXES as HEX_CATALOG, isOverseas, PROVINCES } from "@stormakt/mare-balticum/catalog";
import { BORDERS, EVERY_COUNTRY, FIEFS, roomFor } from "@stormakt/svea-rike/catalog";
import { COUNTIES } from "@stormakt/wallenstein/catalog";
import { describe, expect, it } from "vitest";
import { HEX_PATHS, HEXES, hexOf, PROVINCE_SLOTS, ROUTES, SQUARES, TITLE_HEXES } from "../../src/maps/mare-balticum/atlas.ts";
import { CIRCLES, FIEF_PATHS, FIEF_SLOTS, LAKES, merchantPlaces } from "../../src/maps/svea-rike/atlas.ts";
import { COUNTY_PATHS, COUNTY_SLOTS, VIEW } from "../../src/maps/wallenstein/atlas.ts";
import { drawnBorders, isInside, overlapping, pairOf, ringsIn, shareInside } from "./reading.ts";

const namedBy = <T>(ids: readonly string[], list: readonly T[]): Map<string, T> =>
  new Map(ids.flatMap((id, at) => (list[at] === undefined ? [] : [[id, list[at]]])));
const least = (lengths: Iterable<number>): number => Math.min(...lengths);

describe("Wallenstein", () => {
  const ids = COUNTIES.map(({ id }) => id);
  it("draws a common border exactly where the rules have one: 114 pairs", () => {
    const drawn = drawnBorders(namedBy(ids, COUNTY_PATHS));
    const rules = new Set(COUNTIES.flatMap(({ id, borders }) => borders.map((other) => pairOf(id, other))));
    expect(rules.size).toBe(114);
    expect([...drawn.keys()].toSorted()).toEqual([...rules].toSorted());
    expect(least(drawn.values())).toBeGreaterThan(20);
  });
  it("has the counties in the catalog's order, each with a place for every town", () => {
    expect(COUNTY_SLOTS.map(({ id }) => id)).toEqual(ids);
    expect(COUNTY_SLOTS.map(({ sites }) => sites.length)).toEqual(COUNTIES.map(({ cities }) => cities.length));
    for (const { revolts } of COUNTY_SLOTS) expect(revolts).toHaveLength(3);
  });
  it("lays no county's block over another's, and keeps each in its county", () => {
    expect(
      overlapping(
        namedBy(
          ids,
          COUNTY_SLOTS.map(({ block }) => block),
        ),
      ),
    ).toEqual([]);
    const astray = COUNTY_SLOTS.filter(({ block, shield, label }, at) => {
      const rings = ringsIn(COUNTY_PATHS[at] ?? "");
      return shareInside(block, rings) < 0.88 || !isInside(shield, rings) || !isInside(label, rings);
    });
    expect(astray.map(({ id }) => id)).toEqual([]);
  });
  it("keeps the pieces of a county apart and in its block", () => {
    for (const { id, shield, sites, revolts, scale, block } of COUNTY_SLOTS) {
      const boxes = new Map<string, readonly [number, number, number, number]>([
        ["shield", [shield[0], shield[1], 27 * scale, 34 * scale]],
      ]);
      sites.forEach(([x, y], i) => boxes.set(`site ${i}`, [x, y, 19 * scale, 18 * scale]));
      revolts.forEach(([x, y], i) => boxes.set(`revolt ${i}`, [x, y, 8 * scale, 11 * scale]));
      expect({ id, over: overlapping(boxes) }).toEqual({ id, over: [] });
      const outside = [shield, ...sites, ...revolts].filter(
        ([x, y]) => Math.abs(x - block[0]) > block[2] / 2 || Math.abs(y - block[1]) > block[3] / 2,
      );
      expect({ id, outside }).toEqual({ id, outside: [] });
    }
  });
  it("shows every county whole", () => {
    for (const d of COUNTY_PATHS)
      for (const ring of ringsIn(d))
        for (const [x, y] of ring) {
          expect(x > VIEW[0] && x < VIEW[0] + VIEW[2]).toBe(true);
          expect(y > VIEW[1] && y < VIEW[1] + VIEW[3]).toBe(true);
        }
  });
});

describe("Svea Rike", () => {
  const ids = FIEFS.map(({ id }) => id);
  const onMap = FIEF_SLOTS.filter(({ cartouche }) => cartouche === null);
  it("draws a common land border exactly where the rules have one: 35 pairs", () => {
    const drawn = drawnBorders(namedBy(ids, FIEF_PATHS));
    const rules = new Set(BORDERS.map(([one, other]) => pairOf(one, other)));
    expect(rules.size).toBe(35);
    expect([...drawn.keys()].toSorted()).toEqual([...rules].toSorted());
    expect(least(drawn.values())).toBeGreaterThan(8);
  });
  it("has the fiefs in the catalog's order, the colonies in cartouches", () => {
    expect(FIEF_SLOTS.map(({ id }) => id)).toEqual(ids);
    expect(FIEF_SLOTS.map(({ cartouche }) => cartouche !== null)).toEqual(FIEFS.map(({ colony }) => colony));
    expect(FIEF_SLOTS.map(({ crowns }) => crowns.length)).toEqual(FIEFS.map(({ crowns }) => crowns));
    expect(FIEF_SLOTS.map(({ troops }) => troops.length)).toEqual(FIEFS.map(({ troops }) => troops));
  });
  it("lays no block over another, nor over a circle or a cartouche", () => {
    const blocks = namedBy(
      ids,
      FIEF_SLOTS.map(({ block }) => block),
    );
    for (const { id, circle } of CIRCLES) blocks.set(id, [circle[0], circle[1], 2 * circle[2], 2 * circle[2]]);
    expect(overlapping(blocks)).toEqual([]);
  });
  it("keeps each block on its fief; Gotland is too narrow for one, Södermanland and Nyland nearly so", () => {
    const enough: Readonly<Record<string, number>> = { gotland: 0, sodermanland: 0.5, nyland: 0.8 };
    const astray = onMap.filter(({ id, block }) => shareInside(block, ringsIn(FIEF_PATHS[ids.indexOf(id)] ?? "")) < (enough[id] ?? 0.88));
    expect(astray.map(({ id }) => id)).toEqual([]);
  });
  it("lets lakes part the fiefs: none lies under Vänern and Vättern", () => {
    const lakes = ringsIn(LAKES);
    expect(lakes.length).toBeGreaterThan(0);
    expect(onMap.filter(({ shield }) => isInside(shield, lakes)).map(({ id }) => id)).toEqual([]);
  });
  it("has room in the circles for every merchant the rules allow", () => {
    CIRCLES.forEach(({ circle }, at) => {
      const places = merchantPlaces(circle, roomFor(EVERY_COUNTRY[at]!, 5));
      places.forEach(([x, y], i) => {
        const [nx, ny] = places[(i + 1) % places.length] ?? [0, 0];
        expect(Math.hypot(x - nx, y - ny)).toBeGreaterThan(19.2);
      });
    });
  });
});

describe("Mare Balticum", () => {
  it("has the hexes in the catalog's order", () => {
    expect(HEXES.map(({ id }) => id)).toEqual(HEX_CATALOG.map(({ id }) => id));
    expect(HEXES[hexOf.power]?.kind).toBe("power");
    expect(HEXES[hexOf.turn]?.id).toBe("turnAid");
    expect(HEXES[hexOf.titles]?.id).toBe("titleDeck");
    expect(HEXES[hexOf.builds]?.id).toBe("buildDeck");
  });
  it("makes one land of the capital and the home provinces, and an island of every other hex", () => {
    const drawn = drawnBorders(new Map(HEX_CATALOG.map(({ id }, at) => [id, HEX_PATHS[at] ?? ""])));
    const inner = HEX_CATALOG.filter(({ kind }) => kind === "capital" || kind === "local");
    const steps = (a: { q: number; r: number }, b: { q: number; r: number }): number =>
      Math.max(Math.abs(a.q - b.q), Math.abs(a.r - b.r), Math.abs(a.q + a.r - b.q - b.r));
    const touching = inner.flatMap((a, i) => inner.slice(i + 1).flatMap((b) => (steps(a, b) === 1 ? [pairOf(a.id, b.id)] : [])));
    expect(touching).toHaveLength(12);
    expect([...drawn.keys()].toSorted()).toEqual(touching.toSorted());
  });
  it("puts every route on the water between its two provinces", () => {
    ROUTES.forEach(({ at }) => {
      for (const d of HEX_PATHS) expect(isInside(at, ringsIn(d))).toBe(false);
    });
  });
  it("keeps circles, arms, goods, squares and titles apart", () => {
    const boxes = new Map<string, readonly [number, number, number, number]>();
    for (const province of PROVINCES) {
      const slots = PROVINCE_SLOTS[province];
      if (slots === undefined) throw new Error("a province without slots");
      expect(slots.overseas).toBe(isOverseas(province));
      slots.circles.forEach((list, force) => {
        list.forEach(([x, y], i) => boxes.set(`${province} ${force} ${i}`, [x, y, 29, 29]));
      });
      boxes.set(`${province} arms`, [slots.arms[0], slots.arms[1], 24, 30]);
      boxes.set(`${province} good`, [slots.good[0], slots.good[1], 26, 26]);
    }
    SQUARES.forEach(([x, y], i) => boxes.set(`square ${i}`, [x, y, 32, 32]));
    TITLE_HEXES.forEach(([x, y], i) => boxes.set(`title ${i}`, [x, y, 43, 43]));
    expect(overlapping(boxes)).toEqual([]);
  });
});
