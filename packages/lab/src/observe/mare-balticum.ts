import type { MareBalticum } from "@stormakt/mare-balticum";
import { titleDeckIsComplete, titleUnitsOf } from "@stormakt/mare-balticum";
import { ENDINGS, GOODS, goodOf, HOUSES, KING, LINES, OFFICES, PRINTED, PROVINCES } from "@stormakt/mare-balticum/catalog";
import type { Observer } from "./observer.ts";
import { FOLLIES } from "./observer.ts";

const GOOD_NAMES = ["grain", "wood", "cloth", "iron", "stone"];
const OFFICE_NAMES = ["Treasurer", "Admiral", "Constable", "Steward"];
const ENDED = ["limit", "allTitles", "rounds", "conquered"];

export const observer: Observer<MareBalticum> = {
  topics: {
    line: "dealt",
    "places after the first Chancellor": "dealt",
    king: "dealt",
    "first farm": "gained",
    "title of a province": "gained",
    office: "gained",
    "how it ended": "share",
    "title held by anybody": "share",
    turns: "mean",
    "goods produced": "mean",
    "battles won": "share",
  },
  watch(_begun, { seats }, notes) {
    const produced = GOODS.map(() => 0);
    const farms = new Map<number, number>();
    /** Who filled the last hex of the title deck, with how many units of its own there, and the most that another had. */
    let completed = { line: -1, own: 0, most: 0 };
    return {
      chose(action, _seat, { table }) {
        if (table.turn < (ENDINGS[seats]?.turns ?? 0)) return;
        if (["investInBuild", "investInTitle", "investInProvince", "endInvestment"].includes(action.kind))
          notes.went(FOLLIES, "puts a unit into a build in the last turn", action.kind === "investInBuild");
      },
      told(event, { table }) {
        if (event.kind === "cardsShown") {
          const several = new Set([...event.attackers, ...event.defenders]).size > 1;
          const round = several
            ? "a round of battle of several in which nobody attacks"
            : "a round of battle of one alone without an attack";
          notes.went(FOLLIES, round, event.attackers.length === 0);
        }
        if (event.kind === "investedInTitle" && titleDeckIsComplete(table)) {
          const { line } = event;
          if (completed.line < 0)
            completed = { line, own: 0, most: Math.max(...LINES.map((by) => (by === line ? 0 : titleUnitsOf(table, by)))) };
          if (completed.line === line) completed.own = titleUnitsOf(table, line);
        }
        if (event.kind === "provinceWon" || event.kind === "kingTookProvince") {
          const { line, own, most } = completed;
          if (line >= 0)
            notes.went(FOLLIES, "fills the last hex of a title for somebody who has more there", line !== event.line && own < most);
          completed = { line: -1, own: 0, most: 0 };
        }
        if (event.kind === "turnBegan" && !titleDeckIsComplete(table)) completed = { line: -1, own: 0, most: 0 };
        if (event.kind === "produced") for (const good of event.goods) produced[good] = (produced[good] ?? 0) + 1;
        if (event.kind === "farmerPlaced" && !farms.has(event.line)) farms.set(event.line, event.province);
        if (event.kind === "battleWon") notes.went("battles won", "all", true);
        if (event.kind === "battleLost") notes.went("battles won", "all", false);
      },
      ended({ table, outcome }) {
        const ownerOf = (line: number): number => table.ringSeats[table.ring.findIndex((other) => other === line)] ?? -1;
        table.ring.forEach((line, place) => {
          const seat = table.ringSeats[place] ?? -1;
          if (seat < 0) return;
          notes.had("line", HOUSES.find(({ id }) => id === line)?.name ?? "", seat);
          const after = (place - table.first + table.ring.length) % table.ring.length;
          notes.had("places after the first Chancellor", String(after), seat);
        });
        if (table.king >= 0) for (let seat = 0; seat < seats; seat++) notes.had("king", seat === table.king ? "King" : "a noble", seat);
        for (const [line, province] of farms) {
          const printed = PRINTED[province as 0];
          if (ownerOf(line) >= 0) notes.had("first farm", `${printed.name} (${GOOD_NAMES[printed.good] ?? ""})`, ownerOf(line));
        }
        for (const province of PROVINCES) {
          const holder = table.titles[province] ?? -1;
          const name = `${PRINTED[province]?.name ?? ""} (${GOOD_NAMES[goodOf(province)] ?? ""})`;
          notes.went("title held by anybody", name, holder >= 0);
          const seat = holder === KING ? table.king : ownerOf(holder);
          if (holder >= 0 && seat >= 0) notes.had("title of a province", name, seat);
        }
        for (const office of OFFICES) {
          const seat = ownerOf(table.offices[office] ?? -1);
          if (seat >= 0) notes.had("office", OFFICE_NAMES[office] ?? "", seat);
        }
        const ended = outcome?.because === "conquered" ? "conquered" : outcome?.facts?.["ended"];
        for (const way of ENDED) notes.went("how it ended", way, way === ended);
        notes.measured("turns", "all", table.turn);
        for (const good of GOODS) notes.measured("goods produced", GOOD_NAMES[good] ?? "", produced[good] ?? 0);
      },
    };
  },
};
