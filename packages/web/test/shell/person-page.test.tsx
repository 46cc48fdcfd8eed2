// @vitest-environment happy-dom

import type { Profile, Result } from "@stormakt/protocol/standing";
import { act } from "react";
import type { Root } from "react-dom/client";
import { createRoot } from "react-dom/client";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { fetchShell } from "../../src/words/spoken.ts";
import { stubPage, until } from "./table/page.tsx";

const result = (table: string, more: Partial<Result>): Result => ({
  table,
  game: "vasa-regalis",
  seats: 3,
  place: 3,
  share: 0,
  at: 1,
  points: 900,
  part: "whole",
  others: [{ subject: "bot:easy", name: null, place: 1, part: "joined" }],
  ...more,
});
const profile: Profile = {
  id: "anna",
  name: "Anna",
  since: 1,
  standings: [],
  favourites: [],
  voyages: { longest: null, busiest: null },
  opponents: [],
  results: [
    result("left", { part: "left" }),
    result("joined", { part: "joined", points: null, others: [{ subject: "bo", name: "Bo", place: 3, part: "left" }] }),
    result("free", { points: null }),
  ],
};
vi.mock("../../src/link/index.ts", () => ({ comeIn: async () => {}, hostOf: () => null, pathOf: () => "/" }));
vi.mock("../../src/link/report-host.ts", () => ({ fetchJson: async () => profile }));
let root: Root | null = null;
beforeAll(async () => {
  stubPage();
  await fetchShell("en");
});
afterEach(async () => {
  await act(async () => root?.unmount());
});

it("somebody's page says which matches they left, in which they sat in for another, and who left", async () => {
  const { PersonPage } = await import("../../src/shell/standing/person-page.tsx");
  root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () => root?.render(<PersonPage id="anna" />));
  const lines = (): string[] => [...document.querySelectorAll("li small")].map(({ textContent }) => textContent);
  await until(() => lines().length === 3);
  const [left, joined, free] = lines();
  expect(left).toMatch(/left before the end, which counts as the last place$/);
  expect(joined).toMatch(/with Bo \(left\) · sat in for somebody, which does not count$/);
  expect(free).toMatch(/ · not rated$/);
});
