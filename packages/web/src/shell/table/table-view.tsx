import { lazy, memo, Suspense, useCallback, useEffect, useMemo, useState } from "react";
import { Air } from "../../kit/flight.tsx";
import { Main } from "../../kit/main.tsx";
import { Icon } from "../../kit/marks.tsx";
import { useLine } from "../../link/index.ts";
import { useT } from "../../words/index.ts";
import { TopBar } from "../top-bar.tsx";
import { Aloud } from "./aloud.tsx";
import { BoardFrame } from "./board-frame.tsx";
import { useBoardProps } from "./board-props.ts";
import { ChairNotes } from "./chair-notes.tsx";
import { useAtTable, useTable } from "./context.ts";
import { Gathering } from "./gathering.tsx";
import { HandOver } from "./hand-over.tsx";
import { HintPanel } from "./hint.tsx";
import { useKeys } from "./keys.ts";
import { Lesson } from "./lesson.tsx";
import { LookBack } from "./look-back.tsx";
import { useNews } from "./news.ts";
import { PlayersPanel } from "./players-panel.tsx";
import { PromptBar } from "./prompt-bar.tsx";
import { RefusalNote } from "./refusal-note.tsx";
import { RulesPanel } from "./rules-panel.tsx";
import { ShareButton } from "./share.tsx";
import type { SideTab } from "./side-panel.tsx";
import { SidePanel } from "./side-panel.tsx";
import { TableMenu } from "./table-menu.tsx";
import css from "./table-view.module.css";
import { useTitle } from "./title.ts";

const Ending = lazy(() => import("./ending.tsx").then((m) => ({ default: m.Ending })));

const Analysis = lazy(() => import("./analysis.tsx").then((m) => ({ default: m.Analysis })));

interface Props {
  readonly rule: { readonly id: string | null; readonly open: boolean; readonly asked: number };
  closeRules(): void;
  readonly lesson: boolean;
}
/** What is on the phone's one column at the moment. On a wide screen all of it is there. */
export type Place = "board" | "players" | SideTab | "rules";

export function TableView({ rule, closeRules, lesson }: Props) {
  const t = useT();
  const { plugin, speaker, table, openRule } = useAtTable();
  const info = useTable((state) => state.info);
  const handTo = useTable((state) => state.handTo);
  const view = useTable(({ look, sides, as }) => (look?.now ?? sides.get(as)?.now)?.view ?? null);
  const line = useLine(table.host);
  useTitle();
  const title = t.games[info?.game ?? ""]?.title ?? info?.game ?? "";
  const status = useMemo(() => (view === null ? "" : plugin.status(view, speaker)), [view, plugin, speaker]);
  if (info === null) return null;
  if (handTo !== null) return <HandOver to={handTo} />;
  const gathering = info.status === "gathering" || view === null;
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
        {line === "lost" && table.where === "online" && (
          <span className={css.lost} role="status">
            {t.table.lost}
          </span>
        )}
        {!gathering && (
          <button
            type="button"
            className={`${css.topButton} ${css.wideOnly}`}
            onClick={() => (rule.open ? closeRules() : openRule(null))}
            aria-pressed={rule.open}
          >
            <Icon name="book" />
            {t.table.rulebook}
          </button>
        )}
        {table.where === "online" && <ShareButton />}
        <TableMenu />
      </TopBar>
      <ChairNotes />
      {gathering ? <Gathering /> : <Laid rule={rule} closeRules={closeRules} lesson={lesson} heading={`${title}, ${status}`} />}
      <Air />
      <Aloud />
    </>
  );
}

/** The table itself, once the match has begun. Only this is drawn anew when a move is chosen. */
function Laid({ rule, closeRules, lesson, heading }: Props & { readonly heading: string }) {
  const t = useT();
  const { openRule } = useAtTable();
  const over = useTable((state) => state.info?.status === "finished");
  const looking = useTable((state) => state.look !== null);
  const props = useBoardProps();
  const [tab, setTab] = useState<SideTab>("moves");
  const [place, setPlace] = useState<Place>("board");
  useNews(props);
  useKeys(props);
  useEffect(() => {
    if (rule.open) setPlace("rules");
  }, [rule]);
  const showPlace = useCallback(
    (next: Place): void => {
      setPlace(next);
      if (next === "moves" || next === "log" || next === "chat" || next === "notebook") setTab(next);
      if (next === "rules") openRule(null);
      else closeRules();
    },
    [openRule, closeRules],
  );
  if (props === null) return null;
  return (
    <Main className={css.grid} data-place={place} data-rules={rule.open || undefined}>
      <h1 className="aloud">{heading}</h1>
      <div className={css.players}>
        <PlayersPanel props={props} />
      </div>
      <section className={css.middle} aria-label={t.table.board}>
        {over && !looking && (
          <Suspense>
            <Ending props={props} />
          </Suspense>
        )}
        <div className={over ? "no-print" : undefined}>
          <BoardFrame props={props} />
        </div>
        {over && looking && (
          <Suspense>
            <Analysis />
          </Suspense>
        )}
      </section>
      <div className={css.dock}>
        {lesson && <Lesson props={props} />}
        <HintPanel props={props} />
        <RefusalNote />
        <PromptBar props={props} />
        <LookBack />
      </div>
      <div className={css.side}>
        {rule.open ? (
          <RulesPanel rule={rule.id} asked={rule.asked} onClose={() => showPlace("board")} />
        ) : (
          <SidePanel props={props} tab={tab} setTab={setTab} />
        )}
      </div>
      <PhoneTabs place={place} setPlace={showPlace} />
    </Main>
  );
}

const PhoneTabs = memo(function PhoneTabs({ place, setPlace }: { readonly place: Place; setPlace(place: Place): void }) {
  const t = useT();
  const tabs = [
    ["board", "table", t.table.board],
    ["moves", "list", t.table.moves],
    ["players", "people", t.table.players],
    ["log", "quill", t.table.log],
    ["rules", "book", t.table.rules],
  ] as const;
  const isOn = (id: Place): boolean => place === id || (id === "log" && (place === "chat" || place === "notebook"));
  return (
    <nav className={`${css.tabs} no-print`} aria-label={t.table.table}>
      {tabs.map(([id, icon, text]) => (
        <button key={id} type="button" aria-current={isOn(id) ? "page" : undefined} onClick={() => setPlace(id)}>
          <Icon name={icon} size={22} />
          {text}
        </button>
      ))}
    </nav>
  );
});
