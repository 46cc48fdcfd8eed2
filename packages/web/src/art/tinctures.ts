/** The colours of arms, each with the engraver's hatching of Petra Sancta (1638): lines and dots that tell it without hue. */
export const TINCTURES = ["gules", "azure", "or", "vert", "purpure", "sable", "argent"] as const;
export type Tincture = (typeof TINCTURES)[number];

const HATCHING: Record<Tincture, string> = {
  gules: '<path d="M3 0V6"/>',
  azure: '<path d="M0 3H6"/>',
  or: '<circle cx="1.5" cy="1.5" r=".9"/><circle cx="4.5" cy="4.5" r=".9"/>',
  vert: '<path d="M-1 -1L7 7M-1 5L1 7M5 -1L7 1"/>',
  purpure: '<path d="M7 -1L-1 7M1 -1L-1 1M7 5L5 7"/>',
  sable: '<path d="M3 0V6M0 3H6"/>',
  argent: "",
};
const SHIELD_STRENGTH: Partial<Record<Tincture, number>> = { or: 0.6, sable: 0.34 };

/** The pattern `h-<tincture>`, for shields and pieces. */
export const pieceHatching = (t: Tincture): string =>
  `<pattern id="h-${t}" width="6" height="6" patternUnits="userSpaceOnUse"><g stroke="var(--on-${t})" stroke-width=".9" fill="var(--on-${t})" opacity="${SHIELD_STRENGTH[t] ?? 0.42}">${HATCHING[t]}</g></pattern>`;
/** Those, and `m-<tincture>` for a wash on a map. */
export const hatchingPatterns = (): string =>
  TINCTURES.map(
    (t) =>
      pieceHatching(t) +
      `<pattern id="m-${t}" width="7" height="7" patternUnits="userSpaceOnUse"><g transform="scale(1.17)" stroke="var(--t-${t})" stroke-width=".95" fill="var(--t-${t})" opacity="${t === "sable" ? 0.45 : 0.62}">${HATCHING[t]}</g></pattern>`,
  ).join("");
