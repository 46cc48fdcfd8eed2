import type { Chapter } from "../../lessons.ts";
import { BATTLE } from "./battle.ts";
import { RIKSDAG } from "./riksdag.ts";
import { ROUTES } from "./routes.ts";
import { TITLES } from "./titles.ts";

const GOODS: Chapter = {
  id: "goods",
  title: { en: "Goods and investments", sv: "Varor och investeringar" },
  about: { en: "What your people produce, and what it buys.", sv: "Vad ditt folk producerar, och vad det räcker till." },
  steps: [
    {
      says: {
        en: "You lead a noble house in Sweden’s Baltic empire. Titles win: four offices and twelve provinces. But if two home provinces fall to the enemy, everybody loses.",
        sv: "Du leder en ätt i det svenska Östersjöväldet. Titlar vinner: fyra ämbeten och tolv provinser. Men faller två hemprovinser i fiendens händer förlorar alla.",
      },
      at: [`[data-spot="seat:0"]`],
      rule: "MB-END-2",
    },
    {
      says: {
        en: "At the start of the turn each of your people bore a good, the one drawn on its province. The goods lie on the map, on whoever made them.",
        sv: "I början av omgången gav var och en av dina en vara, den som är tecknad på provinsen. Varorna ligger på kartan, hos den som gjort dem.",
      },
      at: ["[data-area=board]"],
      rule: "MB-PROD-5",
    },
    {
      says: {
        en: "Now you invest. This strip is what you can pay with: every good you have on the map, and gold. Press the wood.",
        sv: "Nu investerar du. Den här remsan är det du kan betala med: varje vara du har på kartan, och guld. Tryck på trä.",
      },
      at: [`[data-pay="1"]`],
      shown: `[data-pay="1"][aria-pressed=true]`,
      rule: "MB-INVEST-2",
    },
    {
      says: {
        en: "Each investment takes the good and one gold for the labour. Put a unit on the fleet’s first square: who has that square will lead the fleet.",
        sv: "Varje investering tar varan och ett guld för arbetet. Lägg en enhet på flottans första ruta: den som har den rutan ska leda flottan.",
      },
      does: { kind: "investInBuild", square: "fleet 1", pay: "wood" },
      astray: {
        en: "That would be a unit too, but not the leader of a fleet.",
        sv: "Det hade också blivit en enhet, men inte ledaren för en flotta.",
      },
      rule: "MB-BUILD-3",
    },
    {
      still: true,
      says: {
        en: "Three squares make a fleet, an army or a fort, of everybody’s units together. Help to finish it, and you sail along.",
        sv: "Tre rutor blir en flotta, en armé eller en fästning, av allas enheter tillsammans. Hjälp till att få den färdig, så seglar du med.",
      },
      at: [`[data-spot="square-0"]`],
      rule: "MB-BUILD-3",
    },
    {
      says: {
        en: "The title deck leads to provinces. Its gold hex takes two gold and no good: press gold in the strip.",
        sv: "Titelfältet leder till provinser. Dess guldhex tar två guld och ingen vara: tryck på guld i remsan.",
      },
      at: [`[data-pay="5"]`],
      shown: `[data-pay="5"][aria-pressed=true]`,
      rule: "MB-TITLEDECK-3",
    },
    {
      says: { en: "And put a unit on the gold hex.", sv: "Och lägg en enhet på guldhexen." },
      does: { kind: "investInTitle", hex: "gold", pay: "gold" },
      rule: "MB-TITLEDECK-1",
    },
    {
      says: {
        en: "That will do. What is left over is saved and becomes gold in time. End your investments.",
        sv: "Det räcker så. Det som blir över sparas och blir guld med tiden. Avsluta investeringarna.",
      },
      does: { kind: "endInvestment" },
      rule: "MB-INVEST-1",
    },
  ],
};

export const chapters: readonly Chapter[] = [GOODS, ROUTES, BATTLE, TITLES, RIKSDAG];
