import { localeOf } from "@stormakt/words/languages";
import { useEffect, useState } from "react";
import { LinkButton } from "../../kit/button.tsx";
import { Main } from "../../kit/main.tsx";
import { Compass } from "../../kit/marks.tsx";
import { fetchJson, lookInto, type Replay } from "../../link/report-host.ts";
import { useSettings } from "../../settings.ts";
import { useT } from "../../words/index.ts";
import notFound from "../not-found.module.css";
import { TablePage } from "../table/table-page.tsx";
import { TopBar } from "../top-bar.tsx";
import css from "./admin.module.css";

/** A report from the table: what was said, and the game with the reporter's eyes. */
export function ReportPage({ id }: { readonly id: string }) {
  const t = useT();
  const language = useSettings((settings) => settings.language);
  const [replay, setReplay] = useState<Replay | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const open = async (): Promise<void> => {
      const found = await fetchJson<Replay>(`/api/admin/reports/${id}`);
      lookInto(found);
      setReplay(found);
    };
    open().catch(() => setFailed(true));
  }, [id]);
  if (replay === null)
    return (
      <>
        <TopBar />
        <Main className={notFound.page}>
          <Compass size={140} />
          <p role="status">{failed ? t.house.nobody : t.loading}</p>
        </Main>
      </>
    );
  const { report } = replay;
  return (
    <>
      <section className={css.reported} aria-label={t.house.replayTitle}>
        <div>
          <b>{report.text}</b>
          <small>
            {new Date(report.at).toLocaleString(localeOf(language))} · {t.house.lineOf(report.n)} · {report.version}
          </small>
          {report.errors.length > 0 && (
            <details>
              <summary>
                {t.house.errors} ({report.errors.length})
              </summary>
              {report.errors.map((error) => (
                <pre key={error}>{error}</pre>
              ))}
            </details>
          )}
          <small>{t.house.replayHelp}</small>
        </div>
        <LinkButton small href="/admin">
          {t.house.back}
        </LinkButton>
      </section>
      <TablePage where="report" table={id} />
    </>
  );
}
