import type { LessonWords } from "../../../catalogue.ts";

export const lesson: LessonWords = {
  plan: {
    title: "Der Plan",
    about: "Zehn Aktionen je Jahreszeit, im Geheimen ausgelegt.",
    steps: [
      "Du bist Feldherr im Dreißigjährigen Krieg. Grafschaften mit deinem Schild sind deine; die Zahl darauf sagt, wie viele Armeen dort stehen.",
      "Jede Jahreszeit hat dieselben zehn Aktionen, jede wird einmal ausgeführt. Die ersten fünf stehen in ihrer Reihenfolge; die anderen folgen in einer, die niemand kennt. Für jede legst du die Karte einer Grafschaft.",
      "Zuerst Geld. Nimm die Karte von Erzbm. Trier, das sieben Taler bringt, und lege sie auf das Feld für Steuern.",
      "Im Winter isst jede Grafschaft ein Korn. Lege Gft. Mark auf das Feld für Korn: sie bringt fünf. Eine besteuerte oder abgeerntete Grafschaft bekommt einen Unruhemarker, und beim zweiten Mal erheben sich die Bauern.",
      "Ein Palast bringt Punkte, und am meisten dem, der in einer Region die meisten hat. Lege Erzbm. Köln auf das Feld für den Palast.",
      "Und Krieg: lege Oberösterreich mit seinen vier Armeen auf Kampf A. Wohin sie ziehen, wählst du erst dann.",
      "Wofür du keine Verwendung hast, das bedecken Geldkarten: dort geschieht nichts. Lass den Rest bedecken.",
      "Das Feld am Ende ist dein Gebot um die Reihenfolge: die beste Geldkarte wählt zuerst. Alles ist bedeckt: gib den Plan ab.",
      "Bis der letzte Rivale abgegeben hat, darfst du ihn ändern. Was du planst, bleibt verborgen, bis es an der Reihe ist, und was dann nicht geht, entfällt.",
    ],
  },
  battle: {
    title: "Reihenfolge, Ereignis und Kampf",
    about: "Wähle deinen Platz, und wirf dann deine Armeen in den Turm.",
    steps: [
      "Alle Pläne sind gemacht. Dein Gebot von vier Talern war das beste: du wählst zuerst deinen Platz in der Reihenfolge.",
      "Eines der Ereignisse des Jahres ist gezogen und gilt in dieser Jahreszeit für alle. Es steht auf der Karte, mit dem, was es bewirkt.",
      {
        says: "Auf jedem Platz liegt ein Plättchen. Nimm den ersten: du handelst vor den anderen und hast in jedem Angriff eine Armee mehr.",
        astray: "Nicht falsch: jedes Plättchen ist für etwas gut. Hier wollen wir angreifen.",
      },
      "Die Aktionen wurden eine nach der anderen ausgeführt, und jetzt kommt Kampf A: aus Oberösterreich dürfen deine Armeen in einen Nachbarn ziehen. Wähle Mähren, das neutral ist.",
      {
        says: "Für jede Zahl siehst du, wie wahrscheinlich du gewinnst. Eine Armee muss zurückbleiben: schicke drei.",
        astray: "Weniger Armeen, weniger Würfel im Turm. Versuche die größere Zahl.",
      },
      "Alle Würfel gingen durch den Turm: deine, der des Bauern, und was in der Schale lag. Einige blieben hängen; andere, von früher, kamen heraus. Wer mehr in der Schale hat, gewinnt und verliert so viele, wie der andere hatte. Mähren ist dein.",
      "Der Turm vergisst nichts: was darin hängt, kommt in einer späteren Schlacht heraus, vielleicht auf deiner Seite. Sein Inhalt steht immer unter „Stand“.",
      "Ein Unentschieden gegen einen Spieler lässt die Grafschaft leer zurück: auch die Gebäude sind fort. Hüte dich vor kleinen Angriffen auf reiches Land.",
    ],
  },
  winter: {
    title: "Winter und Wertung",
    about: "Zu wenig Korn, Aufstände, und das Jahr wird gewertet.",
    steps: [
      "Der Herbst ist vorbei. Das letzte Ereignis des Jahres zeigte, wie viel Korn alle verlieren; der Rest muss deine Grafschaften ernähren, ein Korn für jede. Du hast nie geerntet, und es reicht nicht.",
      "Je mehr fehlt, desto mehr Grafschaften erheben sich, durch das Los bestimmt, und desto mehr Bauern. Du siehst, welche, und sagst, welche zuerst kommt.",
      "Was in einem Aufstand in die Schale fällt, hilft im nächsten. Beginne mit Oberösterreich: drücke auf der Karte darauf.",
      "Deine Armeen und die Bauern gingen durch den Turm: mit mehr Würfeln als sie behältst du die Grafschaft, sonst wird sie neutral. Dann kamen die anderen.",
      "Nach den Aufständen wird das Jahr gewertet: ein Punkt für jede Grafschaft und einer für jedes Gebäude.",
      "In jeder Region bringen die meisten Paläste drei Punkte mehr, die meisten Kirchen zwei, die meisten Handelshäuser einen; geteilt einen weniger. Ein einziger Palast in einer leeren Region ist also viel wert.",
      "Ein zweites Jahr folgt, und dann ist es vorbei: die meisten Punkte gewinnen, dann die meisten Taler. Unruhemarker und Korn sind fort, aber der Turm ist so voll wie zuvor. Viel Glück!",
    ],
  },
};
