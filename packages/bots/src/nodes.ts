import type { Engine, GameTypes, Seat, State } from "@stormakt/kernel";

/** How curious a node is about what it has seldom tried. */
const CURIOSITY = 0.35;

/** What has become of one decision below a candidate, over all worlds in which it came up. Told apart by what was done, never by what is hidden. */
export class Node {
  private readonly branches = new Map<string, Branch>();
  /** What stood at each place of the last list of actions, and its branch: most often the same stands there again. */
  private readonly last: unknown[] = [];
  private readonly found: Branch[] = [];
  visits = 0;
  /** The branch of an action that stands at this place of the list. */
  branchAt(at: number, action: unknown): Branch {
    if (at < this.last.length && this.last[at] === action) return this.found[at] as Branch;
    const branch = this.branch(JSON.stringify(action));
    if (at <= this.last.length) {
      this.last[at] = action;
      this.found[at] = branch;
    }
    return branch;
  }
  branch(key: string): Branch {
    let branch = this.branches.get(key);
    if (branch === undefined) {
      branch = new Branch();
      this.branches.set(key, branch);
    }
    return branch;
  }
}
class Branch {
  visits = 0;
  /** How often it could have been taken. */
  open = 0;
  /** The chances of the seat that decides here, added up. */
  sum = 0;
  next: Node | null = null;
}

/** The way one playout took through the nodes. */
export interface Step {
  readonly node: Node;
  readonly branch: Branch;
  readonly seat: Seat;
}

/** For the length of a decision. */
const LEGAL: never[] = [];

/**
 * Walks down from a node for as long as decisions are open to all: each seat tries what has served it best, and now and then what it knows
 * least about. Sealed decisions and windows are never nodes: nobody may answer what lies face down.
 */
export function walk<G extends GameTypes>(
  engine: Engine<G>,
  state: State<G>,
  root: Node,
  depth: number,
  rollout: (seat: Seat) => G["Action"],
  path: Step[],
): void {
  let node = root;
  for (let level = 0; level < depth && state.outcome === null; level++) {
    const frame = state.stack[state.stack.length - 1];
    if (frame === undefined || frame.answers !== null) return;
    const seat = engine.nextSeat(state);
    const legal: readonly G["Action"][] = engine.legalActions(state, seat, LEGAL);
    if (legal.length === 0 || engine.composable(state, seat).length > 0) return;
    if (legal.length === 1) {
      engine.perform(state, seat, legal[0] as G["Action"]);
      level--;
      continue;
    }
    const { action, branch, isNew } = pick(node, legal, () => rollout(seat));
    path.push({ node, branch, seat });
    engine.perform(state, seat, action);
    if (isNew) return;
    branch.next ??= new Node();
    node = branch.next;
  }
}
function pick<A>(node: Node, legal: readonly A[], sensible: () => A): { action: A; branch: Branch; isNew: boolean } {
  // Visited for the first time, a node does what playouts do: most often there is nothing better.
  const first = node.visits === 0 ? sensible() : null;
  let best: { action: A; branch: Branch } | null = null;
  let highest = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < legal.length; at++) {
    const action = legal[at] as A;
    const branch = node.branchAt(at, action);
    branch.open++;
    const score =
      branch.visits === 0
        ? 1 + 1e-3 * node.visits * (action === first ? 2 : 1)
        : branch.sum / branch.visits + CURIOSITY * Math.sqrt(Math.log(branch.open + 1) / branch.visits);
    if (score > highest) {
      highest = score;
      best = { action, branch };
    }
  }
  if (first !== null) best = { action: first, branch: node.branch(JSON.stringify(first)) };
  const { action, branch } = best as { action: A; branch: Branch };
  return { action, branch, isNew: branch.visits === 0 };
}
export function remember(path: readonly Step[], chances: Float64Array): void {
  for (const { node, branch, seat } of path) {
    node.visits++;
    branch.visits++;
    branch.sum += chances[seat] as number;
  }
}
