import { chacha20 } from "@noble/ciphers/chacha.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Chance, ChanceState } from "./contract.ts";

const FAST_WORDS = 4;
const KEY_WORDS = 8;
const NONCE = new Uint8Array(12);
const BLANK = new Uint8Array(64);
const TWO_31 = 0x80000000;
const TWO_32 = 4294967296;

/**
 * The dice of a real match: ChaCha20 under a key made from the seed. Nobody can foretell the next word without the key,
 * and everybody can check them all once the seed is published.
 */
export function keyedChance(seed: string): ChanceState {
  const key = sha256(utf8ToBytes(`stormakt key\n${seed}`));
  const words = new DataView(key.buffer, key.byteOffset, key.byteLength);
  return [...Array.from({ length: KEY_WORDS }, (_, word) => words.getUint32(word * 4, true)), 0];
}
/** What is published when a match begins: fits one seed only, and tells nothing of it. */
export const commitmentTo = (seed: string): string => bytesToHex(sha256(utf8ToBytes(`stormakt commitment\n${seed}`)));

/** The dice of playouts: sfc32, quick and statistically sound, but whoever sees some words can tell the next. */
export function fastChance(seed: number | string): ChanceState {
  const text = sha256(utf8ToBytes(`stormakt playout\n${seed}`));
  const words = new DataView(text.buffer, text.byteOffset, text.byteLength);
  return [words.getInt32(0, true), words.getInt32(4, true), words.getInt32(8, true), 1];
}
/** A generator of its own, for whoever draws outside a state: bots, samplers, tests. */
export const fastDice = (seed: number | string): Dice => new Dice(fastChance(seed));

/** Draws from a chance state that lies elsewhere, most often in a game's state, and moves it on. */
export class Dice implements Chance {
  state: ChanceState;
  /** How many words were drawn in all. */
  drawn = 0;
  /** The words of a block, and what they were made of: the key, and which block it is. */
  private block = new DataView(BLANK.buffer);
  private blockOf: readonly number[] = [];
  constructor(state: ChanceState) {
    this.state = state;
  }
  /** The next word, as a small integer: one above 2^31 would be an object, where this is not made part of its caller. */
  private next(): number {
    this.drawn++;
    const s = this.state;
    if (s.length !== FAST_WORDS) return this.nextKeyed();
    const b = s[1]!;
    const c = s[2]!;
    const sum = (((s[0]! + b) | 0) + s[3]!) | 0;
    s[3] = (s[3]! + 1) | 0;
    s[0] = b ^ (b >>> 9);
    s[1] = (c + (c << 3)) | 0;
    s[2] = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum;
  }
  private nextKeyed(): number {
    const s = this.state;
    const position = s[KEY_WORDS]!;
    s[KEY_WORDS] = position + 1;
    const place = position >>> 4;
    if (!this.hasBlock(place)) {
      const key = new Uint8Array(32);
      const words = new DataView(key.buffer);
      for (let word = 0; word < KEY_WORDS; word++) words.setUint32(word * 4, s[word]!, true);
      const block = chacha20(key, NONCE, BLANK, undefined, place);
      this.block = new DataView(block.buffer, block.byteOffset);
      this.blockOf = [...s.slice(0, KEY_WORDS), place];
    }
    return this.block.getInt32((position & 15) * 4, true);
  }
  private hasBlock(place: number): boolean {
    const { state, blockOf } = this;
    for (let word = 0; word < KEY_WORDS; word++) if (state[word] !== blockOf[word]) return false;
    return blockOf[KEY_WORDS] === place;
  }
  /** Lemire's way. In a real match a word that would favour some results is drawn anew; in playouts the bias is under 1e-8. */
  below(limit: number): number {
    let product = (this.next() >>> 0) * limit;
    if (this.state.length !== FAST_WORDS) {
      const unfair = TWO_32 % limit;
      while (product % TWO_32 < unfair) product = (this.next() >>> 0) * limit;
    }
    // A small integer wherever it can be: a list into which anything else was ever written is a slow one.
    return limit <= TWO_31 ? (product / TWO_32) | 0 : Math.floor(product / TWO_32);
  }
  die(sides: number): number {
    return this.below(sides) + 1;
  }
  pick<T>(from: readonly T[]): T {
    if (from.length === 0) throw new Error("nothing to pick from");
    return from[this.below(from.length)]!;
  }
  shuffle<T>(list: T[]): void {
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const held = list[i]!;
      list[i] = list[j]!;
      list[j] = held;
    }
  }
}

/**
 * Chance by the book, for tests. Each entry answers one draw: a number for `below` (from 0) or `die` (from 1), the wanted order as
 * a list of former places for `shuffle`, "keep" for a shuffle that changes nothing. With a name, `{ sture: 3 }`, the draw must be so called.
 */
export type ScriptedDraw = Roll | { readonly [what: string]: Roll };
type Roll = number | "keep" | readonly number[];

export class ScriptedChance implements Chance {
  drawn = 0;
  private readonly script: readonly ScriptedDraw[];
  constructor(script: readonly ScriptedDraw[]) {
    this.script = script;
  }
  private next(asked: string, what?: string): Roll {
    const drawn = this.script[this.drawn];
    if (drawn === undefined)
      throw new Error(`the script is used up: ${asked}${what ? ` (${what})` : ""} was drawn after ${this.drawn} scripted draws`);
    this.drawn++;
    if (typeof drawn !== "object" || Array.isArray(drawn)) return drawn as Roll;
    const [[name, roll]] = Object.entries(drawn as { readonly [what: string]: Roll }) as [[string, Roll]];
    if (name !== what) throw new Error(`scripted draw ${this.drawn} is for ${name}, but ${what ?? asked} was drawn`);
    return roll;
  }
  private number(asked: string, low: number, high: number, what?: string): number {
    const roll = this.next(asked, what);
    if (typeof roll !== "number" || roll < low || roll > high)
      throw new Error(`scripted draw ${this.drawn} is ${JSON.stringify(roll)}, but ${asked} was drawn`);
    return roll;
  }
  below(limit: number, what?: string): number {
    return this.number(`a number below ${limit}`, 0, limit - 1, what);
  }
  die(sides: number, what?: string): number {
    return this.number(`a die of ${sides} sides`, 1, sides, what);
  }
  pick<T>(from: readonly T[], what?: string): T {
    return from[this.number(`one of ${from.length}`, 0, from.length - 1, what)]!;
  }
  shuffle<T>(list: T[], what?: string): void {
    const roll = this.next(`a shuffle of ${list.length}`, what);
    if (roll === "keep") return;
    const before = list.slice();
    if (typeof roll === "number" || roll.length !== before.length || new Set(roll).size !== before.length)
      throw new Error(`scripted draw ${this.drawn} is no order of ${before.length} things`);
    roll.forEach((from, to) => {
      list[to] = before[from]!;
    });
  }
  /** Fails if a scripted value is left over. */
  mustBeUsedUp(): void {
    if (this.drawn < this.script.length)
      throw new Error(
        `${this.script.length - this.drawn} scripted draws left over, the next is ${JSON.stringify(this.script[this.drawn])}`,
      );
  }
}
