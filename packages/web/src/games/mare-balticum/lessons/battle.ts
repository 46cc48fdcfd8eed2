import type { Chapter } from "../../lessons.ts";

/** Attack and Defend, in secret. */
export const BATTLE: Chapter = {
  id: "battle",
  title: { en: "Secret battle cards", sv: "Hemliga stridskort" },
  about: { en: "Fight together, and each for oneself.", sv: "Slåss tillsammans, och var och en för sig." },
  steps: [
    {
      says: {
        en: "A group of several houses meets the enemy. Everybody in it plays a card for each of their units, in secret: attack or defend.",
        sv: "En grupp av flera ätter möter fienden. Var och en i den spelar ett kort för varje enhet, i hemlighet: anfall eller försvar.",
      },
      at: ["[data-fight]"],
      rule: "MB-BATTLE-15",
    },
    {
      says: {
        en: "If at least as many attack as there are enemies, the battle is won, nobody falls, and every attacker takes a prisoner: one gold.",
        sv: "Anfaller minst lika många som fienderna är striden vunnen, ingen stupar, och varje anfallare tar en fånge: ett guld.",
      },
      at: ["[data-fight]"],
      rule: "MB-BATTLE-21",
    },
    {
      says: {
        en: "If too few attack, all who did are lost; those who defended stay. And if nobody attacks, all are lost. So one hopes for the others’ courage.",
        sv: "Anfaller för få är alla som gjorde det förlorade; de som försvarade är kvar. Och anfaller ingen är alla förlorade. Så man hoppas på de andras mod.",
      },
      at: ["[data-fight]"],
      rule: "MB-BATTLE-22",
    },
    {
      says: {
        en: "Three enemies, and three of you: two units are yours. If all attack it is won, and nobody falls. Attack with both, and trust the other house: seal the cards.",
        sv: "Tre fiender, och tre av er: två enheter är dina. Anfaller alla är det vunnet, och ingen stupar. Anfall med båda, och lita på den andra ätten: försegla korten.",
      },
      at: ["[data-seal-cards]"],
      does: { kind: "playCards", attackers: ["1", "2"] },
      astray: {
        en: "Careful is not always safe: too few attacked.",
        sv: "Försiktigt är inte alltid säkert: för få anföll.",
      },
      rule: "MB-BATTLE-16",
    },
    {
      says: {
        en: "Won! The prisoners are shared out as gold, and the province is free.",
        sv: "Vunnet! Fångarna blir till guld, och provinsen är fri.",
      },
      at: [`[data-spot="seat:0"]`],
      rule: "MB-BATTLE-20",
    },
    {
      says: {
        en: "Whoever leads the group decides in a longer battle whether to retreat or fight on. Mercenaries can be hired for two gold: one enemy less.",
        sv: "I en längre strid avgör den som leder gruppen om den drar sig tillbaka eller slåss vidare. Legoknektar kan hyras för två guld: en fiende mindre.",
      },
      rule: "MB-RETREAT-1",
    },
  ],
};
