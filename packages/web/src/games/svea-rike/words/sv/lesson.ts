import type { LessonWords } from "../../../catalogue.ts";

/** What is said at one's elbow, by chapter and step. */
export const lesson: LessonWords = {
  move: {
    title: "Ätten och dess drag",
    about: "Inkomster, verksamheter, förläningar och handelsmän.",
    steps: [
      "Du leder en adelsätt genom sexton regenter. Mest status vid slutet vinner: från kronor och trupper, guld, handelsmän och serier av historiekort.",
      "Här står vem som regerar, och vad regentkortet säger. I fred gör varje ätt ett drag; i krig gör ingen något.",
      "Det är ditt drag: ägna det åt en av tre verksamheter. Var och en säger vad den ger, vad trupperna kostar och vad du har sedan.",
      "Välj jordbruk: ett guld för varje krona på dina förläningar, inget underhåll, och du får köpa en förläning.",
      {
        says: "Inkomsten är din. Förläningar du har råd med har en ring av mässing: deras kronor ger guld under alla regenter som följer. Köp Jämtland.",
        astray: "Det är också en förläning. Här tar vi Jämtland.",
      },
      "De andra har gjort sina drag, och en ny regent regerar. Nu handel: välj den.",
      {
        says: "Handelsmän tjänar mer tillsammans: 2 guld för en i ett land, 6 för två, 10 för tre. Sänd en ny till Preussen, där du redan har en.",
        astray: "Ensam i ett annat land tjänar den två. Bredvid den första tjänar den fyra mer.",
      },
      "Betalt, minus truppernas underhåll. Förläningar, handelsmän, historia: allt kan du inte få, så se vad de andra lämnar.",
    ],
  },
  cards: {
    title: "Händelsekort",
    about: "Spela dem i ditt drag, eller bryt in i någon annans.",
    steps: [
      "Det här är dina händelsekort; vart och ett säger när det får spelas och vad det gör. De som får spelas nu har en ram av mässing.",
      "I ditt eget drag drar du ett kort, och får spela hur många du vill innan du väljer verksamhet.",
      "Spela Utökade adelsprivilegier: det ger dig tre nya kort.",
      "När ett kort spelas tillfrågas alla andra om de vill svara. Ingen gjorde det, och du har dragit tre. Om du tillfrågas beror aldrig på vad du har på hand, om du inte själv säger det under ”När jag ska frågas”.",
      {
        says: "Och nu tvärtom: någon har spelat ett kort, och du har Förbindelser med hovet. Det upphäver ett kort som just spelats. Spela det!",
        astray: "Att låta det vara är tillåtet; men då sker det.",
      },
      "Upphävt: det har aldrig hänt. Båda korten läggs bort. Det finns kort mot kort mot kort, så var inte för säker på något.",
    ],
  },
  war: {
    title: "Krig tillsammans",
    about: "Sänd en förlänings trupper, och dela byte eller skam.",
    steps: [
      "Regentkortet säger krig. Ingen gör något drag under den här regenten: riket strider i stället.",
      "Alla bestämmer i hemlighet om de sänder en förlänings trupper. Alla som kommer slåss sida vid sida; fiendens styrka kommer av tärningar och kort.",
      "Seger belönar dem som stred, med främmande förläningar, historia och guld. Efter ett nederlag mister de en förläning; och kom ingen kan alla göra det.",
      { says: "Vid varje förläning står oddsen. Sänd den som ringen visar.", astray: "Kanske klokt. Men här vill vi se en strid." },
      {
        says: "Seger! Den starkaste väljer först, och det är du: ta en förläning, som dras bland dem som finns.",
        astray: "Guld tar snart slut; en förläning ger kronor och trupper.",
      },
      "Kriget har utkämpats, rond för rond. Vem som slog vad står i loggen, och kan ses igen därifrån.",
      "Trupper kostar underhåll i handel och kultur, och militärkort gör dem starkare. En ätt som aldrig strider är billig, men vinner inget utomlands.",
    ],
  },
  history: {
    title: "Historia och status",
    about: "Köp in dig i historien, och se hur status räknas.",
    steps: [
      "Den här raden är det av Sveriges historia som kan köpas nu: slott, drottningar, vetenskapsmän, militärer, kulturpersonligheter och resurser. En ny tid har en ny rad.",
      "Ägna draget åt kultur och vetenskap.",
      "Du tar in från förläningar eller från handel, och trupperna betalas i båda fallen. Ta förläningarna.",
      {
        says: "Köp nu ett kort ur raden: de tyska landsknektarna, som strider för dig.",
        astray: "Varje kort är bra för något. Här tar vi ett annat.",
      },
      "Det är ditt resten av spelet. I en serie är varje kort efter det andra en statuspoäng: samla några serier, inte alla.",
      "Vid slutet finns det också status för flest kronor, trupper, guld och handelsmän. Lådan ”Ställning” räknar som om det vore slut nu.",
    ],
  },
};
