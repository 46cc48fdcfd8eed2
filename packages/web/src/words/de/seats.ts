import type { SeatWords } from "../en/seats.ts";

export const seats: SeatWords = {
  isHere: (name) => `${name} ist da: die Abstimmung entfällt.`,
  closedLine: "Etwas, das nur dieser Platz hörte, bevor du ihn nahmst. Nach dem Ende der Partie wird es gezeigt.",
  vote: (name, why) =>
    why === "late" ? `${name} hat die Zeit überschritten. Soll ein Bot weiterspielen?` : `${name} ist fort. Soll ein Bot weiterspielen?`,
  voices: (said, needed) => `${said} von ${needed} Stimmen`,
  done: (time) => `In ${time} übernimmt ein Bot den Platz.`,
  doneNow: "Jetzt übernimmt ein Bot den Platz.",
  againstYou: (why) =>
    why === "late"
      ? "Du hast die Zeit überschritten, und die anderen wollen mit einem Bot weiterspielen."
      : "Die anderen hielten dich für abwesend.",
  iAmHere: "Ich bin da",
  yes: "Bot spielen lassen",
  no: "Warten",
  propose: (name) => `${name} ist fort: einen Bot vorschlagen`,
  proposeLate: (name) => `Nicht länger auf ${name} warten: einen Bot vorschlagen`,
  sentAway: "Du warst fort, und ein Bot spielt deinen Platz.",
  sentAwayBy: (name) => `Du warst fort, und ${name} hat deinen Platz.`,
  lostRated:
    "Wenn du ihn nicht vor dem Ende zurücknimmst, kommst du in dieser Partie auf den letzten Platz, und das zählt für die Rangliste.",
  relieved: "Ein Bot spielt deinen Platz.",
  takeBack: "Den Platz zurücknehmen",
  admits: (by, name) => `${by} ist einverstanden, dass jemand Neues den Platz von ${name} nimmt.`,
  admitsNoMore: (by, name) => `${by} ist nicht mehr einverstanden, dass jemand Neues den Platz von ${name} nimmt.`,
  contested: (name) =>
    `Ein Bot spielt für ${name}; Rückkehr ist jederzeit möglich. Jemand Neues darf sich setzen, wenn alle einverstanden sind.`,
  admit: "Jemand Neues dort sitzen lassen",
  admitNoMore: "Den Platz freihalten",
  freeInPlay: (name) => `Der Platz von ${name} ist frei; vorerst spielt ihn ein Bot.`,
  freeRated: "Wie es ausgeht, zählt nicht für deinen Rang.",
  sitDown: "Hinsetzen",
  closedPast:
    "Du hast einen Platz genommen, den sein Spieler zurückfordern kann. Was er vorher sah, bleibt bis zum Ende der Partie verschlossen.",
};
