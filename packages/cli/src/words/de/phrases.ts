import type { Phrases } from "../../play/phrases.ts";

export const phrases: Phrases = {
  yourMove: (name) => `${name}, du bist am Zug.`,
  notAllowed: (count) => `${count} nicht erlaubt (alle zeigt sie)`,
  compose: (kind) => `${kind}: stell es selbst zusammen`,
  composed: {
    offer: "Ein Angebot machen",
    counter: "Ein Gegenangebot machen",
    plan: "Deinen Plan machen",
    offerFief: "Ein Lehen anbieten",
  },
  handOver: (name) => `Gib weiter an ${name}, und niemand sonst sieht hin. Drücke Enter.`,
  meanwhile: "Inzwischen:",
  which: "Was? (eine Zahl, Wörter eines Zuges oder hilfe)",
  several: "Welcher davon?",
  noSuch: (text) => `„${text}“ gibt es hier nicht. Tippe eine Zahl, Wörter eines Zuges oder hilfe.`,
  undone: "Zurückgenommen.",
  cannotUndo: "Das lässt sich nicht zurücknehmen: andere haben gehandelt, der Zufall hat gesprochen, oder etwas wurde gezeigt.",
  saved: (file) => `Gespeichert. Weiter mit: stormakt play --resume ${file}`,
  saveWhere: "Sag, wohin: sichern <datei>",
  noThing: (name) => `Nichts hier heißt ${name}.`,
  noRule: (id) => `Eine Regel ${id} gibt es nicht.`,
  noRules: (word) => `Keine Regel spricht von ${word}.`,
  more: (count) => `${count} weitere`,
  bye: (file) => `Bis zum nächsten Mal. Weiter mit: stormakt play --resume ${file}`,
  everybodyLost: "Alle haben verloren.",
  hint: (move) => `Ein starker Spieler täte: ${move}`,
  seatAs: (names) => `als <name>: sag, wer: ${names}.`,
  nothingToDo: (name) => `${name} kann jetzt nichts tun.`,
  example: (move) => `Zum Beispiel: ${move}`,
  composing: "Enter nimmt es. anders zieht ein anderes, rat fragt einen starken Spieler, zurück lässt es.",
  orInWords: (example) => `Ändere es in Worten: ${example}.`,
  cancel: ["zurück", "cancel"],
  another: ["anders", "another"],
  nothingOfThatKind: "Nichts dergleichen ist jetzt zu tun.",
  notUnderstood: (text) => `„${text}“ ergibt hier keinen Sinn.`,
  refused: (why, rule) => `Nicht erlaubt: ${why} (${rule})`,
  hintAlone: "Rat gibt es nur in Partien gegen Bots allein.",
  noHint: "Niemand hier weiß genug, um Rat zu geben.",
  places: (place, names) => `${place}. ${names}`,
  lineLost: "Die Verbindung ist abgerissen. Ein neuer Versuch …",
  lineBack: "Die Verbindung ist wieder da.",
  unsure: "Die Verbindung war abgerissen; ob es geschehen ist, ist nicht bekannt.",
  comeInBy: (link) => `Die anderen kommen herein über ${link}`,
  noTables: "Noch gibt es keinen Tisch. Decke einen: stormakt play <game> --server URL",
  whichTable: "Welcher?",
  isYourMove: "du bist am Zug",
  status: { gathering: "wartet", running: "läuft", finished: "beendet" },
  seat: (number) => `Platz ${number}`,
  seatChange: {
    joined: "setzt sich",
    left: "geht",
    bot: "ist ein Bot",
    opened: "ist frei",
    relieved: "wird abgelöst",
    returned: "ist zurück",
    resigned: "gibt auf",
    kicked: "wird ersetzt",
    "timed-out": "hat keine Zeit mehr",
    shared: "spielt auch von einem anderen Gerät",
  },
  undoes: (name) => `${name} nimmt den letzten Zug zurück.`,
  takeBack: {
    asked: (name) => `${name} möchte einen Zug zurücknehmen. (zustimmen, ablehnen)`,
    agreed: (name) => `${name} stimmt der Zurücknahme zu.`,
    declined: (name) => `${name} lehnt die Zurücknahme ab.`,
    withdrawn: (name) => `${name} bittet nicht mehr darum.`,
  },
  upgraded: (what) => `Die Partie geht nach einer neueren Ausgabe ihrer Regeln weiter${what === null ? "." : `: ${what}`}`,
  takenBack: (name) => `Mit Zustimmung aller nimmt ${name} zurück; die Würfel sind neu.`,
  begins: (commitment) => `Die Partie beginnt. Siegel der Würfel: ${commitment}`,
  isHere: (name) => `${name} ist da: die Abstimmung entfällt.`,
  admits: (by, name, on) => `${by} ist ${on ? "" : "nicht mehr "}einverstanden, dass jemand Neues den Platz von ${name} nimmt.`,
  notReplaced: (by, name) => `${by} möchte ${name} nicht mehr ersetzen lassen.`,
  replace: (by, name, late, seconds) =>
    `${by} möchte ${name} ersetzen lassen: ${late ? "Zeit überschritten" : "fort"}.${seconds === null ? "" : ` Es geschieht in ${seconds} s, wenn ${name} sich nicht zeigt.`}`,
  asked: (name) => `${name} fragte, was ein starker Spieler täte.`,
  rematch: (table) => `Es gibt eine Revanche: Tisch ${table}`,
  over: "Die Partie ist zu Ende.",
  help: (rule) => `  1, 2, …        diesen Zug machen; oder Wörter daraus tippen, Tab ergänzt
  rückgängig     deinen letzten Zug zurücknehmen, wo es ehrlich ist
  alle           alle Züge zeigen, auch nicht erlaubte, mit dem Grund
  tisch, verlauf den Tisch noch einmal; alles, was du gehört hast
  zeige <name>   was es von einem Ort oder einer Karte zu sagen gibt
  regel ${rule.padEnd(9)} eine Regel nach ihrer Kennung
  regeln <wort>  Regeln, die von etwas sprechen
  rat            was ein starker Spieler täte
  als <name>     außer der Reihe für jemanden hier handeln, wo erlaubt
  sichern <datei> die Partie beiseitelegen
  ende           aufhören`,
  quitRated:
    "Diese Partie zählt für die Rangliste. Dein Platz bleibt deiner, aber wer fortbleibt, kann von den anderen ersetzt werden, und wer vor dem Ende nicht zurück ist, kommt auf den letzten Platz. Noch einmal ende, und du bist draußen.",
  helpOnline: (rule) => `  1, 2, …        diesen Zug machen; oder Wörter daraus tippen, Tab ergänzt
  irgendetwas    irgendeinen erlaubten Zug machen
  alle           auch die nicht erlaubten Züge zeigen, mit dem Grund
  tisch, verlauf den Tisch noch einmal; alles, was zu hören war
  zeige <name>   was es von einem Ort oder einer Karte zu sagen gibt
  regel ${rule.padEnd(9)} eine Regel nach ihrer Kennung
  regeln <wort>  Regeln, die von etwas sprechen
  rückgängig     den letzten Zug zurücknehmen, wenn niemand daraus gelernt hat
  zurücknehmen   die anderen darum bitten; zustimmen, ablehnen und
                 zurückziehen antworten darauf
  sage <text>    zum Tisch sprechen
  notiere <text> deine eigenen Notizen darüber
  ende           das Terminal verlassen; dein Platz bleibt deiner`,
};
