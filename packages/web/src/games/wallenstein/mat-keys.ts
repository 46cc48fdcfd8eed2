import { BOX, EMPTY } from "@stormakt/wallenstein/catalog";
import type { KeyboardEvent } from "react";
import { useEffect, useRef } from "react";
import type { Planning } from "./use-plan.ts";

/** With the keys the focus goes on: from the card to the first empty box, from the box to the next card. */
export function focusOn(what: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(what)?.focus());
}
/** Delete takes the card off the box that has the focus. */
export function putBackByKey(planning: Planning, event: KeyboardEvent): void {
  if ((event.key !== "Delete" && event.key !== "Backspace") || !(event.target instanceof HTMLElement)) return;
  const box = BOX.all[Number(event.target.dataset["box"] ?? BOX.size)];
  if (box === undefined) return;
  planning.putBack({ card: planning.boxes[box] ?? EMPTY, from: box });
  event.preventDefault();
  event.stopPropagation();
}

/** A card that is held is laid down by Escape wherever the focus is; what the table does by that key comes after it. */
export function useEscape(layDown: (() => void) | null): void {
  const now = useRef(layDown);
  useEffect(() => {
    now.current = layDown;
  });
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent): void => {
      const isElsewhere =
        event.target instanceof Element && event.target.closest("dialog, [role=dialog], [role=menu], textarea, input") !== null;
      if (event.key !== "Escape" || event.defaultPrevented || now.current === null || isElsewhere) return;
      event.preventDefault();
      event.stopPropagation();
      now.current();
    };
    addEventListener("keydown", press, { capture: true });
    return () => removeEventListener("keydown", press, { capture: true });
  }, []);
}
