import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, it, vi } from "vitest";
import { fetchShell } from "../../src/words/spoken.ts";
import { stubPage } from "./table/page.tsx";

vi.mock("../../src/link/index.ts", () => ({ comeIn: async () => {}, hostOf: () => null, onlineHost: () => null, pathOf: () => "/" }));
vi.mock("../../src/link/report-host.ts", () => ({ fetchJson: () => new Promise(() => {}) }));
beforeAll(async () => {
  stubPage();
  vi.stubGlobal("localStorage", { getItem: () => null, setItem() {}, removeItem() {} });
  vi.stubGlobal("location", { pathname: "/ranking", href: "http://localhost/ranking", search: "" });
  await fetchShell("en");
});
const WAYS = ["/friends", "/clubs", "/tournaments", "/ranking", "/me"];
const ways = (page: ReactElement): string[] => [...renderToStaticMarkup(page).matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, to = ""]) => to);

it("from the ranking, which the pages of people lead to, one comes back to them", async () => {
  const { RankingPage } = await import("../../src/shell/standing/ranking-page.tsx");
  expect(ways(<RankingPage />)).toEqual(expect.arrayContaining(WAYS));
});
it("from one’s tables one comes to friends, clubs and tournaments", async () => {
  const { TablesPage } = await import("../../src/shell/tables-page.tsx");
  expect(ways(<TablesPage />)).toEqual(expect.arrayContaining(WAYS));
});
it("what looks for players is not said to be nothing before it is known", async () => {
  const { TablesPage } = await import("../../src/shell/tables-page.tsx");
  expect(renderToStaticMarkup(<TablesPage />)).not.toContain("No open table");
});
