/**
 * How keen the playouts are on what; all in units of gold. Found by letting the four seats of some 60,000 quick games differ a little in all of
 * them, and going the way of those who won.
 */
export const HABITS = {
  /** A good a turn is worth so much for each harvest to come, up to so many harvests; less beyond so many goods a turn. */
  harvest: 0.484,
  harvests: 4.15,
  goodsEnough: 5.75,
  beyondEnough: 0.23,
  stopped: 0.252,
  idle: 0.129,
  /** What an investment costs beside the good, and with gold alone. */
  cost: 1.06,
  costInGold: 1.86,
  /** How likely a unit in a build becomes a subject: with two, one and no others beside it. */
  lastInLayer: 0.589,
  secondInLayer: 0.324,
  firstInLayer: 0.169,
  lead: 0.621,
  /** Beside it: what other units of one's own are worth more, and those of others less. */
  ownBeside: 0.625,
  othersBeside: 0.323,
  /** An office, and a title: for a unit on the title deck, more towards the end; for a hex filled; for the deed done. */
  office: 34.8,
  title: 30.4,
  unitOnDeck: 0.0247,
  unitOnDeckLate: 0.124,
  hexFilled: 0.0382,
  titleWon: 0.97,
  subject: 0.102,
  /** How far a whim may go. */
  whim: 0.9,
  /** Routes: by what stands along them for oneself, for the others, and for Sweden. */
  ownStake: 0.498,
  othersStake: 0.487,
  homeland: 0.765,
  /** Whoever has more titles is harmed more gladly: for each half a title. */
  envy: 0.178,
  /** Battle: how often one attacks where more attack than need, where all are needed, and where all are too few. */
  attackToWin: 0.835,
  attackEven: 0.415,
  attackAnyway: 0.339,
  hireToWin: 0.588,
  hireAnyway: 0.347,
  hireToBeSure: 0.131,
  bids: 4,
  /** Movement, in goods a turn: what a move must gain; titles to be had and to be kept; others silenced; enemies met, and stronger ones. */
  worthMoving: 1.29,
  titleToHave: 0.596,
  titleToKeep: 0.999,
  silenced: 0.273,
  enemyMet: 0.339,
  strongerMet: 1.08,
  goodsSold: 0.519,
  rescue: 1.96,
};
