import type { Chapter } from "../../lessons.ts";

/** Province titles, and the auction where several are equal. */
export const TITLES: Chapter = {
  id: "titles",
  title: { en: "Titles and auctions", sv: "Titlar och auktioner" },
  about: { en: "Who gets an office or a province, and for how much.", sv: "Vem som får ett ämbete eller en provins, och för hur mycket." },
  steps: [
    {
      says: {
        en: "The turn ends with the titles. An office goes to whoever has most people of its kind, four at least: farmers make a Treasurer, merchants an Admiral, soldiers a Constable, officials a Steward.",
        sv: "Omgången slutar med titlarna. Ett ämbete går till den som har flest av sitt slag, minst fyra: bönder ger riksskattmästare, köpmän riksamiral, soldater riksmarsk, ämbetsmän riksdrots.",
      },
      at: ["[data-area=players]"],
      rule: "MB-OFFICE-1",
    },
    {
      says: {
        en: "A province goes to whoever has most units on the title deck, three at least, once every hex of it is taken.",
        sv: "En provins går till den som har flest enheter på titelfältet, minst tre, när varje hex på det är tagen.",
      },
      at: [`[data-spot="title-5"]`],
      rule: "MB-PROVINCE-2",
    },
    {
      says: {
        en: "You are equal with another house: so gold is bid, in secret, and shown together. Only the winner pays.",
        sv: "Du har lika många som en annan ätt: då bjuds guld, i hemlighet, och visas samtidigt. Bara vinnaren betalar.",
      },
      at: ["[data-bids]"],
      rule: "MB-PROVINCE-3",
    },
    {
      says: {
        en: "You have the gold: bid one more than the other house is likely to. Bid two.",
        sv: "Du har guldet: bjud ett mer än den andra ätten troligen gör. Bjud två.",
      },
      does: { kind: "bid", amounts: [2] },
      astray: {
        en: "Too little may lose it, too much is a pity: what you bid is gone.",
        sv: "För lite kan förlora, för mycket är synd: det du bjuder är borta.",
      },
      rule: "MB-OFFICE-8",
    },
    {
      says: {
        en: "There are the bids. The title counts for you from now on: an office one, a province overseas one, one at home a half.",
        sv: "Där är buden. Titeln räknas för dig från och med nu: ett ämbete ett, en provins på andra sidan havet ett, en hemma ett halvt.",
      },
      at: [`[data-spot="seat:0"]`],
      rule: "MB-PROVINCE-13",
    },
    {
      says: {
        en: "A title can be lost again: an office to whoever has more people, a province to the enemy if none of ours is left in it.",
        sv: "En titel kan gå förlorad igen: ett ämbete till den som har fler, en provins till fienden om ingen av våra är kvar där.",
      },
      rule: "MB-PROVINCE-11",
    },
  ],
};
