import type { Chance, Engine, GameTypes, Receipt, Seat, State } from "@stormakt/kernel";
import { canonical, copyPlain, fastDice, KERNEL_RULES, notPlain, ownFrame, sameData } from "@stormakt/kernel";
import { difference, overTheWire } from "./data.ts";
import { broken, must } from "./walk.ts";

/** A moment of a game that is looked at closely. Nothing here writes on the state. */
export interface Position<G extends GameTypes> {
  readonly engine: Engine<G>;
  readonly config: G["Config"];
  readonly state: State<G>;
  readonly chance: Chance;
}
const seatsOf = ({ config }: { config: { seats: number } }): Seat[] => Array.from({ length: config.seats }, (_, seat) => seat);
const say = (action: unknown): string => JSON.stringify(action);

/** How many of all that could be spelled are judged at each look. */
const SPELLINGS = 6;
/** Law 2: listing, choosing, sampling, judging and reading agree, and refusals name rules. */
export function listingAgrees<G extends GameTypes>(position: Position<G>): void {
  const { engine, state, chance } = position;
  const asked = engine.waitsFor(state);
  for (const seat of seatsOf(position)) {
    const legal = engine.legalActions(state, seat);
    const choices = engine.choices(state, seat);
    const allowed = choices.filter(({ verdict }) => verdict.legal).map(({ action }) => action);
    must(sameData(allowed, legal), () => `choices and legalActions differ for seat ${seat}: ${difference(allowed, legal)}`);
    for (const { action, verdict } of choices) {
      if (!verdict.legal) knownRule(engine, verdict.rule);
      must(sameData(engine.judge(state, seat, action), verdict), () => `judge says something else than choices of ${say(action)}`);
      const read = engine.read(state, seat, overTheWire(action));
      must("action" in read && sameData(read.action, action), () => `${say(action)} is offered to seat ${seat} but not read from JSON`);
    }
    for (let draw = 0; draw < SPELLINGS; draw++) {
      const action = engine.spellAny(state, seat, chance);
      if (action === null) break;
      const isListed = legal.some((listed) => sameData(listed, action));
      const verdict = engine.judge(state, seat, action);
      must(
        verdict.legal === isListed,
        () => `${say(action)} of seat ${seat} is ${isListed ? "listed but refused" : "legal but not listed"}`,
      );
    }
    const composed = engine.composable(state, seat);
    for (let draw = 0; draw < 3; draw++) {
      const action = engine.sampleAction(state, seat, chance);
      if (action === null) {
        must(!asked.includes(seat), () => `seat ${seat} is asked and nothing legal can be sampled`);
        break;
      }
      const verdict = engine.judge(state, seat, action);
      must(verdict.legal, () => `${say(action)} was sampled for seat ${seat} but is not legal (${"rule" in verdict ? verdict.rule : ""})`);
      must(
        composed.includes(action.kind) || legal.some((listed) => sameData(listed, action)),
        () => `${say(action)} was sampled for seat ${seat} but is not listed`,
      );
      const read = engine.read(state, seat, overTheWire(action));
      must("action" in read && sameData(read.action, action), () => `${say(action)} was sampled but is not read from JSON as it was`);
    }
    if (!asked.includes(seat)) continue;
    const action = engine.defaultAction(state, seat);
    const verdict = engine.judge(state, seat, action);
    must(verdict.legal, () => `the default ${say(action)} of seat ${seat} is refused by ${"rule" in verdict ? verdict.rule : ""}`);
  }
}

/** Law 2: what untrusted JSON spells is refused by a rule or is a legal action; reading and refusing change nothing. */
export function garbageIsRefused<G extends GameTypes>({ engine, state }: Position<G>, seat: Seat, json: unknown): void {
  const before = engine.save(state);
  const read = engine.read(state, seat, json);
  if ("rule" in read) knownRule(engine, read.rule);
  else {
    const verdict = engine.judge(state, seat, read.action);
    if (verdict.legal) {
      const listed = engine.legalActions(state, seat).some((action) => sameData(action, read.action));
      must(listed || engine.composable(state, seat).includes(read.action.kind), () => `${say(json)} is legal but not on offer`);
      must(notPlain(read.action) === null, () => `${say(json)} was read as something that is not plain data`);
    } else {
      knownRule(engine, verdict.rule);
      must(!engine.submit(state, seat, read.action).legal, () => `${say(json)} was refused, then taken`);
    }
  }
  must(engine.save(state) === before, () => `reading ${say(json)} changed the state`);
}
function knownRule<G extends GameTypes>({ game }: Engine<G>, rule: string): void {
  const known = (game.rules as readonly string[]).includes(rule) || (KERNEL_RULES as readonly string[]).includes(rule);
  must(known, () => `a refusal names ${rule}, which is no rule of ${game.id}`);
}

/** Law 3: the state and what is sent of it are plain JSON, and a saved state goes on as the one that was saved. */
export function isPlain<G extends GameTypes>(position: Position<G>): void {
  const { engine, state } = position;
  const odd = notPlain(state);
  must(odd === null, () => `not plain JSON: ${odd}`);
  must(sameData(overTheWire(state), state), () => `JSON changes the state: ${difference(overTheWire(state), state)}`);
  const saved = engine.save(state);
  const loaded = engine.load(saved);
  must(
    engine.save(loaded) === saved,
    () => `load does not give back what was saved: ${difference(JSON.parse(engine.save(loaded)), JSON.parse(saved))}`,
  );
  for (const seat of [...seatsOf(position), null]) {
    const view = engine.view(state, seat);
    const oddView = notPlain(view, "view");
    must(oddView === null, () => `the view of ${seat === null ? "a spectator" : `seat ${seat}`} is not plain JSON: ${oddView}`);
  }
}

/** Law 4: a copy equals its original, and neither feels what is done to the other. */
export function copyIsIndependent<G extends GameTypes>({ engine, state, chance }: Position<G>, actions: number): void {
  const before = engine.save(state);
  const copy = engine.copy(state);
  must(engine.save(copy) === before, () => `a copy differs: ${difference(JSON.parse(engine.save(copy)), JSON.parse(before))}`);
  const kept = engine.copy(state);
  for (let done = 0; done < actions && engine.playAny(copy, chance); done++);
  must(
    engine.save(state) === before,
    () => `acting on a copy changed the original: ${difference(JSON.parse(engine.save(state)), JSON.parse(before))}`,
  );
  // The copy, wherever it has got to, is written over: twice, so that lists shrink and grow again.
  for (let time = 0; time < 2; time++) {
    must(engine.copy(state, copy) === copy, () => "a state written over is another one");
    must(engine.save(copy) === before, () => `written over: ${difference(JSON.parse(engine.save(copy)), JSON.parse(before))}`);
    for (let done = 0; done < actions && engine.playAny(copy, chance); done++);
  }
  must(
    engine.save(state) === before,
    () => `acting on a state written over changed its original: ${difference(JSON.parse(engine.save(state)), JSON.parse(before))}`,
  );
  must(
    engine.save(kept) === before,
    () => `acting on one copy changed another: ${difference(JSON.parse(engine.save(kept)), JSON.parse(before))}`,
  );
  playsAsIfAlone(engine, kept, engine.load(before), actions);
}
/** A table that has its lists in common with another goes on as one that has them to itself: nobody reads a list that is no longer its own. */
function playsAsIfAlone<G extends GameTypes>(engine: Engine<G>, copied: State<G>, alone: State<G>, actions: number): void {
  const [dice, again] = [fastDice("as if alone"), fastDice("as if alone")];
  let state = copied;
  for (let done = 0; done < actions; done++) {
    state = engine.copy(state);
    if (!engine.playAny(state, dice)) break;
    engine.playAny(alone, again);
  }
  must(
    engine.save(state) === engine.save(alone),
    () => `a copy goes on otherwise: ${difference(JSON.parse(engine.save(state)), JSON.parse(engine.save(alone)))}`,
  );
}

/** A world the seat cannot tell from the true one, by way of the wire. */
export const imagined = <G extends GameTypes>({ engine, state, chance }: Position<G>, seat: Seat): State<G> =>
  engine.determinise(overTheWire(engine.view(state, seat)), seat, chance);

/** Law 5: what changes behind a seat's back changes neither its view nor a spectator's. */
export function viewLeaksNothing<G extends GameTypes>({ engine, state }: Position<G>, seat: Seat, other: State<G>): void {
  const view = engine.view(state, seat);
  const again = engine.view(other, seat);
  must(sameData(view, again), () => `seat ${seat} can tell an imagined world from the true one: view${difference(view, again)}`);
  const open = engine.view(state, null);
  const openAgain = engine.view(other, null);
  must(sameData(open, openAgain), () => `a spectator is shown what seat ${seat} does not know: view${difference(open, openAgain)}`);
}

/** Law 5: who is polled in a window depends on what everybody knows. */
export function pollingLeaksNothing<G extends GameTypes>({ engine, state }: Position<G>, seat: Seat, other: State<G>): void {
  const top = state.stack.at(-1);
  if (top?.order == null || state.outcome !== null) return;
  const polled = pollAnew(engine, engine.copy(state));
  if (!sameData(polled, top.order)) return; // something has moved since they were polled
  const inOther = pollAnew(engine, engine.copy(other));
  must(sameData(inOther, polled), () => `who is polled depends on what seat ${seat} does not know: ${say(polled)} against ${say(inOther)}`);
}
function pollAnew<G extends GameTypes>(engine: Engine<G>, state: State<G>): readonly Seat[] | null {
  const depth = state.stack.length;
  if (depth === 0) return null;
  const frame = ownFrame(state.stack, depth - 1);
  frame.line = 0;
  frame.waiting = 0;
  frame.answers = null;
  frame.order = null;
  engine.resume(state);
  return state.stack.length === depth ? (state.stack[depth - 1]?.order ?? null) : null;
}

/** Law 5: an answer that lies face down looks the same to the others, whatever it is. */
export function answersStaySecret<G extends GameTypes>(position: Position<G>): void {
  const { engine, state, chance } = position;
  const top = state.stack.at(-1);
  const asked = engine.waitsFor(state);
  if (top?.answers == null || asked.length < 2) return;
  for (const seat of asked) {
    const one = engine.copy(state);
    const two = engine.copy(state);
    const first = engine.sampleAction(one, seat, chance);
    const second = engine.sampleAction(two, seat, chance);
    if (first === null || second === null) continue;
    const heardOfOne = engine.submit(one, seat, first);
    const heardOfTwo = engine.submit(two, seat, second);
    if (!heardOfOne.legal || !heardOfTwo.legal) continue;
    for (const other of [...seatsOf(position), null]) {
      if (other === seat) continue;
      const views = [engine.view(one, other), engine.view(two, other)];
      must(sameData(views[0], views[1]), () => `seat ${other} sees what seat ${seat} answered: view${difference(views[0], views[1])}`);
      must(
        sameData(engine.heardBy(heardOfOne, other), engine.heardBy(heardOfTwo, other)),
        () => `seat ${other} hears what seat ${seat} answered`,
      );
    }
  }
}

/**
 * Law 5: what a seat hears, its view knows. The same action is made in the true world and in one the seat imagines, with the same dice: if it
 * hears something else there, it has learnt something hidden, and then its view must have changed by it. A secret told in an event that the
 * view knows nothing of was told to the wrong ears.
 */
export function hearingIsKnowing<G extends GameTypes>(
  position: Position<G>,
  by: Seat,
  action: G["Action"],
  after: State<G>,
  told: Receipt<G>,
  fleeting: readonly string[] = [],
): void {
  const { engine, state } = position;
  const lasting = ({ kind }: G["Event"]) => !fleeting.includes(kind);
  if (state.stack.at(-1)?.answers != null) return; // answers turned over may differ and yet come to the same
  for (const seat of seatsOf(position)) {
    const world = imagined(position, seat);
    world.chance = state.chance.slice();
    if (!engine.judge(world, by, action).legal) continue;
    const there = engine.submit(world, by, action);
    if (!there.legal) continue;
    const heard = [engine.heardBy(told, seat).filter(lasting), engine.heardBy(there, seat).filter(lasting)];
    if (sameData(heard[0], heard[1])) continue;
    must(
      !sameData(engine.view(after, seat), engine.view(world, seat)),
      () => `seat ${seat} hears something hidden that its view knows nothing of: heard${difference(heard[0], heard[1])}`,
    );
  }
}

/** Law 6: what a seat may do, and why not, depends on nothing that it does not know. */
export function legalityLeaksNothing<G extends GameTypes>({ engine, state, chance }: Position<G>, seat: Seat, other: State<G>): void {
  const here = engine.choices(state, seat);
  const there = engine.choices(other, seat);
  must(sameData(here, there), () => `what seat ${seat} may do depends on what it does not know: choices${difference(here, there)}`);
  must(
    sameData(engine.composable(state, seat), engine.composable(other, seat)),
    () => `the kinds seat ${seat} may compose differ in an imagined world`,
  );
  if (engine.composable(state, seat).length > 0)
    for (const [from, to] of [
      [state, other],
      [other, state],
    ] as const)
      for (let draw = 0; draw < 3; draw++) {
        const action = engine.sampleAction(from, seat, chance);
        if (action === null) continue;
        const verdict = engine.judge(to, seat, action);
        must(
          verdict.legal,
          () => `whether seat ${seat} may do ${say(action)} depends on what it does not know (${"rule" in verdict ? verdict.rule : ""})`,
        );
      }
  if (!engine.waitsFor(state).includes(seat)) return;
  const usual = [engine.defaultAction(state, seat), engine.defaultAction(other, seat)];
  must(sameData(usual[0], usual[1]), () => `what is done for seat ${seat} when its time is up depends on what it does not know`);
}

/** Law 7: an imagined world can be played to its end. */
export function canBePlayedOn<G extends GameTypes>({ engine, config, chance }: Position<G>, seat: Seat, world: State<G>): void {
  invariantsHold(engine, world, `a world imagined by seat ${seat}`);
  const bound = engine.game.longest(config);
  let actions = 0;
  while (engine.playAny(world, chance))
    must(++actions <= bound, () => `a world imagined by seat ${seat} is not over after ${bound} actions`);
  invariantsHold(engine, world, `a world imagined by seat ${seat} and played to its end`);
}

/** Law 8: what the game itself says must hold. */
export function invariantsHold<G extends GameTypes>({ game }: Engine<G>, { table }: State<G>, where = "the state"): void {
  for (const [name, broke] of Object.entries(game.invariants)) {
    const why = broke(table);
    if (why !== null) broken(`${where} breaks ${name}: ${why}`);
  }
}

/** Law 9: a game under way waits for somebody who can act; one that is over says who won, and takes no more. */
export function endsWell<G extends GameTypes>(position: Position<G>): void {
  const { engine, state } = position;
  const { outcome } = state;
  if (outcome === null) {
    must(engine.waitsFor(state).length > 0, () => `the game waits for nobody in ${engine.describe(state)}`);
    return;
  }
  const placed = outcome.places.flat();
  const everybody = seatsOf(position);
  must(
    placed.length === 0 || canonical([...placed].sort((a, b) => a - b)) === canonical(everybody),
    () => `the outcome must place every seat once, or nobody: ${say(outcome.places)}`,
  );
  must(
    outcome.places.every((place) => place.length > 0),
    () => `the outcome has a place for nobody: ${say(outcome.places)}`,
  );
  must(typeof outcome.because === "string" && outcome.because !== "", () => "the outcome gives no reason");
  must(engine.waitsFor(state).length === 0, () => "the game is over and still waits");
  for (const seat of everybody) {
    must(engine.legalActions(state, seat).length === 0, () => "the game is over and still offers moves");
    const verdict = engine.judge(state, seat, copyPlain({ kind: "pass" }));
    must(!verdict.legal && verdict.rule === "kernel.game-over", () => "a game that is over must say so");
  }
}

/** Law 10: whoever may take an action back has learnt nothing by it: an imagined world would have answered the same. */
export function regretTeachesNothing<G extends GameTypes>(
  { engine }: Pick<Position<G>, "engine">,
  seat: Seat,
  action: G["Action"],
  after: State<G>,
  heard: readonly G["Event"][],
  world: State<G>,
): void {
  const receipt = engine.submit(world, seat, action);
  if (!receipt.legal) return; // law 6 finds that
  const heardThere = engine.heardBy(receipt, seat);
  must(
    sameData(heard, heardThere),
    () => `${say(action)} can be taken back, though it showed seat ${seat} something hidden: heard${difference(heard, heardThere)}`,
  );
  const views = [engine.view(after, seat), engine.view(world, seat)];
  must(
    sameData(views[0], views[1]),
    () => `${say(action)} can be taken back, though it showed seat ${seat} something hidden: view${difference(views[0], views[1])}`,
  );
}
