import type { Outcome, Play } from "@stormakt/kernel";
import { everySeat, NOBODY } from "@stormakt/kernel";
import type { Line } from "../catalog/index.ts";
import { ALL_TITLES, ENDINGS, HALF_TITLES_AT_SIX, isLine, isOverseas, KING, LINES, OFFICES, PROVINCES } from "../catalog/index.ts";
import { at } from "../lists.ts";
import { halfTitlesOf, halvesToEnd, hasAnyHalves, standings, titlesHeld } from "../standing.ts";
import type { Seen } from "../table.ts";
import { allSubjectsOf, linesInOrder, linesOwnedBy, officeOf, ownerOf, titleOf } from "../table.ts";
import type { MareBalticum } from "../types.ts";

type Why = "limit" | "allTitles" | "rounds";

/** MB-END-3 to MB-END-5 The last turn is over, all titles are held, or somebody has enough of them. */
export function concludeIfOver(play: Play<MareBalticum>): void {
  const why = whyOver(play.table);
  if (why === null) return;
  countTitles(play);
  play.conclude(outcomeOf(play.table, why));
}
/** MB-END-6, MB-END-8 What each line, and the King, has in the end, by parts. */
function countTitles({ table, tell }: Play<MareBalticum>): void {
  if (tell === undefined) return;
  for (const { holder, halves } of standings(table)) {
    const provinces = PROVINCES.filter((province) => titleOf(table, province) === holder);
    const overseas = provinces.filter((province) => isOverseas(province)).length;
    tell({
      kind: "titlesCounted",
      line: holder,
      halves,
      overseas,
      atHome: provinces.length - overseas,
      offices: OFFICES.filter((office) => officeOf(table, office) === holder).length,
      subjects: isLine(holder) ? allSubjectsOf(table, holder) : 0,
    });
  }
}
function whyOver(table: Seen): Why | null {
  if (hasAnyHalves(table, halvesToEnd(table))) return "limit";
  if (titlesHeld(table) === ALL_TITLES) return "allTitles";
  return table.turn === ENDINGS[table.seats]?.turns ? "rounds" : null;
}

function outcomeOf(table: Seen, ended: Why): Outcome {
  if (table.seats === 2) return ofTwo(table, ended);
  const ranks = rankings(table);
  const best = at(ranks, 0);
  const titles = best[0] === undefined ? 0 : halfTitlesOf(table, best[0]) / 2;
  const facts = { ended, titles };
  if (table.king !== NOBODY) {
    const nobles = ranks.map((lines) => lines.map((line) => ownerOf(table, line)));
    const kings = halfTitlesOf(table, KING);
    if (kings >= HALF_TITLES_AT_SIX)
      return { places: [[table.king], ...nobles], because: "kingHasTitles", facts: { ended, titles: kings / 2 } };
    if (titles * 2 < HALF_TITLES_AT_SIX) return { places: [[table.king], ...nobles], because: "noNobleHasTitles", facts };
    return { places: [...nobles, [table.king]], because: because(table, ranks), facts };
  }
  // MB-NEUTRAL-9
  if (best.some((line) => line === table.neutral)) return { places: [everySeat(table.seats)], because: "neutralFirst", facts };
  const people = ranks.map((lines) => lines.filter((line) => line !== table.neutral)).filter((lines) => lines.length > 0);
  return { places: people.map((lines) => lines.map((line) => ownerOf(table, line))), because: because(table, ranks), facts };
}
/** MB-END-7 to MB-END-9 By titles, then by subjects; who is equal in both shares a place. */
function rankings(table: Seen): Line[][] {
  const worths = LINES.map((line) => halfTitlesOf(table, line) * 1000 + allSubjectsOf(table, line));
  const lines = linesInOrder(table).toSorted((a, b) => at(worths, b) - at(worths, a));
  const ranks: Line[][] = [];
  for (const line of lines) {
    const last = ranks.at(-1);
    if (last?.[0] !== undefined && at(worths, last[0]) === at(worths, line)) last.push(line);
    else ranks.push([line]);
  }
  return ranks;
}
function because(table: Seen, [best, next]: readonly (readonly Line[])[]): string {
  if (best === undefined || best[0] === undefined || best.length > 1) return "shared";
  return next?.[0] !== undefined && halfTitlesOf(table, next[0]) === halfTitlesOf(table, best[0]) ? "moreSubjects" : "mostTitles";
}
/** MB-TWO-6, MB-TWO-7 Titles of the primary line, then of the secondary; then subjects of the primary, then of the secondary. */
function ofTwo(table: Seen, ended: Why): Outcome {
  const [first, second] = [linesOwnedBy(table, 0), linesOwnedBy(table, 1)];
  const tests: [because: string, count: (line: Line) => number, which: 0 | 1][] = [
    ["primaryTitles", (line) => halfTitlesOf(table, line), 0],
    ["secondaryTitles", (line) => halfTitlesOf(table, line), 1],
    ["primarySubjects", (line) => allSubjectsOf(table, line), 0],
    ["secondarySubjects", (line) => allSubjectsOf(table, line), 1],
  ];
  for (const [because, count, which] of tests) {
    const [a, b] = [count(at(first, which)), count(at(second, which))];
    if (a === b) continue;
    const winner = at(a > b ? first : second, 0);
    return { places: a > b ? [[0], [1]] : [[1], [0]], because, facts: { ended, titles: halfTitlesOf(table, winner) / 2 } };
  }
  return { places: [[0, 1]], because: "shared", facts: { ended, titles: halfTitlesOf(table, at(first, 0)) / 2 } };
}
