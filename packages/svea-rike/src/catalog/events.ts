/** The 56 titles of event cards. All else about a card, what is drawn on it too, stands in its literal, under `cards/`. */
import type { IdOf } from "@stormakt/kernel/ids";
import { called, domain } from "@stormakt/kernel/ids";
import { RULES } from "../rulebook/ids.ts";

/** Every card has a rule that bears its name. A title is known by its place in this list. */
const CARD = "SR-CARD-";
export const EVENT_IDS: readonly string[] = RULES.filter((rule) => rule.startsWith(CARD))
  .map((rule) => rule.slice(CARD.length))
  .sort();
export const EVENT_CARD = domain("event card", EVENT_IDS);
export type Title = IdOf<typeof EVENT_CARD>;
export const titleCalled = (id: string): Title => called(EVENT_CARD, id);
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
