/** What the things of the game are called, and what is made of them: the words of the schema. */
import type { Domain } from "@stormakt/kernel/ids";
import { domain, range } from "@stormakt/kernel/ids";
import type { Shape } from "@stormakt/kernel/shapes";
import { among, amount, listOf, Misnamed, thing, things } from "@stormakt/kernel/shapes";
import type { Force, Good, Group, Hex, Line, Local, Motion, Office, Overseas, Power, Province, Route, Square } from "./catalog/index.ts";
import { circlesIn, FORCES, KING, LARGEST_GROUP, NO_LINE, NO_MOTION, OVERSEAS, PEACE, PROVINCES, TRUCE, WAR } from "./catalog/index.ts";
import { CIRCLES, circleAt } from "./table.ts";

/** Things whose numbers begin further on. */
const domainFrom = (name: string, first: number, names: readonly string[]): Domain => ({
  ...range(name, first, first + names.length - 1),
  names,
});
export const LINE = domain("line", ["baner", "fleming", "bielke", "de-la-gardie", "brahe"]);
const FORCE = domain("force", ["farm", "fleet", "army", "fort"]);
const GROUP = domainFrom("group", 1, FORCE.names.slice(1));
export const OFFICE = domain("office", ["treasurer", "admiral", "constable", "steward"]);
const POWER = domain("power", ["russia", "poland", "denmark"]);
const GOOD = domain("good", ["grain", "wood", "cloth", "iron", "stone"]);
/** The hexes of the title deck, and what an investment is paid with. */
export const HEX = domain("good or gold", [...GOOD.names, "gold"]);
const LOCAL = domain("local province", ["karelia", "finland", "uplandia", "eastrogothia", "smolandia", "westrogothia"]);
const OVERSEA = domainFrom("overseas province", OVERSEAS[0], ["ingria", "estonia", "livonia", "pomerania", "scania", "trondheim"]);
export const PROVINCE = domain("province", [...LOCAL.names, ...OVERSEA.names]);
/** The routes bear numbers on the board. */
export const ROUTE = range("route", 1, 6);
export const SQUARE = domain(
  "square",
  GROUP.names.flatMap((build) => [1, 2, 3].map((place) => `${build} ${place}`)),
);
const MOTION = domainFrom("motion", 1, ["taxation", "truce", "peace", "war", "mobilization"]);
export const MARK = domain("mark", ["retreated", "deployed", "moved"]);
export const RESULT = domain("result", ["undecided", "won", "lost", "broken-off"]);
export const MEANS = domain("means", [...HEX.names, "gold-hex"]);
/** The subjects of one kind in one province. */
export const STAND = domain(
  "force of a province",
  PROVINCE.names.flatMap((province) => FORCE.names.map((force) => `${province} ${force}`)),
);

export const line = thing(LINE) as Shape<Line>;
export const lineOrNone: Shape<number> = thing(LINE, { none: NO_LINE });
export const holder: Shape<number> = thing(LINE, { king: KING, none: NO_LINE });
export const lineOrKing = thing(LINE, { king: KING }) as Shape<Line | typeof KING>;
export const lines = listOf(line);
export const lineSet = things(LINE) as Shape<number>;
export const force = thing(FORCE) as Shape<Force>;
export const group = thing(GROUP) as Shape<Group>;
export const office = thing(OFFICE) as Shape<Office>;
export const power = thing(POWER) as Shape<Power>;
export const good = thing(GOOD) as Shape<Good>;
export const hex = thing(HEX) as Shape<Hex>;
export const local = thing(LOCAL) as Shape<Local>;
export const overseas = thing(OVERSEA) as Shape<Overseas>;
export const province = thing(PROVINCE) as Shape<Province>;
export const route = thing(ROUTE) as Shape<Route>;
export const square = thing(SQUARE) as Shape<Square>;
export const motion = thing(MOTION) as Shape<Motion>;
export const vote = among("yes", "no");

/** A place in a row, counted from one: a circle from the left, a layer from the top. */
const counted = (what: string, most: number): Shape<number> => ({
  name: (value) => value + 1,
  place(named, at) {
    const place = amount.place(named, at);
    if (place < 1 || place > most) throw new Misnamed(at, `must be a ${what}, not ${place}`);
    return place - 1;
  },
});
export const circle = counted("circle", LARGEST_GROUP);
export const layer = counted("layer", Number.MAX_SAFE_INTEGER);
/** Circles of one group, one bit each, as their list. */
export const circles: Shape<number> = {
  name: (set) => [0, 1, 2].filter((place) => (set & (1 << place)) !== 0).map((place) => circle.name(place)),
  place: (named, at) =>
    listOf(circle)
      .place(named, at)
      .reduce((set, place) => set | (1 << place), 0),
};

/** The circles of the board that hold something, by province, kind and place. */
const CIRCLE_NAMES = PROVINCES.flatMap((of) =>
  FORCES.flatMap((kind) =>
    Array.from({ length: circlesIn(of, kind) }, (_, place) => ({
      circle: circleAt(of, kind, place),
      name: `${STAND.names[of * FORCES.length + kind]} ${place + 1}`,
    })),
  ),
);
const CIRCLE_CALLED = new Map(CIRCLE_NAMES.map(({ circle, name }) => [name, circle]));
export const board = (each: Shape<number>, empty: number): Shape<number[]> => ({
  name: (held) =>
    Object.fromEntries(
      CIRCLE_NAMES.flatMap(({ circle, name }) => (held[circle] === empty ? [] : [[name, each.name(held[circle] ?? empty)] as const])),
    ),
  place(named, at) {
    if (typeof named !== "object" || named === null) throw new Misnamed(at, "must be an object of circles");
    const held = Array.from({ length: CIRCLES }, () => empty);
    for (const [name, value] of Object.entries(named)) {
      const circle = CIRCLE_CALLED.get(name);
      if (circle === undefined) throw new Misnamed(at, `has no circle ${name}`);
      held[circle] = each.place(value, `${at}.${name}`);
    }
    return held;
  },
});

/** What a motion is about depends on the motion: a power, a province, or nothing. */
const ABOUT_NOTHING: Shape<number> = {
  name: () => null,
  place(named, at) {
    if (named !== null) throw new Misnamed(at, "must be null");
    return 0;
  },
};
function aboutOf(called: number): Shape<number> {
  if (called === TRUCE || called === PEACE) return power;
  return called === WAR ? province : ABOUT_NOTHING;
}
/** A record that has a motion in one field and what it is about in another. */
export const withMotion = <T extends object, M extends keyof T & string, A extends keyof T & string>(
  of: Shape<T>,
  motionIn: M,
  aboutIn: A,
  motions: Shape<number>,
): Shape<T> => ({
  name: (value) => ({ ...(of.name(value) as object), [aboutIn]: aboutOf(Number(value[motionIn])).name(Number(value[aboutIn])) }),
  place(named, at) {
    if (typeof named !== "object" || named === null) throw new Misnamed(at, "must be an object");
    const held = named as Readonly<Record<string, unknown>>;
    const called = motions.place(held[motionIn], `${at}.${motionIn}`);
    return of.place({ ...held, [aboutIn]: aboutOf(called).place(held[aboutIn], `${at}.${aboutIn}`) }, at);
  },
});
export const motionOrNone: Shape<number> = thing(MOTION, { none: NO_MOTION });
