import { memo } from "react";
import { Icon } from "../../kit/marks.tsx";
import { useT } from "../../words/index.ts";
import type { SideTab } from "./side-panel.tsx";
import css from "./table-view.module.css";

/** What is on the phone's one column at the moment. On a wide screen all of it is there. */
export type Place = "board" | "own" | "players" | SideTab | "rules";

export const PhoneTabs = memo(function PhoneTabs({ place, setPlace }: { readonly place: Place; setPlace(place: Place): void }) {
  const t = useT();
  const tabs = [
    ["board", "table", t.table.board],
    ["own", "hand", t.area.own],
    ["players", "people", t.table.players],
    ["log", "quill", t.table.log],
    ["rules", "book", t.table.rules],
  ] as const;
  const isOn = (id: Place): boolean => place === id || (id === "log" && (place === "chat" || place === "notebook"));
  return (
    <nav className={`${css.tabs} no-print`} aria-label={t.table.table}>
      {tabs.map(([id, icon, text]) => (
        <button
          key={id}
          type="button"
          data-tab={id}
          aria-current={isOn(id) ? "page" : undefined}
          onClick={() => setPlace(isOn(id) ? "board" : id)}
        >
          <Icon name={icon} size={22} />
          {text}
        </button>
      ))}
    </nav>
  );
});
