import type { State } from "@stormakt/kernel";
import type { VasaRegalis } from "@stormakt/vasa-regalis";
import type { Good } from "@stormakt/vasa-regalis/catalog";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, it, vi } from "vitest";
import type * as Column from "../../../src/games/vasa-regalis/good-column.tsx";
import { handOf, markersIn } from "../../../src/games/vasa-regalis/offers.ts";
import { engine, playTo, propsOf } from "./position.ts";

let column: typeof Column;
beforeAll(async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {} }));
  vi.stubGlobal("localStorage", { getItem: () => null, setItem() {}, removeItem() {} });
  column = await import("../../../src/games/vasa-regalis/good-column.tsx");
});

const askedIn = (state: State<VasaRegalis>): { seat: number; good: Good; hand: readonly number[] } => {
  const [seat = 0] = engine.waitsFor(state);
  const { memory } = state.stack.at(-1) ?? {};
  const { good } = memory as { good: Good };
  return { seat, good, hand: handOf(engine.view(state, seat).table, seat, good) ?? [] };
};

it("markers of one value are one place to press, and all of them are seen", () => {
  const state = playTo("placing", (at) => {
    const { hand } = askedIn(at);
    return hand.some((count) => count > 1) && hand.filter((count) => count > 0).length > 1;
  });
  const { seat, good, hand } = askedIn(state);
  const html = renderToStaticMarkup(<column.GoodColumn good={good} {...propsOf(state, seat)} />);
  const [, fan = ""] = /<ul[^>]*--markers[^>]*>(.*?)<\/ul>/.exec(html) ?? [];
  expect(fan.match(/<button/g)).toHaveLength(hand.filter((count) => count > 0).length);
  expect(fan.match(/data-value=/g)).toHaveLength(markersIn(hand).length);
  for (const [at, count] of hand.entries()) if (count > 0) expect(fan).toContain(`of value ${at + 1}${count === 1 ? "" : ` (${count})`}<`);
});
