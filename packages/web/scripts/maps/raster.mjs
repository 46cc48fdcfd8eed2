// Rasters answer the questions that are slow on polygons: how far is the coast, and does this box fit inside the area?
import { lerp, noise, round1 } from "./geometry.mjs";

export function rasterize(rings, width, height) {
  const mask = new Uint8Array(width * height);
  const crossings = Array.from({ length: height }, () => []);
  for (const ring of rings)
    for (let i = 0; i < ring.length; i++) {
      let p = ring[i];
      let q = ring[(i + 1) % ring.length];
      if (p[1] > q[1]) [p, q] = [q, p];
      for (let y = Math.max(0, Math.ceil(p[1] - 0.5)); y < Math.min(height, q[1] - 0.5); y++)
        crossings[y].push(lerp(p[0], q[0], (y + 0.5 - p[1]) / (q[1] - p[1])));
    }
  crossings.forEach((xs, y) => {
    xs.sort((a, b) => a - b);
    for (let i = 0; i + 1 < xs.length; i += 2) {
      const from = Math.max(0, Math.round(xs[i]));
      const to = Math.min(width, Math.round(xs[i + 1]));
      if (to > from) mask.fill(1, y * width + from, y * width + to);
    }
  });
  return mask;
}
/** Euclidean distance of every pixel to the nearest set pixel (Felzenszwalb and Huttenlocher). */
export function distanceTo(mask, width, height) {
  const far = 1e9;
  const d = Float32Array.from(mask, (m) => (m ? 0 : far));
  const pass = (length, at) => {
    const f = new Float32Array(length);
    const v = new Int32Array(length);
    const z = new Float32Array(length + 1);
    for (let i = 0; i < length; i++) f[i] = d[at(i)];
    let k = 0;
    z[0] = -far;
    z[1] = far;
    for (let q = 1; q < length; q++) {
      const cut = (r) => (f[q] + q * q - f[r] - r * r) / (2 * q - 2 * r);
      let s = cut(v[k]);
      while (s <= z[k] && k > 0) s = cut(v[--k]);
      v[++k] = q;
      z[k] = s;
      z[k + 1] = far;
    }
    for (let q = 0, j = 0; q < length; q++) {
      while (z[j + 1] < q) j++;
      d[at(q)] = (q - v[j]) ** 2 + f[v[j]];
    }
  };
  for (let x = 0; x < width; x++) pass(height, (i) => i * width + x);
  for (let y = 0; y < height; y++) pass(width, (i) => y * width + i);
  return d.map(Math.sqrt);
}
/** The engraver's shore: level strokes on the water, long and short by turns, reaching `reach` from the land. As [x, y, length]. */
export function shoreHatching(land, width, height, { reach = 11, step = 2.6, bottom = height } = {}) {
  const away = distanceTo(land, width, height);
  const strokes = [];
  let row = 0;
  for (let y = 1; y < bottom - 1; y += step, row++) {
    const line = Math.floor(y) * width;
    let start = -1;
    for (let x = 0; x <= width; x++) {
      const limit = reach * (row % 2 ? 1 : 0.62) * (0.78 + 0.3 * noise(x / 17, y / 17, 5));
      const wet = x < width && !land[line + x] && away[line + x] <= limit;
      if (wet && start < 0) start = x;
      if (!wet && start >= 0) {
        if (x - start > 2) strokes.push([start, round1(y), x - start]);
        start = -1;
      }
    }
  }
  return strokes;
}
/** Places boxes inside an area: the place where the box lies most inside, then nearest the middle of the area. */
export function boxFitter(mask, width, height) {
  const sum = new Float64Array((width + 1) * (height + 1));
  let [x0, y0, x1, y1, cx, cy, n] = [width, height, 0, 0, 0, 0, 0];
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      if (mask[y * width + x]) {
        row++;
        x0 = Math.min(x0, x);
        x1 = Math.max(x1, x);
        y0 = Math.min(y0, y);
        y1 = Math.max(y1, y);
        cx += x;
        cy += y;
        n++;
      }
      sum[(y + 1) * (width + 1) + x + 1] = sum[y * (width + 1) + x + 1] + row;
    }
  }
  cx /= n;
  cy /= n;
  const inside = (left, top, right, bottom) => {
    const c = (v, max) => Math.max(0, Math.min(max, Math.round(v)));
    const [a, b, e, f] = [c(left, width), c(top, height), c(right, width), c(bottom, height)];
    const filled = sum[f * (width + 1) + e] - sum[b * (width + 1) + e] - sum[f * (width + 1) + a] + sum[b * (width + 1) + a];
    return filled / ((right - left) * (bottom - top));
  };
  return (w, h, margin = 3) => {
    let best = { score: -1e9, x: cx, y: cy, inside: 0 };
    for (let y = y0; y <= y1; y += 2)
      for (let x = x0; x <= x1; x += 2) {
        const tight = inside(x - w / 2, y - h / 2, x + w / 2, y + h / 2);
        if (tight < 0.5) continue;
        const loose = inside(x - w / 2 - margin, y - h / 2 - margin, x + w / 2 + margin, y + h / 2 + margin);
        const score = tight * 220 + loose * 40 - Math.hypot(x - cx, y - cy) * 0.06;
        if (score > best.score) best = { score, x, y, inside: tight };
      }
    return best;
  };
}
export const blocksMeet = (p, q) => Math.abs(p[0] - q[0]) < (p[2] + q[2]) / 2 && Math.abs(p[1] - q[1]) < (p[3] + q[3]) / 2;
