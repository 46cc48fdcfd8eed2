/** What a change of the rules needs, held against what there is. docs/releasing.md says how to bring it about. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { editionOf, fastDice } from "@stormakt/kernel";
import { namingOf } from "@stormakt/kernel/naming";
import { GAMES, gameCalled } from "@stormakt/shelf";
import { formerly, LANGUAGES } from "@stormakt/words";
import { describe, expect, it } from "vitest";
import { firstDifference, MARKED, readKnownGames } from "../../../scripts/tasks/known-games.ts";
import { frozenOnDisk } from "../src/editions.ts";

const FOLDER = join(import.meta.dirname, "../../../editions");
const namesOf = (game: string, ending: string): string[] => {
  const folder = join(FOLDER, game);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length));
};

describe.each(GAMES.map(({ id }) => id))("%s", (id) => {
  it("behaves as its edition says: whatever changes that wants a new rules version", async () => {
    const game = await gameCalled(id);
    const known = readKnownGames(id, game.rulesVersion);
    if (known === null) throw new Error(`edition ${game.rulesVersion} of ${id} is new: npm run freeze -- ${id} --games`);
    const difference = firstDifference(editionOf(game, MARKED), known);
    expect(difference, `the rules of ${id} have changed and are still called ${game.rulesVersion}: see docs/releasing.md`).toBeNull();
  });
  it("says of every former edition how its matches go on, and has it frozen", async () => {
    const { rulesVersion, former = {} } = await gameCalled(id);
    const formerOnes = [...new Set([...namesOf(id, ".mjs"), ...namesOf(id, ".games.json.gz")])].filter((one) => one !== rulesVersion);
    expect(Object.keys(former).sort(), `former editions of ${id} that it does not speak of, or that are not frozen`).toEqual(
      formerOnes.sort(),
    );
    for (const one of formerOnes)
      expect(await frozenOnDisk(id, one), `${id} ${one} is not frozen: npm run freeze at its last commit`).not.toBeNull();
  });
  it.each(namesOf(id, ".mjs"))("can show what edition %s tells, with the catalogue of today, and has the words of then", async (one) => {
    const frozen = await frozenOnDisk(id, one);
    if (frozen === null) throw new Error("it is not there");
    expect([frozen.contract, frozen.game, frozen.rulesVersion]).toEqual([1, id, one]);
    expect(readFileSync(join(FOLDER, id, `${one}.mjs`), "utf8")).toMatch(/^\/\/ .* frozen at [0-9a-f]{7,} by: npm run freeze/);
    const names = namingOf(await gameCalled(id));
    const edition = frozen.edition(2);
    const dice = fastDice(`${id} ${one}`);
    const speakers = LANGUAGES.map((language) => formerly(frozen.words, language, (seat) => `seat ${seat}`));
    for (const seats of [3, 4]) {
      const position = edition.begin({ seats }, `${seats}`);
      let moves = 0;
      for (let waits = edition.waitsFor(position); waits !== null; waits = edition.waitsFor(position)) {
        const seat = waits.seats[0]!;
        if (moves % 7 === 0) for (const as of [null, seat]) names?.placeView(edition.view(position, as), true);
        const allowed = edition.choices(position, seat).flatMap(({ action, rule }) => (rule === null ? [action] : []));
        for (const action of moves % 7 === 0 ? allowed : [])
          for (const speaker of speakers) expect(speaker.move(frozen.words.placeAction(action)).length).toBeGreaterThan(0);
        const composable = edition.composable(position, seat);
        const isComposed = allowed.length === 0 || (composable.length > 0 && moves % 2 === 0);
        const suggested = isComposed ? edition.suggest(position, edition.view(position, seat), seat, `${moves}`) : dice.pick(allowed);
        // What a board puts together it puts together as of today: the edition of then must be able to read that.
        if ("kind" in suggested && composable.includes(suggested.kind))
          expect(names?.nameAction(names.placeAction(suggested))).toEqual(suggested);
        const done = edition.submit(position, seat, suggested);
        if ("rule" in done) throw new Error(`${JSON.stringify(suggested)}: ${done.rule}`);
        moves += 1;
        for (const { event, audience } of done.told)
          for (const told of audience?.others === undefined ? [event] : [event, audience.others]) {
            for (const speaker of speakers) expect(speaker.event(frozen.words.placeEvent(told)).length).toBeGreaterThan(0);
          }
      }
      expect(edition.load(edition.save(position))).toBeDefined();
      expect(names?.placeOutcome(edition.outcome(position)) ?? null).not.toBeNull();
    }
  });
});

it("a rules change that nobody has named is noticed, and so is one in what is allowed", async () => {
  const game = await gameCalled("vasa-regalis");
  const known = readKnownGames(game.id, game.rulesVersion)!;
  const other = { ...game, setUp: (config: never, chance: never) => ({ ...game.setUp(config, chance), round: 2 }) };
  expect(firstDifference(editionOf(other as never, MARKED), known)).toMatch(/^game 1 .* at the start/);
  const [first] = known;
  const moves = first!.moves.map((move, at) => (at === 3 ? ([move[0], { kind: "fly" }] as const) : move));
  expect(firstDifference(editionOf(game, MARKED), [{ ...first!, moves }])).toMatch(
    /^game 1 .* after move 3: .* refused by kernel.no-such-move/,
  );
});
