/** The 56 titles of event cards. A title is known by its place in this list; all else about a card stands in its literal, under `cards/`. */
import { HALF } from "@stormakt/kernel/ids";

export type Title = number;
export const EVENT_IDS = [
  "a-time-of-changes",
  "abdication",
  "bad-harvest",
  "battle-of-breitenfeld",
  "battle-of-kliszow",
  "battle-of-narva",
  "battle-of-poltava",
  "blockade-runner",
  "conflict-of-interest",
  "connections-at-court",
  "demand-for-imported-goods",
  "diplomatic-pressure",
  "extra-booty",
  "extra-church-tax",
  "extra-tax-on-peasants",
  "extra-war-taxes",
  "fall-from-grace",
  "fall-of-the-monarchy",
  "famine",
  "feud-with-neighbours",
  "good-administration",
  "heavy-loans",
  "hidden-cache",
  "hidden-reserves",
  "high-treason",
  "inflation",
  "influential-office",
  "inspiring-speech",
  "intrigues",
  "local-war-tax",
  "lost-opportunity",
  "low-demand-for-imported-goods",
  "march-over-the-great-belt",
  "murder-at-the-opera",
  "noble-marriage",
  "out-of-the-fire",
  "palace-fire",
  "peasant-revolt",
  "plague",
  "political-influence",
  "powerful-neighbour",
  "protector-government",
  "reduction",
  "reductions-from-the-church",
  "riots-in-towns",
  "royal-wrath",
  "smart-negotiator",
  "superior-tactician",
  "supply-train",
  "swedish-steel-bites",
  "tax-refund",
  "trade-privileges",
  "treason",
  "untimely-death",
  "winds-of-war",
  "witch-hunt",
] as const;
export type EventId = (typeof EVENT_IDS)[number];
export const TITLE_COUNT: number = EVENT_IDS.length;
export const titleCalled = (id: string): Title => {
  const title = EVENT_IDS.findIndex((known) => known === id);
  if (title < 0) throw new Error(`there is no event card ${id}`);
  return title;
};
export const CONNECTIONS_AT_COURT: Title = titleCalled("connections-at-court");
export const INFLUENTIAL_OFFICE: Title = titleCalled("influential-office");
export const EXTRA_WAR_TAXES: Title = titleCalled("extra-war-taxes");
export const NOBLE_MARRIAGE: Title = titleCalled("noble-marriage");
/** Battle cards, each of use against one country only: they stay on the war table, and with their player if Sweden wins. */
export const BATTLES = {
  "battle-of-breitenfeld": "prussia",
  "battle-of-kliszow": "poland",
  "battle-of-narva": "russia",
  "march-over-the-great-belt": "denmark",
} as const;
const AGAINST = new Map<string, string>(Object.entries(BATTLES));
const AGAINST_BY_TITLE = EVENT_IDS.map((id) => AGAINST.get(id) ?? null);
export const battleAgainst = (title: Title): string | null => AGAINST_BY_TITLE[title] ?? null;

/** Titles as members of a set: a number for the first half of the list and one for the rest. */
export const titleSet = (title: Title): 0 | 1 => (title < HALF ? 0 : 1);
export const titleBit = (title: Title): number => 1 << (title < HALF ? title : title - HALF);
/** Half of the titles of which something holds, as a set. */
export function titlesWhere(half: 0 | 1, holds: (title: Title) => boolean): number {
  let set = 0;
  for (let title = 0; title < TITLE_COUNT; title++) if (titleSet(title) === half && holds(title)) set |= titleBit(title);
  return set;
}
