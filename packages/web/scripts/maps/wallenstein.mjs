// Wallenstein: 45 counties from the polygons of the printed board's borders, with organic lines, two seas, rivers and mountains.
import { readFileSync } from "node:fs";
import { COUNTIES, REGIONS } from "@stormakt/wallenstein/catalog";
import { areaOf, chaikin, densify, distance, hash, mosaic, noise, round1, wander } from "./geometry.mjs";
import { blocksMeet, boxFitter, distanceTo, rasterize, shoreHatching } from "./raster.mjs";
import { arcsWhere, packArcs, packLines, packRings, packStrokes, topologyOf } from "./topology.mjs";
import { textWidth } from "./widths.mjs";

const POLYGONS = JSON.parse(readFileSync(new URL("./wallenstein.polygons.json", import.meta.url), "utf8"));
const [W, H] = [1400, 1060];
const VIEW = [40, 2, 1320, 1012];

// Ornament: seas that run under the counties, so that the northern border becomes a shore; islands; rivers, which are never borders.
// biome-ignore format: lists of points
const SEAS = [
  [[-60, -60], [462, -60], [456, 24], [486, 60], [478, 130], [440, 190], [400, 235], [352, 214], [318, 228], [282, 206], [238, 236], [190, 214], [150, 242], [96, 236], [62, 274], [20, 262], [-60, 300]],
  [[526, -60], [520, 20], [540, 60], [620, 104], [700, 112], [820, 112], [900, 96], [958, 84], [986, 60], [1040, 80], [1100, 60], [1165, 74], [1230, 40], [1290, 54], [1350, 26], [1450, 36], [1460, -60]],
];
// biome-ignore format: lists of points
const ISLANDS = [
  [[868, 30], [890, 18], [908, 26], [902, 44], [884, 50]], [[585, 12], [604, 4], [618, 14], [604, 26]], [[660, 2], [700, 2], [706, 18], [680, 26], [662, 16]],
  [[160, 190], [186, 186], [184, 194], [164, 197]], [[206, 196], [232, 190], [230, 199], [210, 203]], [[256, 190], [278, 184], [280, 192], [260, 197]],
];
// biome-ignore format: lists of points
const RIVERS = {
  rhine: [[560, 905], [505, 872], [440, 878], [404, 852], [340, 838], [318, 800], [352, 752], [362, 700], [392, 664], [384, 610], [404, 566], [392, 528], [350, 500], [300, 474], [262, 440], [232, 404], [186, 388], [150, 356], [100, 330], [60, 300], [20, 290]],
  main: [[800, 566], [740, 580], [690, 566], [640, 586], [590, 570], [530, 596], [480, 566], [440, 578], [404, 566]],
  danube: [[430, 780], [480, 800], [540, 766], [600, 716], [660, 722], [710, 700], [770, 690], [830, 664], [900, 676], [945, 664], [1000, 690], [1060, 672], [1120, 700], [1190, 690], [1260, 716], [1340, 730], [1420, 780]],
  inn: [[640, 940], [720, 926], [790, 890], [828, 860], [836, 800], [880, 748], [920, 700], [945, 664]],
  elbe: [[1150, 500], [1110, 540], [1060, 500], [1010, 470], [960, 440], [900, 440], [860, 400], [800, 384], [744, 350], [736, 300], [700, 240], [640, 236], [590, 196], [530, 160], [480, 158], [446, 120], [428, 106]],
  moldau: [[1050, 660], [1064, 600], [1050, 560], [1060, 500]],
  weser: [[560, 470], [552, 420], [508, 390], [500, 340], [470, 290], [440, 262], [412, 220], [380, 190], [340, 180]],
  oder: [[1330, 500], [1270, 470], [1200, 410], [1150, 380], [1090, 340], [1040, 300], [1010, 240], [976, 190], [962, 120], [950, 70], [944, 34]],
  spree: [[1060, 430], [1030, 360], [980, 330], [930, 290], [880, 268], [820, 270], [760, 262], [716, 268]],
};
/** Middle and half width of the names of lands, which mountains keep clear of. */
const NAMES_OF_LANDS = [
  [112, 876, 80],
  [320, 926, 100],
  [640, 970, 76],
];

function shapes() {
  const byKey = new Map();
  const key = ([x, y]) => `${x},${y}`;
  for (const [id, polygon] of Object.entries(POLYGONS))
    polygon.forEach((p, i) => {
      const [a, b] = [key(p), key(polygon[(i + 1) % polygon.length])].sort();
      byKey.set(`${a}|${b}`, { a, b, sides: [...(byKey.get(`${a}|${b}`)?.sides ?? []), id] });
    });
  const edges = [...byKey.values()].map(({ a, b, sides }) => ({ a, b, left: sides[0], right: sides[1] ?? "outside" }));
  const field = [
    [6.5, 46],
    [3.6, 18],
    [1.3, 7],
  ];
  return mosaic(
    edges,
    (v) => v.split(",").map(Number),
    (points, { closed }) => densify(chaikin(points, 2, closed), 4.4, closed).map((c) => wander(c, field)),
  );
}
/** How far the nearest side is from the middle: narrow counties choose their places first. */
function narrowness(ring) {
  const middle = ring.reduce(([x, y], p) => [x + p[0] / ring.length, y + p[1] / ring.length], [0, 0]);
  return Math.min(...ring.map((p) => distance(p, middle))) * Math.sqrt(Math.abs(areaOf(ring)));
}

const LABEL = 17;
/** One block per county: name, tax and grain, shield with army count, one to three building sites, three revolt markers, leader, statue. */
function slotsOf(county, fit, others) {
  const sites = county.cities.length;
  const label = textWidth(county.name, LABEL, 0.2) + 4;
  const candidates = [1.24, 1.12, 1, 0.92].flatMap((k) => {
    const step = 22 * k;
    const right = Math.max(sites * step, 38 * k);
    const row = 34 * k + right;
    const cost = (1.24 - k) * 42;
    return [
      { kind: "side", k, step, right, row, w: Math.max(label, row), h: 33 + 38 * k, cost },
      { kind: "stack", k, step, right, row, w: Math.max(label, sites * step, 48 * k), h: 33 + 62 * k, cost: 14 + cost },
    ];
  });
  const ranked = candidates.map((c) => ({ ...c, ...fit(c.w, c.h, 6) })).sort((a, b) => b.score - b.cost - (a.score - a.cost));
  const best = ranked.find(({ x, y, w, h }) => others.every((other) => !blocksMeet([x, y, w, h], other))) ?? ranked.at(-1);
  const { x, y, w, h, kind, k, step, right, row } = best;
  const left = x - row / 2;
  const top = y - h / 2 + 31;
  const spread = (n, cx, cy, by) => Array.from({ length: n }, (_, i) => [round1(cx + (i - (n - 1) / 2) * by), round1(cy)]);
  const places =
    kind === "side"
      ? {
          shield: [round1(left + 14 * k), round1(top + 18 * k)],
          sites: spread(sites, left + 34 * k + right / 2, top + 11 * k, step),
          revolts: spread(3, left + 33 * k + right / 2, top + 31 * k, 13 * k),
        }
      : {
          shield: [round1(x - 9 * k), round1(top + 18 * k)],
          sites: spread(sites, x, top + 51 * k, step),
          revolts: [7, 19, 31].map((dy) => [round1(x + 14 * k), round1(top + dy * k)]),
        };
  const [sx, sy] = places.shield;
  return {
    side: kind === "side",
    scale: k,
    label: [round1(x), round1(y - h / 2 + 14)],
    values: [round1(x), round1(y - h / 2 + 26)],
    ...places,
    leader: [round1(sx - 15 * k), round1(sy - 9 * k)],
    statue: [round1(sx + 14 * k), round1(sy + 12 * k)],
    block: [round1(x), round1(y), round1(w), round1(h)],
    fit: best.inside,
  };
}
/** Mountains in rows from north to south, so that nearer ones stand before farther ones: the Alps outside, a few in the alpine counties. */
function mountains(away, all, blocks) {
  const out = [];
  for (let y = 756, row = 0; y < 1040; y += 19, row++)
    for (let x = 20 + (row % 2) * 17; x < W; x += 34) {
      const px = round1(x + 9 * noise(x, y, 3));
      const py = round1(y + 5 * noise(x, y, 4));
      const i = Math.floor(py) * W + Math.floor(px);
      const outside = away[i] > 20 && py > 866 + 26 * noise(px / 90, 1, 8);
      const alpine = all[i] && px > 640 && px < 1290 && py > 780 && hash(x, y, 9) < 0.75;
      const free = blocks.every(([bx, by, w, h]) => Math.abs(px - bx) > w / 2 + 16 || py < by - h / 2 - 3 || py - 16 > by + h / 2);
      const named = NAMES_OF_LANDS.some(([nx, ny, w]) => Math.abs(px - nx) <= w && Math.abs(py - 8 - ny) <= 22);
      if ((outside && hash(x, y, 2) < 0.72 && !named) || (alpine && free))
        out.push([px, py, round1((alpine ? 0.62 : 0.85) + 0.3 * hash(x, y, 6)), alpine ? 1 : 0]);
    }
  return out;
}

export function draw() {
  const rings = shapes();
  const regionOf = Object.fromEntries(COUNTIES.map(({ id, region }) => [id, region]));
  const seas = SEAS.map((ring) =>
    densify(ring, 6, true).map((c) =>
      wander(c, [
        [9, 50],
        [6, 19],
        [2.5, 8],
      ]),
    ),
  );
  const islands = ISLANDS.map((ring) =>
    densify(chaikin(ring, 1, true), 4, true).map((c) =>
      wander(c, [
        [4, 12],
        [2, 6],
      ]),
    ),
  );
  const land = rasterize(seas, W, H).map((m) => 1 - m);
  const all = new Uint8Array(W * H);
  const taken = new Uint8Array(W * H);
  const placed = {};
  const order = COUNTIES.toSorted((a, b) => narrowness(rings.get(a.id)[0]) - narrowness(rings.get(b.id)[0]));
  for (const county of order) {
    const mask = rasterize(rings.get(county.id), W, H);
    mask.forEach((m, i) => {
      if (!m) return;
      land[i] = 1;
      all[i] = 1;
      if (taken[i]) mask[i] = 0;
    });
    placed[county.id] = slotsOf(
      county,
      boxFitter(mask, W, H),
      Object.values(placed).map(({ block }) => block),
    );
    const [x, y, w, h] = placed[county.id].block;
    for (let py = Math.round(y - h / 2) - 2; py < y + h / 2 + 2; py++)
      taken.fill(1, py * W + Math.round(x - w / 2) - 2, py * W + Math.round(x + w / 2) + 2);
  }
  rasterize(islands, W, H).forEach((m, i) => {
    if (m) land[i] = 1;
  });
  const { arcs, areas } = topologyOf(new Map(COUNTIES.map(({ id }) => [id, rings.get(id)])));
  const within = (sides) => sides.length === 2 && regionOf[sides[0]] === regionOf[sides[1]];
  const rivers = Object.values(RIVERS).map((line) =>
    densify(chaikin(line, 2), 6).map((c) =>
      wander(c, [
        [5, 24],
        [2, 9],
      ]),
    ),
  );
  const loose = COUNTIES.filter(({ id }) => placed[id].fit < 0.95).map(({ id }) => `${id} ${Math.round(placed[id].fit * 100)} %`);
  return {
    note: loose.length > 0 ? `blocks less than 95 % inside: ${loose.join(", ")}` : "all blocks inside",
    data: {
      view: VIEW,
      arcs: packArcs(arcs),
      counties: COUNTIES.map(({ id }) => {
        const { fit: _, ...slots } = placed[id];
        return { id, rings: packRings(areas.get(id)), ...slots };
      }),
      countyLines: arcsWhere(arcs, within),
      regionLines: arcsWhere(arcs, (sides) => sides.length === 2 && !within(sides)),
      outline: arcsWhere(arcs, (sides) => sides.length === 1),
      regionBorders: REGIONS.map((_, region) => arcsWhere(arcs, (sides) => !within(sides) && sides.some((id) => regionOf[id] === region))),
      seas: packLines(seas),
      islands: packLines(islands),
      rivers: packLines(rivers),
      shore: packStrokes(shoreHatching(land, W, H, { reach: 13, step: 3, bottom: 330 })),
      mountains: mountains(
        distanceTo(all, W, H),
        all,
        Object.values(placed).map(({ block }) => block),
      ),
    },
  };
}
