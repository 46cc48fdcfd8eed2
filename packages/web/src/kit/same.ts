import { kept } from "@stormakt/protocol/changes";
import type { DependencyList } from "react";
import { useMemo, useState } from "react";

/** As `useMemo`; and what comes out the same as before, or in parts the same, is the same object as before. */
export function useSame<T>(make: () => T, deps: DependencyList): T {
  const [last] = useState<{ of: T | null }>(() => ({ of: null }));
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- they are the caller's
  return useMemo(() => keepIn(last, make()), deps);
}
function keepIn<T>(last: { of: T | null }, made: T): T {
  last.of = kept(last.of, made);
  return last.of;
}
