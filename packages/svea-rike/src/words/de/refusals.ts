/** Warum etwas nicht erlaubt ist. */
import type { Refusals } from "../names.ts";

export const refusals: Refusals = {
  "SR-EVENT-3": "Diese Karte hast du nicht auf der Hand.",
  "SR-TIME-2": "Diese Karte lässt sich in diesem Augenblick nicht spielen.",
  "SR-HIST-9": "Ein solches Amt hast du nicht, oder es lässt sich in diesem Augenblick nicht nutzen.",
  "SR-AGRI-1": "Lehen werden in der Landwirtschaft gekauft.",
  "SR-AGRI-5": "In diesem Zug hast du schon ein Lehen gekauft.",
  "SR-AGRI-6": "Dieses Lehen liegt nicht im Stapel.",
  "SR-ERA-4": "Die Kolonien sind nicht vor der Großmachtzeit zu haben.",
  "SR-PAY-3": "Du hast nicht den ganzen Preis auf der Hand.",
  "SR-CULT-1": "Geschichtskarten werden in Kultur & Wissenschaft gekauft.",
  "SR-CULT-4": "Du hast alle Karten gekauft, die dieser Zug erlaubt.",
  "SR-CULT-5": "Auch mit Verborgener Schatz hast du alle Karten gekauft, die dieser Zug erlaubt.",
  "SR-CULT-6": "Diese Karte liegt nicht in der Reihe.",
  "SR-CULT-8": "So viele Karten darfst du nicht ziehen.",
  "SR-COMM-1": "Dort hast du keinen Händler.",
  "SR-COMM-2": "Dort ist kein Platz für einen weiteren Händler.",
  "SR-COMM-4": "Schweden ist mit diesem Land im Krieg.",
  "SR-WAR-3": "Schicken kannst du nur ein eigenes Lehen.",
  "SR-WAR-4": "Ein Lehen ohne Truppen kannst du nur schicken, wenn du Militärkarten hast, die in dieser Zeit nützen.",
  "SR-BOOTY-4": "Eine solche Belohnung ist nicht zu haben.",
  "SR-DEFEAT-4": "Aufgeben kannst du nur ein eigenes Lehen.",
  "SR-SELL-2": "Verkaufen kannst du nur ein eigenes Lehen.",
  "SR-SELL-4":
    "Ein Preis ist mindestens 1 und auf der Hand dessen, der ihn zahlt; ein anderer unterscheidet sich vom ersten, und über eine Schuld werden höchstens zwanzig Angebote gemacht.",
  "SR-SELL-8": "Ein in den Krieg geschicktes Lehen lässt sich nicht verkaufen.",
  "SR-OPT-6": "In dieser Partie werden Lehen nur an die Schatzkammer verkauft.",
};
