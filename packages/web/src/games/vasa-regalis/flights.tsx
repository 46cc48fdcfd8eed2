import type { Good, Value } from "@stormakt/vasa-regalis/catalog";
import { WOOD } from "@stormakt/vasa-regalis/catalog";
import type { Event } from "@stormakt/vasa-regalis/types";
import { Icon, Shield } from "../../kit/marks.tsx";
import type { SoundName } from "../../kit/sound.ts";
import type { Flight } from "../plugin.ts";
import { Marker, MarkerBack } from "./art.tsx";
import type { Props } from "./offers.ts";

/** Goods travel from yard to hand and from hand to ship, face down where they lie face down. */
export function flights(event: Event, { seat: viewer, seats }: Props): readonly Flight[] {
  const handOf = (seat: number, good: Good): string => (seat === viewer ? `hand:${good}` : `seat:${seat}`);
  const open = (good: Good, value: Value) => <Marker good={good} value={value} size="small" />;
  const down = (good: Good) => <MarkerBack good={good} size="small" />;
  switch (event.kind) {
    case "roleTaken": {
      const arms = seats[event.seat]?.arms;
      return arms === undefined ? [] : [{ from: `seat:${event.seat}`, to: `role:${event.role}`, look: <Shield arms={arms} size={34} /> }];
    }
    case "procured":
      return [{ from: `yard:${event.good}:1`, to: handOf(event.seat, event.good), look: open(event.good, 1), count: event.count }];
    case "exchanged":
      return [
        { from: handOf(event.seat, event.good), to: `yard:${event.good}:1`, look: open(event.good, 1) },
        { from: handOf(event.seat, event.good), to: `yard:${event.good}:${event.oneAnd}`, look: open(event.good, event.oneAnd) },
        { from: `yard:${event.good}:${event.gained}`, to: handOf(event.seat, event.good), look: open(event.good, event.gained) },
      ];
    case "built":
      return seats.map(({ seat }) => ({ from: handOf(seat, event.good), to: `square:${seat}:${event.good}`, look: down(event.good) }));
    case "replaced":
    case "faked":
    case "squareHandled":
      return [
        { from: `square:${event.seat}:${event.good}`, to: handOf(event.seat, event.good), look: down(event.good) },
        { from: handOf(event.seat, event.good), to: `square:${event.seat}:${event.good}`, look: down(event.good) },
      ];
    case "obeyedWith":
    case "orderObeyed":
      return [
        { from: `square:${event.target}:${event.good}`, to: handOf(event.target, event.good), look: down(event.good) },
        { from: handOf(event.target, event.good), to: `square:${event.target}:${event.good}`, look: down(event.good) },
      ];
    case "saw":
    case "inspected":
      return [{ from: `seat:${event.seat}`, to: `square:${event.ship}:${event.good}`, look: <Icon name="eye" size={40} /> }];
    case "traded":
    case "tradeSeen":
      return [
        { from: `seat:${event.from}`, to: `seat:${event.to}`, look: down(WOOD) },
        { from: `seat:${event.to}`, to: `seat:${event.from}`, look: down(WOOD) },
      ];
    default:
      return [];
  }
}
export function sound(event: Event): SoundName | null {
  switch (event.kind) {
    case "roleTaken":
      return "paper";
    case "procured":
    case "exchanged":
    case "replaced":
    case "squareHandled":
    case "orderObeyed":
      return "wood";
    case "buildingCalled":
    case "buildingForced":
    case "patienceLost":
      return "seal";
    case "built":
      return "wood";
    case "revealed":
      return "twoBells";
    default:
      return null;
  }
}
