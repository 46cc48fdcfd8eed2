import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
interface Finding {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}
/** Serious findings, as lines that say where. */
export async function findings(page: Page, screen: string): Promise<string[]> {
  if (await page.evaluate("!('axe' in window)")) await page.evaluate(axe);
  // Of what is in order no more is gathered than that it is: nobody asks for it here.
  const found = (await page.evaluate(
    "axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'], resultTypes: ['violations'] }).then((r) => r.violations)",
  )) as Finding[];
  return found
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${screen}: ${id}: ${html.slice(0, 160)} ${failureSummary.slice(0, 200)}`),
    );
}
