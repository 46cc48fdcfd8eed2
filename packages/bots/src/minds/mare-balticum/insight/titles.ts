/** What speaks for a unit on the title deck. */
import type { Chance } from "@stormakt/kernel";
import type { Action, Seen } from "@stormakt/mare-balticum";
import { GOLD, UNITS_FOR_TITLE } from "@stormakt/mare-balticum";
import { INTO_TITLES, outlook } from "../investing.ts";
import { scale, term, terms } from "./scale.ts";
import { situation, weighPayment, weighWhatItSpoils } from "./situation.ts";

const STANDING = ["far behind", "behind", "level", "ahead", "far ahead"];
const WINS = term("title: wins it now");
const WINS_TIED = term("title: level now, to bid");
const FRESH = term("title: fresh hex");
const GOLD_HEX = term("title: gold hex");
const LAST = terms("title: last hex, then", ["behind", "level", "ahead"]);
const FULL = terms("title: deck full, then", STANDING);
const OPEN = terms("title: deck open, then", STANDING);
const THREE = term("title: three units");
const CAN_FILL = term("title: can fill it");
const RECKONED = term("title: reckoned");

export function weighTitles({ titleDeck }: Seen, share: number, chance: Chance): void {
  const { line, gold, goods, inGold, lacking, units, most, filled, prize, titleCost } = situation;
  const now = units + 1;
  const isEnough = now >= UNITS_FOR_TITLE;
  const ahead = now - most;
  for (let hex = 0; hex < 6; hex++) {
    const lines = titleDeck[hex] as number;
    if ((lines & (1 << line)) !== 0) continue;
    const isPaid = hex === GOLD ? gold >= 2 : (goods & (1 << hex)) !== 0;
    if (!isPaid && (hex === GOLD || !inGold)) continue;
    const isFresh = lines === 0;
    scale.begin(share);
    if (hex === GOLD) scale.one(GOLD_HEX);
    else weighPayment(isPaid ? hex : GOLD, lacking & ~(1 << hex));
    weighWhatItSpoils(hex === GOLD ? 2 : isPaid ? 1 : 3, -1, true);
    if (titleCost <= gold && (isFresh || filled === 6)) scale.one(CAN_FILL);
    if (isEnough && prize > 0 && filled === (isFresh ? 5 : 6) && ahead >= 0) scale.one(ahead > 0 ? WINS : WINS_TIED);
    if (isFresh) scale.one(FRESH);
    if (isFresh && filled === 5) scale.one(LAST + (ahead < 0 || !isEnough ? 0 : ahead === 0 ? 1 : 2));
    else scale.one((filled === 6 ? FULL : OPEN) + Math.max(0, Math.min(ahead + 2, 4)));
    if (isEnough) scale.one(THREE);
    scale.add(RECKONED, (isFresh ? outlook.freshHex : outlook.filledHex) / 2);
    scale.end(INTO_TITLES[hex * 6 + (isPaid ? hex : GOLD)] as Action, chance);
  }
}
