import type { Phrases } from "../../play/phrases.ts";

export const phrases: Phrases = {
  yourMove: (name) => `${name}, din tur.`,
  notAllowed: (count) => `${count} som inte är tillåtna (alla visar dem)`,
  compose: (kind) => `${kind}: sätt ihop det själv`,
  composed: { offer: "Lägg ett bud", counter: "Lägg ett motbud", plan: "Lägg din plan", offerFief: "Bjud ut en förläning" },
  handOver: (name) => `Lämna över till ${name}, och ingen annan tittar. Tryck Enter.`,
  meanwhile: "Under tiden:",
  which: "Vilket? (ett nummer, ord ur ett drag, eller hjälp)",
  several: "Vilket av dessa?",
  noSuch: (text) => `Det finns inget ${text} här. Skriv ett nummer, ord ur ett drag, eller hjälp.`,
  undone: "Taget tillbaka.",
  cannotUndo: "Det går inte att ta tillbaka: andra har handlat, slumpen har talat eller något har visats.",
  saved: (file) => `Sparat. Fortsätt med: stormakt play --resume ${file}`,
  saveWhere: "Säg var: spara <fil>",
  noThing: (name) => `Inget här heter ${name}.`,
  noRule: (id) => `Det finns ingen regel ${id}.`,
  noRules: (word) => `Ingen regel talar om ${word}.`,
  more: (count) => `${count} till`,
  bye: (file) => `På återseende. Fortsätt med: stormakt play --resume ${file}`,
  everybodyLost: "Alla har förlorat.",
  hint: (move) => `En stark spelare skulle välja: ${move}`,
  seatAs: (names) => `som <namn>: säg vem: ${names}.`,
  nothingToDo: (name) => `${name} kan inte göra något nu.`,
  example: (move) => `Till exempel: ${move}`,
  composing: "Enter tar det. annat drar ett annat, råd frågar en stark spelare, avbryt låter det vara.",
  orInWords: (example) => `Ändra det i ord: ${example}.`,
  cancel: ["avbryt", "cancel"],
  another: ["annat", "another"],
  nothingOfThatKind: "Inget av det slaget går att göra nu.",
  notUnderstood: (text) => `”${text}” betyder ingenting här.`,
  refused: (why, rule) => `Inte tillåtet: ${why} (${rule})`,
  hintAlone: "Råd ges bara i partier mot botar.",
  noHint: "Ingen här kan nog för att ge ett råd.",
  places: (place, names) => `${place}. ${names}`,
  lineLost: "Förbindelsen är bruten. Försöker igen …",
  lineBack: "Förbindelsen är tillbaka.",
  unsure: "Förbindelsen bröts; det är ovisst om det blev gjort.",
  comeInBy: (link) => `De andra kommer in genom ${link}`,
  noTables: "Det finns inget bord än. Gör ett: stormakt play <spel> --server URL",
  whichTable: "Vilket?",
  isYourMove: "din tur",
  status: { gathering: "samlas", running: "pågår", finished: "slut" },
  seat: (number) => `plats ${number}`,
  seatChange: {
    joined: "slår sig ner",
    left: "går",
    bot: "är en bot",
    opened: "är ledig",
    relieved: "är avlöst",
    returned: "är tillbaka",
    resigned: "ger upp",
    kicked: "är ersatt",
    "timed-out": "har slut på tid",
    shared: "spelar från ännu en enhet",
  },
  undoes: (name) => `${name} ångrar senaste draget.`,
  takeBack: {
    asked: (name) => `${name} ber att få ta tillbaka ett drag. (medge, neka)`,
    agreed: (name) => `${name} medger det.`,
    declined: (name) => `${name} nekar.`,
    withdrawn: (name) => `${name} ber inte längre om det.`,
  },
  upgraded: (what) => `Partiet fortsätter under en nyare utgåva av reglerna${what === null ? "." : `: ${what}`}`,
  takenBack: (name) => `Med de andras medgivande tar ${name} tillbaka; tärningarna är nya.`,
  begins: (commitment) => `Partiet börjar. Förbindelse om tärningarna: ${commitment}`,
  isHere: (name) => `${name} är här: omröstningen faller.`,
  admits: (by, name, on) => `${by} går ${on ? "" : "inte längre "}med på att någon ny tar platsen efter ${name}.`,
  notReplaced: (by, name) => `${by} vill inte längre att ${name} ersätts.`,
  replace: (by, name, late, seconds) =>
    `${by} vill att ${name} ersätts, som ${late ? "har gått över tiden" : "är borta"}.${seconds === null ? "" : ` Det sker om ${seconds} s, om inte ${name} visar sig.`}`,
  asked: (name) => `${name} frågade vad en stark spelare skulle göra.`,
  rematch: (table) => `Det finns en revansch: bord ${table}`,
  over: "Partiet är slut.",
  help: (rule) => `  1, 2, …        gör det draget; eller skriv ord ur det, Tab fyller i
  ångra          ta tillbaka ditt senaste drag, där det är ärligt
  alla           visa alla drag, även de otillåtna, med skälet
  bordet, logg   bordet igen; allt du har hört
  visa <namn>    vad som är att säga om en plats eller ett kort
  regel ${rule.padEnd(9)} en regel efter dess nummer
  regler <ord>   regler som talar om något
  råd            vad en stark spelare skulle göra
  som <namn>     handla utanför turen för någon annan, där reglerna tillåter det
  spara <fil>    lägg spelet åt sidan
  sluta          sluta`,
  quitRated:
    "Det här partiet räknas i rankningen. Din plats förblir din, men den som håller sig borta kan de andra ersätta, och den som inte är tillbaka före slutet hamnar sist. sluta en gång till lämnar.",
  helpOnline: (rule) => `  1, 2, …        gör det draget; eller skriv ord ur det, Tab fyller i
  något          gör vilket tillåtet drag som helst
  alla           visa även de otillåtna dragen, med skälet
  bordet, logg   bordet igen; allt som hörts
  visa <namn>    vad som är att säga om en plats eller ett kort
  regel ${rule.padEnd(9)} en regel efter dess nummer
  regler <ord>   regler som talar om något
  ångra          ångra ditt senaste drag, där ingen har lärt sig något av det
  återta         be de andra att få ta tillbaka det; medge, neka och avstå svarar på det
  säg <text>     tala till bordet
  anteckna <text> dina egna anteckningar om det
  sluta          lämna terminalen; din plats förblir din`,
};
