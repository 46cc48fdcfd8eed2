/** How far a lesson has come, so that a page that is loaded anew does not begin it again. */
const keyOf = (table: string): string => `stormakt.lesson ${table}`;

export function keptLesson(table: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(table)) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}
export function keepLesson(table: string, given: readonly string[]): void {
  try {
    sessionStorage.setItem(keyOf(table), JSON.stringify(given));
  } catch {
    // A browser that keeps nothing begins anew.
  }
}
