/** What the bold and the sly like for itself, as the chance of winning they would give up for it. */
import type { Seat } from "@stormakt/kernel";
import type { Action, Plan, Table } from "@stormakt/wallenstein";
import { AUCTION, BUILD_TRADING_POST, COLLECT_TAXES, COMBAT_A, COMBAT_B, isCounty, isMoney, valueOf } from "@stormakt/wallenstein";
import type { Fancier } from "../../temper.ts";

/** The bold march, at their neighbours rather than at peasants. */
const MARCH_PLANNED = 0.015;
const MARCH = 0.035;
/** The sly have money, a word in who comes first, and the Emperor's ear. */
const MONEY_PLANNED = 0.008;
const BID = 0.01;
const FAVOR = 0.02;

export function likes(temper: Fancier, { owner }: Readonly<Table>, seat: Seat, action: Action): number {
  if (action.kind === "plan")
    return temper === "bold" ? MARCH_PLANNED * marches(action) : MONEY_PLANNED * money(action) + BID * bid(action);
  if (temper === "sly") return action.kind === "takeFavor" ? FAVOR : 0;
  if (action.kind === "stay") return -MARCH;
  return action.kind === "march" && owner[action.to] !== seat && (owner[action.to] ?? -1) >= 0 ? MARCH : 0;
}
const filled = (boxes: Plan["boxes"], box: number): number => (isCounty(boxes[box] as Plan["boxes"][number]) ? 1 : 0);
const marches = ({ boxes }: Plan): number => filled(boxes, COMBAT_A) + filled(boxes, COMBAT_B);
const money = ({ boxes }: Plan): number => filled(boxes, COLLECT_TAXES) + filled(boxes, BUILD_TRADING_POST);
function bid({ boxes }: Plan): number {
  const card = boxes[AUCTION] as Plan["boxes"][number];
  return isMoney(card) ? valueOf(card) : 0;
}
