import { RequestRefused } from "@stormakt/protocol/client";
import type { Words } from "@stormakt/words";
import { useState } from "react";
import { useLocation } from "wouter";
import { hostOf, pathOf } from "../../link/index.ts";
import { fetchJson } from "../../link/report-host.ts";
import { useSettings } from "../../settings.ts";
import { useT } from "../../words/index.ts";
import { rememberTables } from "../my-tables-data.ts";
import { DELAYS } from "./delay.ts";
import type { SetUp } from "./last-set-up.ts";
import { keepSetUp } from "./last-set-up.ts";
import { isOnline, PACES, planOf } from "./plan.ts";
import { slowPace } from "./slow.ts";

/** Lays the table that was set up, for a club if there is one, and goes there; else what was wrong is told. */
export function useStart(game: string, setUp: SetUp, club: string | null, words: Words) {
  const t = useT();
  const [, go] = useLocation();
  const set = useSettings((settings) => settings.set);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const start = async (): Promise<void> => {
    const { chairs, options, pace, listed, slow, rated, delay } = setUp;
    const online = isOnline(chairs);
    setBusy(true);
    setProblem(null);
    const me = chairs.find((chair) => chair.kind === "me");
    if (me?.kind === "me" && me.name.trim() !== "") set({ name: me.name.trim() });
    try {
      const where = online ? "online" : "here";
      const asked = hostOf(where).ask("create", {
        game,
        options: { ...options },
        seats: planOf(chairs, t),
        pace: pace === "slow" ? slowPace(slow) : (PACES[pace] ?? { kind: "none" }),
        ...(pace === "slow" ? { timeout: slow.timeout } : {}),
        rated,
        delay: (online ? DELAYS[delay] : null) ?? null,
        listed: online && listed && club === null,
      });
      const { table, invite } = await (online ? Promise.race([asked, giveUp(6000)]) : asked);
      if (online && club !== null) await fetchJson(`/api/clubs/${club}/tables`, "POST", { table: table.id });
      rememberTables(where);
      keepSetUp(game, setUp);
      go(pathOf(where, table.id) + (online ? `#${invite}` : ""));
    } catch (error) {
      setBusy(false);
      if (error instanceof RequestRefused)
        setProblem(
          error.failure.rule === undefined
            ? (t.failures[error.failure.code] ?? error.message)
            : `${t.setup.refused} ${words.refusals[error.failure.rule] ?? ""}`,
        );
      else setProblem(t.setup.needOnline);
    }
  };
  return { busy, problem, start };
}
const giveUp = (ms: number): Promise<never> => new Promise((_, reject) => setTimeout(() => reject(new Error("no answer")), ms));
