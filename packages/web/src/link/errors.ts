/** The last errors of this page, for a report from the table. They stay here until somebody sends one. */
const KEPT = 10;
const kept: string[] = [];

export function followErrors(): void {
  const note = (what: unknown): void => {
    const text = what instanceof Error ? (what.stack ?? what.message) : String(what);
    kept.push(text.slice(0, 1_000));
    if (kept.length > KEPT) kept.shift();
  };
  addEventListener("error", ({ error, message }) => note(error ?? message));
  addEventListener("unhandledrejection", ({ reason }) => note(reason));
}
export const lastErrors = (): string[] => [...kept];
/** What this page calls itself: the file it was built into, and the browser it runs in. */
export function clientVersion(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? "";
  return `web ${script.split("/").at(-1) ?? ""} ${navigator.userAgent}`.slice(0, 120);
}
