import { GOLD } from "@stormakt/mare-balticum/catalog";
import type { MareBalticum } from "@stormakt/mare-balticum/types";
import { MEEK_RIVALS } from "../kit/lesson.ts";
import { isAsked } from "../kit/question.ts";
import type { Lesson } from "../plugin.ts";

/** A first game of three on the real board, with advice when its moment comes. */
export const lesson: Lesson<MareBalticum> = {
  options: { riksdag: false, neutralLine: false, firstChancellor: 0 },
  seats: MEEK_RIVALS,
  minutes: 12,
  advice: [
    {
      id: "welcome",
      when: ({ view }) => view.table.turn === 0,
      rule: "MB-END-2",
    },
    {
      id: "farmer",
      when: (props) => isAsked(props, "placingFarmer"),
      points: { thing: "province", id: 4 },
      rule: "MB-SETUP-18",
    },
    {
      id: "build",
      when: (props) => isAsked(props, "placingInBuild"),
      points: { thing: "square", id: 0 },
      rule: "MB-BUILD-3",
      wants: (action) => action.kind === "placeInBuild" && action.square % 3 === 0,
    },
    {
      id: "routes",
      when: (props) => isAsked(props, "pickingRoutes"),
      points: { thing: "route", id: 1 },
      rule: "MB-ENEMY-5",
    },
    {
      id: "moving",
      when: (props) => isAsked(props, "moving"),
      rule: "MB-MOVE-1",
      wants: (action) => action.kind === "endMovement",
    },
    {
      id: "investing",
      when: (props) => isAsked(props, "investing"),
      rule: "MB-INVEST-2",
      wants: (action) =>
        (action.kind === "investInBuild" || action.kind === "investInTitle" || action.kind === "investInProvince") && action.pay !== GOLD,
    },
    {
      id: "production",
      when: ({ view }) => view.table.turn === 2,
      rule: "MB-PROD-5",
    },
    {
      id: "battle",
      when: (props) => isAsked(props, "playingCards"),
      rule: "MB-BATTLE-18",
    },
    {
      id: "titles",
      when: ({ view }) => view.table.turn === 2 && view.table.titleDeck.some((lines) => lines !== 0),
      points: { thing: "hex", id: 5 },
      rule: "MB-PROVINCE-1",
    },
    {
      id: "danger",
      when: ({ view }) => view.table.turn >= 2 && view.table.enemySupply < 27,
      rule: "MB-ENEMY-8",
      last: true,
    },
  ],
};
