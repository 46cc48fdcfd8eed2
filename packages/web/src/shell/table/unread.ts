import { useEffect, useRef, useState } from "react";
import { tellLooked } from "../lobby/news.ts";
import { useMine } from "../lobby/waiting.ts";
import { useAs, useAtTable, useLines } from "./context.ts";

/** Milliseconds after which it is told how far somebody has looked: not at every line of a busy moment. */
const PAUSE = 1_200;

/**
 * How much was said at the table that this seat has not seen. It is kept by the host, with how far the person has looked, so that a slow
 * game tells on every device what happened while they were away.
 */
export function useUnread(isOpen: boolean): number {
  const { table } = useAtTable();
  const as = useAs();
  const lines = useLines();
  const key = `stormakt.read ${table.id} ${as}`;
  const [read, setRead] = useState(() => Math.max(kept(key), readElsewhere(table.id)));
  const said = lines.filter((line) => line.kind === "chat" && line.seat !== as);
  const last = said.at(-1)?.n ?? 0;
  useEffect(() => {
    if (!isOpen || last <= read) return;
    setRead(last);
    try {
      localStorage.setItem(key, String(last));
    } catch {
      // A browser that keeps nothing counts from the beginning.
    }
  }, [isOpen, last, read, key]);
  useLooked(read);
  return isOpen ? 0 : said.filter(({ n }) => n > read).length;
}
/** Whoever has the table before them has seen its last line. */
function useLooked(read: number): void {
  const { table } = useAtTable();
  const as = useAs();
  const n = useLines().at(-1)?.n ?? 0;
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
}
const readElsewhere = (id: string): number => useMine.getState().tables?.find(({ table }) => table.id === id)?.table.looked?.read ?? 0;
function kept(key: string): number {
  try {
    return Number(localStorage.getItem(key) ?? 0) || 0;
  } catch {
    return 0;
  }
}
