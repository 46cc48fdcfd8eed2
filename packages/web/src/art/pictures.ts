/** A drawing with colours from tokens.css, to be laid down as a picture: the class of an element, or of many. */
export interface Drawing {
  readonly className: string;
  readonly width: number;
  readonly height: number;
  /** Everything it refers to must be in it. */
  readonly body: string;
}
const painted = new Set<string>();

/**
 * Drawings as backgrounds of empty elements. The browser draws each once for a size and then only lays it down, wherever it is wanted; as
 * trees of paths they would all be styled, laid out and painted one by one. A picture knows no tokens, so there is one by day and one by
 * night; paper in a printer is that of the day.
 */
export function paintPictures(drawings: readonly Drawing[]): void {
  const fresh = drawings.filter(({ className }) => !painted.has(className));
  if (fresh.length === 0) return;
  for (const { className } of fresh) painted.add(className);
  const sheet = new CSSStyleSheet();
  const [day, night] = [rulesOf(fresh, "light", ""), rulesOf(fresh, "dark", "[data-theme=dark] ")];
  const all = fresh.map(({ className }) => `.${className}`).join();
  sheet.replaceSync(`${all}{background:no-repeat center/contain content-box;print-color-adjust:exact}${day}@media screen{${night}}`);
  document.adoptedStyleSheets.push(sheet);
}
function rulesOf(drawings: readonly Drawing[], theme: "light" | "dark", within: string): string {
  const probe = document.createElement("div");
  probe.dataset["theme"] = theme;
  document.documentElement.append(probe);
  const tokens = getComputedStyle(probe);
  const rules = drawings.map(({ className, width, height, body }) => {
    const named = new Set(body.match(/--[\w-]+/gu));
    const colours = Array.from(named, (name) => `${name}:${tokens.getPropertyValue(name)}`).join(";");
    const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><style>:root{${colours}}</style>${body}</svg>`;
    return `${within}.${className}{background-image:url("data:image/svg+xml,${encodeURIComponent(picture)}")}`;
  });
  probe.remove();
  return rules.join("");
}
