import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { mindOf } from "@stormakt/bots";
import { afterAll, describe, expect, it } from "vitest";
import { stormakt } from "./run.ts";

const folder = mkdtempSync(join(tmpdir(), "stormakt-lab-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("arena", () => {
  const line = ["arena", "vasa-regalis", "--seats", "3", "--bots", "greedy,random", "--games", "12", "--threads", "1"];
  it("says who is stronger, and shows yardsticks under their version", async () => {
    const { code, out, err } = await stormakt(line);
    expect([code, err]).toEqual([0, ""]);
    expect(out).toContain("one greedy-v1 against random-v1");
    expect(out).toMatch(/12 games in 4 blocks.*par 33.3 %/);
    expect(out).toMatch(/By seat, whoever sat there: \d/);
  });
  it("tells as JSON all that is needed to count again", async () => {
    const { out } = await stormakt([...line, "--json"]);
    const report = JSON.parse(out);
    expect(report.command).toBe(`npx stormakt ${line.join(" ")}`);
    const games = report.blocks.flatMap(({ lineup, orders }: { lineup: number[]; orders: string[] }) =>
      orders.map((order, nth) => ({ seat: lineup.indexOf(0) + nth, winners: (order.split(">")[0] ?? "").split("=") })),
    );
    const wins = games.reduce(
      (sum: number, { seat, winners }: { seat: number; winners: string[] }) =>
        sum + (winners.includes(String(seat)) ? 1 / winners.length : 0),
      0,
    );
    expect(games).toHaveLength(12);
    // Whoever sat there: every game somebody won was won from some seat.
    expect(report.seats.reduce((sum: number, { share }: { share: number }) => sum + share, 0)).toBeCloseTo(1, 4);
    const fromFirst = games.filter(({ winners }: { winners: string[] }) => winners.includes("0")).length;
    expect(report.seats[0].share).toBeCloseTo(fromFirst / (12 - report.undecided), 4);
    expect(wins).toBeCloseTo(report.players[0].wins, 4);
    expect(report).toMatchObject({ game: "vasa-regalis", seed: "arena", config: { seats: 3 }, mixed: false });
  });
  it("seats all of them at one table if there are more than two", async () => {
    const { out } = await stormakt([
      "arena",
      "vasa-regalis",
      "--seats",
      "3",
      "--bots",
      "random,greedy,random",
      "--games",
      "6",
      "--threads",
      "1",
    ]);
    expect(out).toContain("random-v1, greedy-v1, random-v1 (2)");
  });
  it("climbs a ladder in pieces: what was kept is not played again", async () => {
    const kept = join(folder, "ladder");
    const ladder = (games: string): string[] => [
      "arena",
      "--ladder",
      "vasa-regalis",
      "--usual",
      "--seats",
      "3",
      "--share",
      "0.01",
      "--threads",
      "1",
      "--folder",
      kept,
      "--games",
      games,
    ];
    const { code, out, err } = await stormakt(ladder("3"));
    expect([code, err]).toEqual([0, ""]);
    expect(out).toMatch(/vasa-regalis, 3 seats {2}hard@0\.01 against normal +3 {2,}\d/);
    expect(out).toContain("of 3 lines are above par");
    const files = readdirSync(kept).sort();
    expect(files).toEqual([
      "vasa-regalis-3-champion@0.01-hard@0.01.json",
      "vasa-regalis-3-hard@0.01-normal.json",
      "vasa-regalis-3-normal-easy.json",
    ]);
    for (const file of files) {
      const report = JSON.parse(readFileSync(join(kept, file), "utf8"));
      writeFileSync(join(kept, file), JSON.stringify({ ...report, wins: Array.from({ length: 60 }, () => [3, 3]) }));
    }
    expect((await stormakt(ladder("6"))).out).toContain("3 of 3 lines are above par");
  });
  it.each([
    [["arena", "vasa-regalis"], "--bots says who plays"],
    [["arena", "vasa-regalis", "--bots", "greedy"], "it takes two"],
    [["arena", "--ladder", "chess"], "there is no game chess"],
    [["arena", "--ladder", "--efforts"], "not both"],
    [["arena", "--ladder", "vasa-regalis", "--seats", "2"], "no table has 2 seats"],
    [["arena", "vasa-regalis", "--bots", "greedy,oracle"], "there is no bot oracle"],
    [["arena", "vasa-regalis", "--bots", "greedy,hard@much"], "a share of effort"],
    [["arena", "vasa-regalis", "--bots", "greedy,random", "--mixed", "--until-decided"], "two names"],
    [["arena", "vasa-regalis", "--bots", "greedy,normal=package.json"], "holds no weights"],
  ])("%j is a misuse", async (args, why) => {
    const { code, err } = await stormakt(args);
    expect(code).toBe(2);
    expect(err).toContain(why);
  });
});

describe("train", () => {
  const line = ["train", "vasa-regalis", "--seats", "3", "--games", "40", "--threads", "1"];
  it("leaves the file alone when the arena does not say yes", async () => {
    const file = join(folder, "kept.json");
    writeFileSync(file, "{}");
    const { code, out } = await stormakt([...line, "--arena-games", "6", "--out", file]);
    expect(out).toMatch(/an even chance 1\.\d+, the present weights/);
    expect(out).toContain("not written");
    expect(code).toBe(1);
    expect(readFileSync(file, "utf8")).toBe("{}");
  });
  it("writes when forced, says so in the file, and keeps other numbers of seats", async () => {
    const features = (await mindOf("vasa-regalis"))?.features ?? [];
    const phases = (await mindOf("vasa-regalis"))?.phases ?? 0;
    const four = Array.from({ length: phases }, () => features.map(() => 4));
    const file = join(folder, "weights.json");
    writeFileSync(file, JSON.stringify({ game: "vasa-regalis", made: "4 seats: by hand", features, bySeats: { 4: four } }));
    const { code } = await stormakt([...line, "--arena-games", "0", "--force", "--out", file]);
    expect(code).toBe(0);
    const weights = JSON.parse(readFileSync(file, "utf8"));
    expect(weights.made).toContain("4 seats: by hand | 3 seats: npx stormakt train vasa-regalis --seats 3");
    expect(weights.made).toContain("forced");
    expect(weights.made).not.toContain(folder);
    expect(weights.bySeats["4"]).toEqual(four);
    expect(weights.bySeats["3"]).toHaveLength(phases);
    const played = await stormakt([
      "arena",
      "vasa-regalis",
      "--seats",
      "3",
      "--bots",
      `normal=${file},random`,
      "--games",
      "3",
      "--threads",
      "1",
    ]);
    expect(played.code).toBe(0);
  });
});

describe("lab", () => {
  it("reports by topic, and draws", async () => {
    const svg = join(folder, "chart.svg");
    const line = ["lab", "vasa-regalis", "--seats", "3", "--games", "40", "--bots", "random", "--threads", "1", "--what", "seat,options"];
    const { code, out } = await stormakt([...line, "--svg", svg]);
    expect(code).toBe(0);
    expect(out).toMatch(/seat share of wins; par 33.3 %/);
    expect(out).toContain("seat, inventory=true");
    expect(out).not.toContain("parts that fail");
    expect(readFileSync(svg, "utf8")).toMatch(/^<svg[^]*<\/svg>\n$/);
  });
  it("tells the worst moves, in words, and what would have been better", async () => {
    const line = ["lab", "vasa-regalis", "--seats", "3", "--bots", "random", "--worst", "3", "--games", "1", "--judged", "0.02"];
    const { code, out } = await stormakt(line);
    expect(code).toBe(0);
    expect(out).toMatch(/^random: \d+ decisions, [\d.]+ % of them not to be bettered$/m);
    expect(out.match(/^\| [\d.]+ % ± [\d.]+ \| 1, \d+ \| .+ \| .+ \|$/gm)).toHaveLength(3);
    expect((await stormakt([...line.slice(0, -2), "--judged", "0"])).err).toContain("a share of effort");
  });
  it("takes one kind of bot", async () => {
    expect((await stormakt(["lab", "vasa-regalis", "--bots", "random,greedy"])).err).toContain("one kind of bot");
  });
});
