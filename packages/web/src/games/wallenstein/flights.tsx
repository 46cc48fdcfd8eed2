import type { Event } from "@stormakt/wallenstein/types";
import type { ReactNode } from "react";
import { Coin, Shield } from "../../kit/marks.tsx";
import type { SoundName } from "../../kit/sound.ts";
import type { Flight } from "../plugin.ts";
import { BUILDING_KINDS, CubeMark, SmallMark } from "./marks.tsx";
import type { Props } from "./offers.ts";

/** Armies march, buildings and markers come to their counties, Thalers and grain to their owners. Battles are watched in the tower. */
export function flights(event: Event, { seats }: Props): readonly Flight[] {
  const cube = (seat: number): ReactNode => {
    const arms = seats[seat]?.arms;
    return arms === undefined ? null : <CubeMark arms={arms} size={24} />;
  };
  const to = (county: number): string => `county-${county}`;
  switch (event.kind) {
    case "groupPlaced":
    case "deployed":
      return [{ from: `seat:${event.seat}`, to: to(event.county), look: cube(event.seat), count: event.armies }];
    case "marched":
    case "attacked":
      return [{ from: to(event.from), to: to(event.to), look: cube(event.seat), count: event.armies }];
    case "built":
      return [
        { from: `seat:${event.seat}`, to: to(event.county), look: <SmallMark of={BUILDING_KINDS[event.building] ?? "palace"} size={34} /> },
      ];
    case "markerPlaced":
      return [{ from: "tower", to: to(event.county), look: <SmallMark of="torch" size={28} /> }];
    case "thalersGained":
      return [{ from: "tower", to: `seat:${event.seat}`, look: <Coin worth={1} size={26} />, count: event.thalers }];
    case "grainGained":
      return [{ from: "tower", to: `seat:${event.seat}`, look: <SmallMark of="sheaf" size={28} />, count: event.grain }];
    case "positionTaken": {
      const arms = seats[event.seat]?.arms;
      return arms === undefined
        ? []
        : [{ from: `seat:${event.seat}`, to: `position:${event.position}`, look: <Shield arms={arms} size={30} /> }];
    }
    case "statuePlaced":
      return [{ from: `seat:${event.seat}`, to: to(event.county), look: <SmallMark of="statue" size={28} /> }];
    case "leaderMarched": {
      const arms = seats[event.seat]?.arms;
      return arms === undefined ? [] : [{ from: to(event.from), to: to(event.to), look: <Shield arms={arms} size={24} /> }];
    }
    default:
      return [];
  }
}
export function sound(event: Event): SoundName | null {
  switch (event.kind) {
    case "groupPlaced":
    case "deployed":
    case "marched":
    case "built":
      return "wood";
    case "plansLaid":
      return "seal";
    case "cardRevealed":
    case "countyTaken":
    case "eventDrawn":
    case "favorTaken":
      return "paper";
    case "thalersGained":
      return "coin";
    case "towerDropped":
      return "dice";
    case "winterCame":
      return "bell";
    case "gameEnded":
      return "twoBells";
    default:
      return null;
  }
}
