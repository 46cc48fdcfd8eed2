import { useEffect, useState } from "react";
import { useAs, useAtTable, useLines } from "./context.ts";

/** How much was said at the table that this seat has not seen. It is kept, so that a slow game tells what was said while one was away. */
export function useUnread(isOpen: boolean): number {
  const { table } = useAtTable();
  const as = useAs();
  const lines = useLines();
  const key = `stormakt.read ${table.id} ${as}`;
  const [read, setRead] = useState(() => kept(key));
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
  return isOpen ? 0 : said.filter(({ n }) => n > read).length;
}
function kept(key: string): number {
  try {
    return Number(localStorage.getItem(key) ?? 0) || 0;
  } catch {
    return 0;
  }
}
