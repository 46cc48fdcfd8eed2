import type { Seat, State } from "@stormakt/kernel";
import { NOBODY } from "@stormakt/kernel";
import type { Action, Force, Line, Local, MareBalticum, Province, Seen } from "@stormakt/mare-balticum";
import {
  ARMY,
  allGoodsOf,
  allSubjectsOf,
  anyEnemies,
  conquered,
  countSubjects,
  enemiesAt,
  FARM,
  FLEET,
  FORCES,
  FORT,
  facesEnemies,
  finishedLayers,
  GROUPS,
  goldOf,
  halfTitlesOf,
  halvesOfOffice,
  halvesOfProvince,
  halvesToEnd,
  hasSubjects,
  isAvailable,
  isGroup,
  isStopped,
  KING,
  LOCALS,
  leaderOf,
  linesInOrder,
  NO_LINE,
  OFFICES,
  officeOf,
  PLACES,
  PROVINCES,
  pileOf,
  producingForce,
  savingsOf,
  sizeOf,
  soldBy,
  squareOf,
  subjectAt,
  subjectsUnder,
  supplyOf,
  titleOf,
  titleUnitsOf,
  turnsLeft,
  yieldOf,
} from "@stormakt/mare-balticum";
import type { Taste } from "../contract.ts";
import { promiseInRiksdag } from "./mare-balticum/riksdag.ts";

/** Everything is weighed in titles; what a unit, a subject or a lead is worth was tried out in play. */
const UNIT = 0.1;

export const taste: Taste<MareBalticum> = {
  value({ table, stack }, seat) {
    const prisoners = ransomToCome(stack);
    const worth = linesInOrder(table).map((line) => worthOf(table, line, prisoners[line] ?? 0));
    return chanceToWin(table, seat, worth) * (1 - riskOfFall(table));
  },
  prior(state, seat, action) {
    const { table, stack } = state;
    if (action.kind === "fight")
      return outlook(sizeOf(table, action.province, action.force), enemiesAt(table, action.province, action.target), action.force);
    if (action.kind === "fightOn") return goingOn(table, stack);
    return RELUCTANCE[action.kind] ?? promiseInRiksdag(state, seat, action);
  },
};

/** What is hardly ever right comes last, and nobody moves about for nothing. */
const RELUCTANCE: Partial<Record<Action["kind"], number>> = {
  desert: -0.1,
  discardGood: -0.01,
  discardSold: -0.01,
  generateNoMore: -0.02,
  takeNoMore: -0.02,
  moveFarmer: -0.004,
  march: -0.001,
  sail: -0.001,
};

/** How a fight is likely to go: well if all who attack outnumber the enemy. */
function outlook(subjects: number, enemies: number, force: Force): number {
  if (subjects >= enemies) return 0.02;
  return force === FORT ? -0.02 : 0;
}
function goingOn(table: Seen, stack: State<MareBalticum>["stack"]): number {
  const { province, force, target } = (stack.at(-1)?.memory ?? {}) as { province?: Province; force?: Force; target?: Force };
  if (province === undefined || force === undefined || target === undefined) return 0;
  return sizeOf(table, province, force) >= enemiesAt(table, province, target) ? 0.03 : -0.03;
}
/** Prisoners taken in a battle under way are gold to come. */
function ransomToCome(stack: State<MareBalticum>["stack"]): readonly number[] {
  for (let at = stack.length - 1; at >= 0; at--) {
    const { prisoners } = (stack[at]?.memory ?? {}) as { prisoners?: readonly number[] };
    if (prisoners !== undefined) return prisoners;
  }
  return [];
}

/** How far the game has come, 0 … 1: by turns, or by the titles of whoever leads. */
function progress(table: Seen): number {
  const foremost = Math.max(...linesInOrder(table).map((line) => halfTitlesOf(table, line)));
  return Math.min(1, Math.max(table.turn / (table.turn + turnsLeft(table)), foremost / halvesToEnd(table)));
}
function chanceToWin(table: Seen, seat: Seat, worth: readonly number[]): number {
  const lines = linesInOrder(table);
  const keenness = 1.3 + 2.2 * progress(table);
  if (seat === table.king) return asKing(table, worth, keenness);
  if (table.seats === 2) return asOneOfTwo(table, seat, worth, keenness);
  let all = 0;
  let own = 0;
  lines.forEach((line, at) => {
    const weight = Math.exp(keenness * (worth[at] ?? 0));
    all += weight;
    if (ownerOf(table, line) === seat) own += weight;
  });
  if (table.king !== NOBODY) all += Math.exp(keenness * kingsWorth(table, worth));
  return all === 0 ? 0 : own / all;
}
/** The King wants titles of his own, and no noble with three. */
function asKing(table: Seen, worth: readonly number[], keenness: number): number {
  return 1 / (1 + Math.exp(-keenness * (kingsWorth(table, worth) - Math.max(...worth))));
}
const kingsWorth = (table: Seen, worth: readonly number[]): number => {
  const foremost = Math.max(...linesInOrder(table).map((line) => halfTitlesOf(table, line)));
  return halfTitlesOf(table, KING) / 2 + (foremost < 6 ? 1.2 + 0.3 * (5 - foremost) : 0) + Math.min(...worth) / 4;
};
/** The primary lines decide, the secondary ones break ties and hold the balance. */
function asOneOfTwo(table: Seen, seat: Seat, worth: readonly number[], keenness: number): number {
  let lead = 0;
  linesInOrder(table).forEach((line, at) => {
    const place = table.ring.indexOf(line);
    const weight = place < 2 ? 1 : 0.2;
    lead += (table.ringSeats[place] === seat ? weight : -weight) * (worth[at] ?? 0);
  });
  return 1 / (1 + Math.exp(-keenness * lead));
}
const ownerOf = (table: Seen, line: Line): Seat => table.ringSeats[table.ring.indexOf(line)] ?? NOBODY;

/** What a line has and may hope for, in titles. */
function worthOf(table: Seen, line: Line, prisoners: number): number {
  const left = turnsLeft(table);
  const unit = UNIT * Math.min(1, (left + 0.5) / 4);
  const gold = goldOf(table, line) + prisoners + 0.95 * (savingsOf(table, line) + soldBy(table, line));
  const goods = allGoodsOf(table, line);
  const free = supplyOf(table, line) + 0.5 * (gold + goods);
  return (
    titlesOf(table, line) +
    officesToCome(table, line) +
    deckOf(table, line) +
    unit * (Math.min(gold, 6) + 0.4 * Math.max(0, gold - 6) + 1.1 * goods) +
    unit * incomeToCome(table, line, left, free) +
    buildsOf(table, line, unit, left) +
    0.012 * allSubjectsOf(table, line)
  );
}

/** Titles held, less where enemies may take the province; offices less where others come close. */
function titlesOf(table: Seen, line: Line): number {
  let titles = 0;
  for (const province of PROVINCES) {
    if (titleOf(table, province) !== line) continue;
    const held = halvesOfProvince(province) / 2;
    titles += anyEnemies(table, province) ? held * (hasSubjects(table, province) ? 0.85 : 0.3) : held;
  }
  for (const office of OFFICES) if (officeOf(table, office) === line) titles += halvesOfOffice(table) / 2;
  return titles;
}
/** Each subject still missing makes an office less than half as likely. */
function officesToCome(table: Seen, line: Line): number {
  let hope = 0;
  for (const office of OFFICES) {
    const holder = officeOf(table, office);
    const counts = countSubjects(table, subjectsUnder(office));
    const own = counts[line] ?? 0;
    const others = Math.max(0, ...counts.filter((_, other) => other !== line));
    if (holder === line) hope -= own === 0 ? 0.9 : others > own && others >= 4 ? 0.7 : others === own ? 0.1 : 0;
    else if (own > 0) {
      const needed = Math.max(4, holder === NO_LINE ? others : others + 1) - own;
      hope += (halvesOfOffice(table) / 2) * 0.85 * 0.42 ** Math.max(0, needed);
    }
  }
  return hope;
}
/** The race for the next province title: how full the deck is, and who is ahead. */
function deckOf(table: Seen, line: Line): number {
  const own = titleUnitsOf(table, line);
  if (own === 0) return 0;
  let filled = 0;
  for (let hex = 0; hex < 6; hex++) if (table.titleDeck[hex] !== 0) filled++;
  const most = Math.max(0, ...linesInOrder(table).map((other) => (other === line ? 0 : titleUnitsOf(table, other))));
  const lead = own > most ? 1 : own === most ? 0.85 : 0.7;
  const prize = PROVINCES.reduce(
    (best, province) => (isAvailable(table, province) ? Math.max(best, halvesOfProvince(province) / 2) : best),
    0.4,
  );
  if (filled === 6 && own >= 3 && own > most) return 0.97 * prize;
  const each = 0.08 + 0.16 * progress(table); // the economy first
  return prize * Math.min(0.9, each * own * lead + 0.05 * filled * Math.min(1, own / 3) * lead);
}
/** Goods that the line's subjects will still bring, as far as enemies and one's own forts and armies let them. */
function incomeToCome(table: Seen, line: Line, left: number, free: number): number {
  const harvests = Math.max(0, left - 1);
  let income = 0;
  let losses = 0;
  for (const province of PROVINCES) {
    const producing = producingForce(table, province);
    if (producing === -1) continue;
    for (const force of FORCES) {
      const size = sizeOf(table, province, force);
      if (size === 0) continue;
      let own = 0;
      for (let place = 0; place < 3; place++) if (subjectAt(table, province, force, place) === line) own++;
      if (own === 0) continue;
      if (force === producing) {
        const stopped = isStopped(table, province, force);
        income += own * yieldOf(province) * (stopped ? 0.35 : force === FLEET || force === FARM ? 0.8 : 0.95);
      } else income += own * yieldOf(province) * 0.15;
      if (isGroup(force) && leaderOf(table, province, force) === line) income += 0.1;
      if (facesEnemies(table, province, force)) losses += own * fear(table, province, force, size);
    }
  }
  if (harvests === 0) return -losses;
  const capped = Math.min(income, 10) + 0.3 * Math.max(0, income - 10);
  return Math.min(capped, free) + capped * Math.min(harvests - 1, 4) * 0.75 - losses; // without units in supply nothing is generated
}
/** What stands against a stronger enemy will hardly stand for long. */
function fear(table: Seen, province: Province, force: Force, size: number): number {
  const enemies = force === FLEET ? enemiesAt(table, province, FLEET) : enemiesAt(table, province, ARMY);
  const besiegers = force === FORT ? enemiesAt(table, province, FORT) : 0;
  const strongest = Math.max(force === FORT ? 0 : enemies, besiegers === 3 ? 3 : 0);
  return strongest > size ? 1.2 : strongest === size ? 0.2 : 0;
}
/** Units on the build deck: the fuller their layer the better, and best for who will lead. */
function buildsOf(table: Seen, line: Line, unit: number, left: number): number {
  if (left <= 1) return 0;
  let worth = 0;
  for (const build of GROUPS) {
    const finished = finishedLayers(table, build);
    for (const place of PLACES) {
      const pile = pileOf(table, squareOf(build, place));
      for (let layer = 0; layer < pile.length; layer++) {
        if (pile[layer] !== line) continue;
        const filled = PLACES.filter((beside) => pileOf(table, squareOf(build, beside)).length > layer).length;
        worth += (layer < finished ? 4 : filled === 2 ? 2.6 : 1.8) * (layer > finished ? 0.6 : 1);
        if (place === 0) worth += 0.5;
      }
    }
  }
  return worth * unit * Math.min(1, left / 6);
}

/** How likely it is that Sweden falls: two home provinces with enemies and without subjects, and everybody has lost. */
function riskOfFall(table: Seen): number {
  if (table.enemySupply === 27) return 0;
  let lost = 0;
  for (const local of LOCALS) lost += perilOf(table, local);
  if (lost >= 2) return Math.min(0.97, 0.85 + 0.05 * (lost - 2));
  return lost <= 1 ? 0.12 * lost : 0.12 + 0.5 * (lost - 1);
}
/** 1: held by enemies alone. Less: enemies beside weak defenders, or on the other shore and ready to land. */
function perilOf(table: Seen, local: Local): number {
  if (conquered(table, local)) return 1;
  const enemies = enemiesAt(table, local, ARMY);
  const defenders = FORCES.reduce<number>((count, force) => count + sizeOf(table, local, force), 0);
  if (enemies > 0) return defenders >= enemies + 1 ? 0.25 : defenders === 1 ? 0.7 : 0.5;
  const overseas = (local + 6) as Province;
  const near = enemiesAt(table, overseas, ARMY) + enemiesAt(table, overseas, FLEET);
  return (near >= 6 ? 0.25 : near >= 4 ? 0.15 : near > 0 ? 0.05 : 0) * (defenders === 0 ? 1 : 0.6);
}
