import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { filesOf, gamesWithRules, readRulebook } from "../rulebook.mjs";

describe("rulebooks", () => {
  it("are read by section, rule and ruling", () => {
    const markdown =
      "# Game\n\n## Setup\n\n**VR-SETUP-1** Three to five\nplay.\n\n| a | b |\n| 1 | 2 |\n\n**VR-SETUP-2** Markers.\n> Eighty of them.\n\n## Empty\n";
    expect(readRulebook(markdown)).toEqual([
      {
        title: "Setup",
        rules: [
          { id: "VR-SETUP-1", text: "Three to five play.\n| a | b |\n| 1 | 2 |" },
          { id: "VR-SETUP-2", text: "Markers.", reading: "Eighty of them." },
        ],
      },
    ]);
  });
  it.each(gamesWithRules())("of %s are what its RULES pages say, and those what the cards say", async (game) => {
    for (const [path, text] of Object.entries(await filesOf(game))) {
      const isCurrent = existsSync(path) && readFileSync(path, "utf8") === text;
      expect(isCurrent ? "current" : `${path} is not what the page says: run node scripts/rulebook.mjs ${game}`).toBe("current");
    }
  });
});
