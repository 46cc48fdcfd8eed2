import type { LessonWords } from "../../../catalogue.ts";

export const lesson: LessonWords = {
  move: {
    title: "Eine Familie und ihr Zug",
    about: "Einkünfte, Tätigkeiten, Lehen und Händler.",
    steps: [
      "Du führst eine Adelsfamilie durch sechzehn Regierungen. Wer am Ende den höchsten Status hat, gewinnt: durch Kronen und Truppen, Gold, Händler und Serien von Geschichtskarten.",
      "Hier steht, wer regiert und was die Königskarte sagt. Im Frieden macht jede Familie einen Zug; im Krieg niemand.",
      "Du bist am Zug: widme ihn einer von drei Tätigkeiten. Bei jeder steht, was sie bringt, was deine Truppen kosten und was du danach hättest.",
      "Wähle Landwirtschaft: ein Gold für jede Krone auf deinen Lehen, kein Unterhalt, und du darfst ein Lehen kaufen.",
      {
        says: "Das Einkommen ist dein. Lehen, die du zahlen kannst, haben einen Ring aus Messing: ihre Kronen bringen in jeder kommenden Regierung Gold. Kaufe Jämtland.",
        astray: "Auch das ist ein Lehen. Hier nehmen wir Jämtland.",
      },
      "Die anderen haben ihre Züge gemacht, und eine neue Regierung hat begonnen. Jetzt Handel: wähle ihn.",
      {
        says: "Händler bringen gemeinsam mehr: einer in einem Land 2 Gold, zwei 6, drei 10. Entsende einen neuen nach Preußen, wo du schon einen hast.",
        astray: "Allein in einem anderen Land bringt er zwei. Neben dem ersten bringt er vier mehr.",
      },
      "Bezahlt, abzüglich des Unterhalts deiner Truppen. Lehen, Händler, Geschichte: alles kannst du nicht haben; sieh also, was die anderen übrig lassen.",
    ],
  },
  cards: {
    title: "Ereigniskarten",
    about: "Spiele sie in deinem Zug, oder unterbrich den eines anderen.",
    steps: [
      "Das sind deine Ereigniskarten; jede sagt, wann man sie spielen darf und was sie bewirkt. Die jetzt spielbaren haben einen Rahmen aus Messing.",
      "In deinem eigenen Zug ziehst du eine Karte und darfst so viele spielen, wie du willst, bevor du eine Tätigkeit wählst.",
      "Spiele Begeisternde Rede: sie bringt dir drei neue Karten.",
      "Sooft eine Karte gespielt wird, werden alle anderen gefragt, ob sie antworten wollen. Niemand wollte, und du hast drei gezogen. Ob du gefragt wirst, hängt nie davon ab, was du hast, es sei denn, du bestimmst es unter „Wann mich fragen“.",
      {
        says: "Und jetzt umgekehrt: jemand hat eine Karte gespielt, und du hast Beziehungen bei Hofe. Sie hebt eine eben gespielte Karte auf. Spiele sie!",
        astray: "Es geschehen zu lassen ist erlaubt; aber dann geschieht es.",
      },
      "Aufgehoben: es ist nie geschehen. Beide Karten werden abgelegt. Es gibt Karten gegen Karten gegen Karten; sei also keiner zu sicher.",
    ],
  },
  war: {
    title: "Gemeinsam im Krieg",
    about: "Schicke die Truppen eines Lehens, und teile Beute oder Schande.",
    steps: [
      "Die Königskarte sagt Krieg. In dieser Regierung zieht niemand: stattdessen kämpft das Reich.",
      "Jeder entscheidet im Geheimen, ob er die Truppen eines Lehens schickt. Alle, die kommen, kämpfen Seite an Seite; die Stärke des Feindes kommt aus Würfeln und Karten.",
      "Ein Sieg belohnt, wer kämpfte, mit fremden Lehen, Geschichte und Gold. Nach einer Niederlage verlieren sie ein Lehen; und kam niemand, vielleicht alle.",
      {
        says: "Neben jedem Lehen stehen die Aussichten. Schicke das, das der Ring zeigt.",
        astray: "Vielleicht klug. Hier aber wollen wir eine Schlacht sehen.",
      },
      {
        says: "Gewonnen! Der Stärkste wählt zuerst, und das bist du: nimm ein Lehen; eines der verfügbaren wird gezogen.",
        astray: "Gold ist bald ausgegeben; ein Lehen bringt Kronen und Truppen.",
      },
      "Der Krieg wurde Runde um Runde ausgefochten. Wer was würfelte, steht im Protokoll und lässt sich von dort noch einmal ansehen.",
      "Truppen kosten Unterhalt bei Handel und Kultur, und Militärkarten machen sie stärker. Eine Familie, die nie kämpft, ist billig, gewinnt aber draußen nichts.",
    ],
  },
  history: {
    title: "Geschichte und Status",
    about: "Kaufe dich in die Geschichte ein, und sieh, wie Status gezählt wird.",
    steps: [
      "Diese Reihe ist, was von Schwedens Geschichte jetzt zu haben ist: Schlösser, Königinnen, Wissenschaftler, Feldherren, Künstler und Güter. Eine neue Zeit hat eine neue Reihe.",
      "Widme deinen Zug Kultur und Wissenschaft.",
      "Du nimmst von den Lehen ein oder aus dem Handel; die Truppen werden in beiden Fällen bezahlt. Nimm die Lehen.",
      {
        says: "Kaufe jetzt eine Karte der Reihe: die Deutschen Landsknechte, die für dich kämpfen.",
        astray: "Jede Karte ist für etwas gut. Hier nehmen wir eine andere.",
      },
      "Sie ist dein bis ans Ende der Partie. In einer Serie ist jede Karte nach der zweiten ein Statuspunkt: sammle wenige Serien, nicht alle.",
      "Am Ende gibt es auch Status für die meisten Kronen, Truppen, Gold und Händler. Die Lade „Stand“ zählt, als wäre es jetzt zu Ende.",
    ],
  },
};
