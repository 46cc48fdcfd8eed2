import { useCallback, useEffect, useRef } from "react";
import { light } from "../../kit/light.ts";
import type { AnyBoardProps } from "./context.ts";
import { useAtTable } from "./context.ts";
import { foldMoves, pressDigit } from "./move-keys.ts";
import { liveNow, reactingOf, seatOf } from "./screen/select.ts";
import { isHold } from "./store.ts";

interface Doors {
  /** Closes what lies over the board; null: nothing does. */
  readonly drawer: (() => void) | null;
  standing(): void;
  log(): void;
  /** Shows the list of moves, where it is folded away. */
  moves(): void;
}
/**
 * Keys that work anywhere at the table: 1 to 9 choose a move or unfold many, Enter seals it, Escape lays down what lies on top,
 * u undoes, p passes, h holds the next window, s shows the standing, l folds the log, F6 goes from area to area.
 */
export function useKeys(props: AnyBoardProps | null, doors: Doors): void {
  const { table, plugin } = useAtTable();
  const drafts = table.drafts;
  const hasWalked = useWalked(props?.chosen ?? null);
  // What is shown changes with each message; that keys are listened for does not.
  const now = useRef({ props, doors });
  useEffect(() => {
    now.current = { props, doors };
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const {
        props: shown,
        doors: { drawer, standing, log, moves },
      } = now.current;
      if (shown === null) return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isInDialog(event.target)) return;
      if (isTyping(event.target)) {
        if (event.key === "Escape") focusArea("task");
        return;
      }
      const { state } = table;
      const { desk } = state;
      // A key that is held down is one press: the next question is not answered by it.
      if (event.key === "Enter" && event.repeat) event.preventDefault();
      if (event.repeat) return;
      if (/^[1-9]$/.test(event.key)) {
        if (pressDigit(shown, drafts, Number(event.key)) === "unfolded") moves();
      } else if (event.key === "Enter" && sealable !== null && !hasWalked(event.target)) void table.act(sealable);
      else if (event.key === "Enter" && desk.chosen === null && !isPressable(event.target)) {
        if (!pressSeal()) return;
      } else if (event.key === "Escape" && drawer !== null) drawer();
      else if (event.key === "Escape" && (desk.chosen !== null || desk.refused !== null)) table.unchoose();
      else if (event.key === "Escape" && state.screen.kind === "looking") table.lookAtNow();
      else if (event.key === "Escape" && foldMoves(shown, drafts)) light(null);
      else if (event.key === "p" && reactingOf(state).length > 0) void table.passAll();
      else if (event.key === "p" && shown.prompt?.asked === true && shown.prompt.window) void table.act({ kind: "pass" });
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
  }, [table, plugin, drafts, hasWalked]);
}
/** Whoever has gone to another button by the keys since the choice presses that one; else Enter seals, wherever the focus is. */
function useWalked(chosen: AnyBoardProps["chosen"]): (target: EventTarget | null) => boolean {
  const from = useRef<Element | null>(null);
  const byKey = useRef(false);
  useEffect(() => {
    from.current = document.activeElement;
    byKey.current = false;
  }, [chosen]);
  useEffect(() => {
    const note = ({ key }: KeyboardEvent): void => {
      if (key === "Tab" || key === "F6" || key.startsWith("Arrow") || key === "Home" || key === "End") byKey.current = true;
    };
    addEventListener("keydown", note, { capture: true });
    return () => removeEventListener("keydown", note, { capture: true });
  }, []);
  return useCallback((target: EventTarget | null) => byKey.current && target !== from.current && isPressable(target), []);
}
/** Presses the one button that commits, wherever the game has laid it; false: there is none now. */
function pressSeal(): boolean {
  const seal = document.querySelector<HTMLButtonElement>("[data-area=task] button[data-look=wax]:not(:disabled)");
  seal?.click();
  return seal !== null;
}
/** To the next area that is on the screen. */
function walkAreas(step: 1 | -1): void {
  const areas = [...document.querySelectorAll<HTMLElement>("[data-area]")].filter((area) => area.offsetParent !== null);
  const at = areas.findIndex((area) => area.contains(document.activeElement));
  areas[(at + step + areas.length) % areas.length]?.focus({ preventScroll: true });
}
export const focusArea = (name: string): void => document.querySelector<HTMLElement>(`[data-area=${name}]`)?.focus({ preventScroll: true });

/** Where letters and figures are written; a slider or a box to tick is no such place. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches("textarea, select, input:not([type=radio], [type=checkbox], [type=range], [type=button], [type=submit])"));
const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("dialog, [role=dialog], [role=menu]") !== null;
const isPressable = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("button, a, summary, [role=tab], [role=menuitem], [role=button]") !== null;
