import type { LessonWords } from "../../../catalogue.ts";

/** What is said at one's elbow, by chapter and step. */
export const lesson: LessonWords = {
  move: {
    title: "A family and its move",
    about: "Incomes, activities, fiefs and merchants.",
    steps: [
      "You lead a noble family through sixteen reigns. Most status in the end wins: from crowns and troops, gold, merchants, and series of history cards.",
      "Here stands who reigns, and what the royal card says. In peace every family makes one move; in war nobody does.",
      "It is your move: give it to one of three activities. Each says what it brings, what your troops cost, and what you would have then.",
      "Choose agriculture: a gold for each crown on your fiefs, no upkeep, and you may buy one fief.",
      {
        says: "The income is yours. Fiefs that you can pay have a ring of brass: their crowns bring gold in every reign to come. Buy Jämtland.",
        astray: "That is a fief too. Here we take Jämtland.",
      },
      "The others have made their moves, and a new reign has begun. Now commerce: choose it.",
      {
        says: "Merchants earn more together: 2 gold for one in a country, 6 for two, 10 for three. Send a new one to Prussia, where you have one already.",
        astray: "Alone in another country it earns two. Beside the first it earns four more.",
      },
      "Paid, less the upkeep of your troops. Fiefs, merchants, history: you cannot have all, so look what the others leave.",
    ],
  },
  cards: {
    title: "Event cards",
    about: "Play them in your move, or break into another’s.",
    steps: [
      "These are your event cards; each says when it may be played and what it does. Those that may be played now have a frame of brass.",
      "In your own move you draw a card, and may play as many as you like before you choose an activity.",
      "Play Inspiring Speech: it brings you three new cards.",
      "Whenever a card is played, all others are asked whether they want to answer. Nobody did, and you have drawn three. Whether you are asked never depends on what you hold, unless you say so under “When to ask me”.",
      {
        says: "And now the other way round: somebody has played a card, and you hold Connections at Court. It cancels a card just played. Play it!",
        astray: "Letting it pass is allowed; but then it happens.",
      },
      "Cancelled: it never happened. Both cards are discarded. There are cards against cards against cards, so do not be too sure of any.",
    ],
  },
  war: {
    title: "War together",
    about: "Send a fief’s troops, and share booty or shame.",
    steps: [
      "The royal card says war. Nobody moves in this reign: the realm fights instead.",
      "Everybody decides in secret whether to send the troops of one fief. All who come fight side by side; the enemy’s strength comes from dice and cards.",
      "Victory rewards those who fought, with foreign fiefs, history and gold. After a defeat they lose a fief; and if nobody came, everybody may.",
      { says: "Beside each fief stand the odds. Send the one the ring shows.", astray: "Perhaps wise. But here we want to see a battle." },
      {
        says: "Won! The strongest chooses first, and that is you: take a fief, drawn from those that can be had.",
        astray: "Gold is soon spent; a fief brings crowns and troops.",
      },
      "The war has been fought, round by round. Who rolled what stands in the log, and can be seen again from there.",
      "Troops cost upkeep in commerce and culture, and military cards make them stronger. A family that never fights is cheap, but wins nothing abroad.",
    ],
  },
  history: {
    title: "History and status",
    about: "Buy into history, and see how status is counted.",
    steps: [
      "This row is what of Swedish history can be bought now: palaces, queens, scientists, commanders, artists and resources. A new era has a new row.",
      "Give your move to culture and science.",
      "You collect from fiefs or from commerce, and troops are paid in both cases. Take the fiefs.",
      {
        says: "Now buy a card of the row: the German Landsknechts, who fight for you.",
        astray: "Every card is good for something. Here we take another.",
      },
      "It is yours for the rest of the game. In a series every card past the second is a status point: collect a few series, not all.",
      "In the end there is status for the most crowns, troops, gold and merchants, too. The drawer “Standing” counts it as if it were over now.",
    ],
  },
};
