import type { Chance, Engine, Game, GameTypes, Seat, State, View } from "@stormakt/kernel";
import { ownFrame } from "@stormakt/kernel";

/** Windows may open in windows; nobody settles for ever. */
const MOST_PASSES = 64;

/** Does the step the game waits at have moves that are too many to list? */
export function composes<G extends GameTypes>(game: Game<G>, { stack }: View<G>): boolean {
  const name = stack.at(-1)?.step;
  const step = game.steps.find((one) => one.name === name);
  if (step === undefined || step.kind === "procedure") return false;
  const moves = [...Object.values(step.moves), ...Object.values((step.kind === "decision" && step.interrupts) || {})];
  return moves.some((move) => typeof move === "object" && move !== null && "sample" in move);
}

/**
 * Plays an action in a world of one's own, and settles what it leaves open: the others' answers to the same sealed decision or window are
 * drawn, and windows that the action opens are passed by all. So what is looked at afterwards is what the action did.
 */
export function playAndSettle<G extends GameTypes>(
  engine: Engine<G>,
  world: State<G>,
  seat: Seat,
  action: G["Action"],
  chance: Chance,
): void {
  const depth = world.stack.length - 1;
  const { answers } = ownFrame(world.stack, depth); // the very list that will be written on
  engine.perform(world, seat, action);
  while (answers !== null && world.outcome === null && world.stack[depth]?.answers === answers) {
    const other = engine.nextSeat(world);
    const answer = world.stack[depth]?.order === null ? engine.sampleAction(world, other, chance) : engine.defaultAction(world, other);
    if (answer === null) return;
    engine.perform(world, other, answer);
  }
  for (let passes = 0; passes < MOST_PASSES && world.outcome === null && world.stack.at(-1)?.order != null; passes++) {
    const other = engine.nextSeat(world);
    engine.perform(world, other, engine.defaultAction(world, other));
  }
}
