/** What notices say. Nothing in them is more than the list of tables shows. */
export type Kind = "turn" | "reminder" | "nudge" | "over" | "began";
export interface Said {
  readonly kind: Kind;
  /** The table's name, or its game's where it has none. */
  readonly table: string;
  /** The others at it. */
  readonly others: readonly string[];
  /** When the time is up. */
  readonly until: number | null;
  readonly zone: string;
  readonly link: string;
}
/** Games go by their own names in every language. */
export const gameTitle = (game: string): string =>
  game.replaceAll(/(^|-)(\w)/g, (_, gap: string, letter: string) => (gap === "" ? "" : " ") + letter.toUpperCase());

interface Phrases {
  readonly turn: (table: string) => string;
  readonly reminder: (table: string, until: string) => string;
  readonly nudge: (table: string) => string;
  readonly over: (table: string) => string;
  readonly began: (table: string) => string;
  readonly several: (count: number) => string;
  readonly with: (others: string) => string;
  readonly until: (time: string) => string;
  readonly alone: string;
  readonly why: string;
  readonly stop: string;
  readonly confirm: { readonly subject: string; readonly body: (link: string) => string };
  readonly comeIn: { readonly subject: string; readonly body: (link: string) => string };
}
const en: Phrases = {
  turn: (table) => `Your turn: ${table}`,
  reminder: (table, until) => `Until ${until}: your move in ${table}`,
  nudge: (table) => `The others are waiting for you: ${table}`,
  over: (table) => `Over: ${table}`,
  began: (table) => `It begins: ${table}`,
  several: (count) => `${count} tables wait for you`,
  with: (others) => `With ${others}.`,
  until: (time) => `You have until ${time}.`,
  alone: "With bots.",
  why: "You get this because you asked to be told.",
  stop: "To get no more of these:",
  confirm: {
    subject: "Confirm your address",
    body: (link) =>
      `Open this link to make this address yours. It works once, for half an hour.\n\n${link}\n\nIf you did not ask for it, do nothing.`,
  },
  comeIn: {
    subject: "Your link to come in",
    body: (link) =>
      `Open this link to come in. It works once, for half an hour.\n\n${link}\n\nIf you did not ask for it, do nothing: nobody can come in without it.`,
  },
};
const sv: Phrases = {
  turn: (table) => `Din tur: ${table}`,
  reminder: (table, until) => `Senast ${until}: ditt drag i ${table}`,
  nudge: (table) => `De andra väntar på dig: ${table}`,
  over: (table) => `Avgjort: ${table}`,
  began: (table) => `Nu börjar det: ${table}`,
  several: (count) => `${count} bord väntar på dig`,
  with: (others) => `Med ${others}.`,
  until: (time) => `Du har till ${time}.`,
  alone: "Med botar.",
  why: "Du får detta för att du har bett om det.",
  stop: "För att slippa fler:",
  confirm: {
    subject: "Bekräfta din adress",
    body: (link) =>
      `Öppna länken för att göra adressen till din. Den fungerar en gång, i en halvtimme.\n\n${link}\n\nHar du inte bett om den behöver du inte göra något.`,
  },
  comeIn: {
    subject: "Din länk in",
    body: (link) =>
      `Öppna länken för att komma in. Den fungerar en gång, i en halvtimme.\n\n${link}\n\nHar du inte bett om den behöver du inte göra något: ingen kommer in utan den.`,
  },
};
const LANGUAGES: Readonly<Record<string, Phrases>> = { en, sv };
export const phrasesIn = (language: string): Phrases => LANGUAGES[language] ?? en;
const localeOf = (language: string): string => (Object.hasOwn(LANGUAGES, language) ? language : "en");

export const timeIn = (language: string, zone: string, at: number): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    timeZone: zone,
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
  }).format(at);
const listIn = (language: string, names: readonly string[]): string => new Intl.ListFormat(localeOf(language)).format(names);

/** One line that says what it is about. */
export function headOf(language: string, { kind, table, until, zone }: Said): string {
  const say = phrasesIn(language);
  return kind === "reminder" && until !== null
    ? say.reminder(table, timeIn(language, zone, until))
    : say[kind === "reminder" ? "turn" : kind](table);
}
/** Who is there, and how much time is left. */
export function tailOf(language: string, { others, until, zone, kind }: Said): string {
  const say = phrasesIn(language);
  const who = others.length === 0 ? say.alone : say.with(listIn(language, others));
  return until === null || kind === "reminder" || kind === "over" ? who : `${who} ${say.until(timeIn(language, zone, until))}`;
}
