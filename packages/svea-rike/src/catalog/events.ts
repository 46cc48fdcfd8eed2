/** The 56 titles of event cards, with what is drawn on each. A title is known by its place in this list; all else about a card stands in its literal, under `cards/`. */
import type { IdOf } from "@stormakt/kernel/ids";
import { called, domain } from "@stormakt/kernel/ids";

/** What is drawn on it: a picture, and often a small sign of what becomes of that: more, less, nothing, another place, everybody around. */
export type Picture =
  | "coins"
  | "sheaf"
  | "fork"
  | "torch"
  | "swords"
  | "guns"
  | "crown"
  | "cage"
  | "ship"
  | "scales"
  | "letter"
  | "seal"
  | "hourglass"
  | "skull"
  | "palace"
  | "flame"
  | "rings"
  | "speech"
  | "quill"
  | "chest"
  | "mask"
  | "helmet"
  | "wagon"
  | "broom"
  | "gavel";
export type Sign = "plus" | "minus" | "cross" | "arrow" | "area";
export type Emblem = readonly [Picture, Sign?];
const EMBLEMS = {
  "a-time-of-changes": ["hourglass", "arrow"],
  abdication: ["cage"],
  "bad-harvest": ["sheaf", "cross"],
  "battle-of-breitenfeld": ["guns", "plus"],
  "battle-of-kliszow": ["swords", "plus"],
  "battle-of-narva": ["guns", "plus"],
  "battle-of-poltava": ["guns", "cross"],
  "blockade-runner": ["ship", "plus"],
  "conflict-of-interest": ["scales", "cross"],
  "connections-at-court": ["letter", "cross"],
  "demand-for-imported-goods": ["ship", "plus"],
  "diplomatic-pressure": ["ship", "minus"],
  "extra-booty": ["chest", "plus"],
  "extra-church-tax": ["coins", "area"],
  "extra-tax-on-peasants": ["coins", "plus"],
  "extra-war-taxes": ["coins", "minus"],
  "fall-from-grace": ["mask", "arrow"],
  "fall-of-the-monarchy": ["cage", "arrow"],
  famine: ["sheaf", "area"],
  "feud-with-neighbours": ["swords", "arrow"],
  "good-administration": ["quill", "plus"],
  "heavy-loans": ["coins", "arrow"],
  "hidden-cache": ["chest", "plus"],
  "hidden-reserves": ["palace", "plus"],
  "high-treason": ["mask", "cross"],
  inflation: ["scales", "minus"],
  "influential-office": ["seal", "plus"],
  "inspiring-speech": ["speech", "plus"],
  intrigues: ["mask"],
  "local-war-tax": ["helmet", "area"],
  "lost-opportunity": ["hourglass", "minus"],
  "low-demand-for-imported-goods": ["ship", "cross"],
  "march-over-the-great-belt": ["helmet", "plus"],
  "murder-at-the-opera": ["mask", "cross"],
  "noble-marriage": ["rings"],
  "out-of-the-fire": ["ship", "arrow"],
  "palace-fire": ["flame"],
  "peasant-revolt": ["fork", "area"],
  plague: ["skull", "area"],
  "political-influence": ["speech", "arrow"],
  "powerful-neighbour": ["crown", "arrow"],
  "protector-government": ["crown", "plus"],
  reduction: ["coins", "cross"],
  "reductions-from-the-church": ["coins", "plus"],
  "riots-in-towns": ["torch", "area"],
  "royal-wrath": ["crown", "cross"],
  "smart-negotiator": ["letter", "arrow"],
  "superior-tactician": ["quill", "arrow"],
  "supply-train": ["wagon"],
  "swedish-steel-bites": ["swords"],
  "tax-refund": ["coins", "plus"],
  "trade-privileges": ["seal", "arrow"],
  treason: ["mask", "minus"],
  "untimely-death": ["skull"],
  "winds-of-war": ["guns", "arrow"],
  "witch-hunt": ["broom", "area"],
} as const satisfies Readonly<Record<string, Emblem>>;
export type EventId = keyof typeof EMBLEMS;
export const EVENT_IDS: readonly string[] = Object.keys(EMBLEMS);
const IN_ORDER: readonly Emblem[] = Object.values(EMBLEMS);
/** A title of a former edition may be unknown here. */
export const emblemOf = (title: number): Emblem => IN_ORDER[title] ?? ["seal"];
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
