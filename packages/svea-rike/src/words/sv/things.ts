/** Vad saker heter på svenska. */
import { named } from "@stormakt/kernel/ids";
import { COUNTRIES, ERAS, EVENT_IDS, FAMILIES, FIEFS, HISTORY, REIGNS, SOVEREIGNS, WINDOWS } from "../../catalog/index.ts";
import { ACTIVITY, SOURCE } from "../../domains.ts";
import { byPlace } from "../index.ts";
import { onCards, royalCards } from "../names.ts";
import { events } from "./events.ts";
import { history, sovereigns } from "./history.ts";

const reigns = {
  peace: "Fred",
  "tax-gathering": "Skatteindrivning",
  famine: "Missväxt",
  "good-harvests": "Goda skördar",
  "demand-for-imports": "Efterfrågan på importvaror",
  "war-denmark": "Krig med Danmark",
  "war-prussia": "Krig med Preussen",
  "war-poland": "Krig med Polen",
  "war-russia": "Krig med Ryssland",
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
  family: byPlace(FAMILIES, { sture: "Sture", grip: "Grip", brahe: "Brahe", eka: "Eka", "three-roses": "Tre Rosor" }),
  fief: byPlace(FIEFS, {
    africa: "Afrika",
    america: "Amerika",
    dalekarlia: "Dalarna",
    estonia: "Estland",
    gotland: "Gotland",
    halsingland: "Hälsingland",
    jamtland: "Jämtland",
    karelia: "Karelen",
    lapponia: "Lappland",
    livonia: "Livland",
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
  country: byPlace(COUNTRIES, { denmark: "Danmark", prussia: "Preussen", poland: "Polen", russia: "Ryssland" }),
  royal: royalCards("regentkort", reigns),
  reign: byPlace(
    REIGNS.map((id) => ({ id })),
    reigns,
  ),
  era: byPlace(ERAS, { vasa: "Vasatiden", expansion: "Stormaktstiden", liberty: "Frihetstiden" }),
  activity: named(ACTIVITY, { agriculture: "Jordbruk", commerce: "Handel", culture: "Kultur & vetenskap" }),
  source: named(SOURCE, { fiefs: "förläningar", commerce: "handel" }),
  series: {
    palace: { name: "Slott", many: "Slott" },
    cultural: { name: "Kulturpersonlighet", many: "Kulturpersonligheter" },
    scientist: { name: "Vetenskapsman", many: "Vetenskapsmän" },
    military: { name: "Militaria", many: "Militaria" },
    queen: { name: "Drottning", many: "Drottningar" },
    resource: { name: "Resurs", many: "Resurser" },
  },
  window: byPlace(WINDOWS, {
    "before-royal": "Före regentkortet",
    "war-start": "Krigsförklaring",
    "before-order": "Före turordningen",
    "before-move": "Före ett drag",
    "move-start": "Början av ditt drag",
    "income-fiefs": "Före inkomst från förläningar",
    "income-commerce": "Före inkomst från handel",
    upkeep: "Före underhåll",
    collected: "Inkomsten är upptagen",
    purchase: "Medan du köper",
    "purchase-declared": "Ett köp är nämnt",
    "card-played": "Ett kort spelas",
    "card-discarded": "Ett kort har använts",
    "move-end": "Slutet av ett drag",
    "war-reveal": "Härarna visas",
    "war-round": "Före ett anfall",
    "booty-received": "En belöning är tagen",
    "after-war-loss": "Efter ett nederlag",
    "turn-end": "Slutet av omgången",
    debt: "Medan du är skyldig guld",
    "game-end": "Slutuppgörelsen",
  }),
  title: {
    "protector-of-the-realm": {
      name: "Riksföreståndare",
      text: "Ständer och adel ber dig att bestiga den lediga tronen. Din ätt regerar än i dag, och en viss fransk marskalk är bara en fotnot.",
    },
    regent: {
      name: "Regent",
      text: "Riksdagen gör dig till regent. Själv bär du ingen krona, men det gör tre av dina barnbarn, i tre olika länder.",
    },
    "first-among-nobles": {
      name: "Främst bland adeln",
      text: "Ingen utanför slottet står högre, och din förmögenhet bygger bruken och gruvorna i det sekel som kommer.",
    },
    "respected-house": {
      name: "En aktad ätt",
      text: "Ditt namn nämns med aktning. Dina barnbarnsbarn behåller namnet och förlorar nästan allt annat.",
    },
    "fading-house": {
      name: "En ätt på nedgång",
      text: "De bästa åren är förbi: godsen är belånade, arvingarna seglar västerut, och ätten dör ut i stillhet.",
    },
    "lost-house": { name: "En utslocknad ätt", text: "Revolutionen når Stockholm före dina fordringsägare." },
  },
};
