import { useEffect, useState } from "react";
import type { Workbox } from "workbox-window";
import { useLocation } from "wouter";
import { Button } from "../kit/button.tsx";
import { keepHost } from "../link/index.ts";
import { useT } from "../words/index.ts";
import css from "./updates.module.css";

/** The version that waits takes over, and is shown. A page that no version is in charge of hears of no change, so the new one itself is watched. */
async function takeOver(worker: Workbox): Promise<void> {
  const waiting = (await navigator.serviceWorker.getRegistration())?.waiting;
  if (waiting == null) return location.reload();
  waiting.addEventListener("statechange", () => {
    if (waiting.state === "activated") location.reload();
  });
  worker.messageSkipWaiting();
}
/** A new version waits until somebody takes it, and is never offered at a table: rules do not change under a running game. */
export function Updates() {
  const t = useT();
  const [path] = useLocation();
  const [take, setTake] = useState<(() => void) | null>(null);
  // Taken in another window: what is shown here goes on, and what it has yet to fetch may be gone.
  const [taken, setTaken] = useState(false);
  useEffect(() => {
    if (!("serviceWorker" in navigator) || navigator.serviceWorker.controller === null) return;
    const hear = (): void => setTaken(true);
    navigator.serviceWorker.addEventListener("controllerchange", hear);
    return () => navigator.serviceWorker.removeEventListener("controllerchange", hear);
  }, []);
  useEffect(() => {
    if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
    const register = async (): Promise<void> => {
      const { Workbox } = await import("workbox-window");
      const worker = new Workbox("/sw.js");
      worker.addEventListener("waiting", () => setTake(() => () => void takeOver(worker)));
      await worker.register();
      await navigator.serviceWorker.ready;
      await keep();
      document.addEventListener("visibilitychange", () => {
        if (document.hidden) void keep().catch(() => {});
      });
    };
    const keep = async (): Promise<void> => {
      const { keepVisited } = await import("../offline/keep-visited.ts");
      await keepVisited();
      keepHost();
    };
    // After the first page has settled: keeping a copy for later must not slow down now.
    const later = setTimeout(() => void register().catch(() => {}), 2500);
    return () => clearTimeout(later);
  }, []);
  if (taken)
    return (
      <div className={`${css.note} no-print`} role="status">
        <span>{t.landing.versionTaken}</span>
        <Button small onClick={() => location.reload()}>
          {t.broken.reload}
        </Button>
        <Button small look="quiet" onClick={() => setTaken(false)}>
          {t.landing.later}
        </Button>
      </div>
    );
  if (take === null || path !== "/") return null;
  return (
    <div className={`${css.note} no-print`} role="status">
      <span>{t.landing.newVersion}</span>
      <Button small look="brass" onClick={take}>
        {t.landing.takeVersion}
      </Button>
    </div>
  );
}
