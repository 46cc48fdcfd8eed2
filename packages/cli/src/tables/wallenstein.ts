import { BUILDINGS, COURT_BOXES, isCounty } from "@stormakt/wallenstein/catalog";
import type { TableView } from "@stormakt/wallenstein/view";
import type { Language } from "@stormakt/words";
import { bold, columns, dim, folded, red, seatColour } from "../terminal.ts";
import type { Seen } from "./index.ts";

const SAID = {
  en: {
    year: "Year",
    actions: "Actions",
    event: "event",
    thalers: "Thalers",
    grain: "grain",
    points: "points",
    position: "position",
    supply: "armies in supply",
    free: "nobody’s",
    plan: "Your plan",
    hint: "county, armies in it, its buildings, ! for each revolt marker",
  },
  sv: {
    year: "År",
    actions: "Handlingar",
    event: "händelse",
    thalers: "daler",
    grain: "spannmål",
    points: "poäng",
    position: "turplats",
    supply: "arméer i förråd",
    free: "ingens",
    plan: "Din plan",
    hint: "grevskap, arméer där, dess byggnader, ! för varje upprorsmarkör",
  },
} as const satisfies Record<Language, Record<string, string>>;

/** What everybody has, and everybody's counties with armies, buildings and revolts. */
export function wallensteinTable({ view, seat: viewer, names, speaker }: Seen): string {
  const table = view.table as TableView;
  const said = SAID[speaker.language];
  const name = (thing: string, id: number) => speaker.name({ thing, id });
  const county = (id: number) => {
    const built = BUILDINGS.flatMap((_, building) =>
      ((table.buildings[id] ?? 0) & (1 << building)) === 0 ? [] : [name("building", building)],
    );
    const armies = (table.armies[id] ?? 0) > 0 ? ` ${bold(String(table.armies[id]))}` : "";
    return `${name("county", id)}${armies}${built.length > 0 ? ` (${built.join(", ")})` : ""}${red("!".repeat(table.markers[id] ?? 0))}`;
  };
  const countiesOf = (owner: number) => table.owner.flatMap((by, id) => (by === owner ? [county(id)] : []));
  const rows = names.map((who, seat) => [
    `  ${seatColour(seat)(who)}`,
    ...[table.thalers, table.grain, table.points, table.position, table.supply].map((list) => String(list[seat] ?? 0)),
  ]);
  const row = table.row.map((action, at) => (at < table.faceUp ? `${at + 1} ${name("action", action)}` : dim("?")));
  const lines = [
    `${said.year} ${table.year}, ${name("season", table.season)}${table.event >= 0 ? `, ${said.event} ${name("event", table.event)}` : ""}`,
    ...(table.faceUp > 0 ? [folded(`${said.actions}: ${row.join(", ")}`, "  ")] : []),
    "",
    ...columns([["", ...[said.thalers, said.grain, said.points, said.position, said.supply].map(dim)], ...rows], "   "),
    "",
    ...names.map((who, seat) => folded(`${seatColour(seat)(who)}: ${countiesOf(seat).join(", ") || "–"}`, "  ")),
    folded(dim(`${said.free}: ${table.owner.flatMap((by, id) => (by === -1 ? [name("county", id)] : [])).join(", ") || "–"}`), "  "),
    dim(`(${said.hint})`),
  ];
  const boxes = viewer === null ? [] : table.boxes.slice(viewer * COURT_BOXES, (viewer + 1) * COURT_BOXES);
  const planned = boxes.flatMap((card, box) =>
    card < 0 ? [] : [`${name("box", box)}: ${name(isCounty(card) ? "county" : "card", card)}`],
  );
  if (planned.length > 0) lines.push("", folded(`${bold(said.plan)}  ${planned.join(", ")}`, "  "));
  return lines.join("\n");
}
