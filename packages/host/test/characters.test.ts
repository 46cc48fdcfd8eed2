import { TEMPERS } from "@stormakt/bots";
import { expect, it } from "vitest";
import { temperAt } from "../src/characters.ts";
import type { Table } from "../src/index.ts";
import { openHall, playOn } from "./harness.ts";

const BOT = { kind: "bot", level: "greedy" } as const;
/** A table as far as characters go: who has ever sat where, and the seed. */
const tableOf = (seed: string | null, sitters: readonly (readonly string[])[]): Table =>
  ({ seats: sitters.map((one) => ({ sitters: one })), memory: { seed } }) as unknown as Table;

it("bots at a table are not all of one character, and people who are away are played steadily", () => {
  const seen = new Set<string>();
  for (let nth = 0; nth < 60; nth++) {
    const table = tableOf(`seed ${nth}`, [["anna"], [], [], []]);
    const tempers = [1, 2, 3].map((seat) => temperAt(table, seat));
    expect(new Set(tempers)).toEqual(new Set(TEMPERS));
    expect(temperAt(table, 0)).toBe("steady");
    seen.add(tempers.join());
  }
  // Any of them may sit anywhere.
  expect(seen.size).toBe(6);
});
it("a bot keeps its character, whoever asks it and when", () => {
  const table = tableOf("one seed", [[], ["berta"], []]);
  expect([0, 2, 0, 2].map((seat) => temperAt(table, seat))).toEqual([0, 2, 0, 2].map((seat) => temperAt(table, seat)));
  expect(temperAt(tableOf(null, [[], []]), 0)).toBe("steady");
});
it("goes with every question to the bot, and is told to nobody else: nothing sent or kept names it", async () => {
  const harness = openHall();
  const anna = harness.person("Anna").client;
  const sent: string[] = [];
  const berta = harness.person("Berta");
  const { table } = await anna.ask("create", { game: "fair", seats: [{ kind: "me" }, BOT, BOT] });
  const seat = anna.table(table.id, 0);
  await seat.ready();
  for (let step = 0; step < 40; step++) {
    await playOn([seat], 1, `step ${step}`);
    await harness.world.pass(1_000);
    sent.push(JSON.stringify(seat.state));
  }
  const watching = berta.client.table(table.id, null);
  await watching.ready().catch(() => {});
  sent.push(JSON.stringify(watching.state), JSON.stringify(await anna.ask("mine", {})));
  const asked = harness.bots.asked.filter(({ level }) => level === "greedy");
  for (const one of [1, 2]) expect(new Set(asked.filter((question) => question.seat === one).map(({ temper }) => temper)).size).toBe(1);
  expect(new Set(asked.map(({ temper }) => temper)).size).toBe(2);
  for (const text of sent) expect(text).not.toMatch(/"?(steady|bold|sly|temper)"?/);
});
