import { holdingsIn } from "@stormakt/vasa-regalis/advice";
import type { Event, VasaRegalis } from "@stormakt/vasa-regalis/types";
import { manner } from "@stormakt/vasa-regalis/words";
import { SEAT_ARMS } from "../../art/arms.ts";
import { laidOpen, names, weigh } from "../kit/plugin.ts";
import type { GamePlugin } from "../plugin.ts";
import { Aid } from "./aid.tsx";
import { Board } from "./board.tsx";
import { Scene } from "./deeds.tsx";
import { Ending, FinalTable } from "./ending.tsx";
import { flights, sound } from "./flights.tsx";
import { Notebook } from "./notebook.tsx";
import { places } from "./places.ts";
import { SeatFigures } from "./seat-figures.tsx";
import { boardWords, catalogueIn } from "./words.ts";

/** The rule that explains what a step asks. */
const RULE_OF: Readonly<Record<string, string>> = {
  chooseRole: "VR-ROUND-2",
  procureAny: "VR-PROCURE-8",
  exchange: "VR-CRAFT-3",
  admiralParts: "VR-ADMIRAL-2",
  replacement: "VR-ADMIRAL-3",
  kingParts: "VR-KING-1",
  order: "VR-KING-1",
  obeying: "VR-KING-4",
  trading: "VR-INVENTORY-3",
  pickBuilding: "VR-BUILD-16",
  callBuilding: "VR-BUILD-5",
  placing: "VR-BUILD-9",
  inspect: "VR-INSPECT-3",
};

const weight = weigh<Event["kind"]>({
  quiet: [
    "roundBegins",
    "inventoryBegins",
    "exchangedNoMore",
    "replacementDeclined",
    "orderDeclined",
    "inspectionDeclined",
    "inventoryEnds",
    "saidReady",
    "readyNoMore",
  ],
  loud: ["built", "patienceLost", "buildingForced", "revealed"],
});

export const plugin: GamePlugin<VasaRegalis> = {
  id: "vasa-regalis",
  arms: (seats) => SEAT_ARMS.slice(0, seats),
  manner,
  catalogue: catalogueIn,
  Board,
  SeatFigures,
  own: "tall",
  Scene,
  weight,
  concerns: (event, seat) => names(event, seat, "seat", "target", "ship", "to"),
  seatTargets: ["inspect", "order"],
  Notebook,
  Ending,
  FinalTable,
  Aid,
  status(view, speaker) {
    const w = boardWords(speaker.language);
    const step = view.stack.at(-1)?.step ?? "";
    const phase = w.phases[step];
    return phase === undefined ? w.round(view.table.round) : `${w.round(view.table.round)} · ${phase}`;
  },
  ruleOf: (step) => RULE_OF[step] ?? null,
  places,
  flights,
  sound,
  /** What each owns is public, where it lies is not; and threes decide. */
  course: {
    name: (language) => boardWords(language).course,
    figure({ table }) {
      const { least } = holdingsIn(table);
      return Array.from({ length: table.seats }, (_, seat) => [2, 5, 8, 11].reduce((sum, kind) => sum + (least[seat * 12 + kind] ?? 0), 0));
    },
  },
  luck: () => [],
  /** Each seat's own hand and ship, laid open. */
  open: (views) =>
    laidOpen(views, {
      hands: views.map((view, seat) => view.table.hands[seat] ?? null),
      ships: views.map((view, seat) => view.table.ships[seat] ?? null),
      notes: [],
    }),
};
