import type { RefCallback } from "react";
import { Suspense } from "react";
import { lazily } from "../../kit/lazily.tsx";
import { Compass, Icon } from "../../kit/marks.tsx";
import { useT } from "../../words/index.ts";
import { AreaBoundary } from "../boundary.tsx";
import { BoardFrame } from "./board-frame.tsx";
import type { AnyBoardProps } from "./context.ts";
import { useAtTable, useTable } from "./context.ts";
import type { LaidProps } from "./laid.tsx";
import { Recap } from "./recap.tsx";
import { RulesPanel } from "./rules-panel.tsx";
import { StageView } from "./stage-view.tsx";
import css from "./table-view.module.css";

const Ending = lazily(() => import("./ending.tsx").then((m) => m.Ending));

interface BoardAreaProps extends DrawerProps {
  /** The final table stands over the board. */
  readonly ended: boolean;
  /** A past view is on its way. */
  readonly isFetching: boolean;
}
/** The board, and what comes over it: the ending, a scene, what happened meanwhile, the drawer. */
export function BoardArea({ ended, isFetching, ...drawer }: BoardAreaProps) {
  const t = useT();
  const { props } = drawer;
  const { table } = useAtTable();
  const over = useTable((state) => state.info?.status === "finished");
  const kind = useTable((state) => state.screen.kind);
  return (
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
      {isFetching && (
        <div className={css.fetching} role="status">
          <Compass size={72} />
          <span className="aloud">{t.area.fetching}</span>
        </div>
      )}
      {kind === "staged" && <StageView props={props} />}
      {!over && table.where !== "lesson" && <Recap />}
      <Drawer {...drawer} />
    </section>
  );
}

interface DrawerProps extends Pick<LaidProps, "rule" | "desk" | "setDesk"> {
  readonly props: AnyBoardProps;
  /** Where the board lays what one looks up. */
  readonly hold: RefCallback<HTMLElement>;
  closeBook(): void;
}
/** The rules, or what is looked up of the game: it is drawn while it is looked at. */
function Drawer({ props, rule, desk, setDesk, hold, closeBook }: DrawerProps) {
  const t = useT();
  return (
    <div className={css.drawer} hidden={!desk && !rule.open} data-book={rule.open || undefined}>
      {rule.open && <RulesPanel rule={rule.id} asked={rule.asked} props={props} onClose={closeBook} />}
      {desk && !rule.open && <div ref={hold} className={css.desk} />}
      {desk && !rule.open && (
        <button type="button" className={css.shut} onClick={() => setDesk(false)} aria-label={t.close}>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
