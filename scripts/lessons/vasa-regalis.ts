import type { Moment, Recipe } from "./find.ts";

const INDEX = { wood: 0, cloth: 1, iron: 2, sculpture: 3 } as const;
type Good = keyof typeof INDEX;
type At = Pick<Moment, "state">;
const GOODS = ["wood", "cloth", "iron", "sculpture"] as const;
const list = ({ state }: At, name: string): readonly number[] => state.table[name] as readonly number[];
const hand = (at: At, seat: number, good: Good, value: number): number => list(at, "hands")[seat * 12 + INDEX[good] * 3 + value - 1] ?? 0;
const ship = (at: At, seat: number, good: Good): number => list(at, "ships")[seat * 4 + INDEX[good]] ?? 0;
const isBuilt = (at: At, good: Good): boolean => ship(at, 0, good) !== 0;
const built = (at: At): number => GOODS.filter((good) => isBuilt(at, good)).length;
const freeOf = ({ legal }: Moment, ...roles: readonly string[]) => {
  const role = roles.find((one) => legal.some((move) => move["role"] === one));
  return role === undefined ? undefined : { kind: "takeRole", role };
};
const options = { firstLeader: 0 };

export const recipes: Readonly<Record<string, Recipe>> = {
  goods: {
    seats: 3,
    options,
    begins: () => true,
    manner({ seat, step, state }) {
      const round = Number(state.table["round"]);
      if (step === "chooseRole") {
        const role =
          round === 1
            ? ["iron-procurer", "wood-procurer", "sculpture-procurer"][seat]
            : ["tailor-blacksmith", "cloth-procurer", "wood-procurer"][seat];
        return { kind: "takeRole", role };
      }
      return step === "exchange" ? { kind: "stopExchanging" } : undefined;
    },
  },
  building: {
    seats: 3,
    options,
    begins: (moment) =>
      moment.step === "callBuilding" && built(moment) === 0 && hand(moment, 0, "iron", 3) > 0 && hand(moment, 0, "iron", 1) > 0,
    manner: ({ step }, hasBegun) => (!hasBegun && step === "callBuilding" ? { kind: "passBuilding" } : undefined),
    ends: ({ step }) => step === "chooseRole",
  },
  offices: {
    seats: 3,
    options,
    begins: (moment) =>
      moment.step === "chooseRole" &&
      built(moment) === 1 &&
      ship(moment, 0, "iron") === 1 &&
      hand(moment, 0, "iron", 3) > 0 &&
      hand(moment, 1, "iron", 1) + hand(moment, 1, "iron", 2) + hand(moment, 1, "iron", 3) > 0 &&
      moment.legal.some((move) => move["role"] === "admiral") &&
      list(moment, "supply")[0] !== 0,
    manner(moment, hasBegun) {
      const { step, seat, legal } = moment;
      if (hasBegun) return step === "chooseRole" ? freeOf(moment, "cloth-procurer", "sculpture-procurer") : undefined;
      if (step === "placing") return { kind: "place", value: 1 };
      if (step === "callBuilding")
        return seat === 0 && hand(moment, 0, "iron", 3) > 0 && hand(moment, 0, "iron", 1) > 0
          ? { kind: "callBuilding", good: "iron" }
          : { kind: "passBuilding" };
      if (step === "exchange")
        return seat === 0 ? (legal.find((move) => move["good"] === "iron") ?? { kind: "stopExchanging" }) : { kind: "stopExchanging" };
      if (step !== "chooseRole") return undefined;
      return seat === 0
        ? hand(moment, 0, "iron", 1) < 3 && hand(moment, 0, "iron", 3) + hand(moment, 0, "iron", 2) === 0
          ? freeOf(moment, "iron-procurer")
          : hand(moment, 0, "iron", 3) === 0
            ? freeOf(moment, "tailor-blacksmith")
            : freeOf(moment, "iron-procurer")
        : freeOf(moment, seat === 1 ? "cloth-procurer" : "sculpture-procurer", "sculpture-procurer");
    },
    holds: (_, moves) => moves.at(-1)?.action.kind === "obey",
    ends: ({ moves }) => moves.at(-1)?.action.kind !== "order",
  },
  trade: {
    seats: 3,
    options: { ...options, inventory: true },
    begins: (moment) =>
      moment.step === "trading" && hand(moment, 0, "cloth", 1) > 1 && hand(moment, 1, "iron", 1) > 1 && hand(moment, 0, "iron", 1) > 0,
    manner({ step, seat, legal }, hasBegun) {
      if (step !== "trading") return undefined;
      if (seat === 0 && hasBegun) return undefined;
      return legal.find(({ kind }) => kind === "accept") ?? { kind: "ready" };
    },
    holds: (_, moves) => moves.some(({ seat, action }) => seat === 1 && action.kind === "accept"),
    ends: ({ step }) => step !== "trading",
  },
  ending: {
    seats: 3,
    options,
    begins: (moment) => {
      if (moment.step !== "callBuilding" || built(moment) !== 3) return false;
      const last = GOODS.find((good) => !isBuilt(moment, good));
      return last !== undefined && hand(moment, 0, last, 3) > 0 && hand(moment, 0, last, 1) > 0;
    },
    ends: () => false,
    before: 900,
  },
};
