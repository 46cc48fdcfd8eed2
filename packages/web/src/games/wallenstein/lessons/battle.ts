import type { Chapter } from "../../lessons.ts";

const MAEHREN = 20;
/** The auction, the event, and a battle in the tower. */
export const BATTLE: Chapter = {
  id: "battle",
  title: { en: "Order, event and battle", sv: "Ordning, händelse och strid" },
  about: { en: "Choose your place, then throw your armies into the tower.", sv: "Välj plats, och kasta sedan arméerna i tornet." },
  steps: [
    {
      says: {
        en: "All plans are made. Your bid of four Thalers was the best: you choose first where to stand in the order.",
        sv: "Alla planer är lagda. Ditt bud på fyra daler var bäst: du väljer först var i ordningen du vill stå.",
      },
      at: ["[data-order]"],
      rule: "WA-ORDER-2",
    },
    {
      says: {
        en: "One of the year’s events has been drawn, and holds for everybody this season. It stands on the map with what it does.",
        sv: "En av årets händelser har dragits, och gäller alla den här säsongen. Den står på kartan med vad den gör.",
      },
      at: ["[data-event]"],
      rule: "WA-EVENT-2",
    },
    {
      says: {
        en: "Each place has a tile. Take the first: you act before the others, and have one army more in every attack.",
        sv: "Varje plats har en bricka. Ta den första: du handlar före de andra, och har en armé till i varje anfall.",
      },
      at: [`[data-spot="position:1"]`],
      does: { kind: "takePosition", position: 1, tile: "plus-attack" },
      astray: {
        en: "Not wrong: every tile is good for something. Here we want to attack.",
        sv: "Inte fel: varje bricka är bra för något. Här vill vi anfalla.",
      },
      rule: "WA-ORDER-4",
    },
    {
      says: {
        en: "The actions have been carried out one after another, and now it is combat A: from Oberösterreich your armies may go into one neighbour. Choose Mähren, which is neutral.",
        sv: "Handlingarna har utförts en efter en, och nu är det strid A: från Oberösterreich får dina arméer gå in i en granne. Välj Mähren, som är neutralt.",
      },
      at: [`[data-target][data-county="${MAEHREN}"]`],
      shown: `[data-target][data-county="${MAEHREN}"][data-on]`,
      rule: "WA-COMBAT-1",
    },
    {
      says: {
        en: "For every number you see how likely you win. One army must stay behind: send three.",
        sv: "För varje antal ser du hur troligt det är att du vinner. En armé måste stanna: sänd tre.",
      },
      at: [`[data-armies="3"]`],
      does: { kind: "march", to: "maehren", armies: 3 },
      astray: {
        en: "Fewer armies, fewer cubes in the tower. Try the larger number.",
        sv: "Färre arméer, färre kuber i tornet. Pröva det större antalet.",
      },
      rule: "WA-DEPLOY-6",
    },
    {
      still: true,
      says: {
        en: "All cubes went through the tower: yours, the peasant’s, and what lay in the tray. Some stuck; others, from before, came out. Whoever has more in the tray wins, and loses as many as the other had. Mähren is yours.",
        sv: "Alla kuber gick genom tornet: dina, bondens och det som låg i skålen. Några fastnade; andra, från tidigare, kom ut. Den som har flest i skålen vinner, och förlorar lika många som den andre hade. Mähren är ditt.",
      },
      at: [`[data-spot="county-${MAEHREN}"]`],
      rule: "WA-COMBAT-11",
    },
    {
      still: true,
      says: {
        en: "The tower remembers: what sticks in it will come out in some later battle, perhaps on your side. Its contents always stand under “Standing”.",
        sv: "Tornet minns: det som fastnar kommer ut i någon senare strid, kanske på din sida. Innehållet står alltid under ”Ställning”.",
      },
      at: ["[data-tower]", "[data-area=board]"],
      rule: "WA-TOWER-3",
    },
    {
      still: true,
      says: {
        en: "A tie against a player leaves the county empty: the buildings are gone too. Beware of small attacks on rich land.",
        sv: "Oavgjort mot en spelare lämnar grevskapet tomt: byggnaderna försvinner också. Akta dig för små anfall mot rikt land.",
      },
      rule: "WA-COMBAT-14",
    },
  ],
};
