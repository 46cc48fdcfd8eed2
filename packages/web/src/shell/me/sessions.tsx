import type { Session } from "@stormakt/protocol/people";
import { localeOf } from "@stormakt/words/languages";
import { useCallback, useEffect, useState } from "react";
import { Button } from "../../kit/button.tsx";
import { Panel } from "../../kit/paper.tsx";
import { fetchJson } from "../../link/report-host.ts";
import { useSettings } from "../../settings.ts";
import css from "./me.module.css";
import { useMeWords } from "./me-data.ts";
import type { Part } from "./me-page.tsx";

/** Where one is logged in. */
export function Sessions({ act }: Part) {
  const words = useMeWords();
  const language = useSettings((settings) => settings.language);
  const [sessions, setSessions] = useState<readonly Session[]>([]);
  const dates = new Intl.DateTimeFormat(localeOf(language), { dateStyle: "medium" });
  const look = useCallback(async () => {
    setSessions((await fetchJson<{ sessions: Session[] }>("/api/me/sessions")).sessions);
  }, []);
  useEffect(() => {
    look().catch(() => {});
  }, [look]);
  const end = async (id: string): Promise<void> => {
    await act(() => fetchJson(`/api/me/sessions/${id}`, "DELETE"));
    await look();
  };
  return (
    <Panel title={words.sessions}>
      <ul className={css.list}>
        {sessions.map(({ id, device, seen, isThis }) => (
          <li key={id}>
            <span>
              {device || "?"} <span className="tiny muted">{isThis ? words.thisSession : words.seen(dates.format(seen))}</span>
            </span>
            {!isThis && (
              <Button small look="quiet" onClick={() => void end(id)}>
                {words.endSession}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 2 && <Button onClick={() => void end("others")}>{words.endOthers}</Button>}
    </Panel>
  );
}
