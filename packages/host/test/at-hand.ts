/** A store that is away or breaks when it is told to. */
import type { Append } from "../src/index.ts";
import { MemoryStore } from "../src/index.ts";
import type { Harness } from "./harness.ts";
import { openHall, seatPeople } from "./harness.ts";

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
/** A table of Anna and Bo, at which Bo has said something by another node while the store was not to be read from here. */
export async function chatMissed(store: Flaky): Promise<{ readonly harness: Harness } & Awaited<ReturnType<typeof seatPeople>>> {
  const harness = hallOver(store);
  const seated = await seatPeople(harness, ["Anna", "Bo"]);
  await openHall({}, store).hall.ask({ id: "bo", name: "Bo" }, "chat", { table: seated.id, as: 1, text: "missed" });
  store.fails = "away";
  await harness.hall.lookAgain();
  return { harness, ...seated };
}
