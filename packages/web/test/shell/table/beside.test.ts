import { assert, integer, property, record, tuple } from "fast-check";
import { describe, expect, it } from "vitest";
import type { Box } from "../../../src/shell/table/beside.ts";
import { placeBeside, pressedBox } from "../../../src/shell/table/beside.ts";

const ROOMS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 720, height: 450 },
] as const;
/** A note as it is made: never wider than the window allows. */
const noteIn = (width: number, height: number) => ({ width: Math.min(400, width - 20), height });
const meets = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

describe("where a refusal is said", () => {
  it.each(ROOMS)("wholly in a window of $width by $height, and never over what was pressed", (room) => {
    const things = record({
      x: integer({ min: 0, max: room.width }),
      y: integer({ min: 0, max: room.height }),
      width: integer({ min: 1, max: room.width }),
      height: integer({ min: 1, max: room.height }),
    });
    const fingers = tuple(integer({ min: 0, max: room.width }), integer({ min: 0, max: room.height }));
    assert(
      property(things, fingers, integer({ min: 60, max: 260 }), ({ x, y, width, height }, finger, tall) => {
        const thing = pressedBox({ left: x, top: y, right: x + width, bottom: y + height }, finger, room);
        const note = noteIn(room.width, tall);
        const { left, top, maxHeight } = placeBeside(thing, note, room);
        const box = { left, top, right: left + note.width, bottom: top + Math.min(tall, maxHeight) };
        expect(meets(box, thing)).toBe(false);
        expect(box.left).toBeGreaterThanOrEqual(0);
        expect(box.top).toBeGreaterThanOrEqual(0);
        expect(box.right).toBeLessThanOrEqual(room.width);
        expect(box.bottom).toBeLessThanOrEqual(room.height);
        // There is always room for a few lines of it.
        expect(Math.min(tall, maxHeight)).toBeGreaterThanOrEqual(60);
      }),
    );
  });
  it("below a county, above a button at the foot, beside a tall card", () => {
    const room = { width: 1440, height: 900 };
    const note = { width: 400, height: 160 };
    expect(placeBeside({ left: 600, top: 300, right: 700, bottom: 360 }, note, room)).toMatchObject({ side: "below", left: 450, top: 372 });
    expect(placeBeside({ left: 600, top: 840, right: 700, bottom: 890 }, note, room)).toMatchObject({ side: "above", top: 668 });
    expect(placeBeside({ left: 600, top: 160, right: 700, bottom: 760 }, note, room)).toMatchObject({ side: "right", left: 712 });
  });
  it("points at the thing even where it lies at the edge", () => {
    const { left, tip } = placeBeside(
      { left: 2, top: 100, right: 40, bottom: 130 },
      { width: 370, height: 150 },
      { width: 390, height: 844 },
    );
    expect(left + tip).toBeLessThan(44);
  });
  it("on something as large as a map it is about the place of the finger", () => {
    expect(pressedBox({ left: 0, top: 0, right: 1400, bottom: 880 }, [700, 400], { width: 1440, height: 900 })).toEqual({
      left: 678,
      top: 378,
      right: 722,
      bottom: 422,
    });
  });
});
