import type { Arms } from "./arms.ts";
import { ALL_ARMS, armsId } from "./arms.ts";
import { crown, shield } from "./charges.ts";
import { CROWN_MARK } from "./crown.ts";
import type { Drawing } from "./pictures.ts";
import { SHIP_BOX, ship, shipDefs } from "./ship.ts";
import { hatchingPatterns, pieceHatching, TINCTURES } from "./tinctures.ts";

const symbol = (id: string, box: string, body: string): string => `<symbol id="${id}" viewBox="${box}">${body}</symbol>`;

const cube = (t: string): string =>
  `<g stroke="var(--t-edge)" stroke-width="1.6" stroke-linejoin="round"><path d="M22 2L42 12L22 22L2 12Z" fill="color-mix(in srgb,var(--t-${t}),#fff 26%)"/><path d="M2 12L22 22V46L2 35Z" fill="var(--t-${t})"/><path d="M2 12L22 22V46L2 35Z" fill="url(#h-${t})" stroke="none"/><path d="M42 12L22 22V46L42 35Z" fill="color-mix(in srgb,var(--t-${t}),#000 26%)"/></g>`;

const PIPS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[24, 24]],
  2: [
    [14, 14],
    [34, 34],
  ],
  3: [
    [13, 13],
    [24, 24],
    [35, 35],
  ],
  4: [
    [14, 14],
    [34, 14],
    [14, 34],
    [34, 34],
  ],
  5: [
    [13, 13],
    [35, 13],
    [24, 24],
    [13, 35],
    [35, 35],
  ],
  6: [
    [14, 12],
    [34, 12],
    [14, 24],
    [34, 24],
    [14, 36],
    [34, 36],
  ],
};
const die = (pips: readonly (readonly [number, number])[]): string =>
  `<rect x="2" y="5" width="44" height="45" rx="8" fill="#9a8358"/><rect x="2" y="2" width="44" height="44" rx="8" fill="url(#g-bone)" stroke="#4f3c22" stroke-width="1.5"/><g fill="#2a1a0e">${pips.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="4.6"/>`).join("")}</g>`;

const coin = (metal: string, worth: number, ink: string): string =>
  `<circle cx="24" cy="27" r="21.5" fill="#5a3d0d" fill-opacity=".75"/><circle cx="24" cy="24" r="22" fill="url(#${metal})" stroke="${ink}" stroke-width="1.2"/><circle cx="24" cy="24" r="17.5" fill="none" stroke="${ink}" stroke-dasharray="1.2 2"/><text x="24" y="31.5" text-anchor="middle" font-family="var(--font-text)" font-weight="800" font-size="22" fill="${ink}">${worth}</text>`;

function blob(): string {
  let d = "";
  for (let i = 0; i < 40; i++) {
    const angle = (i / 40) * Math.PI * 2;
    const r = 44 + Math.sin(i * 1.9) * 2.2 + Math.sin(i * 0.7 + 1) * 2.4;
    d += `${i ? "L" : "M"}${(50 + r * Math.cos(angle)).toFixed(1)} ${(50 + r * Math.sin(angle)).toFixed(1)}`;
  }
  return `${d}Z`;
}
const wax = (): string =>
  `<path d="${blob()}" fill="url(#g-wax)" stroke="var(--wax-deep)" stroke-width="1.5" stroke-linejoin="round"/><circle cx="50" cy="50" r="32" fill="none" stroke="var(--wax-deep)" stroke-width="2.5" stroke-opacity=".8"/><circle cx="50" cy="51" r="32" fill="none" stroke="#fff" stroke-opacity=".22"/>`;

function compass(): string {
  const point = (i: number): string => {
    const length = i % 4 === 0 ? 92 : i % 2 === 0 ? 66 : 46;
    const width = i % 4 === 0 ? 14 : i % 2 === 0 ? 10 : 6;
    const shoulder = (100 - width * 1.3).toFixed(1);
    return `<g transform="rotate(${i * 22.5} 100 100)"><path d="M100 ${100 - length}L${100 - width} ${shoulder}L100 100Z" fill="var(--rose-a,var(--chart-coast))"/><path d="M100 ${100 - length}L${100 + width} ${shoulder}L100 100Z" fill="var(--rose-b,var(--paper))"/></g>`;
  };
  const all = Array.from({ length: 16 }, (_, i) => i);
  const smallFirst = [...all.filter((i) => i % 2 === 1), ...all.filter((i) => i % 4 === 2), ...all.filter((i) => i % 4 === 0)];
  return `<g stroke="var(--chart-coast)" stroke-linejoin="round"><circle cx="100" cy="100" r="74" fill="none"/><circle cx="100" cy="100" r="70" fill="none" stroke-dasharray="1 3.6" stroke-width="5" stroke-opacity=".6"/>${smallFirst.map(point).join("")}<circle cx="100" cy="100" r="7" fill="var(--rose-b,var(--paper))"/></g><path d="M100 2C96 -4 90 2 94 8L100 6L106 8C110 2 104 -4 100 2" fill="var(--wax)"/>`;
}

const GRADIENTS = `<radialGradient id="g-wax" cx=".38" cy=".32" r=".8"><stop offset="0" stop-color="#d0503c"/><stop offset=".45" stop-color="var(--wax)"/><stop offset="1" stop-color="var(--wax-deep)"/></radialGradient><radialGradient id="g-coin" cx=".36" cy=".3" r=".85"><stop offset="0" stop-color="#f7dd8d"/><stop offset=".5" stop-color="#d9a733"/><stop offset="1" stop-color="#8b5f13"/></radialGradient><radialGradient id="g-silver" cx=".36" cy=".3" r=".85"><stop offset="0" stop-color="#f6f4ec"/><stop offset=".5" stop-color="#c4c4bf"/><stop offset="1" stop-color="#73757a"/></radialGradient><linearGradient id="g-bone" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fffaf0"/><stop offset="1" stop-color="#dccdab"/></linearGradient>`;

/** Shields, pieces and the ship: what is needed once somebody looks closer. Drawn by `<use>`, with colours from tokens.css. */
export function piecesMarkup(): string {
  const shields = ALL_ARMS.map((arms: Arms) => symbol(armsId(arms), "0 0 100 118", shield(arms.tincture, arms.charge)));
  const cubes = TINCTURES.map((t) => symbol(`cube-${t}`, "0 0 44 48", cube(t)));
  const dice = Object.entries(PIPS).map(([n, pips]) => symbol(`die-${n}`, "0 0 48 52", die(pips)));
  const coins = [
    symbol("coin-1", "0 0 48 50", coin("g-silver", 1, "#33353a")),
    symbol("coin-2", "0 0 48 50", coin("g-silver", 2, "#33353a")),
    symbol("coin-5", "0 0 48 50", coin("g-coin", 5, "#4a300a")),
    symbol("coin-10", "0 0 48 50", coin("g-coin", 10, "#4a300a")),
  ];
  const seals = [
    symbol(
      "seal",
      "0 0 100 100",
      `${wax()}<g fill="var(--wax-deep)" opacity=".95" transform="translate(0 -1)">${crown(50, 48, 1)}</g><g fill="#ffd9c8" opacity=".42" transform="translate(0 1.5)">${crown(50, 48, 1)}</g>`,
    ),
    symbol(
      "seal-cross",
      "0 0 100 100",
      `${wax()}<path d="M36 36L64 64M64 36L36 64" stroke="var(--on-wax)" stroke-width="7" stroke-linecap="round"/>`,
    ),
  ];
  return `<defs>${hatchingPatterns()}${GRADIENTS}${shipDefs()}</defs>${[
    ...shields,
    ...cubes,
    ...dice,
    ...coins,
    ...seals,
    symbol("crown", CROWN_MARK.box, CROWN_MARK.body),
    symbol("compass", "0 0 200 200", compass()),
    symbol("vasa", SHIP_BOX, ship()),
  ].join("")}`;
}
/** Shields, which stand by the dozen on every page: `kit/marks.tsx` lays them down. */
export const shieldPictures = (): readonly Drawing[] =>
  ALL_ARMS.map((arms: Arms) => ({
    className: armsId(arms),
    width: 100,
    height: 118,
    body: `<defs>${pieceHatching(arms.tincture)}</defs>${shield(arms.tincture, arms.charge)}`,
  }));
