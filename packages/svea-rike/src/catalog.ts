/** For boards and bots: all that is printed on the components, the event cards included. */
export type { EventCard } from "./cards/index.ts";
export { EVENT_PACK, EVENTS, whoMayPlay } from "./cards/index.ts";
export * from "./catalog/index.ts";
