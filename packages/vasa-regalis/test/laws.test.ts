import type { Seat } from "@stormakt/kernel";
import { setOf } from "@stormakt/kernel/ids";
import { lawsOf } from "@stormakt/laws";
import { LANGUAGES, wordsProblems } from "@stormakt/words";
import { describe, expect, it } from "vitest";
import type { Value } from "../src/catalog/index.ts";
import { GOODS } from "../src/catalog/index.ts";
import { own } from "../src/copy.ts";
import { vasaRegalis } from "../src/index.ts";
import { valuesIn } from "../src/knowing.ts";
import type { Table } from "../src/table.ts";
import { everybody, handToShip, hasUnseenTrades, inHand, onShip, PAGE, pageOf, shipToHand, suspectedOn } from "../src/table.ts";
import { manner } from "../src/words/index.ts";
import { allSeats } from "../src/yard.ts";
import { WORDS } from "./languages.ts";

/** Changes all that a seat may not know, without asking `imagine`: what lies on other ships, others' notes, thoughts and offers. */
function disturb(table: Table, viewer: Seat): void {
  const over = GOODS.every((good) => onShip(table, 0, good) !== 0);
  if (over) return;
  for (const ship of allSeats(table)) {
    if (ship === viewer) continue;
    for (const good of GOODS) {
      const placed = onShip(table, ship, good);
      const other = valuesIn(suspectedOn(table, viewer, ship, good)).find(
        (value) => value !== placed && inHand(table, ship, good, value) > 0,
      );
      if (placed === 0 || other === undefined) continue;
      shipToHand(table, ship, good);
      handToShip(table, ship, good, other);
    }
  }
  for (let note = 0; note < table.notes.length; note += 6) if (table.notes[note] !== viewer) own.notes(table)[note + 4] = 1;
  for (const other of allSeats(table)) {
    if (other === viewer) continue;
    for (const ship of allSeats(table)) {
      for (const good of GOODS) own.suspected(table)[(other * table.seats + ship) * 4 + good] = setOf<Value>(1);
      if (hasUnseenTrades(table)) own.ledger(table).fill(7, pageOf(table, other, ship), pageOf(table, other, ship) + PAGE);
    }
  }
  expect(everybody(table)).toBe(table.seats); // what everybody knows is left as it is
  if (table.bargaining === null) return;
  for (const other of allSeats(table)) if (other !== viewer) table.bargaining.reopened[other] = 7;
  if (table.trades === "open") return;
  table.bargaining.offers = table.bargaining.offers.filter(({ from, to }) => from === viewer || to === viewer);
  for (const from of allSeats(table))
    for (const to of allSeats(table)) if (from !== viewer && to !== viewer) table.bargaining.made[from * table.seats + to] = 3;
}

lawsOf(vasaRegalis, { words: WORDS, manner, disturb, effort: 0.5 });

describe("words", () => {
  it.each(LANGUAGES)("%s has a sentence for everything, and none too many", (language) => {
    expect(wordsProblems(vasaRegalis, WORDS[language], language)).toEqual([]);
  });
});
