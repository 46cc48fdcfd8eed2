import { COUNTRIES, FIEFS } from "@stormakt/svea-rike/catalog";
import type { Event } from "@stormakt/svea-rike/types";
import { Coin, Die, Shield } from "../../kit/marks.tsx";
import type { SoundName } from "../../kit/sound.ts";
import type { Flight, Luck } from "../plugin.ts";
import { Emblem } from "./emblems.tsx";
import type { Props } from "./offers.ts";
import { FAMILY_ARMS } from "./offers.ts";

const fiefSpot = (fief: number): string => `fief-${FIEFS[fief]?.id}`;
const countrySpot = (country: number): string => `country-${COUNTRIES[country]?.id}`;
const seatSpot = (seat: number): string => `seat:${seat}`;
const coin = <Coin worth={10} size={26} />;
const shield = (seat: number) => (FAMILY_ARMS[seat] === undefined ? null : <Shield arms={FAMILY_ARMS[seat]} size={26} />);

/** What travels: shields to fiefs, merchants between countries, gold, cards. */
export function flights(event: Event, { seat: viewer }: Props): readonly Flight[] {
  switch (event.kind) {
    case "merchantPlaced":
      return [{ from: seatSpot(event.seat), to: countrySpot(event.country), look: shield(event.seat) }];
    case "merchantMoved":
      return [{ from: countrySpot(event.country), to: countrySpot(event.to), look: shield(event.seat) }];
    case "merchantHome":
    case "warMerchantsHome":
      return [{ from: countrySpot(event.country), to: seatSpot(event.seat), look: shield(event.seat), count: event.count }];
    case "fiefBought":
      return [
        { from: seatSpot(event.seat), to: fiefSpot(event.fief), look: shield(event.seat) },
        { from: seatSpot(event.seat), to: fiefSpot(event.fief), look: coin },
      ];
    case "fiefTaken":
      return [{ from: seatSpot(event.owner), to: fiefSpot(event.fief), look: shield(event.seat) }];
    case "rewardFief":
    case "fiefSeized":
      return [{ from: seatSpot(event.seat), to: fiefSpot(event.fief), look: shield(event.seat) }];
    case "fiefLost":
    case "fiefGivenUp":
    case "fiefSold":
      return [{ from: fiefSpot(event.fief), to: seatSpot(event.seat), look: shield(event.seat) }];
    case "collected":
    case "goldGained":
    case "historyPays":
    case "rewardGold":
      return event.gold === 0
        ? []
        : [{ from: "royal", to: seatSpot(event.seat), look: coin, count: event.gold > 9 ? 3 : event.gold > 4 ? 2 : 1 }];
    case "goldPaid":
    case "upkeepPaid":
    case "warUpkeepPaid":
    case "taxGathered":
      return event.gold === 0 ? [] : [{ from: seatSpot(event.seat), to: "royal", look: coin }];
    case "goldHanded":
      return [{ from: seatSpot(event.seat), to: seatSpot(event.payee), look: coin, count: 2 }];
    case "historyBought":
    case "rewardHistory":
      return [{ from: "row", to: `house-${event.seat}`, look: <Emblem card={0} size={30} /> }];
    case "cardPlayed":
      return [{ from: event.by === viewer ? "hand" : seatSpot(event.by), to: "royal", look: <Emblem card={event.card} size={40} /> }];
    case "swedeRolls":
      return [{ from: seatSpot(event.seat), to: "royal", look: <Die value={event.die} size={30} /> }];
    default:
      return [];
  }
}
export function sound(event: Event): SoundName | null {
  switch (event.kind) {
    case "swedeRolls":
    case "enemyRolls":
    case "feudFought":
    case "dieRolled":
    case "cowardRolls":
      return "dice";
    case "warDeclared":
      return "guns";
    case "warWon":
    case "warLost":
      return "twoBells";
    case "cardPlayed":
    case "drewSome":
    case "drewCards":
    case "rowRefilled":
    case "royalTurnedUp":
      return "paper";
    case "collected":
    case "goldGained":
    case "rewardGold":
      return "coin";
    case "fiefBought":
    case "historyBought":
    case "fiefSent":
      return "seal";
    case "merchantPlaced":
    case "merchantMoved":
    case "fiefFalls":
      return "wood";
    default:
      return null;
  }
}

/** Hits in war against what the values promised, and gold from dice against three and a half each. */
export function luckOf(events: readonly Event[], seats: number, words: { readonly war: string; readonly gold: string }): readonly Luck[] {
  const every = Array.from({ length: seats }, (_, seat) => seat);
  const war = every.map(() => ({ got: 0, expected: 0 }));
  const gold = every.map(() => ({ got: 0, expected: 0 }));
  for (const event of events) {
    if (event.kind === "swedeRolls") {
      const sum = war[event.seat];
      if (sum === undefined) continue;
      sum.got += event.hit;
      sum.expected += Math.min(6, event.value) / 6;
    } else if (event.kind === "fiefSold" || event.kind === "rewardGold" || (event.kind === "collected" && event.dice.length > 0)) {
      const sum = gold[event.seat];
      if (sum === undefined) continue;
      sum.got += event.dice.reduce((total, die) => total + die, 0);
      sum.expected += event.dice.length * 3.5;
    }
  }
  const told = (what: string, sums: readonly { readonly got: number; readonly expected: number }[]): Luck[] =>
    sums.flatMap(({ got, expected }, seat) => (expected > 0 ? [{ seat, what, got, expected }] : []));
  return [...told(words.war, war), ...told(words.gold, gold)];
}
