import type { As, LogLine, Now } from "@stormakt/protocol";
import type { Rulebook, Speaker } from "@stormakt/words";
import { createContext, useContext } from "react";
import { useStore } from "zustand";
import type { Arms } from "../../art/arms.ts";
import type { Catalogue } from "../../games/catalogue.ts";
import type { AnyPlugin, BoardProps } from "../../games/plugin.ts";
import { liveNow, seatOf, shownLines } from "./screen/select.ts";
import type { TableState } from "./screen/state.ts";
import type { OpenTable } from "./store.ts";

/** Everything that is laid out on a table page, for its parts. */
export interface AtTable {
  readonly table: OpenTable;
  readonly plugin: AnyPlugin;
  readonly speaker: Speaker;
  /** What the game says in the language spoken here. */
  readonly catalogue: Catalogue;
  readonly rulebook: Rulebook;
  readonly arms: readonly Arms[];
  readonly names: readonly string[];
  openRule(rule: string | null): void;
}
export const TableContext = createContext<AtTable | null>(null);
export function useAtTable(): AtTable {
  const at = useContext(TableContext);
  if (at === null) throw new Error("not at a table");
  return at;
}
export const useTable = <T>(select: (state: TableState) => T): T => useStore(useAtTable().table.store, select);

/** What the seat at the screen knows now, whatever is shown: for clocks, orders, and what it may do. */
export const useNow = (): Now | null => useTable(liveNow);
/** What has been told, up to the moment shown. */
export const useLines = (): readonly LogLine[] => useTable(shownLines);
export const useAs = (): As => useTable(seatOf);

// oxlint-disable-next-line typescript/no-explicit-any
export type AnyBoardProps = BoardProps<any>;
