import type { SeatWords } from "../en/seats.ts";

export const seats: SeatWords = {
  isHere: (name) => `${name} är här: omröstningen avblåses.`,
  closedLine: "Något som bara den här stolen fick höra, innan du tog den. Det visas när spelet är slut.",
  vote: (name, why) =>
    why === "late" ? `${name} har dragit över tiden. Ska en bot spela vidare?` : `${name} är borta. Ska en bot spela vidare?`,
  voices: (said, needed) => `${said} av ${needed} röster`,
  done: (time) => `En bot tar stolen om ${time}.`,
  doneNow: "En bot tar stolen nu.",
  againstYou: (why) =>
    why === "late" ? "Du har dragit över tiden, och de andra vill spela vidare med en bot." : "De andra trodde att du var borta.",
  iAmHere: "Jag är här",
  yes: "Låt en bot spela",
  no: "Vänta",
  propose: (name) => `${name} är borta: föreslå en bot`,
  proposeLate: (name) => `Vänta inte längre på ${name}: föreslå en bot`,
  sentAway: "Du var borta, och en bot spelar på din stol.",
  sentAwayBy: (name) => `Du var borta, och ${name} sitter på din stol.`,
  lostRated: "Om du inte tar tillbaka den före slutet hamnar du sist i det här partiet, och det räknas i rankningen.",
  relieved: "En bot spelar på din stol.",
  takeBack: "Ta tillbaka stolen",
  admits: (by, name) => `${by} går med på att någon ny tar ${name}s stol.`,
  admitsNoMore: (by, name) => `${by} går inte längre med på att någon ny tar ${name}s stol.`,
  contested: (name) =>
    `En bot spelar för ${name}, som får komma tillbaka när som helst. Någon ny får sätta sig där om alla går med på det.`,
  admit: "Släpp fram någon ny",
  admitNoMore: "Håll stolen åt den som satt där",
  freeInPlay: (name) => `${name}s stol är ledig; en bot spelar så länge.`,
  freeRated: "Hur det slutar räknas inte i din rankning.",
  sitDown: "Slå dig ner",
  closedPast: "Du tog en stol som dess spelare kan kräva tillbaka. Vad den såg innan du kom förblir slutet tills spelet är över.",
};
