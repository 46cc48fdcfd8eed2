import { memo, useState } from "react";
import { In } from "../../kit/areas.tsx";
import { useT } from "../../words/index.ts";
import css from "./board-frame.module.css";
import type { AnyBoardProps } from "./context.ts";
import { useAtTable } from "./context.ts";

/** The game's own board, and below it the same in words. */
export const BoardFrame = memo(function BoardFrame({ props }: { readonly props: AnyBoardProps }) {
  const { plugin } = useAtTable();
  const { Board } = plugin;
  return (
    <div className={css.frame} data-live={props.live || undefined} data-step={props.prompt?.step}>
      <Board {...props} />
      <In area="desk">
        <Places props={props} />
      </In>
    </div>
  );
});
/** The board as a list of places. Closed at first; whoever hears the page opens it. */
function Places({ props }: { readonly props: AnyBoardProps }) {
  const t = useT();
  const { plugin } = useAtTable();
  const [open, setOpen] = useState(false);
  return (
    <details className={`${css.places} no-print`} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t.table.places}</summary>
      {open && (
        <dl>
          {plugin.places(props).map(({ name, says }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{says}</dd>
            </div>
          ))}
        </dl>
      )}
    </details>
  );
}
