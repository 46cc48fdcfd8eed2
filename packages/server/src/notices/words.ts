/** What notices say. Nothing in them is more than the list of tables shows. */
export type Kind = "turn" | "reminder" | "nudge" | "over" | "began" | News;
/** What people send each other, and what is set up for them. */
export type News = "invited" | "befriend" | "club";
export interface Said {
  readonly kind: Kind;
  /** The table's name, or its game's where it has none; what else it is about. */
  readonly table: string;
  /** Whose doing it is, where that is to be said. */
  readonly by?: string;
  /** The others at it. */
  readonly others: readonly string[];
  /** When the time is up. */
  readonly until: number | null;
  readonly zone: string;
  readonly link: string;
}
interface Phrases {
  readonly turn: (table: string, by: string) => string;
  readonly reminder: (table: string, until: string) => string;
  readonly nudge: (table: string, by: string) => string;
  readonly over: (table: string, by: string) => string;
  readonly began: (table: string, by: string) => string;
  readonly invited: (table: string, by: string) => string;
  readonly befriend: (_: string, by: string) => string;
  readonly club: (club: string, by: string) => string;
  readonly several: (count: number) => string;
  readonly with: (others: string) => string;
  readonly until: (time: string) => string;
  readonly alone: string;
  readonly answer: string;
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
  invited: (table, by) => `${by} invites you to ${table}`,
  befriend: (_, by) => `${by} asks to be your friend`,
  club: (club, by) => `${by} invites you to the club ${club}`,
  several: (count) => `${count} tables wait for you`,
  with: (others) => `With ${others}.`,
  until: (time) => `You have until ${time}.`,
  alone: "With bots.",
  answer: "Open the page to answer.",
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
  invited: (table, by) => `${by} bjuder in dig till ${table}`,
  befriend: (_, by) => `${by} vill bli din vän`,
  club: (club, by) => `${by} bjuder in dig till klubben ${club}`,
  several: (count) => `${count} bord väntar på dig`,
  with: (others) => `Med ${others}.`,
  until: (time) => `Du har till ${time}.`,
  alone: "Med botar.",
  answer: "Öppna sidan för att svara.",
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
  const who = others.length === 0 ? say.alone : say.with(listIn(language, others));
  return until === null || kind === "reminder" || kind === "over" ? who : `${who} ${say.until(timeIn(language, zone, until))}`;
}
