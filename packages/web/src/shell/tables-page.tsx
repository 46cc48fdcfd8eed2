import { useEffect, useState } from "react";
import { Link } from "wouter";
import { Button } from "../kit/button.tsx";
import { Main } from "../kit/main.tsx";
import { Icon, Shield } from "../kit/marks.tsx";
import { Panel } from "../kit/paper.tsx";
import { pathOf } from "../link/index.ts";
import { useT } from "../words/index.ts";
import { PeopleNav } from "./friends/people-page.tsx";
import { sayStatus } from "./landing/my-tables.tsx";
import { armsAt } from "./lobby/arms-data.ts";
import { Dashboard } from "./lobby/dashboard.tsx";
import { OpenTables } from "./lobby/open-tables.tsx";
import type { MyTable } from "./my-tables-data.ts";
import { myTables } from "./my-tables-data.ts";
import css from "./tables-page.module.css";
import { TopBar } from "./top-bar.tsx";

/** All tables of this person, here and online, and those that look for players. */
export function TablesPage() {
  const t = useT();
  const [done, setDone] = useState<readonly MyTable[]>([]);
  const look = async (): Promise<void> => setDone(await myTables(true));
  useEffect(() => void look(), []);
  const remove = async (id: string): Promise<void> => {
    if (!confirm(t.tables.removeSure)) return;
    const { removeTable } = await import("../link/records.ts");
    await removeTable(id);
    await look();
  };
  return (
    <>
      <TopBar title={<span className="display">{t.tables.title}</span>} />
      <Main className={css.page}>
        <h1 className="aloud">{t.tables.title}</h1>
        <Dashboard />
        <OpenTables />
        {done.length > 0 && (
          <Panel title={t.landing.over}>
            <ul>
              {done.map((one) => (
                <Row key={one.table.id} {...one} onRemove={remove} />
              ))}
            </ul>
          </Panel>
        )}
        <PeopleNav />
      </Main>
    </>
  );
}
function Row({ where, table, onRemove }: MyTable & { onRemove(id: string): Promise<void> }) {
  const t = useT();
  return (
    <li className={css.row}>
      <Link href={pathOf(where, table.id)}>
        <span className={css.shields}>
          {table.seats.map((seat, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its place
            <Shield key={at} arms={armsAt(table.id, at)} size={20} className={seat.free ? css.free : undefined} />
          ))}
        </span>
        <span>
          <b>{t.games[table.game]?.title ?? table.game}</b>
          <small>
            {where === "here" ? t.tables.here : t.tables.online} · {sayStatus(table, t)}
          </small>
        </span>
      </Link>
      {where === "here" && (
        <Button look="quiet" small onClick={() => void onRemove(table.id)} aria-label={t.tables.remove} title={t.tables.remove}>
          <Icon name="close" size={16} />
        </Button>
      )}
    </li>
  );
}
