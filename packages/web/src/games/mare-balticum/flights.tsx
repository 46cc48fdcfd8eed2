import { FARM, GOLD } from "@stormakt/mare-balticum/catalog";
import type { Event } from "@stormakt/mare-balticum/types";
import { Crown } from "../../kit/marks.tsx";
import type { SoundName } from "../../kit/sound.ts";
import type { Flight } from "../plugin.ts";
import { EnemyMark, GoodMark, UnitMark } from "./marks.tsx";
import type { Props } from "./offers.ts";
import { POWER_ARMS } from "./offers.ts";

/** Units travel between hands, decks and provinces; enemies come from their powers. Scenes take note of the rest. */
export function flights(event: Event, _props: Props): readonly Flight[] {
  const unit = (line: number) => <UnitMark line={line} size={26} />;
  const circle = (province: number, force: number): string => `circle-${province}-${force}-${force === FARM ? 0 : 1}`;
  switch (event.kind) {
    case "farmerPlaced":
      return [{ from: `line:${event.line}`, to: circle(event.province, FARM), look: unit(event.line) }];
    case "buildPlaced":
    case "investedInBuild":
      return [{ from: `line:${event.line}`, to: `square-${event.square}`, look: unit(event.line) }];
    case "investedInTitle":
      return [{ from: `line:${event.line}`, to: `title-${event.hex}`, look: unit(event.line) }];
    case "investedInProvince":
      return [{ from: `line:${event.line}`, to: circle(event.province, event.force), look: unit(event.line) }];
    case "enemyCame":
      return [
        {
          from: `power-${(event.route - 1) >> 1}`,
          to: circle(event.province, event.target),
          look: <EnemyMark charge={POWER_ARMS[(event.route - 1) >> 1]?.charge ?? "eagle"} size={28} />,
          count: event.units,
        },
      ];
    case "sailed":
      return [{ from: circle(event.from, 1), to: circle(event.to, 1), look: unit(event.line), count: 2 }];
    case "marched":
      return [{ from: circle(event.from, 2), to: circle(event.to, 2), look: unit(event.line), count: 2 }];
    case "farmerMoved":
      return [{ from: circle(event.from, FARM), to: circle(event.to, FARM), look: unit(event.line) }];
    case "deployed":
      return event.lines.map((line, place) => ({
        from: `square-${(event.force - 1) * 3 + place}`,
        to: `circle-${event.to}-${event.force}-${place}`,
        look: unit(line),
      }));
    case "goodsSold":
      return [{ from: `line:${event.line}`, to: `sold-${event.line}`, look: unit(event.line), count: event.count }];
    case "ransomTaken":
      return [{ from: "power-0", to: `line:${event.line}`, look: <GoodMark good={GOLD} size={26} />, count: event.gold }];
    case "provinceWon":
    case "kingTookProvince":
      return [{ from: `line:${event.line}`, to: `province-title-${event.province}`, look: <Crown size={34} /> }];
    default:
      return [];
  }
}
export function sound(event: Event): SoundName | null {
  switch (event.kind) {
    case "cardsShown":
    case "routePicked":
      return "paper";
    case "battleWon":
    case "battleLost":
    case "enemyCame":
      return "guns";
    case "sailed":
      return "water";
    case "marched":
    case "farmerMoved":
    case "deployed":
    case "investedInBuild":
    case "investedInTitle":
    case "investedInProvince":
    case "buildPlaced":
    case "farmerPlaced":
      return "wood";
    case "ransomTaken":
    case "produced":
      return "coin";
    case "officeTaken":
    case "provinceWon":
    case "kingTookProvince":
    case "motionDecided":
      return "seal";
    case "turnBegan":
      return "bell";
    case "swedenConquered":
      return "twoBells";
    default:
      return null;
  }
}
