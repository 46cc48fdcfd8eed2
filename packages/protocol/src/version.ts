/**
 * Which protocol this program speaks. It rises when a client of before would misread what it is told, or be misread: not for a new request,
 * nor for a new field that may be left alone. 1: things of a game by their place in a list. 2: by name.
 * 3: what is asked is not said again in changes, where it is what stands on top of the stack. 4: what all know of everybody's goods in Vasa
 * Regalis is said once.
 */
export const PROTOCOL = 4;
/** Where a server's socket is opened. The address says what is spoken: whoever does not say speaks 1. */
export const liveAddress = (origin: string): string => `${origin.replace(/^http/, "ws")}/live?protocol=${PROTOCOL}`;
