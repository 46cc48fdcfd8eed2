// Mare Balticum: nineteen hexes. The home provinces and the capital are one land; every hex of the outer ring is an island.
import { HEXES } from "@stormakt/mare-balticum/catalog";
import { densify, distance, mosaic, round1, wander } from "./geometry.mjs";
import { rasterize, shoreHatching } from "./raster.mjs";
import { arcsWhere, packArcs, packRings, packStrokes, topologyOf } from "./topology.mjs";

const [W, H] = [1064, 1006];
const SIZE = 112;
const SPREAD = 1.07;
const MIDDLE = [532, 503];

function middleOf({ q, r }) {
  const spread = Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) === 2 ? SPREAD : 1;
  return [MIDDLE[0] + SIZE * Math.sqrt(3) * (q + r / 2) * spread, MIDDLE[1] + SIZE * 1.5 * r * spread];
}
const cornersOf = ([x, y]) =>
  Array.from({ length: 6 }, (_, i) =>
    [x + SIZE * Math.cos((Math.PI / 3) * i - Math.PI / 2), y + SIZE * Math.sin((Math.PI / 3) * i - Math.PI / 2)].map(round1),
  );

export function draw() {
  const sides = new Map();
  const corners = [];
  const cornerId = (c) => {
    const known = corners.findIndex((other) => distance(other, c) < 3);
    return known < 0 ? corners.push(c) - 1 : known;
  };
  for (const hex of HEXES)
    cornersOf(middleOf(hex))
      .map(cornerId)
      .forEach((p, i, ring) => {
        const [a, b] = [p, ring[(i + 1) % 6]].sort((m, n) => m - n);
        sides.set(`${a}|${b}`, { a, b, owners: [...(sides.get(`${a}|${b}`)?.owners ?? []), hex.id] });
      });
  const edges = [...sides.values()].map(({ a, b, owners }) => ({ a, b, left: owners[0], right: owners[1] ?? "sea" }));
  // Coasts are rougher than inner borders, but only away from the junctions, where the two must meet.
  const soft = [
    [2.4, 26],
    [1.2, 9],
  ];
  const rough = [
    [3.4, 28],
    [3, 12],
    [1.4, 6],
  ];
  const rings = mosaic(
    edges,
    (v) => corners[v],
    (points, { owners, closed }) =>
      densify(points, 3.5, closed).map((c, i, all) => {
        const ease = !owners.includes("sea") ? 0 : closed ? 1 : Math.min(1, i / 7, (all.length - 1 - i) / 7);
        return wander(
          wander(c, soft),
          rough.map(([amplitude, size]) => [amplitude * ease, size]),
        );
      }),
  );
  const { arcs, areas } = topologyOf(new Map(HEXES.map(({ id }) => [id, rings.get(id)])));
  const land = rasterize(
    HEXES.flatMap(({ id }) => rings.get(id)),
    W,
    H,
  );
  return {
    note: "",
    data: {
      view: [0, 0, W, H],
      arcs: packArcs(arcs),
      hexes: HEXES.map((hex) => ({ id: hex.id, kind: hex.kind, at: middleOf(hex).map(round1), rings: packRings(areas.get(hex.id)) })),
      inner: arcsWhere(arcs, (ids) => ids.length === 2),
      coast: arcsWhere(arcs, (ids) => ids.length === 1),
      shore: packStrokes(shoreHatching(land, W, H, { reach: 12, step: 2.7 })),
    },
  };
}
