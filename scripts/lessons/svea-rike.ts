import type { Moment, Recipe } from "./find.ts";

const isKind = (kind: string) => (move: { readonly kind: string }) => move.kind === kind;
const plays = (card: string) => (move: { readonly [field: string]: unknown }) => move["kind"] === "playCard" && move["card"] === card;
/** Whoever can pass does. */
const quietly = ({ legal }: Moment) => legal.find(isKind("pass"));

export const recipes: Readonly<Record<string, Recipe>> = {
  move: {
    seats: 3,
    begins: ({ step, legal }) => step === "choosing" && legal.some(isKind("chooseActivity")),
    manner(moment) {
      if (moment.step === "firstMerchant") return { kind: "placeMerchant", country: "prussia" };
      return (
        quietly(moment) ??
        (moment.step === "buying" && moment.legal.every(({ kind }) => kind !== "buyFief") ? { kind: "finishPurchases" } : undefined)
      );
    },
    patience: 70,
    before: 120,
    ends: ({ step }) => step === "moveEnd",
    holds: (_, __, told) => !told.some(isKind("warDeclared")),
  },
  cards: {
    seats: 3,
    begins: ({ step, legal }) => step === "choosing" && legal.some(plays("inspiring-speech")),
    manner: (moment, hasBegun) =>
      hasBegun && moment.seat !== 0 && moment.step !== "cardPlayed"
        ? (moment.legal.find(isKind("playCard")) ?? quietly(moment))
        : quietly(moment),
    patience: 40,
    before: 160,
    ends: ({ step }) => step !== "cardPlayed",
  },
  war: {
    seats: 3,
    begins: ({ step, legal }) => step === "commitment" && legal.some(isKind("commit")),
    manner: (moment) => quietly(moment),
    holds: (_, __, told) => told.some(isKind("warWon")),
    ends: ({ step }) => step === "choosing" || step === "beforeOrder",
    patience: 60,
    before: 600,
  },
  history: {
    seats: 3,
    begins: ({ step, made }) => step === "choosing" && made > 40,
    manner: (moment) => quietly(moment),
    patience: 12,
    before: 200,
  },
};
