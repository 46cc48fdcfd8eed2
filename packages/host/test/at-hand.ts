/** A store that is away or breaks when it is told to. */
import type { Append } from "../src/index.ts";
import { MemoryStore } from "../src/index.ts";
import type { Harness } from "./harness.ts";
import { openHall } from "./harness.ts";

export type { Append, Harness };

class Away extends Error {}

export class Flaky extends MemoryStore {
  fails: "away" | "broken" | null = null;
  readonly appended: Append[] = [];
  isOutage(error: unknown): boolean {
    return error instanceof Away;
  }
  private mayFail(): void {
    if (this.fails !== null) throw this.fails === "away" ? new Away("away") : new Error("broken");
  }
  override async append(append: Append): Promise<boolean> {
    this.mayFail();
    const isWritten = await super.append(append);
    if (isWritten) this.appended.push(append);
    return isWritten;
  }
  override async load(id: string): ReturnType<MemoryStore["load"]> {
    this.mayFail();
    return super.load(id);
  }
  override async read(table: string, after: number): ReturnType<MemoryStore["read"]> {
    this.mayFail();
    return super.read(table, after);
  }
}
export const hallOver = (store: Flaky): Harness => openHall({}, store);
