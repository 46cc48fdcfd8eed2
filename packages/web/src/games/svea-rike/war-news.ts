import type { Event } from "@stormakt/svea-rike/types";

/** What was rolled, by whom, against what. */
export interface Roll {
  /** Null: an enemy. */
  readonly seat: number | null;
  readonly value: number;
  readonly die: number;
  readonly hit: boolean;
}
export interface Attack {
  readonly by: "swedes" | "enemy";
  readonly round: number;
  readonly rolls: readonly Roll[];
}
/** The course of a war. It is told as events; the table only knows what came of them. */
export interface WarNews {
  readonly country: number;
  readonly attacks: readonly Attack[];
  /** The troops of enemy cards that have fallen. */
  readonly fallen: readonly number[];
  /** How it ended, as it was told. */
  readonly end: Event | null;
}

/** What events since a declaration of war tell of it. Null: they do not begin with one. */
export function warNewsOf(events: readonly Event[]): WarNews | null {
  const [first] = events;
  if (first?.kind !== "warDeclared") return null;
  const attacks: { by: Attack["by"]; round: number; rolls: Roll[] }[] = [];
  const fallen: number[] = [];
  let end: Event | null = null;
  for (const event of events)
    if (event.kind === "swedeRolls" || event.kind === "enemyRolls") {
      const by = event.kind === "swedeRolls" ? "swedes" : "enemy";
      const last = attacks.at(-1);
      const roll = { seat: event.kind === "swedeRolls" ? event.seat : null, value: event.value, die: event.die, hit: event.hit === 1 };
      if (last?.by === by) last.rolls.push(roll);
      else attacks.push({ by, round: (last?.round ?? 0) + (by === "swedes" ? 1 : 0), rolls: [roll] });
    } else if (event.kind === "enemyFalls") fallen.push(event.value);
    else if (event.kind === "warWon" || event.kind === "warLost") end = event;
  return { country: first.country, attacks, fallen, end };
}
