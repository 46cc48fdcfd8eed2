import type { LessonWords } from "../../../catalogue.ts";

/** What is said at one's elbow, by chapter and step. */
export const lesson: LessonWords = {
  plan: {
    title: "The plan",
    about: "Ten actions a season, laid out in secret.",
    steps: [
      "You are a general of the Thirty Years’ War. Counties with your shield are yours; the figure on it is how many armies stand there.",
      "Every season has the same ten actions, each carried out once. The first five stand in their order; the rest follow in an order nobody knows. For each you lay the card of one county.",
      "Money first. Take the card of Erzbm. Trier, which yields seven Thalers, and lay it on the box for taxes.",
      "In winter every county eats one grain. Lay Gft. Mark on the box for grain: it yields five. A county that was taxed or harvested gets a marker, and the second time its peasants rise.",
      "A palace makes points, and most of all for whoever has the most in a region. Lay Erzbm. Köln on the box for the palace.",
      "And war: lay Oberösterreich, with its four armies, on combat A. Where they go you choose only then.",
      "What you have no use for is covered with money cards: nothing happens there. Let the rest be covered.",
      "The box at the end is your bid for the order of play: the best money card chooses first. All is covered: hand the plan in.",
      "Until the last rival has handed in, you may change it. What you plan stays hidden until its turn comes, and what cannot be done by then is skipped.",
    ],
  },
  battle: {
    title: "Order, event and battle",
    about: "Choose your place, then throw your armies into the tower.",
    steps: [
      "All plans are made. Your bid of four Thalers was the best: you choose first where to stand in the order.",
      "One of the year’s events has been drawn, and holds for everybody this season. It stands on the map with what it does.",
      {
        says: "Each place has a tile. Take the first: you act before the others, and have one army more in every attack.",
        astray: "Not wrong: every tile is good for something. Here we want to attack.",
      },
      "The actions have been carried out one after another, and now it is combat A: from Oberösterreich your armies may go into one neighbour. Choose Mähren, which is neutral.",
      {
        says: "For every number you see how likely you win. One army must stay behind: send three.",
        astray: "Fewer armies, fewer cubes in the tower. Try the larger number.",
      },
      "All cubes went through the tower: yours, the peasant’s, and what lay in the tray. Some stuck; others, from before, came out. Whoever has more in the tray wins, and loses as many as the other had. Mähren is yours.",
      "The tower remembers: what sticks in it will come out in some later battle, perhaps on your side. Its contents always stand under “Standing”.",
      "A tie against a player leaves the county empty: the buildings are gone too. Beware of small attacks on rich land.",
    ],
  },
  winter: {
    title: "Winter and scoring",
    about: "Too little grain, revolts, and the year is scored.",
    steps: [
      "Fall is over. The last event of the year showed how much grain everybody loses; what is left must feed your counties, one grain each. You never harvested, and it does not.",
      "The more is missing, the more counties rise, drawn by lot, and the more peasants. You see which, and say which comes first.",
      "What falls into the tray in one revolt helps in the next. Begin with Oberösterreich: press it on the map.",
      "Your armies and the peasants went through the tower: with more cubes than they you hold the county, else it is neutral. Then came the others.",
      "After the revolts the year is scored: a point for every county, and a point for every building.",
      "In every region the most palaces bring three points more, the most churches two, the most trading posts one; shared, one less. So a single palace in an empty region is worth much.",
      "A second year follows, and then it is over: most points win, then most Thalers. Markers and grain are gone, but the tower is as full as it was. Good luck!",
    ],
  },
};
