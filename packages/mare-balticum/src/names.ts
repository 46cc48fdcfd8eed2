/** What is made of the things of the game: the words of the layout and the schema. */
import type { Plain } from "@stormakt/kernel";
import type { Shape } from "@stormakt/kernel/shapes";
import { among, amount, listOf, Misnamed, thing, things } from "@stormakt/kernel/shapes";
import {
  circlesIn,
  FORCE,
  FORCES,
  GOOD,
  GROUP,
  HEX,
  KING,
  LINE,
  LOCAL,
  MARK,
  MOTION,
  NO_LINE,
  NO_MOTION,
  OFFICE,
  OVERSEA,
  PEACE,
  PLACE,
  POWER,
  PROVINCE,
  PROVINCES,
  ROUTE,
  SQUARE,
  TRUCE,
  WAR,
} from "./catalog/index.ts";
import { CIRCLES, circleAt, NO_ROUTE } from "./table/board.ts";

export const line = thing(LINE);
export const lineOrNone = thing(LINE, { none: NO_LINE });
export const lineOrKing = thing(LINE, { king: KING });
export const holder = thing(LINE, { king: KING, none: NO_LINE });
export const lines = listOf(line);
export const lineSet = things(LINE);
export const force = thing(FORCE);
export const group = thing(GROUP);
export const circle = thing(PLACE);
export const circles = things(PLACE);
export const office = thing(OFFICE);
export const power = thing(POWER);
export const good = thing(GOOD);
export const hex = thing(HEX);
export const local = thing(LOCAL);
export const overseas = thing(OVERSEA);
export const province = thing(PROVINCE);
export const route = thing(ROUTE);
export const routeOrNone = thing(ROUTE, { none: NO_ROUTE });
export const square = thing(SQUARE);
export const motion = thing(MOTION);
export const motionOrNone = thing(MOTION, { none: NO_MOTION });
export const marks = things(MARK);
export const result = among("undecided", "won", "lost", "broken-off");
export const vote = among("yes", "no");

/** A layer of a build, counted from one at the top. */
export const layer: Shape<number> = {
  name: (value) => value + 1,
  place(named, at) {
    const place = amount.place(named, at);
    if (place < 1) throw new Misnamed(at, `must be a layer, not ${place}`);
    return place - 1;
  },
};

/** The circles of the board that hold something, by province, kind and place. */
const CIRCLE_NAMES = PROVINCES.flatMap((of) =>
  FORCES.flatMap((kind) =>
    Array.from({ length: circlesIn(of, kind) }, (_, place) => ({
      circle: circleAt(of, kind, place),
      name: `${PROVINCE.names[of]} ${FORCE.names[kind]} ${PLACE.names[place]}`,
    })),
  ),
);
const CIRCLE_CALLED = new Map(CIRCLE_NAMES.map(({ circle, name }) => [name, circle]));
export const board = <T>(each: Shape<T>, empty: T): Shape<T[]> => ({
  copied: "list",
  name: (held) => {
    const made: Record<string, Plain> = {};
    for (const { circle, name } of CIRCLE_NAMES) {
      const value = held[circle];
      if (value !== undefined && value !== empty) made[name] = each.name(value);
    }
    return made;
  },
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
  if (called === TRUCE || called === PEACE) return placed(POWER.names);
  return called === WAR ? placed(PROVINCE.names) : ABOUT_NOTHING;
}
/** One of these by its name, or by its place among them. */
const placed = (names: readonly string[]): Shape<number> => ({
  name: (value) => names[value] ?? null,
  place(named, at) {
    const place = names.findIndex((name) => name === named);
    if (place < 0) throw new Misnamed(at, `must be one of ${names.join(", ")}`);
    return place;
  },
});
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
    const held: Readonly<Record<string, unknown>> = { ...named };
    const called = motions.place(held[motionIn], `${at}.${motionIn}`);
    return of.place({ ...held, [aboutIn]: aboutOf(called).place(held[aboutIn], `${at}.${aboutIn}`) }, at);
  },
});
