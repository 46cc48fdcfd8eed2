// Made by scripts/tables.ts from layout.ts. Change that, not this, and run: node scripts/bootstrap.mjs exec -- node scripts/tables.ts mare-balticum
/** A table of its own. Every field by name, which is quicker than any loop. */
import { copyLists } from "@stormakt/kernel";
import type { Own } from "@stormakt/kernel/layout";
import { SHARED } from "@stormakt/kernel/layout";
import type { Placed } from "@stormakt/kernel/shapes";
import type { table as layout, Table } from "./layout.ts";

type Owned = Own<Placed<typeof layout>>;

export function copyTable(table: Table, into?: Table): Table {
  return into === undefined ? copyOver(table, { ...table }) : copyOver(table, into);
}
function copyOver(table: Table, into: Table): Table {
  into.seats = table.seats;
  into.riksdag = table.riksdag;
  into.ring = table.ring;
  into.ringSeats = table.ringSeats;
  into.neutralJoins = table.neutralJoins;
  into.neutral = table.neutral;
  into.king = table.king;
  into.first = table.first;
  into.chancellor = table.chancellor;
  into.turn = table.turn;
  into.order = table.order;
  into.controllers = table.controllers;
  into.subjects = table.subjects;
  into.goods = table.goods;
  into.sold = table.sold;
  into.marks = table.marks;
  into.standing = table.standing;
  into.leading = table.leading;
  into.manned = table.manned;
  into.enemies = table.enemies;
  into.enemySupply = table.enemySupply;
  into.supply = table.supply;
  into.hand = table.hand;
  into.savings = table.savings;
  into.capital = table.capital;
  into.piles = table.piles;
  into.finished = table.finished;
  into.titleDeck = table.titleDeck;
  into.titles = table.titles;
  into.offices = table.offices;
  into.produced = table.produced;
  into.motion = table.motion;
  into.motionAbout = table.motionAbout;
  into.motionCalled = table.motionCalled;
  table[SHARED] = 0x1fffff;
  into[SHARED] = 0x1fffff;
  return into;
}
/** Its lists and notes, to be written on: what a copy may have too is made its own first. */
export const own = {
  ring(table: Table): Owned["ring"] {
    if (((table[SHARED] as number) & 0x1) !== 0) {
      table.ring = table.ring.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x1;
    }
    return table.ring as Owned["ring"];
  },
  ringSeats(table: Table): Owned["ringSeats"] {
    if (((table[SHARED] as number) & 0x2) !== 0) {
      table.ringSeats = table.ringSeats.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x2;
    }
    return table.ringSeats as Owned["ringSeats"];
  },
  order(table: Table): Owned["order"] {
    if (((table[SHARED] as number) & 0x4) !== 0) {
      table.order = table.order.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x4;
    }
    return table.order as Owned["order"];
  },
  controllers(table: Table): Owned["controllers"] {
    if (((table[SHARED] as number) & 0x8) !== 0) {
      table.controllers = table.controllers.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x8;
    }
    return table.controllers as Owned["controllers"];
  },
  subjects(table: Table): Owned["subjects"] {
    if (((table[SHARED] as number) & 0x10) !== 0) {
      table.subjects = table.subjects.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x10;
    }
    return table.subjects as Owned["subjects"];
  },
  goods(table: Table): Owned["goods"] {
    if (((table[SHARED] as number) & 0x20) !== 0) {
      table.goods = table.goods.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x20;
    }
    return table.goods as Owned["goods"];
  },
  sold(table: Table): Owned["sold"] {
    if (((table[SHARED] as number) & 0x40) !== 0) {
      table.sold = table.sold.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x40;
    }
    return table.sold as Owned["sold"];
  },
  marks(table: Table): Owned["marks"] {
    if (((table[SHARED] as number) & 0x80) !== 0) {
      table.marks = table.marks.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x80;
    }
    return table.marks as Owned["marks"];
  },
  standing(table: Table): Owned["standing"] {
    if (((table[SHARED] as number) & 0x100) !== 0) {
      table.standing = table.standing.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x100;
    }
    return table.standing as Owned["standing"];
  },
  leading(table: Table): Owned["leading"] {
    if (((table[SHARED] as number) & 0x200) !== 0) {
      table.leading = table.leading.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x200;
    }
    return table.leading as Owned["leading"];
  },
  manned(table: Table): Owned["manned"] {
    if (((table[SHARED] as number) & 0x400) !== 0) {
      table.manned = table.manned.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x400;
    }
    return table.manned as Owned["manned"];
  },
  enemies(table: Table): Owned["enemies"] {
    if (((table[SHARED] as number) & 0x800) !== 0) {
      table.enemies = table.enemies.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x800;
    }
    return table.enemies as Owned["enemies"];
  },
  supply(table: Table): Owned["supply"] {
    if (((table[SHARED] as number) & 0x1000) !== 0) {
      table.supply = table.supply.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x1000;
    }
    return table.supply as Owned["supply"];
  },
  hand(table: Table): Owned["hand"] {
    if (((table[SHARED] as number) & 0x2000) !== 0) {
      table.hand = table.hand.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x2000;
    }
    return table.hand as Owned["hand"];
  },
  savings(table: Table): Owned["savings"] {
    if (((table[SHARED] as number) & 0x4000) !== 0) {
      table.savings = table.savings.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x4000;
    }
    return table.savings as Owned["savings"];
  },
  capital(table: Table): Owned["capital"] {
    if (((table[SHARED] as number) & 0x8000) !== 0) {
      table.capital = table.capital.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x8000;
    }
    return table.capital as Owned["capital"];
  },
  piles(table: Table): Owned["piles"] {
    if (((table[SHARED] as number) & 0x10000) !== 0) {
      table.piles = copyLists(table.piles);
      table[SHARED] = (table[SHARED] as number) & ~0x10000;
    }
    return table.piles as Owned["piles"];
  },
  finished(table: Table): Owned["finished"] {
    if (((table[SHARED] as number) & 0x20000) !== 0) {
      table.finished = table.finished.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x20000;
    }
    return table.finished as Owned["finished"];
  },
  titleDeck(table: Table): Owned["titleDeck"] {
    if (((table[SHARED] as number) & 0x40000) !== 0) {
      table.titleDeck = table.titleDeck.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x40000;
    }
    return table.titleDeck as Owned["titleDeck"];
  },
  titles(table: Table): Owned["titles"] {
    if (((table[SHARED] as number) & 0x80000) !== 0) {
      table.titles = table.titles.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x80000;
    }
    return table.titles as Owned["titles"];
  },
  offices(table: Table): Owned["offices"] {
    if (((table[SHARED] as number) & 0x100000) !== 0) {
      table.offices = table.offices.slice();
      table[SHARED] = (table[SHARED] as number) & ~0x100000;
    }
    return table.offices as Owned["offices"];
  },
};
