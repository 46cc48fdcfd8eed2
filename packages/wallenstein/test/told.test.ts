import { fastDice } from "@stormakt/kernel";
import { coveringConfigs } from "@stormakt/laws";
import { LANGUAGES, plainly, Speaker } from "@stormakt/words";
import { describe, expect, it } from "vitest";
import type { Benefit } from "../src/catalog/index.ts";
import { BENEFITS, COLOUR, countyCalled, EVENT, PLUS_ATTACK, SCORE_PARTS } from "../src/catalog/index.ts";
import { wallenstein } from "../src/index.ts";
import { earnedBy } from "../src/table.ts";
import type { Action, Event } from "../src/types.ts";
import { en } from "../src/words/en.ts";
import { manner } from "../src/words/index.ts";
import { WORDS } from "./languages.ts";
import { acting, BLUE, config, county, engine, fallsOut, favorNumbered, march, RED } from "./scenario.ts";

const NAMES = ["Anna", "Bertil", "Cecilia", "David", "Erika"];
const speakers = LANGUAGES.map((language) => new Speaker(language, WORDS[language], manner, (seat) => NAMES[seat] ?? "?"));
const [english, swedish] = speakers as [Speaker, Speaker];
const said = (speaker: Speaker, event: Event): string => plainly(speaker.event(event));

/** Every event of random games, by kind. Those that hardly ever come by chance are written down here. */
function examples(): Map<Event["kind"], Event[]> {
  const met = new Map<Event["kind"], Event[]>();
  const note = (event: Event) => {
    const list = met.get(event.kind);
    if (list === undefined) met.set(event.kind, [event]);
    else if (list.length < 40) list.push(event);
  };
  const dice = fastDice("told");
  for (const [number, asked] of coveringConfigs(wallenstein).entries()) {
    const state = engine.begin(asked, `told ${number}`);
    while (state.outcome === null) {
      const seat = engine.nextSeat(state);
      const receipt = engine.submit(state, seat, engine.sampleAction(state, seat, dice)!);
      if (!receipt.legal) throw new Error(receipt.rule);
      for (const { event } of receipt.told) note(event);
    }
  }
  const rare: Event[] = [
    { kind: "warBegan", seat: 1 }, // told before anybody can hear it in a match begun here
    { kind: "eventCancelled", seat: 0, event: EVENT.all[3]! },
    { kind: "eventCancelled", seat: 1, event: EVENT.all[4]! },
    { kind: "eventKept", seat: 0, event: EVENT.all[3]! },
    { kind: "eventKept", seat: 1, event: EVENT.all[4]! },
    { kind: "statuePlaced", seat: 1, county: countyCalled("lueneburg") },
    { kind: "favorKept", seat: 0 },
    { kind: "favorSpent", seat: 0, county: countyCalled("lueneburg") },
    { kind: "leaderStayed", seat: 2 },
    { kind: "leaderCannotReturn", seat: 2 },
    { kind: "trophiesTaken", seat: 2, county: countyCalled("mecklenburg"), statues: 1 },
    { kind: "trophiesTaken", seat: 2, county: countyCalled("mecklenburg"), statues: 2 },
    { kind: "favorWithoutEffect", seat: 1, favor: favorNumbered(21) },
  ];
  for (const event of rare) note(event);
  return met;
}
const EXAMPLES = examples();

describe("everything that happened is told", () => {
  it("every kind of event is met", () => {
    expect([...EXAMPLES.keys()].sort()).toEqual(Object.keys(en.events).sort());
  });

  it.each(Object.keys(en.events) as Event["kind"][])("%s is told in both languages, with names and amounts", (kind) => {
    for (const event of EXAMPLES.get(kind)!)
      for (const speaker of speakers) {
        const sentence = said(speaker, event);
        expect(sentence).toMatch(/^\S.*[.]$/s);
        expect(sentence).not.toMatch(/[{}]|undefined|NaN|\bseat \d|\bcounty \d|  /);
        // One of something is never many of it.
        expect(sentence).not.toMatch(/(?<![\d.,])1 (armies|peasants|courtiers|points|Thalers|regions|statues|trophies|markers)\b/);
        expect(sentence).not.toMatch(/(?<![\d.,])1 (arméer|bönder|hovmän|regioner|statyer|troféer|markörer)(?![\wåäö])/);
        for (const [field, value] of Object.entries(event))
          if (typeof value === "number" && manner.fields[field] === "number" && value > 1) expect(sentence).toContain(String(value));
        if ("seat" in event) expect(sentence).toContain(NAMES[event.seat]);
      }
  });

  it("no event says the same whatever happened, but for those about nothing that varies", () => {
    const silent = [...EXAMPLES].flatMap(([kind, events]) => {
      const different = new Set(events.map((event) => JSON.stringify(event))).size;
      return different > 1 && new Set(events.map((event) => said(english, event))).size === 1 ? [kind] : [];
    });
    expect(silent.sort()).toEqual(["gameEnded", "plansLaid"]);
  });
});

describe("the words of moves", () => {
  it("every choice names its amount", () => {
    const move = (speaker: Speaker, action: Action) => plainly(speaker.move(action));
    const position = { kind: "takePosition", position: 2, tile: PLUS_ATTACK } as const;
    expect([move(english, position), move(swedish, position)]).toEqual(["Take position 2: +1 attack", "Ta turplats 2: +1 anfall"]);
    const benefit = (which: Benefit, amount: number): Action => ({ kind: "takeBenefit", benefit: which, amount });
    expect(BENEFITS.map((which, at) => move(english, benefit(which, 4 - at)))).toEqual([
      "Take 4 Thalers",
      "Take 3 grain",
      "Put 2 armies into the tray",
      "Take 1 point",
    ]);
    expect(BENEFITS.map((which, at) => move(swedish, benefit(which, 4 - at)))).toEqual([
      "Ta 4 daler",
      "Ta 3 spannmål",
      "Lägg 2 arméer i skålen",
      "Ta 1 poäng",
    ]);
    expect(move(english, { kind: "placeArmies", county: county("baden"), armies: 1 })).toBe("Place 1 army in Baden");
    expect(move(english, { kind: "takeFavor", favor: favorNumbered(9), courtiers: 3 })).toBe(
      "Take the favor for 3 courtiers: 5 Thalers (9)",
    );
    expect(move(swedish, { kind: "takeColour", colour: COLOUR.all[3]! })).toBe("Ta gult");
  });
});

describe("a battle is told cube by cube", () => {
  const battle = () => {
    const game = acting({
      row: ["combat-a"],
      tray: { green: 1 },
      players: [
        { counties: { anhalt: 5 }, plan: { "combat-a": "anhalt" }, tile: "plus-attack" },
        { counties: { kursachsen: { armies: 2, buildings: ["palace"] } } },
      ],
      event: "palace-guard-2",
    }).run();
    return game.does(RED, march("kursachsen", 4), fallsOut(game, { green: 1, red: 5, blue: 3 }, { red: 4, blue: 1, green: 1 }));
  };

  it("WA-COMBAT-6 who dropped what, what came out, what stayed, and the sums", () => {
    const game = battle();
    expect(game.told("attacked")).toEqual([
      {
        kind: "attacked",
        seat: RED,
        from: county("anhalt"),
        to: county("kursachsen"),
        armies: 4,
        extra: 1,
        defender: BLUE,
        defenders: 2,
        guards: 1,
        peasants: 0,
      },
    ]);
    expect(game.told("towerDropped")).toEqual([
      { kind: "towerDropped", dropped: [1, 5, 3, 0], lay: [1, 0, 0, 0], inside: [0, 0, 0, 0], tray: [1, 4, 1, 0] },
    ]);
    expect(game.told("attackWon")).toMatchObject([{ attackers: 4, defenders: 1, peasants: 1, armies: 2 }]);
    const sentences = game.events.map((event) => said(english, event));
    expect(sentences).toContain(
      "Anna attacks Kursachsen of Bertil from Anhalt with 4 armies and 1 from the supply. 2 armies and 1 from the supply defend it.",
    );
    expect(sentences).toContain(
      "Into the tower fall Anna 5, Bertil 3, and peasants 1 (of these lay in the tray: peasants 1). Out come Anna 4, Bertil 1, and peasants 1; inside are now Anna 1 and Bertil 2.",
    );
    expect(sentences).toContain("4 armies against 1 army and 1 peasant: Anna conquers Kursachsen from Bertil with 2 armies.");
    expect(game.events.map((event) => said(swedish, event))).toContain(
      "I tornet faller Anna 5, Bertil 3 och bönder 1 (av dem låg i skålen: bönder 1). Ut kommer Anna 4, Bertil 1 och bönder 1; kvar i tornet är Anna 1 och Bertil 2.",
    );
  });

  it("WA-COMBAT-2 a march says from where, to where, and with how many", () => {
    const game = acting({
      row: ["combat-a"],
      players: [{ counties: { anhalt: 5, kursachsen: 1 }, plan: { "combat-a": "anhalt" } }],
    }).run();
    game.does(RED, march("kursachsen", 3));
    expect(game.told("marched")).toEqual([{ kind: "marched", seat: RED, from: county("anhalt"), to: county("kursachsen"), armies: 3 }]);
    expect(said(english, game.told("marched")[0]!)).toBe("Anna moves 3 armies from Anhalt to Kursachsen.");
  });
});

describe("the score by parts", () => {
  it("WA-END-3 what everybody's points were for adds up to what they have", () => {
    for (let number = 0; number < 4; number++) {
      const dice = fastDice(`tally ${number}`);
      const state = engine.begin(config({ seats: 4, court: true, landsknechte: true, leaders: true }), `tally ${number}`);
      const gained = Array.from({ length: 4 }, () => 0);
      let tallied: Extract<Event, { kind: "tallied" }>[] = [];
      while (state.outcome === null) {
        const seat = engine.nextSeat(state);
        const receipt = engine.submit(state, seat, engine.sampleAction(state, seat, dice)!);
        if (!receipt.legal) throw new Error(receipt.rule);
        for (const { event } of receipt.told) {
          if (event.kind === "scored" || event.kind === "pointsGained" || event.kind === "leadersScored")
            gained[event.seat]! += event.points;
          if (event.kind === "tallied") tallied = [...tallied, event];
        }
      }
      expect(tallied.map(({ points }) => points)).toEqual(gained);
      expect(tallied.map(({ points }) => points)).toEqual(state.table.points);
      for (const event of tallied) {
        expect(SCORE_PARTS.reduce((all, part) => all + event[part], 0)).toBe(event.points);
        for (const part of SCORE_PARTS) expect(event[part]).toBe(earnedBy(state.table, event.seat, part));
        expect(event.thalers).toBe(state.table.thalers[event.seat]);
      }
    }
  });
});
