import { useCallback, useLayoutEffect, useRef } from "react";

/** A function that never changes, for a map that is drawn again when what it is given does; it does what was given last. */
export function useSteady<A>(deed: (about: A) => void): (about: A) => void {
  const last = useRef(deed);
  useLayoutEffect(() => {
    last.current = deed;
  });
  return useCallback((about: A) => last.current(about), []);
}
