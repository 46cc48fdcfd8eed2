import type { Event, SveaRike } from "@stormakt/svea-rike";
import { sveaRike } from "@stormakt/svea-rike";
import { AGRICULTURE, EVENTS, emblemOf } from "@stormakt/svea-rike/advice";
import { countryCalled, FIEF, fiefCalled, HISTORY, titleCalled } from "@stormakt/svea-rike/catalog";
import { LANGUAGES } from "@stormakt/words";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { GamePlugin } from "../../../src/games/plugin.ts";
import type * as Aim from "../../../src/games/svea-rike/aim.ts";
import type * as Emblems from "../../../src/games/svea-rike/emblems.tsx";
import type * as Flights from "../../../src/games/svea-rike/flights.tsx";
import type * as Marks from "../../../src/games/svea-rike/marks.ts";
import type * as Offers from "../../../src/games/svea-rike/offers.ts";
import type * as News from "../../../src/games/svea-rike/war-news.ts";
import { begin, engine, playOut, playTo, propsOf } from "./position.ts";

const RULES: readonly string[] = sveaRike.rules;

let plugin: GamePlugin<SveaRike>;
let aim: typeof Aim;
let emblems: typeof Emblems;
let flights: typeof Flights;
let marks: typeof Marks;
let offers: typeof Offers;
let news: typeof News;
/** What the page has and a test has not. */
beforeAll(async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {} }));
  vi.stubGlobal("localStorage", { getItem: () => null, setItem() {}, removeItem() {} });
  vi.stubGlobal("location", { pathname: "/h/test" });
  ({ plugin } = await import("../../../src/games/svea-rike/index.tsx"));
  aim = await import("../../../src/games/svea-rike/aim.ts");
  emblems = await import("../../../src/games/svea-rike/emblems.tsx");
  flights = await import("../../../src/games/svea-rike/flights.tsx");
  marks = await import("../../../src/games/svea-rike/marks.ts");
  offers = await import("../../../src/games/svea-rike/offers.ts");
  news = await import("../../../src/games/svea-rike/war-news.ts");
});

const STEPS = sveaRike.steps.flatMap(({ kind, name }) => (kind === "procedure" ? [] : [name]));

describe("the board", () => {
  it.each(STEPS)("shows itself at %s to the one asked, to a rival and to a spectator, in both languages", (step) => {
    const state = playTo(step);
    const [asked = 0] = engine.waitsFor(state);
    for (const language of LANGUAGES)
      for (const seat of [asked, (asked + 1) % 4, null]) {
        const props = propsOf(state, seat, language);
        const html = renderToStaticMarkup(<plugin.Board {...props} />);
        // The map names a fief as the texts do.
        for (const id of [3, 12]) expect(html).toContain(`>${props.speaker.name({ thing: "fief", id })}</text>`);
        expect(html).not.toMatch(/undefined|NaN|\[object/);
        for (const { says, name } of plugin.places(props)) expect(`${name} ${says}`).not.toMatch(/undefined|NaN/);
        expect(renderToStaticMarkup(<plugin.SeatFigures {...props} of={0} />)).not.toMatch(/undefined|NaN/);
        if (plugin.Notebook !== undefined) expect(renderToStaticMarkup(<plugin.Notebook {...props} />)).not.toMatch(/undefined|NaN/);
        expect(plugin.status(props.view, props.speaker)).toMatch(/ (of|av|von) 16$/);
      }
    expect(RULES).toContain(plugin.ruleOf?.(step));
  });
  it("shows what each activity would bring before one is chosen", () => {
    const state = begin("first");
    while (engine.stepOf(state) !== "choosing") {
      const seat = engine.nextSeat(state);
      engine.submit(state, seat, engine.defaultAction(state, seat));
    }
    const [seat = 0] = engine.waitsFor(state);
    const html = renderToStaticMarkup(<plugin.Board {...propsOf(state, seat)} />);
    for (const text of ["Agriculture", "Commerce", "Culture &amp; Science", "Income", "Upkeep", "Gold then"]) expect(html).toContain(text);
  });
  it("shows the odds of every fief before a war, and no odds to those who are not asked", () => {
    const state = playTo("commitment", ({ stack }) => (stack.at(-1)?.waiting ?? 0) === 15);
    expect(renderToStaticMarkup(<plugin.Board {...propsOf(state, 1)} />)).toMatch(
      /Sweden wins<\/small> <b class="num">[<>]? ?(&lt; |&gt; )?\d+ %/,
    );
    expect(renderToStaticMarkup(<plugin.Board {...propsOf(state, null)} />)).not.toContain("Sweden wins");
  });
  it("says what goes with a fief or a person to be given up, and what an offered fief is worth", () => {
    const at = (step: string, fits?: Parameters<typeof playTo>[1]) => {
      const state = playTo(step, fits);
      const [seat = 0] = engine.waitsFor(state);
      return renderToStaticMarkup(<plugin.Board {...propsOf(state, seat)} />);
    };
    expect(at("givingUp")).toMatch(/A fief to give up.*<small>\d crowns?, (no|\d) troops?<\/small>/s);
    expect(at("mourning")).toMatch(/Whom you may lose.*<small>[\w ]+: \d, \d points?<\/small>/s);
    expect(at("answer")).toMatch(/From the realm it costs \d+ gold\. You have \d+ gold\./);
    expect(at("reward")).toMatch(/A fief at random<small>one of \d+ free<\/small>/);
  });
  it("lights the fief that is offered", () => {
    const state = playTo("answer");
    const [seat = 0] = engine.waitsFor(state);
    const props = propsOf(state, seat);
    const { fief } = (props.prompt?.memory ?? {}) as { fief?: number };
    const nothing = { card: null, plays: [], picked: {}, aim: { field: null, values: [], play: null }, take() {}, say() {}, again() {} };
    expect(marks.marksOf(props, nothing, null).get(`fief-${fief}`)).toBe("lit");
  });
  it("shows the own hand and nobody else’s", () => {
    const state = begin("hands");
    const names = (seat: number) =>
      (state.table.hands[seat] ?? []).map((title) => propsOf(state, seat).speaker.name({ thing: "event", id: title }));
    const html = renderToStaticMarkup(<plugin.Board {...propsOf(state, 1)} />).replaceAll("&amp;", "&");
    for (const name of names(1)) expect(html).toContain(`>${name}<`);
    for (const name of names(2).filter((one) => !names(1).includes(one))) expect(html).not.toContain(`>${name}<`);
  });
  it("ends with a title, a final table and the course of status", () => {
    const { state, outcome } = playOut();
    const facts = outcome.facts as unknown as { readonly title: string; readonly all: readonly number[] };
    for (const language of LANGUAGES) {
      const props = { ...propsOf(state, 0, language), outcome };
      const { Ending, FinalTable } = plugin;
      if (Ending === undefined || FinalTable === undefined) throw new Error("no ending");
      expect(renderToStaticMarkup(<Ending {...props} />)).toContain(props.speaker.name({ thing: "title", id: facts.title }));
      const table = renderToStaticMarkup(<FinalTable {...props} />);
      for (const points of facts.all) expect(table).toContain(`<td class="num">${points}</td>`);
      expect(plugin.course?.figure(engine.view(state, null))).toEqual(facts.all);
      const { Aid } = plugin;
      if (Aid !== undefined) expect(renderToStaticMarkup(<Aid speaker={props.speaker} />)).not.toMatch(/undefined|NaN/);
    }
  });
  it("opens all hands from the views of all seats", () => {
    const state = begin("open");
    const opened = plugin.open?.([0, 1, 2, 3].map((seat) => engine.view(state, seat)));
    expect(opened?.table.hands).toEqual(state.table.hands);
  });
});

describe("aiming a card", () => {
  const card = titleCalled("diplomatic-pressure");
  const [poland, russia] = [countryCalled("poland"), countryCalled("russia")];
  const kind = "playCard" as const;
  it("asks for one thing at a time, and not for what goes without saying", () => {
    const plays = [
      { kind, card, seat: 1, country: poland },
      { kind, card, seat: 1, country: russia },
      { kind, card, seat: 2, country: poland },
    ];
    expect(aim.aimOf(plays, {})).toEqual({ field: "seat", values: [1, 2], play: null });
    expect(aim.aimOf(plays, { seat: 1 })).toEqual({ field: "country", values: [poland, russia], play: null });
    expect(aim.aimOf(plays, { seat: 2 })).toEqual({ field: null, values: [], play: plays[2] });
    expect(aim.aimOf([{ kind, card }], {})).toEqual({ field: null, values: [], play: { kind, card } });
    expect(aim.aimOf([], {})).toEqual({ field: null, values: [], play: null });
  });
  it("reaches every play of every card in real games", () => {
    const reached = new Set<number>();
    for (const step of ["choosing", "turnEnd", "beforeMove", "incomeFiefs", "warRound", "cardDiscarded", "beforeRoyal"]) {
      const state = playTo(step, (at) => engine.legalActions(at, engine.nextSeat(at)).some((action) => action.kind === "playCard"));
      const props = propsOf(state, engine.nextSeat(state));
      for (const title of offers.playableTitles(props)) {
        const plays = offers.playsOf(props, title);
        for (const play of plays) {
          let picked: Aim.Picked = {};
          for (let said = aim.aimOf(plays, picked); said.field !== null; said = aim.aimOf(plays, picked))
            picked = { ...picked, [said.field]: play[said.field] as number };
          expect(aim.aimOf(plays, picked).play).toEqual(play);
        }
        reached.add(title);
      }
    }
    expect(reached.size).toBeGreaterThan(6);
  });
});

describe("marks on the map", () => {
  const still = { card: null, plays: [], picked: {}, aim: { field: null, values: [], play: null }, take() {}, say() {}, again() {} };
  it("are where something can be bought, and a refused place says why", () => {
    const state = playTo("buying", ({ table }) => table.move?.activity === 0 && (table.gold[table.move.seat] ?? 0) >= 8);
    const seat = engine.nextSeat(state);
    const props = propsOf(state, seat);
    const legal = engine.legalActions(state, seat).flatMap((action) => (action.kind === "buyFief" ? [`fief-${action.fief}`] : []));
    expect([...marks.marksOf(props, still, null).keys()].sort()).toEqual(legal.sort());
    const dear = FIEF.all.find((fief) =>
      props.choices.some(({ action, rule }) => rule !== null && action.kind === "buyFief" && action.fief === fief),
    );
    if (dear !== undefined) expect(marks.offerAt(props, { kind: "fief", fief: dear }, null)?.rule).toMatch(/^SR-/);
  });
  it("show the whole area of a card that strikes neighbours", () => {
    const state = begin("area");
    const fief = fiefCalled("estonia");
    const livonia = fiefCalled("livonia");
    const props = propsOf(state, 0, "en", { chosen: { kind: "playCard", card: titleCalled("plague"), fief }, choices: [] });
    expect(marks.marksOf(props, still, null)).toEqual(
      new Map([
        [`fief-${fief}`, "chosen"],
        [`fief-${livonia}`, "lit"],
      ]),
    );
  });
});

describe("cards and news", () => {
  it("every event card shows an emblem, every history card words", () => {
    for (const [card] of EVENTS.entries())
      expect(renderToStaticMarkup(<emblems.Emblem card={card} />).match(/ d="M[^"]+"/g)?.length).toBe(emblemOf(card).length);
    const { speaker } = propsOf(begin(), 0, "sv");
    for (const [card] of HISTORY.entries())
      expect(speaker.name({ thing: "history", id: card }, "note")).not.toBe(speaker.name({ thing: "history", id: card }));
  });
  const WAR: readonly Event[] = [
    { kind: "warDeclared", country: countryCalled("prussia") },
    { kind: "swedeRolls", seat: 0, die: 2, value: 3, hit: 1 },
    { kind: "enemyFalls", value: 1 },
    { kind: "swedeRolls", seat: 1, die: 6, value: 3, hit: 0 },
    { kind: "enemyRolls", die: 1, value: 2, hit: 1 },
    { kind: "swedeRolls", seat: 0, die: 4, value: 3, hit: 0 },
  ];
  it("the war’s dice are told by attack and round", () => {
    expect(news.warNewsOf(WAR)).toMatchObject({
      country: 1,
      fallen: [1],
      end: null,
      attacks: [
        {
          by: "swedes",
          round: 1,
          rolls: [
            { seat: 0, die: 2, hit: true },
            { seat: 1, die: 6, hit: false },
          ],
        },
        { by: "enemy", round: 1, rolls: [{ seat: null, die: 1, hit: true }] },
        { by: "swedes", round: 2, rolls: [{ seat: 0, die: 4 }] },
      ],
    });
    expect(news.warNewsOf([{ kind: "activityChosen", seat: 0, activity: AGRICULTURE }, ...WAR.slice(1)])).toBeNull();
  });
  it("the war’s dice are shown while looking back, and after the war until the next move", () => {
    const looking = { live: false, prompt: null, choices: [], toldSince: () => WAR };
    const atWar = playTo("warRound", ({ table }) => table.war?.mustered === true);
    for (const props of [propsOf(atWar, 0, "en", looking), propsOf(atWar, null, "en", looking)]) {
      const html = renderToStaticMarkup(<plugin.Board {...props} />);
      expect(html).toContain("Anna: 2 against 3, a hit");
      expect(html).toContain("Bo: 6 against 3, no hit");
    }
    const peace = begin("peace");
    const after = (more: readonly Event[]) =>
      renderToStaticMarkup(<plugin.Board {...propsOf(peace, 0, "sv", { ...looking, toldSince: () => [...WAR, ...more] })} />);
    expect(after([{ kind: "warWon", country: countryCalled("prussia") }])).toContain("Bo: 6 mot 3, ingen träff");
    expect(after([])).not.toContain("Bo: 6 mot 3");
  });
  it("luck counts hits and dice against their means", () => {
    const events: Event[] = [
      { kind: "swedeRolls", seat: 0, die: 2, value: 3, hit: 1 },
      { kind: "swedeRolls", seat: 0, die: 5, value: 3, hit: 0 },
      { kind: "rewardGold", seat: 1, gold: 12, dice: [6, 5, 1] },
    ];
    expect(flights.luckOf(events, 2, { war: "w", gold: "g" })).toEqual([
      { seat: 0, what: "w", got: 1, expected: 1 },
      { seat: 1, what: "g", got: 12, expected: 10.5 },
    ]);
  });
});
