import type { RefCallback, RefObject } from "react";
import { Suspense } from "react";
import { lazily } from "../../kit/lazily.tsx";
import { useT } from "../../words/index.ts";
import { Lesson } from "../learn/lesson.tsx";
import type { AnyBoardProps } from "./context.ts";
import { useAtTable, useTable } from "./context.ts";
import { HintPanel } from "./hint.tsx";
import { useIsNarrow } from "./is-narrow.ts";
import { Log } from "./log.tsx";
import { LookBack } from "./look-back.tsx";
import { MoveList } from "./move-list.tsx";
import type { Given } from "./prompt-bar.tsx";
import { PromptBar } from "./prompt-bar.tsx";
import { isBare } from "./question-parts.tsx";
import type { SheetHeight } from "./sheet-grip.tsx";
import { SheetGrip } from "./sheet-grip.tsx";
import css from "./table-view.module.css";

const Analysis = lazily(() => import("./analysis.tsx").then((m) => m.Analysis));

interface TaskAreaProps {
  readonly props: AnyBoardProps;
  readonly asked: boolean;
  /** What the board has laid into it. */
  readonly given: Given;
  readonly element: RefObject<HTMLElement | null>;
  /** Where the board lays what is asked now, and the act that ends it. */
  readonly hold: { readonly task: RefCallback<HTMLElement>; readonly seal: RefCallback<HTMLElement> };
  /** How high it stands on a telephone. */
  readonly height: SheetHeight;
  setHeight(height: SheetHeight): void;
  /** The list of moves was asked for. */
  readonly isListed: boolean;
}
/** What is asked now, in words; what the board lays there for it; else the list of moves, or what was done last. */
export function TaskArea({ props, asked, given, element, hold: { task, seal }, height, setHeight, isListed }: TaskAreaProps) {
  const t = useT();
  const { table } = useAtTable();
  const hinted = useTable((state) => state.desk.hint !== null);
  const waits = useTable((state) => state.info?.status !== "finished" && state.screen.kind !== "looking");
  // What decided the game stands under what steps through it, with the moment marked in it.
  const looksBack = useTable((state) => state.info?.status === "finished" && state.screen.kind === "looking");
  const narrow = useIsNarrow();
  return (
    <aside className={css.task} aria-label={asked ? t.table.yourTurn : t.area.task} ref={element} tabIndex={-1} data-area="task">
      <SheetGrip height={height} setHeight={setHeight} />
      <PromptBar props={props} given={given} />
      <div className={css.body} data-body="">
        {table.where === "lesson" && <Lesson props={props} />}
        {hinted && <HintPanel props={props} />}
        <LookBack />
        {looksBack && (
          <Suspense>
            <Analysis />
          </Suspense>
        )}
        <div ref={task} className={css.given} />
        {asked && props.choices.length > 0 && <Moves props={props} given={given} isListed={isListed} />}
        {narrow && !asked && waits && (
          <div className={css.justNow}>
            <h3>{t.area.justNow}</h3>
            <Log latest />
          </div>
        )}
      </div>
      <div ref={seal} className={css.seal} />
    </aside>
  );
}
/** Choices stand once: up to three as buttons in the foot, else where the game lays them, else in the list; bare ones in the foot. */
function Moves({ props, given, isListed }: Pick<TaskAreaProps, "props" | "given" | "isListed">) {
  const t = useT();
  const moves = props.choices.filter(({ rule }) => rule === null);
  const few = (moves.length <= 3 && props.composable.length === 0) || given.any || moves.every(({ action }) => isBare(action));
  return (
    <details className={css.moves} open={!few || isListed} data-foot={(!few && props.chosen == null) || undefined}>
      <summary>
        {t.table.moves} <small className="num">{moves.length}</small>
      </summary>
      <MoveList props={props} />
    </details>
  );
}
