import { EVERY_COUNTRY, EVERY_FIEF, EVERY_HISTORY, NONE, SCORING_SERIES, seriesOf } from "@stormakt/svea-rike/catalog";
import type { TableView } from "@stormakt/svea-rike/view";
import type { Language } from "@stormakt/words";
import { bold, columns, dim, folded, seatColour } from "../terminal.ts";
import type { Seen } from "./index.ts";

const SAID = {
  en: {
    reign: "Reign",
    of16: "of 16",
    turn: "turn",
    war: "War with",
    gold: "gold",
    cards: "event cards",
    merchants: "merchants",
    fiefs: "fiefs",
    history: "history",
    row: "History on sale",
    onSale: "Fiefs on sale",
    hand: "Your hand",
    left: "still to move",
  },
  sv: {
    reign: "Regent",
    of16: "av 16",
    turn: "drag",
    war: "Krig med",
    gold: "guld",
    cards: "händelsekort",
    merchants: "handelsmän",
    fiefs: "förläningar",
    history: "historia",
    row: "Historia till salu",
    onSale: "Förläningar till salu",
    hand: "Din hand",
    left: "har draget kvar",
  },
} as const satisfies Record<Language, Record<string, string>>;
const ON_SALE = -1;

/** What each family has, what is on sale, and the viewer's hand. */
export function sveaRikeTable({ view, seat: viewer, names, speaker }: Seen): string {
  const table = view.table as TableView;
  const said = SAID[speaker.language];
  const name = (thing: string, id: number) => speaker.name({ thing, id });
  const named = (seat: number) => seatColour(seat)(names[seat] ?? "?");
  const fiefsOf = (owner: number) => EVERY_FIEF.filter((fief) => table.fiefs[fief] === owner).map((fief) => name("fief", fief));
  const historyOf = (owner: number) =>
    EVERY_HISTORY.filter((card) => table.history[card] === owner)
      .toSorted((a, b) => SCORING_SERIES.indexOf(seriesOf(a)) - SCORING_SERIES.indexOf(seriesOf(b)))
      .map((card) => name("history", card));
  const merchantsOf = (seat: number) =>
    EVERY_COUNTRY.flatMap((country) => {
      const count = table.merchants[seat * EVERY_COUNTRY.length + country] ?? 0;
      return count > 0 ? [`${name("country", country)} ${bold(String(count))}`] : [];
    });
  const purses = names.map((_, seat) => [`  ${named(seat)}`, String(table.gold[seat] ?? "?"), String(table.handSizes[seat] ?? 0)]);
  const list = (title: string, things: readonly string[]) => folded(`  ${dim(title)} ${things.join(", ") || "–"}`, "    ");
  const own = viewer === null ? null : table.hands[viewer];
  return [
    `${bold(name("sovereign", table.sovereign))} (${said.reign} ${table.sovereign} ${said.of16}), ${said.turn} ${table.turn}${table.enemy === NONE ? "" : `, ${bold(`${said.war} ${name("country", table.enemy)}`)}`}`,
    ...(table.markersLeft.length > 0 ? [dim(`${said.left}: ${table.markersLeft.map((seat) => names[seat] ?? "?").join(", ")}`)] : []),
    "",
    ...columns([["", dim(said.gold), dim(said.cards)], ...purses], "   "),
    ...names.flatMap((_, seat) => [
      "",
      named(seat),
      list(said.fiefs, fiefsOf(seat)),
      list(said.merchants, merchantsOf(seat)),
      list(said.history, historyOf(seat)),
    ]),
    "",
    folded(`${said.onSale}: ${fiefsOf(ON_SALE).join(", ") || "–"}`, "  "),
    folded(`${said.row}: ${table.row.map((card) => name("history", card)).join(", ") || "–"}`, "  "),
    ...(own ? [folded(`${bold(said.hand)}: ${own.map((card) => name("event", card)).join(", ") || "–"}`, "  ")] : []),
  ].join("\n");
}
