import type { Said } from "../en/vasa-regalis.ts";

export const said: Said = {
  round: "Runda",
  leader: "ledare",
  patience: "rundor utan bygge",
  of: "av",
  roles: "Roller",
  free: "lediga",
  supply: "i förrådet",
  hand: "din hand",
  ships: "På skeppen",
  owns: "Äger allt som allt, hand och skepp",
  threshold: "en del håller från",
  cards: "på hand",
  notation: "brickor av värde 1/2/3",
  offers: "Öppna bud",
  gives: (from: string, to: string, give: string, take: string) => `${from} ger ${to} ${give} mot ${take}`,
  nothing: "inget",
  spelling: { to: ["till"], give: ["ge"], take: ["mot", "ta"], nothing: ["ingenting", "inget"], and: ["och"] },
  usage: "till Lars: virke 3 mot järn 2, 2 järn 1",
};
