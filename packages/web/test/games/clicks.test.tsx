// @vitest-environment happy-dom
import { ROLES } from "@stormakt/vasa-regalis/catalog";
import type { ComponentType } from "react";
import { act } from "react";
import type { Root } from "react-dom/client";
import { createRoot } from "react-dom/client";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { BoardProps } from "../../src/games/plugin.ts";
import * as mare from "./mare-balticum/position.ts";
import * as svea from "./svea-rike/position.ts";
import * as vasa from "./vasa-regalis/position.ts";
import * as wall from "./wallenstein/position.ts";

/** Boards in a real document: what a click and a key do there, and that every press on a map is answered. */
interface Heard {
  readonly chosen: unknown[];
  readonly explained: { action: unknown; rule: string | null }[];
  readonly judged: unknown[];
}
const [, , , , , , ADMIRAL = 6 as never, KING = 7 as never] = ROLES;
let root: Root | null = null;
beforeAll(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(async () => {
  await act(async () => root?.unmount());
  root = null;
  document.body.replaceChildren();
});
/** Lays a board on the page; tells what it asks of the shell. `judge`: the host's word on a move that is not listed. */
// biome-ignore lint/suspicious/noExplicitAny: the four boards are pressed alike
// oxlint-disable-next-line typescript/no-explicit-any
async function lay(
  Board: ComponentType<any>,
  props: BoardProps<any>,
  judge: (action: never) => string | null = () => null,
): Promise<Heard> {
  const heard: Heard = { chosen: [], explained: [], judged: [] };
  const place = document.body.appendChild(document.createElement("main"));
  root = createRoot(place);
  const asked = {
    choose: (action: unknown) => heard.chosen.push(action),
    explain: (offer: { action: unknown; rule: string | null }) => heard.explained.push(offer),
    judge: async (action: unknown) => {
      heard.judged.push(action);
      return judge(action as never);
    },
  };
  await act(async () => root?.render(<Board {...props} {...asked} />));
  return heard;
}
const click = (element: Element | null | undefined): Promise<void> => {
  if (element == null) throw new Error("there is nothing to press");
  return act(async () => void element.dispatchEvent(new MouseEvent("click", { bubbles: true })));
};
const key = (element: Element, pressed: string): Promise<void> =>
  act(async () => void element.dispatchEvent(new KeyboardEvent("keydown", { key: pressed, bubbles: true, cancelable: true })));
const named = (pattern: RegExp): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>("button, [role=button]")].find((one) =>
    pattern.test(one.getAttribute("aria-label") ?? one.textContent ?? ""),
  );

describe("Vasa Regalis", () => {
  const load = async () => (await import("../../src/games/vasa-regalis/index.tsx")).plugin.Board;
  it("takes a role by a click on its card, and says why a taken one cannot be had", async () => {
    const state = vasa.begin();
    const [first = 0] = vasa.engine.waitsFor(state);
    vasa.engine.submit(state, first, { kind: "takeRole", role: KING });
    vi.stubGlobal("location", { pathname: "/h/test" });
    while (vasa.engine.stepOf(state) !== "chooseRole" && state.outcome === null) {
      const seat = vasa.engine.nextSeat(state);
      vasa.engine.submit(state, seat, vasa.engine.defaultAction(state, seat));
    }
    const [next = 0] = vasa.engine.waitsFor(state);
    const heard = await lay(await load(), vasa.propsOf(state, next), (action) => {
      const verdict = vasa.engine.judge(state, next, action);
      return verdict.legal ? null : verdict.rule;
    });
    await click(named(/^Admiral/));
    expect(heard.chosen).toEqual([{ kind: "takeRole", role: 6 }]);
    await click(named(/^King/));
    expect(heard.chosen).toHaveLength(1);
    expect(heard.explained).toEqual([{ action: { kind: "takeRole", role: 7 }, rule: "VR-ROUND-3" }]);
  });
  it("marks what may be pressed, and nothing for those who are not asked", async () => {
    const state = vasa.begin();
    const [first = 0] = vasa.engine.waitsFor(state);
    await lay(await load(), vasa.propsOf(state, first));
    expect(document.querySelectorAll("[data-state=may]").length).toBe(8);
    await act(async () => root?.unmount());
    document.body.replaceChildren();
    const heard = await lay(await load(), vasa.propsOf(state, (first + 1) % 4));
    expect(document.querySelectorAll("[data-state=may]").length).toBe(0);
    await click(named(/^Admiral/));
    expect([heard.chosen, heard.explained]).toEqual([[], []]);
  });
  it("presses a chosen role down and shows every part of the ship", async () => {
    const state = vasa.begin();
    const [first = 0] = vasa.engine.waitsFor(state);
    await lay(await load(), vasa.propsOf(state, first, "sv", { chosen: { kind: "takeRole", role: ADMIRAL } }));
    expect(document.querySelectorAll("[aria-pressed=true]")).toHaveLength(1);
    expect(named(/^Amiral/)?.getAttribute("aria-pressed")).toBe("true");
    for (const part of ["Bordläggning", "Segel", "Kanoner"]) expect(document.body.textContent).toContain(part.slice(0, 4));
  });
  it("lets a marker of the hand be laid on the ship when a part is built", async () => {
    const state = vasa.playTo("placing");
    const [seat = 0] = vasa.engine.waitsFor(state);
    const props = vasa.propsOf(state, seat);
    const heard = await lay(await load(), props);
    await click(document.querySelector("[data-state=may]"));
    expect(props.choices.map(({ action }) => action)).toContainEqual(heard.chosen[0]);
  });
});

describe("Wallenstein’s map", () => {
  const load = async () => (await import("../../src/games/wallenstein/index.tsx")).plugin.Board;
  it("answers a press on every county: with the move, or with the rule against it", async () => {
    const state = wall.begin();
    wall.playTo(state, "claim");
    const [seat = 0] = wall.engine.waitsFor(state);
    const props = wall.propsOf(state, seat);
    const heard = await lay(await load(), props, (action) => {
      const verdict = wall.engine.judge(state, seat, action);
      return verdict.legal ? null : verdict.rule;
    });
    const counties = [...document.querySelectorAll("[data-key]")];
    expect(counties).toHaveLength(45);
    for (const county of counties) await click(county);
    expect(heard.chosen.length + heard.explained.length).toBe(45);
    for (const { rule } of heard.explained) expect(rule).toMatch(/^WA-/);
    expect(heard.chosen.length).toBe(props.choices.filter(({ action, rule }) => action.kind === "takeOpen" && rule === null).length);
  });
  it("is walked with the arrow keys, picked with Enter, and N goes to the next legal county", async () => {
    const state = wall.begin();
    wall.playTo(state, "claim");
    const [seat = 0] = wall.engine.waitsFor(state);
    const heard = await lay(await load(), wall.propsOf(state, seat));
    const stop = document.querySelector<SVGElement>("[data-key][tabindex='0']");
    expect(stop?.getAttribute("data-mark")).toBe("legal");
    if (stop === null) throw new Error("no stop");
    await key(stop, "Enter");
    expect(heard.chosen).toHaveLength(1);
    await key(stop, "n");
    const other = document.querySelector("[data-key][tabindex='0']");
    expect(other).not.toBe(stop);
    expect(other?.getAttribute("data-mark")).toBe("legal");
  });
  it("has a card that is held laid down by Escape, wherever the focus is", async () => {
    const state = wall.begin({ setupMode: "lineup" });
    wall.playTo(state, "planning");
    await lay(await load(), wall.propsOf(state, 0));
    const card = (): Element | null => document.querySelector("[data-hand]");
    await click(card());
    expect(card()?.getAttribute("aria-pressed")).toBe("true");
    await key(document.body, "Escape");
    expect(card()?.getAttribute("aria-pressed")).toBe("false");
  });
  it("shows and hides from where others can march in", async () => {
    const state = wall.begin({ setupMode: "lineup" });
    wall.playTo(state, "planning");
    await lay(await load(), wall.propsOf(state, 0));
    const layer = named(/Who can reach me/);
    expect(layer?.getAttribute("aria-pressed")).toBe("false");
    const before = document.querySelectorAll("circle").length;
    await click(layer);
    expect(layer?.getAttribute("aria-pressed")).toBe("true");
    expect(document.querySelectorAll("circle").length).toBeGreaterThan(before);
    await click(layer);
    expect(document.querySelectorAll("circle").length).toBe(before);
  });
});

describe("Svea Rike’s map", () => {
  it("answers a press on every place while fiefs are bought", async () => {
    const { plugin } = await import("../../src/games/svea-rike/index.tsx");
    const state = svea.playTo("buying", ({ table }) => table.move?.activity === 0);
    const [seat = 0] = svea.engine.waitsFor(state);
    const heard = await lay(plugin.Board, svea.propsOf(state, seat), (action) => {
      const verdict = svea.engine.judge(state, seat, action);
      return verdict.legal ? null : verdict.rule;
    });
    const fiefs = [...document.querySelectorAll("[data-key^=fief]")];
    for (const fief of fiefs) await click(fief);
    expect(heard.chosen.length + heard.explained.length).toBe(fiefs.length);
    expect(heard.explained.length).toBeGreaterThan(0);
    for (const { rule } of heard.explained) expect(rule).toMatch(/^SR-/);
  });
  it("tells of the place last pressed until that is put away", async () => {
    const { plugin } = await import("../../src/games/svea-rike/index.tsx");
    const state = svea.playTo("buying", ({ table }) => table.move?.activity === 0);
    const [seat = 0] = svea.engine.waitsFor(state);
    await lay(plugin.Board, svea.propsOf(state, seat));
    const told = () => document.querySelector("p[aria-live]")?.textContent;
    await click(document.querySelector("[data-key^=fief]"));
    expect(told()).not.toBe("");
    await click(named(/^Close$/));
    expect(told()).toBe("");
  });
});

describe("Mare Balticum’s map", () => {
  it("answers a press on every province while farmers are placed", async () => {
    const { plugin } = await import("../../src/games/mare-balticum/index.tsx");
    const { state } = mare.playTo("placingFarmer");
    const [seat = 0] = mare.engine.waitsFor(state);
    const heard = await lay(plugin.Board, mare.propsOf(state, seat), (action) => {
      const verdict = mare.engine.judge(state, seat, action);
      return verdict.legal ? null : verdict.rule;
    });
    const provinces = [...document.querySelectorAll("[data-key^=province]")];
    expect(provinces).toHaveLength(12);
    for (const province of provinces) await click(province);
    expect(heard.chosen.length + heard.explained.length).toBe(12);
    for (const { rule } of heard.explained) expect(rule).toMatch(/^MB-/);
  });
});
