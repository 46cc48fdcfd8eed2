import { GOODS, KINDS, kindOf, ROLES, thresholdOf, VALUES } from "@stormakt/vasa-regalis/catalog";
import type { TableView } from "@stormakt/vasa-regalis/view";
import type { Language } from "@stormakt/words";
import { bold, columns, dim, seatColour } from "../terminal.ts";
import type { Seen } from "./index.ts";

const SAID = {
  en: {
    round: "Round",
    leader: "leader",
    patience: "rounds without a building",
    of: "of",
    roles: "Roles",
    free: "free",
    supply: "in the supply",
    hand: "your hand",
    ships: "On the ships",
    owns: "Owned in all, hand and ship",
    threshold: "a part holds from",
    cards: "in hand",
  },
  sv: {
    round: "Runda",
    leader: "ledare",
    patience: "rundor utan bygge",
    of: "av",
    roles: "Roller",
    free: "lediga",
    supply: "i förrådet",
    hand: "din hand",
    ships: "På skeppen",
    owns: "Äger allt som allt, hand och skepp",
    threshold: "en del håller från",
    cards: "på hand",
  },
} as const satisfies Record<Language, Record<string, string>>;

/** The yard: roles, supply and hand, then the squares of every ship with what may lie on them. */
export function vasaRegalisTable({ view, seat: viewer, names, speaker }: Seen): string {
  const table = view.table as TableView;
  const said = SAID[speaker.language];
  const named = (seat: number) => seatColour(seat)(names[seat] ?? "?");
  const role = (id: number) => speaker.name({ thing: "role", id });
  const goods = GOODS.map((good) => bold(speaker.name({ thing: "good", id: good })));
  const counts = (markers: readonly number[], from: number) =>
    GOODS.map((good) => {
      const held = VALUES.flatMap((value) => {
        const count = markers[from + kindOf(good, value)] ?? 0;
        return count > 0 ? [`${bold(String(value))}${dim("×")}${count}`] : [];
      });
      return held.length === 0 ? dim("–") : held.join(" ");
    });
  const own = viewer === null ? null : table.hands[viewer];
  const square = (ship: number, good: number) => {
    if (!table.built[good]) return dim("–");
    const value = table.ships[ship]?.[good];
    if (value) return bold(String(value));
    const may = table.known.mayLie[ship * GOODS.length + good] ?? 0;
    const values = VALUES.filter((one) => (may & (1 << one)) !== 0);
    return table.notebook === "full" && values.length < VALUES.length ? `${values.join("/")}${values.length > 1 ? "?" : ""}` : "?";
  };
  const taken = ROLES.flatMap((id) => {
    const by = table.roleTakenBy[id] ?? -1;
    return by < 0 ? [] : [`${role(id)} ${dim("–")} ${named(by)}`];
  });
  const free = ROLES.filter((id) => (table.roleTakenBy[id] ?? -1) < 0).map(role);
  const ships = table.hands.map((_, ship) => [
    `  ${named(ship)}${ship === table.leader ? " ♔" : ""}`,
    ...GOODS.map((good) => square(ship, good)),
    dim(`${table.handSizes[ship] ?? 0} ${said.cards}`),
  ]);
  const lines = [
    `${said.round} ${bold(String(table.round))}, ${said.leader} ${named(table.leader)} ♔, ${said.patience}: ${table.roundsSinceBuild} ${said.of} ${table.royalPatience}, ${said.threshold} ${thresholdOf(table.seats)}`,
    `${said.roles}: ${[...taken, dim(`${said.free}: ${free.join(", ")}`)].join(", ")}`,
    "",
    ...columns(
      [["", ...goods], [`  ${said.supply}`, ...counts(table.supply, 0)], ...(own ? [[`  ${bold(said.hand)}`, ...counts(own, 0)]] : [])],
      "   ",
    ),
    "",
    ...columns([[said.ships, ...goods], ...ships], "   "),
  ];
  if (table.notebook === "full" && !table.inventory && table.hands.some((hand) => hand === null)) {
    const owned = table.hands.flatMap((_, ship) =>
      ship === viewer ? [] : [[`  ${named(ship)}`, ...counts(table.known.least, ship * KINDS)]],
    );
    lines.push("", ...columns([[said.owns, ...goods], ...owned], "   "));
  }
  return lines.join("\n");
}
