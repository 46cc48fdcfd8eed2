/** What a position is measured by. */
import type { Table } from "./holdings.ts";
import { inHand, inSupply, onShip } from "./holdings.ts";
import { ALL_SEEING, Outlook } from "./outlook.ts";

export const FEATURES = [
  "outlook",
  "threes on parts likely to fail",
  "threes on the ship",
  "twos on the ship",
  "threes in hand for parts likely to fail",
  "threes in hand for unbuilt parts",
  "pairs for a three",
  "twos in hand without a one",
  "pairs for a two",
  "ones in hand of unbuilt types",
  "threes in hand to mend a failing part",
  "threes a King may dislodge",
  "threes in hand if she sails",
  "goods in hand of built types",
  "steps from the leader",
  "role yet to take",
  "types of which nobody else has a three",
  "most threes on parts likely to fail",
  "nobody",
  "all parts fail",
  "parts likely to fail",
  "threes to come on failing parts",
  "ones on the ship",
  "next to call",
] as const;
const COUNT = FEATURES.length;

const OUTLOOK = new Outlook();
const CHANCES = new Float64Array(5);

export function measure(table: Table, into: Float64Array): void {
  const { seats } = table;
  OUTLOOK.look(table, ALL_SEEING);
  const nobody = OUTLOOK.chances(CHANCES);
  const { fails } = OUTLOOK;
  const sails = (1 - (fails[0] as number)) * (1 - (fails[1] as number)) * (1 - (fails[2] as number)) * (1 - (fails[3] as number));
  let most = 0;
  for (let seat = 0; seat < seats; seat++) {
    const at = seat * COUNT;
    measureSeat(table, seat, into, at, sails);
    into[at] = Math.log((CHANCES[seat] as number) + 0.01);
    most = Math.max(most, into[at + 1] as number);
  }
  for (let seat = 0; seat < seats; seat++) if (most > 0.3 && (into[seat * COUNT + 1] as number) > most - 0.15) into[seat * COUNT + 17] = 1;
  const last = seats * COUNT;
  into[last] = Math.log(nobody + 0.01);
  into[last + 18] = 1;
  into[last + 19] = nobody;
  into[last + 20] = (fails[0] as number) + (fails[1] as number) + (fails[2] as number) + (fails[3] as number);
}
function measureSeat(table: Table, seat: number, into: Float64Array, at: number, sails: number): void {
  const { seats, leader } = table;
  const { fails, threeIfFails } = OUTLOOK;
  let [ready, threes, ripe, twos, pairs, ones, mend, shaky, kept, spare, alone] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  let [failing, placedThrees, placedTwos, placedOnes, coming] = [0, 0, 0, 0, 0];
  for (let good = 0; good < 4; good++) {
    const placed = onShip(table, seat, good);
    const fail = fails[good] as number;
    const [a, b, c] = [inHand(table, seat, good, 1), inHand(table, seat, good, 2), inHand(table, seat, good, 3)];
    kept += c;
    coming += fail * (threeIfFails[seat * 4 + good] as number);
    if (placed === 0) {
      if (c > 0) {
        ready += fail;
        threes += 1;
        if (seats - inSupply(table, good, 3) === c) alone += 1;
      } else if (b > 0) {
        if (a > 0) ripe += 1;
        else twos += 1;
      } else if (a > 1) pairs += 1;
      else ones += a;
    } else {
      spare += a + b + c;
      if (placed === 3) {
        failing += fail;
        placedThrees += 1;
        if (a + b > 0 && c === 0) shaky += fail;
      } else {
        if (placed === 2) placedTwos += 1;
        else placedOnes += 1;
        if (c > 0) mend += fail;
      }
    }
  }
  into[at + 1] = failing;
  into[at + 2] = placedThrees;
  into[at + 3] = placedTwos;
  into[at + 4] = ready;
  into[at + 5] = threes;
  into[at + 6] = ripe;
  into[at + 7] = twos;
  into[at + 8] = pairs;
  into[at + 9] = ones;
  into[at + 10] = mend;
  into[at + 11] = shaky;
  into[at + 12] = sails * kept;
  into[at + 13] = spare;
  into[at + 14] = ((seat - leader + seats) % seats) / seats;
  into[at + 15] = table.roleTakenBy.includes(seat) ? 0 : 1;
  into[at + 16] = alone;
  into[at + 21] = coming;
  into[at + 22] = placedOnes;
  into[at + 23] = seat === leader ? 1 : 0;
}
