import type { Summary } from "@stormakt/host";

/** A line of the lists, of a match that is being played. */
export const summaryOf = (id: string, more: Partial<Summary> = {}): Summary => ({
  id,
  name: "",
  game: "fair",
  status: "running",
  pace: { kind: "none" },
  listed: true,
  created: 1,
  since: 1,
  waiting: [0],
  seats: [],
  persons: ["anna"],
  ...more,
});
