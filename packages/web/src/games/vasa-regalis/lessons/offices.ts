import type { Chapter } from "../../lessons.ts";

/** The two roles that reach for what lies on the ships. */
export const OFFICES: Chapter = {
  id: "offices",
  title: { en: "Admiral and King", sv: "Amiralen och kungen" },
  about: { en: "Change what lies on a ship, or seem to.", sv: "Ändra det som ligger på ett skepp, eller låtsas." },
  steps: [
    {
      says: {
        en: "The guns are built, and you laid a one on them. But the others were stingy too: the part is weak, and then it is the threes on the ship that count.",
        sv: "Kanonerna är byggda, och du lade en etta. Men de andra var också snåla: delen är svag, och då är det treorna på skeppet som räknas.",
      },
      at: [`[data-spot="square:0:2"]`],
      rule: "VR-SCORE-7",
    },
    {
      says: {
        en: "The Admiral buys one good, and may change a marker on the own ship. Take the Admiral.",
        sv: "Amiralen köper en vara och får byta en bricka på det egna skeppet. Ta amiralen.",
      },
      at: [`[data-spot="role:6"]`],
      does: { kind: "takeRole", role: "admiral" },
      rule: "VR-ADMIRAL-2",
    },
    {
      says: {
        en: "First the change: press the three of iron in your hand. It goes to the ship, and the one comes back to you.",
        sv: "Först bytet: tryck på järntrean i din hand. Den hamnar på skeppet, och ettan kommer tillbaka till dig.",
      },
      at: [`[data-spot="hand:2"] button:has([data-value="3"])`],
      does: { kind: "replace", good: "iron", value: 3 },
      astray: {
        en: "Putting the same marker back is a bluff: nobody can tell. Here we really change it.",
        sv: "Att lägga tillbaka samma bricka är en bluff: ingen kan se det. Här byter vi på riktigt.",
      },
      rule: "VR-ADMIRAL-3",
    },
    {
      says: {
        en: "Then the purchase, any one good you like. Take wood from the yard.",
        sv: "Sedan köpet, vilken vara som helst. Ta trä från varvet.",
      },
      at: [`[data-spot="yard:0:1"] button`, `[data-spot="yard:0:1"]`],
      does: { kind: "procureAny", good: "wood" },
      rule: "VR-PROCURE-8",
    },
    {
      still: true,
      says: {
        en: "All know that you handled that square; nobody knows whether anything changed. Who had looked there knows less than before.",
        sv: "Alla vet att du rörde den rutan; ingen vet om något ändrades. Den som hade tittat där vet nu mindre än förut.",
      },
      at: [`[data-spot="square:0:2"]`],
      rule: "VR-ADMIRAL-8",
    },
    {
      says: {
        en: "A new round. The King, too, buys one good; and he orders somebody to change a marker. Take the King.",
        sv: "En ny runda. Kungen köper också en vara; och han befaller någon att byta en bricka. Ta kungen.",
      },
      at: [`[data-spot="role:7"]`],
      does: { kind: "takeRole", role: "king" },
      rule: "VR-KING-1",
    },
    {
      says: {
        en: "Buy wood first: the planks are still to be built.",
        sv: "Köp trä först: planken är inte byggda än.",
      },
      at: [`[data-spot="yard:0:1"] button`, `[data-spot="yard:0:1"]`],
      does: { kind: "procureAny", good: "wood" },
      rule: "VR-KING-1",
    },
    {
      says: {
        en: "Now order the rival on your left to change the iron. Whoever has another iron in hand must obey, and chooses which in secret.",
        sv: "Befall nu rivalen till vänster att byta sitt järn. Den som har ett annat järn på hand måste lyda, och väljer i hemlighet vilket.",
      },
      at: [`[data-rivals] [data-spot="square:1:2"]`, `[data-area=players] [data-spot="square:1:2"]`],
      does: { kind: "order", target: 1, good: "iron" },
      astray: {
        en: "An order to somebody with no such good in hand is void. This rival has one.",
        sv: "En befallning åt någon utan den varan på hand är utan verkan. Den här rivalen har en.",
      },
      rule: "VR-KING-4",
    },
    {
      still: true,
      says: {
        en: "Obeyed. You see neither what went nor what came; but whoever gave a three has perhaps had to take it back. Goods left in hand after a building are a danger, then.",
        sv: "Åtlytt. Du ser varken vad som gick eller kom; men den som gav en trea fick kanske ta tillbaka den. Varor som är kvar på hand efter ett bygge är alltså en fara.",
      },
      at: [`[data-area=players] [data-spot="square:1:2"]`],
      rule: "VR-KING-7",
    },
  ],
};
