/** What the bold and the sly like for itself, as the chance of winning they would give up for it. */
import type { Action } from "@stormakt/vasa-regalis";
import type { Role } from "@stormakt/vasa-regalis/catalog";
import { ADMIRAL, CRAFTSMAN, KING, TAILOR_BLACKSMITH } from "@stormakt/vasa-regalis/catalog";
import type { Fancier } from "../../temper.ts";

const BOLD: Partial<Record<Action["kind"], number>> = { callBuilding: 0.04, order: 0.02, declineOrder: -0.02 };
const SLY: Partial<Record<Action["kind"], number>> = {
  passBuilding: 0.025,
  replace: 0.02,
  declineReplacing: -0.02,
  declineInspection: -0.03,
  offer: 0.02,
};
/** The bold make threes and give orders; the sly change unseen what lies there, and leave alone by what the others make threes. */
const ROLES: Readonly<Record<Fancier, Partial<Record<Role, number>>>> = {
  bold: { [KING]: 0.04, [CRAFTSMAN]: 0.03, [TAILOR_BLACKSMITH]: 0.03, [ADMIRAL]: -0.04 },
  sly: { [ADMIRAL]: 0.04, [CRAFTSMAN]: -0.04, [TAILOR_BLACKSMITH]: -0.04 },
};
/** What is laid on a ship by whoever wants it to sail, and by whoever would rather have the others pay for that. */
const LAID: Readonly<Record<Fancier, readonly number[]>> = { bold: [0, 0, 0.01, 0.03], sly: [0, 0.03, 0.01, 0] };

export function likes(temper: Fancier, action: Action): number {
  if (action.kind === "takeRole") return ROLES[temper][action.role] ?? 0;
  if (action.kind === "place") return LAID[temper][action.value] ?? 0;
  return (temper === "bold" ? BOLD : SLY)[action.kind] ?? 0;
}
