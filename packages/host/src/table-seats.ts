import type { EntryOf } from "./entries.ts";
import { voicesNeeded } from "./seating.ts";
import { AskingTable } from "./table-asking.ts";
import { becomes, noteHolder, rememberSitters } from "./table-memory.ts";

/** What becomes of it when somebody sits down, gets up or is voted away. */
export class SeatedTable extends AskingTable {
  protected changeSeat({ seat, change, person, name, bot, from }: EntryOf<"seat">): void {
    const { memory } = this;
    const held = memory.seats[seat]!;
    switch (change) {
      case "joined": {
        const wasHeld = held.sitters.includes(person!);
        const closed =
          held.ousted === null || wasHeld || this.state === null ? null : { n: this.heard(seat) - 1, table: this.viewFor(seat).table };
        Object.assign(held, { persons: [person!], name, bot: null, vacated: false, reserved: null, tenure: memory.version, closed });
        break;
      }
      case "shared":
        if (from !== undefined) {
          becomes(held, from, person!);
          if (memory.facts.owner === from) memory.facts = { ...memory.facts, owner: person! };
        }
        if (!held.persons.includes(person!)) held.persons.push(person!);
        break;
      case "left":
      case "kicked":
        // Whoever is voted away in mid-game keeps a right to the seat; whoever leaves has given it up.
        if (change === "kicked" && bot !== null) held.ousted ??= { persons: held.persons, name: held.name, tenure: held.tenure };
        // Before the match the seat is open again; in mid-game a bot plays on until somebody takes it.
        Object.assign(held, { persons: [], name: bot === null ? null : held.name, bot, vacated: bot !== null, reserved: null });
        memory.orders[seat] = [];
        break;
      case "bot":
      case "opened":
        Object.assign(held, { persons: [], name, bot, reserved: null });
        break;
      case "relieved":
      case "timed-out":
        held.bot = bot;
        break;
      case "returned":
        if (person !== null && held.ousted !== null) {
          const { persons, name: called, tenure } = held.ousted;
          const all = persons.includes(person) ? [...persons] : [...persons, person];
          Object.assign(held, { persons: all, name: called, tenure, vacated: false, ousted: null, closed: null });
          memory.orders[seat] = [];
        }
        held.bot = null;
        break;
      case "resigned":
        Object.assign(held, { resigned: true, bot });
        break;
    }
    held.lapsed = change === "timed-out" || (held.lapsed && change !== "joined" && change !== "returned");
    if (memory.status === "running") {
      rememberSitters(held);
      noteHolder(held, memory.version);
    }
    // Whoever comes next has agreed to nothing yet, and another newcomer is another question.
    if (change === "joined" || change === "left" || change === "kicked" || change === "returned") {
      held.admittedBy = [];
      for (const other of memory.seats) other.admittedBy = other.admittedBy.filter((by) => by !== seat);
    }
    if (change !== "shared") memory.kicks = memory.kicks.filter((kick) => kick.seat !== seat);
    // Whoever goes has not agreed: where no other word is missing, nobody is left to say one, and whoever wishes it asks anew.
    if (memory.takeBack !== null && (memory.takeBack.seat === seat || this.missingConsent.length === 0)) memory.takeBack = null;
  }
  /** The seat's own word ends what was wished against it. */
  protected changeKick({ seat, by, on, why, due }: EntryOf<"kick">): void {
    const others = this.memory.kicks.filter((kick) => kick.seat !== seat);
    const vote = this.memory.kicks.find((kick) => kick.seat === seat);
    const was = vote?.by.filter((one) => one !== by) ?? [];
    const wish = on ? [...was, by] : by === seat ? [] : was;
    const isEnough = new Set(wish.map((one) => this.memory.seats[one]?.persons[0])).size >= voicesNeeded(this, seat);
    const next = { seat, by: wish, why: why ?? vote?.why ?? "absent", due: isEnough ? (due ?? vote?.due ?? null) : null };
    this.memory.kicks = wish.length === 0 ? others : [...others, next];
  }
  protected changeAdmission({ seat, by, on }: EntryOf<"admit">): void {
    const held = this.memory.seats[seat]!;
    held.admittedBy = [...held.admittedBy.filter((one) => one !== by), ...(on ? [by] : [])];
  }
}
