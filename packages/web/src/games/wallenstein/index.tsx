import { standings } from "@stormakt/wallenstein/advice";
import { COURT_BOXES } from "@stormakt/wallenstein/catalog";
import type { Event, Wallenstein } from "@stormakt/wallenstein/types";
import { manner } from "@stormakt/wallenstein/words";
import { laidOpen, names, weigh } from "../kit/plugin.ts";
import type { GamePlugin } from "../plugin.ts";
import { Aid } from "./aid.tsx";
import { Board } from "./board.tsx";
import { Ending, FinalTable } from "./ending.tsx";
import { flights, sound } from "./flights.tsx";
import { luck } from "./luck.ts";
import { Notebook } from "./notebook.tsx";
import { armsBySeat } from "./offers.ts";
import { places } from "./places.ts";
import { Scene } from "./scenes.tsx";
import { SeatFigures } from "./seat-figures.tsx";
import { boardWords, catalogueIn } from "./words.ts";

/** The rule that explains what a step asks. */
const RULE_OF: Readonly<Record<string, string>> = {
  chooseColour: "WA-SETUP-1",
  claim: "WA-DRAFT-3",
  placing: "WA-DRAFT-3",
  planning: "WA-PLAN-3",
  choosePosition: "WA-ORDER-4",
  placeLeader: "WA-LEADER-2",
  takeBenefit: "WA-LANDS-6",
  askFavor: "WA-COURT-12",
  cancelling: "WA-FAVOR-1",
  calming: "WA-FAVOR-4",
  freeBuilding: "WA-FAVOR-7",
  freeArmies: "WA-FAVOR-12",
  redeployment: "WA-DEPLOY-4",
  combat: "WA-COMBAT-1",
  marchLeader: "WA-LEADER-8",
  nextRevolt: "WA-WINTER-6",
};

const weight = weigh<Event["kind"]>({
  quiet: [
    "plansLaid",
    "boxEmptied",
    "courtiersArrived",
    "favorsGone",
    "favorKept",
    "stayed",
    "leaderStayed",
    "roundEnded",
    "notConverted",
    "orderSet",
  ],
  loud: ["towerDropped", "yearBegan", "eventDrawn", "bidRevealed", "winterCame", "hungerStruck", "scored", "leadersScored"],
});

export const plugin: GamePlugin<Wallenstein> = {
  id: "wallenstein",
  arms: (seats, view) => armsBySeat(seats, view?.table.colours ?? []),
  manner,
  catalogue: catalogueIn,
  Board,
  SeatFigures,
  Scene,
  weight,
  seatTargets: [],
  Notebook,
  Ending,
  FinalTable,
  Aid,
  status(view, speaker) {
    const w = boardWords(speaker.language);
    const { year, season } = view.table;
    const phase = w.phases[view.stack.at(-1)?.step ?? ""];
    const when = w.yearAndSeason(year, speaker.name({ thing: "season", id: Math.min(3, season) }));
    return phase === undefined ? when : `${when} · ${phase}`;
  },
  concerns: (event, seat) =>
    names(event, seat, "seat", "defender") || (event.kind === "towerDropped" && (event.dropped[seat + 1] ?? 0) > 0),
  ruleOf: (step) => RULE_OF[step] ?? null,
  isPrivate: (step) => step === "planning",
  places,
  flights,
  sound,
  course: {
    name: (language) => boardWords(language).course,
    figure: ({ table, outcome }) => standings(table).map(({ points, wouldScore }) => (outcome === null ? points + wouldScore : points)),
  },
  chance: [
    "pairRefreshed",
    "countyTaken",
    "towerFilled",
    "yearBegan",
    "roundBegan",
    "favorsDisplayed",
    "eventDrawn",
    "lotDrawn",
    "actionTurnedUp",
    "towerDropped",
    "hungerStruck",
  ],
  luck: (events, { seats, tower }, language) => luck(events, tower, seats, boardWords(language).luckWhat),
  /** Every mat as its owner sees it. */
  open: (views) =>
    laidOpen(views, {
      boxes: views.flatMap(({ table }, seat) => table.boxes.slice(seat * COURT_BOXES, (seat + 1) * COURT_BOXES)),
    }),
};
