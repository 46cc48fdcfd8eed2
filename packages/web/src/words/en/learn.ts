/** Lessons: the list of chapters, and somebody at your elbow. */
export const learn = {
  title: "Lesson",
  heading: (game: string) => `Learn ${game}`,
  lead: (chapters: number, minutes: number) =>
    `${chapters} short chapters, ${minutes} minutes in all. You play; a ring shows where. Whatever goes wrong is set back.`,
  begin: "Begin",
  again: "Once more",
  learnt: "learnt",
  step: (n: number, of: number) => `${n} of ${of}`,
  next: "Go on",
  back: "A step back",
  watch: "The others play …",
  show: "Do it for me",
  other: "The lesson means something else. You may do it all the same, and see what comes of it.",
  strayed: "That was something else",
  strayedHelp: (move: string) => `You did this: ${move}.`,
  goBack: "Set it back",
  over: "That was the chapter",
  allOver: "That was the last chapter",
  overHelp: "Go on to the next, or try it in a game of your own.",
  allOverHelp: "You know the game’s ideas now. The rulebook beside the board has the rest.",
  nextChapter: (title: string) => `Next: ${title}`,
  play: "Play a real game",
  chapters: "All chapters",
};
export type LearnWords = typeof learn;
