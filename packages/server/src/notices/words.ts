import type { Language } from "@stormakt/words";
import { inEachLanguage, languageFor, listIn, localeOf } from "@stormakt/words";

/** What notices say. Nothing in them is more than the list of tables shows. */
export type Kind = "turn" | "reminder" | "nudge" | "over" | "began" | News;
/** What people send each other, and what is set up for them. */
export type News = "invited" | "befriend" | "club" | "round";
export interface Said {
  readonly kind: Kind;
  /** The table's name, or its game's where it has none; what else it is about. */
  readonly table: string;
  /** Whose doing it is, where that is to be said. */
  readonly by?: string;
  /** The others at it; null: somebody who has given no name. */
  readonly others: readonly (string | null)[];
  /** When the time is up. */
  readonly until: number | null;
  readonly zone: string;
  readonly link: string;
}
/** What a notice is put together from: a file a language, in the folder beside this one. */
export interface Phrases {
  readonly turn: (table: string, by: string) => string;
  readonly reminder: (table: string, until: string) => string;
  readonly nudge: (table: string, by: string) => string;
  readonly over: (table: string, by: string) => string;
  readonly began: (table: string, by: string) => string;
  readonly invited: (table: string, by: string) => string;
  readonly befriend: (_: string, by: string) => string;
  readonly club: (club: string, by: string) => string;
  readonly round: (tournament: string, by: string) => string;
  readonly several: (count: number) => string;
  readonly with: (others: string) => string;
  /** Somebody who has given no name, as `with` puts it. */
  readonly guest: string;
  readonly until: (time: string) => string;
  readonly alone: string;
  readonly answer: string;
  readonly why: string;
  readonly stop: string;
  readonly confirm: { readonly subject: string; readonly body: (link: string) => string };
  readonly comeIn: { readonly subject: string; readonly body: (link: string) => string };
}
const PHRASES = await inEachLanguage(
  async (language) => ((await import(`./words/${language}.ts`)) as { readonly phrases: Phrases }).phrases,
);
/** What somebody wrote down as their language, long ago perhaps: one that is not spoken here is English. */
const spoken = (language: string): Language => languageFor([language]);
export const phrasesIn = (language: string): Phrases => PHRASES[spoken(language)];

export const timeIn = (language: string, zone: string, at: number): string =>
  new Intl.DateTimeFormat(localeOf(spoken(language)), {
    timeZone: zone,
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
  }).format(at);

/** One line that says what it is about. */
export function headOf(language: string, { kind, table, until, zone, by = "" }: Said): string {
  const say = phrasesIn(language);
  return kind === "reminder" && until !== null
    ? say.reminder(table, timeIn(language, zone, until))
    : say[kind === "reminder" ? "turn" : kind](table, by);
}
/** Who is there, and how much time is left. */
export function tailOf(language: string, { others, until, zone, kind }: Said): string {
  const say = phrasesIn(language);
  if (kind === "befriend" || kind === "club") return say.answer;
  const named = others.map((name) => name ?? say.guest);
  const who = named.length === 0 ? say.alone : say.with(listIn(spoken(language), named));
  return until === null || kind === "reminder" || kind === "over" ? who : `${who} ${say.until(timeIn(language, zone, until))}`;
}
