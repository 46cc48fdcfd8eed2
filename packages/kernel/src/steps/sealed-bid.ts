import type { Ask, GameTypes, Moves, Play, Sealed } from "../contract.ts";
import { NOBODY } from "../contract.ts";

/** One seat's bids, one for each bidder it speaks for. A game with sealed bids has this in its Action union. */
export interface Bid {
  readonly kind: "bid";
  readonly amounts: readonly number[];
}
export interface Bidding<G extends GameTypes, M extends object> {
  /** What each bidder of the seat can pay, which all may know. */
  purses(ask: Ask<G, M>): readonly number[];
  /** The rule that says nobody bids more than that. */
  readonly within: G["Rule"];
  /** All bids are in, by seat; null for those not asked. */
  opened(play: Play<G>, memory: M, bids: readonly (Bid | null)[]): void;
}

/** All who are asked name a sum in secret, nothing included, and the bids are opened together. */
export const sealedBid = <G extends GameTypes, M extends object = object>(
  name: string,
  { purses, within, opened }: Bidding<G, M>,
): Sealed<G, M> => ({
  kind: "sealed",
  name,
  index: NOBODY,
  moves: {
    bid: {
      candidates: (ask: Ask<G, M>) => bidsWithin(purses(ask)),
      requires: { [within]: (ask: Ask<G, M>, { amounts }: Bid) => fits(amounts, purses(ask)) },
    },
  } as unknown as Moves<G, M>,
  reveal: (play, memory, answers) => opened(play, memory, answers as readonly (Bid | null)[]),
});
/** The bidders with the highest bid, by their place in the list; several if it is shared. */
export function highestOf(bids: readonly number[]): number[] {
  const highest = Math.max(...bids);
  return bids.flatMap((bid, place) => (bid === highest ? [place] : []));
}

const fits = (amounts: readonly number[], purses: readonly number[]): boolean =>
  amounts.length === purses.length && amounts.every((amount, at) => amount >= 0 && amount <= (purses[at] ?? 0));
function bidsWithin(purses: readonly number[]): readonly Bid[] {
  const key = purses.join();
  let bids = BIDS.get(key);
  if (bids === undefined) {
    bids = everyWay(purses).map((amounts) => ({ kind: "bid", amounts }));
    BIDS.set(key, bids);
  }
  return bids;
}
const everyWay = ([purse, ...others]: readonly number[]): number[][] =>
  purse === undefined
    ? [[]]
    : Array.from({ length: purse + 1 }, (_, amount) => amount).flatMap((amount) => everyWay(others).map((rest) => [amount, ...rest]));
/** Made when first needed, and the same for ever. */
const BIDS = new Map<string, readonly Bid[]>();
