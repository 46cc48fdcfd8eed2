/** The name of the page in its tab: what it shows, and before it how many tables wait. */
let base = "Stormakt";
let waiting = 0;

let later: ReturnType<typeof setTimeout> | undefined;

/** After the page itself has been painted: to write on the tab takes as long as many parts of the page do. */
function show(): void {
  const page = document;
  clearTimeout(later);
  later = setTimeout(() => {
    const title = waiting === 0 ? base : `(${waiting}) ${base}`;
    if (page.title !== title) page.title = title;
  }, 60);
}
export function setPageTitle(title: string): void {
  base = title;
  show();
}
/** The same number on the icon of the tab, and of the program where it is installed. */
export function setWaiting(count: number): void {
  if (count === waiting) return;
  waiting = count;
  show();
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (icon !== null) icon.href = count === 0 ? "/icon.svg" : "/icon-waiting.svg";
  const badge = navigator as { setAppBadge?(count: number): Promise<void>; clearAppBadge?(): Promise<void> };
  void (count === 0 ? badge.clearAppBadge?.() : badge.setAppBadge?.(count))?.catch(() => {});
}
