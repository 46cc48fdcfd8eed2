import type { Reasons } from "./index.ts";

export const reasons: Reasons = {
  hand: { en: "where the position stands", sv: "ställningen" },
};
