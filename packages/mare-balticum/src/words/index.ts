import type { Arg, Manner, Ref } from "@stormakt/words";
import { GOLD, KING, PEACE, TRUCE, WAR } from "../catalog/index.ts";
import type { Event } from "../types.ts";

/** How the game is spoken of, whatever the language: what the fields of events, actions and memories stand for. */
export const manner: Manner = {
  fields: {
    line: "line",
    lines: "line",
    seat: "seat",
    province: "province",
    provinces: "province",
    from: "province",
    to: "province",
    force: "force",
    target: "target",
    square: "square",
    pay: "payment",
    hex: "hex",
    good: "good",
    goods: "good",
    route: "route",
    routes: "route",
    office: "office",
    power: "power",
    motion: "motion",
    vote: "vote",
    votes: "vote",
    passed: "vote",
    ended: "ending",
    attackers: "line",
    defenders: "line",
    amounts: "number",
    units: "number",
    count: "number",
    gold: "number",
    turn: "number",
    round: "number",
    layer: "number",
    left: "number",
    titles: "number",
    lost: "number",
    overseas: "number",
    atHome: "number",
    offices: "number",
    subjects: "number",
  },
  describe: {
    playCards: ({ attackers }: { attackers: readonly number[] }) => ({ count: attackers.length, circles: attackers.map(place) }),
    generate: ({ circle }: { circle: number }) => ({ circle: place(circle) }),
    takeGood: ({ circle }: { circle: number }) => ({ circle: place(circle) }),
    desert: ({ circle }: { circle: number }) => ({ circle: place(circle) }),
    deploy: ({ layer }: { layer: number }) => ({ layer: layer + 1 }),
    payTaxFromBuild: ({ layer }: { layer: number }) => ({ layer: layer + 1 }),
    investInBuild: howPaid,
    investInTitle: howPaidOnTitleDeck,
    investInProvince: howPaid,
    investedInBuild: howPaid,
    investedInTitle: howPaidOnTitleDeck,
    investedInProvince: howPaid,
    titlesCounted: ({ line, halves }: { line: number; halves: number }) => ({ titles: halves / 2, king: line === KING ? "yes" : "no" }),
    deserted: ({ goods }: { goods: number }) => ({ goods }),
    takingHouse: ({ place: at }: { place: number }) => ({ number: at + 1 }),
    voting: ({ motion, about }: { motion: number; about: number }) => motionAbout(motion, about),
    produced: ({ goods }: { goods: readonly number[] }) => ({ count: goods.length }),
    cardsShown: ({ attackers, defenders }: { attackers: readonly number[]; defenders: readonly number[] }) => ({
      attacking: attackers.length,
      defending: defenders.length,
    }),
    motionCalled: ({ motion, power, province }: Extract<Event, { kind: "motionCalled" }>) => motionAbout(motion, power ?? province ?? 0),
  },
};

const place = (circle: number): Ref => ({ thing: "place", id: circle });
function howPaid({ pay }: { pay: number }): Readonly<Record<string, Arg>> {
  return { by: pay === GOLD ? "gold" : "good" };
}
function howPaidOnTitleDeck({ hex, pay }: { hex: number; pay: number }): Readonly<Record<string, Arg>> {
  return { by: hex === GOLD ? "hex" : pay === GOLD ? "gold" : "good" };
}
/** What a motion is about: a power, a province, or nothing in particular. */
function motionAbout(motion: number, about: number): Readonly<Record<string, Arg>> {
  const sort = motion === TRUCE || motion === PEACE ? "power" : motion === WAR ? "province" : "none";
  return { sort, about: { thing: sort === "none" ? "motion" : sort, id: sort === "none" ? motion : about } };
}

/** The rules that refuse something, each with a sentence in every language. */
export type Refused =
  | "MB-SETUP-5"
  | "MB-SETUP-8"
  | "MB-SETUP-14"
  | "MB-SETUP-18"
  | "MB-SETUP-19"
  | "MB-PROD-3"
  | "MB-PROD-4"
  | "MB-PROD-5"
  | "MB-PROD-7"
  | "MB-PROD-8"
  | "MB-PROD-13"
  | "MB-BATTLE-1"
  | "MB-BATTLE-2"
  | "MB-BATTLE-3"
  | "MB-BATTLE-4"
  | "MB-BATTLE-6"
  | "MB-BATTLE-9"
  | "MB-BATTLE-10"
  | "MB-BATTLE-15"
  | "MB-BATTLE-16"
  | "MB-AFTER-1"
  | "MB-AFTER-4"
  | "MB-AFTER-5"
  | "MB-MERC-1"
  | "MB-MERC-2"
  | "MB-MERC-3"
  | "MB-ENEMY-1"
  | "MB-MOVE-1"
  | "MB-MOVE-2"
  | "MB-MOVE-3"
  | "MB-MOVE-5"
  | "MB-MOVE-7"
  | "MB-MOVE-8"
  | "MB-MOVE-9"
  | "MB-MOVE-12"
  | "MB-RESTRICT-1"
  | "MB-BUILD-1"
  | "MB-BUILD-2"
  | "MB-BUILD-3"
  | "MB-BUILD-5"
  | "MB-BUILD-8"
  | "MB-BUILD-9"
  | "MB-BUILD-10"
  | "MB-BUILD-11"
  | "MB-INVEST-2"
  | "MB-INVEST-4"
  | "MB-INVEST-5"
  | "MB-INVEST-9"
  | "MB-INVEST-16"
  | "MB-TITLEDECK-2"
  | "MB-TITLEDECK-3"
  | "MB-TITLEDECK-4"
  | "MB-SAVE-1"
  | "MB-SAVE-3"
  | "MB-OFFICE-8"
  | "MB-PROVINCE-3"
  | "MB-PROVINCE-5"
  | "MB-PROVINCE-10"
  | "MB-RIKSDAG-1"
  | "MB-RIKSDAG-7"
  | "MB-RIKSDAG-12"
  | "MB-RIKSDAG-13"
  | "MB-RIKSDAG-14"
  | "MB-RIKSDAG-16"
  | "MB-RIKSDAG-18"
  | "MB-KING-1"
  | "MB-KING-5";
export type StepName =
  | "takingHouse"
  | "placingFarmer"
  | "placingInBuild"
  | "harvesting"
  | "choosingBattle"
  | "hiring"
  | "playingCards"
  | "retreating"
  | "takingSpoils"
  | "pickingRoutes"
  | "moving"
  | "investing"
  | "biddingForOffice"
  | "biddingForProvince"
  | "choosingProvince"
  | "relocatingMarker"
  | "calling"
  | "voting"
  | "payingTax";
