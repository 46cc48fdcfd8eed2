/** SR-EVENT-10 Cards that strike a fief and its neighbours. */

import type { Seat } from "@stormakt/kernel";
import { clockwiseFrom } from "@stormakt/kernel";
import { EMPTY, has, including } from "@stormakt/kernel/ids";
import type { Fief, Title } from "../catalog/index.ts";
import { crownsOn, FIEF, fiefsAround, troopsOn } from "../catalog/index.ts";
import { numberAt } from "../lists.ts";
import { fiefsInTheGame } from "../sets.ts";
import { mourning, plague } from "../steps/choices.ts";
import type { OpenTable, Seats } from "../table.ts";
import { AVAILABLE, ownerOf, ownsFief, seatsOf } from "../table.ts";
import { handSize, loseFief, throwAway } from "../things.ts";
import type { Emblem, Pen, Who } from "./card.ts";
import { ANY_TIME, card, forEach, leftOf } from "./card.ts";
import { collect } from "./gold.ts";

/** May be centred on any fief still in the game. */
const areaCard = (
  emblem: Emblem,
  strike: (play: Pen, fief: Fief, by: Seat, card: Title) => void,
  windows: Readonly<Record<string, Who>> = ANY_TIME,
) =>
  card({
    emblem,
    windows,
    aim: { fief: FIEF },
    requires: { fief: ({ table }) => fiefsInTheGame(table) },
    effect: (play, action, by) => strike(play, action.fief, by, action.card),
  });

export const AREA_CARDS = {
  "extra-church-tax": areaCard(["coins", "area"], (play, fief, by) => collect(play, by, (seat) => sum(play.table, seat, fief, crownsOn))),
  /** A tax, not upkeep: Supply Train does not protect. */
  "local-war-tax": areaCard(["helmet", "area"], (play, fief, by) => collect(play, by, (seat) => sum(play.table, seat, fief, troopsOn))),
  "peasant-revolt": areaCard(["fork", "area"], (play, fief, by, title) => uprising(play, by, title, fief, crownsOn)),
  "riots-in-towns": areaCard(["torch", "area"], (play, fief, by, title) => uprising(play, by, title, fief, troopsOn)),
  /** Each owner loses one person, of own choice. */
  plague: areaCard(["skull", "area"], (play, fief, by) => {
    const owners = ownersIn(play.table, fief);
    const first = leftOf(play.table, by);
    if (play.tell !== undefined)
      for (const seat of play.able(mourning, clockwiseFrom(seatsOf(play.table), first), {}))
        if (has(owners, seat)) play.tell({ kind: "plagueComes", seat });
    play.call(plague, { owners, first, asked: 0 });
  }),
  "witch-hunt": areaCard(["broom", "area"], (play, fief, by) =>
    forEach(play, by, (seat) => {
      const fiefs = fiefsAround(fief).filter((near) => ownsFief(play.table, seat, near)).length;
      const cards: Title[] = [];
      while (cards.length < fiefs && handSize(play.table, seat) > 0) cards.push(throwAway(play, seat));
      if (cards.length > 0) play.tell?.({ kind: "cardsThrown", seat, cards });
    }),
  ),
  /** Fiefs of players, and those that may be theirs before the turn is over, yield nothing until it ends. */
  famine: areaCard(
    ["sheaf", "area"],
    ({ table, tell }, fief) => {
      const fiefs = fiefsAround(fief).filter((near) => ownerOf(table, near) >= 0 || ownerOf(table, near) === AVAILABLE);
      for (const struck of fiefs) table.struck = including(table.struck, struck);
      tell?.({ kind: "fiefsStruck", fiefs });
    },
    { "income-fiefs": "others" },
  ),
};

type Open = Readonly<OpenTable>;
const sum = (table: Open, seat: Seat, centre: Fief, worth: (fief: Fief) => number): number =>
  fiefsAround(centre).reduce((total, fief) => total + (ownsFief(table, seat, fief) ? worth(fief) : 0), 0);
function ownersIn(table: Open, centre: Fief): Seats {
  let owners: Seats = EMPTY;
  for (const fief of fiefsAround(centre)) if (ownerOf(table, fief) >= 0) owners = including(owners, ownerOf(table, fief));
  return owners;
}
/** By die: 1-3 nothing; 4 strikes those with one or none, 5 those with two too, 6 all. */
const STRIKES_UP_TO: readonly number[] = [-1, -1, -1, -1, 1, 2, 9];
function uprising(play: Pen, by: Seat, title: Title, centre: Fief, strength: (fief: Fief) => number): void {
  const { table, tell } = play;
  const die = play.chance.die(6, "uprising");
  tell?.({ kind: "dieRolled", seat: by, card: title, die });
  for (const fief of fiefsAround(centre)) {
    const seat = ownerOf(table, fief);
    if (seat < 0 || strength(fief) > numberAt(STRIKES_UP_TO, die)) continue;
    loseFief(table, fief);
    tell?.({ kind: "fiefLost", seat, fief });
  }
}
