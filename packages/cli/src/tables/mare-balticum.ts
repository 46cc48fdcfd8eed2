import { FORCES, KING, LINES, PROVINCES, SQUARES, TITLE_HEXES } from "@stormakt/mare-balticum/catalog";
import type { Table } from "@stormakt/mare-balticum/view";
import type { Language } from "@stormakt/words";
import { bold, columns, dim, folded, green, red } from "../terminal.ts";
import type { Seen } from "./index.ts";

const SAID = {
  en: {
    turn: "Turn",
    chancellor: "Chancellor",
    supply: "in supply",
    hand: "gold in hand",
    savings: "savings",
    capital: "in the capital",
    titles: "titles",
    empty: "empty",
    enemy: "enemy",
    builds: "Builds",
    titleDeck: "Title deck",
    enemies: "enemy units in supply",
    hint: "units by house, with +n for goods on them",
  },
  sv: {
    turn: "Drag",
    chancellor: "kansler",
    supply: "i förråd",
    hand: "guld på hand",
    savings: "sparat",
    capital: "i huvudstaden",
    titles: "titlar",
    empty: "tomt",
    enemy: "fiende",
    builds: "Byggen",
    titleDeck: "Titelleken",
    enemies: "fiendeenheter i förråd",
    hint: "enheter efter ätt, med +n för varor på dem",
  },
} as const satisfies Record<Language, Record<string, string>>;
const PLACES = [0, 1, 2];

/** The houses, then every province with who is in it. */
export function mareBalticumTable({ view, names, speaker }: Seen): string {
  const table = view.table as Table;
  const said = SAID[speaker.language];
  const name = (thing: string, id: number) => speaker.name({ thing, id });
  const house = (line: number) => (line === KING ? name("line", KING) : name("line", line));
  const force = (province: number, of: number) => {
    const units = PLACES.flatMap((place) => {
      const circle = (province * FORCES.length + of) * PLACES.length + place;
      const subject = table.subjects[circle] ?? -1;
      if ((table.enemies[circle] ?? 0) > 0) return [red(said.enemy)];
      return subject < 0 ? [] : [`${house(subject)}${(table.goods[circle] ?? 0) > 0 ? green(`+${table.goods[circle]}`) : ""}`];
    });
    return units.length === 0 ? [] : [`${dim(name("force", of))} ${units.join(", ")}`];
  };
  const provinces = PROVINCES.map((province) => {
    const title = table.titles[province] ?? -1;
    const forces = FORCES.flatMap((of) => force(province, of));
    return [`  ${bold(name("province", province))}`, title < 0 ? "" : `♔ ${house(title)}`, forces.join("; ") || dim(said.empty)];
  });
  const inPlay = LINES.filter((line) => table.ring.includes(line) || line === table.neutral);
  const rows = inPlay.map((line) => [
    `  ${bold(house(line))}`,
    names[table.controllers[line] ?? -1] ?? "–",
    ...[table.supply, table.hand, table.savings, table.capital].map((list) => String(list[line] ?? 0)),
    String(table.titles.filter((by) => by === line).length),
  ]);
  const piles = SQUARES.map((square) => `${name("square", square)}: ${(table.piles[square] ?? []).map(house).join(", ") || "–"}`);
  const hexes = TITLE_HEXES.flatMap((hex) => {
    const on = LINES.filter((line) => ((table.titleDeck[hex] ?? 0) & (1 << line)) !== 0);
    return on.length === 0 ? [] : [`${name("hex", hex)}: ${on.map(house).join(", ")}`];
  });
  const chancellor = table.ring[table.chancellor] ?? -1;
  return [
    `${said.turn} ${table.turn}${chancellor < 0 ? "" : `, ${said.chancellor} ${house(chancellor)}`}, ${said.enemies}: ${table.enemySupply}`,
    "",
    ...columns([["", "", ...[said.supply, said.hand, said.savings, said.capital, said.titles].map(dim)], ...rows], "   "),
    "",
    ...columns(provinces),
    dim(`  (${said.hint})`),
    folded(`${said.builds}: ${piles.join("; ")}`, "  "),
    ...(hexes.length > 0 ? [folded(`${said.titleDeck}: ${hexes.join("; ")}`, "  ")] : []),
  ].join("\n");
}
