import type { SlowWords } from "../en/slow.ts";

export const slow: SlowWords = {
  each: "Zeit für jeden Zug",
  times: {
    600: "10 Minuten",
    3600: "eine Stunde",
    21600: "6 Stunden",
    43200: "12 Stunden",
    86400: "ein Tag",
    172800: "2 Tage",
    259200: "3 Tage",
    604800: "eine Woche",
    1209600: "2 Wochen",
    2419200: "4 Wochen",
  },
  weekends: "Samstage und Sonntage zählen nicht",
  holidays: "Weihnachten und Neujahr zählen nicht (24. bis 26. und 31. Dezember, 1. Januar)",
  timeout: "Wenn sie um ist",
  timeouts: { default: "geschieht der übliche Zug", bot: "spielt ein Bot weiter", others: "entscheiden die anderen" },
  yourResults: "Deine Ergebnisse",
  rated: "Zählt für die Rangliste",
  until: (when) => `bis ${when}`,
  overdue: "die Zeit ist um",
  cancelled: "Der Tisch wurde abgesagt, bevor die Partie begann.",
};
