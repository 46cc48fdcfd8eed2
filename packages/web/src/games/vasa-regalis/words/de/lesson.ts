import type { LessonWords } from "../en/lesson.ts";

export const lesson: LessonWords = {
  welcome: {
    title: "Der König will ein Schiff",
    text: "Du und zwei Rivalen bauen gemeinsam die Vasa. Jeder gibt jedem ihrer vier Teile verdeckt eine Ware. Hält sie, gewinnt, wer die besten Waren behielt; ist ein Teil schwach, wer ihm die besten gab.",
  },
  goods: {
    title: "Waren sind 1, 2 oder 3 wert",
    text: "Unter dem Schiff stehen die vier Waren: was auf der Werft liegt und was du hast. Du beginnst mit einer Eins von jeder. Zwei Einsen lassen sich zu einer Zwei veredeln, eine Eins und eine Zwei zu einer Drei.",
  },
  role: {
    title: "Nimm eine Rolle",
    text: "In jeder Runde nimmt jeder eine Rolle. Ein Händler bringt dir zwei Einsen und den anderen eine, aber keine dem Spieler rechts von dir. Nimm einen: du brauchst Waren.",
  },
  craft: {
    title: "Mach etwas Besseres",
    text: "Du hast zwei Einsen einer Ware. Der Handwerker veredelt Holz und Skulptur, Schneider und Schmied Tuch und Eisen: wer die Karte nimmt, zweimal, die anderen einmal.",
  },
  exchange: {
    title: "Veredle",
    text: "Die Rezepte stehen unter deiner Hand. Alle sehen, was du gibst und was du bekommst: geheim ist nur, was auf den Schiffen liegt.",
  },
  cannot: {
    title: "Gefragt, ob du kannst oder nicht",
    text: "Du wirst auch gefragt, wenn du nicht veredeln kannst, damit niemand aus dem Schweigen lernt, was du hast. Sag nein.",
  },
  threes: {
    title: "Eine Drei ist im Spiel",
    text: "Die schrägen Balken zählen die Dreien im Spiel. Ein Balken gefüllt, und der Teil darf ausgerufen werden; alle gefüllt, und er muss gebaut werden.",
  },
  call: {
    title: "Rufst du einen Bau aus?",
    text: "Die messingfarbenen Schilder am Schiff darfst du ausrufen. Tu es, wenn du seine Drei hast und die anderen wenig: dann wird der Teil schwach, und du gabst ihm das meiste. Oder passe und sammle weiter.",
  },
  place: {
    title: "Geben oder zu geben scheinen",
    text: "Alle legen jetzt verdeckt eine Ware dieser Sorte auf das Schiff. Ein Teil hält, wenn alle Waren darauf zusammen sieben erreichen (zu dritt). Eine Drei auf einem Teil, der ohnehin nachgibt, kann dir die Partie gewinnen.",
  },
  inspect: {
    title: "Sieh eine an",
    text: "Nach einem Bau sieht jeder eine Ware auf einem anderen Schiff an. Was du siehst, kommt in dein Notizbuch; was du darüber sagst, bindet niemanden.",
  },
  farewell: {
    title: "Das ist das ganze Spiel",
    text: "Noch drei Teile. Der Admiral tauscht eine Ware auf dem eigenen Schiff aus, der König lässt einen anderen Spieler eine austauschen. Merke dir, wer wo hinsah, und entscheide rechtzeitig, ob sie segeln soll.",
  },
};
