import { Main } from "../../kit/main.tsx";
import { Compass } from "../../kit/marks.tsx";
import { Panel } from "../../kit/paper.tsx";
import { useT } from "../../words/index.ts";
import notFound from "../not-found.module.css";
import { TopBar } from "../top-bar.tsx";
import css from "./admin.module.css";
import { useHouse } from "./admin-data.ts";
import { Announce, Here, Log, OpenTables, Problems, Reports, TurnedAway } from "./admin-panels.tsx";

/** Who is here, what is played, what went wrong, and what to do about it. For admins; to others there is nothing here. */
export function AdminPage() {
  const t = useT();
  const { state, act, failed } = useHouse();
  if (typeof state !== "object")
    return (
      <>
        <TopBar />
        <Main className={notFound.page}>
          <Compass size={140} />
          <p role="status">{state === "opening" ? t.loading : state === "used-up" ? t.house.usedUp : t.house.nobody}</p>
        </Main>
      </>
    );
  const { house } = state;
  const part = { house, act };
  return (
    <>
      <TopBar title={<span className="display">{t.house.title}</span>} />
      <Main className={css.page}>
        <h1 className="aloud">{t.house.title}</h1>
        {failed !== null && (
          <p role="alert" className={css.failed}>
            {failed.isMissing ? (t.house.missing[failed.act] ?? t.house.failed) : t.house.failed}
          </p>
        )}
        <Panel title={t.house.here} aside={house.here.length}>
          <Here {...part} />
        </Panel>
        <Panel
          title={t.house.tables}
          aside={Object.entries(house.tables.counts)
            .map(([status, count]) => `${count} ${t.house.statuses[status] ?? status}`)
            .join(" · ")}
        >
          <OpenTables {...part} />
        </Panel>
        <Panel title={t.house.reports} aside={house.reports.filter(({ status }) => status === "open").length}>
          <Reports {...part} />
        </Panel>
        <Panel title={t.house.notice}>
          <Announce {...part} />
        </Panel>
        <Panel title={t.house.turnedAway} aside={house.bans.length + house.mutes.length}>
          <TurnedAway {...part} />
        </Panel>
        <Panel title={t.house.problems} aside={house.problems.length}>
          <Problems {...part} />
        </Panel>
        <Panel title={t.house.log} className={css.whole}>
          <Log {...part} />
        </Panel>
      </Main>
    </>
  );
}
