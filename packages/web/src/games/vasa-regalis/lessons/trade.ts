import type { Chapter } from "../../lessons.ts";

const NOTHING = {
  "wood 1": 0,
  "wood 2": 0,
  "wood 3": 0,
  "cloth 1": 0,
  "cloth 2": 0,
  "cloth 3": 0,
  "iron 1": 0,
  "iron 2": 0,
  "iron 3": 0,
  "sculpture 1": 0,
  "sculpture 2": 0,
  "sculpture 3": 0,
};
/** Inventory, where it was agreed on. */
export const TRADE: Chapter = {
  id: "trade",
  title: { en: "Inventory: trading", sv: "Inventering: byteshandel" },
  about: { en: "Offer a good for another, in private.", sv: "Erbjud en vara mot en annan, i enrum." },
  steps: [
    {
      says: {
        en: "Some tables agree on inventory: after the roles goods may be traded between two players, as often as they like.",
        sv: "En del bord kommer överens om inventering: efter rollerna får två spelare byta varor med varandra, så ofta de vill.",
      },
      at: ["[data-trading]"],
      rule: "VR-INVENTORY-1",
    },
    {
      says: {
        en: "You have cloth to spare and want iron. Choose the rival on your left.",
        sv: "Du har tyg över och vill ha järn. Välj rivalen till vänster.",
      },
      at: [`[data-partner="1"]`],
      shown: `[data-partner="1"][aria-pressed=true]`,
      rule: "VR-INVENTORY-2",
    },
    {
      says: { en: "Give: a one of cloth.", sv: "Ge: en tygetta." },
      at: [`[data-chooser="give"] [data-kind="3"]`],
      shown: `[data-chooser="give"] [data-on] [data-kind="3"]`,
      rule: "VR-INVENTORY-3",
    },
    {
      says: { en: "For it: a one of iron.", sv: "Mot: en järnetta." },
      at: [`[data-chooser="take"] [data-kind="6"]`],
      shown: `[data-chooser="take"] [data-on] [data-kind="6"]`,
      rule: "VR-INVENTORY-3",
    },
    {
      says: {
        en: "Send the offer. You may ask for anything there is, whether or not the other has it.",
        sv: "Sänd anbudet. Du får be om vad som helst som finns, vare sig den andre har det eller inte.",
      },
      at: ["[data-send]"],
      does: {
        kind: "offer",
        to: 1,
        give: { ...NOTHING, "cloth 1": 1 },
        take: { ...NOTHING, "iron 1": 1 },
      },
      rule: "VR-INVENTORY-5",
    },
    {
      says: {
        en: "Accepted. The others learn only that you two traded, and how many markers went each way.",
        sv: "Antaget. De andra får bara veta att ni två bytte, och hur många brickor som gick åt vardera hållet.",
      },
      at: [`[data-spot="hand:2"]`],
      rule: "VR-INVENTORY-16",
    },
    {
      says: {
        en: "You always keep at least one of every good that is not built yet. Say that you are ready: when all have, the round goes on.",
        sv: "Du behåller alltid minst en av varje vara som inte är byggd än. Säg att du är klar: när alla är det går rundan vidare.",
      },
      at: ["[data-toggle=ready]"],
      does: { kind: "ready" },
      rule: "VR-INVENTORY-13",
    },
    {
      says: {
        en: "So hands are no longer an open book: with trades in private you know what others hold only within limits.",
        sv: "Så är händerna inte längre en öppen bok: med byten i enrum vet du bara ungefär vad de andra har.",
      },
      at: ["[data-area=players]"],
      rule: "VR-SECRET-7",
    },
  ],
};
