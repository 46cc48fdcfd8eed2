/**
 * The Vasa in profile, stern left, bow right, drawn for the box 60 40 1100 760. Four parts, each with a layer of what may come to be
 * (dashed) and one of what is; the numbers --wood, --cloth, --iron and --sculpture (0 or 1) on any ancestor choose between them.
 */
type Point = readonly [x: number, y: number];
const f = (n: number): string => (Math.round(n * 10) / 10).toString();

/** The parabola through three points. */
const quad =
  (p: Point, q: Point, r: Point) =>
  (x: number): number =>
    (p[1] * ((x - q[0]) * (x - r[0]))) / ((p[0] - q[0]) * (p[0] - r[0])) +
    (q[1] * ((x - p[0]) * (x - r[0]))) / ((q[0] - p[0]) * (q[0] - r[0])) +
    (r[1] * ((x - p[0]) * (x - q[0]))) / ((r[0] - p[0]) * (r[0] - q[0]));
const sheer = quad([200, 448], [590, 566], [945, 532]);
const KEEL = 766;
/** The height at x of the line that lies so far down between sheer (0) and keel (1). */
const at = (x: number, down: number): number => (1 - down) * sheer(x) + down * KEEL;
function strake(down: number, from: number, to: number, steps = 12): string {
  let d = "";
  for (let i = 0; i <= steps; i++) {
    const x = from + ((to - from) * i) / steps;
    d += `${i ? "L" : "M"}${f(x)} ${f(at(x, down))}`;
  }
  return d;
}

const HULL =
  "M192 366 L198 404 L212 470 L226 560 L250 690 L262 768 L806 768 C884 762 928 700 946 566 L950 536 L938 506 L806 512 L804 548 Q690 566 566 556 L564 520 L436 494 L434 462 L316 428 L314 396 Z";
const RAILS = "M192 366L314 396M316 428L434 462M436 494L564 520M566 556Q690 566 804 548M806 512L938 506";

function timbers(): string {
  let ribs = "";
  for (let x = 268; x <= 912; x += 28) {
    const top = sheer(x) - (x < 316 ? 50 : x < 436 ? 36 : x < 566 ? 24 : x > 806 ? 22 : 4);
    const foot = x > 806 ? 768 - ((x - 806) / 106) ** 2 * 70 : 768;
    ribs += `M${f(x)} ${f(foot)}Q${f(x - 7)} ${f((foot + top) / 2 + 30)} ${f(x)} ${f(top)}`;
  }
  return `<g opacity="calc(1 - var(--wood,1))" fill="none" stroke="var(--wood-draft,var(--ship-draft))" stroke-linecap="round"><path d="${HULL}" stroke-width="2.4" stroke-dasharray="9 7" fill="var(--wood-void,var(--ship-void))"/><path d="${ribs}" stroke-width="3" fill-opacity=".55" stroke-opacity=".55"/><path d="M250 700L262 768H806C884 762 928 700 946 566" stroke-width="7" fill-opacity=".8" stroke-opacity=".8"/><path d="${strake(0.25, 222, 944)}${strake(0.5, 232, 934)}" stroke-width="1.5" stroke-dasharray="3 6"/><path d="M332 458V206M546 540V76M802 520V116M936 520L1126 388" stroke-width="2" stroke-dasharray="9 7"/></g>`;
}

function hull(): string {
  let planks = "";
  let wales = "";
  let butts = "";
  for (let down = -0.2; down < 1; down += 0.05) planks += strake(down, 190, 950);
  for (const down of [0.06, 0.2, 0.34]) wales += strake(down, 205, 948);
  let row = 0;
  for (let down = -0.15; down < 0.95; down += 0.05)
    for (let x = 240 + ((row++ * 53) % 90); x < 930; x += 96) butts += `M${f(x)} ${f(at(x, down))}V${f(at(x, down + 0.05))}`;
  const masts = `<g fill="var(--ship-spar)" stroke-width="1.6"><path d="M934 528L1128 384L1132 389L946 546Z"/><path d="M539 560L541 210L543.5 70H548.5L551 210L554 560Z"/><path d="M795 540L798 240L800 112H804L807 240L810 540Z"/><path d="M327 470L329 200H335L338 470Z"/><path d="M524 214h44l-5 14h-34zM782 248h40l-5 13h-30zM318 300h28l-4 10h-20z" fill="var(--ship-timber-d)"/></g>`;
  const planking = `<g clip-path="url(#c-hull)"><path d="M150 700Q560 716 960 690V800H150Z" fill="var(--ship-tallow)" fill-opacity=".85"/><path d="${planks}" fill="none" stroke="var(--ship-line)" stroke-opacity=".42"/><path d="${butts}" stroke="var(--ship-line)" fill-opacity=".4" stroke-opacity=".4"/><path d="${wales}" fill="none" stroke="var(--ship-timber-d)" stroke-width="8"/><path d="${wales}" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="1.5" transform="translate(0 -3)"/><path d="M150 640Q560 730 960 640V800H150Z" fill="url(#p-hatch)" fill-opacity=".5"/><path d="M150 300H330V800H200Z" fill="url(#p-hatch)" fill-opacity=".35"/></g>`;
  const beak = `<path d="M944 570C990 566 1030 552 1062 528L1054 514C1022 530 986 536 950 534Z" fill="var(--ship-timber)" stroke="var(--ship-line)" stroke-width="2.5"/><path d="M946 552C990 552 1026 540 1056 520" fill="none" stroke="var(--ship-line)" stroke-opacity=".6"/>`;
  const rudder = `<path d="M228 566L250 690L262 768H236L216 640Z" fill="var(--ship-timber-d)" stroke="var(--ship-line)" stroke-width="2"/>`;
  return `<g opacity="var(--wood,1)"><g stroke="var(--ship-line)" stroke-linejoin="round">${masts}<path d="${HULL}" fill="url(#g-hull)" stroke-width="3"/></g>${planking}<path d="${RAILS}" fill="none" stroke="var(--ship-timber-d)" stroke-width="5" stroke-linecap="round"/>${beak}${rudder}</g>`;
}

function rigging(): string {
  const shrouds = (mx: number, my: number, feet: readonly number[], foot: (x: number) => number): string => {
    const first = feet[0] ?? 0;
    const last = feet.at(-1) ?? 0;
    let d = feet.map((x) => `M${mx} ${my}L${x} ${f(foot(x))}`).join("");
    for (let t = 0.25; t < 0.97; t += 0.09)
      d += `M${f(mx + (first - mx) * t)} ${f(my + (foot(first) - my) * t)}L${f(mx + (last - mx) * t)} ${f(my + (foot(last) - my) * t)}`;
    return d;
  };
  return `<g opacity="var(--wood,1)" fill="none" stroke="var(--ship-rig)" stroke-width="1.1"><path d="${shrouds(546, 220, [478, 500, 522], (x) => sheer(x) - 26)}${shrouds(802, 252, [742, 762, 782], (x) => sheer(x) - 4)}${shrouds(332, 304, [284, 300, 316], (x) => sheer(x) - 52)}"/><path d="M548 76L802 262M802 116L1104 404M802 252L1020 466M548 218L800 500M334 206L544 330M546 76L400 478M332 210L200 372M802 120L640 540"/></g>`;
}

/** Mast, head, half-width of head, foot, half-width of foot, belly. */
const SAILS = [
  [546, 338, 128, 508, 122, 34],
  [546, 178, 72, 322, 114, 30],
  [546, 104, 34, 168, 60, 16],
  [804, 358, 94, 492, 92, 28],
  [804, 216, 56, 344, 84, 26],
  [804, 146, 26, 206, 46, 14],
] as const;
const LATEEN = "M252 208L414 436Q330 452 236 424Q270 320 252 208Z";
const SPRIT = "M1010 462L1090 438C1112 470 1110 500 1100 526Q1060 520 1022 542C1034 512 1030 488 1010 462Z";
const SQUARES = SAILS.map(
  ([x, top, w, foot, v, b]) =>
    `M${x - w} ${top + 4}L${x + w} ${top - 4}C${x + w + b} ${f(top + (foot - top) * 0.3)} ${x + v + b} ${f(top + (foot - top) * 0.75)} ${x + v} ${foot}Q${f(x + b * 0.7)} ${foot - 26} ${x - v} ${foot + 4}C${f(x - v + b * 0.9)} ${f(top + (foot - top) * 0.75)} ${f(x - w + b * 0.9)} ${f(top + (foot - top) * 0.3)} ${x - w} ${top + 4}Z`,
).join("");
const CANVAS = SQUARES + LATEEN + SPRIT;

function sails(): string {
  let seams = "";
  let shade = "";
  let yards = "";
  let reefs = "";
  for (const [x, top, w, foot, v, b] of SAILS) {
    for (let i = 1; i < 8; i++) {
      const t = -1 + (2 * i) / 8;
      seams += `M${f(x + w * t)} ${f(top - 4 * t)}C${f(x + w * t + b * 0.95)} ${f(top + (foot - top) * 0.3)} ${f(x + v * t + b * 0.95)} ${f(top + (foot - top) * 0.75)} ${f(x + v * t)} ${f(foot - 22 * (1 - t * t))}`;
    }
    const y = top + (foot - top) * 0.2;
    const edge = w + (v - w) * 0.2;
    for (let t = -0.9; t < 0.95; t += 0.12) reefs += `M${f(x + edge * t + b * 0.55)} ${f(y)}v9`;
    shade += `M${x - v - 10} ${top}H${f(x - v * 0.35)}Q${f(x - v * 0.1)} ${f((top + foot) / 2)} ${f(x - v * 0.4)} ${foot + 10}H${x - v - 10}Z`;
    yards += `M${x - w - 14} ${top + 5}L${x + w + 14} ${top - 5}`;
  }
  yards += "M248 200L420 446M1000 466L1098 434";
  const draft = `<g opacity="calc(1 - var(--cloth,1))" fill="var(--cloth-void,var(--ship-void))" stroke="var(--cloth-draft,var(--ship-draft))"><path d="${CANVAS}" stroke-width="2.6" stroke-dasharray="8 6"/><path d="${yards}" stroke-width="2.5"/></g>`;
  const pennants = `<g class="pennant pennant-main"><path d="M546 68C580 52 610 78 650 60C690 48 710 66 740 54C708 78 690 66 652 80C612 94 584 72 548 90Z" fill="var(--ship-blue)"/><path d="M560 66C588 60 612 80 650 68C688 58 706 68 726 60" fill="none" stroke="var(--ship-gilt)" stroke-width="4"/></g><path class="pennant pennant-fore" d="M802 110C828 98 850 118 880 104C900 98 914 108 930 100C908 122 884 112 864 120C842 128 822 116 804 128Z" fill="var(--ship-blue)"/><path class="pennant pennant-mizzen" d="M332 198C352 188 368 204 392 192C370 212 352 206 334 214Z" fill="var(--ship-blue)"/><path d="M190 366L176 286" stroke-width="4" stroke="var(--ship-timber-d)"/><g class="pennant pennant-ensign"><path d="M176 286C150 274 126 300 92 284L104 312L88 336C122 350 150 326 184 338Z" fill="var(--ship-blue)"/><path d="M180 306C150 296 128 318 100 306L104 314L98 322C126 334 152 312 182 324Z" fill="var(--ship-gilt)" stroke="none"/><path d="M148 284C142 300 142 320 148 336L158 336C152 318 152 300 158 284Z" fill="var(--ship-gilt)" stroke="none"/></g>`;
  return `${draft}<g opacity="var(--cloth,1)"><path d="${CANVAS}" fill="url(#g-sail)" stroke="var(--ship-line)" stroke-width="2.2" stroke-linejoin="round"/><path d="${seams}M286 262L318 444M262 240L262 430M330 318L380 444" fill="none" stroke="var(--ship-line)" stroke-opacity=".28"/><path d="${reefs}" fill="none" stroke="var(--ship-line)" stroke-width="1.3" stroke-opacity=".4"/><g clip-path="url(#c-sail)"><path d="${shade}" fill="url(#p-hatch)" fill-opacity=".55"/></g><path d="${yards}" stroke="var(--ship-timber-d)" stroke-width="6" stroke-linecap="round"/><g stroke="var(--ship-line)" stroke-width="1.5" stroke-linejoin="round">${pennants}</g></g>`;
}

function guns(): string {
  let lids = "";
  let muzzles = "";
  let holes = "";
  const port = (x: number, down: number, s: number): void => {
    const y = at(x, down);
    holes += `M${f(x)} ${f(y)}h${s}v${s}h-${s}z`;
    lids += `M${f(x - 2)} ${f(y - 1)}h${s + 4}l2 -${f(s * 0.55)}h-${s + 8}z`;
    muzzles += `<rect x="${f(x + s * 0.25)}" y="${f(y + s * 0.3)}" width="${f(s * 1.05)}" height="${f(s * 0.44)}" rx="2"/><rect x="${f(x + s * 1.18)}" y="${f(y + s * 0.22)}" width="${f(s * 0.22)}" height="${f(s * 0.6)}" rx="1.5"/>`;
  };
  for (const { x, down, size } of GUN_PORTS) port(x, down, size);
  return `<g opacity="calc(1 - var(--iron,1))"><path d="${holes}" fill="var(--iron-void,var(--ship-void))" stroke="var(--iron-draft,var(--ship-draft-on))" stroke-width="1.8" stroke-dasharray="4 3"/></g><g opacity="var(--iron,1)"><path d="${holes}" fill="#17110d" stroke="var(--ship-line)" stroke-width="2"/><path d="${lids}" fill="var(--ship-red)" stroke="var(--ship-line)" stroke-width="1.6"/><g fill="var(--ship-iron)" stroke="#0b0b0c">${muzzles}</g></g>`;
}
const GUN_PORTS: readonly { readonly x: number; readonly down: number; readonly size: number }[] = [
  ...Array.from({ length: 12 }, (_, i) => ({ x: 276 + i * 52, down: 0.235, size: 21 })),
  ...Array.from({ length: 12 }, (_, i) => ({ x: 288 + i * 51, down: 0.095, size: 18 })),
  ...[340, 380, 462, 506].map((x) => ({ x, down: x < 434 ? -0.14 : -0.105, size: 14 })),
];
/** Where smoke leaves a gun, for a broadside. */
export const MUZZLES: readonly Point[] = GUN_PORTS.slice(0, 24).map(({ x, down, size }) => [x + size * 1.4, at(x, down) + size * 0.5]);

function carvings(): string {
  const herm = (x: number, y: number, s: number): string =>
    `<path d="M${f(x - 4 * s)} ${f(y)}q${f(4 * s)} ${f(-7 * s)} ${f(8 * s)} 0l${f(-1.5 * s)} ${f(20 * s)}h${f(-5 * s)}z"/><circle cx="${f(x)}" cy="${f(y - 7 * s)}" r="${f(3.6 * s)}"/>`;
  let herms = "";
  for (let x = 338; x < 430; x += 18) herms += herm(x, 448 + (x - 316) * 0.288 - 14, 0.9);
  for (let x = 452; x < 560; x += 18) herms += herm(x, 500 + (x - 436) * 0.2 - 2, 0.8);
  for (let x = 218; x < 312; x += 16) herms += herm(x, 388 + (x - 196) * 0.246, 1.05);
  for (let x = 824; x < 936; x += 18) herms += herm(x, 520, 0.8);
  const gallery =
    "M200 424L190 452L176 462L184 500L180 512L192 552C206 574 236 574 272 560L296 548L292 508L296 496L282 460L272 452L262 428Z";
  const lion =
    "M1052 530C1056 514 1066 504 1080 500C1074 492 1076 482 1083 478C1080 470 1086 462 1094 463C1096 456 1106 454 1112 459C1122 456 1132 462 1137 469L1143 474L1139 479L1131 478L1137 484L1131 489C1127 491 1122 490 1119 489C1121 494 1120 498 1117 502L1139 503L1142 511L1118 514L1134 524L1130 532L1106 524C1096 536 1074 546 1056 542Z";
  const windows = [194, 216, 238, 260].map((x) => `<path d="M${x} 472h13v22h-13zM${x + 2} 521h13v20h-13z"/>`).join("");
  const caryatids = [188, 211, 233, 255, 279].map((x) => herm(x, 476, 0.8) + herm(x + 1, 526, 0.75)).join("");
  return `<g opacity="calc(1 - var(--sculpture,1))" fill="var(--sculpture-void,none)" stroke="var(--sculpture-draft,var(--ship-draft-on))" stroke-width="2.4" stroke-dasharray="6 5"><path d="${gallery}"/><path d="${lion}"/><path d="M178 360q-10 -24 8 -34q18 10 8 34z"/></g><g opacity="var(--sculpture,1)"><g stroke="var(--ship-line)" stroke-width="2" stroke-linejoin="round"><path d="${gallery}" fill="var(--ship-red)"/><path d="M190 452C196 418 214 404 231 402C250 404 266 420 272 452Z" fill="var(--ship-red)"/><path d="M210 450C212 424 222 410 231 404M252 450C250 424 240 410 231 404" fill="none" stroke="var(--ship-gilt)"/><path d="M226 402l5 -24l5 24z" fill="var(--ship-gilt)"/><circle cx="231" cy="376" r="4" fill="var(--ship-gilt)"/><path d="M174 452H286L290 464H172Z M178 500H296L300 514H176Z" fill="var(--ship-gilt)"/><path d="M190 546C206 572 238 570 272 556L298 544L278 580C256 602 222 600 206 580Z" fill="var(--ship-gilt)"/><g fill="#2a1410">${windows}</g><g fill="var(--ship-gilt)" stroke-width="1.3">${caryatids}${herms}</g><path d="${lion}" fill="var(--ship-gilt)"/><path d="M1112 459C1102 464 1100 474 1108 482C1100 482 1096 490 1102 498M1094 463C1088 472 1090 482 1096 488M1083 478C1082 488 1086 496 1094 500M1080 500C1074 508 1070 518 1070 532M1119 489L1108 488" fill="none" stroke-width="1.5"/><circle cx="1123" cy="468" r="2.2" fill="#2a1410" stroke="none"/><path d="M1099 458l-3 -13 7 6 4 -9 5 9 7 -5 -2 13z" fill="var(--ship-gilt)"/><path d="M950 556C990 556 1026 544 1052 526" fill="none" stroke="var(--ship-gilt)" stroke-width="6"/><path d="M176 360q-12 -26 8 -38q20 12 8 38z" fill="var(--ship-gilt)"/><path d="M181 352q-4 -16 3 -22q7 6 3 22z" fill="#fff3c4"/><path d="M180 322l4 -14l4 14z" fill="var(--ship-gilt)"/></g><path d="M192 366L314 396M316 428L434 462M436 494L564 520M806 512L938 506" fill="none" stroke="var(--ship-gilt)" stroke-width="3.5"/><path d="M204 366C226 340 282 352 300 392Z" fill="var(--ship-gilt)" stroke="var(--ship-line)" stroke-width="2"/><path d="M238 374l4 -11 4 11 5 -11 4 11 5 -9 1 15h-24z" fill="var(--ship-red)"/></g>`;
}

export const shipDefs = (): string =>
  `<clipPath id="c-hull"><path d="${HULL}"/></clipPath><clipPath id="c-sail"><path d="${CANVAS}"/></clipPath><linearGradient id="g-hull" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--ship-timber-l)"/><stop offset=".55" stop-color="var(--ship-timber)"/><stop offset="1" stop-color="var(--ship-timber-d)"/></linearGradient><linearGradient id="g-sail" x1="0" y1="0" x2="1" y2=".3"><stop offset="0" stop-color="var(--ship-sail-d)"/><stop offset=".6" stop-color="var(--ship-sail)"/><stop offset="1" stop-color="var(--ship-sail-l)"/></linearGradient><pattern id="p-hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-38)"><path d="M0 3H6" stroke="#1d130b" stroke-width="1.1" fill-opacity=".55" stroke-opacity=".55"/></pattern>`;
export const SHIP_BOX = "60 40 1100 760";
export const ship = (): string => timbers() + hull() + rigging() + sails() + guns() + carvings();
