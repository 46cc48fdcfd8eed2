import type { LessonWords } from "../en/lesson.ts";

export const lesson: LessonWords = {
  welcome: {
    title: "Drei Häuser, ein Reich",
    text: "Du und zwei Rivalen führt gemeinsam die schwedische Ostsee. Titel gewinnen: die vier Ämter und die zwölf Provinzen. Doch fallen zwei Heimatprovinzen an den Feind, verlieren alle.",
  },
  farmer: {
    title: "Dein erster Bauer",
    text: "Drücke auf eine gelbe Heimatprovinz. Ihre Ware ist oben rechts gezeichnet, und dein Bauer trägt jeden Zug eine davon. Aus Korn werden mehr Bauern, aus Holz Schiffe.",
  },
  build: {
    title: "Ein Anteil an dem, was gebaut wird",
    text: "Im Bauhof unten links machen drei Felder eine Flotte, ein Heer oder eine Festung, aus den Einheiten aller zusammen. Wer das linke Feld hat, mit dem dicken Rand, führt sie. Nimm ein linkes Feld.",
  },
  routes: {
    title: "Du lenkst den Feind",
    text: "Jeder wählt im Geheimen eine Route. Sie bringt nur dann drei feindliche Einheiten, wenn eine neben ihr auch gewählt ist. Die Tafel sagt, wohin sie kämen. Wähle eine weit weg von deinen Leuten.",
  },
  moving: {
    title: "Ziehe mit dem, was du führst",
    text: "Was du ziehen darfst, hat einen Ring aus Messing. Drücke darauf, und die Provinzen, in die es darf, leuchten auf; die Tafel sagt, warum nicht anderswohin. Waren reisen nicht; daheim ist es oft am besten zu bleiben. Drücke „Bewegung beenden“, wenn du fertig bist.",
  },
  investing: {
    title: "Eine Ware und ein Gold",
    text: "Jede Investition braucht eine Ware vom Plan und ein Gold für die Arbeit. Sie bringt eine Einheit von dir in den Bauhof, auf das Titelfeld oder in eine Provinz. Was übrig ist, wird gespart und im nächsten Zug zu Gold.",
  },
  production: {
    title: "Waren liegen auf deinen Leuten",
    text: "Ein neuer Zug: jeder erzeugende Untertan trägt seine Ware, daheim eine, in Übersee zwei. Eine Festung nimmt den Ertrag eines Heeres, ein Heer den von Bauern und Flotten. Jetzt ist eine andere Linie Kanzler und kommt zuerst.",
  },
  battle: {
    title: "Angriff oder Verteidigung",
    text: "Wer angreift, macht einen Gefangenen, der ein Gold wert ist, fällt aber, wenn es weniger Angreifer als Feinde sind. Greift niemand an, sind alle verloren. Die Liste sagt, was jede Zahl bringt.",
  },
  titles: {
    title: "Das Titelfeld",
    text: "Liegt auf allen sechs Sechsecken des Titelfelds eine Einheit, nimmt die Linie mit den meisten, mindestens drei, den Titel einer Provinz. Unter dem Brett siehst du, wer wie weit ist.",
  },
  danger: {
    title: "Fällt Schweden?",
    text: "Feinde füllen zuerst eine Provinz in Übersee, erst Heer, dann Schiffe; dann landen sie daheim. Die Anzeige unter dem Brett sagt, wie viele Angriffe jede Heimatprovinz noch davon entfernt ist. Der Rest ist deine Sache: viel Glück.",
  },
};
