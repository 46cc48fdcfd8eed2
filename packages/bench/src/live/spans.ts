/**
 * A load measures span by span: it is told on standard input for how many seconds, and says on standard output what came of it. Players
 * answer in spans only, so that two servers can be measured in turns, in the same weather, each while the other one rests.
 */
import { createInterface } from "node:readline";
import { cpuOf, residentOf } from "./cpu.ts";
import type { Live } from "./processes.ts";

/** Milliseconds of each span before it counts, and after it, for what is still under way. */
const RUN_IN = 500;
const RUN_OUT = 300;

export class Spans {
  private readonly nodes: readonly string[];
  /** What players would answer; null: they answer at once. */
  private held: (() => void)[] | null = null;
  private moves = 0;
  private waits: number[] = [];
  isMeasuring = false;
  /** `pids`: the processes of the server. */
  constructor(pids: string) {
    this.nodes = pids.split(",");
  }
  /** At once, or when the next span begins. */
  answer(move: () => void): void {
    if (this.held === null) move();
    else this.held.push(move);
  }
  /** A move has come through while it was measured. */
  count(): void {
    this.moves += 1;
  }
  /** So long it took until all had heard of it. */
  heardAfter(wait: number): void {
    this.waits.push(wait);
  }
  /** Until nobody asks for another span. */
  async run(warmUpSeconds: number): Promise<void> {
    await wait(warmUpSeconds * 1000);
    await this.hold();
    console.log("ready");
    for await (const seconds of createInterface({ input: process.stdin })) console.log(JSON.stringify(await this.measure(Number(seconds))));
    process.exit(0);
  }
  private async hold(): Promise<void> {
    this.held = [];
    await wait(RUN_OUT);
  }
  private async measure(seconds: number): Promise<Live> {
    const held = this.held ?? [];
    this.held = null;
    for (const move of held) move();
    await wait(RUN_IN);
    this.moves = 0;
    this.waits = [];
    this.isMeasuring = true;
    const cpuBefore = this.cpu();
    const from = performance.now();
    await wait(seconds * 1000);
    const passed = (performance.now() - from) / 1000;
    const used = this.cpu() - cpuBefore;
    this.isMeasuring = false;
    await this.hold();
    const { moves, waits } = this;
    waits.sort((a, b) => a - b);
    const at = (part: number): number => waits[Math.floor(waits.length * part)] ?? 0;
    return { rate: moves / passed, perCpuSecond: moves / used, p50: at(0.5), p99: at(0.99), resident: this.nodes.map(residentOf) };
  }
  private cpu(): number {
    return this.nodes.reduce((sum, pid) => sum + cpuOf(pid), 0);
  }
}
const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
