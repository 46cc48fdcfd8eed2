import { useEffect, useRef } from "react";
import { light } from "../../kit/light.ts";
import type { AnyBoardProps } from "./context.ts";
import { useAtTable } from "./context.ts";
import { foldMoves, pressDigit } from "./move-list.tsx";
import { liveNow, reactingOf, seatOf } from "./screen/select.ts";
import { isHold } from "./store.ts";

interface Doors {
  /** Closes what lies over the board; null: nothing does. */
  readonly drawer: (() => void) | null;
  standing(): void;
  log(): void;
}
/**
 * Keys that work anywhere at the table: 1 to 9 choose a move or unfold many, Enter seals it, Escape lays down what lies on top,
 * u undoes, p passes, h holds the next window, s shows the standing, l folds the log, F6 goes from area to area.
 */
export function useKeys(props: AnyBoardProps | null, { drawer, standing, log }: Doors): void {
  const { table, plugin } = useAtTable();
  const drafts = table.drafts;
  // Whoever has walked on since the choice presses what the focus is on; else Enter seals, wherever the focus is.
  const walked = useRef(false);
  const chosen = props?.chosen ?? null;
  useEffect(() => {
    walked.current = false;
  }, [chosen]);
  useEffect(() => {
    if (props === null) return;
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return;
      const { state } = table;
      const { desk } = state;
      if (event.key === "Tab" || event.key.startsWith("Arrow")) {
        walked.current = true;
        return;
      }
      if (isInDialog(event.target)) return;
      if (/^[1-9]$/.test(event.key)) pressDigit(props, drafts, Number(event.key));
      else if (event.key === "Enter" && sealable !== null && (!walked.current || !isPressable(event.target))) void table.act(sealable);
      else if (event.key === "Escape" && drawer !== null) drawer();
      else if (event.key === "Escape" && (desk.chosen !== null || desk.refused !== null)) table.unchoose();
      else if (event.key === "Escape" && state.screen.kind === "looking") table.lookAtNow();
      else if (event.key === "Escape" && foldMoves(props, drafts)) light(null);
      else if (event.key === "p" && reactingOf(state).length > 0) void table.passAll();
      else if (event.key === "p" && props.prompt?.asked === true && props.prompt.window) void table.act({ kind: "pass" });
      else if (event.key === "h" && plugin.reactions === true && seatOf(state) !== null)
        void table.hold(!(liveNow(state)?.orders ?? []).some(isHold));
      else if (event.key === "u" && liveNow(state)?.mayUndo === true) void table.try(() => table.side?.undo());
      else if (event.key === "s") standing();
      else if (event.key === "l") log();
      else if (event.key === "F6") walkAreas(event.shiftKey ? -1 : 1);
      else return;
      event.preventDefault();
    };
    // What this very press chooses is not sealed by it.
    let sealable: AnyBoardProps["chosen"] = null;
    const note = (): void => {
      sealable = table.state.desk.chosen;
    };
    addEventListener("keydown", note, { capture: true });
    addEventListener("keydown", press);
    return () => {
      removeEventListener("keydown", note, { capture: true });
      removeEventListener("keydown", press);
    };
  }, [props, table, plugin, drafts, drawer, standing, log]);
}
/** To the next area that is on the screen. */
function walkAreas(step: 1 | -1): void {
  const areas = [...document.querySelectorAll<HTMLElement>("[data-area]")].filter((area) => area.offsetParent !== null);
  const at = areas.findIndex((area) => area.contains(document.activeElement));
  const next = areas[(at + step + areas.length) % areas.length];
  if (next === undefined) return;
  if (next.tabIndex < 0) next.tabIndex = -1;
  next.focus({ preventScroll: true });
}
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("dialog, [role=dialog], [role=menu]") !== null;
const isPressable = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("button, a, summary, [role=tab], [role=menuitem], [role=button]") !== null;
