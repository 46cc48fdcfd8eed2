import type { SeatPlan } from "@stormakt/protocol";

/** The company of a first game: a learner, and two who do not press. */
export const MEEK_RIVALS: readonly SeatPlan[] = [{ kind: "me" }, { kind: "bot", level: "easy" }, { kind: "bot", level: "easy" }];
