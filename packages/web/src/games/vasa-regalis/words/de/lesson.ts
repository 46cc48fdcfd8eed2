import type { LessonWords } from "../../../catalogue.ts";

export const lesson: LessonWords = {
  goods: {
    title: "Rollen und Waren",
    about: "Kaufe Waren und mache bessere daraus.",
    steps: [
      "Du und zwei Rivalen bauen ein Schiff für den König. Es hat vier Teile: Planken, Segel, Kanonen und Schnitzwerk. Jeder gibt jedem Teil verdeckt eine Ware.",
      "Hier sind deine Waren: zu Beginn eine Eins von jeder. Waren sind 1, 2 oder 3 wert. Einsen werden gekauft; Zweien und Dreien muss man machen.",
      "In jeder Runde nimmt jeder eine dieser Rollen, und niemand eine, die fort ist. Die vier linken kaufen Waren, die nächsten beiden veredeln sie.",
      {
        says: "Du beginnst. Nimm den Eisenhändler: du bekommst zwei Eisen, der Rivale links von dir eines.",
        astray: "Ein ehrlicher Zug, aber hier wollen wir viel Eisen.",
      },
      "Du hast jetzt drei Einsen Eisen. Der Rivale rechts von dir bekam nichts: wer dort sitzt, geht immer leer aus. Denk daran, wenn du wählst.",
      "Die anderen haben ihre Rollen genommen, und die nächste Runde hat begonnen. Der Schild auf einer Karte sagt, wer sie hat. Eine ihrer Rollen brachte dir etwas, die andere nicht: du saßest auf der falschen Seite.",
      "Nimm Schneider und Schmied. Sie veredeln Tuch und Eisen: du darfst zweimal, die anderen einmal.",
      "Zwei Einsen werden eine Zwei. Drücke auf das Rezept für Eisen.",
      {
        says: "Und die Zwei mit der letzten Eins wird eine Drei, sofort.",
        astray: "Dann bliebe dir eine Eins und eine Zwei. Dreien entscheiden das Spiel.",
      },
      "Eine Drei Eisen ist im Spiel. Die Balken hier zählen die Dreien im Spiel: mit einer dürfen die Kanonen gebaut werden, mit allen müssen sie es. Das ist das nächste Kapitel.",
    ],
  },
  building: {
    title: "Bauen und nachsehen",
    about: "Gib dem Schiff verdeckt etwas, und sieh bei einem anderen nach.",
    steps: [
      "Einige Runden später. Du hast eine Drei Eisen, und noch ist nichts gebaut. Du wirst gefragt, ob du einen Bau ausrufen willst.",
      "Ein Teil hält, wenn alles darauf zusammen sieben ergibt, zu dritt: mehr Dreien als Einsen. Was du gabst, weißt du; was die anderen gaben, kannst du nur raten.",
      "Rufe die Kanonen aus: drücke auf ihr Schild.",
      {
        says: "Jetzt legt jeder ein Eisen auf das eigene Schiff, alle zugleich und verdeckt. Segelt das Schiff, gewinnen die meisten Dreien in der Hand; misslingt es, die meisten Dreien auf den schwachen Teilen. Behalte deine: leg die Eins.",
        astray: "Das ist großzügig und kann richtig sein, wenn der Teil doch nachgibt. Hier aber setzen wir auf die anderen.",
      },
      "Alle haben etwas gelegt. Nun wird nachgesehen: jeder sieht eine Ware auf einem anderen Schiff an. Wer ausrief, sieht zuletzt nach, und das bist du.",
      "Sieh das Eisen des Rivalen links von dir an.",
      "Was du sahst, ist auf jenem Schiff vermerkt, mit einem Auge, nur für dich. Den anderen darfst du darüber erzählen, was du willst.",
      "Alle sehen, was gekauft und veredelt wird; du kannst also zählen: wer hat die Dreien, und wer kann eine gegeben haben? Das Notizbuch neben dem Protokoll tut es für dich.",
    ],
  },
  offices: {
    title: "Admiral und König",
    about: "Ändere, was auf einem Schiff liegt, oder tu so.",
    steps: [
      "Die Kanonen sind gebaut, und du legtest eine Eins. Doch auch die anderen waren geizig: der Teil ist schwach, und dann zählen die Dreien auf dem Schiff.",
      "Der Admiral kauft eine Ware und darf eine auf dem eigenen Schiff austauschen. Nimm den Admiral.",
      {
        says: "Erst der Tausch: drücke auf die Drei Eisen in deiner Hand. Sie kommt aufs Schiff, und die Eins zu dir zurück.",
        astray: "Dieselbe Ware zurückzulegen ist ein Bluff: niemand merkt es. Hier tauschen wir wirklich.",
      },
      "Dann der Kauf, irgendeine Ware. Nimm Holz von der Werft.",
      "Alle wissen, dass du dieses Feld angefasst hast; niemand weiß, ob sich etwas änderte. Wer dort nachgesehen hatte, weiß jetzt weniger als zuvor.",
      "Eine neue Runde. Auch der König kauft eine Ware; und er befiehlt jemandem, eine auszutauschen. Nimm den König.",
      "Kaufe zuerst Holz: die Planken sind noch nicht gebaut.",
      {
        says: "Befiehl nun dem Rivalen links von dir, sein Eisen auszutauschen. Wer ein anderes Eisen in der Hand hat, muss gehorchen und wählt im Geheimen, welches.",
        astray: "Ein Befehl an jemanden ohne diese Ware in der Hand ist wirkungslos. Dieser Rivale hat eine.",
      },
      "Befolgt. Du siehst weder, was ging, noch, was kam; aber wer eine Drei gab, musste sie vielleicht zurücknehmen. Waren, die nach einem Bau in der Hand bleiben, sind also gefährlich.",
    ],
  },
  trade: {
    title: "Inventur: Handel",
    about: "Biete unter vier Augen eine Ware gegen eine andere.",
    steps: [
      "Manche Tische vereinbaren die Inventur: nach den Rollen dürfen je zwei Spieler Waren tauschen, so oft sie wollen.",
      "Du hast Tuch übrig und willst Eisen. Wähle den Rivalen links von dir.",
      "Gib: eine Eins Tuch.",
      "Dafür: eine Eins Eisen.",
      "Sende das Angebot. Du darfst um alles bitten, was es gibt, ob der andere es hat oder nicht.",
      "Angenommen. Die anderen erfahren nur, dass ihr beide getauscht habt und wie viele Waren in jede Richtung gingen.",
      "Von jeder Ware, die noch nicht gebaut ist, behältst du immer mindestens eine. Sag, dass du bereit bist: sind es alle, geht die Runde weiter.",
      "So sind die Hände kein offenes Buch mehr: bei Tausch unter vier Augen weißt du nur ungefähr, was andere haben.",
    ],
  },
  ending: {
    title: "Wird sie segeln?",
    about: "Der letzte Bau, und wie der Sieger gefunden wird.",
    steps: [
      "Drei Teile sind gebaut; der letzte fehlt noch. Ist er gebaut, wird alles aufgedeckt, und die Partie ist sofort zu Ende.",
      "Halten alle Teile, segelt sie, und wer die meisten Dreien in der Hand behielt, gewinnt.",
      "Sind ein bis drei Teile schwach, misslingt es, und wer den schwachen Teilen die meisten Dreien gab, gewinnt: niemand kann ihm etwas vorwerfen.",
      "Und sind alle vier schwach, verlieren alle. Rufe den letzten Bau aus.",
      "Du hast davon eine Drei und eine Eins. Wer auf Unglück setzt, gibt die Drei; wer auf guten Wind setzt, behält sie. Behalte sie, und sieh zu.",
      "Da: jeder Teil mit seiner Summe, und ob er hält. Darunter steht, wer gewinnt und womit. Dreien werden gezählt; ihre Werte werden nie zusammengezählt.",
      "Bei Gleichstand gewinnt, wer die letzte Runde leitete, oder wer ihm am nächsten sitzt. Das ist alles: zähle Dreien, und entscheide rechtzeitig, ob sie segeln soll.",
    ],
  },
};
