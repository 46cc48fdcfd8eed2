/** What cards of links say. */
const PHRASES = {
  en: {
    locale: "en",
    house: "Four board games of the Baltic and its wars, played in the browser with every rule kept.",
    invited: (game: string) => `You are invited to ${game}`,
    gathering: (people: string, free: number, seats: number) => `${people} waits for players: ${free} of ${seats} chairs are free.`,
    running: (people: string) => `${people} play.`,
    turn: (people: string) => `${people} to move.`,
    finished: (people: string) => `${people} have played; the whole game can be looked at.`,
  },
  sv: {
    locale: "sv",
    house: "Fyra brädspel om Östersjön och dess krig, spelade i webbläsaren med varje regel.",
    invited: (game: string) => `Du är bjuden på ${game}`,
    gathering: (people: string, free: number, seats: number) => `${people} väntar på spelare: ${free} av ${seats} stolar är lediga.`,
    running: (people: string) => `${people} spelar.`,
    turn: (people: string) => `${people} står i tur.`,
    finished: (people: string) => `${people} har spelat; hela spelet går att se.`,
  },
} as const;
export const cardPhrasesIn = (language: string): (typeof PHRASES)[keyof typeof PHRASES] =>
  language in PHRASES ? PHRASES[language as keyof typeof PHRASES] : PHRASES.en;
/** The first language that somebody asks for and cards are written in. */
export function languageIn(accepted: string | undefined): string {
  const wanted = (accepted ?? "").split(",").map((one) => one.trim().slice(0, 2).toLowerCase());
  return wanted.find((one) => one in PHRASES) ?? "en";
}
