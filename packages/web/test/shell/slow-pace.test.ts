import { describe, expect, it } from "vitest";
import { isSlowPlan, slowPace, USUAL_SLOW } from "../../src/shell/new-table/slow.ts";

describe("the pace of a slow game", () => {
  it("counts every day unless days off were chosen", () => {
    expect(slowPace(USUAL_SLOW)).toEqual({ kind: "deadline", each: 86_400, window: 21_600 });
  });
  it.each([
    [{ weekends: true, holidays: false }, [6, 0], []],
    [{ weekends: false, holidays: true }, [], ["12-24", "12-25", "12-26", "12-31", "01-01"]],
    [{ weekends: true, holidays: true }, [6, 0], ["12-24", "12-25", "12-26", "12-31", "01-01"]],
  ])("leaves out what %o says", (off, weekdays, dates) => {
    expect(slowPace({ ...USUAL_SLOW, ...off })).toMatchObject({ rest: { weekdays, dates } });
  });
  it("is not read from a plan kept before there were holidays", () => {
    const former = { each: 86_400, weekends: true, timeout: "bot" } as const;
    expect(isSlowPlan(former)).toBe(false);
    expect(isSlowPlan(USUAL_SLOW)).toBe(true);
  });
});
