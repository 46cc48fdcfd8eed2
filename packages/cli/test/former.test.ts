/** Records and games of former editions, as the program at ed6be91 wrote them. */
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { stormakt } from "./run.ts";

const FIXTURES = join(import.meta.dirname, "../../../fixtures/ed6be91/records");
const folder = mkdtempSync(join(tmpdir(), "stormakt-former-"));
interface Saved {
  record: { rulesVersion: string; moves: { seat: number; action: object; digest: string }[] };
}
const read = (file: string): Saved => JSON.parse(readFileSync(file, "utf8")) as Saved;

describe("what was put aside under a former edition", () => {
  it.each(readdirSync(FIXTURES).filter((file) => file.startsWith("aside-")))("is verified by its own rules: %s", async (file) => {
    const { code, out } = await stormakt(["replay", join(FIXTURES, file)]);
    expect(out).toMatch(/40 of 40 moves verified/);
    expect(code).toBe(0);
  });
  it("is not, at the move that does not fit, with the reason", async () => {
    const saved = read(join(FIXTURES, "aside-wallenstein.json"));
    saved.record.moves[7]!.digest = "0000000000000000";
    writeFileSync(join(folder, "drifted.json"), JSON.stringify(saved));
    const { code, err } = await stormakt(["replay", join(folder, "drifted.json")]);
    expect([code, err]).toEqual([1, expect.stringMatching(/move 8: the game has drifted/)]);
  });
  it("is not, where nobody knows the rules any more or yet, and that is said", async () => {
    const saved = read(join(FIXTURES, "aside-wallenstein.json"));
    saved.record.rulesVersion = "99";
    writeFileSync(join(folder, "unknown.json"), JSON.stringify(saved));
    const { code, err } = await stormakt(["replay", join(folder, "unknown.json")]);
    expect([code, err]).toEqual([2, expect.stringMatching(/rules 99, which are not known here/)]);
  });
  it("is played on by it, and put aside again", async () => {
    const file = join(folder, "aside.json");
    copyFileSync(join(FIXTURES, "aside-wallenstein.json"), file);
    const { code, out } = await stormakt(["play", "--resume", file, "--lang", "en"], ["any", "any", "any", "quit"]);
    expect(code).toBe(0);
    expect(out).toContain("Wallenstein");
    const { record } = read(file);
    expect(record.rulesVersion).toBe("1");
    expect(record.moves.length).toBeGreaterThanOrEqual(40);
    expect((await stormakt(["replay", file])).code).toBe(0);
  });
});
