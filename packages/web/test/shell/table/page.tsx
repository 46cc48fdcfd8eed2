/** The page of a table, drawn whole in a document without a browser, and what a hand and an eye do at it. */
import { act } from "react";
import type { Root } from "react-dom/client";
import { createRoot } from "react-dom/client";
import { vi } from "vitest";
import type * as StoreModule from "../../../src/shell/table/store.ts";
import type { Sitting } from "./sitting.ts";
import { settle } from "./sitting.ts";

export interface Page {
  readonly root: Root;
  readonly table: StoreModule.OpenTable;
  close(): Promise<void>;
}
/** What the page has and a test has not. */
export function stubPage(): void {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  // Vite puts these in when it builds.
  vi.stubGlobal("FROZEN_EDITIONS", []);
  vi.stubGlobal("EDITIONS_OF_TODAY", {});
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
}
/** Opens the page of a table. `link/index.ts` must be mocked to give the sitting's client. */
export async function openPage(sitting: Sitting): Promise<Page> {
  const { OpenTable } = await import("../../../src/shell/table/store.ts");
  const { TablePage } = await import("../../../src/shell/table/table-page.tsx");
  const made: StoreModule.OpenTable[] = [];
  const open = vi.spyOn(OpenTable.prototype, "open").mockImplementation(async function (this: StoreModule.OpenTable) {
    made.push(this);
    open.mockRestore();
    await this.open();
  });
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  await act(async () => root.render(<TablePage where="here" table={sitting.table} />));
  // The game's words and board are fetched first.
  await until(() => document.querySelector("[data-area], main button") !== null);
  const table = made[0];
  if (table === undefined) throw new Error("no table was opened");
  return {
    root,
    table,
    async close() {
      await act(async () => root.unmount());
      table.close();
      place.remove();
    },
  };
}
/** How long to wait for what should come, in milliseconds: on a busy machine the modules of a board may take seconds to load. */
const PATIENCE = 30_000;
/** Lets the page follow until this holds. */
export async function until(holds: () => boolean): Promise<void> {
  for (const end = performance.now() + PATIENCE; performance.now() < end && !holds(); ) await act(settle);
  if (!holds()) throw new Error(`it did not come to that: ${holds.toString()}`);
}
/** Presses a key where the focus is: what it does by itself on a button comes after everybody had a look at it. */
export async function press(key: string): Promise<void> {
  await act(async () => {
    const target = document.activeElement ?? document.body;
    const untouched = target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    if (untouched && key === "Enter" && target instanceof HTMLElement && target.matches("button, summary, a")) target.click();
    await settle();
  });
}
export async function click(element: Element | null | undefined): Promise<void> {
  if (!(element instanceof HTMLElement)) throw new Error("there is nothing to click");
  await act(async () => {
    element.focus();
    element.click();
    await settle();
  });
}
