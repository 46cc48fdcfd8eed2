import type { Chapter } from "../../lessons.ts";
import { BATTLE } from "./battle.ts";
import { WINTER } from "./winter.ts";

/** Boxes and counties, by their places in the catalogue: they stand so on the board. */
const BOX = { palace: 0, grain: 3, taxes: 4, combatA: 8 } as const;
const COUNTY = { trier: 39, mark: 37, oberoesterreich: 22, koeln: 36 } as const;
/** To lay a card: the box once the card is held, on a telephone over the map; the card before. */
const lay = (box: number, card: number): Pick<Chapter["steps"][number], "at" | "shown"> => ({
  at: [`[data-box="${box}"][data-may]`, `[data-lay="${box}"]`, `[data-hand="${card}"]`],
  shown: `[data-box="${box}"][data-card="${card}"]`,
});
const PLAN: Chapter = {
  id: "plan",
  title: { en: "The plan", sv: "Planen" },
  about: { en: "Ten actions a season, laid out in secret.", sv: "Tio handlingar per säsong, utlagda i hemlighet." },
  steps: [
    {
      says: {
        en: "You are a general of the Thirty Years’ War. Counties with your shield are yours; the figure on it is how many armies stand there.",
        sv: "Du är fältherre i trettioåriga kriget. Grevskap med din sköld är dina; siffran på den är hur många arméer som står där.",
      },
      at: [`[data-spot="county-${COUNTY.mark}"]`],
      rule: "WA-ROUND-1",
    },
    {
      says: {
        en: "Every season has the same ten actions, each carried out once. The first five stand in their order; the rest follow in an order nobody knows. For each you lay the card of one county.",
        sv: "Varje säsong har samma tio handlingar, var och en utförs en gång. De fem första står i sin ordning; resten följer i en ordning som ingen vet. För var och en lägger du ett grevskaps kort.",
      },
      at: ["[data-area=own] [data-mat]"],
      rule: "WA-ACTION-1",
    },
    {
      says: {
        en: "Money first. Take the card of Erzbm. Trier, which yields seven Thalers, and lay it on the box for taxes.",
        sv: "Pengar först. Ta kortet för Erzbm. Trier, som ger sju daler, och lägg det på rutan för skatter.",
      },
      ...lay(BOX.taxes, COUNTY.trier),
      rule: "WA-TAX-1",
    },
    {
      says: {
        en: "In winter every county eats one grain. Lay Gft. Mark on the box for grain: it yields five. A county that was taxed or harvested gets a marker, and the second time its peasants rise.",
        sv: "Om vintern äter varje grevskap ett spannmål. Lägg Gft. Mark på rutan för spannmål: det ger fem. Ett grevskap som beskattats eller skördats får en markör, och andra gången reser sig bönderna.",
      },
      ...lay(BOX.grain, COUNTY.mark),
      rule: "WA-REVOLT-1",
    },
    {
      says: {
        en: "A palace makes points, and most of all for whoever has the most in a region. Lay Erzbm. Köln on the box for the palace.",
        sv: "Ett palats ger poäng, och mest för den som har flest i en region. Lägg Erzbm. Köln på rutan för palatset.",
      },
      ...lay(BOX.palace, COUNTY.koeln),
      rule: "WA-SCORE-3",
    },
    {
      says: {
        en: "And war: lay Oberösterreich, with its four armies, on combat A. Where they go you choose only then.",
        sv: "Och krig: lägg Oberösterreich, med sina fyra arméer, på strid A. Vart de går väljer du först då.",
      },
      ...lay(BOX.combatA, COUNTY.oberoesterreich),
      rule: "WA-PERFORM-7",
    },
    {
      says: {
        en: "What you have no use for is covered with money cards: nothing happens there. Let the rest be covered.",
        sv: "Det du inte har bruk för täcks med pengakort: där händer inget. Låt resten täckas.",
      },
      at: ["[data-fill]"],
      shown: "[data-hand-in]:not(:disabled)",
      rule: "WA-PLAN-6",
    },
    {
      says: {
        en: "The box at the end is your bid for the order of play: the best money card chooses first. All is covered: hand the plan in.",
        sv: "Rutan längst bort är ditt bud om turordningen: bästa pengakortet väljer först. Allt är täckt: lämna in planen.",
      },
      at: ["[data-hand-in]"],
      does: {
        kind: "plan",
        boxes: { "collect-taxes": "trier", "collect-grain": "mark", "build-palace": "koeln", "combat-a": "oberoesterreich" },
      },
      rule: "WA-PLAN-8",
    },
    {
      still: true,
      says: {
        en: "Until the last rival has handed in, you may change it. What you plan stays hidden until its turn comes, and what cannot be done by then is skipped.",
        sv: "Tills den siste rivalen har lämnat in får du ändra. Det du planerar är dolt tills turen kommer, och det som inte går då uteblir.",
      },
      rule: "WA-PLAN-10",
    },
  ],
};

export const chapters: readonly Chapter[] = [PLAN, BATTLE, WINTER];
