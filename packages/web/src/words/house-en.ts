/** Keeping house: the admins' page, reports from the table, notices, one's own data. */
export const house = {
  title: "Keeping house",
  nobody: "There is nothing here.",
  usedUp: "This link has been used, or is too old. Whoever runs the server can make another: stormakt admin",
  here: "Who is here",
  noneHere: "Nobody is here.",
  tables: "Tables",
  statuses: { gathering: "gathering", running: "in play", finished: "finished" } as Record<string, string>,
  noTables: "No table is open.",
  reports: "Reports",
  noReports: "Nothing was reported.",
  settled: "settled",
  settle: "Settle",
  replay: "Look at the game",
  problems: "What went wrong",
  noProblems: "Nothing went wrong lately.",
  turnedAway: "Turned away and silenced",
  noneTurnedAway: "Nobody is turned away or silenced.",
  log: "What was done",
  notice: "Announce",
  noticeText: "What everybody is told",
  restartIn: "Restart in minutes",
  announce: "Announce",
  withdraw: "Withdraw it",
  range: "A net, as 192.0.2.0/24",
  why: "Why",
  minutes: "For minutes; empty: for good",
  ban: "Turn away",
  banNet: "Turn away the net",
  mute: "Silence",
  lift: "Lift",
  closeTable: "Close the table",
  forGood: "for good",
  until: (time: string) => `until ${time}`,
  muted: "silenced",
  banned: "turned away",
  sure: (what: string) => `${what}: are you sure?`,
  admins: "Admins",
  appoint: "Make an admin",
  dismiss: "No longer an admin",
  refresh: "Look again",
  failed: "That could not be done.",
  closedTable: "The table was closed by whoever runs the server.",
  replayTitle: "A report from the table",
  replayHelp: "The game as the reporter saw it. Look back to go through it; until the match is over nothing else is shown.",
  lineOf: (n: number) => `at line ${n} of the log`,
  errors: "Errors of the client",
  back: "Back to the house",
};
export const report = {
  open: "Report a problem",
  help: "Say what is wrong. The game as you see it up to now, the version of this page and its last errors are sent with it, to whoever runs the server; what you cannot see is not.",
  what: "What is wrong?",
  send: "Send the report",
  sent: "Thank you. The report has been sent.",
};
export const notice = {
  restart: (time: string) => `The server restarts in ${time}. Your games are kept.`,
  now: "The server restarts now. Your games are kept.",
};
export const self = {
  title: "Your data",
  help: "What the server keeps of you: your name, your tables, what you said and noted.",
  download: "Download",
  erase: "Forget me",
  eraseHelp:
    "You get up from every table, and bots play on. Your name, your words and your notes are deleted everywhere; finished games stay, without your name. This cannot be undone.",
  erased: "You are forgotten.",
};
export type HouseWords = typeof house;
export type ReportWords = typeof report;
export type NoticeWords = typeof notice;
export type SelfWords = typeof self;
