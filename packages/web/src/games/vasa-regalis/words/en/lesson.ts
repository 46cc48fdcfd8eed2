import type { LessonWords } from "../../../catalogue.ts";

/** What is said at one's elbow, by chapter and step. */
export const lesson: LessonWords = {
  goods: {
    title: "Roles and goods",
    about: "Buy goods, and make better ones of them.",
    steps: [
      "You and two rivals build one ship for the King. She has four parts: planks, sails, guns and carvings. Each of you will give each part one good, face down.",
      "Here are your goods: a one of each to begin with. Goods are worth 1, 2 or 3. Ones are bought; twos and threes must be made.",
      "Every round each of you takes one of these roles, and nobody takes one that is gone. The four to the left buy goods, the next two improve them.",
      {
        says: "You begin. Take the procurer of iron: you get two pieces, the rival on your left one.",
        astray: "A fair move, but here we want a lot of iron.",
      },
      "You hold three ones of iron now. The rival on your right got nothing: whoever sits there always goes without. Remember that when you choose.",
      "The others have taken their roles, and the next round has begun. The shield on a card says who has it. One of theirs brought you something, the other did not: you sat on the wrong side.",
      "Take the tailor and blacksmith. It works cloth and iron: you may exchange twice, the others once.",
      "Two ones become a two. Press the recipe for iron.",
      {
        says: "And the two with the last one becomes a three, at once.",
        astray: "Then you would keep a one and a two. A three is what decides the game.",
      },
      "A three of iron is out. The bars here count the threes in play: with one of them the guns may be built, with all of them they must be. That is the next chapter.",
    ],
  },
  building: {
    title: "Building and inspecting",
    about: "Give the ship something, face down, and look under another’s.",
    steps: [
      "Some rounds later. You hold a three of iron, and nobody has built anything yet. You are asked whether you want to call a building.",
      "A part holds if all that is laid on it comes to seven, with three players: more threes than ones. You will know what you gave; what the others gave you can only guess.",
      "Call the guns: press their label.",
      {
        says: "Now everybody lays one iron on their own ship, all at once and face down. If the ship sails, the most threes in hand win; if she fails, the most threes on the weak parts. Keep yours: lay the one.",
        astray: "That is generous, and may be right if the part fails all the same. But here we bet on the others.",
      },
      "All have laid something. Now there is inspection: everybody looks under one marker of another ship. The caller looks last, and that is you.",
      "Look under the iron of the rival on your left.",
      "What you saw is noted on that ship, with an eye, for you alone. You may tell the others what you like about it.",
      "Everybody sees what is bought and exchanged, so you can count: who owns the threes, and who can have given one? The notebook beside the log does it for you.",
    ],
  },
  offices: {
    title: "Admiral and King",
    about: "Change what lies on a ship, or seem to.",
    steps: [
      "The guns are built, and you laid a one on them. But the others were stingy too: the part is weak, and then it is the threes on the ship that count.",
      "The Admiral buys one good, and may change a marker on the own ship. Take the Admiral.",
      {
        says: "First the change: press the three of iron in your hand. It goes to the ship, and the one comes back to you.",
        astray: "Putting the same marker back is a bluff: nobody can tell. Here we really change it.",
      },
      "Then the purchase, any one good you like. Take wood from the yard.",
      "All know that you handled that square; nobody knows whether anything changed. Who had looked there knows less than before.",
      "A new round. The King, too, buys one good; and he orders somebody to change a marker. Take the King.",
      "Buy wood first: the planks are still to be built.",
      {
        says: "Now order the rival on your left to change the iron. Whoever has another iron in hand must obey, and chooses which in secret.",
        astray: "An order to somebody with no such good in hand is void. This rival has one.",
      },
      "Obeyed. You see neither what went nor what came; but whoever gave a three has perhaps had to take it back. Goods left in hand after a building are a danger, then.",
    ],
  },
  trade: {
    title: "Inventory: trading",
    about: "Offer a good for another, in private.",
    steps: [
      "Some tables agree on inventory: after the roles goods may be traded between two players, as often as they like.",
      "You have cloth to spare and want iron. Choose the rival on your left.",
      "Give: a one of cloth.",
      "For it: a one of iron.",
      "Send the offer. You may ask for anything there is, whether or not the other has it.",
      "Accepted. The others learn only that you two traded, and how many markers went each way.",
      "You always keep at least one of every good that is not built yet. Say that you are ready: when all have, the round goes on.",
      "So hands are no longer an open book: with trades in private you know what others hold only within limits.",
    ],
  },
  ending: {
    title: "Will she sail?",
    about: "The last building, and how the winner is found.",
    steps: [
      "Three parts are built; the last is still to come. When it is, everything is turned up and the game is over, at once.",
      "If all parts hold, she sails, and whoever has the most threes left in hand wins.",
      "If one to three parts are weak she fails, and whoever gave the most threes to the weak parts wins: nobody can blame them.",
      "And if all four are weak, everybody loses. Call the last building.",
      "You have a three and a one of it. Whoever bets on failure gives the three; whoever bets on a fair wind keeps it. Keep it, and see.",
      "There: every part with its sum, and whether it holds. Below it stands who wins, and by what. Threes are counted; their values are never added up.",
      "Ties go to the leader of the last round, or whoever sits next. That is all: count threes, and decide in time whether you want her to sail.",
    ],
  },
};
