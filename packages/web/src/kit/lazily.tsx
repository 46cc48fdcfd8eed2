import type { ComponentType, LazyExoticComponent } from "react";
import { lazy } from "react";

/** Rises when somebody wants what failed to be tried again. */
let attempt = 0;
const hopeful = new Set<() => void>();
export const tryAgain = (): void => {
  attempt++;
  for (const hope of hopeful) hope();
};
/** Told when somebody wants that. */
export const onTryAgain = (hope: () => void): void => void hopeful.add(hope);
/** So long a failure is told before it is tried again without being asked, on another page perhaps. */
const TOLD = 3000;

/** A component that is fetched when it is first shown. One that did not come says so, and is asked for anew when it is tried again. */
export function lazily<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let failed: { readonly attempt: number; readonly at: number } | null = null;
  const fetch = (): LazyExoticComponent<ComponentType<P>> =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        failed = { attempt, at: performance.now() };
        throw error;
      }
    });
  let Fetched = fetch();
  return function Lazily(props: P) {
    // React draws it once more as soon as it has failed: that must tell of the failure, not fetch again and again.
    if (failed !== null && (failed.attempt !== attempt || performance.now() - failed.at > TOLD)) {
      failed = null;
      Fetched = fetch();
    }
    return <Fetched {...props} />;
  };
}
