import type { LessonWords } from "../en/lesson.ts";

export const lesson: LessonWords = {
  welcome: {
    title: "Du är fältherre",
    text: "Din sköld märker dina grevskap; siffran på den är dina arméer där. Två år ligger framför dig. Vart och ett slutar med en vinter, och då räknas grevskap, byggnader och ledningen i regionerna.",
  },
  row: {
    title: "Tio handlingar, fem av dem dolda",
    text: "Varje säsong utförs alla tio handlingarna en gång. Ordningen på fem är känd, 1 till 5; de andra fem följer i en ordning som ingen vet. Du planerar ett grevskap för var och en, i hemlighet.",
  },
  taxes: {
    title: "Börja med pengar",
    text: "Klicka på ett av dina grevskap med hög skatt, på kartan eller bland korten, och sedan på rutan för skatt. Myntet på kortet visar vad det ger. Det får en upprorsmarkör för det, så beskatta inte samma grevskap två gånger.",
  },
  grain: {
    title: "Spannmål till vintern",
    text: "Lägg ett grevskap med mycket spannmål på rutan för spannmål. Om vintern behöver du en spannmål för varje grevskap, och dessförinnan förlorar alla en del: under brädet står om din räcker.",
  },
  build: {
    title: "Bygg där ingen har byggt",
    text: "Ett palats ger tre poäng åt den som har flest i regionen, en kyrka två, ett handelshus en. De tomma husen på ett kort är dess lediga tomter. En ruta varnar om det du planerat säkert uteblir.",
  },
  fight: {
    title: "Strid från ett starkt grevskap",
    text: "Lägg grevskap med många arméer på strid A och B. Vart de går bestäms senare, och då ser du de exakta chanserna. En armé stannar alltid kvar.",
  },
  rest: {
    title: "Pengar fyller resten",
    text: "Ett pengakort på en ruta betyder att inget händer där. På rutan för budet betalas det: bästa budet väljer först plats i turordningen. Tryck på ”Täck resten” och lämna in planen.",
  },
  order: {
    title: "Välj plats i turordningen",
    text: "Varje plats har en bricka med en fördel denna säsong. Tidigt är bra om någon kan anfalla dig; brickan kan vara värd mer.",
  },
  combat: {
    title: "Till vapen?",
    text: "Välj en granne ovanför kartan eller på den. För varje antal arméer ser du hur troligt det är att du vinner, spelar oavgjort eller förlorar. Neutrala grevskap försvaras av en enda bonde. Du får också stanna.",
  },
  tower: {
    title: "Tornet minns",
    text: "Det som fastnar i tornet kommer ut i någon senare strid, och det som ligger i skålen kastas i igen med nästa. Båda visas alltid under kartan.",
  },
  farewell: {
    title: "Det var en säsong",
    text: "Två till, sedan vinter. Håll spannmål till varje grevskap, håll markörer borta från dem du behöver igen, och se på tabellen över regionerna innan du bygger.",
  },
};
