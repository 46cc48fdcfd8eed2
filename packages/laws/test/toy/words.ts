import type { Manner, Words } from "@stormakt/words";
import type { Toy } from "./types.ts";

type StepName = "dial" | "peek" | "bid" | "aboutToScore" | "aboutToTrick" | "gift";

export const manner: Manner = {
  fields: { seat: "seat", card: "card", cards: "card", coins: "number", dial: "number", by: "number", gifts: "number" },
};

const things = { card: Object.fromEntries(Array.from({ length: 16 }, (_, at) => [at + 1, `card ${at + 1}`])) };

export const en: Words<Toy, StepName> = {
  game: { title: "Skerries", subtitle: "A toy", blurb: "Bids, tricks and gifts.", length: "a minute" },
  options: {
    tricks: { name: "Tricks", help: "Whether tricks are dealt." },
    rounds: { name: "Rounds", help: "How many." },
    deck: { name: "Deck", help: "How many cards.", choices: { short: "ten", long: "sixteen" } },
    first: { name: "First leader", help: "Who begins." },
  },
  steps: {
    dial: { ask: "Turn the dial?", wait: "{who} may turn the dial." },
    peek: { ask: "Look at the deck?", wait: "{who} may look at the deck." },
    bid: { ask: "Bid a card.", wait: "{who} still to bid." },
    aboutToScore: { ask: "A trick?", wait: "{who} may play a trick." },
    aboutToTrick: { ask: "Counter it?", wait: "{who} may counter." },
    gift: { ask: "Give coins?", wait: "{who} may give coins." },
  },
  moves: {
    turn: "Turn the dial by {by}",
    rest: "Leave the dial",
    shout: "Shout",
    peek: "Look",
    lookAway: "Look away",
    bid: "Bid {card}",
    trick: "Play a trick",
    counter: "Counter it",
    give: "Give {gifts}",
    keep: "Keep all",
    pass: "Pass",
  },
  events: {
    turned: "{seat} turned the dial to {dial}.",
    shouted: "{seat} shouted.",
    peeked: "{seat} looked at {card}.",
    someonePeeked: "{seat} looked at the top card.",
    bidsTurned: "The bids are {cards}.",
    tricked: "{seat} played a trick.",
    countered: "{seat} countered it.",
    won: "{seat} won {coins, plural, one {# coin} other {# coins}}.",
    wonNothing: "Nobody won.",
    gave: "{seat} gave {coins}.",
    drew: "{seat} drew {card}.",
    someoneDrew: "{seat} drew a card.",
  },
  refusals: {
    "TO-SETUP-1": "Two to four play.",
    "TO-SETUP-2": "The short deck is for two or three.",
    "TO-DIAL-1": "The dial was turned three times.",
    "TO-DIAL-2": "A shout costs a coin.",
    "TO-DIAL-3": "You have shouted.",
    "TO-PEEK-1": "There is nothing to look at.",
    "TO-BID-1": "You do not hold that card.",
    "TO-TRICK-1": "You hold no trick.",
    "TO-TRICK-2": "It is your own trick.",
    "TO-GIFT-1": "One gift for each of the others.",
    "TO-GIFT-2": "You do not own that much.",
  },
  outcomes: { mostCoins: "{winner} won.", bankrupt: "Nobody owns anything." },
  things,
};
export const sv: Words<Toy, StepName> = { ...en, game: { ...en.game, title: "Kobbar" } };
