import type { Play } from "@stormakt/kernel";
import { highestOf, sealedBid } from "@stormakt/kernel";
import type { Line, Office } from "../catalog/index.ts";
import { NO_LINE, SUBJECTS_FOR_OFFICE, subjectsUnder } from "../catalog/index.ts";
import { at } from "../lists.ts";
import { countSubjects, handToSupply, hasNobody, officeOf, setOffice } from "../table.ts";
import type { MareBalticum } from "../types.ts";
import type { Auction } from "./auction.ts";
import { biddersAmong, foremost, handsOf, readBids } from "./auction.ts";

/** MB-OFFICE-4 to MB-OFFICE-7 To the line with most subjects of the kind, four at least; a holder gives way only to one that has more. */
export function settleOffice(play: Play<MareBalticum>, office: Office): void {
  const { table } = play;
  let holder = officeOf(table, office);
  if (holder === NO_LINE && hasNobody(table, subjectsUnder(office), SUBJECTS_FOR_OFFICE)) return;
  const counts = countSubjects(table, subjectsUnder(office));
  const held = counts[holder] ?? 0;
  if (holder !== NO_LINE && held === 0) {
    setOffice(table, office, NO_LINE);
    play.tell?.({ kind: "officeVacated", office, line: holder });
    holder = NO_LINE;
  }
  const lines = foremost(table, counts, Math.max(SUBJECTS_FOR_OFFICE, held));
  const [first] = lines;
  if (first === undefined || lines.some((line) => line === holder)) return;
  if (lines.length === 1) take(play, office, first, 0);
  else {
    const bidders = biddersAmong(table, lines);
    if (bidders.length === 0) notAwarded(play, office, lines);
    else play.askAll(biddingForOffice, bidders, { office, lines });
  }
}

/** MB-OFFICE-8, MB-OFFICE-9 The highest bid takes the office and pays; if it is shared nobody pays and nothing changes. */
export const biddingForOffice = sealedBid<MareBalticum, Auction & { office: Office }>("biddingForOffice", {
  purses: handsOf,
  within: "MB-OFFICE-8",
  opened(play, { office, lines }, bids) {
    const amounts = readBids(play, lines, bids);
    const [winner, ...others] = highestOf(amounts);
    if (winner === undefined || others.length > 0) notAwarded(play, office, lines);
    else take(play, office, at(lines, winner), at(amounts, winner));
  },
});
function take({ table, tell }: Play<MareBalticum>, office: Office, line: Line, gold: number): void {
  handToSupply(table, line, gold);
  setOffice(table, office, line);
  tell?.({ kind: "officeTaken", office, line, gold });
}
function notAwarded({ tell }: Play<MareBalticum>, office: Office, lines: readonly Line[]): void {
  tell?.({ kind: "officeNotAwarded", office, lines });
}
