/** What speaks for a unit in a build. */
import type { Chance } from "@stormakt/kernel";
import type { Action, Seen } from "@stormakt/mare-balticum";
import { GOLD } from "@stormakt/mare-balticum";
import { BUILD_GOODS, INTO_BUILDS, nearerToOffice, worthOfBuild } from "../investing.ts";
import { scale, term, terms } from "./scale.ts";
import { countRoom, halves, kindsOwn, missingOf, OFFICE, officeOf, room, situation, weighPayment, weighWhatItSpoils } from "./situation.ts";

const SQUARE = terms("build square", ["1", "2", "3", "4", "5", "6", "7", "8", "9"]);
const BESIDE = terms("build beside", ["0", "1", "2"]);
const QUEUED = terms("build below unfinished", ["0", "1", "2"]);
const PENDING = term("build: finished ones wait");
const COMPLETE_OWN = term("build: completes, own beside");
const OWN_BESIDE = term("build: own beside");
const COMPLETE_LEAD = term("build: completes and leads");
const LEADS = term("build: leads");
const LED_BY_OTHER = term("build: led by another");
const NEARER = term("build: nearer to office");
const KIND = terms("build: own of the kind", ["fleet", "army", "fort"]);
const ROOM = terms("build: overseas room", ["fleet", "army", "fort"]);
const RIVAL = term("build: titles of others beside");
const RECKONED = term("build: reckoned");
const TO_OFFICE = terms("build: office", OFFICE);
const TO_OFFICE_DONE = terms("build completes: office", OFFICE);

export function weighBuilds(table: Seen, share: number, chance: Chance): void {
  const { goods, inGold, lacking } = situation;
  countRoom(table);
  for (let square = 0; square < 9; square++) {
    const good = BUILD_GOODS[square] as number;
    const isPaid = (goods & (1 << good)) !== 0;
    if (!isPaid && !inGold) continue;
    scale.begin(share);
    weighPayment(isPaid ? good : GOLD, lacking);
    weighWhatItSpoils(isPaid ? 1 : 3, -1, false);
    weighSquare(table, square);
    scale.end(INTO_BUILDS[square * 6 + (isPaid ? good : GOLD)] as Action, chance);
  }
}
function weighSquare(table: Seen, square: number): void {
  const { line } = situation;
  const { piles } = table;
  const first = square - (square % 3);
  const build = first / 3;
  const layer = (piles[square] as readonly number[]).length;
  let finished = layer;
  let beside = 0;
  let own = 0;
  let rivals = 0;
  for (let other = first; other < first + 3; other++) {
    const pile = piles[other] as readonly number[];
    if (pile.length < finished) finished = pile.length;
    if (other === square || pile.length <= layer) continue;
    beside++;
    if (pile[layer] === line) own++;
    else rivals += halves[pile[layer] as number] as number;
  }
  const isBelow = layer > finished;
  const completes = !isBelow && beside === 2;
  scale.one(SQUARE + square);
  scale.one((isBelow ? QUEUED : BESIDE) + beside);
  if (table.finished[line] !== 0) scale.one(PENDING);
  if (own > 0) scale.add(completes ? COMPLETE_OWN : OWN_BESIDE, own);
  const leader = square === first ? line : ((piles[first] as readonly number[])[layer] ?? -1);
  if (leader === line) scale.one(completes ? COMPLETE_LEAD : LEADS);
  else if (leader >= 0) scale.one(LED_BY_OTHER);
  scale.add(NEARER, nearerToOffice(table, line, build + 1) * 5);
  const office = officeOf[build + 1] as number;
  if (office >= 0) scale.one((completes && own + 1 >= (missingOf[build + 1] as number) ? TO_OFFICE_DONE : TO_OFFICE) + office);
  scale.add(KIND + build, (kindsOwn[build + 1] as number) / 3);
  scale.add(ROOM + build, room[build] as number);
  if (rivals > 0) scale.add(RIVAL, rivals / 4);
  scale.add(RECKONED, worthOfBuild(table, line, square) / 2);
}
