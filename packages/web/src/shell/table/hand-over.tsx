import { useEffect, useRef } from "react";
import { Button } from "../../kit/button.tsx";
import { Main } from "../../kit/main.tsx";
import { Shield } from "../../kit/marks.tsx";
import { Cartouche, Neatline } from "../../kit/paper.tsx";
import { useT } from "../../words/index.ts";
import { TopBar } from "../top-bar.tsx";
import { useAtTable } from "./context.ts";
import css from "./hand-over.module.css";

/** One screen, several people: nothing of the table is shown until the right person says so. */
export function HandOver({ to }: { readonly to: number }) {
  const t = useT();
  const { table, names, arms } = useAtTable();
  const ready = useRef<HTMLDivElement>(null);
  const name = names[to] ?? "?";
  const own = arms[to];
  useEffect(() => ready.current?.querySelector("button")?.focus(), [to]);
  return (
    <>
      <TopBar terse />
      <Main className={css.page}>
        <Neatline className={css.frame} plate={css.plate}>
          <Cartouche className={css.card}>
            {own !== undefined && <Shield arms={own} size={110} />}
            <h1 className="display">{t.handover.title(name)}</h1>
            <p>{t.handover.help}</p>
            <div ref={ready}>
              <Button look="ink" onClick={() => table.tell({ kind: "tookOver" })}>
                {t.handover.ready(name)}
              </Button>
            </div>
          </Cartouche>
        </Neatline>
      </Main>
    </>
  );
}
