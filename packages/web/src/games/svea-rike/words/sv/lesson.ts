import type { LessonWords } from "../en/lesson.ts";

export const lesson: LessonWords = {
  welcome: {
    title: "En ätt i riket",
    text: "Du leder en adelsätt genom rikets regenter. Mest status vid slutet vinner: från kronor, trupper, guld, handelsmän och serier av historiekort.",
  },
  merchant: {
    title: "Din första handelsman",
    text: "Handelsmän tjänar mer ju fler av dina som står tillsammans: 2 guld för en, 6 för två, 10 för tre. Välj ett land på kartan.",
  },
  reign: {
    title: "Regentkortet",
    text: "Över kartan står vem som regerar och vad regentkortet säger. I fred gör varje ätt ett drag; i krig gör ingen något.",
  },
  activity: {
    title: "Ägna draget åt en verksamhet",
    text: "Varje bricka visar vad verksamheten ger, vad trupperna kostar och vad du har sedan. Jordbruk kräver inget underhåll och låter dig köpa en förläning.",
  },
  buying: {
    title: "Köp en förläning",
    text: "Förläningar du kan betala har en ram av mässing. Kronor ger inkomst under alla regenter som följer, så köp tidigt.",
  },
  cards: {
    title: "Händelsekort",
    text: "Din hand ligger under kartan. De flesta kort spelas i ditt eget drag; andra väntar på sitt tillfälle, och då blir du frågad. Under ”När jag ska frågas” säger du hur ofta.",
  },
  sending: {
    title: "Sänd en handelsman",
    text: "Ställ den där den ger mest: bredvid dem du har. Truppernas underhåll betalas efteråt.",
  },
  war: {
    title: "Krig: vem sänder du?",
    text: "Alla bestämmer sig i hemlighet. Oddsen står vid varje förläning; kryssa för dem du tror kommer. Seger belönar dem som stred; efter ett nederlag mister de en förläning, och kanske även den som stannade hemma.",
  },
  series: {
    title: "Historiekort",
    text: "Slott, drottningar, vetenskapsmän, militärer och kulturpersonligheter är serier: varje kort efter det andra är en statuspoäng. Samla några serier, inte alla.",
  },
  "go-on": {
    title: "Du kan resten",
    text: "Det är spelet. Håll ögonen på statusen i listan över ätterna, spara händelsekorten till rätt tillfälle och tänk på nästa tid: då är raden ny.",
  },
};
