import { useEffect, useRef } from "react";

/** What had the focus may be gone with the next position. Then the question has it, never the page as a whole. */
export function useKeptFocus() {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const table = place.current?.parentElement;
    if (table == null) return;
    // Whoever has not touched the page yet starts at its top.
    let begun = document.activeElement !== null && document.activeElement !== document.body;
    const note = (): void => {
      begun = true;
    };
    // An element that is taken away or put out of use sends no event: look after each change, once the page has followed it.
    let waiting = 0;
    const mend = (): void => {
      cancelAnimationFrame(waiting);
      waiting = requestAnimationFrame(() => {
        const { activeElement } = document;
        if (begun && document.hasFocus() && (activeElement === null || activeElement === document.body))
          place.current?.focus({ preventScroll: true });
      });
    };
    const watch = new MutationObserver(mend);
    watch.observe(table, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled", "hidden", "open"] });
    document.addEventListener("focusin", note);
    document.addEventListener("pointerdown", note);
    return () => {
      watch.disconnect();
      cancelAnimationFrame(waiting);
      document.removeEventListener("focusin", note);
      document.removeEventListener("pointerdown", note);
    };
  }, []);
  return place;
}
