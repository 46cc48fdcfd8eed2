import type { Game, GameTypes } from "@stormakt/kernel";
import { describe, expect, it } from "vitest";
import { coveringConfigs } from "./configs.ts";
import { overwritingProblem } from "./copies.ts";
import { examine, sayBreach } from "./examine.ts";
import type { LawOptions } from "./laws.ts";
import { LAWS, optionsProblem } from "./laws.ts";

export { coveringConfigs } from "./configs.ts";
export { courseOf } from "./course.ts";
export type { Breach } from "./examine.ts";
export { examine, sayBreach } from "./examine.ts";
export type { Law, LawOptions } from "./laws.ts";
export { LAWS } from "./laws.ts";
export { namesComeBack } from "./names.ts";
export { printedIn } from "./printed.ts";

/** The laws that every game obeys, as tests: call it once in a test file of the game. */
export function lawsOf<G extends GameTypes>(game: Game<G>, options: LawOptions<G> = {}): void {
  describe(`the laws for ${game.id}`, () => {
    it("options: all that may be agreed is read as it is, and nothing else is", () => {
      expect(optionsProblem(game, options.configs ?? coveringConfigs(game))).toBeNull();
    });
    copiesOf(game, options.configs);
    for (const law of LAWS) {
      if (law.id === "words" && (options.words === undefined || options.manner === undefined)) continue;
      it(`law ${law.id}: ${law.says}`, { timeout: 180_000 }, () => {
        const breach = examine(game, law, options);
        expect(breach === null ? null : sayBreach(breach)).toBeNull();
      });
    }
  });
}

/** One of them alone, for a test file that is quick: it can be asked about every field that is copied. */
export function copiesOf<G extends GameTypes>(game: Game<G>, configs: readonly G["Config"][] = coveringConfigs(game)): void {
  it(`copies: a table of ${game.id} written over that of any other game is as good as a fresh copy`, () => {
    expect(overwritingProblem(game, configs)).toBeNull();
  });
}
