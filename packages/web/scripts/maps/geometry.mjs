// Points, lines and noise. Everything is deterministic: no clock, no random source.

export const round1 = (n) => Math.round(n * 10) / 10;
export const lerp = (a, b, t) => a + (b - a) * t;
export const distance = (p, q) => Math.hypot(p[0] - q[0], p[1] - q[1]);
export const areaOf = (ring) =>
  ring.reduce((sum, p, i) => {
    const q = ring[(i + 1) % ring.length];
    return sum + p[0] * q[1] - q[0] * p[1];
  }, 0) / 2;

/** A number in 0..1 that depends only on the lattice point and the seed. */
export function hash(ix, iy, seed = 0) {
  let h = Math.imul(ix, 374761393) ^ Math.imul(iy, 668265263) ^ Math.imul(seed, 1274126177);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}
/** Smooth noise in -1..1. */
export function noise(x, y, seed) {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const ease = (t) => t * t * t * (t * (t * 6 - 15) + 10);
  const u = ease(x - ix);
  const v = ease(y - iy);
  const a = lerp(hash(ix, iy, seed), hash(ix + 1, iy, seed), u);
  const b = lerp(hash(ix, iy + 1, seed), hash(ix + 1, iy + 1, seed), u);
  return lerp(a, b, v) * 2 - 1;
}
/** Moves a point by a field that depends on its position alone, so that both sides of a border move alike. */
export function wander([x, y], octaves) {
  let dx = 0;
  let dy = 0;
  octaves.forEach(([amplitude, size], i) => {
    dx += amplitude * noise(x / size, y / size, 11 + i);
    dy += amplitude * noise(x / size, y / size, 71 + i);
  });
  return [round1(x + dx), round1(y + dy)];
}
/** Corner cutting; an open line keeps its two ends. */
export function chaikin(line, times, closed = false) {
  let points = line;
  for (let round = 0; round < times; round++) {
    const next = closed ? [] : [points[0]];
    const last = closed ? points.length : points.length - 1;
    for (let i = 0; i < last; i++) {
      const p = points[i];
      const q = points[(i + 1) % points.length];
      if (closed || i > 0) next.push([lerp(p[0], q[0], 0.25), lerp(p[1], q[1], 0.25)]);
      if (closed || i < last - 1) next.push([lerp(p[0], q[0], 0.75), lerp(p[1], q[1], 0.75)]);
    }
    if (!closed) next.push(points.at(-1));
    points = next;
  }
  return points;
}
export function densify(line, step, closed = false) {
  const out = [];
  const last = closed ? line.length : line.length - 1;
  for (let i = 0; i < last; i++) {
    const p = line[i];
    const q = line[(i + 1) % line.length];
    const n = Math.max(1, Math.round(distance(p, q) / step));
    for (let k = 0; k < n; k++) out.push([lerp(p[0], q[0], k / n), lerp(p[1], q[1], k / n)]);
  }
  if (!closed) out.push(line.at(-1));
  return out;
}
/** Drops, smallest first, the points whose triangle with their neighbours is under `minArea` (Visvalingam, in passes). */
export function simplifyRing(ring, minArea) {
  let points = ring;
  for (let limit = minArea / 8; limit <= minArea; limit *= 2) {
    let changed = true;
    while (changed && points.length > 4) {
      changed = false;
      const kept = [];
      for (let i = 0; i < points.length; i++) {
        const p = kept.at(-1) ?? points.at(-1);
        const q = points[i];
        const r = points[(i + 1) % points.length];
        const size = Math.abs((q[0] - p[0]) * (r[1] - p[1]) - (r[0] - p[0]) * (q[1] - p[1])) / 2;
        if (size < limit && kept.length > 0 && kept.at(-1) === points[i - 1]) {
          changed = true;
          continue;
        }
        kept.push(q);
      }
      if (kept.length === points.length) changed = false;
      points = kept;
    }
  }
  return points;
}

/**
 * A mosaic of areas from undirected edges {a, b, left, right}: a and b are vertex ids, left and right the two owners.
 * Edges between the same two owners are chained into one line from junction to junction, each is drawn once by `draw`,
 * and the rings of every area are put together from those same drawn lines.
 */
export function mosaic(edges, position, draw) {
  const pairOf = (edge) => (edge.left < edge.right ? `${edge.left}|${edge.right}` : `${edge.right}|${edge.left}`);
  const meeting = new Map();
  for (const edge of edges) for (const v of [edge.a, edge.b]) meeting.set(v, [...(meeting.get(v) ?? []), edge]);
  const isJunction = (v) => meeting.get(v).length !== 2 || pairOf(meeting.get(v)[0]) !== pairOf(meeting.get(v)[1]);
  const used = new Set();
  const lines = [];
  const follow = (start, edge) => {
    const vertices = [start];
    let v = start;
    let next = edge;
    while (next && !used.has(next)) {
      used.add(next);
      v = next.a === v ? next.b : next.a;
      vertices.push(v);
      next = isJunction(v) ? null : meeting.get(v).find((other) => !used.has(other));
    }
    const closed = vertices.length > 2 && vertices[0] === vertices.at(-1) && !isJunction(vertices[0]);
    const points = vertices.map(position);
    const owners = [edge.left, edge.right];
    lines.push({
      from: vertices[0],
      to: vertices.at(-1),
      owners,
      closed,
      line: draw(closed ? points.slice(0, -1) : points, { owners, closed }),
    });
  };
  for (const [v, list] of meeting) if (isJunction(v)) for (const edge of list) if (!used.has(edge)) follow(v, edge);
  for (const edge of edges) if (!used.has(edge)) follow(edge.a, edge);

  const rings = new Map();
  for (const owner of new Set(edges.flatMap((edge) => [edge.left, edge.right]))) {
    const mine = lines.filter((line) => line.owners.includes(owner));
    const open = mine.filter((line) => !line.closed);
    const result = mine.filter((line) => line.closed).map(({ line }) => line);
    while (open.length > 0) {
      const first = open.pop();
      let ring = first.line.slice(0, -1);
      let end = first.to;
      while (end !== first.from) {
        const i = open.findIndex((line) => line.from === end || line.to === end);
        if (i < 0) break;
        const [next] = open.splice(i, 1);
        const forward = next.from === end;
        ring = ring.concat((forward ? next.line : [...next.line].reverse()).slice(0, -1));
        end = forward ? next.to : next.from;
      }
      result.push(ring);
    }
    rings.set(owner, result);
  }
  return rings;
}
