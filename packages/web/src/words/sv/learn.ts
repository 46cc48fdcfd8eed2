import type { LearnWords } from "../en/learn.ts";

export const learn: LearnWords = {
  title: "Lektion",
  heading: (game) => `Lär dig ${game}`,
  lead: (chapters, minutes) =>
    `${chapters} korta kapitel, ${minutes} minuter allt som allt. Du spelar; en ring visar var. Det som går fel ställs tillbaka.`,
  begin: "Börja",
  again: "En gång till",
  learnt: "inlärt",
  step: (n, of) => `${n} av ${of}`,
  next: "Vidare",
  back: "Ett steg tillbaka",
  watch: "De andra spelar …",
  show: "Gör det åt mig",
  other: "Lektionen menar något annat. Du får göra det ändå och se vad det leder till.",
  strayed: "Det var något annat",
  strayedHelp: (move) => `Du gjorde detta: ${move}.`,
  goBack: "Ställ tillbaka",
  over: "Det var kapitlet",
  allOver: "Det var det sista kapitlet",
  overHelp: "Gå vidare till nästa, eller pröva det i ett eget parti.",
  allOverHelp: "Nu kan du spelets idéer. Resten står i regelboken bredvid brädet.",
  nextChapter: (title) => `Nästa: ${title}`,
  play: "Spela ett riktigt parti",
  chapters: "Alla kapitel",
};
