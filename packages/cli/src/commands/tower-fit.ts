/**
 * How the numbers of Wallenstein's usual tower were found (WA-TOWER-11). All of it is worked out exactly, nothing is sampled:
 * the same command gives the same numbers everywhere.
 */
import type { TowerModel } from "@stormakt/wallenstein";
import { FILL_ARMIES, FILL_PEASANTS } from "@stormakt/wallenstein";
import { bold, columns, dim } from "../terminal.ts";

/** What is asked of a tower. */
const WANTED = {
  /** In the tray after the first filling, in the median game of three and of four players: as in the rulebook's picture of the Court. */
  least: 7,
  most: 10,
  /** For each cube dropped in a first battle of 4, 7 or 10 cubes, one comes out; it may be so much more or less. */
  flow: 0.11,
} as const;
const PLAYERS = [3, 4] as const;
const BATTLES = [4, 7, 10] as const;
const USUAL_BATTLE = 7;

interface Fit {
  readonly stick: number;
  readonly capacity: number;
  readonly knock: number;
  /** By three and by four players: what lies in the tray after the first filling in the median game. */
  readonly medians: readonly number[];
  /** How far the first battles are from one out for one in, at worst. */
  readonly strays: number;
  /** The load at which just as many cubes come out as go in, and the share of a battle's own cubes that pass at that load. */
  readonly load: number;
  readonly passes: number;
}

/** Of all towers that do what is wanted the one through which most of a battle's own cubes pass: armies sent to fight should count. */
export function fitTower(): readonly Fit[] {
  const fits: Fit[] = [];
  for (let stick = 70; stick <= 100; stick += 5)
    for (let capacity = 40; capacity <= 140; capacity += 2) {
      const medians = PLAYERS.map((players) => medianFallen(stick / 100, capacity, FILL_PEASANTS + FILL_ARMIES * players));
      if (medians.some((median) => median < WANTED.least || median > WANTED.most)) continue;
      for (let knock = 10; knock < 60; knock++) {
        const fit = measured(stick / 100, capacity, knock / 1000, medians);
        if (fit.strays <= WANTED.flow) fits.push(fit);
      }
    }
  return fits.sort((one, other) => other.passes - one.passes);
}
function measured(stick: number, capacity: number, knock: number, medians: readonly number[]): Fit {
  const flows = PLAYERS.flatMap((players) => {
    const load = restingAfter(stick, capacity, knock, 0, FILL_PEASANTS + FILL_ARMIES * players);
    return BATTLES.map((cubes) => (load + cubes - restingAfter(stick, capacity, knock, load, cubes)) / cubes);
  });
  const gone = (1 - stick / capacity) ** USUAL_BATTLE;
  const held = (1 - knock) ** USUAL_BATTLE;
  const load = (capacity * (1 - gone)) / (1 - held * gone);
  const strays = Math.max(...flows.map((flow) => Math.abs(flow - 1)));
  return { stick, capacity, knock, medians, strays, load, passes: 1 - (load * (1 - held)) / USUAL_BATTLE };
}
/** The mean load after a drop. Exact, because the chance to stick falls evenly with the load. */
const restingAfter = (stick: number, capacity: number, knock: number, load: number, cubes: number): number =>
  capacity - (capacity - load * (1 - knock) ** cubes) * (1 - stick / capacity) ** cubes;
/** How many of so many cubes fall through an empty tower in the median game. */
function medianFallen(stick: number, capacity: number | null, cubes: number): number {
  const sticks = (resting: number): number => (capacity === null ? stick : stick * Math.max(0, 1 - resting / capacity));
  let likely = [1];
  for (let cube = 0; cube < cubes; cube++)
    likely = Array.from({ length: cube + 2 }, (_, stuck) => {
      const passed = (likely[stuck] ?? 0) * (1 - sticks(stuck));
      return passed + (stuck > 0 ? (likely[stuck - 1] ?? 0) * sticks(stuck - 1) : 0);
    });
  let sum = 0;
  for (let fallen = 0; fallen <= cubes; fallen++) {
    sum += likely[cubes - fallen] ?? 0;
    if (sum >= 0.5) return fallen;
  }
  return cubes;
}

export function printFit(models: Readonly<Record<string, TowerModel>>): void {
  const [best] = fitTower();
  console.log(`${bold("A tower to fit")}: ${WANTED.least} to ${WANTED.most} cubes in the tray after the first filling with three and four`);
  console.log(
    `players, then one out for one in, give or take ${100 * WANTED.flow} %; of those, the one that lets most of a battle through.`,
  );
  const row = (name: string, { stick, capacity, knock, medians, strays, load, passes }: Fit) => [
    name,
    stick.toFixed(2),
    String(capacity),
    knock.toFixed(3),
    medians.join(", "),
    `${(100 * strays).toFixed(1)} %`,
    load.toFixed(1),
    `${(100 * passes).toFixed(1)} %`,
  ];
  const rows = Object.entries(models).flatMap(([name, { stick, capacity, knock, fixedKnock }]) => {
    if (capacity === null || fixedKnock !== null) return [];
    const medians = PLAYERS.map((players) => medianFallen(stick, capacity, FILL_PEASANTS + FILL_ARMIES * players));
    return [row(name, measured(stick, capacity, knock, medians))];
  });
  const head = ["", "stick", "capacity", "knock", "in the tray", "strays", "load", "passes"].map(dim);
  console.log(columns([head, ...(best === undefined ? [] : [row(bold("found"), best)]), ...rows]).join("\n"));
}
