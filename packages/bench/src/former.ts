/** The kernel, games and search of commit ed6be91, as they were: what today's are measured against, by turns in one run. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliDecompressSync } from "node:zlib";
import type { Judgement, Mind, Playouts, search } from "@stormakt/bots";
import type { Engine, fastChance, fastDice, GameTypes } from "@stormakt/kernel";
import type { AnyGame } from "@stormakt/shelf";
import { rulesInOneFile } from "../../../scripts/one-file.ts";

/** What is measured, of then or of now. */
export interface Rules {
  readonly Engine: typeof Engine;
  readonly fastChance: typeof fastChance;
  readonly fastDice: typeof fastDice;
  readonly Judgement: typeof Judgement;
  readonly Playouts: typeof Playouts;
  readonly search: typeof search;
  mindOf(id: string): Promise<Mind<GameTypes> | null>;
  gameCalled(id: string): Promise<AnyGame>;
}
const KEPT = new URL("../../../fixtures/ed6be91/rules.mjs.br", import.meta.url);

export const formerRules = (): Promise<Rules> => rulesIn(brotliDecompressSync(readFileSync(KEPT)));
/** Those of today in one file, made as that one was: like is compared with like. */
export const rulesOfToday = async (): Promise<Rules> =>
  rulesIn(
    await rulesInOneFile({
      kernel: ["Engine", "fastChance", "fastDice"],
      bots: ["Judgement", "mindOf", "Playouts", "search"],
      shelf: ["gameCalled"],
    }),
  );

async function rulesIn(text: string | Buffer): Promise<Rules> {
  const folder = mkdtempSync(join(tmpdir(), "stormakt-rules-"));
  try {
    const file = join(folder, "rules.mjs");
    writeFileSync(file, text);
    return (await import(pathToFileURL(file).href)) as Rules;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
