import {
  allGoodsOf,
  attacksUntilHome,
  danger,
  goldOf,
  halfTitlesOf,
  linesInOrder,
  officeStandings,
  savingsOf,
  subjectsOf,
  supplyOf,
} from "@stormakt/mare-balticum/advice";
import { FORCES, KING, LOCALS, NO_LINE, OFFICES, POWERS, PROVINCES, routeOf, SQUARES, TITLE_HEXES } from "@stormakt/mare-balticum/catalog";
import type { Place } from "../plugin.ts";
import { linesOnHex, sayPlace, sayProvince, unitsAlong } from "./looks.ts";
import type { Props } from "./offers.ts";
import { boardWords, titlesIn } from "./words.ts";

/** The board for somebody who hears it. */
export function places(props: Props): readonly Place[] {
  const w = boardWords(props.language);
  const { view, speaker } = props;
  const { table } = view;
  const name = (thing: string, id: number): string => speaker.name({ thing, id });
  const lines = (all: readonly number[]): string => all.map((line) => name("line", line)).join(", ") || w.map.none;
  const { lost, lostNeeded } = danger(table);
  const until = attacksUntilHome(table);
  return [
    ...PROVINCES.map(
      (province): Place => ({
        name: name("province", province),
        says: sayProvince(props, w, province),
        ref: { thing: "province", id: province },
      }),
    ),
    ...POWERS.map(
      (power): Place => ({
        name: name("power", power),
        says: sayPlace(props, w, { kind: "power", power }),
        ref: { thing: "power", id: power },
      }),
    ),
    {
      name: w.standing.danger,
      says: `${w.standing.dangerOf(lost.length, lostNeeded)}. ${LOCALS.map((local) => {
        const next = until[local] ?? 1;
        return `${name("province", local)}: ${next === 1 ? w.standing.next : w.standing.later(next)} (${unitsAlong(table, routeOf(local))})`;
      }).join("; ")}`,
    },
    { name: w.map.builds, says: SQUARES.map((square) => `${name("square", square)}: ${lines(table.piles[square] ?? [])}`).join("; ") },
    { name: w.map.titles, says: TITLE_HEXES.map((hex) => `${name("hex", hex)}: ${lines(linesOnHex(table, hex))}`).join("; ") },
    {
      name: w.standing.offices,
      says: OFFICES.map((office) => {
        const standing = officeStandings(table)[office];
        const holder = standing?.holder ?? NO_LINE;
        return `${name("office", office)}: ${holder === NO_LINE ? w.standing.vacant : name("line", holder)} (${standing?.subjects.map(({ line, count }) => `${name("line", line)} ${count}`).join(", ")})`;
      }).join("; "),
    },
    ...linesInOrder(table).map(
      (line): Place => ({
        name: name("line", line),
        says: `${w.standing.titles(titlesIn(halfTitlesOf(table, line)))}; ${w.seat.gold} ${goldOf(table, line)}; ${w.seat.goods} ${allGoodsOf(table, line)}; ${w.standing.savings} ${savingsOf(table, line)}; ${w.seat.supply} ${supplyOf(table, line)}; ${FORCES.map((force) => `${name("force", force)} ${subjectsOf(table, line, force)}`).join(", ")}`,
        ref: { thing: "line", id: line },
      }),
    ),
    ...(table.king >= 0 ? [{ name: w.seat.king, says: w.standing.titles(titlesIn(halfTitlesOf(table, KING))) }] : []),
  ];
}
