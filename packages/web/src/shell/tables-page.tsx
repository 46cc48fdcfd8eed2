import type { TableSummary } from "@stormakt/protocol";
import { localeOf } from "@stormakt/words/languages";
import { useCallback, useEffect, useState } from "react";
import { Link } from "wouter";
import { SEAT_ARMS } from "../art/arms.ts";
import { Button, LinkButton } from "../kit/button.tsx";
import { Main } from "../kit/main.tsx";
import { Icon, Shield } from "../kit/marks.tsx";
import { Panel } from "../kit/paper.tsx";
import { onlineHost, pathOf } from "../link/index.ts";
import { useSettings } from "../settings.ts";
import { useT } from "../words/index.ts";
import { sayStatus } from "./landing/my-tables.tsx";
import type { MyTable } from "./my-tables-data.ts";
import { deadlineOf, isMyTurn, myTables } from "./my-tables-data.ts";
import css from "./tables-page.module.css";
import { TopBar } from "./top-bar.tsx";

/** All tables of this person, here and online, and those that look for players. */
export function TablesPage() {
  const t = useT();
  const [mine, setMine] = useState<readonly MyTable[] | null>(null);
  const [done, setDone] = useState<readonly MyTable[]>([]);
  const [open, setOpen] = useState<readonly TableSummary[]>([]);
  const look = useCallback(async () => {
    setMine(await myTables(false));
    setDone(await myTables(true));
  }, []);
  useEffect(() => {
    void look();
    onlineHost()
      .ask("tables", { status: "gathering" })
      .then(
        ({ tables }) => setOpen(tables),
        () => {},
      );
    const timer = setInterval(() => void look(), 8000);
    return () => clearInterval(timer);
  }, [look]);
  const next = mine?.find(({ table }) => isMyTurn(table));
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
        <Panel
          title={t.tables.mine}
          aside={
            next !== undefined && (
              <LinkButton small look="brass" href={pathOf(next.where, next.table.id)}>
                {t.landing.nextWaiting}
              </LinkButton>
            )
          }
        >
          {mine !== null && mine.length === 0 && <p className="muted">{t.tables.noneMine}</p>}
          <ul>
            {mine?.map((one) => (
              <Row key={one.table.id} {...one} onRemove={remove} />
            ))}
          </ul>
        </Panel>
        <Panel title={t.tables.open}>
          {open.length === 0 && <p className="muted">{t.tables.noneOpen}</p>}
          <ul>
            {open.map((table) => (
              <Row key={table.id} where="online" table={table} />
            ))}
          </ul>
        </Panel>
        {done.length > 0 && (
          <Panel title={t.landing.over}>
            <ul>
              {done.map((one) => (
                <Row key={one.table.id} {...one} onRemove={remove} />
              ))}
            </ul>
          </Panel>
        )}
        <p>
          <Link href="/ranking">{t.slow.ranking}</Link>
        </p>
      </Main>
    </>
  );
}
function Row({ where, table, onRemove }: MyTable & { onRemove?(id: string): Promise<void> }) {
  const t = useT();
  const turn = isMyTurn(table);
  const language = useSettings((settings) => settings.language);
  const dates = new Intl.DateTimeFormat(localeOf(language), {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
  });
  const end = deadlineOf(table);
  const [seen] = useState(Date.now);
  return (
    <li className={css.row} data-turn={turn || undefined}>
      <Link href={pathOf(where, table.id)}>
        <span className={css.shields}>
          {table.seats.map((seat, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its place
            <Shield
              key={at}
              arms={SEAT_ARMS[at] ?? { tincture: "argent", charge: "tower" }}
              size={20}
              className={seat.free ? css.free : undefined}
            />
          ))}
        </span>
        <span>
          <b>
            {t.games[table.game]?.title ?? table.game} {turn && <em>· {t.landing.yourMove}</em>}
          </b>
          <small>
            {where === "here" ? t.tables.here : t.tables.online} · {sayStatus(table, t)}
            {end !== null && ` · ${end < seen ? t.slow.overdue : t.slow.until(dates.format(end))}`}
          </small>
        </span>
      </Link>
      {where === "here" && onRemove !== undefined && (
        <Button look="quiet" small onClick={() => void onRemove(table.id)} aria-label={t.tables.remove} title={t.tables.remove}>
          <Icon name="close" size={16} />
        </Button>
      )}
    </li>
  );
}
