import type { Action, MareBalticum } from "@stormakt/mare-balticum";
import { BANER, GOLD, ROUTES } from "@stormakt/mare-balticum";
import { LANGUAGES } from "@stormakt/words";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Draft } from "../../../src/games/mare-balticum/draft.ts";
import type * as Marking from "../../../src/games/mare-balticum/marking.ts";
import type * as Movables from "../../../src/games/mare-balticum/movables.ts";
import type * as News from "../../../src/games/mare-balticum/news.ts";
import type { BoardProps, GamePlugin } from "../../../src/games/plugin.ts";
import type { MarePlace } from "../../../src/maps/mare-balticum/places.ts";
import { endTurnWith, engine, kingWithThree, playTo, propsOf, twoTreasurers } from "./position.ts";

let plugin: GamePlugin<MareBalticum>;
let marking: typeof Marking;
let movables: typeof Movables;
let news: typeof News;
/** What the page has and a test has not. */
beforeAll(async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {} }));
  vi.stubGlobal("localStorage", { getItem: () => null, setItem() {}, removeItem() {} });
  ({ plugin } = await import("../../../src/games/mare-balticum/index.tsx"));
  marking = await import("../../../src/games/mare-balticum/marking.ts");
  movables = await import("../../../src/games/mare-balticum/movables.ts");
  news = await import("../../../src/games/mare-balticum/news.ts");
});

const STEPS = [
  "takingHouse",
  "placingFarmer",
  "placingInBuild",
  "harvesting",
  "choosingBattle",
  "hiring",
  "playingCards",
  "retreating",
  "takingSpoils",
  "pickingRoutes",
  "moving",
  "investing",
  "biddingForOffice",
  "biddingForProvince",
  "choosingProvince",
  "calling",
  "voting",
  "payingTax",
] as const;

describe("the board", () => {
  it.each(STEPS)("shows itself at %s to the one asked, to another and to a spectator, in both languages", (step) => {
    const state = step === "biddingForOffice" ? endTurnWith(twoTreasurers, step) : playTo(step).state;
    const [asked = 0] = engine.waitsFor(state);
    for (const language of LANGUAGES)
      for (const seat of [asked, (asked + 1) % 4, null]) {
        const props = propsOf(state, seat, language);
        const html = renderToStaticMarkup(<plugin.Board {...props} />);
        // The map names a province as the texts do.
        expect(html).toContain(`>${props.speaker.name({ thing: "province", id: 3 })}</text>`);
        expect(html).not.toMatch(/undefined|NaN|\[object/);
        expect(plugin.ruleOf?.(step)).toMatch(/^MB-/);
        expect(plugin.status(props.view, props.speaker)).not.toContain("undefined");
        for (const { says, name } of plugin.places(props)) expect(`${name} ${says}`).not.toMatch(/undefined|NaN/);
        for (const of of [0, 1, 2, 3]) renderToStaticMarkup(<plugin.SeatFigures {...props} of={of} />);
      }
  });
  it("shows the King's markers, with six players", () => {
    const state = endTurnWith(kingWithThree, "relocatingMarker", { seats: 6 });
    const [king = 0] = engine.waitsFor(state);
    const props = propsOf(state, king);
    expect(renderToStaticMarkup(<plugin.Board {...props} />)).toContain("Which marker?");
    expect(plugin.arms(6, props.view)[king]).toEqual({ tincture: "purpure", charge: "crowns" });
  });
  it.each([2, 3, 4, 5, 6])("ends with a picture and a table, with %i players", (seats) => {
    const { state } = playTo("nothing", { seats }, ({ outcome }) => outcome?.because !== "conquered");
    const props = propsOf(state, 0);
    const { outcome } = props.view;
    if (outcome === null || plugin.Ending === undefined || plugin.FinalTable === undefined) throw new Error("no ending");
    expect(renderToStaticMarkup(<plugin.Ending {...props} outcome={outcome} />)).toContain("Stockholm, 1660");
    expect(renderToStaticMarkup(<plugin.FinalTable {...props} outcome={outcome} />)).not.toContain("undefined");
    expect(plugin.course?.figure(props.view)).toHaveLength(seats);
    const arms = plugin.arms(seats, props.view).map(({ charge }) => charge);
    expect(new Set(arms).size).toBe(seats);
  });
  it("ends otherwise when Sweden is conquered", () => {
    const { state } = playTo("nothing", {}, ({ outcome }) => outcome?.because === "conquered");
    const props = propsOf(state, 0);
    const { outcome } = props.view;
    if (outcome === null || plugin.Ending === undefined) throw new Error("no ending");
    expect(renderToStaticMarkup(<plugin.Ending {...props} outcome={outcome} />)).toContain("Sweden is conquered");
  });
});

describe("the map", () => {
  const EMPTY: Draft = { group: null, pay: null, routes: [], from: null };
  /** Presses a place, and tells what was chosen, explained or taken up. */
  function pressed(props: BoardProps<MareBalticum>, draft: Draft, place: MarePlace) {
    let [chosen, explained, changed]: [Action | null, string | null, Partial<Draft>] = [null, null, {}];
    const all = movables.movablesOf(props);
    const given = {
      ...props,
      choose: (action: Action) => {
        chosen = action;
      },
      explain: ({ rule }: { rule: string | null }) => {
        explained = rule;
      },
    };
    marking
      .markingOf(
        given,
        draft,
        (change) => {
          changed = change;
        },
        all,
      )
      .press(place);
    return { chosen: chosen as Action | null, explained: explained as string | null, changed };
  }
  const placeOf = (key: string): MarePlace => {
    const [kind, a, b, c] = key.split("-");
    const [one, two, three] = [Number(a), Number(b), Number(c)];
    if (kind === "circle") return { kind, province: one, force: two, place: three };
    if (kind === "province") return { kind, province: one };
    if (kind === "square") return { kind, square: one };
    if (kind === "title") return { kind, hex: one };
    if (kind === "route") return { kind, route: one };
    return { kind: "power", power: one };
  };

  it.each(["placingFarmer", "placingInBuild", "harvesting", "choosingBattle", "pickingRoutes", "investing", "choosingProvince"] as const)(
    "makes an allowed move at every place it marks, at %s",
    (step) => {
      const hasPlace = ({ action }: { action: Action }): boolean => Object.keys(action).length > 1;
      const { state } = playTo(step, {}, (at) =>
        engine
          .choices(at, engine.waitsFor(at)[0] ?? 0)
          .some((choice) => choice.verdict.legal && hasPlace(choice) && choice.action.kind !== "discardGood"),
      );
      const [asked = 0] = engine.waitsFor(state);
      const props = propsOf(state, asked);
      const { marks } = marking.markingOf(props, EMPTY, () => {}, []);
      expect(marks.size).toBeGreaterThan(0);
      for (const key of marks.keys()) {
        const { chosen } = pressed(props, EMPTY, placeOf(key));
        expect(props.choices).toContainEqual({ action: chosen, rule: null });
      }
    },
  );
  it("takes up what is led, shows where it may go, and says why not elsewhere", () => {
    const { state } = playTo("moving", { riksdag: false }, (at) => {
      const [asked = 0] = engine.waitsFor(at);
      return movables.movablesOf(propsOf(at, asked)).some((one) => one.from !== null && one.force === 2 && movables.canMove(one));
    });
    const [asked = 0] = engine.waitsFor(state);
    const props = propsOf(state, asked);
    const army = movables.movablesOf(props).find((one) => one.force === 2 && one.from !== null && movables.canMove(one));
    if (army === undefined || army.from === null) throw new Error("no army");
    const { changed } = pressed(props, EMPTY, { kind: "circle", province: army.from, force: 2, place: 0 });
    expect(changed.group).toBe(army.key);
    const held = { ...EMPTY, group: army.key };
    for (const { to, offer } of army.ways) {
      const { chosen, explained } = pressed(props, held, { kind: "province", province: to });
      if (offer.rule === null) expect(chosen).toEqual(offer.action);
      else expect(explained).toBe(offer.rule);
    }
    const { marks } = marking.markingOf(props, held, () => {}, movables.movablesOf(props));
    const open = army.ways.filter(({ offer }) => offer.rule === null).map(({ to }) => `province-${to}`);
    expect([...marks].filter(([, mark]) => mark === "legal").map(([key]) => key)).toEqual(open);
  });
  it("picks two routes, one after the other, for who plays two lines", () => {
    const { state } = playTo("pickingRoutes", { seats: 2 });
    const props = propsOf(state, engine.waitsFor(state)[0] ?? 0);
    const first = pressed(props, EMPTY, { kind: "route", route: 3 });
    expect([first.chosen, first.changed.routes]).toEqual([null, [3]]);
    const second = pressed(props, { ...EMPTY, routes: [ROUTES[2]!] }, { kind: "route", route: 5 });
    expect(second.chosen).toEqual({ kind: "pickRoute", routes: [3, 5] });
  });
  it("pays with what is taken up", () => {
    const { state } = playTo("investing", { riksdag: false }, (at) =>
      engine
        .choices(at, engine.waitsFor(at)[0] ?? 0)
        .some(({ action, verdict }) => verdict.legal && action.kind === "investInBuild" && action.pay === 5),
    );
    const props = propsOf(state, engine.waitsFor(state)[0] ?? 0);
    const square = 0;
    const { chosen } = pressed(props, { ...EMPTY, pay: GOLD }, { kind: "square", square });
    expect(chosen).toEqual({ kind: "investInBuild", square, pay: 5 });
  });
});

describe("what is watched", () => {
  it("keeps the routes of this turn with the attack that followed, and forgets them in the next", () => {
    const { state, told } = playTo("moving", { riksdag: false }, (at) => at.table.enemySupply < 27);
    expect(state.table.turn).toBeGreaterThan(0);
    const turn = told.slice(told.findLastIndex(({ kind }) => kind === "turnBegan"));
    const { routes } = news.newsOf(turn);
    expect(routes?.picks).toHaveLength(4);
    const came = told.slice(told.findLastIndex(({ kind }) => kind === "turnBegan")).filter(({ kind }) => kind === "enemyCame");
    expect(routes?.came).toEqual(came);
    expect(news.newsOf([{ kind: "turnBegan", line: BANER, turn: 2, round: 1 }]).routes).toBeNull();
  });
  it("tells each battle with its rounds and its result", () => {
    const { told } = playTo("nothing", {}, ({ table }) => table.titles.some((holder) => holder >= 0)); // a game that came to something
    let seen = 0;
    for (const [at, event] of told.entries()) {
      if (event.kind !== "battleWon" && event.kind !== "battleLost") continue;
      const { battle } = news.newsOf(told.slice(0, at + 1));
      expect(battle?.result).toEqual(event);
      expect(battle?.province).toBe(event.province);
      seen++;
    }
    expect(seen).toBeGreaterThan(0);
  });
});
