import { useCallback, useEffect, useMemo, useState } from "react";
import type { Areas } from "../../kit/areas.tsx";
import { AreasContext, NO_AREAS } from "../../kit/areas.tsx";
import { DraftsContext } from "../../kit/drafts.ts";
import { Main } from "../../kit/main.tsx";
import { Icon } from "../../kit/marks.tsx";
import { useT } from "../../words/index.ts";
import { AreaBoundary } from "../boundary.tsx";
import { BoardArea } from "./board-area.tsx";
import { useBoardProps } from "./board-props.ts";
import type { AnyBoardProps } from "./context.ts";
import { useAtTable, useTable } from "./context.ts";
import { useKeptFocus } from "./focus.ts";
import { useGiven } from "./given.ts";
import { useIsNarrow } from "./is-narrow.ts";
import { useKeys } from "./keys.ts";
import { useMomentAddress } from "./moment-address.ts";
import { useNews } from "./news.ts";
import { reachedWhereItOverflows } from "./overflowing.ts";
import type { Place } from "./phone-tabs.tsx";
import { PhoneTabs } from "./phone-tabs.tsx";
import { PlayersPanel } from "./players-panel.tsx";
import { RefusalNote } from "./refusal-note.tsx";
import type { SheetHeight } from "./sheet-grip.tsx";
import type { SideTab } from "./side-panel.tsx";
import { SidePanel } from "./side-panel.tsx";
import css from "./table-view.module.css";
import { TaskArea } from "./task-area.tsx";
import { ThingNote } from "./thing-note.tsx";

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
  const { plugin, table } = useAtTable();
  const ended = useTable(({ info, screen }) => info?.status === "finished" && screen.kind !== "looking" && screen.kind !== "staged");
  const question = useTable((state) => state.desk.question);
  const shown = useBoardProps();
  // While a past view is fetched what was shown stays in place, unseen: nothing of it belongs to the moment asked for.
  const props = useLast(shown);
  const asked = shown?.prompt?.asked === true;
  const { areas, place: hold } = useAreas();
  const { own: holdOwn, desk: holdDesk } = hold;
  const { place, showPlace, tab, setTab } = usePlace(rule, closeRules, shown?.chosen != null);
  const [height, setHeight] = useSheetHeight(asked);
  const [folded, setFolded] = useState(false);
  const [listed, setListed] = useState<string | null>(null);
  useMomentAddress();
  useNews(shown);
  useKeys(shown, {
    drawer: desk || rule.open ? () => (rule.open ? showPlace("board") : setDesk(false)) : null,
    standing: () => setDesk(!desk),
    log: () => setFolded(!folded),
    moves: () => setListed(question),
  });
  const task = useKeptFocus();
  const given = useGiven(areas.task);
  if (props === null) return null;
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
          <TaskArea
            props={props}
            asked={asked}
            given={given}
            element={task}
            hold={hold}
            height={height}
            setHeight={setHeight}
            isListed={listed === question}
          />
          <BoardArea
            props={props}
            ended={ended}
            isFetching={shown === null}
            rule={rule}
            desk={desk}
            setDesk={setDesk}
            hold={holdDesk}
            closeBook={() => showPlace("board")}
          />
          <section ref={holdOwn} className={css.own} aria-label={t.area.ownOf} data-area="own" tabIndex={-1} />
          <LeftColumn props={props} tab={tab} setTab={setTab} folded={folded} setFolded={setFolded} />
          <PhoneTabs place={place} setPlace={showPlace} />
          <RefusalNote />
          <ThingNote props={props} />
        </Main>
      </DraftsContext>
    </AreasContext>
  );
}

interface LeftColumnProps {
  readonly props: AnyBoardProps;
  readonly tab: SideTab;
  setTab(tab: SideTab): void;
  readonly folded: boolean;
  setFolded(folded: boolean): void;
}
/** The players, and under them the chronicle, which can be folded. */
function LeftColumn({ props, tab, setTab, folded, setFolded }: LeftColumnProps) {
  const t = useT();
  return (
    <div className={css.left}>
      <div ref={reachedWhereItOverflows} className={css.players} data-area="players" tabIndex={-1}>
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
  );
}

/** What is on the one column of a telephone, and on the tab of the chronicle. */
function usePlace(rule: LaidProps["rule"], closeRules: () => void, chosen: boolean) {
  const { openRule } = useAtTable();
  const [tab, setTab] = useState<SideTab>("log");
  const [place, setPlace] = useState<Place>("board");
  const showPlace = useCallback(
    (next: Place): void => {
      setPlace(next);
      if (next === "log" || next === "chat" || next === "notebook") setTab(next);
      if (next === "rules") openRule(null);
      else closeRules();
    },
    [openRule, closeRules],
  );
  useEffect(() => {
    if (rule.open) setPlace("rules");
  }, [rule]);
  // A choice on the map needs the map.
  useEffect(() => {
    if (chosen) setPlace((now) => (now === "own" ? "board" : now));
  }, [chosen]);
  return { place, showPlace, tab, setTab };
}
/** A new question raises the sheet of a telephone to its half, and no question lets it sink. */
function useSheetHeight(asked: boolean) {
  const narrow = useIsNarrow();
  const looking = useTable((state) => state.screen.kind === "looking");
  const [height, setHeight] = useState<SheetHeight>("half");
  useEffect(() => {
    if (narrow) setHeight(asked || looking ? "half" : "peek");
  }, [asked, looking, narrow]);
  return [height, setHeight] as const;
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
