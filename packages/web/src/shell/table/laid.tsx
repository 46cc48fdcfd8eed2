import { Suspense, useCallback, useEffect, useMemo, useState } from "react";
import type { Areas } from "../../kit/areas.tsx";
import { AreasContext, NO_AREAS } from "../../kit/areas.tsx";
import { DraftsContext } from "../../kit/drafts.ts";
import { lazily } from "../../kit/lazily.tsx";
import { Main } from "../../kit/main.tsx";
import { Compass, Icon } from "../../kit/marks.tsx";
import { useT } from "../../words/index.ts";
import { AreaBoundary } from "../boundary.tsx";
import { Lesson } from "../learn/lesson.tsx";
import { BoardFrame } from "./board-frame.tsx";
import { useBoardProps } from "./board-props.ts";
import type { AnyBoardProps } from "./context.ts";
import { useAtTable, useTable } from "./context.ts";
import { useKeptFocus } from "./focus.ts";
import { HintPanel } from "./hint.tsx";
import { useIsNarrow } from "./is-narrow.ts";
import { useKeys } from "./keys.ts";
import { Log } from "./log.tsx";
import { LookBack } from "./look-back.tsx";
import { useMomentAddress } from "./moment-address.ts";
import { MoveList } from "./move-list.tsx";
import { useNews } from "./news.ts";
import type { Place } from "./phone-tabs.tsx";
import { PhoneTabs } from "./phone-tabs.tsx";
import { PlayersPanel } from "./players-panel.tsx";
import type { Given } from "./prompt-bar.tsx";
import { PromptBar } from "./prompt-bar.tsx";
import { isBare } from "./question-parts.tsx";
import { Recap } from "./recap.tsx";
import { RefusalNote } from "./refusal-note.tsx";
import { RulesPanel } from "./rules-panel.tsx";
import type { SheetHeight } from "./sheet-grip.tsx";
import { SheetGrip } from "./sheet-grip.tsx";
import type { SideTab } from "./side-panel.tsx";
import { SidePanel } from "./side-panel.tsx";
import { StageView } from "./stage-view.tsx";
import css from "./table-view.module.css";
import { ThingNote } from "./thing-note.tsx";

const Ending = lazily(() => import("./ending.tsx").then((m) => m.Ending));
const Analysis = lazily(() => import("./analysis.tsx").then((m) => m.Analysis));

export interface LaidProps {
  readonly rule: { readonly id: string | null; readonly open: boolean; readonly asked: number };
  closeRules(): void;
  readonly heading: string;
  readonly desk: boolean;
  setDesk(open: boolean): void;
}
/** The table itself, once the match has begun: every area of it. Nothing in it outlives the seat it was laid for. */
export function Laid({ rule, closeRules, heading, desk, setDesk }: LaidProps) {
  const t = useT();
  const { openRule, plugin, table } = useAtTable();
  const over = useTable((state) => state.info?.status === "finished");
  const kind = useTable((state) => state.screen.kind);
  const hinted = useTable((state) => state.desk.hint !== null);
  const shown = useBoardProps();
  // While a past view is fetched what was shown stays in place, unseen: nothing of it belongs to the moment asked for.
  const props = useLast(shown);
  const [tab, setTab] = useState<SideTab>("log");
  const [place, setPlace] = useState<Place>("board");
  const [folded, setFolded] = useState(false);
  const [height, setHeight] = useState<SheetHeight>("half");
  const { areas, place: hold } = useAreas();
  const narrow = useIsNarrow();
  const asked = shown?.prompt?.asked === true;
  const question = useTable((state) => state.desk.question);
  const [listed, setListed] = useState<string | null>(null);
  const showPlace = useCallback(
    (next: Place): void => {
      setPlace(next);
      if (next === "log" || next === "chat" || next === "notebook") setTab(next);
      if (next === "rules") openRule(null);
      else closeRules();
    },
    [openRule, closeRules],
  );
  useMomentAddress();
  useNews(shown);
  useKeys(shown, {
    drawer: desk || rule.open ? () => (rule.open ? showPlace("board") : setDesk(false)) : null,
    standing: () => setDesk(!desk),
    log: () => setFolded(!folded),
    moves: () => setListed(question),
  });
  const task = useKeptFocus();
  useEffect(() => {
    if (rule.open) setPlace("rules");
  }, [rule]);
  const given = useGiven(areas.task);
  // A new question raises the sheet of a telephone to its half, and no question lets it sink; a choice on the map needs the map.
  const chosen = shown?.chosen != null;
  const looking = kind === "looking";
  useEffect(() => {
    if (narrow) setHeight(asked || looking ? "half" : "peek");
  }, [asked, looking, narrow]);
  useEffect(() => {
    if (chosen) setPlace((now) => (now === "own" ? "board" : now));
  }, [chosen]);
  if (props === null) return null;
  const moves = props.choices.filter(({ rule: why }) => why === null);
  const legal = moves.length;
  // Choices stand once: up to three as buttons in the foot, else where the game lays them, else in the list; bare ones in the foot.
  const few = (legal <= 3 && props.composable.length === 0) || given.any || moves.every(({ action }) => isBare(action));
  const ended = over && kind !== "looking" && kind !== "staged";
  return (
    <AreasContext value={areas}>
      <DraftsContext value={table.drafts}>
        <Main
          className={css.table}
          data-place={place}
          data-own={plugin.own}
          data-folded={folded || undefined}
          data-sheet={height}
          data-asked={asked || undefined}
          data-over={(ended && table.where !== "lesson") || undefined}
          data-fetching={shown === null || undefined}
        >
          <h1 className="aloud">{heading}</h1>
          <aside className={css.task} aria-label={asked ? t.table.yourTurn : t.area.task} ref={task} tabIndex={-1} data-area="task">
            <SheetGrip height={height} setHeight={setHeight} />
            <PromptBar props={props} given={given} />
            <div className={css.body} data-body="">
              {table.where === "lesson" && <Lesson props={props} />}
              {hinted && <HintPanel props={props} />}
              <LookBack />
              <div ref={hold.task} className={css.given} />
              {asked && props.choices.length > 0 && (
                <details className={css.moves} open={!few || listed === question} data-foot={(!few && !chosen) || undefined}>
                  <summary>
                    {t.table.moves} <small className="num">{legal}</small>
                  </summary>
                  <MoveList props={props} />
                </details>
              )}
              {narrow && !asked && !over && kind !== "looking" && (
                <div className={css.justNow}>
                  <h3>{t.area.justNow}</h3>
                  <Log latest />
                </div>
              )}
            </div>
            {/* oxlint-disable-next-line react/refs -- a function that takes the element, not a ref */}
            <div ref={hold.seal} className={css.seal} />
          </aside>
          <section className={css.board} aria-label={t.table.board} data-area="board" tabIndex={-1}>
            <AreaBoundary again={props.view}>
              {ended ? (
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
            </AreaBoundary>
            {over && kind === "looking" && (
              <Suspense>
                <Analysis />
              </Suspense>
            )}
            {shown === null && (
              <div className={css.fetching} role="status">
                <Compass size={72} />
                <span className="aloud">{t.area.fetching}</span>
              </div>
            )}
            {kind === "staged" && <StageView props={props} />}
            {!over && table.where !== "lesson" && <Recap />}
            <div className={css.drawer} hidden={!desk && !rule.open} data-book={rule.open || undefined}>
              {rule.open && <RulesPanel rule={rule.id} asked={rule.asked} props={props} onClose={() => showPlace("board")} />}
              {/* What is looked up is drawn while it is looked at. */}
              {desk && !rule.open && <div ref={hold.desk} className={css.desk} />}
              {desk && !rule.open && (
                <button type="button" className={css.shut} onClick={() => setDesk(false)} aria-label={t.close}>
                  <Icon name="close" />
                </button>
              )}
            </div>
          </section>
          <section ref={hold.own} className={css.own} aria-label={t.area.ownOf} data-area="own" tabIndex={-1} />
          <div className={css.left}>
            <div className={css.players} data-area="players" tabIndex={-1}>
              <AreaBoundary again={props.view}>
                <PlayersPanel props={props} />
              </AreaBoundary>
            </div>
            <div className={css.chronicle} data-area="chronicle" tabIndex={-1}>
              <button
                type="button"
                className={css.fold}
                aria-expanded={!folded}
                onClick={() => setFolded(!folded)}
                aria-label={folded ? t.area.unfold : t.area.fold}
              >
                <Icon name={folded ? "up" : "down"} size={16} />
              </button>
              <AreaBoundary again={tab}>
                <SidePanel props={props} tab={tab} setTab={setTab} />
              </AreaBoundary>
            </div>
          </div>
          <PhoneTabs place={place} setPlace={showPlace} />
          <RefusalNote />
          <ThingNote props={props} />
        </Main>
      </DraftsContext>
    </AreasContext>
  );
}
/** What was shown last, while nothing is. Kept without a state of its own, which would draw the table twice for each message. */
function useLast(shown: AnyBoardProps | null): AnyBoardProps | null {
  const [last] = useState<{ of: AnyBoardProps | null }>(() => ({ of: null }));
  return useMemo(() => keepLast(last, shown), [last, shown]);
}
function keepLast(last: { of: AnyBoardProps | null }, shown: AnyBoardProps | null): AnyBoardProps | null {
  last.of = shown ?? last.of;
  return last.of;
}
/** The elements that boards lay things into. */
function useAreas() {
  const [areas, setAreas] = useState<Areas>(NO_AREAS);
  const place = useMemo(() => {
    const keep = (name: keyof Areas) => (element: HTMLElement | null) =>
      setAreas((before) => (before[name] === element ? before : { ...before, [name]: element }));
    return { task: keep("task"), seal: keep("seal"), own: keep("own"), desk: keep("desk") };
  }, []);
  return { areas, place };
}
const TO_PRESS = "button, input, [role=button]";
const NOT_GIVEN: Given = { any: false, deeds: "" };
/** Whether the game has laid something to press into an area, which is only known once it has, and where it shows itself at this size. */
function useGiven(area: HTMLElement | null): Given {
  const [given, setGiven] = useState<Given>(NOT_GIVEN);
  useEffect(() => {
    if (area === null) return;
    const all = (): NodeListOf<Element> => area.querySelectorAll(TO_PRESS);
    const look = (): void => {
      const deeds = [...area.querySelectorAll<HTMLElement>("[data-deed]")].map(({ dataset }) => dataset["deed"] ?? "").join(" ");
      const any = [...all()].some((one) => one.checkVisibility());
      setGiven((before) => (before.any === any && before.deeds === deeds ? before : { any, deeds }));
    };
    look();
    // What is visible is asked once the page has been laid out anyway: before, it would have to be laid out twice. An empty area has no size
    // to be told of.
    const measure = new ResizeObserver(look);
    measure.observe(area);
    const watch = new MutationObserver(() => {
      measure.disconnect();
      measure.observe(area);
      if (all().length === 0) look();
    });
    watch.observe(area, { childList: true, subtree: true });
    return () => {
      watch.disconnect();
      measure.disconnect();
    };
  }, [area]);
  return given;
}
