type Spelling = Readonly<Record<"to" | "give" | "take" | "nothing" | "and", readonly string[]>>;
/** How its table is written out, and an example of what may be typed. */
export const said = {
  round: "Round",
  leader: "leader",
  patience: "rounds without a building",
  of: "of",
  roles: "Roles",
  free: "free",
  supply: "in the supply",
  hand: "your hand",
  ships: "On the ships",
  owns: "Owned in all, hand and ship",
  threshold: "a part holds from",
  cards: "in hand",
  notation: "markers of value 1/2/3",
  offers: "Open offers",
  gives: (from: string, to: string, give: string, take: string) => `${from} gives ${to} ${give} for ${take}`,
  nothing: "nothing",
  /** The words an offer is written with. */
  spelling: { to: ["to"], give: ["give"], take: ["for", "take"], nothing: ["nothing"], and: ["and"] } as Spelling,
  usage: "to Lars: wood 3 for iron 2, 2 iron 1",
};
export type Said = typeof said;
