/** How keen the playouts are on what; all in units of gold. Tried out in play, a few at a time. */
export const HABITS = {
  /** A good a turn is worth so much for each harvest to come, up to so many harvests; less beyond so many goods a turn. */
  harvest: 0.474,
  harvests: 3.92,
  goodsEnough: 5.26,
  beyondEnough: 0.297,
  stopped: 0.266,
  idle: 0.111,
  /** What an investment costs beside the good, and with gold alone. */
  cost: 1.05,
  costInGold: 1.68,
  /** How likely a unit in a build becomes a subject: with two, one and no others beside it. */
  lastInLayer: 0.625,
  secondInLayer: 0.369,
  firstInLayer: 0.176,
  lead: 0.542,
  /** An office, and a title: for a unit on the title deck, more towards the end; for a hex filled; for the deed done. */
  office: 27.3,
  title: 24.1,
  unitOnDeck: 0.0311,
  unitOnDeckLate: 0.14,
  hexFilled: 0.0458,
  titleWon: 0.97,
  subject: 0.115,
  /** How far a whim may go. */
  whim: 1.2,
  /** Routes: by what stands along them for oneself, for the others, and for Sweden. */
  ownStake: 0.464,
  othersStake: 0.51,
  homeland: 0.958,
  /** Battle: how often one attacks where all together can win, and where they cannot. */
  attackToWin: 0.565,
  attackAnyway: 0.428,
};
export type Habits = typeof HABITS;
