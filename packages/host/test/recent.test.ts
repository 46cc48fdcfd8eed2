/** What is not worked through again after a move comes out as if it had been. */

import { isDeepStrictEqual } from "node:util";
import type { Change, Common, Recent, Schema, View } from "@stormakt/kernel";
import { Engine, editionOf, FORMAT, fastDice, readConfig, usualConfig } from "@stormakt/kernel";
import { changed } from "@stormakt/protocol/changes";
import { gameCalled, gameIds } from "@stormakt/shelf";
import { expect, it } from "vitest";

/** What is strictly equal is equal: `expect` takes many times as long to see that of a whole view, and has the word only where it is not. */
function equal(found: unknown, wanted: unknown): void {
  if (!isDeepStrictEqual(found, wanted)) expect(found).toEqual(wanted);
}
const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;

it.each(gameIds())(
  "digests and views of %s, move by move, also back and forth and after a change in place",
  async (id) => {
    const game = await gameCalled(id);
    const engine = new Engine<any>(game);
    const seats = game.seats.max;
    const read = readConfig(game, { seats });
    if (!("config" in read)) throw new Error("no game");
    const chance = fastDice(`recent ${id}`);
    let state = engine.begin(read.config, "seed");
    const digests: Recent[] = [{}, {}];
    /** What each seat, and a spectator, has been shown. */
    const views: ({ view: View<any>; named: unknown } | null)[] = Array.from({ length: seats + 1 }, () => null);
    const common: Common = {};
    const former = [state];
    const mustFit = (): void => {
      digests.forEach((recent, at) => {
        const format = at === 0 ? 2 : 3;
        expect(engine.digest(state, format, recent)).toBe(engine.digest(state, format));
      });
      views.forEach((held, at) => {
        const view = engine.view(state, at === seats ? null : at);
        const named = overTheWire(engine.naming.nameView(view));
        const change = held === null ? undefined : engine.naming.tellChange(held.view, view, common);
        const told = change === undefined ? held?.named : changed(held?.named, JSON.parse(change) as Change);
        equal(told ?? named, named);
        views[at] = { view, named };
      });
    };
    mustFit();
    for (let move = 0; move < 150 && state.outcome === null; move++) {
      // Mostly on a copy, as at a table; sometimes in place, as nobody should rely on; sometimes a move is taken back.
      const isCopied = chance.below(5) > 0;
      if (chance.below(10) === 0) state = chance.pick(former);
      const next = isCopied ? engine.copy(state) : state;
      const seat = engine.nextSeat(next);
      const action = engine.sampleAction(next, seat, chance);
      if (action === null) break;
      engine.perform(next, seat, action);
      state = next;
      if (isCopied) former.push(engine.copy(state));
      mustFit();
    }
  },
  240_000,
);

it.each(gameIds())(
  "digests of whole games of %s are the same kept from move to move as from scratch, and stand in the record",
  async (id) => {
    const game = await gameCalled(id);
    const engine = new Engine<any>(game);
    const edition = editionOf<any>(game);
    for (const seats of [game.seats.min, game.seats.max]) {
      const config = usualConfig(game, { seats });
      const chance = fastDice(`whole ${id}`);
      const recent: Recent = {};
      const state = engine.begin(config, "whole");
      let position = edition.begin(config, "whole");
      let moves = 0;
      for (; state.outcome === null; moves++) {
        const seat = engine.nextSeat(state);
        const action = engine.sampleAction(state, seat, chance)!;
        const named = engine.naming.nameAction(action);
        engine.perform(state, seat, action);
        // As at a table: on a copy, of which most is as before.
        const next = edition.copy(position);
        expect(edition.repeat(next, seat, named)).toMatchObject({ kept: named });
        position = next;
        const digest = edition.digest(position, recent);
        if (digest !== engine.digest(state, FORMAT)) expect.unreachable(`${id}, ${seats} seats: another digest after move ${moves + 1}`);
      }
      expect(moves).toBeGreaterThan(20);
    }
  },
  240_000,
);

it.each(gameIds().flatMap((id) => [false, true].map((isFull) => [id, isFull] as const)))(
  "what all see alike of %s is found once, and each is told what they would be told alone (all options: %s)",
  async (id, isFull) => {
    const game = await gameCalled(id);
    const edition = editionOf<any>(game);
    const seats = game.seats.max;
    const flags = Object.entries(game.options).flatMap(([name, option]) =>
      isFull && option.kind === "flag" ? [[name, true] as const] : [],
    );
    const read = readConfig(game, { ...Object.fromEntries(flags), seats });
    const usual = readConfig(game, { seats });
    const config = "config" in read ? read.config : "config" in usual ? usual.config : null;
    if (config === null) throw new Error(`${id} has no usual set-up`);
    let position = edition.begin(config, "alike");
    const common: Common = {};
    const ears = Array.from({ length: seats + 1 }, (_, at) => ({
      as: at === seats ? null : at,
      together: {} as Recent,
      alone: {} as Recent,
      named: null as unknown,
    }));
    const { seenAlike = [], view: { parts = [] } = {} } = (game.schema ?? {}) as Partial<Schema<any>>;
    const names = new Set(parts.map(([field]) => field));
    for (const field of seenAlike) expect(names).toContain(field);
    const chance = fastDice(`alike ${id}`);
    const recent: Recent = {};
    const former = [{ position, saved: edition.save(position) }];
    for (let move = 0; move < 200; move++) {
      // As it would be if nothing were shared or taken over.
      const fresh = edition.load(edition.save(position));
      expect(edition.digest(position, recent)).toBe(edition.digest(fresh));
      const alike = seenAlike.map((field) => (edition.clientView!(position, null).table as Record<string, unknown>)[field]);
      for (const ear of ears) {
        const seen = edition.clientView!(position, ear.as).table as Record<string, unknown>;
        equal(
          seenAlike.map((field) => seen[field]),
          alike,
        );
        const look = edition.look!(position, ear.as, null, ear.together, common);
        const own = edition.look!(position, ear.as, null, ear.alone, {});
        expect(look.change).toBe(own.change);
        equal(look.top, own.top);
        const whole = overTheWire(edition.clientView!(fresh, ear.as));
        equal(overTheWire(look.whole()), whole);
        const told = look.change === undefined ? ear.named : changed(ear.named, JSON.parse(look.change) as Change);
        equal(told ?? whole, whole);
        ear.named = whole;
        if (ear.as !== null) expect(edition.offers!(position, ear.as)).toBe(JSON.stringify(edition.choices(fresh, ear.as)));
      }
      // Now and then a move is taken back.
      if (chance.below(12) === 0) ({ position } = chance.pick(former.slice(-4)));
      const seat = edition.waitsFor(position)?.seats[0];
      if (seat === undefined) break;
      const next = edition.copy(position);
      const action = edition.suggest(position, edition.view(position, seat), seat, `${move}`);
      const done = edition.submit(next, seat, action);
      if ("rule" in done) continue;
      edition.share!(position, next);
      position = next;
      former.push({ position, saved: edition.save(position) });
    }
    // Nothing that positions share is written on.
    for (const { position: was, saved } of former) expect(edition.save(was)).toBe(saved);
  },
  240_000,
);
