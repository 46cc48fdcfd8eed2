/** What speaks for a recruit in a province. */
import type { Chance } from "@stormakt/kernel";
import type { Action, Seen } from "@stormakt/mare-balticum";
import { ARMY, FARM, FLEET, GOLD } from "@stormakt/mare-balticum";
import {
  across,
  enemiesIn,
  isStoppedIn,
  liesAbroad,
  lowestIn,
  mannedAt,
  producingIn,
  sizeIn,
  standingOf,
  withEmptyFarm,
} from "@stormakt/mare-balticum/glance";
import { INTO_PROVINCES, nearerToOffice, RECRUITS, worthOfRecruit } from "../investing.ts";
import { scale, term, terms } from "./scale.ts";
import { GOOD_OF, kindsOwn, OFFICE, officeOf, situation, weighPayment, weighWhatItSpoils } from "./situation.ts";

const KINDS = ["farmer", "merchant", "soldier", "official"];
const FORCE = terms("recruit", KINDS);
const ABROAD = terms("recruit overseas", KINDS);
const HEARD = term("recruit: earns");
const HEARD_RICH = term("recruit: earns, by income");
const STOPPED = term("recruit: stopped");
const IDLE = term("recruit: idle");
const FACED = term("recruit: faces enemies");
const HELPS = term("recruit: turns a battle");
const SIZE = term("recruit: third of a group");
const NEARER = term("recruit: nearer to office");
const KIND = terms("recruit: own of the kind", KINDS);
const NEW_GOOD = term("recruit: new good");
const THREAT = term("recruit: enemies across");
const RECKONED = term("recruit: reckoned");
const TO_OFFICE = terms("recruit: office", OFFICE);

/** So many enemies across the sea may well come. */
const THREATENING = 4;

export function weighRecruits(table: Seen, share: number, chance: Chance): void {
  const { line, goods, inGold, lacking } = situation;
  const produced = producedBy(table, line);
  for (let force = 0; force < 4; force++) {
    const fitting = goods & (RECRUITS[force] as number);
    if (fitting === 0 && !inGold) continue;
    const spare = fitting & ~lacking;
    const good = fitting === 0 ? GOLD : lowestIn(spare === 0 ? fitting : spare);
    const rooms = force === FARM ? withEmptyFarm(table) : mannedAt(table, force, 0) & ~mannedAt(table, force, 2);
    const nearer = rooms === 0 ? 0 : nearerToOffice(table, line, force) * 5;
    const office = officeOf[force] as number;
    for (let provinces = rooms; provinces !== 0; provinces &= provinces - 1) {
      const province = lowestIn(provinces);
      scale.begin(share);
      weighPayment(good, lacking);
      weighWhatItSpoils(good === GOLD ? 3 : 1, force, false);
      if (office >= 0) scale.one(TO_OFFICE + office);
      scale.add(NEARER, nearer);
      weighPlace(table, province, force, produced);
      scale.end(INTO_PROVINCES[(province * 4 + force) * 6 + good] as Action, chance);
    }
  }
}
/** The goods that the line produces already. */
function producedBy(table: Seen, line: number): number {
  let produced = 0;
  for (let force = 0; force < 4; force++)
    for (let left = standingOf(table, line, force); left !== 0; left &= left - 1) {
      const province = lowestIn(left);
      if (producingIn(table, province) === force) produced |= 1 << (GOOD_OF[province] as number);
    }
  return produced;
}
function weighPlace(table: Seen, province: number, force: number, produced: number): void {
  const { line, income } = situation;
  const isAbroad = liesAbroad(province);
  const yields = isAbroad ? 2 : 1;
  const producing = producingIn(table, province);
  scale.one(FORCE + force);
  if (isAbroad) scale.one(ABROAD + force);
  if (producing !== force && producing !== -1) scale.add(IDLE, yields);
  else if (isStoppedIn(table, province, force)) scale.add(STOPPED, yields);
  else {
    scale.add(HEARD, yields);
    scale.add(HEARD_RICH, (yields * income) / 5);
    if ((produced & (1 << (GOOD_OF[province] as number))) === 0) scale.one(NEW_GOOD);
  }
  const enemies = enemiesIn(table, province, force === FARM ? ARMY : force);
  const size = sizeIn(table, province, force);
  if (enemies > 0) {
    scale.one(FACED);
    if (size + 1 >= enemies) scale.one(HELPS);
  }
  if (size === 2) scale.one(SIZE);
  if (!isAbroad && enemiesIn(table, across(province), ARMY) + enemiesIn(table, across(province), FLEET) >= THREATENING) scale.one(THREAT);
  scale.add(KIND + force, (kindsOwn[force] as number) / 3);
  scale.add(RECKONED, worthOfRecruit(table, line, province, force, producing) / 2);
}
