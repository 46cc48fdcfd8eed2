// @vitest-environment happy-dom

import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeAll, expect, it, vi } from "vitest";
import { fetchShell } from "../../src/words/spoken.ts";
import { stubPage, until } from "./table/page.tsx";

const answer = vi.hoisted(() => ({ now: null as unknown }));
vi.mock("../../src/link/index.ts", () => ({ comeIn: async () => {}, hostOf: () => null, pathOf: () => "/" }));
vi.mock("../../src/link/report-host.ts", () => ({
  fetchJson: () => (answer.now === null ? Promise.reject(new TypeError("no network")) : Promise.resolve(answer.now)),
}));
beforeAll(async () => {
  stubPage();
  await fetchShell("en");
});
async function said(): Promise<string> {
  const { RankingPage } = await import("../../src/shell/standing/ranking-page.tsx");
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  await act(async () => root.render(<RankingPage />));
  await until(() => /ranked here|reached/.test(place.textContent));
  const text = place.textContent;
  await act(async () => root.unmount());
  return text;
}

it("a server that cannot be reached is not taken for a ranking with nobody in it", async () => {
  const text = await said();
  expect(text).toContain("The server cannot be reached.");
  expect(text).not.toContain("Nobody is ranked here yet.");
});
it("a ranking with nobody in it says so", async () => {
  answer.now = { ranking: [] };
  expect(await said()).toContain("Nobody is ranked here yet.");
});
