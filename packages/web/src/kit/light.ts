import type { Ref } from "@stormakt/words";
import { create } from "zustand";

/** What a name in the log or a list points at. Whoever draws that thing lights it up. */
interface Light {
  readonly lit: Ref | null;
}
const useLight = create<Light>(() => ({ lit: null }));

/** Light something up on the board; null: nothing. */
export const light = (ref: Ref | null): void => useLight.setState({ lit: ref });
/** Whether this very thing is lit. Only what changes is drawn again. */
export const useLit = (thing: string, id: string | number): boolean =>
  useLight(({ lit }) => lit !== null && lit.thing === thing && lit.id === id);
/** Handlers that light a thing up while it is pointed at or has the focus. */
export const lights = (ref: Ref) => ({
  onPointerEnter: () => light(ref),
  onPointerLeave: () => light(null),
  onFocus: () => light(ref),
  onBlur: () => light(null),
});
