import { useEffect } from "react";
import { light } from "../../kit/light.ts";
import type { AnyBoardProps } from "./context.ts";
import { useAtTable } from "./context.ts";
import { foldMoves, pressDigit } from "./move-list.tsx";
import { isHold } from "./store.ts";

/** Keys that work anywhere at the table: 1 to 9 choose a move or unfold many, Enter seals it, Escape lays it down or folds, u undoes, p passes, h holds the next window. */
export function useKeys(props: AnyBoardProps | null): void {
  const { table, plugin } = useAtTable();
  useEffect(() => {
    if (props === null) return;
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return;
      const { state } = table;
      if (/^[1-9]$/.test(event.key)) pressDigit(props, Number(event.key));
      else if (event.key === "Enter" && state.chosen !== null && !isPressable(event.target)) void table.act(state.chosen);
      else if (event.key === "Escape" && (state.chosen !== null || state.refused !== null)) table.unchoose();
      else if (event.key === "Escape" && state.look !== null) table.lookAtNow();
      else if (event.key === "Escape" && foldMoves(props)) light(null);
      else if (event.key === "p" && state.reacting.length > 0 && state.reactor === null) void table.passAll();
      else if (event.key === "p" && props.prompt?.asked === true && props.prompt.window) void table.act({ kind: "pass" });
      else if (event.key === "h" && plugin.reactions === true && state.as !== null)
        void table.hold(!(state.sides.get(state.as)?.now?.orders ?? []).some(isHold));
      else if (event.key === "u" && state.sides.get(state.as)?.now?.mayUndo === true) void table.try(() => table.side?.undo());
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [props, table, plugin]);
}
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
const isPressable = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("button, a, summary, [role=tab], [role=menuitem]") !== null;
