/** What is said at the terminal, whatever the game. */
export const phrases = {
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
  more: (count: number) => `${count} more`,
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
  rule ${rule.padEnd(10)} a rule by its id
  rules <word>   rules that speak of something
  hint           what a strong player would do
  as <name>      act out of turn for another here, where the rules allow it
  save <file>    put the game aside
  quit           stop`,
  quitRated:
    "This match counts for the ranking. Your seat stays yours, but whoever stays away can be replaced by the others, and whoever is not back before the end comes last. quit again leaves.",
  helpOnline: (rule: string) => `  1, 2, …        make that move; or type words of it, Tab completes them
  any            make any move that is allowed
  all            show the moves that are not allowed too, with the reason
  table, log     the table again; all that was heard
  look <name>    what there is to say of a place or a card
  rule ${rule.padEnd(10)} a rule by its id
  rules <word>   rules that speak of something
  undo           undo your last move, where nobody has learnt anything from it
  takeback       ask the others to let you take it back; agree, decline, withdraw answer that
  say <text>     talk to the table
  note <text>    your own notes about it
  quit           leave the terminal; your seat stays yours`,
};
