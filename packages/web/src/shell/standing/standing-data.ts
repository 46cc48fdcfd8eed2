import type { StandingWords } from "../../words/en/standing.ts";
import { useT } from "../../words/index.ts";

export const useStandingWords = (): StandingWords => useT().standing;

/** The level of a bot that is ranked; null: a person. */
export const levelOf = (subject: string): string | null => /^bot:(.+)$/.exec(subject)?.[1] ?? null;

/** What somebody who is ranked is called: a person, a guest, a level of bots. */
export function useNameOf(): (subject: string, name: string | null) => string {
  const t = useT();
  const words = useStandingWords();
  return (subject, name) => {
    const level = levelOf(subject);
    return level === null ? name || words.nobodyNamed : words.bot(t.levels[level]?.name ?? level);
  };
}

const USUAL = 1.96;
/** Wilson's interval, 95 %, of a share of games won. */
export function shareOf(won: number, played: number): { share: number; low: number; high: number } {
  if (played === 0) return { share: 0, low: 0, high: 1 };
  const share = won / played;
  const square = USUAL * USUAL;
  const centre = (share + square / (2 * played)) / (1 + square / played);
  const half = (USUAL / (1 + square / played)) * Math.sqrt((share * (1 - share)) / played + square / (4 * played * played));
  return { share, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}
