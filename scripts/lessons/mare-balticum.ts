import type { Recipe } from "./find.ts";

const isKind = (kind: string) => (move: { readonly kind: string }) => move.kind === kind;
export const recipes: Readonly<Record<string, Recipe>> = {
  goods: {
    seats: 3,
    begins: ({ step, legal, made }) =>
      step === "investing" &&
      made > 30 &&
      legal.some((move) => move["square"] === "fleet 1" && move["pay"] === "wood") &&
      legal.some((move) => move["hex"] === "gold" && move["pay"] === "gold"),
    patience: 1,
    before: 140,
  },
  routes: {
    seats: 3,
    begins: ({ step, made }) => step === "pickingRoutes" && made > 20,
    manner({ step, seat }, hasBegun) {
      if (!hasBegun) return undefined;
      if (step === "pickingRoutes") return { kind: "pickRoute", routes: [seat === 1 ? "2" : "5"] };
      return step === "moving" ? { kind: "endMovement" } : undefined;
    },
    before: 60,
  },
  battle: {
    seats: 3,
    begins: ({ step, legal }) =>
      step === "playingCards" && legal.some(({ attackers }) => Array.isArray(attackers) && attackers.join() === "1,2"),
    holds: (_, moves, told) => told.some(isKind("battleWon")) && moves.at(-1)?.seat !== 0,
    ends: ({ step }) => step !== "playingCards",
    before: 200,
  },
  titles: {
    seats: 3,
    begins: ({ legal }) => legal.some(({ kind, amounts }) => kind === "bid" && Array.isArray(amounts) && amounts[0] === 2),
    manner: ({ seat, legal }, hasBegun) =>
      hasBegun && seat !== 0 && legal.some(isKind("bid")) ? { kind: "bid", amounts: [1] } : undefined,
    ends: ({ legal }) => !legal.some(isKind("bid")),
    before: 700,
  },
  riksdag: {
    seats: 3,
    options: { riksdag: true },
    begins: ({ step, legal, made }) => step === "calling" && made > 20 && legal.some(isKind("callTaxation")),
    manner: ({ seat, legal }) => (legal.some(isKind("vote")) ? { kind: "vote", votes: [seat === 1 ? "yes" : "no"] } : undefined),
    ends: ({ legal }) => !legal.some(isKind("vote")),
    before: 200,
  },
};
