/** Wie die Dinge auf Deutsch heißen; Orte, wie sie zu jener Zeit auf Deutsch hießen. */
import { named } from "@stormakt/kernel/ids";
import { COUNTRIES, ERAS, EVENT_IDS, FAMILIES, FIEFS, HISTORY, REIGNS, SOVEREIGNS, WINDOWS } from "../../catalog/index.ts";
import { ACTIVITY, SOURCE } from "../../domains.ts";
import { byPlace } from "../index.ts";
import { onCards, royalCards } from "../names.ts";
import { events } from "./events.ts";
import { history, sovereigns } from "./history.ts";

const reigns = {
  peace: "Frieden",
  "tax-gathering": "Steuererhebung",
  famine: "Hungersnot",
  "good-harvests": "Gute Ernten",
  "demand-for-imports": "Nachfrage nach fremden Waren",
  "war-denmark": "Krieg mit Dänemark",
  "war-prussia": "Krieg mit Preußen",
  "war-poland": "Krieg mit Polen",
  "war-russia": "Krieg mit Russland",
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
  family: byPlace(FAMILIES, { sture: "Sture", grip: "Grip", brahe: "Brahe", eka: "Eka", "three-roses": "Drei Rosen" }),
  fief: byPlace(FIEFS, {
    africa: "Afrika",
    america: "Amerika",
    dalekarlia: "Dalekarlien",
    estonia: "Estland",
    gotland: "Gotland",
    halsingland: "Hälsingland",
    jamtland: "Jämtland",
    karelia: "Karelien",
    lapponia: "Lappland",
    livonia: "Livland",
    norrbotten: "Norrbotten",
    nyland: "Nyland",
    narke: "Närke",
    pommern: "Pommern",
    savolaks: "Savolax",
    skane: "Schonen",
    smaland: "Småland",
    sodermanland: "Södermanland",
    tavastehus: "Tavastehus",
    trondelag: "Drontheim",
    uppland: "Uppland",
    vastergotland: "Westgotland",
    abo: "Åbo",
    osterbotten: "Ostbottnien",
  }),
  country: byPlace(COUNTRIES, { denmark: "Dänemark", prussia: "Preußen", poland: "Polen", russia: "Russland" }),
  royal: royalCards("Königskarte", reigns),
  reign: byPlace(
    REIGNS.map((id) => ({ id })),
    reigns,
  ),
  era: byPlace(ERAS, { vasa: "Die Wasazeit", expansion: "Die Großmachtzeit", liberty: "Die Freiheitszeit" }),
  activity: named(ACTIVITY, { agriculture: "Landwirtschaft", commerce: "Handel", culture: "Kultur & Wissenschaft" }),
  source: named(SOURCE, { fiefs: { name: "Lehen", from: "Lehen" }, commerce: { name: "Handel", from: "dem Handel" } }),
  series: {
    palace: { name: "Schloss", many: "Schlösser" },
    cultural: { name: "Kulturschaffender", many: "Kulturschaffende" },
    scientist: { name: "Wissenschaftler", many: "Wissenschaftler" },
    military: { name: "Militär", many: "Militär" },
    queen: { name: "Königin", many: "Königinnen" },
    resource: { name: "Quelle", many: "Quellen" },
  },
  window: byPlace(WINDOWS, {
    "before-royal": "Vor der Königskarte",
    "war-start": "Krieg erklärt",
    "before-order": "Vor der Zugfolge",
    "before-move": "Vor einem Zug",
    "move-start": "Beginn deines Zuges",
    "income-fiefs": "Vor Einkünften aus Lehen",
    "income-commerce": "Vor Einkünften aus dem Handel",
    upkeep: "Vor dem Unterhalt",
    collected: "Einkünfte bekommen",
    purchase: "Während du kaufst",
    "purchase-declared": "Ein Kauf ist genannt",
    "card-played": "Eine Karte ist gespielt",
    "card-discarded": "Eine Karte ist verbraucht",
    "move-end": "Ende eines Zuges",
    "war-reveal": "Heere gezeigt",
    "war-round": "Vor einem Angriff",
    "booty-received": "Eine Belohnung ist genommen",
    "after-war-loss": "Nach einer Niederlage",
    "turn-end": "Ende der Runde",
    debt: "Während du Schulden hast",
    "game-end": "Schlussabrechnung",
  }),
  title: {
    "protector-of-the-realm": {
      name: "Reichsverweser",
      text: "Stände und Adel bitten dich gemeinsam, den leeren Thron einzunehmen. Deine Linie regiert noch heute, und ein gewisser französischer Marschall ist nur eine Fußnote.",
    },
    regent: {
      name: "Regent",
      text: "Der Reichstag macht dich zum Regenten. Selbst trägst du keine Krone, aber drei deiner Enkel tun es, in drei verschiedenen Ländern.",
    },
    "first-among-nobles": {
      name: "Erster des Adels",
      text: "Außerhalb des Schlosses steht niemand höher, und dein Vermögen baut die Mühlen und Gruben des kommenden Jahrhunderts.",
    },
    "respected-house": {
      name: "Ein geachtetes Haus",
      text: "Dein Name wird mit Respekt genannt. Deine Urenkel behalten den Namen und verlieren fast alles andere.",
    },
    "fading-house": {
      name: "Ein verblassendes Haus",
      text: "Die besten Jahre liegen hinter dir: die Güter sind verpfändet, die Erben segeln nach Westen, und die Linie endet still.",
    },
    "lost-house": { name: "Ein verlorenes Haus", text: "Die Revolution erreicht Stockholm vor deinen Gläubigern." },
  },
};
