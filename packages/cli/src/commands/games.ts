import { botsFor } from "@stormakt/bots";
import type { Option } from "@stormakt/kernel";
import { GAMES, gameCalled, wordsOf } from "@stormakt/shelf";
import { LANGUAGES } from "@stormakt/words";
import { parse, theLanguage } from "../args.ts";
import type { Command } from "../command.ts";
import { bold, columns, dim, folded } from "../terminal.ts";

export const games: Command = {
  summary: "the games on the shelf: players, options, bots",
  usage: `stormakt games [--lang ${LANGUAGES.join("|")}] [--json]`,
  async run(args) {
    const { values } = parse(args, { json: { type: "boolean" }, lang: { type: "string" } }, { most: 0 });
    const language = theLanguage(values.lang);
    const listed = await Promise.all(
      GAMES.map(async ({ id }) => {
        const [game, words] = await Promise.all([gameCalled(id), wordsOf(id, language)]);
        return { id, game, words, bots: botsFor(id) };
      }),
    );
    if (values.json === true) {
      const plain = listed.map(({ id, game, words, bots }) => ({
        id,
        title: words.game.title,
        subtitle: words.game.subtitle,
        rulesVersion: game.rulesVersion,
        seats: game.seats,
        rules: game.rules.length,
        options: game.options,
        bots,
      }));
      console.log(JSON.stringify(plain, null, 2));
      return 0;
    }
    for (const { id, game, words, bots } of listed) {
      console.log(`${bold(words.game.title)} ${dim(`(${id})`)}  ${words.game.subtitle}`);
      console.log(folded(`  ${words.game.blurb}`, "  "));
      console.log(
        `  ${game.seats.min} to ${game.seats.max} players, ${words.game.length}; ${game.rules.length} rules; bots: ${bots.join(", ")}`,
      );
      const rows = Object.entries(game.options).map(([name, option]) => [
        `    ${name}`,
        sayOption(option),
        words.options[name]?.help ?? "",
      ]);
      for (const line of columns(rows)) console.log(line);
      console.log();
    }
    return 0;
  },
};

function sayOption(option: Option): string {
  switch (option.kind) {
    case "flag":
      return option.usual ? "true* | false" : "true | false*";
    case "number":
      return `${option.off === true ? "off | " : ""}${option.min} … ${option.max} (${option.usual}*)`;
    case "choice":
      return option.among.map((one) => (one === option.usual ? `${one}*` : one)).join(" | ");
    case "seat":
      return "random* | a seat from 0";
  }
}
