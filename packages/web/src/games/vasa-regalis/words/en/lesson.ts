/** What is said at one's elbow in a first game, by piece of advice. */
export const lesson = {
  welcome: {
    title: "The King wants a ship",
    text: "You and two rivals build the Vasa together. Each of you gives one good to each of her four parts, face down. If she is sound, whoever kept the best goods wins; if a part is weak, whoever gave it the best.",
  },
  goods: {
    title: "Goods are worth 1, 2 or 3",
    text: "Below the ship stand the four goods: what lies in the yard, and what you hold. You begin with a one of each. Two ones can be exchanged for a two, a one and a two for a three.",
  },
  role: {
    title: "Take a role",
    text: "Each round everybody takes one role. A procurer brings you two ones, and one to the others, but none to the player on your right. Take one: you need goods.",
  },
  craft: {
    title: "Make something better",
    text: "You hold two ones of a good. The craftsman works wood and sculpture, the tailor and blacksmith cloth and iron: whoever takes the card exchanges twice, the others once.",
  },
  exchange: {
    title: "Exchange",
    text: "The recipes stand under your hand. Everybody sees what you spend and what you gain: only what lies on the ships is secret.",
  },
  cannot: {
    title: "Asked, able or not",
    text: "You are asked even when you cannot exchange, so that nobody learns from silence what you hold. Say no.",
  },
  threes: {
    title: "A three is out",
    text: "The slanted bars count the threes in play. One bar filled, and that part may be called; all filled, and it must be built.",
  },
  call: {
    title: "Will you call a building?",
    text: "The labels on the ship in brass may be called. Call one if you own its three and the others hold little: then it will be weak, and you gave it the most. Or pass and gather more.",
  },
  place: {
    title: "Give, or seem to give",
    text: "Everybody now lays one good of this type on the ship, face down. A part holds if all goods on it together reach seven (with three players). A three given to a part that fails anyway may win you the game.",
  },
  inspect: {
    title: "Look at one",
    text: "After a building each looks at one good on another ship. What you see goes into your notebook; what you say about it binds nobody.",
  },
  farewell: {
    title: "That is the whole game",
    text: "Three parts to go. The Admiral changes a good on your own ship, the King makes another player change one. Remember who looked where, and decide in time whether you want her to sail.",
  },
};
export type LessonWords = typeof lesson;
