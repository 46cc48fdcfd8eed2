/** SR-SCORE-11 What the winner's status points are worth to history, best first. */
export const RESULT_TITLES: readonly { readonly id: string; readonly from: number }[] = [
  { id: "protector-of-the-realm", from: 15 },
  { id: "regent", from: 12 },
  { id: "first-among-nobles", from: 10 },
  { id: "respected-house", from: 8 },
  { id: "fading-house", from: 4 },
  { id: "lost-house", from: Number.NEGATIVE_INFINITY },
];
export const titleFor = (points: number): string => RESULT_TITLES.find(({ from }) => points >= from)?.id ?? "";
