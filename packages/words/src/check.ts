import type { Game } from "@stormakt/kernel";
import { IntlMessageFormat } from "intl-messageformat";
import type { Words } from "./contract.ts";

/** What is missing from a game's words in one language, or stands there without need. Empty: all is said once. */
export function wordsProblems(game: Game<any>, words: Words, language: string): string[] {
  const problems: string[] = [];
  const compare = (what: string, said: readonly string[], wanted: readonly string[]) => {
    for (const id of wanted) if (!said.includes(id)) problems.push(`${language}: ${what} ${id} is missing`);
    for (const id of said) if (!wanted.includes(id)) problems.push(`${language}: ${what} ${id} is not used`);
  };
  const deciding = game.steps.filter((step) => step.kind !== "procedure");
  const moves = deciding.flatMap((step) => [
    ...Object.entries(step.moves),
    ...Object.entries(("interrupts" in step && step.interrupts) || {}),
  ]);
  compare(
    "step",
    Object.keys(words.steps),
    deciding.map(({ name }) => name),
  );
  compare("move", Object.keys(words.moves), [...new Set(moves.map(([kind]) => kind))]);
  compare("option", Object.keys(words.options), Object.keys(game.options));
  const refusing = new Set(moves.flatMap(([, move]) => Object.keys((move as { requires: object }).requires)));
  for (const rule of refusing) if (!(rule in words.refusals)) problems.push(`${language}: refusal ${rule} is missing`);
  for (const rule of Object.keys(words.refusals))
    if (!game.rules.includes(rule)) problems.push(`${language}: refusal ${rule} is of no rule`);
  for (const [name, option] of Object.entries(game.options))
    if (option.kind === "choice") compare(`choice of ${name}`, Object.keys(words.options[name]?.choices ?? {}), option.among);
  const texts = [
    ...Object.values(words.events),
    ...Object.values(words.moves),
    ...Object.values(words.outcomes),
    ...Object.values(words.steps).flatMap(({ ask, wait }) => [ask, wait]),
  ];
  for (const text of texts) {
    try {
      new IntlMessageFormat(text, language);
    } catch (error) {
      problems.push(`${language}: ${JSON.stringify(text)}: ${String(error)}`);
    }
  }
  return problems;
}
