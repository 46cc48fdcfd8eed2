import { gameCalled, gameIds } from "@stormakt/shelf";
import { LANGUAGES } from "@stormakt/words";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { pluginOf, WINDOW } from "../../src/games/index.ts";
import { fetchShell } from "../../src/words/spoken.ts";

beforeAll(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {} }));
  vi.stubGlobal("localStorage", { getItem: () => null, setItem() {}, removeItem() {} });
});

it("every game on the shelf has its folder, and none has one without being there", () => {
  expect(WINDOW.map(({ id }) => id).sort()).toEqual(gameIds().sort());
});
describe.each(WINDOW)("the manifest of $id", (manifest) => {
  it("says what its rules say", async () => {
    const game = await gameCalled(manifest.id);
    expect(manifest.seats).toEqual(game.seats);
    expect(await manifest.schema()).toBe(game.schema);
  });
  it("says what its board has", async () => {
    const plugin = await pluginOf(manifest.id);
    expect(plugin.id).toBe(manifest.id);
  });
  it("is written in every language", async () => {
    for (const language of LANGUAGES)
      for (const text of Object.values((await fetchShell(language)).games[manifest.id] ?? { box: "" })) expect(text).not.toBe("");
  });
});
