/** SR-TIME-1, SR-TIME-2 Section 22, cell by cell: which card in which window, and by whom. */

import type { Words } from "@stormakt/words";
import { LANGUAGES } from "@stormakt/words";
import { describe, expect, it } from "vitest";
import { deck, EVENTS } from "../src/cards/index.ts";
import { PEACE, titleCalled, WINDOWS } from "../src/catalog/index.ts";
import { FROM_FIEFS } from "../src/domains.ts";
import { RULES } from "../src/rulebook/ids.ts";
import { WORDS } from "./languages.ts";
import type { Playing, Scene } from "./scenario.ts";
import { engine, moves, playing, resumedAt, royalSaying, seatOf, settlement, turn, turnEnd, war } from "./scenario.ts";

/** The matrix of the rulebook, which has the 56 cards it knows: x any player, A only the active one, o any but the active one, p a participant with a fief face up. */
const COLUMNS = "BR WS BO BM MS IF IC UP CO PU PD CP CD ME WV WR BY WL TE DE GE".split(" ");
const ANY_TIME = "WS:x BM:x MS:A IF:x IC:x UP:A CO:x PU:A PD:x ME:x WV:x WR:x TE:x DE:A";
const MATRIX: Readonly<Record<string, string>> = {
  "a-time-of-changes": ANY_TIME,
  abdication: "BO:x BM:x MS:A ME:x",
  "bad-harvest": "IF:o",
  "battle-of-breitenfeld": "WR:x",
  "battle-of-kliszow": "WR:x",
  "battle-of-narva": "WR:x",
  "battle-of-poltava": "WR:x",
  "blockade-runner": "WS:x",
  "conflict-of-interest": "PD:o",
  "connections-at-court": "CP:o",
  "demand-for-imported-goods": "IC:A",
  "diplomatic-pressure": ANY_TIME,
  "extra-booty": "BY:A",
  "extra-church-tax": ANY_TIME,
  "extra-tax-on-peasants": "IF:A",
  "extra-war-taxes": ANY_TIME,
  "fall-from-grace": ANY_TIME,
  "fall-of-the-monarchy": "BR:x",
  famine: "IF:o",
  "feud-with-neighbours": ANY_TIME,
  "good-administration": "ME:A",
  "heavy-loans": ANY_TIME,
  "hidden-cache": "PU:A",
  "hidden-reserves": ANY_TIME,
  "high-treason": "WL:x",
  inflation: ANY_TIME,
  "influential-office": "CD:x",
  "inspiring-speech": ANY_TIME,
  intrigues: "BM:o",
  "local-war-tax": ANY_TIME,
  "lost-opportunity": ANY_TIME,
  "low-demand-for-imported-goods": ANY_TIME,
  "march-over-the-great-belt": "WR:x",
  "murder-at-the-opera": "BO:x BM:x MS:A ME:x",
  "noble-marriage": "PD:A",
  "out-of-the-fire": ANY_TIME,
  "palace-fire": ANY_TIME,
  "peasant-revolt": ANY_TIME,
  plague: ANY_TIME,
  "political-influence": "BO:x",
  "powerful-neighbour": ANY_TIME,
  "protector-government": "TE:x",
  reduction: ANY_TIME,
  "reductions-from-the-church": ANY_TIME,
  "riots-in-towns": ANY_TIME,
  "royal-wrath": ANY_TIME,
  "smart-negotiator": ANY_TIME,
  "superior-tactician": "WR:p",
  "supply-train": `${ANY_TIME} CP:x`,
  "swedish-steel-bites": "WR:x",
  "tax-refund": ANY_TIME,
  "trade-privileges": ANY_TIME,
  treason: "BY:o",
  "untimely-death": ANY_TIME,
  "winds-of-war": "ME:A",
  "witch-hunt": ANY_TIME,
};
const cell = (card: string, column: string): string =>
  MATRIX[card]
    ?.split(" ")
    .find((entry) => entry.startsWith(`${column}:`))
    ?.slice(3) ?? "";

/** Sture is the one the window is about, Grip another player. Each has something that every card could want. */
type Holder = "sture" | "grip";
function scene(card: string, holder: Holder): Scene {
  // Eka has a card to set things going in the windows that need it; not the one under test.
  const trigger = card === "inflation" ? "tax-refund" : "inflation";
  const hands = { sture: [] as string[], grip: [] as string[], eka: [trigger, trigger === "inflation" ? "supply-train" : "reduction"] };
  hands[holder].push(card);
  return {
    sovereign: 7,
    royal: royalSaying(PEACE, 7),
    families: {
      sture: {
        gold: 60,
        fiefs: ["vastergotland", "narke", "smaland"],
        merchants: { denmark: 1, prussia: 1, poland: 1, russia: 1 },
        history: ["gripsholm", "tycho-brahe"],
        hand: hands.sture,
      },
      grip: {
        gold: 60,
        fiefs: ["sodermanland", "uppland", "dalekarlia"],
        merchants: { denmark: 1, prussia: 1, poland: 1, russia: 1 },
        history: ["vadstena", "olaus-petri"],
        hand: hands.grip,
      },
      brahe: { gold: 60, fiefs: ["halsingland", "karelia"], history: ["karin-mansdotter"] },
      eka: { gold: 60, fiefs: ["savolaks", "nyland"], hand: hands.eka.filter((own) => own !== card) },
    },
    nextRoyals: [4, 4, 3, 3, 3],
  };
}
const COUNTRY: Readonly<Record<string, string>> = {
  "battle-of-breitenfeld": "prussia",
  "battle-of-kliszow": "poland",
  "march-over-the-great-belt": "denmark",
};
/** A game in this window, with the card in the hand of Sture, whom it is about, or of Grip. */
function inWindow(column: string, card: string, holder: Holder): Playing {
  const made = scene(card, holder);
  const country = COUNTRY[card] ?? "russia";
  const move = (): Playing => moves(made, ["sture"]);
  const usualTrigger = card === "inflation" ? "tax-refund" : "inflation";
  switch (column) {
    case "BR":
      return turn(made);
    case "BO":
      return resumedAt(made, "followRoyal");
    case "BM":
      return move();
    case "MS":
      return move().pass("beforeMove");
    case "IF":
      return move().pass("beforeMove").chooses("sture", "agriculture");
    case "IC": {
      const game = move().pass("beforeMove").chooses("sture", "commerce");
      game.does("sture", { kind: "leaveMerchants" });
      return game;
    }
    case "UP":
      return inWindow("IC", card, holder).pass("incomeCommerce");
    case "CO":
      return move().pass("beforeMove").chooses("sture", "agriculture").pass("incomeFiefs");
    case "PU": {
      const game = move().pass("beforeMove").chooses("sture", "culture");
      game.does("sture", { kind: "chooseSource", source: FROM_FIEFS });
      return game.pass("incomeFiefs").pass("upkeep").pass("collected");
    }
    case "PD":
      return inWindow("CO", card, holder).pass("collected").buys("sture", "gotland");
    case "ME":
      return inWindow("CO", card, holder).pass("collected").done("sture");
    case "DE":
    case "GE": {
      // Sture owes more than there is; in the one case for a loan after a move, in the other in the final settlement.
      const families = made.families ?? {};
      const owing = { ...made, families: { ...families, sture: { ...families["sture"], due: 500 } } };
      if (column === "GE") return settlement({ ...owing, sovereign: 16 });
      const game = moves(owing, ["sture"]).pass("beforeMove").chooses("sture", "agriculture").pass("incomeFiefs");
      game.pass("collected");
      return game.step === "buying" ? game.done("sture") : game;
    }
    case "CP":
    case "CD": {
      // Here the window is about whoever played the card: Sture, with the trigger besides the card under test.
      const families = made.families ?? {};
      // Supply Train goes there against a card that makes its player pay for troops.
      const triggerCard = column === "CP" && card === "supply-train" ? "extra-war-taxes" : usualTrigger;
      const sture = { ...families["sture"], hand: [...(families["sture"]?.hand ?? []), triggerCard] };
      const game = moves({ ...made, families: { ...families, sture, eka: { ...families["eka"], hand: [] } } }, ["sture"]);
      game.answer("sture", playing(triggerCard));
      return column === "CP" ? game : game.pass("cardPlayed");
    }
    case "WS":
      return war(made, country);
    case "WV":
      return war(made, country).pass("warStart").commits({ sture: "vastergotland", grip: null, brahe: null, eka: null });
    case "WR":
      return inWindow("WV", card, holder).pass("warReveal");
    case "BY": {
      const game = war({ ...made, nextRoyals: [1, 0, 0, 0, 0] }, country).pass("warStart");
      game.commits({ sture: "vastergotland", grip: null, brahe: null, eka: null }).pass("warReveal");
      game.withDice([{ sture: 1 }], () => game.pass("warRound"));
      game.withDice([{ booty: 1 }, { booty: 1 }, { booty: 1 }], () => game.does("sture", { kind: "takeGold" }));
      return game;
    }
    case "WL": {
      const game = inWindow("WR", card, holder);
      game.withDice([{ sture: 6 }], () => game.pass("warRound"));
      game.withDice([{ enemy: 1 }, { coward: 1 }, { coward: 1 }, { coward: 1 }], () => game.pass("warRound"));
      return game;
    }
    default:
      return turnEnd(made);
  }
}
const STEP: Readonly<Record<string, string>> = Object.fromEntries(
  "beforeRoyal warStart beforeOrder beforeMove choosing incomeFiefs incomeCommerce upkeep collected buying purchaseDeclared cardPlayed cardDiscarded moveEnd warReveal warRound bootyReceived afterWarLoss turnEnd sale sale"
    .split(" ")
    .map((step, at) => [COLUMNS[at], step]),
);
const ACTIVE_ONLY = ["MS", "UP", "PU", "DE", "GE"];

/** Whether the card can be played in some way, and if not, why. */
function verdictOn(game: Playing, holder: Holder, card: string): string {
  const seat = seatOf(holder);
  const choices = engine.choices(game.state, seat).filter(({ action }) => action.kind === "playCard" && action.card === titleCalled(card));
  if (choices.some(({ verdict }) => verdict.legal)) return "legal";
  const [first] = choices;
  return first === undefined ? (game.refusesCard(holder, card) ?? "legal") : first.verdict.legal ? "legal" : first.verdict.rule;
}

describe("SR-TIME-1 SR-TIME-2 the matrix of cards and windows", () => {
  it("has the windows and titles of the catalog", () => {
    expect(Object.keys(MATRIX)).toHaveLength(56);
    expect(EVENTS.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(MATRIX)));
    expect(WINDOWS).toHaveLength(COLUMNS.length);
    // INV-16 rests on this: 70 cards, of which 28 titles go at any time.
    expect(EVENTS.reduce((sum, { id, copies }) => sum + (id in MATRIX ? copies : 0), 0)).toBe(70);
    expect(Object.values(MATRIX).filter((row) => row === ANY_TIME)).toHaveLength(27); // and Supply Train, which goes in one window more
  });

  for (const column of COLUMNS)
    it(`${WINDOWS[COLUMNS.indexOf(column)]?.id}: 56 cards for the player it is about and for another`, () => {
      for (const card of Object.keys(MATRIX)) {
        const marked = cell(card, column);
        for (const holder of ["sture", "grip"] as const) {
          const about = `${card} in ${column} by ${holder}`;
          const isExcluded = column === "CP" && holder === "sture" && card !== "supply-train";
          const isAsked = !(ACTIVE_ONLY.includes(column) && holder === "grip") && !isExcluded;
          const game = inWindow(column, card, holder);
          // The own card cannot be fetched, so Sture, who has used the only one, finds nothing to take.
          const isOwn = column === "CD" && holder === "sture";
          const mayAct = isAsked && !isOwn && marked !== "" && (holder === "sture" ? marked !== "o" : marked === "x" || marked === "o");
          if (!isAsked) {
            // Not asked at all: the window is the other's own, or is skipped because nobody else has anything.
            expect([about, game.step === STEP[column] ? game.refusesCard(holder, card) : "kernel.not-asked"]).toEqual([
              about,
              "kernel.not-asked",
            ]);
            continue;
          }
          expect([about, game.step]).toEqual([about, STEP[column]]);
          const verdict = verdictOn(game, holder, card);
          const expected = mayAct ? "legal" : marked === "" ? "SR-TIME-2" : `SR-CARD-${card}`;
          expect([about, verdict]).toEqual([about, expected]);
        }
      }
    });
});

describe("a card is one literal", () => {
  it("and all else that belongs to it is there: words, refusals and a rule in every language", () => {
    const isRule = (id: string): boolean => (RULES as readonly string[]).includes(`SR-CARD-${id}`);
    const hasWords = (words: Words) => (id: string) => words.things["event"]?.[titleCalled(id)] !== undefined;
    const hasRefusal = (words: Words) => (id: string) => `SR-CARD-${id}` in words.refusals;
    expect(
      deck.missing({
        ...Object.fromEntries(LANGUAGES.map((language) => [`words in ${language}`, hasWords(WORDS[language])])),
        ...Object.fromEntries(LANGUAGES.map((language) => [`refusal in ${language}`, hasRefusal(WORDS[language])])),
        rule: isRule,
      }),
    ).toEqual([]);
  });
});
