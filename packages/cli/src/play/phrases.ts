import type { Language } from "@stormakt/words";

const en = {
  yourMove: (name: string) => `${name}, your move.`,
  notAllowed: (count: number) => `${count} not allowed (all shows them)`,
  compose: (kind: string) => `${kind}: put it together yourself`,
  composed: { offer: "Make an offer", counter: "Make a counter-offer", plan: "Lay out your plan", offerFief: "Offer a fief" } as Readonly<
    Record<string, string>
  >,
  handOver: (name: string) => `Hand over to ${name}, and nobody else looks. Press Enter.`,
  meanwhile: "Meanwhile:",
  which: "Which? (a number, the words of a move, or help)",
  several: "Which of these?",
  noSuch: (text: string) => `There is no ${text} here. Type a number, the words of a move, or help.`,
  undone: "Taken back.",
  cannotUndo: "That cannot be taken back: others have acted, chance has spoken or something was shown.",
  saved: (file: string) => `Saved. Go on with: stormakt play --resume ${file}`,
  saveWhere: "Say where: save <file>",
  noThing: (name: string) => `Nothing here is called ${name}.`,
  noRule: (id: string) => `There is no rule ${id}.`,
  noRules: (word: string) => `No rule speaks of ${word}.`,
  bye: (file: string) => `Until next time. Go on with: stormakt play --resume ${file}`,
  everybodyLost: "Everybody has lost.",
  hint: (move: string) => `A strong player would: ${move}`,
  seatAs: (names: string) => `as <name>: say who: ${names}.`,
  nothingToDo: (name: string) => `${name} can do nothing now.`,
  example: (move: string) => `For example: ${move}`,
  composing: "Enter takes it. another draws another, hint asks a strong player, cancel leaves it.",
  orInWords: (example: string) => `Change it in words: ${example}.`,
  cancel: ["cancel"] as readonly string[],
  another: ["another"] as readonly string[],
  nothingOfThatKind: "There is nothing of that kind to be done now.",
  notUnderstood: (text: string) => `“${text}” makes no sense here.`,
  refused: (why: string, rule: string) => `Not allowed: ${why} (${rule})`,
  hintAlone: "Hints are for games against bots alone.",
  noHint: "Nobody here knows enough to give a hint.",
  places: (place: number, names: string) => `${place}. ${names}`,
  // On a server
  lineLost: "The line is lost. Trying again …",
  lineBack: "The line is back.",
  unsure: "The line was lost; it is not known whether that was done.",
  comeInBy: (link: string) => `The others come in by ${link}`,
  noTables: "There is no table yet. Make one: stormakt play <game> --server URL",
  whichTable: "Which?",
  isYourMove: "your move",
  status: { gathering: "gathering", running: "running", finished: "finished" } as Readonly<Record<string, string>>,
  seat: (number: number) => `seat ${number}`,
  seatChange: {
    joined: "sits down",
    left: "leaves",
    bot: "is a bot",
    opened: "is free",
    relieved: "is relieved",
    returned: "is back",
    resigned: "gives up",
    kicked: "is replaced",
    "timed-out": "is out of time",
    shared: "plays from another device too",
  } as Readonly<Record<string, string>>,
  undoes: (name: string) => `${name} undoes the last move.`,
  takeBack: {
    asked: (name: string) => `${name} asks to take a move back. (agree, decline)`,
    agreed: (name: string) => `${name} agrees to the take-back.`,
    declined: (name: string) => `${name} declines the take-back.`,
    withdrawn: (name: string) => `${name} no longer asks for a take-back.`,
  } as Readonly<Record<string, (name: string) => string>>,
  upgraded: (what: string | null) => `The match goes on under a newer edition of its rules${what === null ? "." : `: ${what}`}`,
  takenBack: (name: string) => `By consent ${name} takes back; the dice are new.`,
  begins: (commitment: string) => `The match begins. Commitment to the dice: ${commitment}`,
  isHere: (name: string) => `${name} is here: the vote is off.`,
  admits: (by: string, name: string, on: boolean) =>
    `${by} ${on ? "agrees" : "no longer agrees"} that somebody new may take the seat of ${name}.`,
  notReplaced: (by: string, name: string) => `${by} no longer wants ${name} replaced.`,
  replace: (by: string, name: string, late: boolean, seconds: number | null) =>
    `${by} wants ${name} replaced, who is ${late ? "over time" : "away"}.${seconds === null ? "" : ` It is done in ${seconds} s, unless ${name} shows up.`}`,
  asked: (name: string) => `${name} asked what a strong player would do.`,
  rematch: (table: string) => `There is a rematch: table ${table}`,
  over: "The match is over.",
  help: (rule: string) => `  1, 2, …        make that move; or type words of it, Tab completes them
  undo           take back your last move, where that is honest
  all            show every move, the ones not allowed too, with the reason
  table, log     the table again; all that you have heard
  look <name>    what there is to say of a place or a card
  rule ${rule.padEnd(10)}a rule by its id
  rules <word>   rules that speak of something
  hint           what a strong player would do
  as <name>      act out of turn for another here, where the rules allow it
  save <file>    put the game aside
  quit           stop`,
  helpOnline: (rule: string) => `  1, 2, …        make that move; or type words of it, Tab completes them
  any            make any move that is allowed
  all            show the moves that are not allowed too, with the reason
  table, log     the table again; all that was heard
  look <name>    what there is to say of a place or a card
  rule ${rule.padEnd(10)}a rule by its id
  rules <word>   rules that speak of something
  undo           undo your last move, where nobody has learnt anything from it
  takeback       ask the others to let you take it back; agree, decline, withdraw answer that
  say <text>     talk to the table
  note <text>    your own notes about it
  quit           leave the terminal; your seat stays yours`,
};
export type Phrases = typeof en;
const sv: Phrases = {
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
  regel ${rule.padEnd(9)}en regel efter dess nummer
  regler <ord>   regler som talar om något
  råd            vad en stark spelare skulle göra
  som <namn>     handla utanför turen för någon annan, där reglerna tillåter det
  spara <fil>    lägg spelet åt sidan
  sluta          sluta`,
  helpOnline: (rule) => `  1, 2, …        gör det draget; eller skriv ord ur det, Tab fyller i
  något          gör vilket tillåtet drag som helst
  alla           visa även de otillåtna dragen, med skälet
  bordet, logg   bordet igen; allt som hörts
  visa <namn>    vad som är att säga om en plats eller ett kort
  regel ${rule.padEnd(9)}en regel efter dess nummer
  regler <ord>   regler som talar om något
  ångra          ångra ditt senaste drag, där ingen har lärt sig något av det
  återta         be de andra att få ta tillbaka det; medge, neka och avstå svarar på det
  säg <text>     tala till bordet
  anteckna <text> dina egna anteckningar om det
  sluta          lämna terminalen; din plats förblir din`,
};
export const PHRASES: Readonly<Record<Language, Phrases>> = { en, sv };
