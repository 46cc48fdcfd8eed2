import type { Said } from "../en/vasa-regalis.ts";

export const said: Said = {
  round: "Runde",
  leader: "Werftmeister",
  patience: "Runden ohne Bau",
  of: "von",
  roles: "Rollen",
  free: "frei",
  supply: "im Vorrat",
  hand: "deine Hand",
  ships: "Auf den Schiffen",
  owns: "Zusammen, Hand und Schiff",
  threshold: "ein Teil hält ab",
  cards: "auf der Hand",
  notation: "Plättchen vom Wert 1/2/3",
  offers: "Offene Angebote",
  gives: (from, to, give, take) => `${from} gibt ${to} ${give} für ${take}`,
  nothing: "nichts",
  spelling: { to: ["an"], give: ["gib"], take: ["für", "gegen", "nimm"], nothing: ["nichts"], and: ["und"] },
  usage: "an Lars: Holz 3 für Eisen 2, 2 Eisen 1",
};
