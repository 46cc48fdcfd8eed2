/** A question of which only part comes over the wire is put together from the view. */
import { expect, it } from "vitest";
import { Shown } from "../src/changes.ts";
import type { Heard, Now } from "../src/index.ts";

const frame = { step: "turn", line: null, memory: { taken: 1 }, waiting: [0], answered: [], own: null, order: null };
const first = {
  n: 1,
  view: { table: {}, stack: [frame], outcome: null },
  prompt: { step: "turn", memory: { taken: 1 }, waiting: [0], asked: true, window: false, own: null, order: false },
  choices: [],
} as unknown as Now;
const shown = new Shown();
shown.keep("t/0", first, 1);
let base = 1;
const hear = (change: object): Now["prompt"] => {
  const heard = { table: "t", as: 0, lines: [], change: { from: base, n: base + 1, ...change }, base: base + 1 } as unknown as Heard;
  base += 1;
  return shown.whole("t/0", heard).now?.prompt ?? null;
};

it("what is asked is what stands on top of the stack, whether this seat is asked is told", () => {
  expect(hear({})).toEqual(first.prompt);
  expect(hear({ view: { stack: { 0: { memory: { taken: [2] }, waiting: [[1]] } } }, prompt: { asked: false, order: false } })).toEqual({
    ...first.prompt,
    memory: { taken: 2 },
    waiting: [1],
    asked: false,
  });
  const window = { ...frame, step: "react", waiting: [0, 1], order: [0, 1], own: { kind: "pass" } };
  expect(hear({ view: { stack: { 1: [window], "#": 2 } }, prompt: { asked: true, order: true } })).toEqual({
    step: "react",
    memory: { taken: 1 },
    waiting: [0, 1],
    asked: true,
    window: true,
    own: { kind: "pass" },
    order: true,
  });
  // Nothing of the rest is another than before.
  expect(hear({ view: { stack: { 1: { waiting: [[1]] } } } })).toMatchObject({ step: "react", waiting: [1], asked: true, order: true });
  expect(hear({ prompt: null })).toBeNull();
  expect(hear({ view: { stack: { "#": 1 } } })).toBeNull();
  expect(hear({ prompt: { asked: true, order: false } })).toMatchObject({ step: "turn", waiting: [1], asked: true, window: false });
});
