import { useEffect, useRef, useState } from "react";
import { useT } from "../../words/index.ts";
import type { AnyBoardProps } from "./context.ts";
import { useAtTable } from "./context.ts";
import css from "./notebook-panel.module.css";
import { Pins } from "./pins.tsx";

/** What this seat has legitimately seen and can work out, and what its player has written down. */
export function NotebookPanel({ props }: { readonly props: AnyBoardProps }) {
  const t = useT();
  const { plugin, table } = useAtTable();
  const { Notebook } = plugin;
  // Notes are the person's: at a screen shared by several they would be everybody's.
  const { shared } = props;
  const [text, setText] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (shared) return;
    let stale = false;
    table.side?.note().then(
      (kept) => !stale && setText(kept),
      () => {},
    );
    return () => {
      stale = true;
    };
  }, [table, shared]);
  const write = (words: string): void => {
    setText(words);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void table.try(() => table.side?.note(words)), 600);
  };
  return (
    <div className={css.book}>
      {Notebook !== undefined && <Notebook {...props} />}
      {text !== null && (
        <label className={css.notes}>
          <b className="display">{t.notes.title}</b>
          <span className="tiny muted">{t.notes.help}</span>
          <textarea
            rows={5}
            maxLength={4000}
            value={text}
            placeholder={t.notes.placeholder}
            onChange={({ target }) => write(target.value)}
          />
        </label>
      )}
      {!shared && <Pins />}
    </div>
  );
}
