import { type RefCallback, useCallback, useState } from "react";

/** Whether more lies in a place than it shows: then it can be come to by keyboard, so that it can be scrolled, whatever is in it. */
export function useOverflowing(): { readonly hold: RefCallback<HTMLElement>; readonly tabIndex: 0 | -1 } {
  const [overflows, setOverflows] = useState(false);
  const hold = useCallback((place: HTMLElement | null) => {
    if (place === null) return;
    const look = (): void => setOverflows(place.scrollHeight > place.clientHeight + 1);
    // What lies in it grows without the place doing so.
    const watch = new ResizeObserver(look);
    watch.observe(place);
    for (const child of place.children) watch.observe(child);
    return () => watch.disconnect();
  }, []);
  return { hold, tabIndex: overflows ? 0 : -1 };
}
