import type { Language } from "@stormakt/words";

const en = {
  yourMove: (name: string) => `${name}, your move.`,
  notAllowed: (count: number) => `${count} not allowed (all shows them)`,
  compose: "put it together yourself",
  handOver: (name: string) => `Hand over to ${name}, and nobody else looks. Press Enter.`,
  meanwhile: "Meanwhile:",
  which: "Which? (a number, or help)",
  noSuch: (text: string) => `There is no ${text} here. Type a number, or help.`,
  undone: "Taken back.",
  cannotUndo: "That cannot be taken back: others have acted, chance has spoken or something was shown.",
  saved: (file: string) => `Saved. Go on with: stormakt play --resume ${file}`,
  saveWhere: "Say where: save <file>",
  noRule: (id: string) => `There is no rule ${id}.`,
  noRules: (word: string) => `No rule speaks of ${word}.`,
  bye: (file: string) => `Until next time. Go on with: stormakt play --resume ${file}`,
  placesHead: "Places",
  everybodyLost: "Everybody has lost.",
  hint: (move: string) => `A strong player would: ${move}`,
  seatAs: "as <seat>: say which seat, by its number.",
  nothingToDo: (name: string) => `${name} can do nothing now.`,
  example: (move: string) => `For example: ${move}`,
  composing: "Enter takes it. another draws another. Change a part with name=value (JSON), or cancel.",
  refused: (why: string, rule: string) => `Not allowed: ${why} (${rule})`,
  orInWords: (example: string) => `Or in words: ${example}.`,
  helped: (name: string) => `${name} asked what a strong player would do.`,
  hintAlone: "Hints are for games against bots alone.",
  noHint: "Nobody here knows enough to give a hint.",
  wrongJson: (text: string) => `${text} is not name=value with a value in JSON.`,
  help: `  1, 2, …        make that move
  undo           take back your last move, where that is honest
  all            show every move, the ones not allowed too, with the reason
  table, log     the table again; all that you have heard
  rule VR-…      a rule by its id
  rules <word>   rules that speak of something
  hint           what a strong player would do
  as <seat>      act out of turn for another seat, where the rules allow it
  save <file>    put the game aside
  quit           stop`,
};
type Phrases = typeof en;
const sv: Phrases = {
  yourMove: (name) => `${name}, din tur.`,
  notAllowed: (count) => `${count} som inte är tillåtna (all visar dem)`,
  compose: "sätt ihop det själv",
  handOver: (name) => `Lämna över till ${name}, och ingen annan tittar. Tryck Enter.`,
  meanwhile: "Under tiden:",
  which: "Vilket? (ett nummer, eller help)",
  noSuch: (text) => `Det finns inget ${text} här. Skriv ett nummer, eller help.`,
  undone: "Taget tillbaka.",
  cannotUndo: "Det går inte att ta tillbaka: andra har handlat, slumpen har talat eller något har visats.",
  saved: (file) => `Sparat. Fortsätt med: stormakt play --resume ${file}`,
  saveWhere: "Säg var: save <fil>",
  noRule: (id) => `Det finns ingen regel ${id}.`,
  noRules: (word) => `Ingen regel talar om ${word}.`,
  bye: (file) => `På återseende. Fortsätt med: stormakt play --resume ${file}`,
  placesHead: "Placeringar",
  everybodyLost: "Alla har förlorat.",
  hint: (move) => `En stark spelare skulle välja: ${move}`,
  seatAs: "as <plats>: säg vilken plats, med dess nummer.",
  nothingToDo: (name) => `${name} kan inte göra något nu.`,
  example: (move) => `Till exempel: ${move}`,
  composing: "Enter tar det. another drar ett annat. Ändra en del med namn=värde (JSON), eller cancel.",
  refused: (why, rule) => `Inte tillåtet: ${why} (${rule})`,
  orInWords: (example) => `Eller i ord: ${example}.`,
  helped: (name) => `${name} frågade vad en stark spelare skulle göra.`,
  hintAlone: "Råd ges bara i partier mot botar.",
  noHint: "Ingen här kan nog för att ge ett råd.",
  wrongJson: (text) => `${text} är inte namn=värde med ett värde i JSON.`,
  help: `  1, 2, …        gör det draget
  undo           ta tillbaka ditt senaste drag, där det är ärligt
  all            visa alla drag, även de otillåtna, med skälet
  table, log     bordet igen; allt du har hört
  rule VR-…      en regel efter dess nummer
  rules <ord>    regler som talar om något
  hint           vad en stark spelare skulle göra
  as <plats>     handla utanför turen för en annan plats, där reglerna tillåter det
  save <fil>     lägg spelet åt sidan
  quit           sluta`,
};
export const PHRASES: Readonly<Record<Language, Phrases>> = { en, sv };
