/**
 * WA-TOWER-9, -11 The models of the dice tower. A record names its model, so that an old game replays exactly. `fitted` is the usual one:
 * `stormakt tower --fit` finds its numbers. `default` was the usual one of the first rules and keeps the name it has in their records.
 */
export const TOWER_MODELS = {
  default: { stick: 0.9, capacity: 30, knock: 0.02, fixedKnock: null },
  light: { stick: 0.4, capacity: 40, knock: 0.06, fixedKnock: null },
  spielbyweb: { stick: 0.3333333333, capacity: null, knock: 0, fixedKnock: 0.3333333333 },
  fitted: { stick: 1, capacity: 56, knock: 0.024, fixedKnock: null },
} as const satisfies Readonly<Record<string, TowerModel>>;

/**
 * `stick`: how likely a cube sticks in an empty tower. `capacity`: how many cubes the tower can hold; the fuller, the less sticks.
 * `knock`: how likely one falling cube knocks a resting one loose. `fixedKnock`: instead, one chance for any number of falling cubes.
 */
export interface TowerModel {
  readonly stick: number;
  readonly capacity: number | null;
  readonly knock: number;
  readonly fixedKnock: number | null;
}
export type TowerModelId = keyof typeof TOWER_MODELS;
export const TOWER_MODEL_IDS: readonly TowerModelId[] = ["default", "light", "spielbyweb", "fitted"];
export const USUAL_TOWER = "fitted" satisfies TowerModelId;
