import { CROWN } from "./crown.ts";
import { ICONS } from "./icons.ts";

/** The marks of the first page, as symbols to be drawn by `<use>`. Everything else is in pieces.ts and follows. */
export const marksMarkup = (): string =>
  [
    ...Object.entries(ICONS).map(([name, body]) => `<symbol id="ico-${name}" viewBox="0 0 24 24">${body}</symbol>`),
    `<symbol id="crown" viewBox="0 0 48 40"><g fill="currentColor"><path transform="translate(24 21)" d="${CROWN}"/></g></symbol>`,
  ].join("");
