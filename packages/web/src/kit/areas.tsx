import type { ReactNode } from "react";
import { createContext, useContext } from "react";
import { createPortal } from "react-dom";

/**
 * The named areas of the table. What a board returns is the board itself; all else it hands to an area:
 * `task` what is asked now, `seal` the act that ends it, `own` what the seat holds, `desk` what one looks up.
 */
export type AreaName = "task" | "seal" | "own" | "desk";
export type Areas = Readonly<Record<AreaName, HTMLElement | null>>;
export const NO_AREAS: Areas = { task: null, seal: null, own: null, desk: null };
/** Null: there is no table around, and what would be handed to an area stays where it is. */
export const AreasContext = createContext<Areas | null>(null);

/** Lays its children into an area of the table. They stay part of the board that has them: state, context and events are shared. */
export function In({ area, children }: { readonly area: AreaName; readonly children: ReactNode }) {
  const areas = useContext(AreasContext);
  if (areas === null) return children;
  const place = areas[area];
  return place === null ? null : createPortal(children, place);
}
