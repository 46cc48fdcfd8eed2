import type { GameTypes, Seat, State } from "@stormakt/kernel";
import type { Leaf } from "./knowing.ts";
import { knowsWho, Moment, rememberKnowing, walkKnowing } from "./knowing.ts";
import type { Effort } from "./mind.ts";
import type { Node, Step } from "./nodes.ts";
import { remember, walk } from "./nodes.ts";
import type { Playouts } from "./playout.ts";

/** What a search remembers of the decisions below its candidates: by what was done, or by what everybody knows. */
export class Tree<G extends GameTypes> {
  private readonly playouts: Playouts<G>;
  private readonly effort: Effort;
  private readonly path: Step[] = [];
  /** What was openly done is all that others know of a candidate: those that look alike have one moment in common. */
  private readonly now = new Moment<G["Action"]>();
  private readonly leaves: Leaf[] = [];

  constructor(playouts: Playouts<G>, effort: Effort) {
    this.playouts = playouts;
    this.effort = effort;
  }
  /** Walks on from where the candidate has led. */
  walk(action: G["Action"], node: Node, state: State<G>): void {
    const { playouts, path, leaves } = this;
    const { engine, mind } = playouts;
    const { nodes: depth = 0, curiosity } = this.effort;
    path.length = 0;
    leaves.length = 0;
    if (depth === 0) return;
    const rollout = (seat: Seat): G["Action"] => playouts.sensible(state, seat);
    if (curiosity === undefined || !knowsWho(mind)) walk(engine, state, node, depth, rollout, path);
    else walkKnowing(engine, mind, state, this.now.after(mind.openly(action)), { depth, curiosity }, rollout, leaves);
  }
  /** What came of it. */
  remember(chances: Float64Array): void {
    remember(this.path, chances);
    rememberKnowing(this.leaves, chances);
  }
}
