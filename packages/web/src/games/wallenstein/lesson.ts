import { COLLECT_TAXES } from "@stormakt/wallenstein/catalog";
import type { Wallenstein } from "@stormakt/wallenstein/types";
import { MEEK_RIVALS } from "../kit/lesson.ts";
import { isAsked } from "../kit/question.ts";
import type { Lesson } from "../plugin.ts";
import type { Props } from "./offers.ts";

const inFirstSpring = ({ view }: Props): boolean => view.table.year === 1 && view.table.season === 0;

/** A first season on the real board, with advice when its moment comes. */
export const lesson: Lesson<Wallenstein> = {
  options: { setupMode: "lineup", court: false, landsknechte: false, leaders: false },
  seats: MEEK_RIVALS,
  minutes: 15,
  advice: [
    {
      id: "welcome",
      when: inFirstSpring,
      title: { en: "You are a general", sv: "Du är fältherre" },
      text: {
        en: "Your shield marks your counties; the number on it is your armies there. Two years lie ahead. Each ends with a winter, and then counties, buildings and the lead in the regions are scored.",
        sv: "Din sköld märker dina grevskap; siffran på den är dina arméer där. Två år ligger framför dig. Vart och ett slutar med en vinter, och då räknas grevskap, byggnader och ledningen i regionerna.",
      },
      rule: "WA-ROUND-1",
    },
    {
      id: "row",
      when: (props) => isAsked(props, "planning"),
      title: { en: "Ten actions, five of them hidden", sv: "Tio handlingar, fem av dem dolda" },
      text: {
        en: "Every season all ten actions are carried out once. The order of five is known, 1 to 5; the other five follow in an order nobody knows. You plan one county for each, in secret.",
        sv: "Varje säsong utförs alla tio handlingarna en gång. Ordningen på fem är känd, 1 till 5; de andra fem följer i en ordning som ingen vet. Du planerar ett grevskap för var och en, i hemlighet.",
      },
      rule: "WA-ACTION-1",
    },
    {
      id: "taxes",
      when: (props) => isAsked(props, "planning"),
      title: { en: "Begin with money", sv: "Börja med pengar" },
      text: {
        en: "Click a county of yours with a high tax, on the map or among your cards, then the box for taxes. The coin on the card shows what it yields. It gets a revolt marker for it, so do not tax the same county twice.",
        sv: "Klicka på ett av dina grevskap med hög skatt, på kartan eller bland korten, och sedan på rutan för skatt. Myntet på kortet visar vad det ger. Det får en upprorsmarkör för det, så beskatta inte samma grevskap två gånger.",
      },
      points: { thing: "action", id: COLLECT_TAXES },
      rule: "WA-TAX-1",
    },
    {
      id: "grain",
      when: (props) => isAsked(props, "planning"),
      title: { en: "Grain for the winter", sv: "Spannmål till vintern" },
      text: {
        en: "Lay a county with much grain on the box for grain. In winter you need one grain for each county, and everybody loses some before that: below the board stands whether yours will last.",
        sv: "Lägg ett grevskap med mycket spannmål på rutan för spannmål. Om vintern behöver du en spannmål för varje grevskap, och dessförinnan förlorar alla en del: under brädet står om din räcker.",
      },
      rule: "WA-WINTER-2",
    },
    {
      id: "build",
      when: (props) => isAsked(props, "planning"),
      title: { en: "Build where nobody has built", sv: "Bygg där ingen har byggt" },
      text: {
        en: "A palace gives three points to whoever has most in the region, a church two, a trading post one. The empty houses on a card are its free sites. A box warns you if what you planned will certainly be skipped.",
        sv: "Ett palats ger tre poäng åt den som har flest i regionen, en kyrka två, ett handelshus en. De tomma husen på ett kort är dess lediga tomter. En ruta varnar om det du planerat säkert uteblir.",
      },
      rule: "WA-SCORE-3",
    },
    {
      id: "fight",
      when: (props) => isAsked(props, "planning"),
      title: { en: "Combat from a strong county", sv: "Strid från ett starkt grevskap" },
      text: {
        en: "Lay counties with many armies on combat A and B. Where they go is decided later, and you will see the exact odds then. One army always stays behind.",
        sv: "Lägg grevskap med många arméer på strid A och B. Vart de går bestäms senare, och då ser du de exakta chanserna. En armé stannar alltid kvar.",
      },
      rule: "WA-COMBAT-1",
    },
    {
      id: "rest",
      when: (props) => isAsked(props, "planning"),
      title: { en: "Money fills the rest", sv: "Pengar fyller resten" },
      text: {
        en: "A money card on a box means that nothing happens there. On the box for the bid it is paid: the best bid chooses first where to stand in the order. Press “Cover the rest” and hand the plan in.",
        sv: "Ett pengakort på en ruta betyder att inget händer där. På rutan för budet betalas det: bästa budet väljer först plats i turordningen. Tryck på ”Täck resten” och lämna in planen.",
      },
      rule: "WA-PLAN-9",
    },
    {
      id: "order",
      when: (props) => isAsked(props, "choosePosition"),
      title: { en: "Choose a place in the order", sv: "Välj plats i turordningen" },
      text: {
        en: "Each place has a tile with an advantage for this season. To act early is good if somebody may attack you; the tile may be worth more.",
        sv: "Varje plats har en bricka med en fördel denna säsong. Tidigt är bra om någon kan anfalla dig; brickan kan vara värd mer.",
      },
      rule: "WA-ORDER-4",
      wants: (action) => action.kind === "takePosition",
    },
    {
      id: "combat",
      when: (props) => isAsked(props, "combat"),
      title: { en: "To arms?", sv: "Till vapen?" },
      text: {
        en: "Choose a neighbour above the map or on it. For each number of armies you see how likely you win, tie or lose. Neutral counties are defended by a single peasant. You may also stay.",
        sv: "Välj en granne ovanför kartan eller på den. För varje antal arméer ser du hur troligt det är att du vinner, spelar oavgjort eller förlorar. Neutrala grevskap försvaras av en enda bonde. Du får också stanna.",
      },
      rule: "WA-COMBAT-6",
    },
    {
      id: "tower",
      when: ({ view, prompt }) => prompt?.step !== "planning" && view.table.tray.some((count) => count > 0),
      title: { en: "The tower remembers", sv: "Tornet minns" },
      text: {
        en: "What sticks in the tower comes out in some later battle, and what lies in the tray is thrown in again with the next. Both are always shown beside the map.",
        sv: "Det som fastnar i tornet kommer ut i någon senare strid, och det som ligger i skålen kastas i igen med nästa. Båda visas alltid under kartan.",
      },
      rule: "WA-TOWER-2",
    },
    {
      id: "farewell",
      when: ({ view, prompt }) => view.table.season > 0 && prompt?.step === "planning",
      title: { en: "That is a season", sv: "Det var en säsong" },
      text: {
        en: "Two more, then winter. Keep grain for every county, keep markers out of those you will need again, and look at the table of regions before you build.",
        sv: "Två till, sedan vinter. Håll spannmål till varje grevskap, håll markörer borta från dem du behöver igen, och se på tabellen över regionerna innan du bygger.",
      },
      last: true,
    },
  ],
};
