/** Matches of former editions at the boards of today: whole games of each, as a client of today is told of them. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { FrozenEdition } from "@stormakt/bots";
import type { Edition, NamedAction, NamedReceipt, Position } from "@stormakt/kernel";
import type { Now } from "@stormakt/protocol";
import { asTold, isPlaced } from "@stormakt/protocol/client";
import { placeLine, placeNow } from "@stormakt/protocol/names";
import { FormerSpeaker, plainly, Speaker } from "@stormakt/words";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { SEAT_ARMS } from "../../src/art/arms.ts";
import type { AnyPlugin } from "../../src/games/plugin.ts";
import { namesOf } from "../../src/link/names.ts";
import type { AnyBoardProps } from "../../src/shell/table/context.ts";

const ROOT = join(import.meta.dirname, "../../../../editions");
const FROZEN = readdirSync(ROOT).flatMap((game) =>
  readdirSync(join(ROOT, game)).flatMap((file) => (file.endsWith(".mjs") ? [[game, file.slice(0, -4)] as const] : [])),
);
const NAMES = ["Ann", "Bo", "Cia", "Dag", "Eva"];
/** With everything there is: each module brings steps, offers and events of its own. */
const OPTIONS: Readonly<Record<string, object>> = { wallenstein: { court: true, landsknechte: true, leaders: true } };
const SEATS = 4;
/** A board is drawn at one question in so many. */
const LOOKS = 20;

beforeAll(() => {
  const nothing = { getItem: () => null, setItem() {}, removeItem() {} };
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {} }));
  vi.stubGlobal("localStorage", nothing);
  vi.stubGlobal("location", { pathname: "/h/test" });
});

/** What a seat is sent. */
function nowOf(edition: Edition, position: Position, seat: number): Now {
  const view = edition.view(position, seat);
  const waits = edition.waitsFor(position);
  const top = view.stack.at(-1);
  const isAsked = waits?.seats.includes(seat) === true;
  return {
    n: 0,
    view,
    prompt:
      waits === null || top === undefined
        ? null
        : {
            step: top.step,
            memory: top.memory,
            waiting: top.waiting,
            asked: isAsked,
            window: top.order !== null,
            own: top.own as never,
            order: false,
          },
    choices: isAsked ? edition.choices(position, seat) : [],
    composable: isAsked ? edition.composable(position, seat) : [],
    mayUndo: false,
    mayAskTakeBack: false,
    takeBack: null,
    clocks: [],
    orders: [],
  };
}

/** The same plugin, which will not be given anything it has no place for. */
function strict(plugin: AnyPlugin): AnyPlugin {
  const each = (all: readonly object[]): boolean => all.every(isPlaced);
  const must = (isSo: boolean): void => {
    if (!isSo) throw new Error("the board was given what it has no place for");
  };
  const check = ({ choices, chosen, toldSince }: AnyBoardProps): void =>
    must(each(choices.map(({ action }) => action)) && (chosen === null || isPlaced(chosen)) && each(toldSince()));
  const { Board, Scene } = plugin;
  return {
    ...plugin,
    Board: (props) => {
      check(props);
      return <Board {...props} />;
    },
    ...(Scene === undefined
      ? {}
      : {
          Scene: ({ events, props }) => {
            must(each(events));
            check(props);
            return <Scene events={events} props={props} />;
          },
        }),
    weight: (event) => {
      must(isPlaced(event));
      return plugin.weight?.(event) ?? 1;
    },
    flights: (event, props) => {
      must(isPlaced(event));
      check(props);
      return plugin.flights?.(event, props) ?? [];
    },
    luck: (events, config, language) => {
      must(each(events));
      return plugin.luck?.(events, config, language) ?? [];
    },
  };
}

describe.each(FROZEN)("%s %s", (game, rulesVersion) => {
  it("is shown by the board of today, which is given what it has a place for; the rest is said in the words of then", async () => {
    const { forFormerEdition } = await import("../../src/shell/table/placed.tsx");
    const { pluginOf } = await import("../../src/games/index.ts");
    const plugin = forFormerEdition(strict(await pluginOf(game)));
    const names = await namesOf(game);
    const { frozen } = (await import(join(ROOT, game, `${rulesVersion}.mjs`))) as { frozen: FrozenEdition };
    if (names === null) throw new Error("nobody knows its names");
    const called = (seat: number): string => NAMES[seat] ?? "?";
    const speaker = new FormerSpeaker(
      new Speaker("en", (await plugin.catalogue("en")).words, plugin.manner, called),
      called,
      plugin.manner,
      frozen.words,
      asTold,
    );
    const edition = frozen.edition(2);
    const position = edition.begin({ seats: SEATS, ...OPTIONS[game] }, "former");
    const told: NamedAction[] = [];
    const propsFor = (seat: number): AnyBoardProps => {
      const { view, prompt, choices, composable } = placeNow(names, nowOf(edition, position, seat));
      return {
        view,
        config: { seats: SEATS, ...OPTIONS[game] },
        seat,
        seats: Array.from({ length: SEATS }, (_, at) => ({
          seat: at,
          name: called(at),
          arms: SEAT_ARMS[at] ?? { tincture: "argent", charge: "tower" },
          bot: null,
          mine: at === seat,
          here: true,
          asked: prompt?.waiting.includes(at) === true,
        })),
        prompt,
        choices,
        composable,
        chosen: choices.find(({ rule }) => rule === null)?.action ?? null,
        choose() {},
        unchoose() {},
        act() {},
        judge: () => Promise.resolve(null),
        orders: [],
        setOrders() {},
        shared: false,
        toldSince: (...kinds) =>
          told.slice(
            Math.max(
              0,
              told.findLastIndex(({ kind }) => kinds.includes(kind)),
            ),
          ),
        explain() {},
        openRule() {},
        speaker,
        language: "en",
        live: true,
        over: false,
      };
    };
    const unplaced = new Set<string>();
    const { Scene, Notebook } = plugin;
    for (let move = 0; ; move++) {
      const waits = edition.waitsFor(position);
      const seat = waits?.seats[move % waits.seats.length];
      if (waits === null || seat === undefined) break;
      expect(move).toBeLessThan(20_000);
      const props = propsFor(seat);
      for (const { action } of props.choices) {
        expect(plainly(speaker.move(action))).not.toMatch(/undefined|NaN|\[object/);
        if (!isPlaced(action)) unplaced.add(action.kind);
      }
      if (move % LOOKS === 0) {
        const drawn = [
          <plugin.Board key="board" {...props} />,
          <plugin.SeatFigures key="figures" {...props} of={seat} />,
          ...(Notebook === undefined ? [] : [<Notebook key="notebook" {...props} />]),
        ];
        for (const one of drawn) expect(renderToStaticMarkup(one)).not.toMatch(/undefined|NaN|\[object/);
        for (const { name, says } of plugin.places(props)) expect(`${name} ${says}`).not.toMatch(/undefined|NaN|\[object/);
      }
      const receipt = edition.submit(position, seat, edition.anyAction(position, seat, `${move}`)) as NamedReceipt;
      const line = { n: move, at: 0, kind: "moved", seat, by: "person", events: receipt.told.map(({ event }) => event) } as never;
      const { events } = placeLine(names, line) as { readonly events: readonly NamedAction[] };
      told.push(...events);
      for (const event of events) {
        expect(plainly(speaker.event(event))).not.toMatch(/undefined|NaN|\[object/);
        plugin.weight?.(event);
        plugin.concerns?.(event, seat, props.view);
        plugin.sound?.(event);
        plugin.flights?.(event, props);
        if (!isPlaced(event)) unplaced.add(event.kind);
      }
      if (Scene !== undefined && events.length > 0)
        expect(renderToStaticMarkup(<Scene events={events} props={props} />)).not.toMatch(/undefined|NaN|\[object/);
    }
    expect(told.length).toBeGreaterThan(100);
    plugin.luck?.(told, propsFor(0).config, "en");
    expect([...unplaced].sort()).toEqual(UNPLACED[`${game} ${rulesVersion}`] ?? []);
  });
});
/** What today has no place for, by edition: a new one here must be meant. */
const UNPLACED: Readonly<Record<string, readonly string[]>> = {
  "mare-balticum 1": ["moveFarmer"],
  "svea-rike 2": ["scored"],
  "wallenstein 1": ["hungerStruck", "notConverted", "revoltLost", "revoltSubdued", "takeBenefit", "takeFavor", "takePosition"],
};
