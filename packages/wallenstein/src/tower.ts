/** WA-TOWER The dice tower: cubes rest in it and fall out of it by a stated model, from the game's own chance. */
import type { Chance } from "@stormakt/kernel";
import type { TowerModel } from "./catalog/index.ts";
import { TOWER_MODEL_IDS, TOWER_MODELS } from "./catalog/index.ts";
import { add, at, sum } from "./table.ts";

/** No more cubes than these are in the game: five times 62 armies, and 20 peasants. */
export const MOST_CUBES = 330;
const TWO_32 = 4294967296;

/** A model with its chances worked out. */
export interface Tower {
  /** How likely a resting cube is knocked loose, by the number of cubes dropped. */
  readonly knocksLoose: Float64Array;
  /** How likely a cube sticks, by the number of cubes resting. */
  readonly sticks: Float64Array;
  // The same in words of chance: a word below it means yes.
  readonly looseWords: Float64Array;
  readonly stickWords: Float64Array;
}
export const chanceAt = (chances: Float64Array, cubes: number): number => chances[cubes] as number;
/** Powers come from repeated multiplication, so that all machines agree to the last bit. */
function towerOf(model: TowerModel): Tower {
  const knocksLoose = new Float64Array(MOST_CUBES + 1);
  const sticks = new Float64Array(MOST_CUBES + 1);
  let held = 1;
  for (let cubes = 0; cubes <= MOST_CUBES; cubes++) {
    knocksLoose[cubes] = model.fixedKnock ?? 1 - held;
    sticks[cubes] = model.capacity === null ? model.stick : model.stick * Math.max(0, 1 - cubes / model.capacity);
    held *= 1 - model.knock;
  }
  return {
    knocksLoose,
    sticks,
    looseWords: knocksLoose.map((chance) => chance * TWO_32),
    stickWords: sticks.map((chance) => chance * TWO_32),
  };
}
const TOWERS: readonly Tower[] = TOWER_MODEL_IDS.map((id) => towerOf(TOWER_MODELS[id]));
/** A tower by the number of its model. */
export function towerBuilt(model: number): Tower {
  const tower = TOWERS[model];
  if (tower === undefined) throw new Error(`there is no tower model ${model}`);
  return tower;
}

/**
 * WA-TOWER-2, -3, -8 Drops a batch, the whole tray with it. First each resting cube may be knocked loose, then the new cubes fall in
 * random order, and each sticks or lands in the tray. All three lists count cubes by colour; the tray is
 * added to `batch`.
 */
export function drop(tower: Tower, inside: number[], tray: number[], batch: number[], chance: Chance): void {
  for (let colour = 0; colour < batch.length; colour++) {
    add(batch, colour, at(tray, colour));
    tray[colour] = 0;
  }
  const dropped = sum(batch);
  if (dropped === 0) return;
  let resting = knockLoose(chanceAt(tower.looseWords, dropped), inside, tray, chance);
  const { stickWords } = tower;
  const falling = inRandomOrder(batch, dropped, chance);
  for (let i = 0; i < dropped; i++) {
    const colour = cubeAt(falling, i);
    if (chance.below(TWO_32, "tower") < chanceAt(stickWords, resting)) {
      add(inside, colour, 1);
      resting++;
    } else add(tray, colour, 1);
  }
}
/** Each resting cube falls by itself; tells how many still rest. */
function knockLoose(below: number, inside: number[], tray: number[], chance: Chance): number {
  let resting = 0;
  for (let colour = 0; colour < inside.length; colour++) {
    const before = at(inside, colour);
    let held = before;
    for (let cube = 0; cube < before; cube++) if (chance.below(TWO_32, "tower") < below) held--;
    inside[colour] = held;
    tray[colour] = before - held;
    resting += held;
  }
  return resting;
}
const cubeAt = (falling: Uint8Array, place: number): number => falling[place] as number;
/** The colours of the dropped cubes, shuffled. The list is lent until the next drop. */
function inRandomOrder(batch: readonly number[], dropped: number, chance: Chance): Uint8Array {
  let cube = 0;
  for (let colour = 0; colour < batch.length; colour++) for (let left = at(batch, colour); left > 0; left--) FALLING[cube++] = colour;
  for (let i = dropped - 1; i > 0; i--) {
    const j = Math.floor((chance.below(TWO_32, "tower") * (i + 1)) / TWO_32);
    const held = cubeAt(FALLING, i);
    FALLING[i] = cubeAt(FALLING, j);
    FALLING[j] = held;
  }
  return FALLING;
}
/** Room for the cubes of one drop; nothing in it outlives the drop. */
const FALLING = new Uint8Array(MOST_CUBES);
