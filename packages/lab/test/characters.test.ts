import type { Temper } from "@stormakt/bots";
import { readConfig } from "@stormakt/kernel";
import { gameCalled } from "@stormakt/shelf";
import { describe, expect, it } from "vitest";
import type { Row } from "../src/lab/lab.ts";
import { experiment } from "../src/lab/lab.ts";

type Measured = (topic: string, thing: string) => Pick<Row, "value" | "of">;
interface Tastes {
  readonly games: number;
  readonly options?: object;
  /** What the bold do more of than the steady, and what the sly do more of. */
  readonly bold: (of: Measured) => number;
  readonly sly: (of: Measured) => number;
}
const TASTES: Readonly<Record<string, Tastes>> = {
  "vasa-regalis": {
    games: 8,
    bold: (of) => (of("times", "king").value + of("times", "craftsman").value) / of("rounds", "all").value,
    sly: (of) => of("times", "admiral").value / of("rounds", "all").value,
  },
  "mare-balticum": {
    games: 3,
    bold: (of) => of("moves", "march").value + of("moves", "sail").value,
    sly: (of) => of("moves", "investInTitle").value,
  },
  wallenstein: {
    games: 3,
    options: { court: true },
    // Whoever looks to the end of the round attacks players by itself; the bold are those who never stay.
    bold: (of) => of("moves", "march").value / (of("moves", "march").value + of("moves", "stay").value),
    sly: (of) => of("a game has", "thalers bid").value + of("a game has", "favors").value,
  },
  "svea-rike": {
    games: 5,
    bold: (of) => of("moves", "takeFief").value + of("moves", "buyFief").value,
    // How many cards are drawn is hardly ever a choice.
    sly: (of) => of("event cards aimed", "all").value,
  },
};

describe.each(Object.entries(TASTES))("%s", (id, { games, options, bold, sly }) => {
  const measured = async (temper: Temper): Promise<Measured> => {
    const read = readConfig(await gameCalled(id), { seats: 3, ...options });
    if ("error" in read) throw new Error("no such table");
    const { topics } = await experiment({
      game: id,
      config: read.config,
      bot: `normal:${temper}`,
      share: 1,
      seed: "characters",
      games,
      threads: 1,
      what: ["moves a game", "times a role", "rounds", "attacks won", "a game has", "event cards aimed at another"],
      variants: [],
    });
    return (topic, thing) =>
      topics.find((one) => one.topic.startsWith(topic))?.rows.find((row) => row.thing === thing) ?? { value: Number.NaN, of: Number.NaN };
  };
  it("is played to another taste by the bold and by the sly", async () => {
    const [steady, daring, cunning] = [await measured("steady"), await measured("bold"), await measured("sly")];
    expect(bold(daring)).toBeGreaterThan(bold(steady));
    expect(sly(cunning)).toBeGreaterThan(sly(steady));
  });
});
