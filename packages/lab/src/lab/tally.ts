import type { Seat } from "@stormakt/kernel";
import type { Notes } from "../observe/observer.ts";

/** Sums of many games, by topic and thing. They can be sent between threads and added up. */
export interface Line {
  readonly topic: string;
  readonly thing: string;
  of: number;
  /** Wins, things that went so, or the values added up. */
  sum: number;
  squares: number;
}
export class Tally {
  private readonly lines = new Map<string, Line>();

  add(topic: string, thing: string, value: number, of = 1, squares = value * value): void {
    const key = `${topic}\n${thing}`;
    const line = this.lines.get(key) ?? { topic, thing, of: 0, sum: 0, squares: 0 };
    line.of += of;
    line.sum += value;
    line.squares += squares;
    this.lines.set(key, line);
  }
  addAll(lines: readonly Line[]): void {
    for (const { topic, thing, of, sum, squares } of lines) this.add(topic, thing, sum, of, squares);
  }
  all(): Line[] {
    return [...this.lines.values()];
  }
}

/** The notes of one game. Who had what is held back until it is known who won. */
export class GameNotes implements Notes {
  private readonly tally: Tally;
  private readonly held = new Map<string, { topic: string; thing: string; seat: Seat }>();
  constructor(tally: Tally) {
    this.tally = tally;
  }
  had(topic: string, thing: string, seat: Seat): void {
    this.held.set(`${topic}\n${thing}\n${seat}`, { topic, thing, seat });
  }
  went(topic: string, thing: string, so: boolean): void {
    this.tally.add(topic, thing, so ? 1 : 0);
  }
  measured(topic: string, thing: string, value: number): void {
    this.tally.add(topic, thing, value);
  }
  /** Games that all lost say nothing of who does better. */
  close(winners: readonly Seat[]): void {
    if (winners.length === 0) return;
    for (const { topic, thing, seat } of this.held.values()) this.tally.add(topic, thing, winners.includes(seat) ? 1 / winners.length : 0);
  }
}
