import type { LessonWords } from "../en/lesson.ts";

export const lesson: LessonWords = {
  welcome: {
    title: "Eine Familie im Reich",
    text: "Du führst eine Adelsfamilie durch die Zeit der Herrscher Schwedens. Wer am Ende den höchsten Status hat, gewinnt: durch Kronen, Truppen, Gold, Händler und Serien von Geschichtskarten.",
  },
  merchant: {
    title: "Dein erster Händler",
    text: "Händler bringen mehr, je mehr von deinen beisammenstehen: einer 2 Gold, zwei 6, drei 10. Wähle ein Land auf der Karte.",
  },
  reign: {
    title: "Die Königskarte",
    text: "Über der Karte steht, wer regiert und was die Königskarte sagt. Im Frieden macht jede Familie einen Zug; im Krieg niemand.",
  },
  activity: {
    title: "Widme deinen Zug einer Tätigkeit",
    text: "Jede Tafel zeigt, was die Tätigkeit brächte, was deine Truppen kosten und was du danach hättest. Landwirtschaft kostet keinen Unterhalt und lässt dich ein Lehen kaufen.",
  },
  buying: {
    title: "Kaufe ein Lehen",
    text: "Lehen, die du zahlen kannst, haben einen Rahmen aus Messing. Kronen bringen in jeder kommenden Regierung etwas ein; kaufe also früh.",
  },
  cards: {
    title: "Ereigniskarten",
    text: "Deine Hand liegt unter der Karte. Die meisten Karten gehen in deinem eigenen Zug; andere warten auf ihren Augenblick, und dann wirst du gefragt. Unter „Wann mich fragen“ sagst du, wie oft.",
  },
  sending: {
    title: "Entsende einen Händler",
    text: "Setze ihn, wo er am meisten bringt: neben die, die du hast. Der Unterhalt für deine Truppen wird danach gezahlt.",
  },
  war: {
    title: "Krieg: wen schickst du?",
    text: "Jeder entscheidet im Geheimen. Neben jedem Lehen stehen die Aussichten; hake an, wer deiner Meinung nach kommt. Ein Sieg belohnt, wer kämpfte; nach einer Niederlage verlieren sie ein Lehen, und vielleicht auch, wer zu Hause blieb.",
  },
  series: {
    title: "Geschichtskarten",
    text: "Schlösser, Königinnen, Wissenschaftler, Feldherren und Künstler sind Serien: jede Karte nach der zweiten ist ein Statuspunkt. Sammle wenige Serien, nicht alle.",
  },
  "go-on": {
    title: "Den Rest kennst du",
    text: "Das ist das Spiel. Achte auf den Status in der Liste der Familien, heb deine Ereigniskarten für den rechten Augenblick auf, und denk an die neue Zeit: ihre Reihe ist neu.",
  },
};
