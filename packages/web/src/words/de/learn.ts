import type { LearnWords } from "../en/learn.ts";

export const learn: LearnWords = {
  title: "Lektion",
  heading: (game) => `${game} lernen`,
  lead: (chapters, minutes) =>
    `${chapters} kurze Kapitel, ${minutes} Minuten insgesamt. Du spielst; ein Ring zeigt, wo. Was schiefgeht, wird zurückgestellt.`,
  begin: "Anfangen",
  again: "Noch einmal",
  learnt: "gelernt",
  step: (n, of) => `${n} von ${of}`,
  next: "Weiter",
  back: "Einen Schritt zurück",
  watch: "Die anderen spielen …",
  show: "Mach es für mich",
  other: "Die Lektion meint etwas anderes. Du darfst es trotzdem tun und sehen, was daraus wird.",
  strayed: "Das war etwas anderes",
  strayedHelp: (move) => `Du hast das getan: ${move}.`,
  goBack: "Zurückstellen",
  over: "Das war das Kapitel",
  allOver: "Das war das letzte Kapitel",
  overHelp: "Weiter zum nächsten, oder versuche es in einer eigenen Partie.",
  allOverHelp: "Jetzt kennst du die Ideen des Spiels. Der Rest steht im Regelbuch neben dem Brett.",
  nextChapter: (title) => `Weiter: ${title}`,
  play: "Eine richtige Partie spielen",
  chapters: "Alle Kapitel",
};
