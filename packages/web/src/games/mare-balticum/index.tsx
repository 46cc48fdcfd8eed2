import { halfTitlesOf, linesOwnedBy } from "@stormakt/mare-balticum/advice";
import { ENDINGS, KING } from "@stormakt/mare-balticum/catalog";
import type { Event, MareBalticum } from "@stormakt/mare-balticum/types";
import { manner } from "@stormakt/mare-balticum/words";
import { laidOpen, weigh } from "../kit/plugin.ts";
import type { GamePlugin } from "../plugin.ts";
import { Aid } from "./aid.tsx";
import { Board } from "./board.tsx";
import { Scene } from "./drawings.tsx";
import { Ending, FinalTable } from "./ending.tsx";
import { flights, sound } from "./flights.tsx";
import { armsOfSeats, phaseOf } from "./offers.ts";
import { places } from "./places.ts";
import { SeatFigures } from "./seat-figures.tsx";
import { boardWords, catalogueIn } from "./words.ts";

/** The rule that explains what a step asks. */
const RULE_OF: Readonly<Record<string, string>> = {
  takingHouse: "MB-SETUP-14",
  placingFarmer: "MB-SETUP-18",
  placingInBuild: "MB-SETUP-19",
  harvesting: "MB-PROD-10",
  choosingBattle: "MB-BATTLE-10",
  hiring: "MB-MERC-2",
  playingCards: "MB-BATTLE-15",
  retreating: "MB-RETREAT-1",
  takingSpoils: "MB-AFTER-3",
  pickingRoutes: "MB-ENEMY-1",
  moving: "MB-MOVE-1",
  investing: "MB-INVEST-2",
  biddingForOffice: "MB-OFFICE-8",
  biddingForProvince: "MB-PROVINCE-3",
  choosingProvince: "MB-PROVINCE-4",
  relocatingMarker: "MB-KING-5",
  calling: "MB-RIKSDAG-1",
  voting: "MB-RIKSDAG-4",
  payingTax: "MB-RIKSDAG-7",
};
const SECRET: readonly string[] = ["playingCards", "pickingRoutes", "biddingForOffice", "biddingForProvince", "voting"];

const weight = weigh<Event["kind"]>({
  // What only counts the turns, and what nobody can do anything about.
  quiet: ["turnBegan", "saved", "foughtOn", "kingDeclined", "goodsSold", "produced"],
  loud: [
    "cardsShown",
    "battleWon",
    "battleLost",
    "routesActive",
    "enemyCame",
    "fortStormed",
    "officeTaken",
    "provinceWon",
    "kingTookProvince",
    "motionDecided",
    "swedenConquered",
  ],
});

export const plugin: GamePlugin<MareBalticum> = {
  id: "mare-balticum",
  arms: (seats, view) => armsOfSeats(seats, view?.table ?? null),
  manner,
  catalogue: catalogueIn,
  Board,
  SeatFigures,
  own: "none",
  Scene,
  weight,
  concerns({ ...event }, seat, { table }) {
    const mine: readonly number[] = linesOwnedBy(table, seat);
    const named = "line" in event ? [event.line] : "lines" in event ? event.lines : [];
    return named.some((line) => mine.includes(line));
  },
  seatTargets: [],
  Ending,
  FinalTable,
  Aid,
  status(view, speaker) {
    const w = boardWords(speaker.language);
    const { turn, seats } = view.table;
    if (turn === 0) return w.setUp;
    const phase = w.phaseNotes[phaseOf(view)];
    const when = w.turn(turn, ENDINGS[seats]?.turns ?? 0);
    return phase === undefined ? when : `${when} · ${phase}`;
  },
  ruleOf: (step) => RULE_OF[step] ?? null,
  isPrivate: (step) => SECRET.includes(step),
  places,
  flights,
  sound,
  /** With two, the first line decides. */
  course: {
    name: (language) => boardWords(language).course,
    figure: ({ table }) =>
      Array.from({ length: table.seats }, (_, seat) => {
        const line = seat === table.king ? KING : linesOwnedBy(table, seat)[0];
        return line === undefined || line < 0 ? 0 : halfTitlesOf(table, line) / 2;
      }),
  },
  chance: ["enemiesShort"],
  /** No dice and no draws but for the first Chancellor and the order in which enemies run short. */
  luck: () => [],
  /** Nothing on the table is hidden. */
  open: (views) => laidOpen(views, {}),
};
