// Areas that touch share their border: each line is stored once, and areas are rings of lines.

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/** Whole numbers as text: six bits a letter, five of them the number's, the sixth says that more follow. */
export const pack = (numbers) =>
  numbers
    .map((n) => {
      let rest = n < 0 ? -2 * n - 1 : 2 * n;
      let out = "";
      while (rest > 31) {
        out += ALPHABET[32 + (rest % 32)];
        rest = Math.floor(rest / 32);
      }
      return out + ALPHABET[rest];
    })
    .join("");
const tenths = (n) => Math.round(n * 10);
/** A line: its first point, then steps, in tenths. */
export const packLine = (points) => {
  let [px, py] = [0, 0];
  return pack(
    points.flatMap(([x, y]) => {
      const step = [tenths(x) - px, tenths(y) - py];
      [px, py] = [tenths(x), tenths(y)];
      return step;
    }),
  );
};
export const packLines = (lines) => lines.map(packLine).join(" ");
/** Strokes [x, y, length] row by row: the height of the row, then by turns the gap before a stroke and its length. */
export const packStrokes = (strokes) => {
  const rows = Map.groupBy(strokes, ([, y]) => y);
  return [...rows]
    .map(([y, row]) => {
      let end = 0;
      return pack([
        tenths(y),
        ...row.flatMap(([x, , length]) => {
          const gap = x - end;
          end = x + length;
          return [gap, length];
        }),
      ]);
    })
    .join(" ");
};

/** Points of any ring that lie on a segment of another become corners of it, so that segments can be compared. */
function insertMeetings(faces) {
  const cell = 64;
  const grid = new Map();
  for (const rings of faces.values())
    for (const ring of rings)
      for (const [x, y] of ring) {
        const key = `${Math.floor(x / cell)},${Math.floor(y / cell)}`;
        if (!grid.has(key)) grid.set(key, new Map());
        grid.get(key).set(`${x},${y}`, [x, y]);
      }
  const near = (p, q) => {
    const found = [];
    for (let gx = Math.floor((Math.min(p[0], q[0]) - 2) / cell); gx <= Math.floor((Math.max(p[0], q[0]) + 2) / cell); gx++)
      for (let gy = Math.floor((Math.min(p[1], q[1]) - 2) / cell); gy <= Math.floor((Math.max(p[1], q[1]) + 2) / cell); gy++)
        for (const point of grid.get(`${gx},${gy}`)?.values() ?? []) found.push(point);
    return found;
  };
  return new Map(
    [...faces].map(([name, rings]) => [
      name,
      rings.map((ring) =>
        ring.flatMap((p, i) => {
          const q = ring[(i + 1) % ring.length];
          const length = Math.hypot(q[0] - p[0], q[1] - p[1]);
          const on = near(p, q)
            .map((r) => ({
              r,
              along: ((r[0] - p[0]) * (q[0] - p[0]) + (r[1] - p[1]) * (q[1] - p[1])) / length,
              off: Math.abs((q[0] - p[0]) * (r[1] - p[1]) - (r[0] - p[0]) * (q[1] - p[1])) / length,
            }))
            .filter(({ along, off }) => off < 1.6 && along > 0.5 && along < length - 0.5)
            .sort((a, b) => a.along - b.along);
          return [p, ...on.map(({ r }) => r)];
        }),
      ),
    ]),
  );
}
const key = ([x, y]) => `${x},${y}`;
const byName = (a, b) => (a < b ? -1 : 1);

/** From the rings of each face to lines (each once, with the faces on its sides) and faces as rings of line numbers; ~n: backwards. */
export function topologyOf(named, { snap = false } = {}) {
  let faces = new Map(
    [...named].map(([name, rings]) => [
      name,
      rings
        .map((ring) => ring.map(([x, y]) => [tenths(x), tenths(y)]).filter((p, i, all) => key(p) !== key(all.at(i - 1))))
        .filter((ring) => ring.length > 2),
    ]),
  );
  if (snap) faces = insertMeetings(faces);
  const sides = new Map();
  const around = new Map();
  const segment = (p, q) => (key(p) < key(q) ? `${key(p)}/${key(q)}` : `${key(q)}/${key(p)}`);
  for (const [name, rings] of faces)
    for (const ring of rings)
      ring.forEach((p, i) => {
        const q = ring[(i + 1) % ring.length];
        const id = segment(p, q);
        sides.set(id, (sides.get(id) ?? new Set()).add(name));
        for (const v of [p, q]) around.set(key(v), (around.get(key(v)) ?? new Set()).add(id));
      });
  const sidesOf = (id) => [...sides.get(id)].sort(byName).join("|");
  const isJunction = (v) => {
    const segments = [...around.get(key(v))];
    return segments.length !== 2 || sidesOf(segments[0]) !== sidesOf(segments[1]);
  };
  const arcs = [];
  const known = new Map();
  const numberOf = (line, name) => {
    const text = line.map(key).join(" ");
    const back = [...line].reverse().map(key).join(" ");
    if (known.has(text)) return known.get(text);
    if (known.has(back)) return ~known.get(back);
    known.set(text, arcs.length);
    arcs.push({
      points: line.map(([x, y]) => [x / 10, y / 10]),
      sides: [...(sides.get(segment(line[0], line[1])) ?? [name])].sort(byName),
    });
    return arcs.length - 1;
  };
  const areas = new Map(
    [...faces].map(([name, rings]) => [
      name,
      rings.map((ring) => {
        const start = ring.findIndex(isJunction);
        if (start < 0) {
          const least = ring.reduce((best, p, i) => (key(p) < key(ring[best]) ? i : best), 0);
          const turned = [...ring.slice(least), ...ring.slice(0, least + 1)];
          return [numberOf(turned, name)];
        }
        const turned = [...ring.slice(start), ...ring.slice(0, start + 1)];
        const refs = [];
        let line = [turned[0]];
        for (const p of turned.slice(1)) {
          line.push(p);
          if (isJunction(p)) {
            refs.push(numberOf(line, name));
            line = [p];
          }
        }
        return refs;
      }),
    ]),
  );
  return { arcs, areas };
}
export const packArcs = (arcs) => packLines(arcs.map(({ points }) => points));
/** Rings of line numbers as text. */
export const packRings = (rings) => rings.map((ring) => pack(ring)).join(" ");
export const arcsWhere = (arcs, test) => pack(arcs.flatMap(({ sides }, i) => (test(sides) ? [i] : [])));
