import type { LessonWords } from "../en/lesson.ts";

export const lesson: LessonWords = {
  welcome: {
    title: "Kungen vill ha ett skepp",
    text: "Du och två rivaler bygger Vasa tillsammans. Var och en lägger en bricka på var och en av hennes fyra delar, med baksidan upp. Håller hon vinner den som behöll de bästa varorna; brister en del vinner den som gav den mest.",
  },
  goods: {
    title: "Varor är värda 1, 2 eller 3",
    text: "Under skeppet står de fyra varorna: vad som ligger på varvet och vad du har på hand. Du börjar med en etta av varje. Två ettor kan förädlas till en tvåa, en etta och en tvåa till en trea.",
  },
  role: {
    title: "Ta en roll",
    text: "Varje runda tar alla en roll. En uppköpare ger dig två ettor och de andra en var, men ingen åt din högra granne. Ta en: du behöver varor.",
  },
  craft: {
    title: "Gör något bättre",
    text: "Du har två ettor av en vara. Hantverkaren förädlar virke och skulptur, skräddaren och smeden tyg och järn: den som tar kortet två gånger, de andra en gång.",
  },
  exchange: {
    title: "Förädla",
    text: "Recepten står under din hand. Alla ser vad du lämnar och vad du får: bara det som ligger på skeppen är hemligt.",
  },
  cannot: {
    title: "Tillfrågad, vare sig du kan eller inte",
    text: "Du tillfrågas även när du inte kan förädla, så att ingen kan läsa ut ur tystnaden vad du har. Tacka nej.",
  },
  threes: {
    title: "En trea är ute",
    text: "De sneda strecken räknar treor i spel. Är ett fyllt får delen byggas; är alla fyllda måste den byggas.",
  },
  call: {
    title: "Vill du kalla till bygge?",
    text: "Etiketterna på skeppet i mässing får byggas. Kalla om du äger dess trea och de andra har lite: då blir den svag, och du gav mest. Eller passa och samla mer.",
  },
  place: {
    title: "Ge, eller låtsas ge",
    text: "Nu lägger alla en bricka av det slaget på skeppet, med baksidan upp. En del håller om alla brickor på den sammanlagt når sju (med tre spelare). En trea på en del som ändå brister kan vinna spelet åt dig.",
  },
  inspect: {
    title: "Se på en",
    text: "Efter ett bygge tittar var och en på en bricka på ett annat skepp. Det du ser hamnar i dina anteckningar; vad du säger om det binder ingen.",
  },
  farewell: {
    title: "Det är hela spelet",
    text: "Tre delar kvar. Amiralen byter en bricka på ditt eget skepp, kungen tvingar en annan att byta. Minns vem som såg var, och bestäm dig i tid för om du vill att hon ska segla.",
  },
};
