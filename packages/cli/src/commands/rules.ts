import { join } from "node:path";
import { GAMES, gameCalled, rulebookOf, wordsOf } from "@stormakt/shelf";
import type { RuleLine } from "@stormakt/words";
import { LANGUAGES } from "@stormakt/words";
import { parse, theGame, theLanguage } from "../args.ts";
import type { Citations } from "../citations.ts";
import { citationsIn } from "../citations.ts";
import type { Command } from "../command.ts";
import { ROOT } from "../files.ts";
import { Misuse } from "../misuse.ts";
import { optionFaults, sourceOf } from "../option-faults.ts";
import { bold, dim, folded, green, red, yellow } from "../terminal.ts";

export const rules: Command = {
  summary: "every rule with its text, the code that cites it and its tests",
  usage: `stormakt rules [game] [--id VR-BUILD-3] [--lang ${LANGUAGES.join("|")}] [--untested] [--json]
--untested: only rules without a test, and how many there are.
Exit code 1 if a rule is cited by no test, or an option has no rule, no test or no use.`,
  async run(args) {
    const flags = { id: { type: "string" }, lang: { type: "string" }, untested: { type: "boolean" }, json: { type: "boolean" } } as const;
    const { values, positionals } = parse(args, flags, { most: 1 });
    const language = theLanguage(values.lang);
    if (positionals[0] !== undefined) await theGame(positionals[0]);
    const asked = GAMES.filter(({ id }) => positionals[0] === undefined || id === positionals[0]);
    const listed: Listed[] = [];
    const faults = new Map<string, readonly string[]>();
    for (const { id: game } of asked) {
      const folder = join(ROOT, "packages", game);
      const citations = citationsIn(folder);
      const book = await rulebookOf(game, language);
      const ids = new Set(book.flatMap(({ rules: lines }) => lines.map(({ id }) => id)));
      faults.set(game, optionFaults((await gameCalled(game)).options, ids, citations, sourceOf(folder)));
      for (const { title, rules: lines } of book)
        for (const line of lines) listed.push({ game, section: title, ...line, ...citations(line.id) });
    }
    const shown = values.id === undefined ? listed : listed.filter(({ id }) => id === values.id);
    if (shown.length === 0) throw new Misuse(`there is no rule ${values.id ?? ""}`);
    const untested = shown.filter(({ tests }) => tests.length === 0);
    const printed = values.untested === true ? untested : shown;
    if (values.json === true) console.log(JSON.stringify(printed, null, 2));
    else {
      let game = "";
      let section = "";
      for (const rule of printed) {
        if (rule.game !== game) console.log(`\n${bold((await wordsOf(rule.game, language)).game.title)}`);
        if (rule.game !== game || rule.section !== section) console.log(`\n  ${bold(rule.section)}`);
        ({ game, section } = rule);
        print(rule, values.id !== undefined);
      }
      console.log();
      for (const { id } of asked) {
        const own = shown.filter((rule) => rule.game === id);
        const bare = own.filter(({ tests }) => tests.length === 0);
        const uncited = own.filter(({ code }) => code.length === 0).length;
        const verdict =
          bare.length === 0
            ? green("every one has a test")
            : red(`${bare.length} without a test: ${bare.map((rule) => rule.id).join(", ")}`);
        console.log(folded(`${id}: ${own.length} rules, ${verdict}; ${own.length - uncited} cited in code`, "  "));
        for (const fault of faults.get(id) ?? []) console.log(folded(`${id}: ${red(fault)}`, "  "));
      }
    }
    return untested.length > 0 || [...faults.values()].some((found) => found.length > 0) ? 1 : 0;
  },
};
interface Listed extends RuleLine, Citations {
  readonly game: string;
  readonly section: string;
}

function print({ id, text, reading, code, tests }: Listed, inFull: boolean): void {
  const count = tests.length === 0 ? red("no test") : green(`${tests.length} ${tests.length === 1 ? "test" : "tests"}`);
  const cited =
    code.length === 0
      ? yellow("not cited in code")
      : dim(inFull ? code.join(", ") : `${code[0]}${code.length > 1 ? ` and ${code.length - 1} more` : ""}`);
  console.log(folded(`  ${bold(id)}  ${text}`, "      "));
  if (reading !== undefined) console.log(folded(dim(`      › ${reading}`), "        "));
  console.log(`      ${count}, ${cited}`);
  if (inFull) for (const test of tests) console.log(dim(`        ${test}`));
}
