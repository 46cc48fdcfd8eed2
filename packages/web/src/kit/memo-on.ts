import type { FunctionComponent, NamedExoticComponent } from "react";
import { memo } from "react";

/**
 * A part that is drawn anew only when one of the things it is drawn from is another. What a table hears keeps the same object for all that
 * did not change, so that a part can name its slices of the view; functions that a board is given never change.
 */
export const memoOn = <P extends object>(part: FunctionComponent<P>, slices: (props: P) => readonly unknown[]): NamedExoticComponent<P> =>
  memo(part, (before, after) => {
    const old = slices(before);
    return slices(after).every((one, at) => Object.is(one, old[at]));
  });
/** The moves on offer, where one of these kinds is among them; what else may be done is nothing to a part that asks for these. */
export const choicesOf = <C extends { readonly action: { readonly kind: string } }>(
  choices: readonly C[],
  ...kinds: readonly C["action"]["kind"][]
): readonly C[] | null => (choices.some(({ action }) => kinds.includes(action.kind)) ? choices : null);
