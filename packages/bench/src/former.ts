/** The kernel, games and search of commit ed6be91, as they were: what today's are measured against, by turns in one run. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliDecompressSync } from "node:zlib";
import type { Judgement, Mind, Playouts, search } from "@stormakt/bots";
import type { Engine, fastChance, fastDice, GameTypes } from "@stormakt/kernel";
import type { AnyGame } from "@stormakt/shelf";

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

export async function formerRules(): Promise<Rules> {
  const folder = mkdtempSync(join(tmpdir(), "stormakt-former-"));
  try {
    const file = join(folder, "rules.mjs");
    writeFileSync(file, brotliDecompressSync(readFileSync(KEPT)));
    return (await import(pathToFileURL(file).href)) as Rules;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
