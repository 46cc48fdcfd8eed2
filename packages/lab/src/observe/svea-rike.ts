import type { SveaRike } from "@stormakt/svea-rike";
import { EVENTS } from "@stormakt/svea-rike/advice";
import { COUNTRIES, eraOf, FAMILIES, FIEFS, HISTORY, REIGNS } from "@stormakt/svea-rike/catalog";
import type { Observer } from "./observer.ts";

const ERAS = ["Vasa", "Expansion", "Liberty"];

export const observer: Observer<SveaRike> = {
  seatNames: FAMILIES.map(({ id }) => id),
  topics: {
    "fief at the end": "gained",
    "history card at the end": "gained",
    "event card played": "gained",
    "event card played by anybody": "share",
    "wars won": "share",
    "wars won, by era": "share",
    "wars won, by fiefs sent": "share",
    "royal cards turned up": "mean",
    "wars a game": "mean",
    turns: "mean",
    "points of a seat": "mean",
  },
  watch(_begun, { seats }, notes) {
    const reigns = REIGNS.map(() => 0);
    const played = new Set<number>();
    const wars = { won: 0, lost: 0 };
    let sent = 0;
    return {
      told(event, { table }) {
        if (event.kind === "royalTurnedUp") reigns[event.reign] = (reigns[event.reign] ?? 0) + 1;
        if (event.kind === "cardPlayed") {
          played.add(event.card);
          notes.had("event card played", EVENTS[event.card]?.id ?? "", event.by);
        }
        if (event.kind === "warDeclared") sent = 0;
        if (event.kind === "fiefSent") sent++;
        if (event.kind === "warWon" || event.kind === "warLost") {
          const won = event.kind === "warWon";
          wars[won ? "won" : "lost"]++;
          notes.went("wars won", COUNTRIES[event.country]?.id ?? "", won);
          notes.went("wars won, by fiefs sent", String(sent), won);
          sent = 0;
          notes.went("wars won, by era", ERAS[eraOf(table.sovereign)] ?? "", won);
        }
        if (event.kind === "scored") notes.measured("points of a seat", "all", event.points);
      },
      ended({ table }) {
        table.fiefs.forEach((owner, fief) => {
          if (owner >= 0 && owner < seats) notes.had("fief at the end", FIEFS[fief]?.id ?? "", owner);
        });
        table.history.forEach((owner, card) => {
          if (owner >= 0) notes.had("history card at the end", HISTORY[card]?.id ?? "", owner);
        });
        EVENTS.forEach(({ id }, title) => notes.went("event card played by anybody", id, played.has(title)));
        reigns.forEach((times, reign) => notes.measured("royal cards turned up", REIGNS[reign] ?? "", times));
        notes.measured("wars a game", "won", wars.won);
        notes.measured("wars a game", "lost", wars.lost);
        notes.measured("turns", "all", table.turn);
      },
    };
  },
};
