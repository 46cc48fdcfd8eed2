import { AVAILABLE, isOnSale } from "@stormakt/svea-rike/advice";
import {
  costOf,
  crownsOn,
  EVERY_COUNTRY,
  EVERY_FIEF,
  EVERY_HISTORY,
  eraOf,
  fiefsAround,
  NONE,
  priceOf,
  reignOf,
  roomFor,
  royalTroops,
  SCORING_SERIES,
  seriesOf,
  tradeIncome,
  troopsOn,
} from "@stormakt/svea-rike/catalog";
import type { TableView } from "@stormakt/svea-rike/view";
import { inEachLanguage } from "@stormakt/words";
import { meant } from "../play/question.ts";
import { bold, columns, dim, folded, seatColour } from "../terminal.ts";
import type { Said } from "../words/en/svea-rike.ts";
import type { GameTable, Seen } from "./table.ts";

export const SAID = await inEachLanguage(
  async (language) => ((await import(`../words/${language}/svea-rike.ts`)) as { readonly said: Said }).said,
);
const tableOf = ({ view }: Seen): TableView => view.table as TableView;
const nameIn =
  ({ speaker }: Seen) =>
  (thing: string, id: number): string =>
    speaker.name({ thing, id });
const sumOf = (fiefs: typeof EVERY_FIEF, of: (fief: (typeof EVERY_FIEF)[number]) => number): number =>
  fiefs.reduce((sum, fief) => sum + of(fief), 0);

/** What each family has, what is on sale, the war, and the viewer's hand. */
function draw(seen: Seen): string {
  const { seat: viewer, names, speaker } = seen;
  const table = tableOf(seen);
  const said = SAID[speaker.language];
  const name = nameIn(seen);
  const named = (seat: number) => seatColour(seat)(names[seat] ?? "?");
  const fiefsOf = (owner: number) => EVERY_FIEF.filter((fief) => table.fiefs[fief] === owner);
  const fiefText = (fief: (typeof EVERY_FIEF)[number]) => `${name("fief", fief)} ${dim(`${crownsOn(fief)}/${troopsOn(fief)}`)}`;
  const historyOf = (owner: number) =>
    EVERY_HISTORY.filter((card) => table.history[card] === owner)
      .toSorted((a, b) => SCORING_SERIES.indexOf(seriesOf(a)) - SCORING_SERIES.indexOf(seriesOf(b)))
      .map((card) => name("history", card));
  const merchantsOf = (seat: number) =>
    EVERY_COUNTRY.flatMap((country) => {
      const count = table.merchants[seat * EVERY_COUNTRY.length + country] ?? 0;
      return count > 0 ? [`${name("country", country)} ${bold(String(count))}`] : [];
    });
  const purses = names.map((_, seat) => [
    `  ${named(seat)}`,
    String(table.gold[seat] ?? "?"),
    String(table.handSizes[seat] ?? 0),
    String(sumOf(fiefsOf(seat), crownsOn)),
    String(sumOf(fiefsOf(seat), troopsOn)),
    (table.due[seat] ?? 0) > 0 ? String(table.due[seat]) : "",
  ]);
  const list = (title: string, things: readonly string[]) => folded(`  ${dim(title)} ${things.join(", ") || "–"}`, "    ");
  const own = viewer === null ? null : table.hands[viewer];
  const { war } = table;
  const sent =
    war === null
      ? []
      : war.sent.flatMap((fief, seat) => (fief === NONE || fief < 0 ? [] : [`${named(seat)} ${name("fief", fief)} (${troopsOn(fief)})`]));
  const reign = table.royal === NONE ? "" : `, ${said.effect}: ${name("reign", reignOf(table.royal, eraOf(table.sovereign)))}`;
  return [
    `${bold(name("sovereign", table.sovereign))} (${said.reign} ${table.sovereign} ${said.of16}), ${said.turn} ${table.turn}${reign}${table.enemy === NONE ? "" : `, ${bold(`${said.war} ${name("country", table.enemy)}`)}`}`,
    ...(table.markersLeft.length > 0 ? [dim(`${said.left}: ${table.markersLeft.map((seat) => names[seat] ?? "?").join(", ")}`)] : []),
    "",
    ...columns(
      [["", ...[said.gold, said.cards, said.crowns, said.troops, table.due.some((debt) => debt > 0) ? said.due : ""].map(dim)], ...purses],
      "   ",
    ),
    ...names.flatMap((_, seat) => [
      "",
      named(seat),
      list(`${said.fiefs} (${said.crowns}/${said.troops})`, fiefsOf(seat).map(fiefText)),
      list(said.merchants, merchantsOf(seat)),
      list(said.history, historyOf(seat)),
    ]),
    "",
    folded(
      `${said.onSale} (${said.price}): ${
        EVERY_FIEF.filter((fief) => isOnSale(table, fief))
          .map((fief) => `${fiefText(fief)} ${bold(String(costOf(fief)))}`)
          .join(", ") || "–"
      }`,
      "  ",
    ),
    folded(`${said.row}: ${table.row.map((card) => `${name("history", card)} ${bold(String(priceOf(card)))}`).join(", ") || "–"}`, "  "),
    ...(table.army.length > 0
      ? [folded(`${said.army}: ${table.army.map((royal) => royalTroops(royal)).join(" + ")} ${said.troops}`, "  ")]
      : []),
    ...(sent.length > 0 ? [folded(`${said.sent}: ${sent.join(", ")}`, "  ")] : []),
    ...(own ? [folded(`${bold(said.hand)}: ${own.map((card) => name("event", card)).join(", ") || "–"}`, "  ")] : []),
    dim(`(${said.hint})`),
  ].join("\n");
}
/** A fief with its figures and neighbours, a country with its trade, an event or history card with its text. */
function look(text: string, seen: Seen): string | null {
  const table = tableOf(seen);
  const said = SAID[seen.speaker.language];
  const name = nameIn(seen);
  const fief = meant(text, EVERY_FIEF, (id) => name("fief", id));
  if (fief !== null) {
    const owner = table.fiefs[fief] ?? NONE;
    const pile = isOnSale(table, fief) ? said.onSale : said.locked;
    const who = owner >= 0 ? (seen.names[owner] ?? "?") : owner === AVAILABLE ? pile : said.gone;
    const around = fiefsAround(fief).filter((other) => other !== fief);
    return [
      `${bold(name("fief", fief))}; ${said.owner}: ${who}`,
      `  ${said.cost} ${costOf(fief)}, ${said.crowns} ${crownsOn(fief)}, ${said.troops} ${troopsOn(fief)}`,
      folded(`  ${said.around} ${around.map((other) => name("fief", other)).join(", ") || "–"}`, "    "),
    ].join("\n");
  }
  const country = meant(text, EVERY_COUNTRY, (id) => name("country", id));
  if (country !== null) {
    const held = seen.names.flatMap((who, seat) => {
      const count = table.merchants[seat * EVERY_COUNTRY.length + country] ?? 0;
      return count === 0 ? [] : [`${who} ${count} (${tradeIncome(count)} ${said.gold})`];
    });
    return `${bold(name("country", country))}: ${held.join(", ") || "–"}; ${said.room} ${roomFor(country, seen.seats)} ${said.merchants}`;
  }
  for (const thing of ["event", "history"] as const) {
    const ids = Object.keys(seen.speaker.words.things[thing] ?? {});
    const found = meant(text, ids, (id) => seen.speaker.name({ thing, id }));
    if (found !== null) {
      const words = seen.speaker.name({ thing, id: found }, "text");
      return folded(`${bold(seen.speaker.name({ thing, id: found }))}: ${words}`, "  ");
    }
  }
  return null;
}

export const table: GameTable = { draw, look };
