/** What each line has on the table, counted in one pass. Measuring and playing on both begin with it, so it must be quick. */
import type { Seen } from "@stormakt/mare-balticum";
import { ARMY, FARM, FLEET, FORT, goodOf, NO_LINE, PROVINCES } from "@stormakt/mare-balticum";
import { countHalves, countTitleDeck, enemiesIn, firstOf, liesAbroad, prizeIn, producingIn } from "@stormakt/mare-balticum/glance";
import { HABITS } from "./habits.ts";

/** Lists go by line, but where they say otherwise. They are written anew by every count. */
export class Tally {
  /** By line and kind, four to a line. */
  readonly kinds = new Int8Array(20);
  readonly subjects = new Int8Array(5);
  /** Goods of the next production: at home, overseas, and what enemies keep from being produced. */
  readonly atHome = new Int8Array(5);
  readonly overseas = new Int8Array(5);
  readonly stopped = new Int8Array(5);
  /** What subjects would yield if no stronger kind stood beside them. */
  readonly idle = new Int8Array(5);
  /** The kinds of goods that are produced, and those that lie on subjects now, one bit each; and how many lie there. */
  readonly produces = new Int8Array(5);
  readonly bears = new Int8Array(5);
  readonly goods = new Int8Array(5);
  /** Groups led after the next promotion. */
  readonly leads = new Int8Array(5);
  /** Subjects beside stronger enemies, and the halves of titles in provinces with enemies. */
  readonly inDanger = new Float64Array(5);
  readonly titlesInDanger = new Float64Array(5);
  readonly halves = new Int8Array(6);
  readonly onTitleDeck = new Int8Array(5);
  readonly onBuildDeck = new Float64Array(5);
  readonly buildsLed = new Float64Array(5);
  /** Not by line: hexes of the title deck that are filled, and the halves of the best title to be had. */
  filled = 0;
  prize = 0;
  /** By province: which kind produces there (-1 none) and whether enemies stop it, by kind what enemies stand there, four to a province. */
  readonly producing = new Int8Array(12);
  readonly isStopped = new Int8Array(12);
  readonly enemies = new Int8Array(48);
  readonly sizes = new Int8Array(48);

  count(table: Seen): void {
    this.clear();
    for (let province = 0; province < 12; province++) this.countProvince(table, province);
    countHalves(table, this.halves);
    this.prize = prizeIn(table);
    this.filled = countTitleDeck(table, this.onTitleDeck);
    this.countDecks(table);
  }
  private clear(): void {
    this.kinds.fill(0);
    this.subjects.fill(0);
    this.atHome.fill(0);
    this.overseas.fill(0);
    this.stopped.fill(0);
    this.idle.fill(0);
    this.produces.fill(0);
    this.bears.fill(0);
    this.goods.fill(0);
    this.leads.fill(0);
    this.inDanger.fill(0);
    this.titlesInDanger.fill(0);
    this.onBuildDeck.fill(0);
    this.buildsLed.fill(0);
  }
  private countProvince(table: Seen, province: number): void {
    const { subjects, goods } = table;
    const isOverseas = liesAbroad(province);
    const first = firstOf(province, FARM);
    const producing = producingIn(table, province);
    this.producing[province] = producing;
    const fleets = this.countEnemies(table, province, FLEET);
    const armies = this.countEnemies(table, province, ARMY);
    const forts = this.countEnemies(table, province, FORT);
    const yields = isOverseas ? 2 : 1;
    const good = 1 << (GOODS[province] as number);
    this.isStopped[province] = (producing === FLEET ? fleets > 0 : armies + forts > 0) ? 1 : 0;
    for (let force = isOverseas ? FLEET : FARM; force <= FORT; force++) {
      if (force === FLEET && !isOverseas) continue;
      const left = first + force * 3;
      if (force !== FARM && at(subjects, left) === NO_LINE) {
        this.sizes[province * 4 + force] = 0;
        continue;
      }
      let size = 0;
      for (let place = left; place < left + 3; place++) {
        const line = at(subjects, place);
        if (line === NO_LINE) continue;
        size++;
        add(this.kinds, line * 4 + force, 1);
        add(this.subjects, line, 1);
        if (force !== producing) add(this.idle, line, yields);
        else if (this.isStopped[province] === 1) add(this.stopped, line, yields);
        else {
          add(isOverseas ? this.overseas : this.atHome, line, yields);
          this.produces[line] = at(this.produces, line) | good;
        }
        const borne = at(goods, place);
        if (borne === 0) continue;
        add(this.goods, line, borne);
        this.bears[line] = at(this.bears, line) | good;
      }
      this.sizes[province * 4 + force] = size;
      if (force !== FARM) add(this.leads, at(subjects, size > 1 ? left + 1 : left), 1);
      const strongest = force === FLEET ? fleets : force === FORT ? (forts === 3 ? 3 : 0) : armies;
      if (strongest < size) continue;
      const fear = strongest > size ? 1 : 0.2;
      for (let place = left; place < left + 3; place++) if (at(subjects, place) !== NO_LINE) add(this.inDanger, at(subjects, place), fear);
    }
    const holder = at(table.titles, province);
    if (holder < 0 || holder > 4 || fleets + armies + forts === 0) return;
    add(this.titlesInDanger, holder, (isOverseas ? 2 : 1) * (producing === -1 ? 0.8 : 0.15));
  }
  private countEnemies(table: Seen, province: number, force: number): number {
    const count = enemiesIn(table, province, force);
    this.enemies[province * 4 + force] = count;
    return count;
  }
  private countDecks({ piles }: Seen): void {
    for (let build = 0; build < 3; build++) this.countBuild(piles, build * 3);
  }
  /** A unit counts for more the nearer its layer is to being built, and the unit to the left will lead. */
  private countBuild(piles: Seen["piles"], first: number): void {
    const left = piles[first] as readonly number[];
    const middle = piles[first + 1] as readonly number[];
    const right = piles[first + 2] as readonly number[];
    const layers = Math.max(left.length, middle.length, right.length);
    const finished = Math.min(left.length, middle.length, right.length);
    for (let layer = 0; layer < layers; layer++) {
      const filled = (layer < left.length ? 1 : 0) + (layer < middle.length ? 1 : 0) + (layer < right.length ? 1 : 0);
      const worth = (filled === 3 ? 1 : filled === 2 ? 0.65 : 0.45) * (layer > finished ? 0.6 : 1);
      if (layer < left.length) {
        add(this.onBuildDeck, at(left, layer), worth);
        add(this.buildsLed, at(left, layer), worth);
      }
      if (layer < middle.length) add(this.onBuildDeck, at(middle, layer), worth);
      if (layer < right.length) add(this.onBuildDeck, at(right, layer), worth);
    }
  }
}

const GOODS: readonly number[] = PROVINCES.map(goodOf);
export const at = (list: ArrayLike<number>, index: number): number => list[index] as number;
export function add(list: { [index: number]: number }, index: number, more: number): void {
  list[index] = (list[index] as number) + more;
}

/** How much of an office a line may hope for, 0 … 1, and how much of one it holds may be lost: each subject missing makes it half as likely. */
export function hopeOfOffice({ kinds }: Tally, table: Seen, office: number, line: number): number {
  const holder = table.offices[office] as number;
  let others = 0;
  for (let other = 0; other < 5; other++) {
    const many = kinds[other * 4 + office] as number;
    if (other !== line && many > others) others = many;
  }
  return hopeOf(holder, line, kinds[line * 4 + office] as number, others, holder === NO_LINE ? 0 : (kinds[holder * 4 + office] as number));
}
/** The same by whoever holds the office, by its subjects, and by those of the line and of the strongest of the others. */
export function hopeOf(holder: number, line: number, own: number, others: number, held: number): number {
  if (holder === line)
    return own === 0 ? -0.9 : others > own && others >= 4 ? -0.7 : others === own ? -0.1 : others === own - 1 ? -0.03 : 0;
  if (own === 0) return 0;
  const needed = Math.max(4, held + (held > 0 ? 1 : 0), others) - own;
  return needed <= 0 ? (others === own && holder === NO_LINE ? 0.45 : 0.9) : (HOPES[needed] ?? 0);
}
const HOPES = [0.9, 0.36, 0.15, 0.06, 0.02];

/** How likely the units of a line on the title deck make it a province: by how many they are, how full the deck is, and who is ahead. */
export function hopeOfTitle(units: number, most: number, filled: number, late: number, prize: number): number {
  if (units === 0) return 0;
  if (filled === 6 && units >= 3 && units > most && prize > 0) return HABITS.titleWon;
  const lead = units > most ? 1 : units === most ? 0.85 : 0.7;
  const each = HABITS.unitOnDeck + HABITS.unitOnDeckLate * late;
  return lead * Math.min(0.9, each * units + HABITS.hexFilled * filled * Math.min(1, units / 3));
}
