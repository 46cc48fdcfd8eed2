/** What the bold and the sly like for itself, as the chance of winning they would give up for it. */
import type { Action } from "@stormakt/vasa-regalis";
import type { Role } from "@stormakt/vasa-regalis/catalog";
import { ADMIRAL, KING } from "@stormakt/vasa-regalis/catalog";
import type { Fancier } from "../../temper.ts";

const BOLD: Partial<Record<Action["kind"], number>> = { callBuilding: 0.025, order: 0.015, declineOrder: -0.015 };
const SLY: Partial<Record<Action["kind"], number>> = { replace: 0.015, declineReplacing: -0.015, declineInspection: -0.03, offer: 0.02 };
/** The bold give orders, the sly change what lies face down. */
const ROLE: Readonly<Record<Fancier, Role>> = { bold: KING, sly: ADMIRAL };
const ROLE_LIKED = 0.03;

export function likes(temper: Fancier, action: Action): number {
  if (action.kind === "takeRole") return action.role === ROLE[temper] ? ROLE_LIKED : 0;
  return (temper === "bold" ? BOLD : SLY)[action.kind] ?? 0;
}
