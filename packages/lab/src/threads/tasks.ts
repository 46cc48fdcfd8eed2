import type { BlockJob, BlockResult, MatchSetting } from "../arena/block.ts";
import { playBlocks } from "../arena/block.ts";
import type { Watched, Watching, WatchJob } from "../lab/watch.ts";
import { watchGames } from "../lab/watch.ts";
import type { Looking, LookingJob, Looks } from "../train/looking.ts";
import { lookAround } from "../train/looking.ts";
import type { Leaning, Rivalry, RivalsJob } from "../train/rivals.ts";
import { meet } from "../train/rivals.ts";
import type { GamesJob, Harvest, SelfPlay } from "../train/selfplay.ts";
import { harvest } from "../train/selfplay.ts";

/** What threads can be asked to do: how a task is set up, and what a job and its result are. All of it can be sent between threads. */
export interface Tasks {
  arena: { setting: MatchSetting; job: BlockJob; result: BlockResult };
  selfplay: { setting: SelfPlay; job: GamesJob; result: Harvest };
  rivals: { setting: Rivalry; job: RivalsJob; result: Leaning };
  looking: { setting: Looking; job: LookingJob; result: Looks };
  watch: { setting: Watching; job: WatchJob; result: Watched };
}
export type TaskName = keyof Tasks;

type Starters = { readonly [T in TaskName]: (setting: Tasks[T]["setting"]) => Promise<(job: Tasks[T]["job"]) => Tasks[T]["result"]> };
export const TASKS: Starters = { arena: playBlocks, selfplay: harvest, rivals: meet, looking: lookAround, watch: watchGames };
