/** Ways to play a card that are never worth a thought. */
import type { Seat } from "@stormakt/kernel";
import type { PlayCard } from "@stormakt/svea-rike";
import { areaAround, FIEF_COUNT, titleCalled } from "@stormakt/svea-rike/catalog";
import { goldOf, hasBit, ownerOf, placeOf } from "@stormakt/svea-rike/reckoning";
import type { Seen } from "./seen.ts";
import { turnsLeft } from "./seen.ts";

const HEAVY_LOANS = titleCalled("heavy-loans");
const FAMINE = titleCalled("famine");
const AREA_CARDS = ["extra-church-tax", "local-war-tax", "peasant-revolt", "riots-in-towns", "plague", "witch-hunt"].map(titleCalled);
const REMOVALS = ["palace-fire", "untimely-death"].map(titleCalled);
/** Loans that may be of use: small, early, and for somebody poor. */
const LOANS = [4, 8];

export function isFolly(table: Seen, seat: Seat, { card, gold = 0, fief = 0, history = 0 }: PlayCard): boolean {
  if (card === HEAVY_LOANS) return !LOANS.includes(gold) || turnsLeft(table) < 3 || goldOf(table, seat) > 12;
  if (card === FAMINE) return !reaches(table, fief, (owner) => owner === table.move?.seat);
  if (AREA_CARDS.includes(card)) return !reaches(table, fief, (owner) => owner >= 0 && owner !== seat);
  return REMOVALS.includes(card) && placeOf(table, history) === seat;
}
function reaches(table: Seen, centre: number, whom: (owner: number) => boolean): boolean {
  const area = areaAround(centre);
  for (let fief = 0; fief < FIEF_COUNT; fief++) if (hasBit(area, fief) && whom(ownerOf(table, fief))) return true;
  return false;
}
