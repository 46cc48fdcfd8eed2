// Svea Rike: the coast of Natural Earth (public domain), cut into fiefs by the Voronoi cells of a list of sites.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { COUNTRIES, FIEFS } from "@stormakt/svea-rike/catalog";
import { Delaunay } from "d3-delaunay";
import { geoConicConformal } from "d3-geo";
import clipping from "polygon-clipping";
import { feature } from "topojson-client";
import { areaOf, chaikin, densify, mosaic, round1, simplifyRing, wander } from "./geometry.mjs";
import { blocksMeet, boxFitter, rasterize, shoreHatching } from "./raster.mjs";
import { arcsWhere, packArcs, packLines, packRings, packStrokes, topologyOf } from "./topology.mjs";
import { textWidth } from "./widths.mjs";

const SITES = JSON.parse(readFileSync(new URL("./svea-rike.sites.json", import.meta.url), "utf8"));
const ATLAS = createRequire(import.meta.url)("world-atlas/land-10m.json");
const [W, H] = [936, 1000];

// The map is drawn as if tilted: the empty north is pressed together, the crowded south keeps its size.
const NORTH = 0.66;
const SOUTH = 1;
const [TILT_FROM, TILT_TO] = [560, 780];
function tilt(y) {
  const t = Math.max(0, Math.min(1, (y - TILT_FROM) / (TILT_TO - TILT_FROM)));
  const between = (TILT_TO - TILT_FROM) * (NORTH * t + ((SOUTH - NORTH) * t * t) / 2);
  return (Math.min(y, TILT_FROM) - 112) * NORTH + between + Math.max(0, y - TILT_TO) * SOUTH + 14;
}
const toBoard = ([x, y]) => [(x - 78) * 0.985 + 14, tilt(y)];

// Lakes that only adorn the map, lon and lat, rough by design: they are smoothed before drawing.
// biome-ignore format: lists of points
const LAKES = [
  [[30.9, 60.0], [31.6, 60.0], [32.5, 60.2], [32.9, 60.6], [32.6, 61.1], [31.8, 61.4], [31.0, 61.6], [30.3, 61.5], [30.0, 61.1], [30.6, 60.6]],
  [[27.0, 58.9], [27.6, 58.95], [27.8, 58.5], [28.0, 58.0], [27.6, 58.1], [27.4, 58.4], [27.1, 58.6]],
  [[16.1, 59.52], [16.6, 59.5], [17.2, 59.47], [17.8, 59.42], [17.7, 59.3], [17.2, 59.33], [16.7, 59.42]],
  [[15.3, 59.24], [15.8, 59.28], [16.2, 59.27], [15.9, 59.18], [15.5, 59.17]],
  [[14.6, 61.02], [14.95, 60.95], [15.0, 60.76], [14.75, 60.8], [14.6, 60.9]],
  [[14.1, 63.3], [14.5, 63.25], [14.7, 63.05], [14.4, 62.95], [14.2, 63.1]],
  [[25.4, 61.2], [25.65, 61.3], [25.8, 61.8], [25.75, 62.15], [25.5, 61.9], [25.4, 61.5]],
  [[27.9, 61.2], [28.4, 61.2], [28.9, 61.5], [29.2, 61.9], [28.7, 61.8], [28.3, 61.5]],
  [[27.0, 69.1], [27.8, 69.2], [28.4, 69.0], [28.0, 68.85], [27.3, 68.9]],
  [[26.8, 64.35], [27.3, 64.45], [27.6, 64.3], [27.2, 64.2]],
];
const CIRCLES = { denmark: [76, 800, 56], prussia: [462, 932, 54], poland: [640, 922, 54], russia: [862, 300, 60] };
const COLONIES = { america: [22, 24, 128, 132], africa: [162, 24, 128, 132] };
/** Gotland is narrower than any block, and Södermanland is two lobes round a bay: these two are placed by hand. */
const BY_HAND = { gotland: { x: 464, y: 690, kind: "side" }, sodermanland: { x: 315, y: 642, kind: "side" } };

const LABEL = 14;
/** One block per fief: name, the owner's shield, crowns and troops; the arrangement that fits the fief best is taken. */
function slotsOf(fief, name, place, others) {
  const label = textWidth(name, LABEL, 0.2) + 3;
  const icons = Math.max(fief.crowns, fief.troops);
  const layouts = {
    side: { w: Math.max(label, 30 + icons * 14), h: 45 },
    stack: { w: Math.max(label, 30), h: 73 },
    flat: { w: label + 32 + icons * 14, h: 30 },
  };
  const hand = BY_HAND[fief.id];
  const candidates = Object.entries(layouts)
    .filter(([kind]) => hand === undefined || kind === hand.kind)
    .map(([kind, { w, h }]) => {
      const spot = hand === undefined ? place(w, h) : { ...hand, score: 0, inside: null };
      return { ...spot, kind, w, h, score: spot.score - (kind === "flat" ? 14 : kind === "stack" ? 10 : 0) };
    })
    .sort((a, b) => b.score - a.score);
  const best = candidates.find(({ x, y, w, h }) => others.every((other) => !blocksMeet([x, y, w, h], other))) ?? candidates[0];
  const { kind, x, y, w, h } = best;
  const row = (n, cx, cy) => Array.from({ length: n }, (_, i) => [round1(cx + (i - (n - 1) / 2) * 14), round1(cy)]);
  const pieces = (cx, crownsY, troopsY) => ({ crowns: row(fief.crowns, cx, crownsY), troops: row(fief.troops, cx, troopsY) });
  const block = [round1(x), round1(y), round1(w), h];
  const fit = best.inside;
  if (kind === "side") {
    const left = x - (26 + icons * 14) / 2;
    const middle = left + 29 + icons * 7;
    return {
      fit,
      block,
      label: [round1(x), round1(y - h / 2 + 11)],
      shield: [round1(left + 12), round1(y + 8)],
      ...pieces(middle, fief.troops > 0 ? y + 2 : y + 8, y + 15),
    };
  }
  if (kind === "stack")
    return { fit, block, label: [round1(x), round1(y - h / 2 + 11)], shield: [round1(x), round1(y - 3)], ...pieces(x, y + 21, y + 33) };
  const start = x - w / 2;
  return {
    fit,
    block,
    label: [round1(start + label / 2), round1(y + 4)],
    shield: [round1(start + label + 16), round1(y)],
    ...pieces(start + label + 33 + icons * 7, fief.troops > 0 ? y - 6 : y, y + 7),
  };
}

function landOf(projection) {
  // Eurasia crosses the date line: unroll each ring so that no segment jumps around the globe.
  const unroll = (ring) => {
    let turn = 0;
    const flat = ring.map(([lon, lat], i) => {
      const jump = i > 0 ? lon - ring[i - 1][0] : 0;
      turn += jump > 180 ? -360 : jump < -180 ? 360 : 0;
      return [lon + turn, lat];
    });
    const home = Math.round(flat.reduce((sum, c) => sum + c[0], 0) / flat.length / 360) * 360;
    return flat.map(([lon, lat]) => [lon - home, lat]);
  };
  const polygons = feature(ATLAS, ATLAS.objects.land)
    .features.flatMap((f) => f.geometry.coordinates)
    .map((polygon) => polygon.map(unroll));
  // Clipped in degrees, where clipping is safe, then projected, tilted and simplified.
  const window = [
    [
      [-14, 42],
      [60, 42],
      [60, 76],
      [-14, 76],
      [-14, 42],
    ],
  ];
  const near = polygons.filter((polygon) => polygon[0].some(([lon, lat]) => lon > -14 && lon < 60 && lat > 42 && lat < 76));
  const drawn = near
    .flatMap((polygon) => clipping.intersection([polygon], [window]))
    .map((polygon) =>
      polygon
        .map((ring) =>
          simplifyRing(
            ring.slice(0, -1).map((c) => toBoard(projection(c))),
            2.4,
          ),
        )
        .filter((ring) => ring.length > 3 && Math.abs(areaOf(ring)) > 10)
        .map((ring) => chaikin(ring, 1, true))
        .map((ring) => [...ring, ring[0]]),
    )
    .filter((polygon) => polygon.length > 0);
  const frame = [
    [
      [-12, -12],
      [W + 12, -12],
      [W + 12, H + 12],
      [-12, H + 12],
      [-12, -12],
    ],
  ];
  return clipping.intersection(clipping.union(...drawn), [frame]).map((polygon) => polygon.map((ring) => ring.map((c) => c.map(round1))));
}
const ringsOf = (polygons) => polygons.flatMap((polygon) => polygon.map((ring) => ring.slice(0, -1)));

export function draw() {
  const { projection: p, fiefs, lakes, outside, names, countries } = SITES;
  const projection = geoConicConformal()
    .parallels(p.parallels)
    .rotate(p.rotate)
    .fitSize(p.canvas, { type: "MultiPoint", coordinates: p.fit });
  const land = landOf(projection);

  // Cells: one owner per site; sites far away keep every real cell finite.
  const sites = [];
  const owners = [];
  const add = (list, owner) => {
    for (const c of list) {
      sites.push(projection(c));
      owners.push(owner);
    }
  };
  for (const [id, list] of Object.entries(fiefs)) add(list, id);
  add(lakes, "lake");
  add(outside, "outside");
  for (let a = 0; a < 24; a++) {
    sites.push([500 + 4000 * Math.cos((a * Math.PI) / 12), 700 + 4000 * Math.sin((a * Math.PI) / 12)]);
    owners.push("outside");
  }
  const delaunay = Delaunay.from(sites);
  const { circumcenters } = delaunay.voronoi([-9000, -9000, 9000, 9000]);
  const edges = [];
  delaunay.halfedges.forEach((opposite, e) => {
    if (opposite < e) return;
    const [left, right] = [owners[delaunay.triangles[e]], owners[delaunay.triangles[opposite]]];
    if (left !== right) edges.push({ a: Math.floor(e / 3), b: Math.floor(opposite / 3), left, right });
  });
  const wild = [
    [5.5, 42],
    [3.2, 17],
    [1.1, 6],
  ];
  const calm = [
    [3.5, 30],
    [1.6, 9],
  ];
  const rings = mosaic(
    edges,
    (t) => toBoard([circumcenters[2 * t], circumcenters[2 * t + 1]]),
    (points, { owners: pair, closed }) =>
      densify(chaikin(points, 3, closed), 3.6, closed).map((c) => wander(c, pair.includes("lake") ? calm : wild)),
  );
  const cellsOf = (owner) => clipping.xor(...rings.get(owner).map((ring) => [[...ring, ring[0]]]));
  const cut = (owner) => clipping.intersection(cellsOf(owner), land);
  const cards = FIEFS.filter(({ colony }) => !colony);
  const faces = new Map(cards.map(({ id }) => [id, ringsOf(cut(id))]));
  faces.set("lake", ringsOf(cut("lake")));
  faces.set("outside", ringsOf(clipping.difference(land, ...cards.map(({ id }) => cellsOf(id)), cellsOf("lake"))));
  for (const [id, list] of faces)
    faces.set(
      id,
      list.filter((ring) => Math.abs(areaOf(ring)) > (id === "lake" || id === "outside" ? 0.6 : 8)),
    );

  const ornamental = LAKES.map((ring) =>
    chaikin(
      ring.map((c) => toBoard(projection(c))),
      2,
      true,
    ).map((c) =>
      wander(c, [
        [2.6, 14],
        [1.2, 6],
      ]),
    ),
  );
  const landMask = rasterize(ringsOf(land), W, H);
  rasterize([...faces.get("lake"), ...ornamental], W, H).forEach((m, i) => {
    if (m) landMask[i] = 0;
  });
  const placed = {};
  for (const fief of cards) {
    const mask = rasterize(faces.get(fief.id), W, H).map((m, i) => (landMask[i] ? m : 0));
    placed[fief.id] = slotsOf(
      fief,
      names[fief.id],
      boxFitter(mask, W, H),
      Object.values(placed).map(({ block }) => block),
    );
  }
  const { arcs, areas } = topologyOf(faces, { snap: true });
  const isFief = (id) => id !== "lake" && id !== "outside";
  const loose = cards
    .filter(({ id }) => placed[id].fit !== null && placed[id].fit < 0.95)
    .map(({ id }) => `${id} ${Math.round(placed[id].fit * 100)} %`);
  return {
    note: `blocks less than 95 % inside: ${loose.join(", ") || "none"}`,
    data: {
      view: [0, 0, W, H],
      arcs: packArcs(arcs),
      // In the catalog's order; a colony has a cartouche instead of a place on the map.
      fiefs: FIEFS.map(({ id, colony }) => {
        if (colony) return { id, name: names[id], cartouche: COLONIES[id] };
        const { fit: _, ...slots } = placed[id];
        return { id, name: names[id], rings: packRings(areas.get(id)), ...slots };
      }),
      outside: packRings(areas.get("outside")),
      lake: packRings(areas.get("lake")),
      innerLines: arcsWhere(arcs, (sides) => sides.length === 2 && sides.every(isFief)),
      outerLines: arcsWhere(arcs, (sides) => sides.includes("outside") && sides.some(isFief)),
      lakeLines: arcsWhere(arcs, (sides) => sides.includes("lake")),
      coast: arcsWhere(arcs, (sides) => sides.length === 1 && sides[0] !== "lake"),
      ponds: packLines(ornamental),
      shore: packStrokes(shoreHatching(landMask, W, H, { reach: 11, step: 2.6 })),
      countries: COUNTRIES.map(({ id }) => ({ id, name: countries[id], circle: CIRCLES[id] })),
    },
  };
}
