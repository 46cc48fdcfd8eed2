import type { SlowWords } from "../en/slow.ts";

export const slow: SlowWords = {
  each: "Tid för varje drag",
  times: {
    600: "10 minuter",
    3600: "en timme",
    21600: "6 timmar",
    43200: "12 timmar",
    86400: "ett dygn",
    172800: "2 dygn",
    259200: "3 dygn",
    604800: "en vecka",
    1209600: "2 veckor",
    2419200: "4 veckor",
  },
  weekends: "Lördagar och söndagar räknas inte",
  holidays: "Jul och nyår räknas inte (24 till 26 och 31 december, 1 januari)",
  timeout: "När den är ute",
  timeouts: { default: "görs det vanliga draget", bot: "spelar en bot vidare", others: "bestämmer de andra" },
  yourResults: "Dina resultat",
  rated: "Räknas i rankningen",
  until: (when) => `till ${when}`,
  overdue: "tiden är ute",
  cancelled: "Bordet ställdes in innan spelet började.",
};
