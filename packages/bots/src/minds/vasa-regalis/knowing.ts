/** Who knows what: without Inventory all that anybody owns lies open but which of it is on the ship. */
import type { Seat, State } from "@stormakt/kernel";
import type { Action, VasaRegalis } from "@stormakt/vasa-regalis";

/** What lies on the own ship, what it suspects on the others', and its hand where not all know what it has traded. */
export function secret({ table: { seats, ships, suspected, ledger, hands } }: Readonly<State<VasaRegalis>>, seat: Seat): string {
  let word = ledger.length === 0 ? "" : hands.slice(seat * 12, seat * 12 + 12).join("");
  for (let ship = 0; ship < seats; ship++)
    for (let good = 0; good < 4; good++) {
      const known = ship === seat ? ships[seat * 4 + good] : suspected[(seat * seats + ship) * 4 + good];
      word += String.fromCharCode(48 + (known ?? 0));
    }
  return word;
}
/** VR-BUILD-11, VR-ADMIRAL-8, VR-KING-12: what is laid is for its owner to know. */
export function openly(action: Action): string {
  if (action.kind === "place" || action.kind === "obey") return action.kind;
  if (action.kind === "replace") return `${action.kind}${action.good}`;
  return JSON.stringify(action);
}
