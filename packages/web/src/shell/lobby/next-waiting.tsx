import { memo, useEffect } from "react";
import { Link } from "wouter";
import { Icon } from "../../kit/marks.tsx";
import { pathOf } from "../../link/index.ts";
import { isMyTurn, knowsTables } from "../my-tables-data.ts";
import css from "./lobby.module.css";
import { useMine, watchTables } from "./waiting.ts";
import { useLobbyWords } from "./words.ts";

/** From one table to the next that waits, with how many there are. Nothing where none does. */
export const NextWaiting = memo(function NextWaiting({ here }: { readonly here: string }) {
  const words = useLobbyWords();
  const tables = useMine((state) => state.tables);
  useEffect(() => {
    if (knowsTables()) watchTables();
  }, []);
  const waiting = (tables ?? []).filter(({ table }) => table.id !== here && isMyTurn(table));
  const [next] = waiting;
  if (next === undefined) return null;
  const said = words.next(waiting.length);
  return (
    <Link href={pathOf(next.where, next.table.id)} className={css.next} title={said} data-next="">
      <Icon name="glass" size={18} />
      <span className={css.nextWord} aria-hidden="true">
        {words.nextShort}
      </span>
      <b className="num" aria-hidden="true">
        {waiting.length}
      </b>
      <span className="aloud">{said}</span>
    </Link>
  );
});
