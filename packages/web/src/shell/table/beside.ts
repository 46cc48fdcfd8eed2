/** A box on the screen. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}
export type Side = "below" | "above" | "right" | "left";
export interface Beside {
  readonly side: Side;
  readonly left: number;
  readonly top: number;
  /** No higher than this, or it would lie over what was pressed, or out of the window. */
  readonly maxHeight: number;
  /** Where its tip points, from its own left edge or, on the sides, from its own top. */
  readonly tip: number;
}
/** Between the note and what it is about, and between the note and the edge of the window. */
const GAP = 12;
const EDGE = 8;
const CORNER = 18;
/** A finger's breadth: what is larger than the note could ever lie beside is taken to be where the finger was. */
const FINGER = 22;
const WIDE = 0.5;

/** What a note is to keep clear of: the thing that was pressed, or the place of the finger on something as large as a map. */
export function pressedBox(thing: Box, finger: readonly [x: number, y: number] | null, room: Size): Box {
  const isLarge = thing.right - thing.left > room.width * WIDE || thing.bottom - thing.top > room.height * WIDE;
  const [x, y] = finger ?? [(thing.left + thing.right) / 2, (thing.top + thing.bottom) / 2];
  const box = isLarge ? { left: x - FINGER, top: y - FINGER, right: x + FINGER, bottom: y + FINGER } : thing;
  // What has been scrolled away is pointed at from the edge.
  const within = (at: number, size: number): number => Math.min(Math.max(0, at), size);
  return {
    left: within(box.left, room.width),
    right: within(box.right, room.width),
    top: within(box.top, room.height),
    bottom: within(box.bottom, room.height),
  };
}
/** Lays a note beside what was pressed, wholly in the window and never over the thing: below if it can, then above, then at its sides. */
export function placeBeside(thing: Box, note: Size, room: Size): Beside {
  const space: Readonly<Record<Side, number>> = {
    below: room.height - EDGE - thing.bottom - GAP,
    above: thing.top - GAP - EDGE,
    right: room.width - EDGE - thing.right - GAP,
    left: thing.left - GAP - EDGE,
  };
  const all = room.height - 2 * EDGE;
  const fits = (side: Side): boolean =>
    side === "below" || side === "above" ? space[side] >= note.height : space[side] >= note.width && all >= note.height;
  const roomier: Side = space.below >= space.above ? "below" : "above";
  const side = (["below", "above", "right", "left"] as const).find(fits) ?? roomier;
  const isUpright = side === "below" || side === "above";
  const maxHeight = Math.max(0, isUpright ? space[side] : all);
  const height = Math.min(note.height, maxHeight);
  const clamp = (at: number, size: number, whole: number): number => Math.max(EDGE, Math.min(whole - EDGE - size, at));
  const middle = [(thing.left + thing.right) / 2, (thing.top + thing.bottom) / 2] as const;
  const left = isUpright
    ? clamp(middle[0] - note.width / 2, note.width, room.width)
    : side === "right"
      ? thing.right + GAP
      : thing.left - GAP - note.width;
  const top = isUpright
    ? side === "below"
      ? thing.bottom + GAP
      : thing.top - GAP - height
    : clamp(middle[1] - height / 2, height, room.height);
  const tip = isUpright
    ? Math.max(CORNER, Math.min(note.width - CORNER, middle[0] - left))
    : Math.max(CORNER, Math.min(height - CORNER, middle[1] - top));
  return { side, left, top, maxHeight, tip };
}
