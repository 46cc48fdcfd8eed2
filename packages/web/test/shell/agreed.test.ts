import type { GameInfo } from "@stormakt/protocol";
import { gameCalled, wordsOf } from "@stormakt/shelf";
import { describe, expect, it } from "vitest";
import { agreedIn } from "../../src/shell/table/agreed.ts";
import { fetchShell } from "../../src/words/spoken.ts";

const optionsOf = async (game: string) => (await gameCalled(game)).options as unknown as GameInfo["options"];
const agreed = async (language: "en" | "sv" | "de", config: object): Promise<string[]> =>
  agreedIn(
    { ...config },
    await optionsOf("vasa-regalis"),
    (await wordsOf("vasa-regalis", language)).options,
    (await fetchShell(language)).setup,
  );

describe("whoever is invited reads what is agreed on", () => {
  it("a chair drawn by lot in the words of the language", async () => {
    expect(await agreed("en", { firstLeader: "random" })).toEqual(["First shipyard leader: Drawn by lot"]);
    expect(await agreed("sv", { firstLeader: "random" })).toEqual(["Första varvsledare: Lottas"]);
    expect((await agreed("de", { firstLeader: "random" })).join()).not.toContain("random");
  });
  it("a chair as people count chairs, from one", async () => {
    expect(await agreed("en", { firstLeader: 0 })).toEqual(["First shipyard leader: Chair 1"]);
  });
  it("nothing of what is done without", async () => {
    expect(await agreed("en", { seats: 4, inventory: false, royalPatience: "off" })).toEqual([]);
    expect(await agreed("en", { inventory: true, royalPatience: 12, trades: "open" })).toEqual([
      "Inventory (advanced)",
      "Royal patience (house rule, rounds): 12",
      "Trades: Open",
    ]);
  });
});
