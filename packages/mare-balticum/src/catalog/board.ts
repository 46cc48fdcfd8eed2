/** The four kinds of circle, and of the subjects in them. */
export const FARM = 0;
export const FLEET = 1;
export const ARMY = 2;
export const FORT = 3;
export type Force = 0 | 1 | 2 | 3;
/** A force that is a group with a leader. */
export type Group = 1 | 2 | 3;
export const FORCES = [FARM, FLEET, ARMY, FORT] as const;
export const GROUPS = [FLEET, ARMY, FORT] as const;
export const LARGEST_GROUP = 3;
export const FARMS = 2;

export const GRAIN = 0;
export const WOOD = 1;
export const CLOTH = 2;
export const IRON = 3;
export const STONE = 4;
export type Good = 0 | 1 | 2 | 3 | 4;
export const GOODS = [GRAIN, WOOD, CLOTH, IRON, STONE] as const;

export const RUSSIA = 0;
export const POLAND = 1;
export const DENMARK = 2;
export type Power = 0 | 1 | 2;
export const POWERS = [RUSSIA, POLAND, DENMARK] as const;

export const KARELIA = 0;
export const FINLAND = 1;
export const UPLANDIA = 2;
export const EASTROGOTHIA = 3;
export const SMOLANDIA = 4;
export const WESTROGOTHIA = 5;
export const INGRIA = 6;
export const ESTONIA = 7;
export const LIVONIA = 8;
export const POMERANIA = 9;
export const SCANIA = 10;
export const TRONDHEIM = 11;
export type Local = 0 | 1 | 2 | 3 | 4 | 5;
export type Overseas = 6 | 7 | 8 | 9 | 10 | 11;
export type Province = Local | Overseas;
export const LOCALS = [KARELIA, FINLAND, UPLANDIA, EASTROGOTHIA, SMOLANDIA, WESTROGOTHIA] as const;
export const OVERSEAS = [INGRIA, ESTONIA, LIVONIA, POMERANIA, SCANIA, TRONDHEIM] as const;
export const PROVINCES = [...LOCALS, ...OVERSEAS] as const;

/** The good of each province, and whether that is stated in the rules' examples, inferred from their notes, or our own choice. */
export const PRINTED = [
  { id: KARELIA, name: "Karelia", good: WOOD, known: "designed" },
  { id: FINLAND, name: "Finland", good: STONE, known: "designed" },
  { id: UPLANDIA, name: "Uplandia", good: IRON, known: "designed" },
  { id: EASTROGOTHIA, name: "Eastrogothia", good: CLOTH, known: "designed" },
  { id: SMOLANDIA, name: "Smolandia", good: WOOD, known: "stated" },
  { id: WESTROGOTHIA, name: "Westrogothia", good: GRAIN, known: "stated" },
  { id: INGRIA, name: "Ingria", good: CLOTH, known: "inferred" },
  { id: ESTONIA, name: "Estonia", good: GRAIN, known: "designed" },
  { id: LIVONIA, name: "Livonia", good: WOOD, known: "inferred" },
  { id: POMERANIA, name: "Pomerania", good: STONE, known: "inferred" },
  { id: SCANIA, name: "Scania", good: GRAIN, known: "stated" },
  { id: TRONDHEIM, name: "Trondheim", good: IRON, known: "designed" },
] as const satisfies readonly { id: Province; name: string; good: Good; known: string }[];

export const goodOf = (province: Province): Good => PRINTED[province].good;
export const isOverseas = (province: Province): province is Overseas => province >= INGRIA;
export const isLocal = (province: Province): province is Local => province < INGRIA;
/** The province on the other shore of the same route. */
export const facing = (province: Province): Province => ((province + 6) % 12) as Province;
/** Its place in its row, from Karelia or Ingria. */
export const placeInRow = (province: Province): number => province % 6;
export const routeOf = (province: Province): Route => (placeInRow(province) + 1) as Route;

/** How many circles of a kind a province has. */
export function circlesIn(province: Province, force: Force): number {
  if (force === FARM) return isLocal(province) ? FARMS : 0;
  if (force === FLEET) return isOverseas(province) ? LARGEST_GROUP : 0;
  return LARGEST_GROUP;
}
/** What a subject yields: one good at home, two overseas. */
export const yieldOf = (province: Province): number => (isOverseas(province) ? 2 : 1);

/** The sixteen borders: neighbours along each row, and the two shores of each route. Neither row is a ring. */
export const BORDERS: readonly (readonly [Province, Province])[] = [
  ...LOCALS.slice(0, 5).map((province): [Province, Province] => [province, (province + 1) as Province]),
  ...OVERSEAS.slice(0, 5).map((province): [Province, Province] => [province, (province + 1) as Province]),
  ...LOCALS.map((province): [Province, Province] => [province, facing(province)]),
];
export const border = (a: Province, b: Province): boolean => STEPS_BETWEEN[a * 12 + b] === 1;
/** Border steps from one province to another. */
export const stepsBetween = (a: Province, b: Province): number => STEPS_BETWEEN[a * 12 + b] ?? 0;
const STEPS_BETWEEN = PROVINCES.flatMap((a) =>
  PROVINCES.map((b) => Math.abs(placeInRow(a) - placeInRow(b)) + (isLocal(a) === isLocal(b) ? 0 : 1)),
);
/** How far a fleet is from a province: along the overseas row, to the province itself or to the one that faces it. */
export const sailsBetween = (a: Province, b: Province): number => Math.abs(placeInRow(a) - placeInRow(b));

export type Route = 1 | 2 | 3 | 4 | 5 | 6;
export const ROUTES = [1, 2, 3, 4, 5, 6] as const;
export const localOf = (route: Route): Local => (route - 1) as Local;
export const overseasOf = (route: Route): Overseas => (route + 5) as Overseas;
export const sisterOf = (route: Route): Route => (((route - 1) ^ 1) + 1) as Route;
export const powerOf = (route: Route): Power => ((route - 1) >> 1) as Power;
export const powerAt = (province: Province): Power => powerOf(routeOf(province));
/** For enemy action the routes form a ring: six borders one. */
export const routesBorder = (a: Route, b: Route): boolean => (a - b + 6) % 6 === 1 || (b - a + 6) % 6 === 1;
export const UNITS_PER_ACTION = 3;

/** What a force can fight, by the circles its enemies stand in. */
export const canFight = (force: Force, target: Force): boolean =>
  force === FLEET ? target === FLEET : target === ARMY || (force === FORT && target === FORT);

/** The nineteen hexes on axial coordinates, the capital in the middle. */
export type HexKind = "capital" | "local" | "overseas" | "power" | "aid";
export const HEXES: readonly { readonly id: string; readonly kind: HexKind; readonly q: number; readonly r: number }[] = [
  { id: "capital", kind: "capital", q: 0, r: 0 },
  { id: "karelia", kind: "local", q: 1, r: -1 },
  { id: "finland", kind: "local", q: 1, r: 0 },
  { id: "uplandia", kind: "local", q: 0, r: 1 },
  { id: "eastrogothia", kind: "local", q: -1, r: 1 },
  { id: "smolandia", kind: "local", q: -1, r: 0 },
  { id: "westrogothia", kind: "local", q: 0, r: -1 },
  { id: "ingria", kind: "overseas", q: 2, r: -2 },
  { id: "estonia", kind: "overseas", q: 2, r: 0 },
  { id: "livonia", kind: "overseas", q: 0, r: 2 },
  { id: "pomerania", kind: "overseas", q: -2, r: 2 },
  { id: "scania", kind: "overseas", q: -2, r: 0 },
  { id: "trondheim", kind: "overseas", q: 0, r: -2 },
  { id: "russia", kind: "power", q: 2, r: -1 },
  { id: "poland", kind: "power", q: -1, r: 2 },
  { id: "denmark", kind: "power", q: -1, r: -1 },
  { id: "turnAid", kind: "aid", q: 1, r: -2 },
  { id: "titleDeck", kind: "aid", q: 1, r: 1 },
  { id: "buildDeck", kind: "aid", q: -2, r: 1 },
];
