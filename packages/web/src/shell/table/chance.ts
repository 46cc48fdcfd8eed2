import type { LogLine } from "@stormakt/protocol";
import type { AnyPlugin } from "../../games/plugin.ts";

/** Whether chance had a hand in what this line tells. */
export const isChance = ({ chance = [] }: Pick<AnyPlugin, "chance">, line: LogLine): boolean =>
  line.kind === "moved" && line.events.some((event) => chance.includes(event.kind) && hasFallen(event));
/** Some deeds go with dice or without, and a card is taken from those that lie open or from those that do not. */
function hasFallen(event: { readonly [field: string]: unknown }): boolean {
  const { dice, unseen } = event;
  return !(Array.isArray(dice) && dice.length === 0) && unseen !== false;
}
