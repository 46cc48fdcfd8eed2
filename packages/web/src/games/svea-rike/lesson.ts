import { AGRICULTURE, COMMERCE, incomeFromCommerce } from "@stormakt/svea-rike/advice";
import type { SveaRike } from "@stormakt/svea-rike/types";
import { MEEK_RIVALS } from "../kit/lesson.ts";
import { isAsked } from "../kit/question.ts";
import type { Lesson } from "../plugin.ts";

/** The first reigns on the real board, with advice when its moment comes. */
export const lesson: Lesson<SveaRike> = {
  options: { shortGame: true },
  seats: MEEK_RIVALS,
  minutes: 10,
  advice: [
    {
      id: "welcome",
      when: () => true,
      title: { en: "A family in the realm", sv: "En ätt i riket" },
      text: {
        en: "You lead one noble family through the sovereigns of Sweden. Whoever has most status in the end wins: from crowns, troops, gold, merchants, and series of history cards.",
        sv: "Du leder en adelsätt genom rikets regenter. Mest status vid slutet vinner: från kronor, trupper, guld, handelsmän och serier av historiekort.",
      },
      rule: "SR-SCORE-1",
    },
    {
      id: "merchant",
      when: (props) => isAsked(props, "firstMerchant"),
      title: { en: "Your first merchant", sv: "Din första handelsman" },
      text: {
        en: "Merchants earn more the more of yours stand together: 2 gold for one, 6 for two, 10 for three. Pick a country on the map.",
        sv: "Handelsmän tjänar mer ju fler av dina som står tillsammans: 2 guld för en, 6 för två, 10 för tre. Välj ett land på kartan.",
      },
      rule: "SR-COMM-5",
    },
    {
      id: "reign",
      when: ({ view }) => view.table.turn >= 1,
      title: { en: "The royal card", sv: "Regentkortet" },
      text: {
        en: "Above the map stands who reigns and what the royal card says. In peace every family makes one move; in war nobody does.",
        sv: "Över kartan står vem som regerar och vad regentkortet säger. I fred gör varje ätt ett drag; i krig gör ingen något.",
      },
      points: { thing: "sovereign", id: 1 },
      rule: "SR-ROYAL-3",
    },
    {
      id: "activity",
      when: (props) => isAsked(props, "choosing"),
      title: { en: "Give your move to one activity", sv: "Ägna draget åt en verksamhet" },
      text: {
        en: "Each tile shows what the activity would bring, what your troops cost, and what you would have then. Agriculture costs no upkeep and lets you buy a fief.",
        sv: "Varje bricka visar vad verksamheten ger, vad trupperna kostar och vad du har sedan. Jordbruk kräver inget underhåll och låter dig köpa en förläning.",
      },
      rule: "SR-MOVE-2",
      wants: (action) => action.kind === "chooseActivity" && action.activity === AGRICULTURE,
    },
    {
      id: "buying",
      when: (props) => isAsked(props, "buying") && props.view.table.move?.activity === AGRICULTURE,
      title: { en: "Buy a fief", sv: "Köp en förläning" },
      text: {
        en: "Fiefs you can pay have a frame of brass. Crowns are income in every reign to come, so buy early.",
        sv: "Förläningar du kan betala har en ram av mässing. Kronor ger inkomst under alla regenter som följer, så köp tidigt.",
      },
      rule: "SR-AGRI-5",
      wants: (action) => action.kind === "buyFief",
    },
    {
      id: "cards",
      when: ({ view, seat }) => view.table.turn >= 1 && (view.table.hands[seat ?? 0]?.length ?? 0) > 0 && view.table.move?.seat === seat,
      title: { en: "Event cards", sv: "Händelsekort" },
      text: {
        en: "Your hand lies under the map. Most cards go in your own move; others wait for their moment, and then you are asked. Under ‘When to ask me’ you say how often.",
        sv: "Din hand ligger under kartan. De flesta kort spelas i ditt eget drag; andra väntar på sitt tillfälle, och då blir du frågad. Under ”När jag ska frågas” säger du hur ofta.",
      },
      rule: "SR-TIME-2",
    },
    {
      id: "sending",
      when: (props) => isAsked(props, "sending"),
      title: { en: "Send a merchant", sv: "Sänd en handelsman" },
      text: {
        en: "Put it where it brings most: beside those you have. Upkeep for your troops is paid afterwards.",
        sv: "Ställ den där den ger mest: bredvid dem du har. Truppernas underhåll betalas efteråt.",
      },
      rule: "SR-COMM-1",
      wants(action, { view, seat }) {
        if (action.kind !== "placeMerchant" || seat === null) return false;
        const worth = (country: number): number => incomeFromCommerce(view.table, seat, COMMERCE, 0, country);
        return [0, 1, 2, 3].every((country) => worth(country) <= worth(action.country));
      },
    },
    {
      id: "war",
      when: (props) => isAsked(props, "commitment"),
      title: { en: "War: whom do you send?", sv: "Krig: vem sänder du?" },
      text: {
        en: "Everybody decides in secret. The odds stand beside each fief; tick who you think will come. Victory rewards those who fought; after a defeat they lose a fief, and so may those who stayed at home.",
        sv: "Alla bestämmer sig i hemlighet. Oddsen står vid varje förläning; kryssa för dem du tror kommer. Seger belönar dem som stred; efter ett nederlag mister de en förläning, och kanske även den som stannade hemma.",
      },
      rule: "SR-WAR-3",
    },
    {
      id: "series",
      when: (props) => isAsked(props, "buying") && props.view.table.move?.activity !== AGRICULTURE,
      title: { en: "History cards", sv: "Historiekort" },
      text: {
        en: "Palaces, queens, scientists, commanders and artists are series: every card past the second is a status point. Collect a few series, not all.",
        sv: "Slott, drottningar, vetenskapsmän, militärer och kulturpersonligheter är serier: varje kort efter det andra är en statuspoäng. Samla några serier, inte alla.",
      },
      rule: "SR-SCORE-4",
      wants: (action) => action.kind === "buyHistory",
    },
    {
      id: "go-on",
      when: ({ view }) => view.table.sovereign >= 4,
      title: { en: "You know the rest", sv: "Du kan resten" },
      text: {
        en: "That is the game. Watch the status in the list of families, keep your event cards for the right moment, and mind the new era: its row is new.",
        sv: "Det är spelet. Håll ögonen på statusen i listan över ätterna, spara händelsekorten till rätt tillfälle och tänk på nästa tid: då är raden ny.",
      },
      last: true,
    },
  ],
};
