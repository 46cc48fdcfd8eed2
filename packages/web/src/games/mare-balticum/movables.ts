import { goodsAt, layerLines, leaderAfterMerging, sizeOf, subjectAt } from "@stormakt/mare-balticum/advice";
import type { Force, Group, Line, NoLine, Province } from "@stormakt/mare-balticum/catalog";
import { ARMY, FARM, FLEET, NO_LINE, PLACES, squareOf } from "@stormakt/mare-balticum/catalog";
import type { MarePlace } from "../../maps/mare-balticum/places.ts";
import { offersOf } from "../kit/offers.ts";
import type { MareOffer, Props, Table } from "./offers.ts";
import type { BoardWords } from "./words.ts";

/** Something that may be moved, with every way it might go. */
export interface Movable {
  readonly key: string;
  readonly force: Force;
  /** Where it stands; null: on the build deck. */
  readonly from: Province | null;
  readonly layer: number;
  readonly circle: number;
  readonly lines: readonly (Line | NoLine)[];
  readonly goods: number;
  readonly ways: readonly { readonly to: Province; readonly offer: MareOffer }[];
}
export const canMove = ({ ways }: Movable): boolean => ways.some(({ offer }) => offer.rule === null);
/** The rule that holds all of it back, if it is the same for all ways. */
export function heldBy({ ways }: Movable): string | null {
  const rules = new Set(ways.map(({ offer }) => offer.rule));
  const [rule] = rules;
  return rules.size === 1 ? (rule ?? null) : null;
}

/** What the line can move, from the moves on offer. Builds that another line leads are left out. */
export function movablesOf(props: Props): readonly Movable[] {
  const { table } = props.view;
  const found = new Map<string, Movable & { ways: { to: Province; offer: MareOffer }[] }>();
  const add = (key: string, made: () => Omit<Movable, "key" | "ways">, to: Province, offer: MareOffer): void => {
    const known = found.get(key);
    if (known === undefined) found.set(key, { key, ...made(), ways: [{ to, offer }] });
    else known.ways.push({ to, offer });
  };
  const group = (from: Province, force: Group): Omit<Movable, "key" | "ways"> => {
    const places = Array.from({ length: sizeOf(table, from, force) }, (_, place) => place);
    return {
      force,
      from,
      layer: 0,
      circle: 0,
      lines: places.map((place) => subjectAt(table, from, force, place)),
      goods: places.reduce((sum, place) => sum + goodsAt(table, from, force, place), 0),
    };
  };
  for (const offer of offersOf(props, "sail"))
    add(`fleet ${offer.action.from}`, () => group(offer.action.from, FLEET), offer.action.to, offer);
  for (const offer of offersOf(props, "march"))
    add(`army ${offer.action.from}`, () => group(offer.action.from, ARMY), offer.action.to, offer);
  for (const offer of offersOf(props, "deploy")) {
    const { force, layer, to } = offer.action;
    if (offer.rule === "MB-BUILD-3" || offer.rule === "MB-BUILD-1") continue;
    add(
      `build ${force} ${layer}`,
      () => ({ force, from: null, layer, circle: 0, lines: layerLines(table, force, layer), goods: 0 }),
      to,
      offer,
    );
  }
  for (const offer of offersOf(props, "moveFarmer")) {
    const { from, circle, to } = offer.action;
    const farmer = (): Omit<Movable, "key" | "ways"> => ({
      force: FARM,
      from,
      layer: 0,
      circle,
      lines: [subjectAt(table, from, FARM, circle)],
      goods: goodsAt(table, from, FARM, circle),
    });
    add(`farmer ${from} ${circle}`, farmer, to, offer);
  }
  return [...found.values()];
}
export function movableName(w: BoardWords, { speaker }: Pick<Props, "speaker">, { force, from, layer }: Movable): string {
  if (from === null) return w.moving.build(speaker.name({ thing: "force", id: force }), layer);
  const where = speaker.name({ thing: "province", id: from });
  return force === FARM ? w.moving.farmer(where) : force === FLEET ? w.moving.fleet(where) : w.moving.army(where);
}
/** Where it lies on the map. */
export const placesOfMovable = ({ force, from, circle, lines }: Movable): readonly MarePlace[] =>
  from === null
    ? PLACES.map((place) => ({ kind: "square", square: squareOf(force as Group, place) }))
    : force === FARM
      ? [{ kind: "circle", province: from, force, place: circle }]
      : lines.map((_, place) => ({ kind: "circle", province: from, force, place }));
/** Who will lead after the groups have joined; null: nobody is there to join. */
export function leaderAfter(table: Table, { force, from }: Movable, to: Province): Line | null {
  if (force === FARM || from === null) return null;
  const leader = leaderAfterMerging(table, from, to, force as Group);
  return leader === NO_LINE ? null : leader;
}
