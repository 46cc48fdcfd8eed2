import { COUNTIES } from "@stormakt/wallenstein/catalog";
import type { NamedMove } from "../../packages/web/src/games/lessons.ts";
import type { Moment, Recipe } from "./find.ts";

const options = { setupMode: "lineup", startSeat: 0 };
const owner = ({ state }: Pick<Moment, "state">): readonly number[] => state.table["owner"] as readonly number[];
const season = ({ state }: Moment): number => Number(state.table["season"]);
const county = (id: string): number => COUNTIES.findIndex((one) => one.id === id);
/** The first plan of whoever learns. */
const PLAN: NamedMove = {
  kind: "plan",
  boxes: {
    "build-palace": "koeln",
    "build-church": "passau",
    "build-trading-post": "niederoesterreich",
    "collect-grain": "mark",
    "collect-taxes": "trier",
    "deploy-5": "osnabrueck",
    "deploy-3": "saechsische-lande",
    "deploy-1-move": "money-0",
    "combat-a": "oberoesterreich",
    "combat-b": "money-1",
    auction: "money-4",
  },
};
/** A plan without a harvest, of whatever the pupil has. */
function withoutHarvest(moment: Moment): NamedMove {
  const own = COUNTIES.flatMap(({ id }, at) => (owner(moment)[at] === 0 ? [id] : []));
  const boxes = ["collect-taxes", "build-palace", "build-church", "build-trading-post", "deploy-5", "deploy-3", "combat-a"];
  const money = ["money-0", "money-1", "money-2", "money-3", "money-4"];
  const plan: Record<string, string> = {
    "collect-grain": money.pop() ?? "",
    "combat-b": money.pop() ?? "",
    "deploy-1-move": money.pop() ?? "",
  };
  plan["auction"] = money.shift() ?? "";
  for (const box of boxes) plan[box] = own.shift() ?? money.shift() ?? "";
  return { kind: "plan", boxes: plan };
}
export const recipes: Readonly<Record<string, Recipe>> = {
  plan: {
    seats: 3,
    options,
    begins: ({ step }) => step === "planning",
    manner: ({ step, seat }, hasBegun) => (hasBegun && step === "planning" && seat === 0 ? PLAN : undefined),
  },
  battle: {
    seats: 3,
    options,
    begins: (moment) => moment.step === "choosePosition" && moment.legal.length === 5 && season(moment) === 0,
    manner: ({ step, seat }) => (step === "planning" && seat === 0 ? PLAN : undefined),
    holds: (state) => owner({ state })[county("maehren")] === 0,
  },
  winter: {
    seats: 3,
    options,
    begins: ({ step }) => step === "nextRevolt",
    manner(moment) {
      const { step, seat } = moment;
      if (seat !== 0) return undefined;
      if (step === "planning") return withoutHarvest(moment);
      return step === "combat" ? { kind: "stay" } : undefined;
    },
    ends: ({ step }) => step === "planning",
  },
};
