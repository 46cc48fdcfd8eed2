/** How far somebody has come: the step of a chapter for as long as the window is open, the chapters learnt for as long as the browser keeps them. */
const stepKey = (game: string, chapter: string): string => `stormakt.step ${game} ${chapter}`;
const LEARNT = "stormakt.learnt";

/** A browser that keeps nothing begins anew. */
function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}
export function keptStep(game: string, chapter: string, steps: number): number {
  const kept = attempt(() => Number(sessionStorage.getItem(stepKey(game, chapter)) ?? 0), 0);
  return Number.isInteger(kept) && kept >= 0 && kept < steps ? kept : 0;
}
export function keepStep(game: string, chapter: string, step: number): void {
  attempt(() => sessionStorage.setItem(stepKey(game, chapter), String(step)), undefined);
}
export function learntChapters(): readonly string[] {
  return attempt(() => {
    const kept: unknown = JSON.parse(localStorage.getItem(LEARNT) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
  }, []);
}
export const nameOfChapter = (game: string, chapter: string): string => `${game} ${chapter}`;
export function keepLearnt(game: string, chapter: string): void {
  const learnt = new Set([...learntChapters(), nameOfChapter(game, chapter)]);
  attempt(() => localStorage.setItem(LEARNT, JSON.stringify([...learnt])), undefined);
}
