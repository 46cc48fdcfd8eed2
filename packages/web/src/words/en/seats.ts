/** Chairs that change hands: votes, taking a chair back, sitting down in mid-game. */
export const seats = {
  isHere: (name: string) => `${name} is here: the vote is off.`,
  closedLine: "Something that only this chair heard, before you took it. It is shown when the game is over.",
  vote: (name: string, why: "absent" | "late"): string =>
    why === "late" ? `${name} is over time. Shall a bot play on?` : `${name} is away. Shall a bot play on?`,
  voices: (said: number, needed: number) => `${said} of ${needed} voices`,
  done: (time: string) => `A bot takes the chair in ${time}.`,
  doneNow: "A bot takes the chair now.",
  againstYou: (why: "absent" | "late"): string =>
    why === "late" ? "You are over time, and the others want to play on with a bot." : "The others thought you were away.",
  iAmHere: "I am here",
  yes: "Let a bot play",
  no: "Wait",
  propose: (name: string) => `${name} is away: propose a bot`,
  proposeLate: (name: string) => `Stop waiting for ${name}: propose a bot`,
  sentAway: "You were away, and a bot plays your chair.",
  sentAwayBy: (name: string) => `You were away, and ${name} has your chair.`,
  lostRated: "Unless you take it back before the end, you come last in this game, and that counts for the ranking.",
  relieved: "A bot plays your chair.",
  takeBack: "Take the chair back",
  admits: (by: string, name: string) => `${by} agrees that somebody new may take ${name}’s chair.`,
  admitsNoMore: (by: string, name: string) => `${by} no longer agrees that somebody new may take ${name}’s chair.`,
  contested: (name: string) => `A bot plays for ${name}, who may come back at any moment. Somebody new may sit there if all agree.`,
  admit: "Let somebody new sit there",
  admitNoMore: "Keep it for them",
  freeInPlay: (name: string) => `${name}’s chair is free; a bot plays it for now.`,
  freeRated: "How it ends does not count for your ranking.",
  sitDown: "Sit down",
  closedPast: "You took a chair that its player may claim again. What it saw before you came stays closed until the game is over.",
};
export type SeatWords = typeof seats;
