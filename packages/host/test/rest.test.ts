import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { after, between, isResting } from "../src/rest.ts";

const DAY = 86_400_000;
const HOUR = 3_600_000;
const at = (text: string): number => Date.parse(text);
const stockholm = { weekdays: [6, 0], dates: ["12-24", "12-25"], offset: 60 };

describe("days of rest", () => {
  it("do not count, by the table's own midnight", () => {
    // Friday 16 October 2026, 22:00 in Stockholm's winter time: two hours are left of the day.
    expect(after(at("2026-10-16T21:00:00Z"), 3 * HOUR, stockholm)).toBe(at("2026-10-19T00:00:00Z"));
    expect(after(at("2026-12-23T12:00:00Z"), DAY, stockholm)).toBe(at("2026-12-28T12:00:00Z"));
    expect(isResting(at("2026-10-16T23:30:00Z"), stockholm)).toBe(true);
    expect(isResting(at("2026-10-16T22:30:00Z"), stockholm)).toBe(false);
  });
  it("are none where none were agreed", () => {
    expect(after(1_000, 5 * DAY, undefined)).toBe(1_000 + 5 * DAY);
    expect(between(1_000, 500, undefined)).toBe(0);
  });
  it("leave exactly as much time as was agreed", () => {
    const rest = fc.record({
      weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 6 }),
      dates: fc.uniqueArray(fc.constantFrom("01-01", "05-01", "12-24", "12-31"), { maxLength: 4 }),
      offset: fc.integer({ min: -840, max: 840 }),
    });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), fc.integer({ min: 1, max: 60 * DAY }), rest, (from, time, off) => {
        const end = after(from, time, off);
        expect(between(from, end, off)).toBe(time);
        expect(isResting(end - 1, off)).toBe(false);
      }),
      { numRuns: 200 },
    );
  });
});
