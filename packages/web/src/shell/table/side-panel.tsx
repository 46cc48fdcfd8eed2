import type { KeyboardEvent } from "react";
import { useId, useRef } from "react";
import { memoOn } from "../../kit/memo-on.ts";
import { Sheet } from "../../kit/paper.tsx";
import { useT } from "../../words/index.ts";
import { Chat } from "./chat.tsx";
import type { AnyBoardProps } from "./context.ts";
import { Log } from "./log.tsx";
import { NotebookPanel } from "./notebook-panel.tsx";
import css from "./side-panel.module.css";
import { Looked, useUnread } from "./unread.ts";

export type SideTab = "log" | "chat" | "notebook";
interface Props {
  readonly props: AnyBoardProps;
  readonly tab: SideTab;
  setTab(tab: SideTab): void;
}
/** Moves, log, notebook, chat: one at a time. */
export const SidePanel = memoOn(
  function SidePanel({ props, tab, setTab }: Props) {
    const t = useT();
    const id = useId();
    const { unread, read } = useUnread(tab === "chat");
    const list = useRef<HTMLDivElement>(null);
    const tabs: readonly (readonly [SideTab, string])[] = [
      ["log", t.table.log],
      ["notebook", t.table.notebook],
      ["chat", t.table.chat],
    ];
    const arrows = (event: KeyboardEvent): void => {
      const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
      if (step === 0) return;
      event.preventDefault();
      const at = (tabs.findIndex(([one]) => one === tab) + step + tabs.length) % tabs.length;
      const next = tabs[at];
      if (next === undefined) return;
      setTab(next[0]);
      list.current?.querySelectorAll("button")[at]?.focus();
    };
    return (
      <Sheet className={css.panel}>
        <div className={css.tabs} role="tablist" tabIndex={-1} ref={list} onKeyDown={arrows} aria-label={t.table.events}>
          {tabs.map(([one, text]) => (
            <button
              key={one}
              type="button"
              role="tab"
              id={`${id}${one}`}
              aria-selected={one === tab}
              aria-controls={`${id}panel`}
              tabIndex={one === tab ? 0 : -1}
              onClick={() => setTab(one)}
            >
              {text}
              {one === "chat" && unread > 0 && (
                <b className={css.unread} data-unread="">
                  {unread} <span className="aloud">{t.chat.unread}</span>
                </b>
              )}
            </button>
          ))}
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a panel that scrolls must be reached by keys */}
        <div className={css.body} role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${tab}`} tabIndex={0}>
          {tab === "log" && <Log />}
          {tab === "notebook" && <NotebookPanel props={props} />}
          {tab === "chat" && <Chat />}
        </div>
        <Looked read={read} />
      </Sheet>
    );
  },
  // Only the notebook is drawn from the view.
  ({ props, tab, setTab }) => [tab === "notebook" ? props : null, tab, setTab],
);
