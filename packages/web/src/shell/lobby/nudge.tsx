import type { Me } from "@stormakt/protocol/people";
import { useEffect, useState } from "react";
import { Button } from "../../kit/button.tsx";
import { Icon } from "../../kit/marks.tsx";
import { fetchJson } from "../../link/report-host.ts";
import { useAtTable, useTable } from "../table/context.ts";
import { useLobbyWords } from "./words.ts";

/** Whoever waits may say so: the one who lets the others wait is told once more, if they want to be. */
export function Nudge({ seat, name }: { readonly seat: number; readonly name: string }) {
  const words = useLobbyWords();
  const { table } = useAtTable();
  const plays = useTable(({ mine }) => mine.length > 0 && !mine.includes(seat));
  const isRunning = useTable(({ info }) => info?.status === "running");
  const [said, setSaid] = useState(false);
  if (!plays || !isRunning || table.where !== "online") return null;
  const nudge = (): Promise<void> =>
    table.try(async () => {
      await fetchJson(`/api/tables/${table.id}/nudge`, "POST", { seat });
      setSaid(true);
    });
  return (
    <>
      <Button look="quiet" small disabled={said} onClick={() => void nudge()} aria-label={words.nudge(name)} title={words.nudge(name)}>
        <Icon name={said ? "check" : "bell"} size={18} />
      </Button>
      <span className="aloud" role="status">
        {said ? words.nudged(name) : ""}
      </span>
    </>
  );
}
/** Whether this person wants to be told of this table, as a deed for its menu; null: it is not known. */
export function useHush(): { readonly text: string; do(): void } | null {
  const words = useLobbyWords();
  const { table } = useAtTable();
  const plays = useTable(({ mine, info }) => mine.length > 0 && info?.status === "running");
  const [isHushed, setHushed] = useState<boolean | null>(null);
  const isAsked = plays && table.where === "online";
  useEffect(() => {
    if (!isAsked) return;
    let isMeant = true;
    // Whoever is told of nothing has nothing to hush.
    fetchJson<Me>("/api/me").then(
      ({ hushed, isTold }) => isMeant && setHushed(isTold ? hushed.includes(table.id) : null),
      () => {},
    );
    return () => {
      isMeant = false;
    };
  }, [isAsked, table]);
  if (isHushed === null) return null;
  const change = (): Promise<void> =>
    table.try(async () => {
      await fetchJson(`/api/me/hushed/${table.id}`, "PUT", { hushed: !isHushed });
      setHushed(!isHushed);
    });
  return { text: isHushed ? words.unhush : words.hush, do: () => void change() };
}
