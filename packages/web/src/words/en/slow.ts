/** Slow games: how long a move may take, and what happens then. */
export const slow = {
  each: "Time for each move",
  times: {
    600: "10 minutes",
    3600: "an hour",
    21600: "6 hours",
    43200: "12 hours",
    86400: "a day",
    172800: "2 days",
    259200: "3 days",
    604800: "a week",
    1209600: "2 weeks",
    2419200: "4 weeks",
  } as Record<number, string>,
  weekends: "Saturdays and Sundays do not count",
  holidays: "Christmas and New Year do not count (24 to 26 and 31 December, 1 January)",
  timeout: "When it is over",
  timeouts: { default: "the usual move is made", bot: "a bot plays on", others: "the others decide" } as Record<string, string>,
  yourResults: "Your results",
  rated: "Counts for the ranking",
  until: (when: string) => `until ${when}`,
  overdue: "time is up",
  cancelled: "The table was called off before the game began.",
};
export type SlowWords = typeof slow;
