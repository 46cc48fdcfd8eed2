import { LANGUAGES, plainly, Speaker } from "@stormakt/words";
import { describe, expect, it } from "vitest";
import type { Event } from "../src/types.ts";
import { manner } from "../src/words/index.ts";
import { everyTable, followGame } from "./games.ts";
import { WORDS } from "./languages.ts";
import { goodCalled, markers, roleCalled } from "./scenario.ts";

const NAMES = ["Anna", "Bo", "Cia", "Dag", "Eva"];
const speakers = LANGUAGES.map((language) => new Speaker(language, WORDS[language], manner, (seat) => NAMES[seat] ?? "?"));
const sayInAll = (event: Event): string[] => speakers.map((speaker) => plainly(speaker.event(event)));
/** In English and in Swedish, of which the sentences stand here. */
const say = (event: Event): string[] => sayInAll(event).slice(0, 2);

const [wood, iron] = [goodCalled("wood"), goodCalled("iron")];
/** One event of every kind, with the sentences that tell it. */
const SAID: { readonly [K in Event["kind"]]: readonly [Extract<Event, { kind: K }>, en: string, sv: string] } = {
  roleTaken: [{ kind: "roleTaken", seat: 0, role: roleCalled("king") }, "Anna takes the King.", "Anna väljer konungen."],
  procured: [{ kind: "procured", seat: 1, good: wood, count: 2 }, "Bo buys 2 pieces of wood.", "Bo köper upp 2 bitar virke."],
  noneLeft: [
    { kind: "noneLeft", seat: 1, good: wood, missing: 1 },
    "There is no wood of value 1 left: Bo goes without.",
    "Inget virke av värde 1 finns kvar: Bo blir utan.",
  ],
  barred: [
    { kind: "barred", seat: 2, role: roleCalled("craftsman"), chooser: 0 },
    "Cia, to the right of Anna, gets nothing from the craftsman.",
    "Cia, till höger om Anna, får ingenting av hantverkaren.",
  ],
  exchanged: [
    { kind: "exchanged", seat: 0, good: iron, oneAnd: 2, gained: 3 },
    "Anna exchanges a one and a two of iron for a three.",
    "Anna förädlar en etta och en tvåa i järn till en trea.",
  ],
  exchangedNoMore: [{ kind: "exchangedNoMore", seat: 0 }, "Anna exchanges no more.", "Anna förädlar inte mer."],
  replaced: [
    { kind: "replaced", seat: 0, good: wood, on: 3, off: 1 },
    "Anna replaces the wood: 3 on, 1 off.",
    "Anna byter virket: 3 på, 1 av.",
  ],
  faked: [{ kind: "faked", seat: 0, good: wood }, "Anna only pretends to replace the wood.", "Anna låtsas bara byta virket."],
  squareHandled: [
    { kind: "squareHandled", seat: 0, good: wood },
    "Anna handles the wood on the own ship.",
    "Anna hanterar virket på sitt skepp.",
  ],
  replacementDeclined: [{ kind: "replacementDeclined", seat: 0 }, "Anna leaves the own ship alone.", "Anna låter sitt skepp vara."],
  orderGiven: [
    { kind: "orderGiven", seat: 0, target: 1, good: iron },
    "Anna orders Bo to replace the iron.",
    "Anna beordrar Bo att byta järnet.",
  ],
  orderVoid: [
    { kind: "orderVoid", target: 1, good: iron },
    "Bo has no other iron: the order cannot be carried out.",
    "Bo har inget mer järn: ordern kan inte utföras.",
  ],
  orderDeclined: [{ kind: "orderDeclined", seat: 0 }, "Anna gives no order.", "Anna ger ingen order."],
  obeyedWith: [{ kind: "obeyedWith", target: 1, good: iron, on: 1, off: 3 }, "Bo obeys: iron 1 on, 3 off.", "Bo lyder: järn 1 på, 3 av."],
  orderObeyed: [{ kind: "orderObeyed", target: 1, good: iron }, "Bo obeys and replaces the iron.", "Bo lyder och byter järnet."],
  inventoryBegins: [{ kind: "inventoryBegins" }, "Inventory: goods may be traded.", "Inventering: varor får bytas."],
  offered: [
    { kind: "offered", from: 0, to: 1, number: 1, give: markers("wood-3"), take: markers("iron-1", "iron-1", "cloth-2") },
    "Anna offers Bo wood 3 for cloth 2 and 2 × iron 1.",
    "Anna bjuder Bo virke 3 mot tyg 2 och 2 × järn 1.",
  ],
  offerDeclined: [{ kind: "offerDeclined", from: 0, to: 1, number: 1 }, "Bo declines the offer of Anna.", "Bo avböjer budet från Anna."],
  offerWithdrawn: [
    { kind: "offerWithdrawn", from: 0, to: 1, number: 1 },
    "Anna withdraws the offer to Bo.",
    "Anna drar tillbaka budet till Bo.",
  ],
  traded: [
    { kind: "traded", from: 0, to: 1, give: markers("wood-3"), take: markers() },
    "Anna and Bo trade wood 3 for nothing.",
    "Anna och Bo byter virke 3 mot ingenting.",
  ],
  tradeSeen: [
    { kind: "tradeSeen", from: 0, to: 1, given: 1, taken: 2 },
    "Anna gives Bo one marker and gets 2 markers.",
    "Anna ger Bo en bricka och får 2 brickor.",
  ],
  offersLeft: [{ kind: "offersLeft", seat: 0, left: 1 }, "Anna has one offer left this round.", "Anna har ett bud kvar den här rundan."],
  saidReady: [{ kind: "saidReady", seat: 0 }, "Anna is ready.", "Anna är redo."],
  readyNoMore: [{ kind: "readyNoMore", seat: 0 }, "Anna is not ready any more.", "Anna är inte längre redo."],
  inventoryEnds: [{ kind: "inventoryEnds" }, "Inventory is over.", "Inventeringen är över."],
  buildingPassed: [{ kind: "buildingPassed", seat: 0 }, "Anna calls no building.", "Anna kallar inte till bygge."],
  buildingCalled: [{ kind: "buildingCalled", seat: 0, good: wood }, "Anna calls a building: wood.", "Anna kallar till bygge: virke."],
  buildingForced: [
    { kind: "buildingForced", seat: 0, good: wood },
    "All the best wood is out: it must be built. Anna counts as caller.",
    "Alla treor i virke är ute: delen måste byggas. Anna räknas som den som kallat.",
  ],
  patienceLost: [
    { kind: "patienceLost", seat: 0, good: wood },
    "A letter from the King: he will wait no longer. Anna has the wood built.",
    "Ett brev från kungen: han väntar inte längre. Anna låter bygga virket.",
  ],
  placed: [{ kind: "placed", seat: 0, good: wood, value: 2 }, "Anna places wood 2.", "Anna lägger virke 2."],
  built: [{ kind: "built", good: wood }, "All ships have their wood.", "Alla skepp har fått sitt virke."],
  saw: [
    { kind: "saw", seat: 0, ship: 1, good: wood, value: 3 },
    "Anna looks at the wood of Bo: it is a 3.",
    "Anna tittar på virket hos Bo: det är en trea.",
  ],
  inspected: [{ kind: "inspected", seat: 0, ship: 1, good: wood }, "Anna looks at the wood of Bo.", "Anna tittar på virket hos Bo."],
  inspectionDeclined: [{ kind: "inspectionDeclined", seat: 0 }, "Anna looks at nothing.", "Anna tittar inte på något."],
  roundBegins: [{ kind: "roundBegins", round: 3, leader: 2 }, "Round 3. Cia is shipyard leader.", "Runda 3. Cia är varvsledare."],
  revealed: [
    { kind: "revealed", totals: [6, 7, 8, 7], failed: [wood] },
    "All is revealed: wood 6, cloth 7, iron 8, sculpture 7. One part gives way.",
    "Allt avslöjas: virke 6, tyg 7, järn 8, skulptur 7. En del brister.",
  ],
  partHolds: [
    { kind: "partHolds", good: iron, total: 8, needed: 7 },
    "The iron comes to 8 and needs 7: it holds.",
    "I järn blir det 8, och det behövs 7: delen håller.",
  ],
  partFails: [
    { kind: "partFails", good: wood, total: 6, needed: 7 },
    "The wood comes to 6 and needs 7: the ship sinks.",
    "I virke blir det 6, och det behövs 7: skeppet sjunker.",
  ],
  turnedUp: [
    { kind: "turnedUp", seat: 0, ship: [1, 2, 3, 1], hand: markers("wood-3", "iron-1", "iron-1") },
    "Anna gave wood 1, cloth 2, iron 3 and sculpture 1, and kept wood 3 and 2 × iron 1.",
    "Anna gav virke 1, tyg 2, järn 3 och skulptur 1, och behöll virke 3 och 2 × järn 1.",
  ],
  countedInHand: [
    { kind: "countedInHand", seat: 0, threes: 1, twos: 0, ones: 2 },
    "Anna kept one three, no twos and 2 ones.",
    "Anna behöll en trea, inga tvåor och 2 ettor.",
  ],
  countedOnShip: [
    { kind: "countedOnShip", seat: 0, onWeakParts: 1, threes: 2, twos: 1, ones: 1 },
    "Anna gave one three to the weak parts; on the whole ship 2 threes, one two and one one.",
    "Anna gav en trea till de bristande delarna; på hela skeppet 2 treor, en tvåa och en etta.",
  ],
};

describe("what is told", () => {
  it.each(Object.values(SAID).map((said) => [said[0].kind, said] as const))(
    "%s has its sentence in both languages",
    (_kind, [event, ...said]) => {
      expect(say(event)).toEqual(said);
    },
  );
  it("numbers are in their right form", () => {
    expect(say({ kind: "procured", seat: 0, good: wood, count: 1 })).toEqual([
      "Anna buys a piece of wood.",
      "Anna köper upp en bit virke.",
    ]);
    expect(say({ kind: "noneLeft", seat: 0, good: iron, missing: 2 })).toEqual([
      "There is no iron of value 1 left: Anna goes without 2 of them.",
      "Inget järn av värde 1 finns kvar: Anna blir utan 2 stycken.",
    ]);
    expect(say({ kind: "offersLeft", seat: 0, left: 5 })).toEqual([
      "Anna has 5 offers left this round.",
      "Anna har 5 bud kvar den här rundan.",
    ]);
    expect(say({ kind: "offersLeft", seat: 0, left: 0 })).toEqual([
      "Anna has no offers left this round.",
      "Anna har inga bud kvar den här rundan.",
    ]);
    expect(say({ kind: "tradeSeen", from: 0, to: 1, given: 0, taken: 1 })).toEqual([
      "Anna gives Bo nothing and gets one marker.",
      "Anna ger Bo ingenting och får en bricka.",
    ]);
  });
  it("in games played at random nothing is told without a sentence, by number of a seat, or in a wrong form", () => {
    const met = new Set<string>();
    for (const { config, seed } of everyTable(6))
      followGame(config, seed, (_state, taken) => {
        for (const { event, audience } of taken?.receipt.told ?? [])
          for (const told of audience?.others === undefined ? [event] : [event, audience.others]) {
            met.add(told.kind);
            for (const sentence of sayInAll(told))
              expect(sentence).not.toMatch(
                /undefined|seat|plats \d|\b1 (markers|pieces|sculptures|threes|twos|ones|offers|brickor|bitar|treor|Dreien|Zweien|Einsen|Angebote)\b|\?/u,
              );
          }
      });
    // What is rare in random play.
    for (const kind of ["countedInHand", "offersLeft"]) met.add(kind);
    expect([...met].sort()).toEqual(Object.keys(SAID).sort());
  });
});
