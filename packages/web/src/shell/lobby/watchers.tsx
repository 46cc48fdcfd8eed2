import { listIn } from "@stormakt/words/languages";
import { memo, useEffect, useState } from "react";
import { Icon } from "../../kit/marks.tsx";
import { fetchJson } from "../../link/report-host.ts";
import { useSettings } from "../../settings.ts";
import { useAtTable, useTable } from "../table/context.ts";
import css from "./lobby.module.css";
import { useLobbyWords } from "./words.ts";

const EVERY = 15_000;
interface Watching {
  readonly count: number;
  readonly names: readonly (string | null)[];
}
/** Who watches, for those who play; and for those who watch behind the table, how far. */
export const Watchers = memo(function Watchers() {
  const words = useLobbyWords();
  const { table } = useAtTable();
  const language = useSettings((settings) => settings.language);
  const plays = useTable(({ mine }) => mine.length > 0);
  const isRunning = useTable(({ info }) => info?.status === "running");
  const delay = useTable(({ info }) => info?.delay ?? null);
  const [watching, setWatching] = useState<Watching | null>(null);
  const isAsked = plays && isRunning && table.where === "online";
  useEffect(() => {
    setWatching(null);
    if (!isAsked) return;
    let isMeant = true;
    const look = (): void => {
      if (!document.hidden)
        fetchJson<Watching>(`/api/tables/${table.id}/watching`).then(
          (found) => isMeant && setWatching(found),
          () => {},
        );
    };
    look();
    const timer = setInterval(look, EVERY);
    return () => {
      isMeant = false;
      clearInterval(timer);
    };
  }, [isAsked, table]);
  if (!plays && isRunning && delay !== null && table.where === "online")
    return (
      <p className={css.watchers} data-behind="">
        <Icon name="eye" size={16} /> {words.behind(delay.by, delay.kind)}
      </p>
    );
  if (watching === null || watching.count === 0) return null;
  const named = watching.names.map((name) => name ?? words.someGuest);
  return (
    <p className={css.watchers} data-watchers="">
      <Icon name="eye" size={16} /> <b>{words.watching(watching.count)}.</b> {words.watchers(listIn(language, named))}
    </p>
  );
});
