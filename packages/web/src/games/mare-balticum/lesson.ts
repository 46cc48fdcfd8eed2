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
      title: { en: "Three houses, one empire", sv: "Tre ätter, ett rike" },
      text: {
        en: "You and two rivals run the Swedish Baltic together. Titles win: the four offices and the twelve provinces. But if two home provinces fall to the enemy, everybody loses.",
        sv: "Du och två rivaler styr det svenska Östersjöväldet tillsammans. Titlar vinner: de fyra ämbetena och de tolv provinserna. Men faller två hemprovinser i fiendens händer förlorar alla.",
      },
      rule: "MB-END-2",
    },
    {
      id: "farmer",
      when: (props) => isAsked(props, "placingFarmer"),
      title: { en: "Your first farmer", sv: "Din första bonde" },
      text: {
        en: "Press a yellow home province. Its good is drawn at the upper right, and your farmer will bear one of them every turn. Grain makes more farmers; wood makes ships.",
        sv: "Tryck på en gul hemprovins. Dess vara är tecknad uppe till höger, och din bonde får en sådan varje omgång. Säd ger fler bönder; trä ger skepp.",
      },
      points: { thing: "province", id: 4 },
      rule: "MB-SETUP-18",
    },
    {
      id: "build",
      when: (props) => isAsked(props, "placingInBuild"),
      title: { en: "A share in what is built", sv: "En del i det som byggs" },
      text: {
        en: "On the build deck at the lower left, three squares make a fleet, an army or a fort, of everybody’s units together. Whoever has the left square, with the thick rim, leads it. Take a left square.",
        sv: "På byggfältet nere till vänster blir tre rutor en flotta, en armé eller en fästning, av allas enheter tillsammans. Den som har vänstra rutan, den med tjock kant, leder. Ta en vänsterruta.",
      },
      points: { thing: "square", id: 0 },
      rule: "MB-BUILD-3",
      wants: (action) => action.kind === "placeInBuild" && action.square % 3 === 0,
    },
    {
      id: "routes",
      when: (props) => isAsked(props, "pickingRoutes"),
      title: { en: "You steer the enemy", sv: "Du styr fienden" },
      text: {
        en: "Everybody picks a route in secret. A route brings three enemy units only if one beside it is picked too. The panel says where they would go. Pick one far from your own people.",
        sv: "Alla väljer en rutt i hemlighet. En rutt ger tre fientliga enheter bara om en bredvid också väljs. Panelen säger vart de skulle gå. Välj en långt från ditt eget folk.",
      },
      points: { thing: "route", id: 1 },
      rule: "MB-ENEMY-5",
    },
    {
      id: "moving",
      when: (props) => isAsked(props, "moving"),
      title: { en: "Move what you lead", sv: "Flytta det du leder" },
      text: {
        en: "What you may move has a brass ring. Press it, and the provinces it may go to light up; the panel says why not elsewhere. Goods do not travel, so at home it is often best to stay. Press “End movement” when you are done.",
        sv: "Det du får flytta har en mässingsring. Tryck på det, så lyser de provinser upp dit det får gå; panelen säger varför inte någon annanstans. Varor följer inte med, så hemma är det ofta bäst att stanna. Tryck på ”Avsluta förflyttningen” när du är klar.",
      },
      rule: "MB-MOVE-1",
      wants: (action) => action.kind === "endMovement",
    },
    {
      id: "investing",
      when: (props) => isAsked(props, "investing"),
      title: { en: "A good and a gold", sv: "En vara och ett guld" },
      text: {
        en: "Every investment takes one good from the board and one gold for the labour. It puts a unit of yours on the build deck, on the title deck, or in a province. What is left is saved and becomes gold next turn.",
        sv: "Varje investering tar en vara från brädet och ett guld för arbetet. Den ger dig en enhet på byggfältet, på titelfältet eller i en provins. Det som blir över sparas och blir guld nästa omgång.",
      },
      rule: "MB-INVEST-2",
      wants: (action) =>
        (action.kind === "investInBuild" || action.kind === "investInTitle" || action.kind === "investInProvince") && action.pay !== GOLD,
    },
    {
      id: "production",
      when: ({ view }) => view.table.turn === 2,
      title: { en: "Goods lie on your people", sv: "Varorna ligger på ditt folk" },
      text: {
        en: "A new turn: every subject that produces bears its good, one at home, two overseas. A fort takes the yield of an army, an army that of farmers and fleets. Another line is Chancellor now and goes first.",
        sv: "En ny omgång: varje undersåte som producerar bär sin vara, en hemma, två i en besittning. En fästning tar arméns avkastning, en armé böndernas och flottornas. En annan ätt är nu rikskansler och går först.",
      },
      rule: "MB-PROD-5",
    },
    {
      id: "battle",
      when: (props) => isAsked(props, "playingCards"),
      title: { en: "Attack or defend", sv: "Anfall eller försvar" },
      text: {
        en: "Whoever attacks takes a prisoner worth one gold, but falls unless there are as many attackers as enemies. If nobody attacks, all are lost. The list says what each number brings.",
        sv: "Den som anfaller tar en fånge värd ett guld, men stupar om inte anfallarna är minst lika många som fienderna. Anfaller ingen är alla förlorade. Listan säger vad varje antal ger.",
      },
      rule: "MB-BATTLE-18",
    },
    {
      id: "titles",
      when: ({ view }) => view.table.turn === 2 && view.table.titleDeck.some((lines) => lines !== 0),
      title: { en: "The title deck", sv: "Titelfältet" },
      text: {
        en: "When all six hexes of the title deck hold a unit, the line with most of them, three at least, takes the title of a province. Below the board you see who is how far.",
        sv: "När alla sex hexar på titelfältet har en enhet får ätten med flest av dem, minst tre, en provins titel. Under brädet ser du vem som har kommit hur långt.",
      },
      points: { thing: "hex", id: 5 },
      rule: "MB-PROVINCE-1",
    },
    {
      id: "danger",
      when: ({ view }) => view.table.turn >= 2 && view.table.enemySupply < 27,
      title: { en: "Will Sweden fall?", sv: "Faller Sverige?" },
      text: {
        en: "Enemies fill a province overseas first, army and then ships; then they land at home. The meter below the board shows how many attacks each home province is away from that. The rest is yours: good luck.",
        sv: "Fienden fyller först en besittning, armé och sedan skepp; därefter landar den hemma. Mätaren under brädet visar hur många anfall det är kvar för varje hemprovins. Resten är ditt: lycka till.",
      },
      rule: "MB-ENEMY-8",
      last: true,
    },
  ],
};
