export type { ArenaReport, Contest, PlayerReport, Progress } from "./arena/arena.ts";
export { contest } from "./arena/arena.ts";
export type { Player } from "./arena/players.ts";
export { playerCalled } from "./arena/players.ts";
export type { Share } from "./statistics/intervals.ts";
export { usualThreads } from "./threads/farm.ts";
export { ROLLOUT } from "./train/selfplay.ts";
export type { Learned, Training, TrialReport } from "./train/train.ts";
export { learn, merged, tried, weightsAsText } from "./train/train.ts";
