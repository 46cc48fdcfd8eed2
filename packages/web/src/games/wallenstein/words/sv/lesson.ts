import type { LessonWords } from "../../../catalogue.ts";

/** What is said at one's elbow, by chapter and step. */
export const lesson: LessonWords = {
  plan: {
    title: "Planen",
    about: "Tio handlingar per säsong, utlagda i hemlighet.",
    steps: [
      "Du är fältherre i trettioåriga kriget. Grevskap med din sköld är dina; siffran på den är hur många arméer som står där.",
      "Varje säsong har samma tio handlingar, var och en utförs en gång. De fem första står i sin ordning; resten följer i en ordning som ingen vet. För var och en lägger du ett grevskaps kort.",
      "Pengar först. Ta kortet för Erzbm. Trier, som ger sju daler, och lägg det på rutan för skatter.",
      "Om vintern äter varje grevskap ett spannmål. Lägg Gft. Mark på rutan för spannmål: det ger fem. Ett grevskap som beskattats eller skördats får en markör, och andra gången reser sig bönderna.",
      "Ett palats ger poäng, och mest för den som har flest i en region. Lägg Erzbm. Köln på rutan för palatset.",
      "Och krig: lägg Oberösterreich, med sina fyra arméer, på strid A. Vart de går väljer du först då.",
      "Det du inte har bruk för täcks med pengakort: där händer inget. Låt resten täckas.",
      "Rutan längst bort är ditt bud om turordningen: bästa pengakortet väljer först. Allt är täckt: lämna in planen.",
      "Tills den siste rivalen har lämnat in får du ändra. Det du planerar är dolt tills turen kommer, och det som inte går då uteblir.",
    ],
  },
  battle: {
    title: "Ordning, händelse och strid",
    about: "Välj plats, och kasta sedan arméerna i tornet.",
    steps: [
      "Alla planer är lagda. Ditt bud på fyra daler var bäst: du väljer först var i ordningen du vill stå.",
      "En av årets händelser har dragits, och gäller alla den här säsongen. Den står på kartan med vad den gör.",
      {
        says: "Varje plats har en bricka. Ta den första: du handlar före de andra, och har en armé till i varje anfall.",
        astray: "Inte fel: varje bricka är bra för något. Här vill vi anfalla.",
      },
      "Handlingarna har utförts en efter en, och nu är det strid A: från Oberösterreich får dina arméer gå in i en granne. Välj Mähren, som är neutralt.",
      {
        says: "För varje antal ser du hur troligt det är att du vinner. En armé måste stanna: sänd tre.",
        astray: "Färre arméer, färre kuber i tornet. Pröva det större antalet.",
      },
      "Alla kuber gick genom tornet: dina, bondens och det som låg i skålen. Några fastnade; andra, från tidigare, kom ut. Den som har flest i skålen vinner, och förlorar lika många som den andre hade. Mähren är ditt.",
      "Tornet minns: det som fastnar kommer ut i någon senare strid, kanske på din sida. Innehållet står alltid under ”Ställning”.",
      "Oavgjort mot en spelare lämnar grevskapet tomt: byggnaderna försvinner också. Akta dig för små anfall mot rikt land.",
    ],
  },
  winter: {
    title: "Vinter och poäng",
    about: "För lite spannmål, uppror, och året räknas.",
    steps: [
      "Hösten är slut. Årets sista händelse visade hur mycket spannmål alla förlorar; resten ska föda dina grevskap, ett spannmål var. Du skördade aldrig, och det räcker inte.",
      "Ju mer som fattas, desto fler grevskap reser sig, dragna genom lottning, och desto fler bönder. Du ser vilka, och säger vilket som kommer först.",
      "Det som faller i skålen i ett uppror hjälper i nästa. Börja med Oberösterreich: tryck på det på kartan.",
      "Dina arméer och bönderna gick genom tornet: med fler kuber än de behåller du grevskapet, annars blir det neutralt. Sedan kom de andra.",
      "Efter upproren räknas året: en poäng för varje grevskap, och en för varje byggnad.",
      "I varje region ger flest palats tre poäng till, flest kyrkor två, flest handelshus en; vid delning en mindre. Så ett enda palats i en tom region är mycket värt.",
      "Ett andra år följer, och sedan är det slut: flest poäng vinner, sedan flest daler. Markörer och spannmål är borta, men tornet är så fullt som det var. Lycka till!",
    ],
  },
};
