import type { Chapter } from "../../lessons.ts";
import { CARDS } from "./cards.ts";
import { HISTORY } from "./history.ts";
import { WAR } from "./war.ts";

const MOVE: Chapter = {
  id: "move",
  title: { en: "A family and its move", sv: "Ätten och dess drag" },
  about: { en: "Incomes, activities, fiefs and merchants.", sv: "Inkomster, verksamheter, förläningar och handelsmän." },
  steps: [
    {
      says: {
        en: "You lead a noble family through sixteen reigns. Most status in the end wins: from crowns and troops, gold, merchants, and series of history cards.",
        sv: "Du leder en adelsätt genom sexton regenter. Mest status vid slutet vinner: från kronor och trupper, guld, handelsmän och serier av historiekort.",
      },
      at: [`[data-area=players] [data-spot="seat:0"]`],
      rule: "SR-SCORE-1",
    },
    {
      says: {
        en: "Here stands who reigns, and what the royal card says. In peace every family makes one move; in war nobody does.",
        sv: "Här står vem som regerar, och vad regentkortet säger. I fred gör varje ätt ett drag; i krig gör ingen något.",
      },
      at: [`[data-spot="royal"]`],
      rule: "SR-ROYAL-3",
    },
    {
      says: {
        en: "It is your move: give it to one of three activities. Each says what it brings, what your troops cost, and what you would have then.",
        sv: "Det är ditt drag: ägna det åt en av tre verksamheter. Var och en säger vad den ger, vad trupperna kostar och vad du har sedan.",
      },
      at: ["[data-activities]"],
      rule: "SR-MOVE-2",
    },
    {
      says: {
        en: "Choose agriculture: a gold for each crown on your fiefs, no upkeep, and you may buy one fief.",
        sv: "Välj jordbruk: ett guld för varje krona på dina förläningar, inget underhåll, och du får köpa en förläning.",
      },
      at: [`[data-activity="0"]`],
      does: { kind: "chooseActivity", activity: "agriculture" },
      rule: "SR-AGRI-1",
    },
    {
      says: {
        en: "The income is yours. Fiefs that you can pay have a ring of brass: their crowns bring gold in every reign to come. Buy Jämtland.",
        sv: "Inkomsten är din. Förläningar du har råd med har en ring av mässing: deras kronor ger guld under alla regenter som följer. Köp Jämtland.",
      },
      at: [`[data-spot="fief-jamtland"]`, `[data-spot="fief-6"]`],
      does: { kind: "buyFief", fief: "jamtland" },
      astray: {
        en: "That is a fief too. Here we take Jämtland.",
        sv: "Det är också en förläning. Här tar vi Jämtland.",
      },
      rule: "SR-AGRI-5",
    },
    {
      says: {
        en: "The others have made their moves, and a new reign has begun. Now commerce: choose it.",
        sv: "De andra har gjort sina drag, och en ny regent regerar. Nu handel: välj den.",
      },
      at: [`[data-activity="1"]`],
      does: { kind: "chooseActivity", activity: "commerce" },
      rule: "SR-COMM-1",
    },
    {
      says: {
        en: "Merchants earn more together: 2 gold for one in a country, 6 for two, 10 for three. Send a new one to Prussia, where you have one already.",
        sv: "Handelsmän tjänar mer tillsammans: 2 guld för en i ett land, 6 för två, 10 för tre. Sänd en ny till Preussen, där du redan har en.",
      },
      at: [`[data-spot="country-prussia"]`, `[data-spot="country-1"]`],
      does: { kind: "placeMerchant", country: "prussia" },
      astray: {
        en: "Alone in another country it earns two. Beside the first it earns four more.",
        sv: "Ensam i ett annat land tjänar den två. Bredvid den första tjänar den fyra mer.",
      },
      rule: "SR-COMM-5",
    },
    {
      says: {
        en: "Paid, less the upkeep of your troops. Fiefs, merchants, history: you cannot have all, so look what the others leave.",
        sv: "Betalt, minus truppernas underhåll. Förläningar, handelsmän, historia: allt kan du inte få, så se vad de andra lämnar.",
      },
      at: [`[data-area=players] [data-spot="seat:0"]`],
      rule: "SR-COMM-6",
    },
  ],
};

export const chapters: readonly Chapter[] = [MOVE, CARDS, WAR, HISTORY];
