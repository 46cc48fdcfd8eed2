import type { NoticeText } from "@stormakt/protocol";
import { useSyncExternalStore } from "react";

/** What the house says to everybody. Known once a connection is open: asking for it opens none. */
let notice: NoticeText | null = null;
const listeners = new Set<() => void>();

export function tellNotice(next: NoticeText | null): void {
  if (next === notice) return;
  notice = next;
  for (const listener of listeners) listener();
}
export const useNotice = (): NoticeText | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => notice,
  );
