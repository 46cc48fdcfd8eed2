/** The server speaks another protocol than this page: most often it has been renewed, and the page is an old copy. */
import { create } from "zustand";

/** That this page has been loaded anew for it already: once must do. */
const MARK = "stormakt.reloaded";
/** So long a new version may take to be fetched. */
const PATIENCE = 20_000;

export const useOutdated = create<{ readonly isOutdated: boolean }>(() => ({ isOutdated: false }));
/** Loads the page anew, once; if that did not help, it is said, and left to the reader. */
export function meetOtherVersion(): void {
  if (sessionStorage.getItem(MARK) !== null) {
    useOutdated.setState({ isOutdated: true });
    return;
  }
  sessionStorage.setItem(MARK, "1");
  void takeNewest();
}
export const settleVersion = (): void => sessionStorage.removeItem(MARK);

/** The newest page there is: a copy kept for play without a network would only be the old one again. */
export async function takeNewest(): Promise<void> {
  await newestCopy().catch(() => {});
  location.reload();
}
async function newestCopy(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.update();
  const next = registration?.installing ?? registration?.waiting;
  if (next == null) return;
  await new Promise<void>((resolve) => {
    setTimeout(resolve, PATIENCE);
    navigator.serviceWorker.addEventListener("controllerchange", () => resolve(), { once: true });
    const step = (): void => {
      if (next.state === "installed") next.postMessage({ type: "SKIP_WAITING" });
    };
    next.addEventListener("statechange", step);
    step();
  });
}
