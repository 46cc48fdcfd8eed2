/** What the bold and the sly like for itself, as the chance of winning they would give up for it. */
import type { Action } from "@stormakt/mare-balticum";
import type { Fancier } from "../../temper.ts";

/** The bold fight, and fight on. */
const BOLD: Partial<Record<Action["kind"], number>> = {
  fight: 0.03,
  endBattles: -0.03,
  fightOn: 0.03,
  retreat: -0.03,
  march: 0.03,
  sail: 0.01,
  deploy: 0.03,
  callWar: 0.03,
  callMobilization: 0.02,
};
const EACH_ATTACKER = 0.01;
/** The sly work for titles and offices at home, and let others fight. Investments are many and small, so each is liked but a little. */
const SLY: Partial<Record<Action["kind"], number>> = {
  investInTitle: 0.003,
  callTaxation: 0.02,
  callTruce: 0.02,
  retreat: 0.01,
};

export function likes(temper: Fancier, action: Action): number {
  if (action.kind === "playCards") return temper === "bold" ? EACH_ATTACKER * action.attackers.length : 0;
  return (temper === "bold" ? BOLD : SLY)[action.kind] ?? 0;
}
