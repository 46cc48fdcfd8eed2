import { lazy, memo, Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Areas } from "../../kit/areas.tsx";
import { AreasContext, NO_AREAS } from "../../kit/areas.tsx";
import { Air } from "../../kit/flight.tsx";
import { Main } from "../../kit/main.tsx";
import { Icon } from "../../kit/marks.tsx";
import { useLine } from "../../link/index.ts";
import { useT } from "../../words/index.ts";
import { TopBar } from "../top-bar.tsx";
import { Aloud } from "./aloud.tsx";
import { BoardFrame } from "./board-frame.tsx";
import { useBoardProps } from "./board-props.ts";
import { useAtTable, useTable } from "./context.ts";
import { Gathering } from "./gathering.tsx";
import { HandOver } from "./hand-over.tsx";
import { HintPanel } from "./hint.tsx";
import { useKeys } from "./keys.ts";
import { Lesson } from "./lesson.tsx";
import { Log } from "./log.tsx";
import { LookBack } from "./look-back.tsx";
import { MoveList } from "./move-list.tsx";
import { useNews } from "./news.ts";
import { PlayersPanel } from "./players-panel.tsx";
import { PromptBar } from "./prompt-bar.tsx";
import { RefusalNote } from "./refusal-note.tsx";
import { RulesPanel } from "./rules-panel.tsx";
import { ShareButton } from "./share.tsx";
import type { SideTab } from "./side-panel.tsx";
import { SidePanel } from "./side-panel.tsx";
import { Recap, StageView } from "./stage-view.tsx";
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
export type Place = "board" | "own" | "players" | SideTab | "rules";
interface DeskProps {
  readonly desk: boolean;
  setDesk(open: boolean): void;
}

export function TableView({ rule, closeRules, lesson }: Props) {
  const t = useT();
  const { plugin, speaker, table, openRule } = useAtTable();
  const info = useTable((state) => state.info);
  const handTo = useTable((state) => state.handTo);
  const view = useTable(({ look, sides, as }) => (look?.now ?? sides.get(as)?.now)?.view ?? null);
  const line = useLine(table.host);
  useTitle();
  const [desk, setDesk] = useState(false);
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
            onClick={() => {
              closeRules();
              setDesk(!desk);
            }}
            aria-pressed={desk && !rule.open}
          >
            <Icon name="chart" />
            {speaker.language === "sv" ? "Ställningen" : "Standing"}
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
            {t.table.rulebook}
          </button>
        )}
        {table.where === "online" && <ShareButton />}
        <TableMenu />
      </TopBar>
      {gathering ? (
        <Gathering />
      ) : (
        <Laid rule={rule} closeRules={closeRules} lesson={lesson} heading={`${title}, ${status}`} desk={desk} setDesk={setDesk} />
      )}
      <Air />
      <Aloud />
    </>
  );
}

/** The table itself, once the match has begun. Only this is drawn anew when a move is chosen. */
function Laid({ rule, closeRules, lesson, heading, desk, setDesk }: Props & DeskProps & { readonly heading: string }) {
  const t = useT();
  const { openRule, speaker, plugin } = useAtTable();
  const over = useTable((state) => state.info?.status === "finished");
  const looking = useTable((state) => state.look !== null);
  const props = useBoardProps();
  const [tab, setTab] = useState<SideTab>("log");
  const [place, setPlace] = useState<Place>("board");
  const [folded, setFolded] = useState(false);
  const [height, setHeight] = useState<SheetHeight>("half");
  const [areas, setAreas] = useState<Areas>(NO_AREAS);
  const areaRefs = useMemo(() => {
    const hold = (name: keyof Areas) => (element: HTMLElement | null) =>
      setAreas((before) => (before[name] === element ? before : { ...before, [name]: element }));
    return { task: hold("task"), seal: hold("seal"), own: hold("own"), desk: hold("desk") };
  }, []);
  useNews(props);
  useKeys(props);
  useEffect(() => {
    if (rule.open) setPlace("rules");
  }, [rule]);
  const asked = props?.prompt?.asked === true;
  // Whether the game has laid anything into the dock is only known once it has.
  const [given, setGiven] = useState(false);
  useEffect(() => setGiven((areas.task?.childElementCount ?? 0) > 0));
  // A new question raises the sheet of a telephone to its half, and no question lets it sink.
  useEffect(() => setHeight(asked ? "half" : "peek"), [asked]);
  const showPlace = useCallback(
    (next: Place): void => {
      setPlace(next);
      if (next === "log" || next === "chat" || next === "notebook") setTab(next);
      if (next === "rules") openRule(null);
      else closeRules();
    },
    [openRule, closeRules],
  );
  if (props === null) return null;
  const legal = props.choices.filter(({ rule: why }) => why === null).length;
  // Up to three moves stand as buttons in the foot already.
  const few = (legal <= 3 && props.composable.length === 0) || given;
  return (
    <AreasContext value={areas}>
      <Main
        className={css.table}
        data-place={place}
        data-own={plugin.own}
        data-folded={folded || undefined}
        data-sheet={height}
        data-asked={asked || undefined}
        data-over={(over && !looking) || undefined}
      >
        <h1 className="aloud">{heading}</h1>
        <aside className={css.task} aria-label={asked ? t.table.yourTurn : t.table.waiting}>
          <Grip height={height} setHeight={setHeight} />
          <PromptBar props={props} />
          <div className={css.body}>
            {lesson && <Lesson props={props} />}
            <HintPanel props={props} />
            <LookBack />
            <div ref={areaRefs.task} className={css.given} />
            {asked && props.choices.length > 0 && (
              <details className={css.moves} key={few ? "few" : "many"} open={!few}>
                <summary>{t.table.moves}</summary>
                <MoveList props={props} />
              </details>
            )}
            {!asked && (
              <div className={css.moves}>
                <h3>{speaker.language === "sv" ? "Nyss" : "Just now"}</h3>
                <Log latest />
              </div>
            )}
          </div>
          <div ref={areaRefs.seal} className={css.seal} />
        </aside>
        <section className={css.board} aria-label={t.table.board}>
          {over && !looking ? (
            <div className={css.ending}>
              <Suspense>
                <Ending props={props} />
              </Suspense>
              <div className={css.after}>
                <BoardFrame props={props} />
              </div>
            </div>
          ) : (
            <BoardFrame props={props} />
          )}
          {over && looking && (
            <Suspense>
              <Analysis />
            </Suspense>
          )}
          {!over && <StageView props={props} />}
          {!over && <Recap />}
          <div className={css.drawer} hidden={!desk && !rule.open}>
            {rule.open && <RulesPanel rule={rule.id} asked={rule.asked} onClose={() => showPlace("board")} />}
            <div ref={areaRefs.desk} className={css.desk} hidden={!desk || rule.open} />
            {desk && !rule.open && (
              <button type="button" className={css.shut} onClick={() => setDesk(false)} aria-label={t.close}>
                <Icon name="close" />
              </button>
            )}
          </div>
        </section>
        <section ref={areaRefs.own} className={css.own} />
        <div className={css.players}>
          <PlayersPanel props={props} />
        </div>
        <div className={css.chronicle}>
          <button type="button" className={css.fold} aria-expanded={!folded} onClick={() => setFolded(!folded)} title={t.table.log}>
            <Icon name={folded ? "up" : "down"} size={16} />
          </button>
          <SidePanel props={props} tab={tab} setTab={setTab} />
        </div>
        <PhoneTabs place={place} setPlace={showPlace} />
        <RefusalNote />
      </Main>
    </AreasContext>
  );
}
type SheetHeight = "peek" | "half" | "full";
const HEIGHTS: readonly SheetHeight[] = ["peek", "half", "full"];
/** The grip of the telephone's sheet: dragged, pressed, or moved with the arrow keys between three heights. */
function Grip({ height, setHeight }: { readonly height: SheetHeight; setHeight(height: SheetHeight): void }) {
  const start = useRef<number | null>(null);
  const by = (step: number): void => setHeight(HEIGHTS[Math.min(2, Math.max(0, HEIGHTS.indexOf(height) + step))] ?? "half");
  return (
    <button
      type="button"
      className={css.grip}
      aria-label={height}
      onPointerDown={(event) => {
        start.current = event.clientY;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerUp={(event) => {
        const moved = event.clientY - (start.current ?? event.clientY);
        start.current = null;
        if (Math.abs(moved) > 20) by(moved < 0 ? 1 : -1);
        else setHeight(height === "half" ? "full" : "half");
      }}
      onKeyDown={(event) => {
        if (event.key === "ArrowUp") by(1);
        if (event.key === "ArrowDown") by(-1);
      }}
    >
      <i />
    </button>
  );
}

const PhoneTabs = memo(function PhoneTabs({ place, setPlace }: { readonly place: Place; setPlace(place: Place): void }) {
  const t = useT();
  const { speaker } = useAtTable();
  const speakerOwn = speaker.language === "sv" ? "Mitt" : "Mine";
  const tabs = [
    ["board", "table", t.table.board],
    ["own", "hand", speakerOwn],
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
