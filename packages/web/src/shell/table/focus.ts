import { useEffect, useRef } from "react";
import { useAtTable } from "./context.ts";

/** What had the focus may be gone with the next position. Then the question has it, never the page as a whole. */
export function useKeptFocus() {
  const { table } = useAtTable();
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    let within = false;
    const note = (): void => {
      const { activeElement } = document;
      within = activeElement !== null && activeElement !== document.body && place.current?.parentElement?.contains(activeElement) === true;
    };
    // An element that is taken away sends no event: look after each change, once the page has followed it.
    const mend = (): void => {
      requestAnimationFrame(() => {
        if (within && (document.activeElement === document.body || document.activeElement === null))
          place.current?.focus({ preventScroll: true });
      });
    };
    const press = (event: PointerEvent): void => {
      if (event.target instanceof Element && event.target.closest("button, a, input, [tabindex]") === null) within = false;
    };
    document.addEventListener("focusin", note);
    document.addEventListener("pointerdown", press);
    const stop = table.store.subscribe(mend);
    return () => {
      document.removeEventListener("focusin", note);
      document.removeEventListener("pointerdown", press);
      stop();
    };
  }, [table]);
  return place;
}
