import type { LessonWords } from "../en/lesson.ts";

export const lesson: LessonWords = {
  welcome: {
    title: "Tre ätter, ett rike",
    text: "Du och två rivaler styr det svenska Östersjöväldet tillsammans. Titlar vinner: de fyra ämbetena och de tolv provinserna. Men faller två hemprovinser i fiendens händer förlorar alla.",
  },
  farmer: {
    title: "Din första bonde",
    text: "Tryck på en gul hemprovins. Dess vara är tecknad uppe till höger, och din bonde får en sådan varje omgång. Säd ger fler bönder; trä ger skepp.",
  },
  build: {
    title: "En del i det som byggs",
    text: "På byggfältet nere till vänster blir tre rutor en flotta, en armé eller en fästning, av allas enheter tillsammans. Den som har vänstra rutan, den med tjock kant, leder. Ta en vänsterruta.",
  },
  routes: {
    title: "Du styr fienden",
    text: "Alla väljer en rutt i hemlighet. En rutt ger tre fientliga enheter bara om en bredvid också väljs. Panelen säger vart de skulle gå. Välj en långt från ditt eget folk.",
  },
  moving: {
    title: "Flytta det du leder",
    text: "Det du får flytta har en mässingsring. Tryck på det, så lyser de provinser upp dit det får gå; panelen säger varför inte någon annanstans. Varor följer inte med, så hemma är det ofta bäst att stanna. Tryck på ”Avsluta förflyttningen” när du är klar.",
  },
  investing: {
    title: "En vara och ett guld",
    text: "Varje investering tar en vara från brädet och ett guld för arbetet. Den ger dig en enhet på byggfältet, på titelfältet eller i en provins. Det som blir över sparas och blir guld nästa omgång.",
  },
  production: {
    title: "Varorna ligger på ditt folk",
    text: "En ny omgång: varje undersåte som producerar bär sin vara, en hemma, två i en besittning. En fästning tar arméns avkastning, en armé böndernas och flottornas. En annan ätt är nu rikskansler och går först.",
  },
  battle: {
    title: "Anfall eller försvar",
    text: "Den som anfaller tar en fånge värd ett guld, men stupar om inte anfallarna är minst lika många som fienderna. Anfaller ingen är alla förlorade. Listan säger vad varje antal ger.",
  },
  titles: {
    title: "Titelfältet",
    text: "När alla sex hexar på titelfältet har en enhet får ätten med flest av dem, minst tre, en provins titel. Under brädet ser du vem som har kommit hur långt.",
  },
  danger: {
    title: "Faller Sverige?",
    text: "Fienden fyller först en besittning, armé och sedan skepp; därefter landar den hemma. Mätaren under brädet visar hur många anfall det är kvar för varje hemprovins. Resten är ditt: lycka till.",
  },
};
