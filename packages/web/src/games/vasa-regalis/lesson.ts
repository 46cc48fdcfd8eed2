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
      title: { en: "The King wants a ship", sv: "Kungen vill ha ett skepp" },
      text: {
        en: "You and two rivals build the Vasa together. Each of you gives one good to each of her four parts, face down. If she is sound, whoever kept the best goods wins; if a part is weak, whoever gave it the best.",
        sv: "Du och två rivaler bygger Vasa tillsammans. Var och en lägger en bricka på var och en av hennes fyra delar, med baksidan upp. Håller hon vinner den som behöll de bästa varorna; brister en del vinner den som gav den mest.",
      },
      rule: "VR-SCORE-4",
    },
    {
      id: "goods",
      when: ({ view }) => view.table.round === 1,
      title: { en: "Goods are worth 1, 2 or 3", sv: "Varor är värda 1, 2 eller 3" },
      text: {
        en: "Below the ship stand the four goods: what lies in the yard, and what you hold. You begin with a one of each. Two ones can be exchanged for a two, a one and a two for a three.",
        sv: "Under skeppet står de fyra varorna: vad som ligger på varvet och vad du har på hand. Du börjar med en etta av varje. Två ettor kan förädlas till en tvåa, en etta och en tvåa till en trea.",
      },
      points: { thing: "good", id: 0 },
      rule: "VR-CRAFT-3",
    },
    {
      id: "role",
      when: (props) => isAsked(props, "chooseRole") && props.view.table.round === 1,
      title: { en: "Take a role", sv: "Ta en roll" },
      text: {
        en: "Each round everybody takes one role. A procurer brings you two ones, and one to the others, but none to the player on your right. Take one: you need goods.",
        sv: "Varje runda tar alla en roll. En uppköpare ger dig två ettor och de andra en var, men ingen åt din högra granne. Ta en: du behöver varor.",
      },
      points: { thing: "role", id: 0 },
      rule: "VR-PROCURE-2",
      wants: (action) => action.kind === "takeRole" && procuredBy(action.role) !== null,
    },
    {
      id: "craft",
      when: (props) =>
        isAsked(props, "chooseRole") && hasPair(props) && props.view.table.roleTakenBy.some((taker, role) => isCraft(role) && taker < 0),
      title: { en: "Make something better", sv: "Gör något bättre" },
      text: {
        en: "You hold two ones of a good. The craftsman works wood and sculpture, the tailor and blacksmith cloth and iron: whoever takes the card exchanges twice, the others once.",
        sv: "Du har två ettor av en vara. Hantverkaren förädlar virke och skulptur, skräddaren och smeden tyg och järn: den som tar kortet två gånger, de andra en gång.",
      },
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
      title: { en: "Exchange", sv: "Förädla" },
      text: {
        en: "The recipes stand under your hand. Everybody sees what you spend and what you gain: only what lies on the ships is secret.",
        sv: "Recepten står under din hand. Alla ser vad du lämnar och vad du får: bara det som ligger på skeppen är hemligt.",
      },
      rule: "VR-CRAFT-12",
      wants: (action) => action.kind === "exchange",
    },
    {
      id: "cannot",
      when: (props) => isAsked(props, "exchange"),
      title: { en: "Asked, able or not", sv: "Tillfrågad, vare sig du kan eller inte" },
      text: {
        en: "You are asked even when you cannot exchange, so that nobody learns from silence what you hold. Say no.",
        sv: "Du tillfrågas även när du inte kan förädla, så att ingen kan läsa ut ur tystnaden vad du har. Tacka nej.",
      },
      rule: "VR-SECRET-8",
      wants: (action) => action.kind === "stopExchanging",
    },
    {
      id: "threes",
      when: ({ view }) => GOODS.some((good) => threesInPlay(view.table, good) > 0),
      title: { en: "A three is out", sv: "En trea är ute" },
      text: {
        en: "The slanted bars count the threes in play. One bar filled, and that part may be called; all filled, and it must be built.",
        sv: "De sneda strecken räknar treor i spel. Är ett fyllt får delen byggas; är alla fyllda måste den byggas.",
      },
      rule: "VR-BUILD-3",
    },
    {
      id: "call",
      when: (props) => isAsked(props, "callBuilding"),
      title: { en: "Will you call a building?", sv: "Vill du kalla till bygge?" },
      text: {
        en: "The labels on the ship in brass may be called. Call one if you own its three and the others hold little: then it will be weak, and you gave it the most. Or pass and gather more.",
        sv: "Etiketterna på skeppet i mässing får byggas. Kalla om du äger dess trea och de andra har lite: då blir den svag, och du gav mest. Eller passa och samla mer.",
      },
      rule: "VR-BUILD-5",
    },
    {
      id: "place",
      when: (props) => isAsked(props, "placing"),
      title: { en: "Give, or seem to give", sv: "Ge, eller låtsas ge" },
      text: {
        en: "Everybody now lays one good of this type on the ship, face down. A part holds if all goods on it together reach seven (with three players). A three given to a part that fails anyway may win you the game.",
        sv: "Nu lägger alla en bricka av det slaget på skeppet, med baksidan upp. En del håller om alla brickor på den sammanlagt når sju (med tre spelare). En trea på en del som ändå brister kan vinna spelet åt dig.",
      },
      rule: "VR-BUILD-9",
    },
    {
      id: "inspect",
      when: (props) => isAsked(props, "inspect"),
      title: { en: "Look at one", sv: "Se på en" },
      text: {
        en: "After a building each looks at one good on another ship. What you see goes into your notebook; what you say about it binds nobody.",
        sv: "Efter ett bygge tittar var och en på en bricka på ett annat skepp. Det du ser hamnar i dina anteckningar; vad du säger om det binder ingen.",
      },
      rule: "VR-INSPECT-3",
      wants: (action) => action.kind === "inspect",
    },
    {
      id: "farewell",
      when: ({ view, prompt }) => view.table.built.some(Boolean) && prompt?.step === "chooseRole",
      title: { en: "That is the whole game", sv: "Det är hela spelet" },
      text: {
        en: "Three parts to go. The Admiral changes a good on your own ship, the King makes another player change one. Remember who looked where, and decide in time whether you want her to sail.",
        sv: "Tre delar kvar. Amiralen byter en bricka på ditt eget skepp, kungen tvingar en annan att byta. Minns vem som såg var, och bestäm dig i tid för om du vill att hon ska segla.",
      },
      last: true,
    },
  ],
};
