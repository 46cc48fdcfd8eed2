import type { Chapter } from "../../lessons.ts";

/** Where it was agreed on: the Chancellor calls, all vote. */
export const RIKSDAG: Chapter = {
  id: "riksdag",
  title: { en: "The Riksdag", sv: "Riksdagen" },
  about: { en: "Call a motion, and vote.", sv: "Väck ett förslag, och rösta." },
  steps: [
    {
      says: {
        en: "With the Riksdag each phase begins with a question to the Chancellor, and this turn that is you: call a motion, or nothing? One call a turn.",
        sv: "Med riksdagen börjar varje fas med en fråga till rikskanslern, och den här omgången är det du: väcka ett förslag, eller inget? Ett i varje omgång.",
      },
      at: ["[data-area=task]"],
      rule: "MB-RIKSDAG-1",
    },
    {
      says: {
        en: "Before production it is taxation, then truce, peace, war and mobilization, each in its own phase. Taxation takes four units of everybody’s gold and shares: good for whoever has little.",
        sv: "Före produktionen är det skatt, sedan stillestånd, fred, krig och mobilisering, vart och ett i sin fas. Skatten tar fyra enheter av allas guld och andelar: bra för den som har lite.",
      },
      at: ["[data-area=task]"],
      rule: "MB-RIKSDAG-7",
    },
    {
      says: { en: "Call for taxation.", sv: "Föreslå skatt." },
      does: { kind: "callTaxation" },
      rule: "MB-RIKSDAG-2",
    },
    {
      says: {
        en: "Now all houses vote, at the same time and without abstaining. With equal votes the Chancellor’s own decides. Vote no: it was only to see who is for it.",
        sv: "Nu röstar alla ätter, samtidigt och utan att lägga ner sin röst. Vid lika röstetal avgör rikskanslerns egen. Rösta nej: det var bara för att se vem som är för.",
      },
      does: { kind: "vote", votes: ["no"] },
      astray: {
        en: "Then you might really have to pay.",
        sv: "Då hade du kanske verkligen fått betala.",
      },
      rule: "MB-RIKSDAG-4",
    },
    {
      says: {
        en: "Everybody sees who voted how. A motion that passes binds all for this one phase.",
        sv: "Alla ser vem som röstade hur. Ett förslag som går igenom binder alla i just den här fasen.",
      },
      at: ["[data-area=chronicle]", "[data-area=board]"],
      rule: "MB-RIKSDAG-6",
    },
    {
      says: {
        en: "A truce stops battles with one enemy power, peace closes its routes, war drives every fleet and army to a province. A good Chancellor asks for what others need, too.",
        sv: "Ett stillestånd stoppar striderna mot en fiendemakt, fred stänger dess rutter, krig driver varje flotta och armé mot en provins. En god rikskansler begär det som andra också behöver.",
      },
      at: ["[data-area=board]"],
      rule: "MB-RIKSDAG-12",
    },
  ],
};
