/** What there is for a line in a province where a group stands or may come. */
import type { Seen } from "@stormakt/mare-balticum";
import { ARMY, FARM, FLEET, FORT, NO_LINE } from "@stormakt/mare-balticum";
import {
  across,
  countTitleDeck,
  enemiesIn,
  firstOf,
  hasEnemiesIn,
  isStoppedIn,
  ledBy,
  liesAbroad,
  lowestIn,
  prizeIn,
  producingIn,
  sizeIn,
  standingOf,
  yieldIn,
} from "@stormakt/mare-balticum/glance";
import { scale, terms } from "./scale.ts";
import { GOOD_OF } from "./situation.ts";

const LIE = [
  "earns",
  "stopped",
  "idle",
  "own silenced",
  "others silenced",
  "each enemy met",
  "stronger met",
  "as strong met",
  "weaker met",
  "enemies of another kind",
  "rescues",
  "own title invaded",
  "own title",
  "free title overseas",
  "opens the first title overseas",
  "opens it and leads",
  "overseas",
  "new good",
  "merges",
  "carries",
  "enemies across",
  "others' title invaded",
  "alone with a land group",
  "keeps an own title",
];
const placeOf = (name: string): number => LIE.indexOf(name);
const EARNS = placeOf("earns");
const STOPPED = placeOf("stopped");
const IDLE = placeOf("idle");
const OWN_SILENCED = placeOf("own silenced");
const OTHERS_SILENCED = placeOf("others silenced");
const EACH_MET = placeOf("each enemy met");
const STRONGER_MET = placeOf("stronger met");
const AS_STRONG_MET = placeOf("as strong met");
const WEAKER_MET = placeOf("weaker met");
const OTHER_ENEMIES = placeOf("enemies of another kind");
const RESCUES = placeOf("rescues");
const TITLE_INVADED = placeOf("own title invaded");
const TITLE = placeOf("own title");
const FREE_TITLE = placeOf("free title overseas");
const OPENS = placeOf("opens the first title overseas");
const OPENS_AND_LEADS = placeOf("opens it and leads");
const OVERSEAS = placeOf("overseas");
const NEW_GOOD = placeOf("new good");
const MERGES = placeOf("merges");
const CARRIES = placeOf("carries");
const ACROSS = placeOf("enemies across");
const OTHERS_INVADED = placeOf("others' title invaded");
const ALONE = placeOf("alone with a land group");
const KEEPS = placeOf("keeps an own title");
/** By kind of group; farmers move by themselves. */
const BY_FORCE = [0, terms("fleet", LIE), terms("army", LIE), terms("fort", LIE)] as const;

/** So many enemies across the sea may well come. */
const THREATENING = 4;
/** While the next title is worth less than that, an overseas title would make it worth so much. */
const WORTH_OPENING = 2;

export const produced = new Int8Array(6);
const many = new Int8Array(5);
let opens = false;
let leads = false;

export function lookRound(table: Seen, line: number): void {
  produced.fill(0);
  for (let force = 0; force < 4; force++)
    for (let left = standingOf(table, line, force); left !== 0; left &= left - 1) {
      const province = lowestIn(left);
      const good = GOOD_OF[province] as number;
      if (producingIn(table, province) === force) produced[good] = (produced[good] as number) + 1;
    }
  opens = prizeIn(table) < WORTH_OPENING;
  leads = false;
  if (!opens) return;
  countTitleDeck(table, many);
  leads = (many[line] as number) >= 3;
  for (let other = 0; other < 5; other++) if (other !== line && (many[other] as number) > (many[line] as number)) leads = false;
}
export const isThreatened = (table: Seen, local: number): boolean =>
  enemiesIn(table, across(local), ARMY) + enemiesIn(table, across(local), FLEET) >= THREATENING;

/** `own` of `size` are the line's. What there is where the group stands it gives up by leaving. */
export function weighProvince(
  table: Seen,
  line: number,
  province: number,
  force: number,
  own: number,
  size: number,
  isThere: boolean,
): void {
  const sign = isThere ? -1 : 1;
  const first = BY_FORCE[force] as number;
  const isAbroad = liesAbroad(province);
  weighHarvest(table, line, province, force, own, isThere);
  const enemies = enemiesIn(table, province, force);
  if (enemies > 0) {
    scale.add(first + EACH_MET, sign * enemies * own);
    scale.add(first + (enemies > size ? STRONGER_MET : enemies === size ? AS_STRONG_MET : WEAKER_MET), sign * own);
  }
  const isInvaded = hasEnemiesIn(table, province, ARMY);
  const isMenaced = force === ARMY ? hasEnemiesIn(table, province, FORT) || (isAbroad && hasEnemiesIn(table, province, FLEET)) : isInvaded;
  if (isMenaced) scale.add(first + OTHER_ENEMIES, sign * own);
  if (!isAbroad && force !== FLEET && isInvaded && producingIn(table, province) === -1) scale.add(first + RESCUES, sign);
  weighTitle(table, line, province, force, size, isThere, isInvaded);
  if (isAbroad) scale.add(first + OVERSEAS, sign);
  if (!isThere && sizeIn(table, province, force) > 0) scale.add(first + MERGES, sign);
  if (force === FLEET) {
    if ((ledBy(table, line, ARMY) & (1 << (province - 6))) !== 0) scale.add(first + CARRIES, sign);
  } else if (!isAbroad) {
    if (isThreatened(table, province)) scale.add(first + ACROSS, sign);
  } else if (force === ARMY && sizeIn(table, province, FLEET) === 0) scale.add(first + ALONE, sign);
}
function weighHarvest(table: Seen, line: number, province: number, force: number, own: number, isThere: boolean): void {
  const sign = isThere ? -1 : 1;
  const first = BY_FORCE[force] as number;
  const yields = yieldIn(province);
  const producing = producingIn(table, province);
  if (producing > force) scale.add(first + IDLE, sign * yields * own);
  else if (isStoppedIn(table, province, force)) scale.add(first + STOPPED, sign * yields * own);
  else {
    scale.add(first + EARNS, sign * yields * own);
    if ((produced[GOOD_OF[province] as number] as number) <= (isThere ? 1 : 0)) scale.add(first + NEW_GOOD, sign);
  }
  if (producing === -1 || producing >= force) return;
  const left = firstOf(province, producing);
  for (let circle = left; circle < left + 3; circle++) {
    const silenced = table.subjects[circle] as number;
    if (silenced !== NO_LINE) scale.add(first + (silenced === line ? OWN_SILENCED : OTHERS_SILENCED), sign * yields);
  }
}
function weighTitle(table: Seen, line: number, province: number, force: number, size: number, isThere: boolean, isInvaded: boolean): void {
  const sign = isThere ? -1 : 1;
  const first = BY_FORCE[force] as number;
  const holder = table.titles[province] as number;
  if (holder === line) {
    if (isInvaded && isAlone(table, province, isThere ? size : 0)) scale.add(first + KEEPS, sign);
    scale.add(first + (isInvaded ? TITLE_INVADED : TITLE), sign);
    return;
  }
  if (holder !== NO_LINE) {
    if (isInvaded) scale.add(first + OTHERS_INVADED, sign);
    return;
  }
  if (force === FLEET || !liesAbroad(province)) return;
  if (sizeIn(table, province, ARMY) + sizeIn(table, province, FORT) > (isThere ? size : 0)) return;
  scale.add(first + FREE_TITLE, sign);
  if (opens) scale.add(first + (leads ? OPENS_AND_LEADS : OPENS), sign);
}
/** Whether nobody else of Sweden stands there. */
function isAlone(table: Seen, province: number, ownSize: number): boolean {
  let all = -ownSize;
  for (let force = 0; force < 4; force++) all += sizeIn(table, province, force);
  return all === 0 && table.subjects[firstOf(province, FARM) + 1] === NO_LINE;
}
