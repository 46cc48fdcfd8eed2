import { memo, useEffect, useRef, useState } from "react";
import { tellLooked } from "../lobby/news.ts";
import { useMine } from "../lobby/waiting.ts";
import { useAs, useAtTable, useTable } from "./context.ts";
import { shownLines } from "./screen/select.ts";

/** Milliseconds after which it is told how far somebody has looked: not at every line of a busy moment. */
const PAUSE = 1_200;

/**
 * How much was said at the table that this seat has not seen. It is kept by the host, with how far the person has looked, so that a slow
 * game tells on every device what happened while they were away.
 */
export function useUnread(isOpen: boolean): { readonly unread: number; readonly read: number } {
  const { table } = useAtTable();
  const as = useAs();
  const key = `stormakt.read ${table.id} ${as}`;
  const [read, setRead] = useState(() => Math.max(kept(key), readElsewhere(table.id)));
  const last = useTable((state) => shownLines(state).findLast((line) => line.kind === "chat" && line.seat !== as)?.n ?? 0);
  const unread = useTable((state) => shownLines(state).filter((line) => line.kind === "chat" && line.seat !== as && line.n > read).length);
  useEffect(() => {
    if (!isOpen || last <= read) return;
    setRead(last);
    try {
      localStorage.setItem(key, String(last));
    } catch {
      // A browser that keeps nothing counts from the beginning.
    }
  }, [isOpen, last, read, key]);
  return { unread: isOpen ? 0 : unread, read };
}
/** Whoever has the table before them has seen its last line. Apart from what it stands in: each line draws it anew, and nothing else. */
export const Looked = memo(function Looked({ read }: { readonly read: number }): null {
  const { table } = useAtTable();
  const as = useAs();
  const n = useTable((state) => shownLines(state).at(-1)?.n ?? 0);
  const untold = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (as === null || table.where === "report" || n === 0) return;
    const tell = (): void => {
      if (document.hidden || untold.current !== tell) return;
      untold.current = null;
      tellLooked(table.where, table.id, as, n, read);
    };
    untold.current = tell;
    const timer = setTimeout(tell, PAUSE);
    document.addEventListener("visibilitychange", tell);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", tell);
    };
  }, [table, as, n, read]);
  // Whoever goes away before that has seen it too.
  useEffect(() => () => untold.current?.(), []);
  return null;
});
const readElsewhere = (id: string): number => useMine.getState().tables?.find(({ table }) => table.id === id)?.table.looked?.read ?? 0;
function kept(key: string): number {
  try {
    return Number(localStorage.getItem(key) ?? 0) || 0;
  } catch {
    return 0;
  }
}
