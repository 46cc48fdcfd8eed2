import type { LogLine, TableSummary } from "@stormakt/protocol";
import type { Part } from "@stormakt/words";
import { Speaker } from "@stormakt/words";
import { useEffect, useState } from "react";
import { pluginOf } from "../../games/index.ts";
import type { Where } from "../../link/index.ts";
import { hostOf } from "../../link/index.ts";
import { useSettings } from "../../settings.ts";
import type { ShellWords } from "../../words/index.ts";
import { useT } from "../../words/index.ts";
import type { MyTable } from "../my-tables-data.ts";
import { namesOf } from "../table/names.ts";
import { sayLine } from "../table/say-line.ts";

/** What came to a table since this person looked, as their own seat heard it and no more. */
export interface News {
  readonly moves: number;
  readonly unread: number;
  /** The last thing that happened, in words. */
  readonly last: readonly Part[] | null;
}
const FETCHED = 200;
/** What was found, by table and how much had happened by then: it is asked for once. */
const found = new Map<string, Promise<News>>();

export const hasNews = ({ heard, looked, mine, kept = [] }: TableSummary): boolean =>
  heard !== undefined && looked !== undefined && mine.length > kept.length && heard > looked.heard;

async function newsOf({ where, table }: MyTable, language: Speaker["language"], t: ShellWords): Promise<News> {
  const { looked = { n: 0, heard: 0, read: 0 }, heard = 0 } = table;
  const as = table.mine.find((seat) => table.kept?.includes(seat) !== true) ?? null;
  // Own lines only make it longer: what matters is at its end.
  const from = Math.max(looked.n, looked.n + (heard - looked.heard) - FETCHED) + 1;
  const { lines } = await hostOf(where).ask("log", { table: table.id, as, from });
  const said = lines.filter((line) => line.kind === "chat" && line.n > looked.read && !table.mine.includes(line.seat));
  return {
    moves: lines.filter(({ kind }) => kind === "moved").length,
    unread: said.length,
    last: await lastIn(lines, table, language, t).catch(() => null),
  };
}
async function lastIn(lines: readonly LogLine[], table: TableSummary, language: Speaker["language"], t: ShellWords) {
  const plugin = await pluginOf(table.game);
  const names = namesOf(table, t);
  const speaker = new Speaker(language, (await plugin.catalogue(language)).words, plugin.manner, (seat) => names[seat] ?? "?");
  for (const line of lines.toReversed()) {
    // That there is a table is no news to whoever laid it.
    if (line.kind === "created") continue;
    const says = sayLine(line, speaker, names, t).at(-1);
    if (says !== undefined) return says;
  }
  return null;
}
/** What is new at a table; null: nothing, or it is not known yet. */
export function useNewsOf(mine: MyTable): News | null {
  const t = useT();
  const language = useSettings((settings) => settings.language);
  const { where, table } = mine;
  const [news, setNews] = useState<News | null>(null);
  const key = `${where} ${table.id} ${table.heard} ${table.looked?.heard} ${table.looked?.read} ${language}`;
  const isNew = hasNews(table);
  useEffect(() => {
    let isMeant = true;
    setNews(null);
    if (!isNew) return;
    const asked = found.get(key) ?? newsOf(mine, language, t);
    found.set(key, asked);
    asked.then(
      (told) => isMeant && setNews(told),
      () => found.delete(key),
    );
    return () => {
      isMeant = false;
    };
    // The key says all that matters of the table.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key, isNew]);
  return news;
}
/** Tells the host how far this person has looked, so that every device knows. */
export function tellLooked(where: Where, table: string, as: number, n: number, read: number): void {
  hostOf(where)
    .ask("looked", { table, as, n, read })
    .catch(() => {});
}
