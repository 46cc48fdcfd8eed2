/** What holds after every action (section 27) is held against tables on which it does not: each check names what is broken. */
import { describe, expect, it } from "vitest";
import { EVENT_PACK, EVENTS } from "../src/cards/index.ts";
import { COUNTRY_COUNT, FIEFS, fiefCalled, HISTORY, historyCalled, NONE, titleCalled } from "../src/catalog/index.ts";
import { own } from "../src/copy.ts";
import { invariants } from "../src/invariants.ts";
import type { Table } from "../src/table.ts";
import { AVAILABLE, FOREIGN, GONE, IN_DECK, IN_ROW, playedBy, REMOVED } from "../src/table.ts";
import { remakeSets } from "../src/things.ts";
import type { Scene } from "./scenario.ts";
import { tableOf } from "./scenario.ts";

const broken = (table: Table): Record<string, string> =>
  Object.fromEntries(
    Object.entries(invariants).flatMap(([name, check]) => (check(table) === null ? [] : [[name, check(table) as string]])),
  );
/** What is broken after a change of a table on which all was well. */
function after(scene: Scene, change: (table: Table) => void): Record<string, string> {
  const table = tableOf({ turn: 1, ...scene });
  expect(broken(table)).toEqual({});
  change(table);
  return broken(table);
}
/** The change, and the sets as they follow from it. */
const whole = (change: (table: Table) => void) => (table: Table) => {
  change(table);
  remakeSets(table);
};
const SCENE: Scene = {
  families: {
    sture: { hand: ["plague", "famine"], fiefs: ["uppland"], merchants: { russia: 2 } },
    brahe: { hand: ["treason"], trophies: ["battle-of-narva"] },
  },
};
const COLONY = FIEFS.findIndex(({ colony }) => colony);
const FINNISH = FIEFS.flatMap(({ finnish }, fief) => (finnish ? [fief] : []));

describe("what holds after every action", () => {
  it("SR-SETUP-4 a fief is with somebody, in the pile, abroad or out of the game", () => {
    const uppland = (place: number) =>
      after(
        SCENE,
        whole((table) => (own.fiefs(table)[fiefCalled("uppland")] = place)),
      );
    expect(uppland(4)["fiefs"]).toBe("uppland is nowhere");
    expect(uppland(-4)["fiefs"]).toBe("uppland is nowhere");
    expect([uppland(3), uppland(0), uppland(AVAILABLE)]).toEqual([{}, {}, {}]);
    expect(uppland(FOREIGN)).toEqual({ fiefs: "uppland is foreign" });
    expect(uppland(REMOVED)).toEqual({ fiefs: "uppland is removed" });
  });
  it("SR-ERA-4 nobody owns a colony in the Vasa era", () => {
    const owned = whole((table) => (own.fiefs(table)[COLONY] = 0));
    expect(after(SCENE, owned)).toEqual({ fiefs: `${FIEFS[COLONY]!.id} is owned in the Vasa era` });
    expect(after({ ...SCENE, sovereign: 8 }, owned)).toEqual({});
  });
  it("SR-DEFEAT-3 Finland and Estonia are out of the game together, in the era of liberty, where that was agreed", () => {
    const lost = whole((table) => {
      for (const fief of FINLAND) own.fiefs(table)[fief] = REMOVED;
    });
    const FINLAND = tableOf({ sovereign: 14 }).fiefs.flatMap((_, fief) =>
      FINNISH.includes(fief) || FIEFS[fief]!.id === "estonia" ? [fief] : [],
    );
    const late: Scene = { ...SCENE, sovereign: 14 };
    expect(after(late, lost)).toEqual({});
    expect(after({ ...late, sovereign: 8 }, lost)).toEqual({ fiefs: `${FINLAND.length} fiefs are removed` });
    expect(after({ ...late, config: { finlandLoss: false } }, lost)).toEqual({ fiefs: `${FINLAND.length} fiefs are removed` });
    expect(
      after(
        late,
        whole((table) => (own.fiefs(table)[FINLAND[0]!] = REMOVED)),
      ),
    ).toEqual({ fiefs: "1 fiefs are removed" });
  });
  it("the sets of fiefs, of hands and of history cards follow from where these are", () => {
    expect(after(SCENE, (table) => ((own.fiefSets(table) as number[])[1]! ^= 1))).toEqual({
      fiefs: "the sets of fiefs are not where they are",
    });
    expect(after(SCENE, (table) => (own.handSets(table)[1]! ^= 1))).toEqual({ eventCards: "the sets of seat 0 are not its hand" });
    expect(after(SCENE, (table) => (own.handSets(table)[6]! ^= 1))).toEqual({ eventCards: "the sets of seat 3 are not its hand" });
    expect(after(SCENE, (table) => (own.historySets(table)[0]! ^= 1))).toEqual({
      historyCards: "the sets of history cards are not where the cards are",
    });
  });
  it("every royal card is in one place, and there is no army without a war", () => {
    const lost = { royalCards: "the royal cards are not each in one place" };
    expect(after(SCENE, (table) => own.royalDeck(table).pop())).toEqual(lost);
    expect(after(SCENE, (table) => (own.royalDeck(table)[0] = table.royalDeck[1]!))).toEqual(lost);
    const turnUp = (table: Table) => {
      table.royal = own.royalDeck(table).pop()!;
      own.royalDiscards(table).push(own.royalDeck(table).pop()!);
    };
    expect(after(SCENE, turnUp)).toEqual({});
    expect(after(SCENE, (table) => (table.royal = table.royalDeck[0]!))).toEqual(lost);
    expect(after(SCENE, (table) => own.army(table).push(own.royalDeck(table).pop()!))).toEqual({ royalCards: "an army without a war" });
    const inWar = (table: Table) => {
      own.army(table).push(own.royalDeck(table).pop()!);
      table.war = { sent: [] } as never;
    };
    expect(after(SCENE, inWar)).toEqual({});
  });
  it("every event card is in one place, and on the table it is somebody's", () => {
    const lost = { eventCards: `the ${EVENT_PACK.length} cards of ${EVENTS.length} titles are not each in one place` };
    expect(after(SCENE, (table) => own.eventDeck(table).pop())).toEqual(lost);
    expect(after(SCENE, (table) => (own.eventDeck(table)[0] = titleCalled("treason")))).toEqual(lost);
    for (const pile of ["discards", "playing"] as const)
      expect(after(SCENE, (table) => own[pile](table).push(own.eventDeck(table).pop()!))).toEqual({});
    const nobodys = { eventCards: "a card is nobody's" };
    for (const pile of ["battles", "trophies"] as const) {
      const laidBy = (seat: (table: Table) => number) => (table: Table) =>
        own[pile](table).push(playedBy(own.eventDeck(table).pop()!, seat(table)));
      expect(
        after(
          SCENE,
          laidBy(({ config }) => config.seats),
        ),
      ).toEqual(nobodys);
      expect(
        after(
          SCENE,
          laidBy(() => 1),
        ),
      ).toEqual({});
    }
    expect(after(SCENE, (table) => own.used(table).push(playedBy(titleCalled("abdication"), table.config.seats)))).toEqual(nobodys);
  });
  it("hands are sorted, and nobody is believed to hold what it does not", () => {
    expect(after(SCENE, (table) => own.hands(table)[0]!.reverse())).toEqual({ eventCards: "the hand of seat 0 is not sorted" });
    const twice: Scene = { families: { sture: { hand: ["connections-at-court", "connections-at-court"] } } };
    expect(after(twice, () => {})).toEqual({});
    expect(after(SCENE, (table) => own.known(table)[0]!.push(titleCalled("famine")))).toEqual({});
    expect(after(SCENE, (table) => own.known(table)[0]!.push(titleCalled("treason")))).toEqual({
      eventCards: "seat 0 is believed to hold what it does not",
    });
  });
  it("four history cards lie in the row while there are any, all of the era", () => {
    expect(after(SCENE, (table) => own.row(table).pop())).toEqual({ historyCards: "the row has 3 cards" });
    expect(after(SCENE, (table) => own.row(table).push(table.historyDeck[0]!))).toEqual({ historyCards: "the row has 5 cards" });
    expect(after({ ...SCENE, row: null }, () => {})).toEqual({});
    expect(after(SCENE, (table) => (table.buried = table.historyDeck.length))).toEqual({});
    expect(after(SCENE, (table) => (table.buried = table.historyDeck.length + 1))).toEqual({
      historyCards: "more cards are buried than there are",
    });
    const first = tableOf(SCENE).row[0]!;
    const name = HISTORY[first]!.id;
    const place = (to: number) =>
      after(
        SCENE,
        whole((table) => (own.history(table)[first] = to)),
      );
    expect(place(4)).toMatchObject({ historyCards: `${name} is nowhere` });
    expect(place(3)).toEqual({ historyCards: `${name} is not where the row says` });
    expect(place(GONE)).toEqual({ historyCards: `${name} is not where the row says` });
    const below = tableOf(SCENE).historyDeck[0]!;
    const inDeck = (to: number) =>
      after(
        SCENE,
        whole((table) => (own.history(table)[below] = to)),
      );
    expect(inDeck(3)).toEqual({ historyCards: `${HISTORY[below]!.id} is not where the decks say` });
    expect(inDeck(IN_ROW)).toEqual({ historyCards: `${HISTORY[below]!.id} is not where the row says` });
    expect(after(SCENE, (table) => own.historyDeck(table).push(table.historyDeck[0]!))).toEqual({
      historyCards: "a history card lies twice",
    });
  });
  it("SR-ERA-1 no card of another era lies in the row or its deck", () => {
    const later = historyCalled(HISTORY.find(({ era }) => era === 2)!.id);
    const swap = whole((table) => {
      const [card] = own.row(table).splice(0, 1, later);
      own.history(table)[card!] = IN_DECK;
      own.history(table)[later] = IN_ROW;
      own.coming(table).splice(table.coming.indexOf(later), 1, card!);
    });
    expect(after(SCENE, swap)).toEqual({ historyCards: `${HISTORY[later]!.id} is of another era` });
    const sink = (table: Table) => {
      own.coming(table).splice(table.coming.indexOf(later), 1);
      own.historyDeck(table).push(later);
    };
    expect(after(SCENE, sink)).toEqual({ historyCards: `${HISTORY[later]!.id} is of another era` });
  });
  it("SR-COMM-2 a circle holds so many merchants", () => {
    const merchants = (country: number, count: number) => after({}, (table) => (own.merchants(table)[COUNTRY_COUNT + country] = count));
    expect([merchants(0, 6), merchants(1, 5), merchants(2, 5), merchants(3, 7)]).toEqual([{}, {}, {}, {}]);
    for (const [country, room] of [6, 5, 5, 7].entries())
      expect(merchants(country, room + 1)).toEqual({ circles: `too many merchants in country ${country}` });
    expect(merchants(0, -1)).toEqual({ circles: "less than no merchants" });
  });
  it("SR-PAY-1 gold and debts are whole numbers, none below zero", () => {
    for (const name of ["gold", "due", "lent", "postponed"] as const) {
      const list = tableOf({})[name].slice();
      for (const sum of [-1, 0.5]) {
        const [gold, due, lent, postponed] = (["gold", "due", "lent", "postponed"] as const).map((other) =>
          (other === name ? list.with(1, sum) : tableOf({})[other]).join(),
        );
        expect(after({}, (table) => (own[name](table)[1] = sum))).toEqual({
          gold: `gold ${gold}, due ${due}, lent ${lent}, postponed ${postponed}`,
        });
      }
    }
    expect(after({}, (table) => own.gold(table).fill(0))).toEqual({});
  });
  it("SR-TURN-9 turns are repeated so often and no more", () => {
    const turns = (turn: number, repeats: number, maxRepeatedTurns = 1) =>
      after({ sovereign: 5, turn: 5, config: { maxRepeatedTurns } }, (table) => Object.assign(table, { turn, repeats }));
    expect([turns(5, 0), turns(6, 1), turns(3, 1)]).toEqual([{}, {}, {}]);
    expect(turns(6, 0)).toEqual({ turns: "turn 6 under sovereign 5 with 0 repeated" });
    expect(turns(7, 1)).toEqual({ turns: "turn 7 under sovereign 5 with 1 repeated" });
    expect(turns(6, 2)).toEqual({ turns: "turn 6 under sovereign 5 with 2 repeated" });
    expect(NONE).toBe(-1);
  });
});
