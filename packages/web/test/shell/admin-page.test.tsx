// @vitest-environment happy-dom

import type { HouseNow } from "@stormakt/protocol/people";
import { act } from "react";
import type { Root } from "react-dom/client";
import { createRoot } from "react-dom/client";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { fetchShell } from "../../src/words/spoken.ts";
import { click, stubPage, until } from "./table/page.tsx";

const house: HouseNow = {
  at: 1,
  here: [],
  tables: { counts: {}, open: [] },
  problems: [],
  bans: [{ id: "b1", person: "anna", range: null, why: "", until: null }],
  mutes: [],
  acts: [],
  admins: [],
  reports: [{ id: "r1", at: 1, table: "t1", text: "", isWithheld: true, status: "open" }],
  notice: null,
};
vi.mock("../../src/link/index.ts", () => ({
  comeIn: async () => {},
  onlineHost: () => ({ person: {} }),
  hostOf: () => null,
  pathOf: () => "/",
}));
vi.mock("../../src/link/report-host.ts", () => ({
  async fetchJson(_path: string, method?: string) {
    if (method === "POST") throw Object.assign(new Error("gone"), { failure: { code: "not-found", text: "there is no ban b1" } });
    return house;
  },
}));
let root: Root | null = null;
beforeAll(async () => {
  stubPage();
  await fetchShell("en");
});
afterEach(async () => {
  await act(async () => root?.unmount());
});
const button = (text: string): Element | undefined =>
  [...document.querySelectorAll("button")].find(({ textContent }) => textContent === text);

it("an admin is told what is not there any more, and nothing of a report about a match of their own", async () => {
  const { AdminPage } = await import("../../src/shell/admin/admin-page.tsx");
  root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () => root?.render(<AdminPage />));
  await until(() => button("Lift") !== undefined);
  expect(document.body.textContent).toContain("About a game that you have a part in: shown when it is over.");
  await click(button("Lift"));
  await until(() => document.querySelector("[role=alert]") !== null);
  expect(document.querySelector("[role=alert]")?.textContent).toBe("This was lifted already.");
});
