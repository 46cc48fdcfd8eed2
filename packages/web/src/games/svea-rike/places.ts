import { crownsOf, fiefsOf, merchantsOf, pointsOf, reignNow, seriesProgress, troopsOf } from "@stormakt/svea-rike/advice";
import { EVERY_COUNTRY, EVERY_FIEF, HISTORY } from "@stormakt/svea-rike/catalog";
import type { Place } from "../plugin.ts";
import { neighboursOf, sayCountry, sayFief } from "./looks.ts";
import type { Props } from "./offers.ts";
import { nameOf, ownHand } from "./offers.ts";
import { boardWords } from "./words.ts";

/** The board for somebody who hears it. */
export function places(props: Props): readonly Place[] {
  const w = boardWords(props.language);
  const { table } = props.view;
  const hand = ownHand(props);
  const reign = reignNow(table);
  return [
    {
      name: nameOf(props, "sovereign", table.sovereign),
      says: `${nameOf(props, "reign", reign)}. ${w.reign.effects[reign] ?? ""}`,
      ref: { thing: "sovereign", id: table.sovereign },
    },
    ...props.seats.map(({ seat, name }): Place => {
      const gold = table.gold[seat] ?? null;
      const series = seriesProgress(table, seat)
        .filter(({ cards }) => cards.length > 0)
        .map(({ series: one, cards, points }) => w.houses.series(nameOf(props, "series", one, "many"), cards.length, points))
        .join("; ");
      const fiefs = fiefsOf(table, seat)
        .map((fief) => nameOf(props, "fief", fief))
        .join(", ");
      return {
        name: `${nameOf(props, "family", seat)} (${name})`,
        says: [
          `${w.houses.gold} ${gold ?? "?"}`,
          `${w.houses.crowns} ${crownsOf(table, seat)}`,
          `${w.houses.troops} ${troopsOf(table, seat)}`,
          `${w.houses.merchants} ${merchantsOf(table, seat)}`,
          `${w.houses.cards} ${table.handSizes[seat] ?? 0}`,
          w.houses.points(pointsOf(table, seat, gold ?? 0).total),
          `${w.houses.fiefs}: ${fiefs || w.houses.none}`,
          `${w.houses.history}: ${series || w.houses.none}`,
        ].join("; "),
        ref: { thing: "seat", id: seat },
      };
    }),
    {
      name: w.row.title,
      says:
        table.row
          .map(
            (card) => `${nameOf(props, "history", card)} (${nameOf(props, "series", HISTORY[card]?.series ?? "")}, ${HISTORY[card]?.cost})`,
          )
          .join("; ") || w.row.empty,
    },
    {
      name: w.hand.title,
      says: hand.map((card) => `${nameOf(props, "event", card)}: ${nameOf(props, "event", card, "text")}`).join(" ") || w.hand.none,
    },
    ...EVERY_COUNTRY.map(
      (country): Place => ({
        name: nameOf(props, "country", country),
        says: sayCountry(props, country),
        ref: { thing: "country", id: country },
      }),
    ),
    ...EVERY_FIEF.map(
      (fief): Place => ({
        name: nameOf(props, "fief", fief),
        says: `${sayFief(props, fief)}. ${neighboursOf(props, fief)}`,
        ref: { thing: "fief", id: fief },
      }),
    ),
  ];
}
