/** The kinds of thing the game is played with. A thing is a small number in play and has its name everywhere else. */
import type { Domain, IdOf } from "@stormakt/kernel/ids";
import { called, domain, range } from "@stormakt/kernel/ids";

/** Things whose numbers begin further on: they are of a larger domain, too. */
const from = <N extends string, const Name extends string>(name: N, first: number, names: readonly Name[]): Domain<N, Name> => ({
  ...range(name, first, first + names.length - 1),
  names,
});
/** All things of several domains, one after the other: whatever is of one of them is of this. */
const together = <N extends string, Name extends string>(name: string, ...parts: readonly Domain<N, Name>[]): Domain<N, Name> =>
  domain(
    name as N,
    parts.flatMap(({ names }) => names),
  );

/** The five noble houses. A house in play is called a line. */
export const LINE = domain("line", ["baner", "fleming", "bielke", "de-la-gardie", "brahe"]);
export type Line = IdOf<typeof LINE>;
export const LINES = LINE.all;
export const BANER = called(LINE, "baner");
export const FLEMING = called(LINE, "fleming");
export const BIELKE = called(LINE, "bielke");
export const DE_LA_GARDIE = called(LINE, "de-la-gardie");
export const BRAHE = called(LINE, "brahe");
/** Stands on a coat of arms for the King, who has no line. */
const CROWN = from("king", LINE.size, ["king"]);
export const KING = called(CROWN, "king");
export type King = typeof KING;
export const isLine = (holder: Line | King): holder is Line => holder < KING;
/** No line at all: an empty circle, a vacant office, a free coat of arms. */
export const NO_LINE = -1;
export type NoLine = typeof NO_LINE;

/** The four kinds of circle, and of the subjects in them. All but farms are groups, which have a leader. */
const FARMS_ONLY = domain("farm", ["farm"]);
export const GROUP = from("group", FARMS_ONLY.size, ["fleet", "army", "fort"]);
export const FORCE = together("force", FARMS_ONLY, GROUP);
export type Force = IdOf<typeof FORCE>;
export type Group = IdOf<typeof GROUP>;
export const FORCES = FORCE.all;
export const GROUPS = GROUP.all;
export const FARM = called(FARMS_ONLY, "farm");
export const FLEET = called(GROUP, "fleet");
export const ARMY = called(GROUP, "army");
export const FORT = called(GROUP, "fort");
export const isGroup = (force: Force): force is Group => force !== FARM;

/** The circles of one kind in a province, and the squares of one build, from the left. */
export const PLACE = domain("circle", ["1", "2", "3"]);
export type Place = IdOf<typeof PLACE>;
export const PLACES = PLACE.all;
export const LARGEST_GROUP = PLACE.size;
export const LEFTMOST = called(PLACE, "1");
export const FARMS = 2;

export const GOOD = domain("good", ["grain", "wood", "cloth", "iron", "stone"]);
export type Good = IdOf<typeof GOOD>;
export const GOODS = GOOD.all;
export const GRAIN = called(GOOD, "grain");
export const WOOD = called(GOOD, "wood");
export const CLOTH = called(GOOD, "cloth");
export const IRON = called(GOOD, "iron");
export const STONE = called(GOOD, "stone");
const COIN = from("gold", GOOD.size, ["gold"]);
export const GOLD = called(COIN, "gold");
/** The six hexes of the title deck: one for each good, and gold. */
export const HEX = together("good or gold", GOOD, COIN);
export type Hex = IdOf<typeof HEX>;
export const TITLE_HEXES = HEX.all;
/** What an investment is paid with besides the gold for labour: a good from the board, or gold in its place. */
export type Payment = Hex;
export const isGood = (pay: Payment): pay is Good => pay !== GOLD;

export const POWER = domain("power", ["russia", "poland", "denmark"]);
export type Power = IdOf<typeof POWER>;
export const POWERS = POWER.all;
export const RUSSIA = called(POWER, "russia");
export const POLAND = called(POWER, "poland");
export const DENMARK = called(POWER, "denmark");

export const LOCAL = domain("local", ["karelia", "finland", "uplandia", "eastrogothia", "smolandia", "westrogothia"]);
export const OVERSEA = from("overseas", LOCAL.size, ["ingria", "estonia", "livonia", "pomerania", "scania", "trondheim"]);
export const PROVINCE = together("province", LOCAL, OVERSEA);
export type Local = IdOf<typeof LOCAL>;
export type Overseas = IdOf<typeof OVERSEA>;
export type Province = IdOf<typeof PROVINCE>;
export const LOCALS = LOCAL.all;
export const OVERSEAS = OVERSEA.all;
export const PROVINCES = PROVINCE.all;
export const KARELIA = called(LOCAL, "karelia");
export const FINLAND = called(LOCAL, "finland");
export const UPLANDIA = called(LOCAL, "uplandia");
export const EASTROGOTHIA = called(LOCAL, "eastrogothia");
export const SMOLANDIA = called(LOCAL, "smolandia");
export const WESTROGOTHIA = called(LOCAL, "westrogothia");
export const INGRIA = called(OVERSEA, "ingria");
export const ESTONIA = called(OVERSEA, "estonia");
export const LIVONIA = called(OVERSEA, "livonia");
export const POMERANIA = called(OVERSEA, "pomerania");
export const SCANIA = called(OVERSEA, "scania");
export const TRONDHEIM = called(OVERSEA, "trondheim");

/** The routes bear numbers on the board. */
export const ROUTE = range("route", 1, 6);
export type Route = IdOf<typeof ROUTE>;
export const ROUTES = ROUTE.all;

/** The nine squares of the build deck: three each for a fleet, an army and a fort, left to right. */
export const SQUARE = domain(
  "square",
  GROUP.names.flatMap((build) => PLACE.names.map((place) => `${build} ${place}` as const)),
);
export type Square = IdOf<typeof SQUARE>;
export const SQUARES = SQUARE.all;

/** The offices go with the kinds of subject. */
export const OFFICE = domain("office", ["treasurer", "admiral", "constable", "steward"]);
export type Office = IdOf<typeof OFFICE>;
export const OFFICES = OFFICE.all;
export const TREASURER = called(OFFICE, "treasurer");
export const ADMIRAL = called(OFFICE, "admiral");
export const CONSTABLE = called(OFFICE, "constable");
export const STEWARD = called(OFFICE, "steward");

/** The Riksdag's motions, one for each phase from production to investment. */
export const NO_MOTION = 0;
export const MOTION = from("motion", 1, ["taxation", "truce", "peace", "war", "mobilization"]);
export type Motion = IdOf<typeof MOTION>;
export const TAXATION = called(MOTION, "taxation");
export const TRUCE = called(MOTION, "truce");
export const PEACE = called(MOTION, "peace");
export const WAR = called(MOTION, "war");
export const MOBILIZATION = called(MOTION, "mobilization");

/** What a subject has done this turn. */
export const MARK = domain("mark", ["retreated", "deployed", "moved"]);
export type Mark = IdOf<typeof MARK>;
