export type Ring = readonly (readonly [number, number])[];
/** Reads a drawn path back into rings. */
export const ringsIn = (d: string): readonly Ring[] =>
  d
    .split("Z")
    .filter((part) => part !== "")
    .map((part) =>
      part
        .slice(1)
        .split("L")
        .map((pair) => {
          const [x = Number.NaN, y = Number.NaN] = pair.split(" ").map(Number);
          return [x, y] as const;
        }),
    );
/** Which areas have drawn border lines in common, and how long these are. */
export function drawnBorders(areas: ReadonlyMap<string, string>): ReadonlyMap<string, number> {
  const sides = new Map<string, { ids: string[]; length: number }>();
  for (const [id, d] of areas)
    for (const ring of ringsIn(d))
      ring.forEach((p, i) => {
        const q = ring[(i + 1) % ring.length] ?? p;
        const [a, b] = [p.join(" "), q.join(" ")];
        const key = a < b ? `${a}/${b}` : `${b}/${a}`;
        const side = sides.get(key) ?? { ids: [], length: Math.hypot(p[0] - q[0], p[1] - q[1]) };
        side.ids.push(id);
        sides.set(key, side);
      });
  const shared = new Map<string, number>();
  for (const { ids, length } of sides.values()) {
    const [one, other] = ids;
    if (ids.length !== 2 || one === undefined || other === undefined || one === other) continue;
    const pair = pairOf(one, other);
    shared.set(pair, (shared.get(pair) ?? 0) + length);
  }
  return shared;
}
export const pairOf = (one: string, other: string): string => (one < other ? `${one}|${other}` : `${other}|${one}`);
export function isInside([x, y]: readonly [number, number], rings: readonly Ring[]): boolean {
  let inside = false;
  for (const ring of rings)
    ring.forEach(([px, py], i) => {
      const [qx, qy] = ring[(i + 1) % ring.length] ?? [0, 0];
      if (py > y !== qy > y && x < ((qx - px) * (y - py)) / (qy - py) + px) inside = !inside;
    });
  return inside;
}
/** How much of a block (middle, width, height) lies inside an area. */
export function shareInside([x, y, w, h]: readonly [number, number, number, number], rings: readonly Ring[]): number {
  let inside = 0;
  for (let i = 0; i < 20; i++)
    for (let k = 0; k < 10; k++) if (isInside([x + w * ((i + 0.5) / 20 - 0.5), y + h * ((k + 0.5) / 10 - 0.5)], rings)) inside++;
  return inside / 200;
}
type Block = readonly [number, number, number, number];
export const overlapping = (blocks: ReadonlyMap<string, Block>): readonly string[] =>
  [...blocks].flatMap(([a, p], i) =>
    [...blocks]
      .slice(i + 1)
      .flatMap(([b, q]) => (Math.abs(p[0] - q[0]) < (p[2] + q[2]) / 2 && Math.abs(p[1] - q[1]) < (p[3] + q[3]) / 2 ? [pairOf(a, b)] : [])),
  );
