import type { LessonWords } from "../../../catalogue.ts";

export const lesson: LessonWords = {
  goods: {
    title: "Waren und Investitionen",
    about: "Was deine Leute erzeugen, und was man dafür bekommt.",
    steps: [
      "Du führst ein Adelshaus im schwedischen Ostseereich. Titel gewinnen: vier Ämter und zwölf Provinzen. Fallen aber zwei Heimatprovinzen an den Feind, verlieren alle.",
      "Zu Beginn des Zuges brachte jeder deiner Leute eine Ware, die auf der Provinz gezeichnete. Die Waren liegen auf der Karte, bei dem, der sie gemacht hat.",
      "Jetzt investierst du. Dieser Streifen ist, womit du zahlen kannst: jede Ware, die du auf der Karte hast, und Gold. Drücke auf das Holz.",
      {
        says: "Jede Investition nimmt die Ware und ein Gold für die Arbeit. Setze eine Einheit auf das erste Feld der Flotte: wer dieses Feld hat, wird die Flotte führen.",
        astray: "Auch das wäre eine Einheit, aber nicht die Führung einer Flotte.",
      },
      "Drei Felder ergeben eine Flotte, ein Heer oder eine Festung, aus den Einheiten aller. Hilf, sie fertigzustellen, und du fährst mit.",
      "Das Titelfeld führt zu Provinzen. Sein Goldfeld nimmt zwei Gold und keine Ware: drücke im Streifen auf Gold.",
      "Und setze eine Einheit auf das Goldfeld.",
      "Das genügt. Was übrig bleibt, wird gespart und mit der Zeit zu Gold. Beende deine Investitionen.",
    ],
  },
  routes: {
    title: "Die Wege des Feindes",
    about: "Ihr sagt im Geheimen, wohin der Feind zieht.",
    steps: [
      "Sechs Wege führen vom Feind zum Meer. Jeder wählt im Geheimen einen. Ein Weg wird nur begangen, wenn auch ein benachbarter gewählt wurde.",
      "Bei jedem steht, was er brächte: drei feindliche Einheiten, zuerst in die Provinz in Übersee, Heer und dann Schiffe, und zuletzt an die Küsten der Heimat.",
      {
        says: "Wähle einen weit von deinen eigenen Bauern, und hoffe, dass niemand daneben wählt: Weg 1.",
        astray: "Jeder Weg ist recht; hier bleiben wir im Nordosten.",
      },
      "Alle Wege sind jetzt offen. Jemand wählte den neben deinem: beide werden begangen, und auf beiden sind Feinde gekommen.",
      "Wo Feinde stehen, wird nichts erzeugt, und deine Leute müssen kämpfen oder sind verloren. Die Lade „Stand“ sagt, wie viele Angriffe jede Heimatprovinz noch aushält.",
      "Jetzt bewegt jeder, was er führt; was sich bewegen darf, hat einen Ring aus Messing. Waren reisen nicht mit, daheim bleibt man also oft am besten stehen. Beende deine Bewegung.",
    ],
  },
  battle: {
    title: "Geheime Kampfkarten",
    about: "Kämpft gemeinsam, und jeder für sich.",
    steps: [
      "Eine Gruppe aus mehreren Häusern trifft auf den Feind. Jeder in ihr spielt im Geheimen für jede seiner Einheiten eine Karte: Angriff oder Verteidigung.",
      "Greifen mindestens so viele an, wie Feinde da sind, ist die Schlacht gewonnen, niemand fällt, und jeder Angreifer macht einen Gefangenen: ein Gold.",
      "Greifen zu wenige an, sind alle verloren, die es taten; wer verteidigte, bleibt. Und greift niemand an, sind alle verloren. So hofft man auf den Mut der anderen.",
      {
        says: "Drei Feinde, und ihr seid drei: zwei Einheiten sind deine. Greifen alle an, ist es gewonnen, und niemand fällt. Greife mit beiden an und vertraue dem anderen Haus: versiegle die Karten.",
        astray: "Vorsichtig ist nicht immer sicher: zu wenige griffen an.",
      },
      "Gewonnen! Die Gefangenen werden zu Gold, und die Provinz ist frei.",
      "Wer die Gruppe führt, entscheidet in einer längeren Schlacht über Rückzug oder Weiterkämpfen. Söldner kosten zwei Gold: ein Feind weniger.",
    ],
  },
  titles: {
    title: "Titel und Versteigerungen",
    about: "Wer ein Amt oder eine Provinz bekommt, und für wie viel.",
    steps: [
      "Der Zug endet mit den Titeln. Ein Amt geht an den, der die meisten Leute seiner Art hat, mindestens vier: Bauern machen den Reichsschatzmeister, Kaufleute den Reichsadmiral, Soldaten den Reichsmarschall, Beamte den Reichsdrosten.",
      "Eine Provinz geht an den, der die meisten Einheiten auf dem Titelfeld hat, mindestens drei, sobald jedes seiner Felder besetzt ist.",
      "Du liegst gleichauf mit einem anderen Haus: also wird Gold geboten, im Geheimen, und zugleich gezeigt. Nur der Sieger zahlt.",
      {
        says: "Du hast das Gold: biete eines mehr, als das andere Haus wohl bietet. Biete zwei.",
        astray: "Zu wenig kann verlieren, zu viel ist schade: was du bietest, ist fort.",
      },
      "Da sind die Gebote. Der Titel zählt von jetzt an für dich: ein Amt eins, eine Provinz in Übersee eins, eine daheim einen halben.",
      "Ein Titel kann wieder verloren gehen: ein Amt an den, der mehr Leute hat, eine Provinz an den Feind, wenn dort keiner von uns mehr steht.",
    ],
  },
  riksdag: {
    title: "Der Reichstag",
    about: "Stelle einen Antrag, und stimme ab.",
    steps: [
      "Mit dem Reichstag beginnt jede Phase mit einer Frage an den Kanzler, und in diesem Zug bist du es: einen Antrag stellen oder keinen? Einen je Zug.",
      "Vor der Erzeugung ist es die Steuer, dann Waffenruhe, Frieden, Krieg und Aufgebot, jedes in seiner Phase. Die Steuer nimmt von jedem vier Einheiten Gold und Anteile: gut für den, der wenig hat.",
      "Beantrage die Steuer.",
      {
        says: "Jetzt stimmen alle Häuser ab, zugleich und ohne Enthaltung. Bei Gleichstand entscheidet die Stimme des Kanzlers. Stimme mit Nein: es ging nur darum zu sehen, wer dafür ist.",
        astray: "Dann hättest du vielleicht wirklich zahlen müssen.",
      },
      "Alle sehen, wer wie gestimmt hat. Ein angenommener Antrag bindet alle in dieser einen Phase.",
      "Eine Waffenruhe beendet die Schlachten mit einer feindlichen Macht, Frieden schließt ihre Wege, Krieg treibt jede Flotte und jedes Heer zu einer Provinz. Ein guter Kanzler beantragt auch, was andere brauchen.",
    ],
  },
};
