/** How quick players with insight move. */
import type { Chance } from "@stormakt/kernel";
import type { Action, Group, Local, Place, Province, Seen } from "@stormakt/mare-balticum";
import { ARMY, FARM, FLEET, FORT, MOVED, NO_LINE, SUBJECTS_FOR_OFFICE } from "@stormakt/mare-balticum";
import {
  countKind,
  firstOf,
  hasEnemiesIn,
  isStoppedIn,
  isSupported,
  ledBy,
  liesAbroad,
  lowestIn,
  mannedAt,
  mayLeave,
  openSea,
  openWays,
  ownIn,
  sizeIn,
  standingOf,
  withEmptyFarm,
} from "@stormakt/mare-balticum/glance";
import { END, MARCHES, SAILS } from "../moving.ts";
import type { Blend } from "./scale.ts";
import { scale, term, terms } from "./scale.ts";
import { GOOD_OF } from "./situation.ts";
import { isThreatened, lookRound, produced, weighProvince } from "./there.ts";

const MOVES = terms("moves", ["farmer", "fleet", "army"]);
const SELLS = term("moves: goods sold");
const MOVES_OWN = term("moves: own in the group");
const DEPLOYS = terms("deploys", ["fleet", "army", "fort"]);
const DEPLOYS_OWN = term("deploys: own in the group");
const OFFICE = terms("deploys: office", ["won", "nearer", "own"]);
const LEAVES_SILENCED = term("farmer: leaves where silenced");
const LEAVES_THREAT = term("farmer: leaves where enemies come");
const TO_THREAT = term("farmer: goes where enemies come");
const TO_NEW_GOOD = term("farmer: to a new good");
const FROM_ONLY_GOOD = term("farmer: from the only such good");
const FARMERS_GOODS = term("farmer: goods sold");
const BESIDE = term("farmer: beside another");

/** What all aims of one group have in common. */
const COMMON = 0;
const many = new Int8Array(5);

export function moveWithInsight(table: Seen, line: number, blend: Blend, chance: Chance): Action {
  scale.lay(table, blend);
  lookRound(table, line);
  const mustDeploy = table.finished[line] !== 0 && weighDeployments(table, line, chance);
  if (!mustDeploy) {
    scale.begin(-1);
    scale.end(END, chance);
  }
  const fleets = ledBy(table, line, FLEET);
  const armies = ledBy(table, line, ARMY);
  for (let left = fleets | armies; left !== 0; left &= left - 1) {
    const province = lowestIn(left);
    for (let force: number = FLEET; force <= ARMY; force++)
      if (((force === FLEET ? fleets : armies) & (1 << province)) !== 0) weighMoves(table, line, province, force, chance);
  }
  weighFarmers(table, line, chance);
  return scale.choice ?? END;
}
function weighMoves(table: Seen, line: number, province: number, force: number, chance: Chance): void {
  const size = sizeIn(table, province, force);
  if (!mayLeave(table, province, force, size)) return;
  const ways = (force === FLEET ? openSea(table, province) : openWays(table, province)) & ~mannedAt(table, force, 3 - size);
  if (ways === 0) return;
  const own = ownIn(table, line, province, force);
  scale.beginShare(COMMON);
  scale.one(MOVES + force);
  scale.add(MOVES_OWN, own);
  if ((table.goods[firstOf(province, force)] as number) > 0) scale.one(SELLS);
  weighProvince(table, line, province, force, own, size, true);
  scale.endShare();
  for (let open = ways; open !== 0; open &= open - 1) {
    const to = lowestIn(open);
    scale.begin(COMMON);
    weighProvince(table, line, to, force, own, size, false);
    scale.end((force === FLEET ? SAILS : MARCHES)[province * 12 + to] as Action, chance);
  }
}

/** Where a finished build could go; true: one must be deployed. */
function weighDeployments(table: Seen, line: number, chance: Chance): boolean {
  let isDuty = false;
  for (let build = 0; build < 3; build++) {
    const leaders = table.piles[build * 3] as readonly number[];
    const middle = table.piles[build * 3 + 1] as readonly number[];
    const right = table.piles[build * 3 + 2] as readonly number[];
    const finished = Math.min(leaders.length, middle.length, right.length);
    for (let layer = 0; layer < finished; layer++) {
      if (leaders[layer] !== line) continue;
      const force = build + 1;
      const own = 1 + (middle[layer] === line ? 1 : 0) + (right[layer] === line ? 1 : 0);
      const isFull = mannedAt(table, force, 0);
      for (let to = force === FLEET ? 6 : 0; to < 12; to++) {
        if ((isFull & (1 << to)) !== 0 || !isSupported(table, force, to)) continue;
        if (liesAbroad(to)) isDuty = true;
        scale.begin(-1);
        scale.one(DEPLOYS + build);
        scale.add(DEPLOYS_OWN, own);
        weighProvince(table, line, to, force, own, 3, false);
        weighOffice(table, line, force, own);
        scale.end({ kind: "deploy", force: force as Group, layer, to: to as Province }, chance);
      }
    }
  }
  return isDuty;
}
function weighOffice(table: Seen, line: number, force: number, own: number): void {
  const holder = table.offices[force] as number;
  if (holder === line) {
    scale.one(OFFICE + 2);
    return;
  }
  countKind(table, force, many);
  const before = many[line] as number;
  let needed = Math.max(SUBJECTS_FOR_OFFICE, holder === NO_LINE ? 0 : (many[holder] as number) + 1);
  for (let other = 0; other < 5; other++) if (other !== line && (many[other] as number) > needed) needed = many[other] as number;
  if (before < needed) scale.one(OFFICE + (before + own >= needed ? 0 : 1));
}

/** Farmers leave where they earn nothing, or soon will not. */
function weighFarmers(table: Seen, line: number, chance: Chance): void {
  const { subjects, marks } = table;
  const guarded = mannedAt(table, ARMY, 0) | mannedAt(table, FORT, 0);
  const empty = withEmptyFarm(table) & ~guarded;
  if (empty === 0) return;
  for (let left = standingOf(table, line, FARM); left !== 0; left &= left - 1) {
    const from = lowestIn(left);
    const isSilenced = (guarded & (1 << from)) !== 0;
    if ((!isSilenced && !isThreatened(table, from)) || hasEnemiesIn(table, from, ARMY)) continue;
    for (let circle = 0; circle < 2; circle++) {
      const at = firstOf(from, FARM) + circle;
      if (subjects[at] !== line || ((marks[at] as number) & MOVED) !== 0) continue;
      weighFarmer(table, from, circle, isSilenced, empty, chance);
      break;
    }
  }
}
function weighFarmer(table: Seen, from: number, circle: number, isSilenced: boolean, empty: number, chance: Chance): void {
  const { subjects } = table;
  scale.beginShare(COMMON);
  scale.one(MOVES);
  if (isSilenced) scale.one(LEAVES_SILENCED);
  else if ((produced[GOOD_OF[from] as number] as number) <= 1) scale.one(FROM_ONLY_GOOD);
  if (isThreatened(table, from)) scale.one(LEAVES_THREAT);
  if ((table.goods[firstOf(from, FARM) + circle] as number) > 0) scale.one(FARMERS_GOODS);
  scale.endShare();
  for (let open = empty; open !== 0; open &= open - 1) {
    const to = lowestIn(open);
    if (to === from || isStoppedIn(table, to, FARM)) continue;
    scale.begin(COMMON);
    if ((produced[GOOD_OF[to] as number] as number) === 0) scale.one(TO_NEW_GOOD);
    if (isThreatened(table, to)) scale.one(TO_THREAT);
    if (subjects[firstOf(to, FARM)] !== NO_LINE || subjects[firstOf(to, FARM) + 1] !== NO_LINE) scale.one(BESIDE);
    scale.end({ kind: "moveFarmer", from: from as Local, circle: circle as Place, to: to as Local }, chance);
  }
}
