/** Strengths from finishing orders: whoever is left is next with a chance in proportion to its strength (Plackett and Luce). */

/** Finishing order of one game by player, best first; players that tie share an entry. A player may sit at the table more than once. */
export type Order = readonly (readonly number[])[];

/** So much of a win and of a loss against an average stranger is added for each player, so that one who won all stays finite. */
const STRANGER = 0.5;
const ROUNDS = 2_000;

/**
 * Strengths that make the orders likeliest, by Hunter's MM steps, with mean logarithm nought. Of ties every order counts alike (Efron's
 * way of sharing them out).
 */
export function strengths(orders: readonly { readonly order: Order; readonly times: number }[], players: number): Float64Array {
  const strength = new Float64Array(players).fill(1);
  const wins = new Float64Array(players).fill(STRANGER);
  for (const { order, times } of orders)
    for (const group of withoutLast(order)) for (const player of group) wins[player] = (wins[player] as number) + times;
  const load = new Float64Array(players);
  for (let round = 0; round < ROUNDS; round++) {
    for (let player = 0; player < players; player++) load[player] = (2 * STRANGER) / (1 + (strength[player] as number));
    for (const { order, times } of orders) addLoad(order, times, strength, load);
    let moved = 0;
    for (let player = 0; player < players; player++) {
      const next = (wins[player] as number) / (load[player] as number);
      moved = Math.max(moved, Math.abs(Math.log(next / (strength[player] as number))));
      strength[player] = next;
    }
    level(strength);
    if (moved < 1e-7) break;
  }
  return strength;
}
/** Somebody alone in the last place was not chosen but left over. */
const withoutLast = (order: Order): Order => (order.at(-1)?.length === 1 ? order.slice(0, -1) : order);

function addLoad(order: Order, times: number, strength: Float64Array, load: Float64Array): void {
  const stages = withoutLast(order);
  const within = (group: readonly number[]): number => group.reduce((sum, player) => sum + (strength[player] as number), 0);
  let left = order.reduce((sum, group) => sum + within(group), 0);
  stages.forEach((group, at) => {
    const own = within(group);
    for (let taken = 0; taken < group.length; taken++) {
      const out = taken / group.length;
      const each = times / (left - out * own);
      for (const player of group) load[player] = (load[player] as number) + each * (1 - out);
      for (const behind of order.slice(at + 1)) for (const player of behind) load[player] = (load[player] as number) + each;
    }
    left -= own;
  });
}
function level(strength: Float64Array): void {
  const mean = strength.reduce((sum, one) => sum + Math.log(one), 0) / strength.length;
  for (let player = 0; player < strength.length; player++) strength[player] = (strength[player] as number) / Math.exp(mean);
}

/** As chess players count: ten times as strong is 400 points more. */
export const points = (strength: number): number => 400 * Math.log10(strength);
/** What one against n - 1 equals wins, as points above them. */
export const pointsOfShare = (share: number, seats: number): number => points((share * (seats - 1)) / (1 - share));
