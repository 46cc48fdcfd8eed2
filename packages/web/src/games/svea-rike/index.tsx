import { pointsOf } from "@stormakt/svea-rike/advice";
import type { Event, SveaRike } from "@stormakt/svea-rike/types";
import { manner } from "@stormakt/svea-rike/words";
import { laidOpen, names, weigh } from "../kit/plugin.ts";
import type { GamePlugin } from "../plugin.ts";
import { Aid } from "./aid.tsx";
import { Board } from "./board.tsx";
import { Ending, FinalTable } from "./ending.tsx";
import { flights, luckOf, sound } from "./flights.tsx";
import { Notebook } from "./notebook.tsx";
import { FAMILY_ARMS } from "./offers.ts";
import { places } from "./places.ts";
import { Scene } from "./scene.tsx";
import { SeatFigures } from "./seat-figures.tsx";
import { boardWords, catalogueIn } from "./words.ts";

/** The rule that explains what a step asks. */
const RULE_OF: Readonly<Record<string, string>> = {
  firstMerchant: "SR-SETUP-9",
  beforeRoyal: "SR-TIME-1",
  beforeOrder: "SR-TIME-1",
  beforeMove: "SR-TIME-1",
  choosing: "SR-MOVE-2",
  incomeFiefs: "SR-TIME-1",
  sending: "SR-COMM-1",
  incomeCommerce: "SR-TIME-1",
  sourcing: "SR-CULT-2",
  upkeep: "SR-UPKEEP-1",
  collected: "SR-TIME-2",
  buying: "SR-AGRI-5",
  purchaseDeclared: "SR-TIME-1",
  office: "SR-HIST-10",
  furtherCard: "SR-HIST-3",
  moveEnd: "SR-TIME-1",
  cardPlayed: "SR-TIME-7",
  cardDiscarded: "SR-TIME-8",
  drawing: "SR-CULT-8",
  givingUp: "SR-DEFEAT-4",
  mourning: "SR-CARD-plague",
  warStart: "SR-WAR-1",
  commitment: "SR-WAR-3",
  warReveal: "SR-WAR-5",
  warRound: "SR-TIME-10",
  reward: "SR-BOOTY-4",
  bootyReceived: "SR-BOOTY-6",
  afterWarLoss: "SR-DEFEAT-1",
  sale: "SR-SELL-1",
  answer: "SR-SELL-4",
  bargain: "SR-SELL-4",
  turnEnd: "SR-TURN-7",
};

const weight = weigh<Event["kind"]>({
  quiet: [
    "moveBegins",
    "upkeepFree",
    "turnEnds",
    "eventsShuffled",
    "royalShuffled",
    "orderShuffled",
    "rowRefilled",
    "fiefWanted",
    "historyWanted",
    "sourceChosen",
    "staysHome",
    "staysLoyal",
  ],
  loud: [
    "sovereignReigns",
    "eraBegins",
    "royalTurnedUp",
    "warDeclared",
    "warWon",
    "warLost",
    "swedeRolls",
    "enemyRolls",
    "feudFought",
    "finlandLost",
    "scored",
  ],
});

export const plugin: GamePlugin<SveaRike> = {
  id: "svea-rike",
  arms: (seats) => FAMILY_ARMS.slice(0, seats),
  manner,
  catalogue: catalogueIn,
  reactions: true,
  Board,
  SeatFigures,
  Scene,
  weight,
  concerns: (event, seat) => names(event, seat, "seat", "owner", "payee", "buyer"),
  seatTargets: [],
  Notebook,
  Ending,
  FinalTable,
  Aid,
  status({ table }, speaker) {
    const w = boardWords(speaker.language);
    const name = speaker.name({ thing: "sovereign", id: table.sovereign });
    return table.config.shortGame ? w.statusShort(name, table.sovereign) : w.status(name, table.sovereign);
  },
  ruleOf: (step) => RULE_OF[step] ?? null,
  places,
  flights,
  sound,
  course: {
    name: (language) => boardWords(language).course,
    figure: ({ table }) => Array.from({ length: table.config.seats }, (_, seat) => pointsOf(table, seat, table.gold[seat] ?? 0).total),
  },
  chance: [
    "royalTurnedUp",
    "royalShuffled",
    "eventsShuffled",
    "orderShuffled",
    "drewCards",
    "drewSome",
    "rowRefilled",
    "collected",
    "fiefSold",
    "dieRolled",
    "cowardRolls",
    "armyDrawn",
    "swedeRolls",
    "enemyRolls",
    "feudFought",
    "rewardGold",
    "factoriesPay",
    "eastIndiaPays",
  ],
  luck: (events, { seats }, language) => luckOf(events, seats, boardWords(language).luck),
  /** Everybody's hand, and gold where it was hidden. */
  open: (views) =>
    laidOpen(views, {
      hands: views.map((view, seat) => view.table.hands[seat] ?? null),
      gold: views.map((view, seat) => view.table.gold[seat] ?? null),
    }),
};
