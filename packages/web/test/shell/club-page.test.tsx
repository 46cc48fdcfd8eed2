// @vitest-environment happy-dom

import type { ClubNow } from "@stormakt/protocol/people";
import { act, Suspense, use } from "react";
import type { Root } from "react-dom/client";
import { createRoot } from "react-dom/client";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { fetchShell } from "../../src/words/spoken.ts";
import { click, stubPage, until } from "./table/page.tsx";

const KEY = "0123456789abcdef-_ABCDEF";
const asked = vi.hoisted(() => [] as { path: string; body: unknown }[]);
const club = vi.hoisted(() => ({ now: null as unknown }));
vi.mock("../../src/link/index.ts", () => ({ comeIn: async () => {}, hostOf: () => null, pathOf: () => "/" }));
vi.mock("../../src/link/report-host.ts", () => ({
  async fetchJson(path: string, _method?: string, body?: unknown) {
    asked.push({ path, body });
    return club.now;
  },
}));
const seenFromOutside: ClubNow = {
  id: "c1",
  you: "p1",
  name: "Thursday Club",
  about: "We play on Thursdays.",
  shield: "5",
  founded: 1,
  count: 1,
  role: null,
  isInvited: false,
  isMember: true,
  isAdmin: false,
};
let root: Root | null = null;
beforeAll(async () => {
  stubPage();
  await fetchShell("en");
});
beforeEach(() => {
  club.now = seenFromOutside;
  asked.length = 0;
  sessionStorage.clear();
  history.replaceState(null, "", `/clubs/c1#${KEY}`);
});
afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
});
const join = (): Element | undefined => [...document.querySelectorAll("button")].find(({ textContent }) => textContent === "Join");

it("whoever comes by the link of a club can join, though the page was begun twice, and the link is not left in the history", async () => {
  const { ClubPage } = await import("../../src/shell/clubs/club-page.tsx");
  const { promise, resolve } = Promise.withResolvers<null>();
  // Something beside the page that is not here yet: React throws away what it has drawn, and draws it again.
  const Late = () => use(promise);
  root = createRoot(document.body.appendChild(document.createElement("div")));
  const page = (
    <Suspense>
      <ClubPage id="c1" />
      <Late />
    </Suspense>
  );
  await act(async () => root?.render(page));
  await act(async () => resolve(null));
  await until(() => join() !== undefined);
  expect(location.hash).toBe("");
  await click(join());
  expect(asked).toContainEqual({ path: "/api/clubs/c1/join", body: { key: KEY } });
});

it("whoever comes back after becoming a member still has the link's key; another club has not", async () => {
  const { ClubPage } = await import("../../src/shell/clubs/club-page.tsx");
  const open = async (id: string): Promise<void> => {
    await act(async () => root?.unmount());
    root = createRoot(document.body.appendChild(document.createElement("div")));
    await act(async () => root?.render(<ClubPage id={id} />));
  };
  await open("c1");
  await until(() => join() !== undefined);
  expect(location.hash).toBe("");
  await open("c1");
  await until(() => join() !== undefined);
  await open("c2");
  await until(() => document.body.textContent.includes("Thursday Club"));
  expect(join()).toBeUndefined();
});
