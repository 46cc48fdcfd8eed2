import type { ComponentType, LazyExoticComponent } from "react";
import { lazy } from "react";

/** A component that is fetched when it is first shown. One that did not come is asked for anew when it is shown again. */
export function lazily<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let failed = false;
  const fetch = (): LazyExoticComponent<ComponentType<P>> =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        failed = true;
        throw error;
      }
    });
  let Fetched = fetch();
  return function Lazily(props: P) {
    if (failed) {
      failed = false;
      Fetched = fetch();
    }
    return <Fetched {...props} />;
  };
}
