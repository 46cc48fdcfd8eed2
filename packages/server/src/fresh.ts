/** What is found out is told to all who ask within so many milliseconds: anybody may ask, and finding out costs something. */
export function fresh<T>(find: () => Promise<T>, milliseconds: number, ticks: () => number = () => performance.now()): () => Promise<T> {
  let last: { readonly at: number; readonly found: Promise<T> } | null = null;
  return () => {
    const now = ticks();
    if (last === null || now - last.at > milliseconds) last = { at: now, found: find() };
    return last.found;
  };
}
