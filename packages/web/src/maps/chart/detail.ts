/**
 * How much a map shows. 0: shields, and names only of what is marked. 1: names. 2: also what is printed small.
 * Choose by how many screen pixels one unit of the drawing gets: `detailAt(width of the map on the screen * zoom / width of its view)`.
 */
export type Detail = 0 | 1 | 2;
export const detailAt = (pixelsPerUnit: number): Detail => (pixelsPerUnit < 0.46 ? 0 : pixelsPerUnit < 1 ? 1 : 2);
