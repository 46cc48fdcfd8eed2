/** What a link says of itself where somebody posts it: a title, a sentence, a picture. */
import type { Summary } from "@stormakt/host";
import { shownName } from "@stormakt/host";
import type { Language } from "@stormakt/words";
import { listIn } from "@stormakt/words";
import { titleOf } from "../notices/occasions.ts";
import type { CardPhrases } from "./phrases.ts";
import { cardPhrasesIn } from "./phrases.ts";

export interface Card {
  readonly title: string;
  readonly description: string;
  /** The game whose picture it bears; null: the house's own. */
  readonly game: string | null;
}
/** What all may know of a listed table: its game, who plays, and whose turn it is, unless those who watch are kept behind. */
export function tableCard({ game, name, status, seats, waiting, delay }: Summary, language: Language): Card {
  const say = cardPhrasesIn(language);
  const called = seats.map(({ name: own, bot, free: isFree }) => shownName(own) ?? (bot === null && !isFree ? say.guest : null));
  const people = called.flatMap((one) => one ?? []);
  const list = listIn(language, people);
  const title = titleOf(game);
  const free = seats.filter((seat) => seat.free).length;
  const asked = delay == null ? waiting.flatMap((seat) => called[seat] ?? []) : [];
  const description =
    status === "gathering"
      ? say.gathering(list, free, seats.length)
      : status === "finished"
        ? begun(say.finished(list), say)
        : [say.running(list), asked.length === 0 ? "" : say.turn(listIn(language, asked))]
            .map((sentence) => begun(sentence, say))
            .join(" ")
            .trim();
  return { title: name === "" ? title : `${name} · ${title}`, description, game };
}
/** A sentence may begin with somebody who has no name; names are left as their people write them. */
const begun = (sentence: string, { guest }: CardPhrases): string =>
  sentence.startsWith(guest) ? sentence.slice(0, 1).toUpperCase() + sentence.slice(1) : sentence;
/** A link to a table that is nobody else's business says what its sender says it is: a game of this house, and nothing of the table. */
export function invitationCard(game: string, language: Language): Card {
  const say = cardPhrasesIn(language);
  return { title: say.invited(titleOf(game)), description: say.house, game };
}
export const houseCard = (language: Language): Card => ({ title: "Stormakt", description: cardPhrasesIn(language).house, game: null });

/** The page with the card in its head. */
export function withCard(
  page: string,
  { title, description, game }: Card,
  address: { readonly site: string; readonly path: string },
): string {
  const said: readonly (readonly [string, string])[] = [
    ["og:type", "website"],
    ["og:site_name", "Stormakt"],
    ["og:title", title],
    ["og:description", description],
    ["og:url", `${address.site}${address.path}`],
    ["og:image", `${address.site}/cards/${game ?? "stormakt"}.jpg`],
    ["og:image:width", "1200"],
    ["og:image:height", "630"],
    ["twitter:card", "summary_large_image"],
  ];
  const tags = said.map(
    ([name, content]) => `<meta ${name.startsWith("og:") ? "property" : "name"}="${name}" content="${escaped(content)}" />`,
  );
  // Whatever people call themselves is text here, also where it looks like a pattern of what is put in its place.
  return page.replace("</head>", () => `${tags.join("")}</head>`);
}
const SIGNS: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => SIGNS[sign] ?? "");
