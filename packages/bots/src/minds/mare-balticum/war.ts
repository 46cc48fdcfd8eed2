/** How playouts fight, and which routes they pick. */
import type { Chance, Seat } from "@stormakt/kernel";
import type { Action, Force, Province, Route, Seen } from "@stormakt/mare-balticum";
import { ARMY, enemiesAt, FLEET, FORT, NO_LINE, PEACE, PLACES, ROUTES, sizeOf, turnsLeft } from "@stormakt/mare-balticum";
import { countHalves, enemiesIn, farmed, firstOf, isStoppedIn, mannedAt, producingIn, yieldIn } from "@stormakt/mare-balticum/glance";
import { HABITS } from "./habits.ts";

export interface Fighting {
  readonly province: Province;
  readonly force: Force;
  readonly target: Force;
}
const happens = (chance: Chance, likely: number): boolean => chance.below(1024) < likely * 1024;

/** Attack where all together can win. Where they cannot, somebody should, but rather somebody else. */
export function playCards(table: Seen, seat: Seat, { province, force, target }: Fighting, chance: Chance): Action {
  const first = firstOf(province, force);
  const subjects = sizeOf(table, province, force);
  const enemies = enemiesAt(table, province, target);
  let own = 0;
  let count = 0;
  for (let place = 0; place < 3; place++) {
    const line = table.subjects[first + place] as number;
    if (line === NO_LINE || table.controllers[line] !== seat) continue;
    own |= 1 << place;
    count++;
  }
  if (count === 3) return CARDS[enemies === 3 ? 0b100 : 0b011] as Action;
  if (count >= enemies) return CARDS[own] as Action; // nobody else is needed
  if (count === subjects) return CARDS[own & -own] as Action; // somebody must
  const likely = subjects > enemies ? HABITS.attackToWin : subjects === enemies ? HABITS.attackEven : HABITS.attackAnyway;
  let attackers = 0;
  for (let place = 0; place < 3; place++) if ((own & (1 << place)) !== 0 && happens(chance, likely)) attackers |= 1 << place;
  return CARDS[attackers === 0 && mustAttack(table, seat, province, force) ? own & -own : attackers] as Action;
}
/**
 * MB-BATTLE-18 Where nobody attacks all are lost, and each would rather somebody else did. So all reckon alike who has to: whoever has most
 * subjects there, and of those who have as many the first from the left. Leaders change every turn, so it is everybody's turn now and then.
 */
export function mustAttack(table: Seen, seat: Seat, province: Province, force: Force): boolean {
  const first = firstOf(province, force);
  let most = 0;
  let bearer = -1;
  for (let place = 0; place < 3; place++) {
    const line = table.subjects[first + place] as number;
    if (line === NO_LINE) continue;
    const by = table.controllers[line] as number;
    let many = 0;
    for (let other = 0; other < 3; other++) {
      const beside = table.subjects[first + other] as number;
      if (beside !== NO_LINE && table.controllers[beside] === by) many++;
    }
    if (many <= most) continue;
    most = many;
    bearer = by;
  }
  return bearer === seat;
}
const CARDS: readonly Action[] = Array.from(
  { length: 8 },
  (_, set): Action => ({ kind: "playCards", attackers: PLACES.filter((place) => (set & (1 << place)) !== 0) }),
);

export function fightOn(table: Seen, { province, force, target }: Fighting): Action {
  return sizeOf(table, province, force) >= enemiesAt(table, province, target) ? FIGHT_ON : RETREAT;
}
const FIGHT_ON: Action = { kind: "fightOn" };
const RETREAT: Action = { kind: "retreat" };

/** Mercenaries where they turn the battle. */
export function hire(table: Seen, { province, force, target }: Fighting, chance: Chance): Action {
  const [subjects, enemies] = [sizeOf(table, province, force), enemiesAt(table, province, target)];
  return happens(
    chance,
    enemies === subjects + 1
      ? HABITS.hireToWin
      : enemies > subjects
        ? HABITS.hireAnyway
        : enemies === subjects && subjects > 1
          ? HABITS.hireToBeSure
          : 0.02,
  )
    ? HIRE
    : HIRE_NOBODY;
}
const HIRE: Action = { kind: "hireMercenaries" };
const HIRE_NOBODY: Action = { kind: "hireNobody" };

/** Battles that can be won; others only where there is no choice. */
export function chooseBattle(table: Seen, legal: readonly Action[], chance: Chance): Action {
  let best = -1;
  let chosen = legal[0] as Action;
  for (const action of legal) {
    let worth = 0.5;
    if (action.kind === "fight")
      worth = sizeOf(table, action.province, action.force) >= enemiesAt(table, action.province, action.target) ? 1 : 0;
    worth += chance.below(256) / 2048;
    if (worth <= best) continue;
    best = worth;
    chosen = action;
  }
  return chosen;
}

const weights = new Float64Array(6);
/** Against what the others have along a route, away from what one has oneself; and nobody wants Sweden to fall. */
export function pickRoutes(table: Seen, seat: Seat, chance: Chance): Action {
  weighUp(table, seat);
  let count = 0;
  for (let line = 0; line < 5; line++) if (table.controllers[line] === seat) count++;
  const forbidden = table.motion === PEACE ? table.motionAbout : -1;
  let all = 0;
  for (let place = 0; place < 6; place++) {
    const stake = place >> 1 === forbidden ? Number.NEGATIVE_INFINITY : stakeAlong(table, place);
    const weight = Math.exp(stake);
    weights[place] = weight;
    all += weight;
  }
  const first = drawRoute(all, chance);
  if (count === 1) return PICKS[first] as Action;
  return { kind: "pickRoute", routes: Array.from({ length: count }, (_, nth) => (nth === 0 ? first : drawRoute(all, chance)) as Route) };
}
function drawRoute(all: number, chance: Chance): number {
  let left = (chance.below(1 << 16) / (1 << 16)) * all;
  let last = 1;
  for (let place = 0; place < 6; place++) {
    const weight = weights[place] as number;
    if (weight === 0) continue;
    last = place + 1;
    left -= weight;
    if (left < 0) break;
  }
  return last;
}
function stakeAlong(table: Seen, place: number): number {
  const overseas = place + 6;
  const near = enemiesIn(table, overseas, ARMY) + enemiesIn(table, overseas, FLEET);
  let stake = stakeIn(table, overseas) * (near === 0 ? 1 : 0.5);
  if (near > 3) {
    stake += stakeIn(table, place);
    const defended = (farmed(table) | mannedAt(table, ARMY, 0) | mannedAt(table, FORT, 0)) & (1 << place);
    stake -= HABITS.homeland * (defended === 0 ? 1 : 0.5) * (turnsLeft(table) > 1 ? 1 : 2);
  }
  return stake;
}
/** What the others lose in a province, less what the seat itself does. */
function stakeIn(table: Seen, province: number): number {
  const yields = yieldIn(province);
  let stake = 0;
  const holder = table.titles[province] as number;
  if (holder >= 0 && holder < 5) stake += yields * (illWill[holder] as number);
  const producing = producingIn(table, province);
  if (producing === -1 || isStoppedIn(table, province, producing)) return stake;
  const first = firstOf(province, producing);
  for (let circle = first; circle < first + 3; circle++) {
    const line = table.subjects[circle] as number;
    if (line !== NO_LINE) stake += yields * (illWill[line] as number);
  }
  return stake;
}
const halves = new Int8Array(6);
/** What the seat makes of harm to each line. */
const illWill = new Float64Array(5);
function weighUp(table: Seen, seat: Seat): void {
  const others = HABITS.othersStake / Math.max(1, table.order.length - 1);
  countHalves(table, halves);
  for (let line = 0; line < 5; line++)
    illWill[line] = table.controllers[line] === seat ? -HABITS.ownStake : others * (0.5 + HABITS.envy * (halves[line] as number));
}
/** By route; there is none with the number 0. */
const PICKS: readonly Action[] = [
  { kind: "pickRoute", routes: [] },
  ...ROUTES.map((route): Action => ({ kind: "pickRoute", routes: [route] })),
];
