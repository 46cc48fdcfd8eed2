import { CROWN } from "./crown.ts";
import type { Tincture } from "./tinctures.ts";

/** What is borne on a shield of 100 by 118. `field` is the shield's own colour, for lines cut into a charge. */
type Draw = (field: string) => string;

const leaf = (x: number, y: number, s: number): string =>
  `<path transform="translate(${x} ${y}) scale(${s})" d="M0 22C-10 14 -19 8 -19 -3C-19 -13 -9 -17 -3 -11L0 -4L3 -11C9 -17 19 -13 19 -3C19 8 10 14 0 22Z"/>`;
const rose = (x: number, y: number, field: string): string => {
  const petals = [0, 1, 2, 3, 4].map(
    (i) => `<circle cx="${(Math.sin(i * 1.2566) * 9).toFixed(1)}" cy="${(-Math.cos(i * 1.2566) * 9).toFixed(1)}" r="7.2"/>`,
  );
  return `<g transform="translate(${x} ${y})">${petals.join("")}<circle r="5" fill="${field}"/><circle r="2.6"/></g>`;
};
export const crown = (x: number, y: number, s: number): string => `<path transform="translate(${x} ${y}) scale(${s})" d="${CROWN}"/>`;
/** Turned point by point: twelve transforms would be painted apart from each other. */
const ray = (i: number): string => {
  const [sine, cosine] = [Math.sin((i * Math.PI) / 6), Math.cos((i * Math.PI) / 6)];
  const turned = (x: number, y: number): string => `${(50 + x * cosine - y * sine).toFixed(2)} ${(56 + x * sine + y * cosine).toFixed(2)}`;
  return `<path d="M${turned(-4, -18)}L${turned(0, i % 2 ? -36 : -42)}L${turned(4, -18)}Z"/>`;
};

const CHARGES = {
  leaves: () => leaf(30, 34, 0.92) + leaf(70, 34, 0.92) + leaf(50, 76, 0.92),
  griffin: (f) =>
    `<g transform="translate(6.5 4) scale(.86)"><path d="M26 98L33 84L23 80L34 70L25 62L37 55L30 44L42 42L24 16L50 30L44 8L66 31C78 34 88 44 90 61C85 60 81 59 78 56C79 62 84 64 85 66C80 73 72 74 65 70C64 80 72 88 76 98L66 92L60 101L52 92L45 101L38 92Z"/><path d="M66 56C70 58 74 58 78 56" fill="none" stroke="${f}" stroke-width="3"/><path d="M56 42L71 45C68 50 61 50 56 42Z" fill="${f}"/><path d="M44 54C50 60 52 70 50 80M38 66C43 70 44 78 42 86" fill="none" stroke="${f}" stroke-width="2.6"/></g>`,
  wing: (f) =>
    `<path d="M26 26C40 16 58 18 66 30C74 42 76 60 70 94C66 92 63 88 62 82L56 92C52 88 50 82 51 75L43 84C40 79 40 73 43 66L34 72C32 64 36 57 42 53C32 54 24 42 26 26Z"/><path d="M36 34C46 34 54 42 58 54M52 28C60 36 64 48 64 62" fill="none" stroke="${f}" stroke-width="3"/>`,
  oak: (f) =>
    `<path d="M48 100L50 84C42 90 34 86 35 78C26 80 22 70 29 65C20 60 24 49 32 50C29 40 38 34 44 40C44 28 50 20 52 18C56 22 61 30 59 41C66 35 75 41 71 51C80 51 82 61 74 65C80 71 75 80 67 77C67 86 60 89 54 84L54 100Z"/><path d="M52 30V84M52 52L42 46M52 52L62 46M52 68L40 62M52 68L64 62" stroke="${f}" stroke-width="2.6" fill="none"/>`,
  roses: (f) => rose(31, 36, f) + rose(69, 36, f) + rose(50, 77, f),
  banner: (f) => `<path d="M26 18H31V100H26ZM33 22H80L68 36L80 50H33Z"/><path d="M33 33H70V39H33Z" fill="${f}"/>`,
  anchor: () =>
    `<path d="M46 38H54V84C64 82 71 76 73 68L66 70L78 56L84 73L78 70C74 86 64 95 50 97C36 95 26 86 22 70L16 73L22 56L34 70L27 68C29 76 36 82 46 84ZM32 42H68V50H32Z"/><path fill-rule="evenodd" d="M50 16a11 11 0 1 1 0 22a11 11 0 1 1 0 -22M50 22a5 5 0 1 0 0 10a5 5 0 1 0 0 -10"/>`,
  beams: () => `<path d="M7 30H93V46H7ZM6.5 62H93.5C93 68 92 73 90 78H10C8 73 7 68 6.5 62Z"/>`,
  tower: (f) =>
    `<path d="M26 24H35V32H45V24H55V32H65V24H74V42H69V82H76V96H24V82H31V42H26Z"/><path d="M44 96V74a6 6 0 0 1 12 0V96ZM46 50h8v12h-8z" fill="${f}"/>`,
  crowns: () => crown(30, 36, 0.85) + crown(70, 36, 0.85) + crown(50, 78, 0.85),
  pikes: () => `<path d="M20 98L74 30L70 27L84 14L82 34L78 32L25 102ZM80 98L26 30L30 27L16 14L18 34L22 32L75 102Z"/>`,
  star: () => `<path d="M50 18L58 44L85 44L63 60L71 86L50 70L29 86L37 60L15 44L42 44Z"/>`,
  crescent: () => `<path d="M22 30A36 36 0 1 0 78 30A28 28 0 1 1 22 30Z"/>`,
  sun: () => `${Array.from({ length: 12 }, (_, i) => ray(i)).join("")}<circle cx="50" cy="56" r="17"/>`,
  fish: (f) => `<path d="M16 56C28 36 56 34 72 52L88 40V72L72 60C56 78 28 76 16 56Z"/><circle cx="32" cy="52" r="3.5" fill="${f}"/>`,
  eagle: (f) =>
    `<path d="M50 16C56 14 62 18 62 24L70 26L62 30C62 34 60 37 58 39C66 34 78 30 86 22C88 34 84 42 78 47L84 48C82 56 76 60 70 61L75 65C70 70 64 71 59 69L60 80L70 90L60 88L56 100L50 92L44 100L40 88L30 90L40 80L41 69C36 71 30 70 25 65L30 61C24 60 18 56 16 48L22 47C16 42 12 34 14 22C22 30 34 34 42 39C38 34 38 20 50 16Z"/><circle cx="55" cy="23" r="2" fill="${f}"/><path d="M50 42V78M30 36L42 50M70 36L58 50" stroke="${f}" stroke-width="2.4" fill="none"/>`,
  horse: (f) =>
    `<path d="M28 100L34 78C26 66 30 48 42 38L38 24L50 30C62 26 72 34 78 48L86 60C88 66 82 72 76 70L62 66C60 74 66 82 72 88L70 100Z"/><circle cx="64" cy="46" r="3" fill="${f}"/><path d="M42 38C36 50 36 64 40 76M50 31C46 40 44 50 46 60" stroke="${f}" stroke-width="2.6" fill="none"/>`,
  lion: (f) =>
    `<path d="M34 100L38 82C30 78 24 70 26 60L18 56L26 50C24 40 30 28 42 24L44 14L52 22C66 20 78 28 80 42L88 48L80 54C80 62 76 66 70 66L62 64C60 70 64 74 70 78L66 86L58 84L60 100Z"/><circle cx="66" cy="42" r="3" fill="${f}"/><path d="M40 34C34 44 34 58 40 68M50 30C44 42 46 56 52 64M80 54L70 56" stroke="${f}" stroke-width="2.6" fill="none"/>`,
} satisfies Record<string, Draw>;
export type Charge = keyof typeof CHARGES;

const OUTLINE = "M6 5H94V58C94 86 74 103 50 113C26 103 6 86 6 58Z";
const INNER = "M10 9H90V58C90 83 72 99 50 108.5C28 99 10 83 10 58Z";

/** A shield as an engraver prints it: colour, hatching and charge each tell whose it is. */
export function shield(tincture: Tincture, charge: Charge): string {
  const field = `var(--t-${tincture})`;
  const metal = `var(--on-${tincture})`;
  return `<path d="${OUTLINE}" fill="${field}"/><path d="${OUTLINE}" fill="url(#h-${tincture})"/><g fill="${metal}" stroke="${field}" stroke-width="3.5" paint-order="stroke">${CHARGES[charge](field)}</g><path d="${OUTLINE}" fill="none" stroke="var(--t-edge)" stroke-width="4.5"/><path d="${INNER}" fill="none" stroke="${metal}" stroke-width="1.2" opacity=".55"/>`;
}

/** A charge by itself, for shields of other shapes. `field` is the colour it lies on. */
export const chargeOn = (charge: Charge, field: string): string => CHARGES[charge](field);
