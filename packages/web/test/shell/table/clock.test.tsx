// @vitest-environment happy-dom

import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, it } from "vitest";
import { Clock } from "../../../src/shell/table/clock.tsx";
import { fetchShell } from "../../../src/words/spoken.ts";

beforeAll(() => fetchShell("en"));
const shown = (seconds: number): string =>
  renderToStaticMarkup(<Clock clock={{ left: 1000 * seconds, at: 0, running: false }} />).replace(/<[^>]*>/g, "");

it("whoever has just been asked has a day of 24 hours, and later no more than is left", () => {
  expect([86_400, 86_398, 86_300, 84_000].map(shown)).toEqual(["24 h", "24 h", "23 h", "23 h"]);
  expect([259_195, 259_000].map(shown)).toEqual(["3 days", "2 days"]);
  expect(shown(95)).toBe("1:35");
});
