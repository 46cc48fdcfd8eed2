import type { Effort } from "@stormakt/bots";
import type { Engine, GameTypes, State } from "@stormakt/kernel";
import { GAMES } from "@stormakt/shelf";
import type { Rules } from "../former.ts";
import { formerRules, rulesOfToday } from "../former.ts";
import type { Way } from "../measure.ts";
import { measure, printTable, rateOf, short, timeEach } from "../measure.ts";
import { middlesOf } from "../positions.ts";
import type { Section } from "../section.ts";

const WHAT = ["sampled", "thrifty", "copy over one at hand", "search"] as const;
/** By turns of a few hundredths of a second: on a busy machine the weather changes faster than in quarters. */
const SHORTER = 8;
/** Before that each has run for so many slices: what is not yet compiled says nothing. */
const WARM_UP = 3;

/** What `hard` did then, where it does otherwise now. */
const AS_THEN: Readonly<Record<string, Pick<Effort, "width" | "depth" | "worlds" | "ahead">>> = {
  "vasa-regalis": { width: 8, depth: 16, worlds: 64 },
  // Since then its candidates are ranked by the end of the turn: that takes far more play than what counts as iterations.
  "mare-balticum": { width: 6, depth: 2, worlds: 16, ahead: 0 },
  "svea-rike": { width: 12, depth: 1, worlds: 64 },
};

export const former: Section = {
  title: "Kernel, games and search of today against those of commit ed6be91, each in one file, by turns in one run",
  async run({ rounds, milliseconds }, only) {
    const [then, now] = [await formerRules(), await rulesOfToday()];
    const figures: Record<string, number> = {};
    const rows: string[][] = [];
    for (const { id } of GAMES) {
      if (only.length > 0 && !only.includes(id)) continue;
      const ways = [...(await waysOf(then, id, "then")), ...(await waysOf(now, id, "now"))];
      measure(ways, { rounds: 1, milliseconds: WARM_UP * milliseconds });
      const measured = measure(ways, { rounds: rounds * SHORTER, milliseconds: milliseconds / SHORTER });
      for (const what of WHAT) {
        const [before, since] = [rateOf(measured, `${what} then`), rateOf(measured, `${what} now`)];
        rows.push([`${id}: ${what}`, short(before), short(since), (since / before).toFixed(2), timeEach(since)]);
        figures[`${id} ${what}`] = Number((since / before).toFixed(3));
      }
    }
    printTable(["what", "then/s", "now/s", "ratio", "each now"], rows);
    console.log(
      "\n  sampled, thrifty: actions of whole random games, set-up included. search: iterations of what hard did then, from its first",
    );
    console.log("  decision on. Rules have been mended since: a game may be a little longer or shorter, and open with another question.");
    return figures;
  },
};

async function waysOf(rules: Rules, id: string, when: string): Promise<Way[]> {
  const game = await rules.gameCalled(id);
  const mind = await rules.mindOf(id);
  if (mind === null) throw new Error(`nobody has taught a bot ${id}`);
  const seats = Math.min(game.seats.max, Math.max(4, game.seats.min));
  const usual = Object.fromEntries(Object.entries(game.options).map(([name, option]) => [name, option.usual]));
  const config: GameTypes["Config"] = { ...usual, seats };
  const dice = rules.fastDice(id);
  const [engine, sparing] = [new rules.Engine(game), new rules.Engine(game)];
  sparing.thrifty = true;
  const begin = (by: Engine<GameTypes>): State<GameTypes> =>
    by.beginWith(config, [dice.below(0x7fffffff), dice.below(0x7fffffff), dice.below(0x7fffffff), 1]);
  const playOut = (by: Engine<GameTypes>): number => {
    const state = begin(by);
    let actions = 0;
    while (by.playAny(state, dice)) actions++;
    return actions;
  };
  const middles = middlesOf(engine, begin, dice);
  const atHand = middles.map((state) => engine.copy(state));
  const opening = sparing.beginWith(config, rules.fastChance(`opening of ${id}`));
  let seat = sparing.nextSeat(opening);
  while (sparing.legalActions(opening, seat).length < 2 && sparing.composable(opening, seat).length === 0) {
    sparing.perform(opening, seat, mind.rollout(sparing, opening, seat, dice));
    seat = sparing.nextSeat(opening);
  }
  const [view, legal] = [sparing.view(opening, seat), sparing.legalActions(opening, seat)];
  // As far ahead as then: playouts of today go further, and one that does more is no slower for it.
  const effort = { ...mind.effort("hard", opening), ...AS_THEN[id] };
  const playouts = new rules.Playouts(sparing, new rules.Judgement(mind));
  return [
    { name: `sampled ${when}`, batch: () => playOut(engine) },
    { name: `thrifty ${when}`, batch: () => playOut(sparing) },
    {
      name: `copy over one at hand ${when}`,
      batch() {
        middles.forEach((state, at) => engine.copy(state, atHand[at]));
        return middles.length;
      },
    },
    {
      name: `search ${when}`,
      batch() {
        const hunt = rules.search(playouts, view, seat, legal, effort, { chance: dice });
        for (;;) {
          const step = hunt.next();
          if (step.done === true) return step.value.iterations;
        }
      },
    },
  ];
}
