/** Hands, debts, turn markers and steps: what no accessor of the game tells. */
import type { Frame, Seat, State } from "@stormakt/kernel";
import type { SveaRike, Table } from "@stormakt/svea-rike";
import { sveaRike } from "@stormakt/svea-rike";
import { lastSovereign } from "@stormakt/svea-rike/catalog";

export type Seen = Readonly<Table>;
export type Position = Readonly<State<SveaRike>>;

/** Turns still to come after this one. */
export const turnsLeft = ({ sovereign, config }: Seen): number => Math.max(0, lastSovereign(config.shortGame) - sovereign);
export const handOf = ({ hands }: Seen, seat: Seat): readonly number[] => hands[seat] as readonly number[];
/** A hand as two sets of titles. */
export const heldOf = ({ handSets }: Seen, seat: Seat, half: 0 | 1): number => handSets[2 * seat + half] as number;
export const owedBy = ({ due, lent }: Seen, seat: Seat): number => (due[seat] as number) + (lent[seat] as number);

/** Has the seat a move to come in this turn of peace, its marker being still face down? */
export function isWaiting({ markers, turned }: Seen, seat: Seat): boolean {
  for (let at = turned; at < markers.length; at++) if (markers[at] === seat) return true;
  return false;
}
export const waitingCount = ({ markers, turned }: Seen): number => markers.length - turned;

const indexOf = (name: string): number => {
  const index = sveaRike.steps.findIndex((step) => step.name === name);
  if (index < 0) throw new Error(`Svea Rike has no step ${name}`);
  return index;
};
/** The steps at which somebody decides, and those that tell how far a move has come. */
export const STEP = {
  firstMerchant: indexOf("firstMerchant"),
  choosing: indexOf("choosing"),
  fiefIncome: indexOf("fiefIncome"),
  commerceIncome: indexOf("commerceIncome"),
  sending: indexOf("sending"),
  sourcing: indexOf("sourcing"),
  upkeep: indexOf("upkeep"),
  shopping: indexOf("shopping"),
  buying: indexOf("buying"),
  office: indexOf("office"),
  officeUsed: indexOf("officeUsed"),
  furtherCard: indexOf("furtherCard"),
  drawing: indexOf("drawing"),
  givingUp: indexOf("givingUp"),
  mourning: indexOf("mourning"),
  commitment: indexOf("commitment"),
  reward: indexOf("reward"),
  sale: indexOf("sale"),
  offer: indexOf("offer"),
  answer: indexOf("answer"),
  bargain: indexOf("bargain"),
} as const;

export const topOf = ({ stack }: Position): Frame<SveaRike> => stack[stack.length - 1] as Frame<SveaRike>;
/** The nearest such step under way, or null. */
export function under({ stack }: Position, step: number): Frame<SveaRike> | null {
  for (let at = stack.length - 1; at >= 0; at--) if (stack[at]?.step === step) return stack[at] as Frame<SveaRike>;
  return null;
}

/** Changes with whose move it is, the step at hand, and the fortunes of a war. */
export function beat(state: Position): number {
  const { table } = state;
  const { war } = table;
  const fought = war === null ? 0 : 1 + 2 * table.army.length + 64 * war.down;
  return Math.imul((table.turn * 8 + table.turned) * 64 + topOf(state).step, 2048) + fought;
}

/** A move whose activity is chosen and not yet carried out, or a war whose rewards and losses are being dealt out. */
export function isHalfDone({ table }: Position): boolean {
  return table.war !== null || (table.move !== null && table.move.activity >= 0);
}
