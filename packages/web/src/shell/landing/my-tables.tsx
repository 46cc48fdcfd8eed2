import type { TableSummary } from "@stormakt/protocol";
import { useEffect, useState } from "react";
import { Link } from "wouter";
import { SEAT_ARMS } from "../../art/arms.ts";
import { Shield } from "../../kit/marks.tsx";
import { pathOf } from "../../link/index.ts";
import { useT } from "../../words/index.ts";
import type { MyTable } from "../my-tables-data.ts";
import { isMyTurn, knowsTables, myTables } from "../my-tables-data.ts";
import { namesOf } from "../table/names.ts";
import css from "./my-tables.module.css";

/** The tables that wait, on the first page: those for this person first. */
export function MyTables() {
  const t = useT();
  const [tables, setTables] = useState<readonly MyTable[]>([]);
  useEffect(() => {
    if (!knowsTables()) return;
    let stale = false;
    // The page itself comes first; what was left lying can follow.
    const later = setTimeout(() => void myTables(false).then((found) => !stale && setTables(found)), 300);
    return () => {
      stale = true;
      clearTimeout(later);
    };
  }, []);
  if (tables.length === 0) return null;
  return (
    <section className={css.strip} aria-label={t.landing.mine}>
      <h2>{t.landing.mine}</h2>
      {tables.slice(0, 3).map(({ where, table }) => (
        <Link key={table.id} href={pathOf(where, table.id)} className={css.table} data-turn={isMyTurn(table) || undefined}>
          <Shield arms={SEAT_ARMS[table.mine[0] ?? 0] ?? { tincture: "argent", charge: "tower" }} size={28} />
          <span>
            <b>
              {isMyTurn(table)
                ? `${t.landing.yourMove}: ${t.games[table.game]?.title ?? table.game}`
                : (t.games[table.game]?.title ?? table.game)}
            </b>
            <small>{sayStatus(table, t)}</small>
          </span>
        </Link>
      ))}
      <Link href="/tables" className={css.all}>
        {t.landing.allMine(tables.length)}
      </Link>
    </section>
  );
}
export function sayStatus(table: TableSummary, t: ReturnType<typeof useT>): string {
  const { status, waiting } = table;
  if (status === "gathering") return t.landing.gathering;
  if (status === "finished") return t.landing.over;
  const names = namesOf(table, t);
  return t.landing.waitsFor(waiting.map((seat) => names[seat]).join(", "));
}
