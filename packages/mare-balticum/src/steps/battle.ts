import type { Ask, Play, Seat } from "@stormakt/kernel";
import { standing } from "@stormakt/kernel";
import type { IdOf, SetOf } from "@stormakt/kernel/ids";
import { count, domain, EMPTY, has, including, isEmpty, list, where, without } from "@stormakt/kernel/ids";
import type { Force, Line, Place, Province } from "../catalog/index.ts";
import { KING, MERCENARIES_COST, NO_LINE, officeOver, PLACE, PLACES } from "../catalog/index.ts";
import { add, at, seatsIn } from "../lists.ts";
import type { Seen } from "../table.ts";
import {
  chancellorLine,
  controllerOf,
  discardSubject,
  enemiesAt,
  enemyToSupply,
  goldOf,
  handToSupply,
  hasEnemies,
  lineAt,
  linesInPlay,
  linesOf,
  markAll,
  officeOf,
  ownerAt,
  placesOfAny,
  RETREATED,
  sizeOf,
  subjectAt,
  titleOf,
} from "../table.ts";
import type { MareBalticum } from "../types.ts";
import { decision, move, notesOf, procedure, sealed } from "../types.ts";
import { shareSpoils } from "./spoils.ts";

/** MB-BATTLE-1 One group, or the farmers of one province, against the enemies of one kind of circle. */
export interface Battle {
  province: Province;
  force: Force;
  target: Force;
  /** How far mercenaries have been asked about this round, and the lines that have hired them in this battle. */
  asked: number;
  hired: SetOf<Line>;
  /** The circles that attack this round. */
  attackers: SetOf<Place>;
  /** By line. */
  prisoners: number[];
  result: "undecided" | "won" | "lost" | "broken-off";
}
export const newBattle = (province: Province, force: Force, target: Force): Battle => ({
  province,
  force,
  target,
  asked: 0,
  hired: EMPTY,
  attackers: EMPTY,
  prisoners: [0, 0, 0, 0, 0],
  result: "undecided",
});

export const battle = procedure<Battle>("battle")({
  begin({ table, tell }, { province, force, target }) {
    tell?.({ kind: "battleBegan", province, force, target, units: enemiesAt(table, province, target) });
  },
  /** MB-MERC-5 Before the cards of each round, in turn order. */
  hireMercenaries(play, battle) {
    const { table } = play;
    while (battle.asked < linesInPlay(table) && hasEnemies(table, battle.province, battle.target)) {
      const line = lineAt(table, battle.asked);
      battle.asked += 1;
      if (play.askIfAble(hiring, controllerOf(table, line), { line, province: battle.province })) return play.again();
    }
  },
  playCards(play, battle) {
    const { table } = play;
    const { province, force, target } = battle;
    if (!hasEnemies(table, province, target))
      battle.result = "won"; // MB-MERC-7
    else play.askAll(playingCards, owners(table, province, force), { province, force, target });
  },
  fight(play, battle) {
    if (battle.result === "undecided") fightRound(play, battle);
  },
  nextRound(play, battle) {
    if (battle.result !== "undecided") return;
    battle.asked = 0;
    play.goTo("hireMercenaries");
  },
  endBattle(play, battle) {
    const { province, force } = battle;
    if (battle.result === "won") play.tell?.({ kind: "battleWon", province, force });
    if (battle.result === "lost") play.tell?.({ kind: "battleLost", province, force });
    shareSpoils(play, battle.prisoners, province, battle.result === "won");
  },
});

/** MB-BATTLE-18 to MB-BATTLE-24 The cards are on the table. */
function fightRound(play: Play<MareBalticum>, battle: Battle): void {
  const { table } = play;
  const { province, force, target, attackers, prisoners } = battle;
  if (isEmpty(attackers)) {
    loseSubjects(play, battle, PLACE.every);
    battle.result = "lost";
    return;
  }
  for (const place of PLACES) if (has(attackers, place)) add(prisoners, ownerAt(table, province, force, place), 1);
  enemyToSupply(table, province, target, count(attackers));
  if (!hasEnemies(table, province, target)) {
    battle.result = "won";
    return;
  }
  loseSubjects(play, battle, attackers);
  if (sizeOf(table, province, force) === 0) battle.result = "lost";
  else {
    const line = inCommand(table, province, force);
    play.ask(retreating, controllerOf(table, line), { line, province, force, target });
  }
}
/** From the right, so that those still to go keep their circles. */
function loseSubjects({ table, tell }: Play<MareBalticum>, { province, force }: Battle, circles: SetOf<Place>): void {
  const lines: Line[] = [];
  for (const place of FROM_THE_RIGHT) {
    const line = subjectAt(table, province, force, place);
    if (line === NO_LINE || !has(circles, place)) continue;
    discardSubject(table, province, force, place);
    lines.push(line);
  }
  tell?.({ kind: "subjectsLost", province, force, lines: lines.reverse() });
}
const FROM_THE_RIGHT = PLACES.toReversed();
/** MB-RETREAT-2, MB-RETREAT-3 The leader of a group, or the owner of the farmer that is left. */
function inCommand(table: Seen, province: Province, force: Force): Line {
  const first = subjectAt(table, province, force, 0);
  return first === NO_LINE ? ownerAt(table, province, force, 1) : first;
}
function owners(table: Seen, province: Province, force: Force): readonly Seat[] {
  let seats: SetOf<Seat> = EMPTY;
  for (const place of PLACES) {
    const line = subjectAt(table, province, force, place);
    if (line !== NO_LINE) seats = including(seats, controllerOf(table, line));
  }
  return seatsIn(seats);
}

interface Hiring {
  line: Line;
  province: Province;
}
/** MB-MERC-2, MB-MERC-3 Two gold for one enemy unit, once in a battle. */
export const hiring = decision<Hiring>("hiring", {
  moves: {
    hireNobody: move("hireNobody", {}, { idle: true, perform: () => {} }),
    hireMercenaries: move(
      "hireMercenaries",
      {},
      {
        requires: {
          "MB-MERC-3": (ask) => !has(notesOf(ask, battle).hired, ask.memory.line),
          "MB-MERC-2": ({ table, memory }) => goldOf(table, memory.line) >= MERCENARIES_COST,
          "MB-MERC-1": isEntitled,
        },
        perform(play, _action, _seat, { line, province }) {
          const fought = notesOf(play, battle);
          handToSupply(play.table, line, MERCENARIES_COST);
          enemyToSupply(play.table, province, fought.target, 1);
          fought.hired = including(fought.hired, line);
          play.tell?.({ kind: "mercenariesHired", line, province });
        },
      },
    ),
  },
});
/** MB-MERC-1, MB-KING-15 The title of the province or the office of the subjects fighting; the Chancellor's line pays for the King's titles. */
function isEntitled(ask: Ask<MareBalticum, Hiring>): boolean {
  const { table, memory } = ask;
  const holder = titleOf(table, memory.province);
  return (
    holder === memory.line ||
    (holder === KING && memory.line === chancellorLine(table)) ||
    officeOf(table, officeOver(notesOf(ask, battle).force)) === memory.line
  );
}

interface Fighting {
  province: Province;
  force: Force;
  target: Force;
}
/** Every way to play the cards of a group, those with most attackers first: the circles that attack, the others defend. */
const HANDS = [[0, 1, 2], [0, 1], [0, 2], [1, 2], [0], [1], [2], []].map((places) => places.map((place) => at(PLACES, place)));
const HAND = domain(
  "hand of cards",
  HANDS.map((attackers) => attackers.join(" ")),
);
/** By the set of circles a seat decides for: those that name no other. */
const WITHIN: SetOf<IdOf<typeof HAND>>[] = [];
for (const own of HANDS) {
  const circles = own.reduce<SetOf<Place>>((set, place) => including(set, place), EMPTY);
  WITHIN[circles] = where(HAND, (hand) => at(HANDS, hand).every((place) => own.includes(place)));
}

/** MB-BATTLE-15 to MB-BATTLE-17 Attack or Defend for each subject, in secret. Who decides for all three has only two pairs of cards. */
export const playingCards = sealed<Fighting>("playingCards", {
  moves: {
    playCards: move(
      "playCards",
      { attackers: standing(HAND, HANDS) },
      {
        requires: {
          "MB-BATTLE-15": { attackers: (ask) => at(WITHIN, ownCircles(ask)) },
          "MB-BATTLE-16": { attackers: (ask) => (ownCircles(ask) === PLACE.every ? NOT_ALL_ALIKE : HAND.every) },
        },
      },
    ),
  },
  reveal(play, { province, force }, answers) {
    const { table } = play;
    const fought = notesOf(play, battle);
    fought.attackers = EMPTY;
    for (const answer of answers)
      if (answer?.kind === "playCards") for (const place of answer.attackers) fought.attackers = including(fought.attackers, place);
    play.tell?.({
      kind: "cardsShown",
      province,
      attackers: linesAt(table, province, force, fought.attackers),
      defenders: linesAt(table, province, force, without(PLACE.every, fought.attackers)),
    });
  },
});
const NOT_ALL_ALIKE = where(HAND, (hand) => at(HANDS, hand).length > 0 && at(HANDS, hand).length < PLACE.size);
const ownCircles = ({ table, seat, memory }: Ask<MareBalticum, Fighting>): SetOf<Place> =>
  placesOfAny(table, memory.province, memory.force, linesOf(table, seat));
const linesAt = (table: Seen, province: Province, force: Force, circles: SetOf<Place>): Line[] =>
  list(circles).flatMap((place) => {
    const line = subjectAt(table, province, force, place);
    return line === NO_LINE ? [] : [line];
  });

/** MB-RETREAT-1 to MB-RETREAT-5 After a round that leaves both sides standing. */
export const retreating = decision<{ line: Line; province: Province; force: Force; target: Force }>("retreating", {
  moves: {
    retreat: move(
      "retreat",
      {},
      {
        perform(play, _action, _seat, { line, province, force }) {
          notesOf(play, battle).result = "broken-off";
          markAll(play.table, province, force, RETREATED);
          play.tell?.({ kind: "retreated", line, province, force });
        },
      },
    ),
    fightOn: move(
      "fightOn",
      {},
      { perform: (play, _action, _seat, { line, province }) => play.tell?.({ kind: "foughtOn", line, province }) },
    ),
  },
});
