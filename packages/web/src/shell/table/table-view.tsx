import { useState } from "react";
import { Air } from "../../kit/flight.tsx";
import { Icon } from "../../kit/marks.tsx";
import { useLine } from "../../link/index.ts";
import { useT } from "../../words/index.ts";
import { AreaBoundary } from "../boundary.tsx";
import { NextWaiting } from "../lobby/next-waiting.tsx";
import { TopBar } from "../top-bar.tsx";
import { Aloud } from "./aloud.tsx";
import { ChairNotes } from "./chair-notes.tsx";
import { useAs, useAtTable, useTable } from "./context.ts";
import { Gathering } from "./gathering.tsx";
import { HandOver } from "./hand-over.tsx";
import { Laid } from "./laid.tsx";
import { liveNow, shownNow } from "./screen/select.ts";
import { ShareButton } from "./share.tsx";
import { TableMenu } from "./table-menu.tsx";
import css from "./table-view.module.css";
import { Title } from "./title.ts";

interface Props {
  readonly rule: { readonly id: string | null; readonly open: boolean; readonly asked: number };
  closeRules(): void;
}

export function TableView({ rule, closeRules }: Props) {
  const t = useT();
  const { plugin, speaker, table, openRule } = useAtTable();
  const info = useTable((state) => state.info);
  const handTo = useTable(({ screen }) => (screen.kind === "handing" ? screen.to : null));
  const begun = useTable((state) => liveNow(state) !== null);
  const as = useAs();
  const line = useLine(table.host);
  const [desk, setDesk] = useState(false);
  const title = t.games[info?.game ?? ""]?.title ?? info?.game ?? "";
  const status = useTable((state) => {
    const view = shownNow(state)?.view ?? null;
    return view === null ? "" : plugin.status(view, speaker);
  });
  if (info === null) return null;
  if (handTo !== null) return <HandOver to={handTo} />;
  const gathering = info.status === "gathering" || !begun;
  return (
    <>
      <TopBar
        terse
        title={
          <span className={css.title}>
            <b className="display">{title}</b> <span className="muted">{status}</span>
          </span>
        }
      >
        <NextWaiting here={table.id} />
        {line === "lost" && table.where === "online" && (
          <span className={css.lost} role="status">
            {t.table.lost}
          </span>
        )}
        {!gathering && (
          <button
            type="button"
            className={`${css.topButton} ${css.wideOnly}`}
            onClick={() => {
              closeRules();
              setDesk(rule.open || !desk);
            }}
            aria-pressed={desk && !rule.open}
          >
            <Icon name="chart" />
            <span>{t.area.standing}</span>
          </button>
        )}
        {!gathering && (
          <button
            type="button"
            className={`${css.topButton} ${css.wideOnly}`}
            onClick={() => (rule.open ? closeRules() : openRule(null))}
            aria-pressed={rule.open}
          >
            <Icon name="book" />
            <span>{t.table.rulebook}</span>
          </button>
        )}
        {table.where === "online" && <ShareButton />}
        <TableMenu />
      </TopBar>
      <ChairNotes />
      <AreaBoundary again={as}>
        {gathering ? (
          <Gathering />
        ) : (
          // For each seat the table is laid anew: what one has typed, unfolded or begun is no other's.
          <Laid key={String(as)} rule={rule} closeRules={closeRules} heading={`${title}, ${status}`} desk={desk} setDesk={setDesk} />
        )}
      </AreaBoundary>
      <Title />
      <Air />
      <Aloud />
    </>
  );
}
