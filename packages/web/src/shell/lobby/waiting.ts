import { create } from "zustand";
import type { MyTable } from "../my-tables-data.ts";
import { isMyTurn, knowsTables, myTables } from "../my-tables-data.ts";
import { setWaiting } from "./page-title.ts";

const OFTEN = 8_000;
const SELDOM = 30_000;

/** This person's tables that go on, looked at now and then for as long as the page is open; null: not yet. */
export const useMine = create<{ readonly tables: readonly MyTable[] | null }>(() => ({ tables: null }));
let timer: ReturnType<typeof setTimeout> | undefined;
/** How many pages show the list itself. */
let shown = 0;

export async function lookAgain(): Promise<void> {
  clearTimeout(timer);
  if (knowsTables() && (!document.hidden || useMine.getState().tables === null)) {
    const tables = await myTables(false);
    useMine.setState({ tables });
    // Whoever plays at this screen sees that it is their turn; the number is for what goes on elsewhere.
    setWaiting(tables.filter(({ where, table }) => where === "online" && isMyTurn(table)).length);
  } else if (useMine.getState().tables === null && !knowsTables()) useMine.setState({ tables: [] });
  clearTimeout(timer);
  timer = setTimeout(() => void lookAgain(), shown > 0 ? OFTEN : SELDOM);
}
let isStarted = false;
/** Begins to look, once. */
export function watchTables(): void {
  if (isStarted) return;
  isStarted = true;
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) void lookAgain();
  });
  void lookAgain();
}
/** A page shows the list: it is looked at more often while it does. */
export function showTables(): () => void {
  shown += 1;
  watchTables();
  void lookAgain();
  return () => {
    shown -= 1;
  };
}
