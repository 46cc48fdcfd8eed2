/** What is said at one's elbow in a first game, by piece of advice. */
export const lesson = {
  welcome: {
    title: "Three houses, one empire",
    text: "You and two rivals run the Swedish Baltic together. Titles win: the four offices and the twelve provinces. But if two home provinces fall to the enemy, everybody loses.",
  },
  farmer: {
    title: "Your first farmer",
    text: "Press a yellow home province. Its good is drawn at the upper right, and your farmer will bear one of them every turn. Grain makes more farmers; wood makes ships.",
  },
  build: {
    title: "A share in what is built",
    text: "On the build deck at the lower left, three squares make a fleet, an army or a fort, of everybody’s units together. Whoever has the left square, with the thick rim, leads it. Take a left square.",
  },
  routes: {
    title: "You steer the enemy",
    text: "Everybody picks a route in secret. A route brings three enemy units only if one beside it is picked too. The panel says where they would go. Pick one far from your own people.",
  },
  moving: {
    title: "Move what you lead",
    text: "What you may move has a brass ring. Press it, and the provinces it may go to light up; the panel says why not elsewhere. Goods do not travel, so at home it is often best to stay. Press “End movement” when you are done.",
  },
  investing: {
    title: "A good and a gold",
    text: "Every investment takes one good from the board and one gold for the labour. It puts a unit of yours on the build deck, on the title deck, or in a province. What is left is saved and becomes gold next turn.",
  },
  production: {
    title: "Goods lie on your people",
    text: "A new turn: every subject that produces bears its good, one at home, two overseas. A fort takes the yield of an army, an army that of farmers and fleets. Another line is Chancellor now and goes first.",
  },
  battle: {
    title: "Attack or defend",
    text: "Whoever attacks takes a prisoner worth one gold, but falls unless there are as many attackers as enemies. If nobody attacks, all are lost. The list says what each number brings.",
  },
  titles: {
    title: "The title deck",
    text: "When all six hexes of the title deck hold a unit, the line with most of them, three at least, takes the title of a province. Below the board you see who is how far.",
  },
  danger: {
    title: "Will Sweden fall?",
    text: "Enemies fill a province overseas first, army and then ships; then they land at home. The meter below the board shows how many attacks each home province is away from that. The rest is yours: good luck.",
  },
};
export type LessonWords = typeof lesson;
