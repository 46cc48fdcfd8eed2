/** What is said at one's elbow in a first game, by piece of advice. */
export const lesson = {
  welcome: {
    title: "A family in the realm",
    text: "You lead one noble family through the sovereigns of Sweden. Whoever has most status in the end wins: from crowns, troops, gold, merchants, and series of history cards.",
  },
  merchant: {
    title: "Your first merchant",
    text: "Merchants earn more the more of yours stand together: 2 gold for one, 6 for two, 10 for three. Pick a country on the map.",
  },
  reign: {
    title: "The royal card",
    text: "Above the map stands who reigns and what the royal card says. In peace every family makes one move; in war nobody does.",
  },
  activity: {
    title: "Give your move to one activity",
    text: "Each tile shows what the activity would bring, what your troops cost, and what you would have then. Agriculture costs no upkeep and lets you buy a fief.",
  },
  buying: {
    title: "Buy a fief",
    text: "Fiefs you can pay have a frame of brass. Crowns are income in every reign to come, so buy early.",
  },
  cards: {
    title: "Event cards",
    text: "Your hand lies under the map. Most cards go in your own move; others wait for their moment, and then you are asked. Under ‘When to ask me’ you say how often.",
  },
  sending: {
    title: "Send a merchant",
    text: "Put it where it brings most: beside those you have. Upkeep for your troops is paid afterwards.",
  },
  war: {
    title: "War: whom do you send?",
    text: "Everybody decides in secret. The odds stand beside each fief; tick who you think will come. Victory rewards those who fought; after a defeat they lose a fief, and so may those who stayed at home.",
  },
  series: {
    title: "History cards",
    text: "Palaces, queens, scientists, commanders and artists are series: every card past the second is a status point. Collect a few series, not all.",
  },
  "go-on": {
    title: "You know the rest",
    text: "That is the game. Watch the status in the list of families, keep your event cards for the right moment, and mind the new era: its row is new.",
  },
};
export type LessonWords = typeof lesson;
