import {
  FORCES,
  GOODS,
  goodOf,
  KING,
  LINES,
  PROVINCES,
  powerAt,
  routeOf,
  SQUARES,
  TITLE_HEXES,
  yieldOf,
} from "@stormakt/mare-balticum/catalog";
import type { Table } from "@stormakt/mare-balticum/view";
import {
  danger,
  goodsOfKind,
  halvesToEnd,
  officeStandings,
  provinceStandings,
  standings,
  titleRace,
  turnsLeft,
} from "@stormakt/mare-balticum/view";
import { inEachLanguage } from "@stormakt/words";
import { meant } from "../play/question.ts";
import { bold, columns, dim, folded, green, red } from "../terminal.ts";
import type { Said } from "../words/en/mare-balticum.ts";
import type { GameTable, Seen } from "./table.ts";

const SAID = await inEachLanguage(
  async (language) => ((await import(`../words/${language}/mare-balticum.ts`)) as { readonly said: Said }).said,
);
const PLACES = [0, 1, 2];

const tableOf = ({ view }: Seen): Table => view.table as Table;
const nameIn =
  ({ speaker }: Seen) =>
  (thing: string, id: number): string =>
    speaker.name({ thing, id });
/** Titles are counted in halves: a home province is worth one half. */
const inTitles = (halves: number): string => `${Math.floor(halves / 2) || (halves % 2 === 0 ? 0 : "")}${halves % 2 === 0 ? "" : "½"}`;

/** Who stands in a force of a province, subjects with their goods, and the subjects that lie under enemies. */
function forceText(seen: Seen, province: number, of: number): string[] {
  const table = tableOf(seen);
  const said = SAID[seen.speaker.language];
  const name = nameIn(seen);
  const circles = PLACES.map((place) => (province * FORCES.length + of) * PLACES.length + place);
  const enemies = circles.filter((circle) => (table.enemies[circle] ?? 0) > 0).length;
  const subjects = circles.flatMap((circle) => {
    const subject = table.subjects[circle] ?? -1;
    const goods = table.goods[circle] ?? 0;
    return subject < 0 ? [] : [`${name("line", subject)}${goods > 0 ? green(`+${goods}`) : ""}`];
  });
  if (enemies + subjects.length === 0) return [];
  const enemy = enemies === 0 ? [] : [red(`${said.enemy} ${enemies}`)];
  const under = enemies > 0 && subjects.length > 0 ? [`${said.under} ${subjects.join(", ")}`] : subjects;
  return [`${dim(name("force", of))} ${[...enemy, ...under].join(", ")}`];
}
/** The houses, offices and races, then every province with who is in it. */
function draw(seen: Seen): string {
  const { names, speaker } = seen;
  const table = tableOf(seen);
  const said = SAID[speaker.language];
  const name = nameIn(seen);
  const house = (line: number) => name("line", line);
  const titles = new Map(standings(table).map(({ holder, halves }) => [holder as number, halves]));
  const provinces = PROVINCES.map((province) => {
    const title = table.titles[province] ?? -1;
    const forces = FORCES.flatMap((of) => forceText(seen, province, of));
    return [`  ${bold(name("province", province))}`, title < 0 ? "" : `♔ ${house(title)}`, forces.join("; ") || dim(said.empty)];
  });
  const inPlay = LINES.filter((line) => table.ring.includes(line) || line === table.neutral);
  const goodsOf = (line: (typeof LINES)[number]): string =>
    GOODS.flatMap((good) => {
      const count = goodsOfKind(table, line, good);
      return count === 0 ? [] : [`${count} ${name("good", good)}`];
    }).join(", ") || "–";
  const rows = inPlay.map((line) => [
    `  ${bold(house(line))}`,
    names[table.controllers[line] ?? -1] ?? "–",
    inTitles(titles.get(line) ?? 0),
    ...[table.supply, table.hand, table.savings, table.capital].map((list) => String(list[line] ?? 0)),
    goodsOf(line),
  ]);
  const list = (title: string, things: readonly string[]): string[] =>
    things.length === 0 ? [] : [folded(`${title}: ${things.join("; ")}`, "  ")];
  const offices = officeStandings(table).map(
    ({ office, holder, needed }) => `${name("office", office)} ${holder < 0 ? "–" : house(holder)} (${needed} ${said.needs})`,
  );
  const race = titleRace(table).units.flatMap(({ line, count }) => (count === 0 ? [] : [`${house(line)} ${count}`]));
  const piles = SQUARES.map((square) => `${name("square", square)}: ${(table.piles[square] ?? []).map(house).join(", ") || "–"}`);
  const hexes = TITLE_HEXES.flatMap((hex) => {
    const on = LINES.filter((line) => ((table.titleDeck[hex] ?? 0) & (1 << line)) !== 0);
    return on.length === 0 ? [] : [`${name("hex", hex)}: ${on.map(house).join(", ")}`];
  });
  const { lost, landed, lostNeeded } = danger(table);
  const chancellor = table.ring[table.chancellor] ?? -1;
  const king = table.king < 0 ? [] : [`${said.king}: ${names[table.king] ?? "?"}, ${inTitles(titles.get(KING) ?? 0)} ${said.worth}`];
  const enemiesIn = [
    `${said.danger}: ${lost.length} ${said.of} ${lostNeeded}`,
    ...(landed.length === 0 ? [] : [`${said.landed} ${landed.map((province) => name("province", province)).join(", ")}`]),
  ];
  return [
    folded(
      `${said.turn} ${table.turn} (${said.turnsLeft}: ${turnsLeft(table)})${chancellor < 0 ? "" : `, ${said.chancellor} ${house(chancellor)}`}, ${said.enemies}: ${table.enemySupply}, ${said.worth}: ${inTitles(halvesToEnd(table))}`,
      "  ",
    ),
    ...king,
    ...(table.motion > 0 ? [`${said.motion}: ${name("motion", table.motion)}`] : []),
    "",
    ...columns([["", "", ...[said.titles, said.supply, said.hand, said.savings, said.capital, said.goods].map(dim)], ...rows], "  ").map(
      (line) => folded(line, "    "),
    ),
    "",
    ...columns(provinces).map((line) => folded(line, "      ")),
    folded(dim(`  (${said.hint})`), "  "),
    folded(enemiesIn.join("; "), "  "),
    ...list(said.offices, offices),
    ...list(said.builds, piles),
    ...list(said.titleDeck, hexes),
    ...list(said.race, race),
  ].join("\n");
}
/** A province: its good and yield, its title and what it is worth, who may come against it. */
function look(text: string, seen: Seen): string | null {
  const table = tableOf(seen);
  const said = SAID[seen.speaker.language];
  const name = nameIn(seen);
  const province = meant(text, PROVINCES, (id) => name("province", id));
  if (province === null) return null;
  const standing = provinceStandings(table).find((one) => one.province === province);
  const state = [...(standing?.available === true ? [said.available] : []), ...(standing?.inDanger === true ? [said.lostSoon] : [])];
  const title = table.titles[province] ?? -1;
  return [
    `${bold(name("province", province))}${title < 0 ? "" : ` ♔ ${name("line", title)}`}${state.length === 0 ? "" : ` (${state.join(", ")})`}`,
    `  ${said.yields} ${yieldOf(province)} ${name("good", goodOf(province))}, ${said.value} ${inTitles(standing?.halves ?? 0)}`,
    `  ${said.route}: ${name("power", powerAt(province))}, ${name("route", routeOf(province))}`,
    ...FORCES.flatMap((of) => forceText(seen, province, of)).map((line) => `  ${line}`),
  ].join("\n");
}

export const table: GameTable = { draw, look };
