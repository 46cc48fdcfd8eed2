import type { LessonWords } from "../en/lesson.ts";

export const lesson: LessonWords = {
  welcome: {
    title: "Du bist Feldherr",
    text: "Dein Schild bezeichnet deine Grafschaften; die Zahl darauf sind deine Armeen dort. Zwei Jahre liegen vor dir. Jedes endet mit einem Winter, und dann werden Grafschaften, Gebäude und die Führung in den Regionen gewertet.",
  },
  row: {
    title: "Zehn Aktionen, fünf davon verdeckt",
    text: "In jeder Jahreszeit werden alle zehn Aktionen einmal ausgeführt. Die Reihenfolge von fünfen ist bekannt, 1 bis 5; die anderen fünf folgen in einer, die niemand kennt. Für jede planst du im Geheimen eine Grafschaft ein.",
  },
  taxes: {
    title: "Beginne mit Geld",
    text: "Klicke eine deiner Grafschaften mit hohen Steuern an, auf der Landkarte oder unter deinen Karten, dann das Feld für Steuern. Die Münze auf der Karte zeigt, was sie bringt. Dafür bekommt sie einen Unruhemarker; zieh also nicht zweimal Steuern aus derselben.",
  },
  grain: {
    title: "Korn für den Winter",
    text: "Lege eine Grafschaft mit viel Korn auf das Feld für Korn. Im Winter brauchst du ein Korn für jede Grafschaft, und vorher verlieren alle etwas: unter dem Brett steht, ob deines reicht.",
  },
  build: {
    title: "Baue, wo niemand gebaut hat",
    text: "Ein Palast gibt dem, der in der Region die meisten hat, drei Punkte, eine Kirche zwei, ein Handelshaus einen. Die leeren Häuser auf einer Karte sind ihre freien Bauplätze. Ein Feld warnt dich, wenn sicher entfällt, was du geplant hast.",
  },
  fight: {
    title: "Kämpfe aus einer starken Grafschaft",
    text: "Lege Grafschaften mit vielen Armeen auf Kampf A und B. Wohin sie ziehen, entscheidest du später; dann siehst du die genauen Aussichten. Eine Armee bleibt immer zurück.",
  },
  rest: {
    title: "Geld füllt den Rest",
    text: "Eine Geldkarte auf einem Feld bedeutet, dass dort nichts geschieht. Auf dem Feld für das Gebot wird sie bezahlt: das beste Gebot wählt zuerst seinen Platz in der Reihenfolge. Drücke „Rest bedecken“ und gib den Plan ab.",
  },
  order: {
    title: "Wähle einen Platz in der Reihenfolge",
    text: "Auf jedem Platz liegt ein Plättchen mit einem Vorteil für diese Jahreszeit. Früh dran zu sein ist gut, wenn jemand dich angreifen könnte; das Plättchen kann mehr wert sein.",
  },
  combat: {
    title: "Zu den Waffen?",
    text: "Wähle einen Nachbarn über der Karte oder auf ihr. Für jede Zahl von Armeen siehst du, wie wahrscheinlich Sieg, Unentschieden und Niederlage sind. Neutrale Grafschaften verteidigt ein einziger Bauer. Du darfst auch bleiben.",
  },
  tower: {
    title: "Der Turm vergisst nichts",
    text: "Was im Turm hängen bleibt, kommt in einer späteren Schlacht heraus, und was in der Schale liegt, wird beim nächsten Mal wieder eingeworfen. Beides steht immer neben der Karte.",
  },
  farewell: {
    title: "Das ist eine Jahreszeit",
    text: "Noch zwei, dann kommt der Winter. Halte Korn für jede Grafschaft bereit, halte Unruhemarker von denen fern, die du noch brauchst, und sieh vor dem Bauen auf die Tabelle der Regionen.",
  },
};
