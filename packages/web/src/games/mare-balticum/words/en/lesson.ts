import type { LessonWords } from "../../../catalogue.ts";

/** What is said at one's elbow, by chapter and step. */
export const lesson: LessonWords = {
  goods: {
    title: "Goods and investments",
    about: "What your people produce, and what it buys.",
    steps: [
      "You lead a noble house in Sweden’s Baltic empire. Titles win: four offices and twelve provinces. But if two home provinces fall to the enemy, everybody loses.",
      "At the start of the turn each of your people bore a good, the one drawn on its province. The goods lie on the map, on whoever made them.",
      "Now you invest. This strip is what you can pay with: every good you have on the map, and gold. Press the wood.",
      {
        says: "Each investment takes the good and one gold for the labour. Put a unit on the fleet’s first square: who has that square will lead the fleet.",
        astray: "That would be a unit too, but not the leader of a fleet.",
      },
      "Three squares make a fleet, an army or a fort, of everybody’s units together. Help to finish it, and you sail along.",
      "The title deck leads to provinces. Its gold hex takes two gold and no good: press gold in the strip.",
      "And put a unit on the gold hex.",
      "That will do. What is left over is saved and becomes gold in time. End your investments.",
    ],
  },
  routes: {
    title: "The enemy’s routes",
    about: "You say where the enemy goes, in secret.",
    steps: [
      "Six routes lead from the enemy to the sea. Each of you picks one in secret. A route is active only if a neighbouring one was picked too.",
      "Beside each stands what it would bring: three enemy units, first into the province overseas, army and then ships, and at last to your home shores.",
      {
        says: "Pick one far from your own farmers, and hope that nobody picks beside it: route 1.",
        astray: "Any route will do; here we keep to the north-east.",
      },
      "All routes are open now. Somebody picked the one beside yours: both are active, and enemies have come along both.",
      "Where enemies stand nothing is produced, and your people must fight them or be lost. The drawer “Standing” says how many attacks each home province is from falling.",
      "Now everybody moves what they lead; what may be moved has a ring of brass. Goods do not travel along, so at home it is often best to stay. End your movement.",
    ],
  },
  battle: {
    title: "Secret battle cards",
    about: "Fight together, and each for oneself.",
    steps: [
      "A group of several houses meets the enemy. Everybody in it plays a card for each of their units, in secret: attack or defend.",
      "If at least as many attack as there are enemies, the battle is won, nobody falls, and every attacker takes a prisoner: one gold.",
      "If too few attack, all who did are lost; those who defended stay. And if nobody attacks, all are lost. So one hopes for the others’ courage.",
      {
        says: "Three enemies, and three of you: two units are yours. If all attack it is won, and nobody falls. Attack with both, and trust the other house: seal the cards.",
        astray: "Careful is not always safe: too few attacked.",
      },
      "Won! The prisoners are shared out as gold, and the province is free.",
      "Whoever leads the group decides in a longer battle whether to retreat or fight on. Mercenaries can be hired for two gold: one enemy less.",
    ],
  },
  titles: {
    title: "Titles and auctions",
    about: "Who gets an office or a province, and for how much.",
    steps: [
      "The turn ends with the titles. An office goes to whoever has most people of its kind, four at least: farmers make a Treasurer, merchants an Admiral, soldiers a Constable, officials a Steward.",
      "A province goes to whoever has most units on the title deck, three at least, once every hex of it is taken.",
      "You are equal with another house: so gold is bid, in secret, and shown together. Only the winner pays.",
      {
        says: "You have the gold: bid one more than the other house is likely to. Bid two.",
        astray: "Too little may lose it, too much is a pity: what you bid is gone.",
      },
      "There are the bids. The title counts for you from now on: an office one, a province overseas one, one at home a half.",
      "A title can be lost again: an office to whoever has more people, a province to the enemy if none of ours is left in it.",
    ],
  },
  riksdag: {
    title: "The Riksdag",
    about: "Call a motion, and vote.",
    steps: [
      "With the Riksdag each phase begins with a question to the Chancellor, and this turn that is you: call a motion, or nothing? One call a turn.",
      "Before production it is taxation, then truce, peace, war and mobilization, each in its own phase. Taxation takes four units of everybody’s gold and shares: good for whoever has little.",
      "Call for taxation.",
      {
        says: "Now all houses vote, at the same time and without abstaining. With equal votes the Chancellor’s own decides. Vote no: it was only to see who is for it.",
        astray: "Then you might really have to pay.",
      },
      "Everybody sees who voted how. A motion that passes binds all for this one phase.",
      "A truce stops battles with one enemy power, peace closes its routes, war drives every fleet and army to a province. A good Chancellor asks for what others need, too.",
    ],
  },
};
