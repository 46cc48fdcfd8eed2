import { CRAFTSMAN, GOODS, procuredBy, TAILOR_BLACKSMITH } from "@stormakt/vasa-regalis/catalog";
import type { VasaRegalis } from "@stormakt/vasa-regalis/types";
import { MEEK_RIVALS } from "../kit/lesson.ts";
import { isAsked } from "../kit/question.ts";
import type { Lesson } from "../plugin.ts";
import type { Props } from "./offers.ts";
import { threesInPlay } from "./offers.ts";

const isCraft = (role: number): boolean => role === CRAFTSMAN || role === TAILOR_BLACKSMITH;
/** The good of which one step more makes the most: a pair of ones, or a one and a two. */
const hasPair = ({ view, seat }: Props): boolean => [0, 1, 2, 3].some((good) => (view.table.hands[seat ?? 0]?.[good * 3] ?? 0) >= 2);

/** Five minutes on the real board: a first game of three, with advice when its moment comes. */
export const lesson: Lesson<VasaRegalis> = {
  options: { firstLeader: 0 },
  seats: MEEK_RIVALS,
  minutes: 5,
  advice: [
    {
      id: "welcome",
      when: ({ view }) => view.table.round === 1,
      rule: "VR-SCORE-4",
    },
    {
      id: "goods",
      when: ({ view }) => view.table.round === 1,
      points: { thing: "good", id: 0 },
      rule: "VR-CRAFT-3",
    },
    {
      id: "role",
      when: (props) => isAsked(props, "chooseRole") && props.view.table.round === 1,
      points: { thing: "role", id: 0 },
      rule: "VR-PROCURE-2",
      wants: (action) => action.kind === "takeRole" && procuredBy(action.role) !== null,
    },
    {
      id: "craft",
      when: (props) =>
        isAsked(props, "chooseRole") && hasPair(props) && props.view.table.roleTakenBy.some((taker, role) => isCraft(role) && taker < 0),
      points: { thing: "role", id: CRAFTSMAN },
      rule: "VR-CRAFT-7",
      wants: (action, props) => {
        if (action.kind !== "takeRole" || !isCraft(action.role)) return false;
        const goods = action.role === CRAFTSMAN ? [0, 3] : [1, 2];
        return goods.some((good) => (props.view.table.hands[props.seat ?? 0]?.[good * 3] ?? 0) >= 2);
      },
    },
    {
      id: "exchange",
      when: (props) => isAsked(props, "exchange") && props.choices.some(({ action, rule }) => action.kind === "exchange" && rule === null),
      rule: "VR-CRAFT-12",
      wants: (action) => action.kind === "exchange",
    },
    {
      id: "cannot",
      when: (props) => isAsked(props, "exchange"),
      rule: "VR-SECRET-8",
      wants: (action) => action.kind === "stopExchanging",
    },
    {
      id: "threes",
      when: ({ view }) => GOODS.some((good) => threesInPlay(view.table, good) > 0),
      rule: "VR-BUILD-3",
    },
    {
      id: "call",
      when: (props) => isAsked(props, "callBuilding"),
      rule: "VR-BUILD-5",
    },
    {
      id: "place",
      when: (props) => isAsked(props, "placing"),
      rule: "VR-BUILD-9",
    },
    {
      id: "inspect",
      when: (props) => isAsked(props, "inspect"),
      rule: "VR-INSPECT-3",
      wants: (action) => action.kind === "inspect",
    },
    {
      id: "farewell",
      when: ({ view, prompt }) => view.table.built.some(Boolean) && prompt?.step === "chooseRole",
      last: true,
    },
  ],
};
