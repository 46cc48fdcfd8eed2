import { useSyncExternalStore } from "react";

/** As in `table-view.module.css`: players in a strip, the log behind a tab. */
const NARROW = "(max-width: 1179px), (max-height: 680px)";
const media = typeof matchMedia === "undefined" ? null : matchMedia(NARROW);
const subscribe = (listener: () => void): (() => void) => {
  media?.addEventListener("change", listener);
  return () => media?.removeEventListener("change", listener);
};
/** Whether the log has no column of its own: what is drawn then and seen by nobody else is not drawn elsewhere. */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => media?.matches ?? false);
