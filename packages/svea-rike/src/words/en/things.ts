/** What things are called in English. */
import { named } from "@stormakt/kernel/ids";
import { COUNTRIES, ERAS, EVENT_IDS, FAMILIES, FIEFS, HISTORY, REIGNS, SOVEREIGNS, WINDOWS } from "../../catalog/index.ts";
import { ACTIVITY, SOURCE } from "../../domains.ts";
import { byPlace } from "../index.ts";
import { onCards, royalCards } from "../names.ts";
import { events } from "./events.ts";
import { history, sovereigns } from "./history.ts";

const reigns = {
  peace: "Peace",
  "tax-gathering": "Tax gathering",
  famine: "Famine",
  "good-harvests": "Good harvests",
  "demand-for-imports": "Demand for imported goods",
  "war-denmark": "War with Denmark",
  "war-prussia": "War with Prussia",
  "war-poland": "War with Poland",
  "war-russia": "War with Russia",
};
export const things = {
  event: byPlace(
    EVENT_IDS.map((id) => ({ id })),
    onCards(events),
  ),
  history: byPlace(HISTORY, history),
  sovereign: Object.fromEntries(
    SOVEREIGNS.map(({ id, from, to }, at) => [at + 1, { ...sovereigns[id], name: sovereigns[id]?.name ?? id, years: `${from}–${to}` }]),
  ),
  family: byPlace(FAMILIES, { sture: "Sture", grip: "Grip", brahe: "Brahe", eka: "Eka", "three-roses": "Three Roses" }),
  fief: byPlace(FIEFS, {
    africa: "Africa",
    america: "America",
    dalekarlia: "Dalekarlia",
    estonia: "Estonia",
    gotland: "Gotland",
    halsingland: "Hälsingland",
    jamtland: "Jämtland",
    karelia: "Karelia",
    lapponia: "Lapponia",
    livonia: "Livonia",
    norrbotten: "Norrbotten",
    nyland: "Nyland",
    narke: "Närke",
    pommern: "Pommern",
    savolaks: "Savolaks",
    skane: "Skåne",
    smaland: "Småland",
    sodermanland: "Södermanland",
    tavastehus: "Tavastehus",
    trondelag: "Trøndelag",
    uppland: "Uppland",
    vastergotland: "Västergötland",
    abo: "Åbo",
    osterbotten: "Österbotten",
  }),
  country: byPlace(COUNTRIES, { denmark: "Denmark", prussia: "Prussia", poland: "Poland", russia: "Russia" }),
  royal: royalCards("royal card", reigns),
  reign: byPlace(
    REIGNS.map((id) => ({ id })),
    reigns,
  ),
  era: byPlace(ERAS, { vasa: "The Vasa Era", expansion: "The Age of Expansion", liberty: "The Age of Liberty" }),
  activity: named(ACTIVITY, { agriculture: "Agriculture", commerce: "Commerce", culture: "Culture & Science" }),
  source: named(SOURCE, { fiefs: "fiefs", commerce: "commerce" }),
  series: {
    palace: { name: "Palace", many: "Palaces" },
    cultural: { name: "Cultural personality", many: "Cultural personalities" },
    scientist: { name: "Scientist", many: "Scientists" },
    military: { name: "Military", many: "Military" },
    queen: { name: "Queen", many: "Queens" },
    resource: { name: "Resource", many: "Resources" },
  },
  window: byPlace(WINDOWS, {
    "before-royal": "Before the royal card",
    "war-start": "War declared",
    "before-order": "Before the order of moves",
    "before-move": "Before a move",
    "move-start": "Start of your move",
    "income-fiefs": "Before income from fiefs",
    "income-commerce": "Before income from commerce",
    upkeep: "Before upkeep",
    collected: "Income collected",
    purchase: "While you buy",
    "purchase-declared": "A purchase is named",
    "card-played": "A card is played",
    "card-discarded": "A card has been used",
    "move-end": "End of a move",
    "war-reveal": "Armies shown",
    "war-round": "Before an attack",
    "booty-received": "A reward is taken",
    "after-war-loss": "After a defeat",
    "turn-end": "End of the turn",
    debt: "While you are in debt",
    "game-end": "Final settlement",
  }),
  title: {
    "protector-of-the-realm": {
      name: "Protector of the Realm",
      text: "Estates and nobles alike ask you to take the vacant throne. Your line still reigns today, and a certain French marshal is only a footnote.",
    },
    regent: {
      name: "Regent",
      text: "Parliament makes you regent. You wear no crown yourself, but three of your grandchildren do, in three different countries.",
    },
    "first-among-nobles": {
      name: "First among the Nobles",
      text: "Nobody outside the palace stands higher, and your fortune goes on to build the mills and mines of the coming century.",
    },
    "respected-house": {
      name: "A Respected House",
      text: "Your name is spoken with courtesy. Your great-grandchildren keep the name and lose nearly everything else.",
    },
    "fading-house": {
      name: "A Fading House",
      text: "The best years are behind you: the estates are mortgaged, the heirs sail west, and the line quietly ends.",
    },
    "lost-house": { name: "A Lost House", text: "The revolution reaches Stockholm before your creditors do." },
  },
};
