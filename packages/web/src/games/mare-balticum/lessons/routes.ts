import type { Chapter } from "../../lessons.ts";

/** Where the enemy comes, and moving. */
export const ROUTES: Chapter = {
  id: "routes",
  title: { en: "The enemy’s routes", sv: "Fiendens rutter" },
  about: { en: "You say where the enemy goes, in secret.", sv: "Ni säger vart fienden går, i hemlighet." },
  steps: [
    {
      says: {
        en: "Six routes lead from the enemy to the sea. Each of you picks one in secret. A route is active only if a neighbouring one was picked too.",
        sv: "Sex rutter leder från fienden mot havet. Var och en väljer en i hemlighet. En rutt blir aktiv bara om en bredvid också valdes.",
      },
      at: ["[data-routes]"],
      rule: "MB-ENEMY-5",
    },
    {
      says: {
        en: "Beside each stands what it would bring: three enemy units, first into the province overseas, army and then ships, and at last to your home shores.",
        sv: "Vid var och en står vad den skulle ge: tre fientliga enheter, först till provinsen på andra sidan havet, armé och sedan skepp, och till sist till hemlandets kuster.",
      },
      at: ["[data-routes]"],
      rule: "MB-ENEMY-8",
    },
    {
      says: {
        en: "Pick one far from your own farmers, and hope that nobody picks beside it: route 1.",
        sv: "Välj en långt från dina egna bönder, och hoppas att ingen väljer bredvid: rutt 1.",
      },
      at: [`[data-route="1"]`],
      does: { kind: "pickRoute", routes: ["1"] },
      astray: {
        en: "Any route will do; here we keep to the north-east.",
        sv: "Vilken rutt som helst duger; här håller vi oss i nordost.",
      },
      rule: "MB-ENEMY-1",
    },
    {
      says: {
        en: "All routes are open now. Somebody picked the one beside yours: both are active, and enemies have come along both.",
        sv: "Alla rutter är öppna nu. Någon valde den bredvid din: båda är aktiva, och fiender har kommit längs båda.",
      },
      at: ["[data-area=chronicle]", "[data-area=board]"],
      rule: "MB-ENEMY-5",
    },
    {
      says: {
        en: "Where enemies stand nothing is produced, and your people must fight them or be lost. The drawer “Standing” says how many attacks each home province is from falling.",
        sv: "Där fiender står produceras inget, och ditt folk måste slåss eller gå förlorat. Lådan ”Ställning” säger hur många anfall det är kvar för varje hemprovins.",
      },
      at: ["[data-area=board]"],
      rule: "MB-ENEMY-8",
    },
    {
      says: {
        en: "Now everybody moves what they lead; what may be moved has a ring of brass. Goods do not travel along, so at home it is often best to stay. End your movement.",
        sv: "Nu flyttar var och en det den leder; det som får flyttas har en mässingsring. Varor följer inte med, så hemma är det ofta bäst att stanna. Avsluta förflyttningen.",
      },
      does: { kind: "endMovement" },
      rule: "MB-MOVE-1",
    },
  ],
};
