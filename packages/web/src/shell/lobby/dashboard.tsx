import type { TableSummary } from "@stormakt/protocol";
import { localeOf } from "@stormakt/words/languages";
import { useEffect, useState } from "react";
import { Link, useLocation } from "wouter";
import { Button, LinkButton } from "../../kit/button.tsx";
import { Icon, Shield } from "../../kit/marks.tsx";
import { Panel } from "../../kit/paper.tsx";
import { Sentence } from "../../kit/sentence.tsx";
import { hostOf, pathOf } from "../../link/index.ts";
import { useSettings } from "../../settings.ts";
import { useT } from "../../words/index.ts";
import { sayStatus } from "../landing/my-tables.tsx";
import type { MyTable } from "../my-tables-data.ts";
import { deadlineOf, isMyTurn } from "../my-tables-data.ts";
import { namesOf } from "../table/names.ts";
import { armsAt } from "./arms-data.ts";
import css from "./lobby.module.css";
import { useNewsOf } from "./news.ts";
import { lookAgain, showTables, useMine } from "./waiting.ts";
import { useLobbyWords } from "./words.ts";

/** This person's tables: those that wait for them by deadline, then what goes on, then what has not begun. */
export function Dashboard() {
  const t = useT();
  const words = useLobbyWords();
  const tables = useMine((state) => state.tables);
  useEffect(() => showTables(), []);
  const waiting = (tables ?? []).filter(({ table }) => isMyTurn(table));
  const running = (tables ?? []).filter(({ table }) => table.status === "running" && !isMyTurn(table));
  const gathering = (tables ?? []).filter(({ table }) => table.status === "gathering");
  const [next] = waiting;
  return (
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
      {tables === null && <p className="muted">{t.loading}</p>}
      {tables?.length === 0 && <p className="muted">{t.tables.noneMine}</p>}
      <Group title={words.waitForYou} tables={waiting} />
      <Group title={words.goOn} tables={running} />
      <Group title={words.gathering} tables={gathering} />
    </Panel>
  );
}
function Group({ title, tables }: { readonly title: string; readonly tables: readonly MyTable[] }) {
  if (tables.length === 0) return null;
  return (
    <section className={css.group}>
      <h3>{title}</h3>
      <ul>
        {tables.map((one) => (
          <Row key={one.table.id} mine={one} />
        ))}
      </ul>
    </section>
  );
}
function Row({ mine }: { readonly mine: MyTable }) {
  const t = useT();
  const words = useLobbyWords();
  const { where, table } = mine;
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
  const news = useNewsOf(mine);
  const title = t.games[table.game]?.title ?? table.game;
  return (
    <li className={css.row} data-turn={isMyTurn(table) || undefined} data-table={table.id}>
      <Link href={pathOf(where, table.id)}>
        <b>
          {table.name === "" ? title : `${table.name} · ${title}`} {isMyTurn(table) && <em>· {t.landing.yourMove}</em>}
          {news !== null && news.unread > 0 && (
            <span className={css.unread} data-unread="">
              <Icon name="chat" size={14} /> {words.unread(news.unread)}
            </span>
          )}
        </b>
        <Opponents table={table} />
        <small>
          {where === "here" ? t.tables.here : t.tables.online} · {sayStatus(table, t)}
          {end !== null && ` · ${end < seen ? t.slow.overdue : t.slow.until(dates.format(end))}`}
        </small>
        {news !== null && (news.moves > 0 || news.last !== null) && (
          <small className={css.news} data-news="">
            {news.moves > 0 && <span>{words.moves(news.moves)}. </span>}
            {news.last !== null && <Sentence plain parts={news.last} />}
          </small>
        )}
      </Link>
      <Deeds mine={mine} />
    </li>
  );
}
/** Who else plays, each with their shield. */
function Opponents({ table }: { readonly table: TableSummary }) {
  const t = useT();
  const names = namesOf(table, t);
  return (
    <span className={css.people}>
      {table.seats.map(({ bot, free }, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its place
        <span key={seat} className={css.person} data-free={free || undefined} data-asked={table.waiting.includes(seat) || undefined}>
          <Shield arms={armsAt(table.id, seat)} size={20} />
          {table.mine.includes(seat) ? t.table.you : free ? t.table.freeChair : names[seat]}
          {bot !== null && !free && <small> ({t.levels[bot]?.name ?? bot})</small>}
        </span>
      ))}
    </span>
  );
}
/** What can be done about a table without going there. */
function Deeds({ mine: { where, table } }: { readonly mine: MyTable }) {
  const t = useT();
  const words = useLobbyWords();
  const [, go] = useLocation();
  const [failed, setFailed] = useState<string | null>(null);
  const host = hostOf(where);
  const act = (work: () => Promise<unknown>, sure?: string): void => {
    if (sure !== undefined && !confirm(sure)) return;
    setFailed(null);
    work().then(
      () => void lookAgain(),
      (error: unknown) => setFailed(t.failures[(error as { failure?: { code: string } }).failure?.code ?? "broken"] ?? ""),
    );
  };
  const remove = async (): Promise<void> => {
    const { removeTable } = await import("../../link/records.ts");
    await removeTable(table.id);
  };
  const isKept = (table.kept ?? []).length > 0;
  const leave = (): Promise<unknown> => Promise.all(table.mine.map((as) => host.ask("leave", { table: table.id, as })));
  return (
    <span className={css.deeds}>
      {failed !== null && <span role="alert">{failed}</span>}
      {isKept && (
        <>
          <small>{words.invitesAgain}</small>
          <Button small look="ink" onClick={() => act(() => host.ask("join", { table: table.id }).then(() => go(pathOf(where, table.id))))}>
            {words.accept}
          </Button>
        </>
      )}
      {where === "online" && table.status === "gathering" && table.owned === true && (
        <Button small look="quiet" onClick={() => act(() => host.ask("cancel", { table: table.id }), words.cancelSure)}>
          {words.cancel}
        </Button>
      )}
      {where === "online" && table.status === "gathering" && table.owned !== true && !isKept && (
        <Button small look="quiet" onClick={() => act(leave, words.leaveSure)}>
          {words.leave}
        </Button>
      )}
      {where === "here" && (
        <Button small look="quiet" onClick={() => act(remove, t.tables.removeSure)} aria-label={t.tables.remove} title={t.tables.remove}>
          <Icon name="close" size={16} />
        </Button>
      )}
    </span>
  );
}
