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
      rule: "WA-ROUND-1",
    },
    {
      id: "row",
      when: (props) => isAsked(props, "planning"),
      rule: "WA-ACTION-1",
    },
    {
      id: "taxes",
      when: (props) => isAsked(props, "planning"),
      points: { thing: "action", id: COLLECT_TAXES },
      rule: "WA-TAX-1",
    },
    {
      id: "grain",
      when: (props) => isAsked(props, "planning"),
      rule: "WA-WINTER-2",
    },
    {
      id: "build",
      when: (props) => isAsked(props, "planning"),
      rule: "WA-SCORE-3",
    },
    {
      id: "fight",
      when: (props) => isAsked(props, "planning"),
      rule: "WA-COMBAT-1",
    },
    {
      id: "rest",
      when: (props) => isAsked(props, "planning"),
      rule: "WA-PLAN-9",
    },
    {
      id: "order",
      when: (props) => isAsked(props, "choosePosition"),
      rule: "WA-ORDER-4",
      wants: (action) => action.kind === "takePosition",
    },
    {
      id: "combat",
      when: (props) => isAsked(props, "combat"),
      rule: "WA-COMBAT-6",
    },
    {
      id: "tower",
      when: ({ view, prompt }) => prompt?.step !== "planning" && view.table.tray.some((count) => count > 0),
      rule: "WA-TOWER-2",
    },
    {
      id: "farewell",
      when: ({ view, prompt }) => view.table.season > 0 && prompt?.step === "planning",
      last: true,
    },
  ],
};
