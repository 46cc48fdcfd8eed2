import type { Event } from "@stormakt/svea-rike/types";
import { create } from "zustand";

/** The dice of the war under way. They are told as events; the table only knows what came of them. */
interface Roll {
  readonly seat: number | null;
  readonly value: number;
  readonly die: number;
  readonly hit: boolean;
}
interface WarNews {
  /** The last attack: whose it was, and its dice. */
  readonly rolls: readonly Roll[];
  readonly attack: "swedes" | "enemy" | null;
  readonly round: number;
  /** Enemy cards that have fallen, and cards that have come. */
  readonly fallen: readonly number[];
}
const QUIET: WarNews = { rolls: [], attack: null, round: 0, fallen: [] };
export const useWarNews = create<WarNews>(() => QUIET);

/** The table has been left. */
export const forgetWar = (): void => useWarNews.setState(QUIET);
/** Hears of the war what is shown in its scene. */
export function hearWar(event: Event): void {
  const { setState } = useWarNews;
  switch (event.kind) {
    case "warDeclared":
      setState(QUIET);
      break;
    case "swedeRolls":
    case "enemyRolls": {
      const attack = event.kind === "swedeRolls" ? "swedes" : "enemy";
      const roll: Roll = {
        seat: event.kind === "swedeRolls" ? event.seat : null,
        value: event.value,
        die: event.die,
        hit: event.hit === 1,
      };
      setState((was) => ({
        attack,
        rolls: was.attack === attack ? [...was.rolls, roll] : [roll],
        round: attack === "swedes" && was.attack !== "swedes" ? was.round + 1 : was.round,
      }));
      break;
    }
    case "enemyFalls":
      setState(({ fallen }) => ({ fallen: [...fallen, event.value] }));
      break;
    default:
      break;
  }
}
