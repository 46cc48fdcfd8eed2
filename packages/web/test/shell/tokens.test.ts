import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** Every pair of colours that text or lines are drawn with, by day and by night. */
const css = readFileSync(new URL("../../src/style/tokens.css", import.meta.url), "utf8");
const [day = "", rest = ""] = css.split('[data-theme="dark"] {');
const [night = ""] = rest.split("\n  }");
const read = (block: string): Record<string, string> =>
  Object.fromEntries([...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name = "", colour = ""]) => [name, colour]));
const themes = { day: read(day), night: { ...read(day), ...read(night) } };

const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((v) => (v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};
const TINCTURES = ["gules", "azure", "or", "vert", "purpure", "sable", "argent"];
const TEXT: readonly (readonly [string, string])[] = [
  ...["paper", "paper-2", "paper-3", "table", "brass-wash", "wax-wash", "chart-land", "chart-sea"].map((on) => ["ink", on] as const),
  ...["paper", "paper-2", "paper-3", "table"].map((on) => ["ink-2", on] as const),
  ...["paper", "paper-2", "paper-3"].map((on) => ["ink-3", on] as const),
  ...["paper", "paper-2", "brass-wash"].map((on) => ["brass-ink", on] as const),
  ...["paper", "wax-wash"].map((on) => ["wax-ink", on] as const),
  ...["wax", "wax-deep"].map((on) => ["on-wax", on] as const),
  ...["paper", "paper-2", "sea-wash", "chart-sea"].map((on) => ["sea-ink", on] as const),
  ...["paper", "moss-wash"].map((on) => ["moss-ink", on] as const),
  ...TINCTURES.map((tincture) => [`on-${tincture}`, `t-${tincture}`] as const),
];
const LINES: readonly (readonly [string, string])[] = [
  ["brass", "paper"],
  ["brass", "chart-land"],
  ["line-strong", "paper"],
  ["t-edge", "paper"],
];

describe.each(Object.entries(themes))("colours by %s", (_theme, colours) => {
  const of = (name: string): string => {
    const colour = colours[name];
    if (colour === undefined) throw new Error(`there is no colour ${name}`);
    return colour;
  };
  it.each(TEXT)("%s on %s can be read", (ink, paper) => {
    expect(contrast(of(ink), of(paper))).toBeGreaterThanOrEqual(4.5);
  });
  it.each(LINES)("a line of %s on %s can be seen", (ink, paper) => {
    expect(contrast(of(ink), of(paper))).toBeGreaterThanOrEqual(3);
  });
});
