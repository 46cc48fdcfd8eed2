import { FIEFS } from "@stormakt/svea-rike/catalog";
import { COUNTIES } from "@stormakt/wallenstein/catalog";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { HOUSES, SEAT_ARMS } from "../../src/art/arms.ts";
import { detailAt } from "../../src/maps/chart/detail.ts";
import type { Spot } from "../../src/maps/chart/spots.tsx";
import { nextSpot } from "../../src/maps/chart/spots.tsx";
import { HEXES } from "../../src/maps/mare-balticum/atlas.ts";
import { MareBalticumMap } from "../../src/maps/mare-balticum/mare-balticum-map.tsx";
import type { MarePlace } from "../../src/maps/mare-balticum/places.ts";
import { CIRCLES, FIEF_SLOTS } from "../../src/maps/svea-rike/atlas.ts";
import { SveaRikeMap } from "../../src/maps/svea-rike/svea-rike-map.tsx";
import { COUNTY_SLOTS } from "../../src/maps/wallenstein/atlas.ts";
import type { CountyLook } from "../../src/maps/wallenstein/looks.ts";
import { WallensteinMap } from "../../src/maps/wallenstein/wallenstein-map.tsx";

const count = (html: string, what: RegExp): number => html.match(what)?.length ?? 0;
const [red] = SEAT_ARMS;
if (red === undefined) throw new Error("no arms");
const plain = (says: string): CountyLook => ({ owner: null, armies: 0, buildings: [], revolts: 0, says });

describe("WallensteinMap", () => {
  const counties = COUNTIES.map(({ name }) => plain(name));
  it("names every county for a reader and has one stop for the Tab key", () => {
    const html = renderToStaticMarkup(<WallensteinMap counties={counties} label="Germany" onPick={() => {}} />);
    for (const { name } of COUNTIES) expect(html).toContain(`aria-label="${name}"`);
    expect(count(html, /role="button"/g)).toBe(45);
    expect(count(html, /tabindex="0"/gi)).toBe(1);
  });
  it("puts the stop on the first county that may be picked", () => {
    const html = renderToStaticMarkup(
      <WallensteinMap
        counties={counties.map((look, at) => (at === 7 ? { ...look, mark: "legal" } : look))}
        label="Germany"
        onPick={() => {}}
      />,
    );
    expect(html).toMatch(/data-key="7"[^>]*data-mark="legal"[^>]*tabindex="0"/i);
  });
  it("shows owner, armies, buildings and markers, and a number when revolts do not fit", () => {
    const html = (look: Partial<CountyLook>): string =>
      renderToStaticMarkup(<WallensteinMap counties={counties.map((all, at) => (at === 1 ? { ...all, ...look } : all))} label="Germany" />);
    expect(html({})).not.toContain("var(--t-gules)");
    expect(html({ owner: red, armies: 12 })).toContain(">12</text>");
    expect(html({ owner: red, armies: 1 })).toContain('data-owner="gules"');
    expect(html({ revolts: 5 })).toContain("×5");
    expect(html({ revolts: 3 })).not.toContain("×3");
    expect(html({ mark: "chosen" })).toContain("#seal");
    expect(html({})).not.toContain("#seal");
    expect(html({}).length).toBeLessThan(html({ statue: true }).length);
    expect(html({}).length).toBeLessThan(html({ leader: red }).length);
    expect(html({})).not.toContain('role="button"');
  });
});

describe("SveaRikeMap", () => {
  const { sture, denmark } = HOUSES;
  const fiefs = FIEFS.map(({ id }) => ({ owner: null, says: id }));
  const countries = CIRCLES.map(({ id }) => ({ arms: denmark, room: 6, merchants: [], says: id }));
  it("can be picked at every fief, colony and circle", () => {
    const html = renderToStaticMarkup(<SveaRikeMap fiefs={fiefs} countries={countries} label="Realm" onPick={() => {}} />);
    expect(count(html, /role="button"/g)).toBe(28);
    expect(count(html, /tabindex="0"/gi)).toBe(1);
  });
  it("tells owned, free and foreign fiefs apart", () => {
    const html = (look: object): string =>
      renderToStaticMarkup(
        <SveaRikeMap fiefs={fiefs.map((all, at) => (at === 5 ? { ...all, ...look } : all))} countries={countries} label="Realm" />,
      );
    expect(html({ owner: sture })).toContain('data-owner="azure"');
    expect(html({ power: denmark })).not.toContain("data-owner");
    expect(html({ price: 15 })).toContain(">15</text>");
    expect(html({ owner: sture, price: 15 })).not.toContain(">15</text>");
  });
});

describe("MareBalticumMap", () => {
  const provinces = Array.from({ length: 12 }, () => ({ circles: [], title: null }));
  const powers = ["Russia", "Poland", "Denmark"].map((name) => ({ name, arms: HOUSES.russia, reserve: 3, note: "" }));
  const html = (mark?: (place: MarePlace) => "legal" | null): string =>
    renderToStaticMarkup(
      <MareBalticumMap
        provinces={provinces}
        powers={powers}
        sold={[]}
        builds={[]}
        titles={[]}
        turn={{ title: "Turn", phases: ["Production"], now: 0 }}
        names={{ capital: "Stockholm", builds: "Builds", titles: "Titles" }}
        label="Baltic"
        says={({ kind }) => kind}
        onPick={() => {}}
        {...(mark && { mark })}
      />,
    );
  it("can be picked at every hex, and at small places that matter now", () => {
    expect(count(html(), /role="button"/g)).toBe(HEXES.length);
    expect(
      count(
        html((place) => (place.kind === "circle" && place.province === 0 ? "legal" : null)),
        /role="button"/g,
      ),
    ).toBe(HEXES.length + 8);
  });
});

describe("arrow keys", () => {
  const spotAt = (key: string, [x, y]: readonly [number, number, ...number[]]): Spot => ({ key, d: "", at: [x, y], says: key, mark: null });
  it.each([
    ["Wallenstein", COUNTY_SLOTS.map(({ id, block }) => spotAt(id, block))],
    ["Svea Rike", [...FIEF_SLOTS.map(({ id, block }) => spotAt(id, block)), ...CIRCLES.map(({ id, circle }) => spotAt(id, circle))]],
    ["Mare Balticum", HEXES.map(({ id, at }) => spotAt(id, at))],
  ])("reach every place of %s from every other", (_, spots) => {
    for (const start of spots) {
      const seen = new Set([start.key]);
      const queue = [start];
      for (let here = queue.pop(); here !== undefined; here = queue.pop())
        for (const direction of [
          [1, 0],
          [-1, 0],
          [0, 1],
          [0, -1],
        ] as const) {
          const next = nextSpot(spots, here, direction);
          if (next !== null && !seen.has(next.key)) {
            seen.add(next.key);
            queue.push(next);
          }
        }
      expect(spots.filter(({ key }) => !seen.has(key)).map(({ key }) => `${start.key} -> ${key}`)).toEqual([]);
    }
  });
});

it("shows more the nearer one looks", () => {
  expect([0.2, 0.5, 0.8, 1.5].map(detailAt)).toEqual([0, 1, 1, 2]);
});
