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
/** The own question, with what can be answered to it; what others are asked is nothing to a part that asks for this. */
export const ownQuestion = <Q extends { readonly asked: boolean }>(prompt: Q | null): Q | null => (prompt?.asked === true ? prompt : null);
