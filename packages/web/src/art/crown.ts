/** Three points, pearls and a band; its middle is at 0 0. */
export const CROWN =
  "M-16 12L-20 -9L-10 0L-7 -13L0 -2L7 -13L10 0L20 -9L16 12ZM-16 14.5H16V19H-16ZM-22.5 -11.5a2.8 2.8 0 1 0 5 0a2.8 2.8 0 1 0 -5 0M-9.5 -16a2.8 2.8 0 1 0 5 0a2.8 2.8 0 1 0 -5 0M4.5 -16a2.8 2.8 0 1 0 5 0a2.8 2.8 0 1 0 -5 0M17.5 -11.5a2.8 2.8 0 1 0 5 0a2.8 2.8 0 1 0 -5 0";
/** The crown as a mark of its own, in whatever colour stands around it. */
export const CROWN_MARK = { box: "0 0 48 40", body: `<path fill="currentColor" transform="translate(24 21)" d="${CROWN}"/>` };
