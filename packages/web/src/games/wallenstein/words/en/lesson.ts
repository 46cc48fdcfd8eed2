/** What is said at one's elbow in a first game, by piece of advice. */
export const lesson = {
  welcome: {
    title: "You are a general",
    text: "Your shield marks your counties; the number on it is your armies there. Two years lie ahead. Each ends with a winter, and then counties, buildings and the lead in the regions are scored.",
  },
  row: {
    title: "Ten actions, five of them hidden",
    text: "Every season all ten actions are carried out once. The order of five is known, 1 to 5; the other five follow in an order nobody knows. You plan one county for each, in secret.",
  },
  taxes: {
    title: "Begin with money",
    text: "Click a county of yours with a high tax, on the map or among your cards, then the box for taxes. The coin on the card shows what it yields. It gets a revolt marker for it, so do not tax the same county twice.",
  },
  grain: {
    title: "Grain for the winter",
    text: "Lay a county with much grain on the box for grain. In winter you need one grain for each county, and everybody loses some before that: below the board stands whether yours will last.",
  },
  build: {
    title: "Build where nobody has built",
    text: "A palace gives three points to whoever has most in the region, a church two, a trading post one. The empty houses on a card are its free sites. A box warns you if what you planned will certainly be skipped.",
  },
  fight: {
    title: "Combat from a strong county",
    text: "Lay counties with many armies on combat A and B. Where they go is decided later, and you will see the exact odds then. One army always stays behind.",
  },
  rest: {
    title: "Money fills the rest",
    text: "A money card on a box means that nothing happens there. On the box for the bid it is paid: the best bid chooses first where to stand in the order. Press “Cover the rest” and hand the plan in.",
  },
  order: {
    title: "Choose a place in the order",
    text: "Each place has a tile with an advantage for this season. To act early is good if somebody may attack you; the tile may be worth more.",
  },
  combat: {
    title: "To arms?",
    text: "Choose a neighbour above the map or on it. For each number of armies you see how likely you win, tie or lose. Neutral counties are defended by a single peasant. You may also stay.",
  },
  tower: {
    title: "The tower remembers",
    text: "What sticks in the tower comes out in some later battle, and what lies in the tray is thrown in again with the next. Both are always shown beside the map.",
  },
  farewell: {
    title: "That is a season",
    text: "Two more, then winter. Keep grain for every county, keep markers out of those you will need again, and look at the table of regions before you build.",
  },
};
export type LessonWords = typeof lesson;
