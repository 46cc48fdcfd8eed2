import type { Language, Rulebook, Words } from "@stormakt/words";

/** All that a game says in one language, at this client: one chunk, fetched when it is needed. Its rulebook is another. */
export interface Catalogue<Board = unknown> {
  readonly words: Words;
  /** What the board itself says. */
  readonly board: Board;
  readonly lesson: LessonWords;
  readonly reasons: Reasons;
  rulebook(): Promise<Rulebook>;
}
/** What is said at one's elbow, by chapter. */
export type LessonWords = Readonly<Record<string, ChapterWords>>;
export interface ChapterWords {
  readonly title: string;
  /** What is learnt, in a line. */
  readonly about: string;
  /** For each step of the chapter; `astray`: what to say when something else was done. */
  readonly steps: readonly (string | { readonly says: string; readonly astray: string })[];
}
/** What strong players weigh in one game, by the names bots have for it: as somebody would say it who gives a reason. */
export type Reasons = Readonly<Record<string, string>>;

/** A feature of many of a kind ("holds palace-fire") may share the phrase of its first word. */
export const phraseFor = (reasons: Reasons, feature: string): string | undefined =>
  reasons[feature] ?? reasons[feature.split(" ")[0] ?? ""];

/** The catalogues of a game, each loaded once. A board is drawn only after its language is there, and then asks without waiting. */
export function cataloguesOf<Board>(fetch: (language: Language) => Promise<{ readonly catalogue: Catalogue<Board> }>) {
  const here = new Map<Language, Catalogue<Board>>();
  return {
    async load(language: Language): Promise<Catalogue<Board>> {
      const found = here.get(language) ?? (await fetch(language)).catalogue;
      here.set(language, found);
      return found;
    },
    board(language: Language): Board {
      const found = here.get(language);
      if (found === undefined) throw new Error(`the words in ${language} are not here yet`);
      return found.board;
    },
  };
}
