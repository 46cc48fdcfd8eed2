import { holdingsIn } from "@stormakt/vasa-regalis/advice";
import { GOODS, KINDS, kindOf, ROLES, thresholdOf, VALUES } from "@stormakt/vasa-regalis/catalog";
import type { TableView } from "@stormakt/vasa-regalis/view";
import { inEachLanguage } from "@stormakt/words";
import { meant } from "../play/question.ts";
import { bold, columns, dim, folded, seatColour } from "../terminal.ts";
import type { Said } from "../words/en/vasa-regalis.ts";
import type { GameTable, Seen } from "./table.ts";

export const SAID = await inEachLanguage(
  async (language) => ((await import(`../words/${language}/vasa-regalis.ts`)) as { readonly said: Said }).said,
);

/** The yard: roles, supply and hand, then the squares of every ship with what may lie on them. */
function draw({ view, seat: viewer, names, speaker }: Seen): string {
  const table = view.table as TableView;
  const said = SAID[speaker.language];
  const named = (seat: number) => seatColour(seat)(names[seat] ?? "?");
  const role = (id: number) => speaker.name({ thing: "role", id });
  const goods = GOODS.map((good) => bold(speaker.name({ thing: "good", id: good })));
  const counts = (markers: readonly number[], from: number) =>
    GOODS.map((good) => {
      const held = VALUES.map((value) => markers[from + kindOf(good, value)] ?? 0);
      return held.every((count) => count === 0) ? dim("–") : held.join("/");
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
  const markersText = (markers: readonly number[]): string =>
    GOODS.flatMap((good) =>
      VALUES.flatMap((value) => {
        const count = markers[kindOf(good, value)] ?? 0;
        const marker = `${speaker.name({ thing: "good", id: good })} ${value}`;
        return count === 0 ? [] : [count === 1 ? marker : `${count} × ${marker}`];
      }),
    ).join(", ") || said.nothing;
  const offers = (table.bargaining?.offers ?? []).map(
    ({ from, to, give, take }) => `  ${said.gives(named(from), named(to), markersText(give), markersText(take))}`,
  );
  const lines = [
    `${said.round} ${bold(String(table.round))}, ${said.leader} ${named(table.leader)} ♔, ${said.patience}: ${table.roundsSinceBuild}${table.royalPatience > 0 ? ` ${said.of} ${table.royalPatience}` : ""}, ${said.threshold} ${thresholdOf(table.seats)}`,
    folded(`${said.roles}: ${[...taken, dim(`${said.free}: ${free.join(", ")}`)].join(", ")}`, "  "),
    "",
    ...columns(
      [
        [dim(said.notation), ...goods],
        [`  ${said.supply}`, ...counts(table.supply, 0)],
        ...(own ? [[`  ${bold(said.hand)}`, ...counts(own, 0)]] : []),
      ],
      "   ",
    ),
    "",
    ...columns([[said.ships, ...goods], ...ships], "   "),
  ];
  if (table.notebook === "full" && (!table.inventory || table.trades === "open") && table.hands.some((hand) => hand === null)) {
    const { least } = holdingsIn(table);
    const owned = table.hands.flatMap((_, ship) => (ship === viewer ? [] : [[`  ${named(ship)}`, ...counts(least, ship * KINDS)]]));
    lines.push("", ...columns([[said.owns, ...goods], ...owned], "   "));
  }
  if (offers.length > 0) lines.push("", said.offers, ...offers);
  return lines.map((line) => folded(line, "    ")).join("\n");
}
/** A role with what it does. */
function look(text: string, { speaker }: Seen): string | null {
  const role = meant(text, ROLES, (id) => speaker.name({ thing: "role", id }));
  if (role === null) return null;
  const help = speaker.words.things["roleHelp"]?.[role];
  return `${bold(speaker.name({ thing: "role", id: role }))}${typeof help === "string" ? `: ${help}` : ""}`;
}

export const table: GameTable = { draw, look };
