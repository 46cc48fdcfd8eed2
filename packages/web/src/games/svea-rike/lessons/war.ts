import type { Chapter } from "../../lessons.ts";

/** The realm at war, all together and each for oneself. */
export const WAR: Chapter = {
  id: "war",
  title: { en: "War together", sv: "Krig tillsammans" },
  about: { en: "Send a fief’s troops, and share booty or shame.", sv: "Sänd en förlänings trupper, och dela byte eller skam." },
  steps: [
    {
      says: {
        en: "The royal card says war. Nobody moves in this reign: the realm fights instead.",
        sv: "Regentkortet säger krig. Ingen gör något drag under den här regenten: riket strider i stället.",
      },
      at: [`[data-spot="royal"]`],
      rule: "SR-ROYAL-9",
    },
    {
      says: {
        en: "Everybody decides in secret whether to send the troops of one fief. All who come fight side by side; the enemy’s strength comes from dice and cards.",
        sv: "Alla bestämmer i hemlighet om de sänder en förlänings trupper. Alla som kommer slåss sida vid sida; fiendens styrka kommer av tärningar och kort.",
      },
      at: ["[data-war-task]", "[data-area=task]"],
      rule: "SR-WAR-3",
    },
    {
      says: {
        en: "Victory rewards those who fought, with foreign fiefs, history and gold. After a defeat they lose a fief; and if nobody came, everybody may.",
        sv: "Seger belönar dem som stred, med främmande förläningar, historia och guld. Efter ett nederlag mister de en förläning; och kom ingen kan alla göra det.",
      },
      at: ["[data-war-task]", "[data-area=task]"],
      rule: "SR-WAR-3",
    },
    {
      says: {
        en: "Beside each fief stand the odds. Send the one the ring shows.",
        sv: "Vid varje förläning står oddsen. Sänd den som ringen visar.",
      },
      at: [`[data-commit="7"]`],
      does: { kind: "commit", fief: "karelia" },
      astray: {
        en: "Perhaps wise. But here we want to see a battle.",
        sv: "Kanske klokt. Men här vill vi se en strid.",
      },
      rule: "SR-WAR-3",
    },
    {
      says: {
        en: "Won! The strongest chooses first, and that is you: take a fief, drawn from those that can be had.",
        sv: "Seger! Den starkaste väljer först, och det är du: ta en förläning, som dras bland dem som finns.",
      },
      at: ["[data-deed=takeFief]"],
      does: { kind: "takeFief" },
      astray: {
        en: "Gold is soon spent; a fief brings crowns and troops.",
        sv: "Guld tar snart slut; en förläning ger kronor och trupper.",
      },
      rule: "SR-BOOTY-3",
    },
    {
      says: {
        en: "The war has been fought, round by round. Who rolled what stands in the log, and can be seen again from there.",
        sv: "Kriget har utkämpats, rond för rond. Vem som slog vad står i loggen, och kan ses igen därifrån.",
      },
      at: ["[data-area=chronicle]", "[data-area=board]"],
      rule: "SR-WAR-8",
    },
    {
      says: {
        en: "Troops cost upkeep in commerce and culture, and military cards make them stronger. A family that never fights is cheap, but wins nothing abroad.",
        sv: "Trupper kostar underhåll i handel och kultur, och militärkort gör dem starkare. En ätt som aldrig strider är billig, men vinner inget utomlands.",
      },
      at: [`[data-area=players] [data-spot="seat:0"]`],
      rule: "SR-HIST-4",
    },
  ],
};
