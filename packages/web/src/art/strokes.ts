/** Straight lines from a point in all directions: a sunburst, or the rhumb lines of a chart. */
export const rays = (x: number, y: number, length: number, count: number): string =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2;
    return `M${x} ${y}L${Math.round(x + Math.cos(angle) * length)} ${Math.round(y + Math.sin(angle) * length)}`;
  }).join("");
/** A wave that goes across. */
export const wave = (y: number, half: number, depth: number, from = -60, to = 420): string => {
  let d = `M${from} ${y}`;
  for (let x = from; x < to; x += half * 2) d += `q${half / 2} ${-depth} ${half} 0t${half} 0`;
  return d;
};
