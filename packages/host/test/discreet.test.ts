/** What a hall tells of what went wrong: never the words of rules, of bots, or what was to be done. */
import { describe, expect, it } from "vitest";
import { discreet, OwnWords, Refusal } from "../src/index.ts";
import { openHall, seatPeople, settle } from "./harness.ts";

const SECRET = "the queen of spades";
const textOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return [error.name, error.message, error.stack, JSON.stringify(error), String(error.cause)].join("\n");
};

describe("an error", () => {
  it("of unknown words keeps its kind, its code and where it came from, and nothing else", () => {
    class Quarrel extends Error {}
    const told = discreet(Object.assign(new Quarrel(SECRET, { cause: SECRET }), { code: "EX_1", hand: SECRET }));
    expect(textOf(told)).not.toContain(SECRET);
    expect(told).toMatchObject({ message: expect.stringMatching(/^Quarrel: .*withheld/), code: "EX_1" });
    expect(textOf(told)).toMatch(/at .*discreet\.test\.ts:\d+:\d+/);
    expect(textOf(discreet(Object.assign(new Error("x"), { code: SECRET })))).not.toContain(SECRET);
    for (const thrown of [SECRET, { hand: SECRET }, null, 7]) expect(textOf(discreet(thrown))).toMatch(/withheld/);
    for (const thrown of [SECRET, { hand: SECRET }]) expect(textOf(discreet(thrown))).not.toContain(SECRET);
  });
  it("may say things over several lines that look like places: none of them is taken for one", () => {
    const said = `a\n    at ${SECRET.replaceAll(" ", "")} (/x.ts:1:1)`;
    for (const error of [new Error(said), Object.assign(new Error("b"), { name: said }), Object.assign(new Error(said), { name: said })])
      expect(textOf(discreet(error))).not.toContain("queen");
  });
  it("in our own words, a refusal and what is known to be plain stay as they are", () => {
    const [own, refusal, away] = [new OwnWords("late"), new Refusal("full", "no"), new Error("away")];
    expect([discreet(own), discreet(refusal), discreet(away, (one) => one === away)]).toEqual([own, refusal, away]);
    expect(discreet(undefined)).toBeUndefined();
  });
});

it("a problem is told without what a bot said or wanted to do, and a thrown word reaches nobody", async () => {
  const harness = openHall();
  const { people, id } = await seatPeople(harness, ["Anna", "Bo"]);
  const { hall, world } = harness;
  hall.world.report({ what: "a test", table: id, seat: 1, action: { card: SECRET }, answer: SECRET, error: new Error(SECRET) });
  await hall.ask({ id: "anna", name: "Anna" }, "relieve", { table: id, as: 0, level: "thrower" });
  await world.pass(5_000);
  await settle();
  const told = world.problems.map((one) => JSON.stringify(one) + textOf((one as { error?: unknown }).error)).join("\n");
  expect(world.problems.map(({ what }) => what)).toEqual(expect.arrayContaining(["a test", "a bot failed"]));
  expect(told).not.toMatch(/queen|I would rather not/);
  expect(world.problems[0]).toMatchObject({ table: id, seat: 1 });
  for (const { client } of people) client.close();
});
