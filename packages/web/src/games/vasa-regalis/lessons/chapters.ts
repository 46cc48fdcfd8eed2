import type { Chapter } from "../../lessons.ts";
import { ENDING } from "./ending.ts";
import { OFFICES } from "./offices.ts";
import { TRADE } from "./trade.ts";

const IRON = 2;
const GOODS: Chapter = {
  id: "goods",
  title: { en: "Roles and goods", sv: "Roller och varor" },
  about: { en: "Buy goods, and make better ones of them.", sv: "Köp varor och gör bättre varor av dem." },
  steps: [
    {
      says: {
        en: "You and two rivals build one ship for the King. She has four parts: planks, sails, guns and carvings. Each of you will give each part one good, face down.",
        sv: "Du och två rivaler bygger ett skepp åt kungen. Det har fyra delar: plank, segel, kanoner och utsmyckning. Var och en ger varje del en bricka, med baksidan upp.",
      },
      at: ["[data-area=board] [data-ship]"],
      rule: "VR-BUILD-9",
    },
    {
      says: {
        en: "Here are your goods: a one of each to begin with. Goods are worth 1, 2 or 3. Ones are bought; twos and threes must be made.",
        sv: "Här är dina varor: en etta av varje till att börja med. Varor är värda 1, 2 eller 3. Ettor köps; tvåor och treor måste förädlas fram.",
      },
      at: ["[data-area=own] [data-goods]"],
      rule: "VR-SETUP-4",
    },
    {
      says: {
        en: "Every round each of you takes one of these roles, and nobody takes one that is gone. The four to the left buy goods, the next two improve them.",
        sv: "Varje runda tar var och en en av de här rollerna, och ingen kan ta en som är tagen. De fyra till vänster köper varor, de två nästa förädlar dem.",
      },
      at: ["[data-roles]"],
      rule: "VR-ROUND-2",
    },
    {
      says: {
        en: "You begin. Take the procurer of iron: you get two pieces, the rival on your left one.",
        sv: "Du börjar. Ta järnuppköparen: du får två järn, rivalen till vänster ett.",
      },
      at: [`[data-spot="role:${IRON}"]`],
      does: { kind: "takeRole", role: "iron-procurer" },
      astray: {
        en: "A fair move, but here we want a lot of iron.",
        sv: "Ett fullgott drag, men här vill vi ha mycket järn.",
      },
      rule: "VR-PROCURE-2",
    },
    {
      still: true,
      says: {
        en: "You hold three ones of iron now. The rival on your right got nothing: whoever sits there always goes without. Remember that when you choose.",
        sv: "Nu har du tre ettor järn. Rivalen till höger fick inget: den som sitter där blir alltid utan. Tänk på det när du väljer.",
      },
      at: [`[data-spot="hand:${IRON}"]`],
      rule: "VR-ROLE-4",
    },
    {
      says: {
        en: "The others have taken their roles, and the next round has begun. The shield on a card says who has it. One of theirs brought you something, the other did not: you sat on the wrong side.",
        sv: "De andra har tagit sina roller, och nästa runda har börjat. Skölden på ett kort säger vem som har det. En av deras roller gav dig något, den andra inte: du satt på fel sida.",
      },
      at: ["[data-roles]"],
      rule: "VR-PROCURE-3",
    },
    {
      says: {
        en: "Take the tailor and blacksmith. It works cloth and iron: you may exchange twice, the others once.",
        sv: "Ta skräddaren och smeden. De förädlar tyg och järn: du får byta två gånger, de andra en.",
      },
      at: [`[data-spot="role:5"]`],
      does: { kind: "takeRole", role: "tailor-blacksmith" },
      rule: "VR-CRAFT-7",
    },
    {
      says: {
        en: "Two ones become a two. Press the recipe for iron.",
        sv: "Två ettor blir en tvåa. Tryck på receptet för järn.",
      },
      at: [`[data-recipe="${IRON} 1"]`],
      does: { kind: "exchange", good: "iron", oneAnd: 1 },
      rule: "VR-CRAFT-3",
    },
    {
      says: {
        en: "And the two with the last one becomes a three, at once.",
        sv: "Och tvåan med den sista ettan blir en trea, genast.",
      },
      at: [`[data-recipe="${IRON} 2"]`],
      does: { kind: "exchange", good: "iron", oneAnd: 2 },
      astray: {
        en: "Then you would keep a one and a two. A three is what decides the game.",
        sv: "Då hade du haft kvar en etta och en tvåa. Det är treor som avgör spelet.",
      },
      rule: "VR-CRAFT-9",
    },
    {
      still: true,
      says: {
        en: "A three of iron is out. The bars here count the threes in play: with one of them the guns may be built, with all of them they must be. That is the next chapter.",
        sv: "En järntrea är i spel. Strecken här räknar treor i spel: med en får kanonerna byggas, med alla måste de byggas. Det är nästa kapitel.",
      },
      at: [`[data-good="${IRON}"]`],
      rule: "VR-BUILD-3",
    },
  ],
};
const BUILDING: Chapter = {
  id: "building",
  title: { en: "Building and inspecting", sv: "Bygga och inspektera" },
  about: {
    en: "Give the ship something, face down, and look under another’s.",
    sv: "Ge skeppet något, med baksidan upp, och titta under en annans.",
  },
  steps: [
    {
      says: {
        en: "Some rounds later. You hold a three of iron, and nobody has built anything yet. You are asked whether you want to call a building.",
        sv: "Några rundor senare. Du har en järntrea, och ingen har byggt något ännu. Du tillfrågas om du vill kalla till ett bygge.",
      },
      at: [`[data-spot="hand:${IRON}"]`],
      rule: "VR-BUILD-5",
    },
    {
      says: {
        en: "A part holds if all that is laid on it comes to seven, with three players: more threes than ones. You will know what you gave; what the others gave you can only guess.",
        sv: "En del håller om allt som läggs på den blir sju, med tre spelare: fler treor än ettor. Du vet vad du själv gav; vad de andra gav kan du bara gissa.",
      },
      at: [`[data-part="${IRON}"]`],
      rule: "VR-SCORE-2",
    },
    {
      says: { en: "Call the guns: press their label.", sv: "Kalla till bygge av kanonerna: tryck på etiketten." },
      at: [`[data-part="${IRON}"]`],
      does: { kind: "callBuilding", good: "iron" },
      rule: "VR-BUILD-6",
    },
    {
      says: {
        en: "Now everybody lays one iron on their own ship, all at once and face down. If the ship sails, the most threes in hand win; if she fails, the most threes on the weak parts. Keep yours: lay the one.",
        sv: "Nu lägger alla ett järn på sitt eget skepp, samtidigt och med baksidan upp. Seglar skeppet vinner flest treor på hand; brister det vinner flest treor på de svaga delarna. Behåll din: lägg ettan.",
      },
      at: [`[data-spot="hand:${IRON}"] button:has([data-value="1"])`],
      does: { kind: "place", value: 1 },
      astray: {
        en: "That is generous, and may be right if the part fails all the same. But here we bet on the others.",
        sv: "Det är generöst, och kan vara rätt om delen ändå brister. Men här litar vi på de andra.",
      },
      rule: "VR-BUILD-14",
    },
    {
      says: {
        en: "All have laid something. Now there is inspection: everybody looks under one marker of another ship. The caller looks last, and that is you.",
        sv: "Alla har lagt något. Nu inspekteras det: var och en tittar under en bricka på ett annat skepp. Den som kallade tittar sist, och det är du.",
      },
      at: ["[data-rivals]", "[data-area=players]"],
      rule: "VR-INSPECT-2",
    },
    {
      says: { en: "Look under the iron of the rival on your left.", sv: "Titta under järnet hos rivalen till vänster." },
      at: [`[data-rivals] [data-spot="square:1:${IRON}"]`, `[data-area=players] [data-spot="square:1:${IRON}"]`],
      does: { kind: "inspect", ship: 1, good: "iron" },
      rule: "VR-INSPECT-3",
    },
    {
      still: true,
      says: {
        en: "What you saw is noted on that ship, with an eye, for you alone. You may tell the others what you like about it.",
        sv: "Det du såg är antecknat på det skeppet, med ett öga, bara för dig. För de andra får du berätta vad du vill om det.",
      },
      at: [`[data-area=players] [data-spot="square:1:${IRON}"]`],
      rule: "VR-INSPECT-6",
    },
    {
      still: true,
      says: {
        en: "Everybody sees what is bought and exchanged, so you can count: who owns the threes, and who can have given one? The notebook beside the log does it for you.",
        sv: "Alla ser vad som köps och förädlas, så du kan räkna: vem har treorna, och vem kan ha gett en? Anteckningarna bredvid loggen gör det åt dig.",
      },
      at: ["[data-area=chronicle] [role=tablist]"],
      rule: "VR-SECRET-6",
    },
  ],
};

export const chapters: readonly Chapter[] = [GOODS, BUILDING, OFFICES, TRADE, ENDING];
