/**
 * Whole evenings in a hall, by a clock moved by hand: all that everybody is told, and all that is kept, summed up step by step in session/.
 * Tests beside this one say why it is so; this one notices whatever else changes. Where that is meant: vitest run -u on this file.
 */

import { fastDice } from "@stormakt/kernel";
import { describe, expect, it } from "vitest";
import { Evening, past } from "./evening.ts";
import { playOn, settle } from "./harness.ts";

const EVENINGS: Readonly<Record<string, () => Promise<Evening>>> = {
  async "three people"() {
    const evening = await new Evening(["Anna", "Bo", "Cilla"], { name: "Kväll", listed: true }).begin();
    await evening.play(3);
    await evening.ask(0, "orders", { orders: [{ step: "aboutToWalk", times: 2 }] });
    await evening.ask(0, "move", { after: evening.tables[0]!.state.n, key: "k", action: { kind: "shout", price: 7 } });
    await evening.ask(0, "move", { after: evening.tables[0]!.state.n, key: "k", action: { kind: "shout", price: 7 } });
    await evening.ask(0, "undo", { after: evening.tables[0]!.state.n });
    await evening.ask(0, "judge", { action: { kind: "shout", price: 700 } });
    await evening.ask(0, "suggest");
    await evening.ask(0, "move", { after: evening.tables[0]!.state.n, key: "l", action: { kind: "walk" } });
    await evening.play(3);
    await evening.ask(0, "take-back", { step: "ask" });
    await evening.ask(1, "take-back", { step: "agree" });
    await evening.ask(2, "take-back", { step: "agree" });
    await evening.play(4);
    await evening.ask(1, "take-back", { step: "ask" });
    await evening.ask(2, "take-back", { step: "decline" });
    await evening.ask(2, "chat", { text: "hej" });
    await evening.ask(2, "note", { text: "he bluffs" });
    await evening.ask(1, "branch", { n: 6, seats: [{ kind: "me" }, { kind: "bot", level: "greedy" }, { kind: "open" }] });
    await past(evening, 3);
    await evening.play(500);
    await past(evening, 3);
    await evening.ask(1, "rematch");
    return evening;
  },
  async "bots and those who come and go"() {
    const evening = await new Evening(["Anna", "Bo", "Cilla"], { options: { days: 1 } }, { snapshotEvery: 3 }).begin();
    await evening.play(2);
    await evening.ask(1, "relieve", { level: "greedy" });
    for (let i = 0; i < 3; i++) await evening.pass(1_000);
    await evening.ask(1, "return");
    await evening.play(2);
    await evening.ask(2, "leave");
    await evening.pass(1_000);
    await evening.step("Dag joins", () => evening.harness.person("Dag").client.ask("join", { table: evening.id, invite: evening.invite }));
    await evening.ask(0, "seat-key");
    await evening.restart();
    await evening.play(4);
    await evening.ask(1, "resign");
    await evening.pass(5_000);
    await evening.ask(0, "resign");
    await past(evening, 2);
    await evening.ask(0, "rematch");
    return evening;
  },
  async "those who are away or late"() {
    const pace = { kind: "live", bank: 60, increment: 5, window: 20 } as const;
    const evening = await new Evening(["Anna", "Bo", "Cilla", "Dag"], { pace, timeout: "others", rated: false }).begin();
    await evening.play(4);
    await evening.step("Bo goes", async () => evening.people[1]!.wire.goAway());
    await evening.ask(0, "kick", { seat: 1 });
    await evening.ask(2, "kick", { seat: 1 });
    await evening.ask(2, "kick", { seat: 1, on: false });
    await evening.ask(3, "kick", { seat: 1 });
    for (let i = 0; i < 6; i++) await evening.pass(30_000);
    await evening.ask(0, "admit", { seat: 1 });
    await evening.ask(2, "admit", { seat: 1 });
    await evening.ask(3, "admit", { seat: 1 });
    await evening.step("Eva joins", () =>
      evening.harness.person("Eva").client.ask("join", { table: evening.id, invite: evening.invite, seat: 1 }),
    );
    await evening.step("Bo is back", async () => {
      evening.people[1]!.wire.comeBack(evening.people[1]!.client);
      await settle();
    });
    await evening.ask(1, "return");
    for (let i = 0; i < 6; i++) await evening.pass(45_000);
    await evening.play(6);
    await past(evening, 4);
    return evening;
  },
  async "days for each move"() {
    const rest = { weekdays: [0, 6], dates: ["12-24"], offset: 60 };
    const evening = await new Evening(["Anna", "Bo"], {
      pace: { kind: "deadline", each: 86_400, rest },
      timeout: "bot",
      listed: true,
    }).begin();
    await evening.play(2);
    for (let i = 0; i < 4; i++) await evening.pass(43_200_000);
    await evening.ask(0, "return");
    await evening.play(3);
    for (let i = 0; i < 4; i++) await evening.pass(43_200_000);
    await past(evening, 2);
    return evening;
  },
  async "one against bots"() {
    const evening = new Evening(["Anna"], {});
    evening.people = [evening.harness.person("Anna")];
    const dice = fastDice("one");
    const { table } = await evening.people[0]!.client.ask("create", {
      game: "fair",
      seats: [{ kind: "bot", level: "random" }, { kind: "me" }, { kind: "bot", level: "thinker" }],
      pace: { kind: "deadline", each: 3_600 },
      timeout: "default",
    });
    evening.id = table.id;
    evening.tables = [evening.people[0]!.client.table(table.id, 1)];
    await evening.tables[0]!.ready();
    for (let i = 0; i < 12; i++) {
      await evening.step("play", () => playOn(evening.tables, 1, `${dice.below(99)}`));
      await evening.pass(1_500);
      if (i === 3) await evening.ask(0, "help", { as: 1 });
      if (i === 5) await evening.ask(0, "take-back", { as: 1, step: "ask" });
      if (i === 8) await evening.pass(3_700_000);
    }
    await evening.ask(0, "log", { as: 1 });
    return evening;
  },
};

describe("an evening", () => {
  it.each(Object.keys(EVENINGS))("of %s is told and kept as it is written down", async (name) => {
    const { lines, harness } = await EVENINGS[name]!();
    const problems = harness.world.problems.map(({ what }) => what);
    await expect(`${[...lines, `problems: ${problems.join(", ")}`].join("\n")}\n`).toMatchFileSnapshot(
      `session/${name.replaceAll(" ", "-")}.txt`,
    );
  });
});
