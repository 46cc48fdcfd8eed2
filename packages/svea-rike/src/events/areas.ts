/** SR-EVENT-10 Any-time cards that strike a fief and its neighbours. */
import type { Seat } from "@stormakt/kernel";
import type { Fief, Title } from "../catalog/index.ts";
import { crownsOn, fiefsAround, troopsOn } from "../catalog/index.ts";
import { plague } from "../steps/choices.ts";
import type { OpenTable } from "../table.ts";
import { ownerOf, ownsFief, seatsOf } from "../table.ts";
import { handSize, loseFief, throwAway } from "../things.ts";
import type { CardRule, OnFief, Pen } from "./card.ts";
import { atFief, card, isInTheGame, leftOf } from "./card.ts";
import { collect } from "./gold.ts";

export const AREA_CARDS = {
  "extra-church-tax": areaCard((play, by, fief) => collect(play, by, (seat) => sum(play.table, seat, fief, crownsOn))),
  "local-war-tax": areaCard((play, by, fief) => collect(play, by, (seat) => sum(play.table, seat, fief, troopsOn))),
  "peasant-revolt": areaCard((play, by, fief, title) =>
    uprising(play, by, title, fief, (struck, die) => crownsOn(struck) <= POOREST_SPARED(die)),
  ),
  "riots-in-towns": areaCard((play, by, fief, title) =>
    uprising(play, by, title, fief, (struck, die) => troopsOn(struck) <= POOREST_SPARED(die)),
  ),
  plague: areaCard((play, by, fief) => play.call(plague, { owners: ownersIn(play.table, fief), first: leftOf(play.table, by), asked: 0 })),
  "witch-hunt": areaCard((play, by, fief) => witchHunt(play, by, fief)),
};

function areaCard(strike: (play: Pen, by: Seat, fief: Fief, card: Title) => void): CardRule<OnFief> {
  return card<OnFief>({
    aims: atFief,
    may: (table, _seat, { fief }) => isInTheGame(table, fief),
    everywhere: true,
    effect: (play, by, { fief, card }) => strike(play, by, fief, card),
  });
}
type Open = Readonly<OpenTable>;
const sum = (table: Open, seat: Seat, centre: Fief, worth: (fief: Fief) => number): number =>
  fiefsAround(centre).reduce((total, fief) => total + (ownsFief(table, seat, fief) ? worth(fief) : 0), 0);
function ownersIn(table: Open, centre: Fief): number {
  let owners = 0;
  for (const fief of fiefsAround(centre)) if (ownerOf(table, fief) >= 0) owners |= 1 << ownerOf(table, fief);
  return owners;
}
/** 1-3 nothing; 4 strikes the lowest, 5 the middling too, 6 all. */
const POOREST_SPARED = (die: number): number => (die < 4 ? -1 : die === 4 ? 1 : die === 5 ? 2 : 9);
function uprising(play: Pen, by: Seat, card: Title, centre: Fief, isLost: (fief: Fief, die: number) => boolean): void {
  const { table, tell } = play;
  const die = play.chance.die(6, "uprising");
  tell?.({ kind: "dieRolled", seat: by, card, die });
  for (const fief of fiefsAround(centre)) {
    const seat = ownerOf(table, fief);
    if (seat < 0 || !isLost(fief, die)) continue;
    loseFief(table, fief);
    tell?.({ kind: "fiefLost", seat, fief });
  }
}
function witchHunt(play: Pen, by: Seat, centre: Fief): void {
  const { table } = play;
  for (let step = 1; step <= seatsOf(table); step++) {
    const seat = (by + step) % seatsOf(table);
    const fiefs = fiefsAround(centre).filter((fief) => ownsFief(table, seat, fief)).length;
    const cards: Title[] = [];
    while (cards.length < fiefs && handSize(table, seat) > 0) cards.push(throwAway(play, seat));
    if (cards.length > 0) play.tell?.({ kind: "cardsThrown", seat, cards });
  }
}
