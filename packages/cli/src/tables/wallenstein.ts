import {
  BUILDINGS,
  COURT_BOXES,
  FAVOR_COSTS,
  GRAIN_OF,
  isCounty,
  NEIGHBOURS,
  REGION_OF,
  REGIONS,
  SITES_OF,
  TAX_OF,
} from "@stormakt/wallenstein/catalog";
import type { TableView } from "@stormakt/wallenstein/view";
import { inEachLanguage } from "@stormakt/words";
import { meant } from "../play/question.ts";
import { bold, columns, dim, folded, red, seatColour } from "../terminal.ts";
import type { Said } from "../words/en/wallenstein.ts";
import type { GameTable, Seen } from "./table.ts";

export const SAID = await inEachLanguage(
  async (language) => ((await import(`../words/${language}/wallenstein.ts`)) as { readonly said: Said }).said,
);

const tableOf = ({ view }: Seen): TableView => view.table as TableView;
const nameIn =
  ({ speaker }: Seen) =>
  (thing: string, id: number | string): string =>
    speaker.name({ thing, id });

/** A county with what stands in it. */
function countyText(seen: Seen, id: number): string {
  const table = tableOf(seen);
  const name = nameIn(seen);
  const built = BUILDINGS.flatMap((_, building) =>
    ((table.buildings[id] ?? 0) & (1 << building)) === 0 ? [] : [name("building", building)],
  );
  const armies = (table.armies[id] ?? 0) > 0 ? ` ${bold(String(table.armies[id]))}` : "";
  return `${name("county", id)}${armies}${built.length > 0 ? ` (${built.join(", ")})` : ""}${red("!".repeat(table.markers[id] ?? 0))}`;
}
/** Cubes by colour: peasants first, then the seats. */
function cubesText(seen: Seen, cubes: readonly number[]): string {
  const said = SAID[seen.speaker.language];
  const parts = cubes.flatMap((count, colour) =>
    count === 0 ? [] : [`${colour === 0 ? said.peasants : seatColour(colour - 1)(seen.names[colour - 1] ?? "?")} ${bold(String(count))}`],
  );
  return parts.join(", ") || "–";
}
/** What everybody has, the map, and everything common: events, tiles, tower, and what the modules add. */
function draw(seen: Seen): string {
  const { seat: viewer, names, speaker } = seen;
  const table = tableOf(seen);
  const said = SAID[speaker.language];
  const name = nameIn(seen);
  const named = (seat: number) => seatColour(seat)(names[seat] ?? "?");
  const countiesOf = (owner: number) => table.owner.flatMap((by, id) => (by === owner ? [countyText(seen, id)] : []));
  const modules: [string, readonly number[]][] = [
    ...(table.court
      ? ([
          [said.courtiers, table.hall],
          [said.audience, table.audience],
        ] as [string, number[]][])
      : []),
    ...(table.landsknechte ? ([[said.landsknechte, table.landsknecht]] as [string, number[]][]) : []),
  ];
  const lists = [table.thalers, table.grain, table.points, table.position, table.supply, ...modules.map(([, list]) => list)];
  const heads = [said.thalers, said.grain, said.points, said.position, said.supply, ...modules.map(([head]) => head)];
  const rows = names.map((_, seat) => [`  ${named(seat)}`, ...lists.map((list) => String(list[seat] ?? 0))]);
  const row = table.row.map((action, at) => (at < table.faceUp ? `${at + 1} ${name("action", action)}` : dim("?")));
  const tiles = table.tiles.flatMap((tile, at) => {
    const by = table.position.indexOf(at + 1);
    return tile < 0 ? [] : [`${at + 1} ${name("tile", tile)}${by < 0 ? "" : ` (${named(by)})`}`];
  });
  const favours = table.display.flatMap((favor, at) => (favor > 0 ? [`${FAVOR_COSTS[at]}: ${name("favor", favor)}`] : []));
  const leaders = table.leader.flatMap((county, seat) => (county >= 0 ? [`${named(seat)} ${name("county", county)}`] : []));
  const statues = table.statues.map((one) => `${name("county", Math.floor(one / 8))} (${named(one % 8)})`);
  const boxes = viewer === null ? [] : table.boxes.slice(viewer * COURT_BOXES, (viewer + 1) * COURT_BOXES);
  const planned = boxes.flatMap((card, box) =>
    card < 0 ? [] : [`${name("box", box)}: ${name(isCounty(card) ? "county" : "card", card)}`],
  );
  const list = (title: string, things: readonly string[]): string[] =>
    things.length === 0 ? [] : [folded(`${title}: ${things.join(", ")}`, "  ")];
  return [
    `${said.year} ${table.year}, ${name("season", table.season)}${table.event >= 0 ? `, ${said.event} ${name("event", table.event)}` : ""}`,
    ...list(
      said.events,
      table.events.map((event) => name("event", event)),
    ),
    ...list(said.actions, table.faceUp > 0 ? row : []),
    ...list(said.positions, tiles),
    ...list(said.order, table.order.map(named)),
    "",
    ...columns([["", ...heads.map(dim)], ...rows], "  ").map((line) => folded(line, "    ")),
    "",
    ...names.map((_, seat) => folded(`${named(seat)}: ${countiesOf(seat).join(", ") || "–"}`, "  ")),
    folded(dim(`${said.free}: ${table.owner.flatMap((by, id) => (by === -1 ? [name("county", id)] : [])).join(", ") || "–"}`), "  "),
    folded(dim(`(${said.hint})`), "  "),
    folded(`${said.tower}: ${cubesText(seen, table.inside)}. ${said.tray}: ${cubesText(seen, table.tray)}.`, "  "),
    ...list(said.court, favours),
    ...list(said.leader, leaders),
    ...list(said.statues, statues),
    ...(planned.length > 0 ? ["", folded(`${bold(said.plan)}  ${planned.join(", ")}`, "  ")] : []),
  ].join("\n");
}
/** A county with its yields, sites, region and borders; an event or an action with what it does. */
function look(text: string, seen: Seen): string | null {
  const table = tableOf(seen);
  const said = SAID[seen.speaker.language];
  const name = nameIn(seen);
  const county = meant(text, [...NEIGHBOURS.keys()], (id) => name("county", id));
  if (county !== null) {
    const owner = table.owner[county] ?? -1;
    const who = owner < 0 ? said.free : (seen.names[owner] ?? "?");
    const around = (NEIGHBOURS[county] ?? []).map((id) => countyText(seen, id)).join(", ");
    return [
      `${bold(countyText(seen, county))}, ${name(
        "region",
        REGIONS.findIndex((_, region) => region === REGION_OF[county]),
      )}; ${said.owner}: ${who}`,
      `  ${said.taxes} ${TAX_OF[county]}, ${said.grain} ${GRAIN_OF[county]}, ${said.sites} ${SITES_OF[county]}`,
      folded(`  ${said.borders} ${around}`, "    "),
    ].join("\n");
  }
  for (const [thing, help] of [
    ["event", "eventHelp"],
    ["action", "actionHelp"],
    ["tile", "tileHelp"],
  ] as const) {
    const ids = Object.keys(seen.speaker.words.things[thing] ?? {});
    const found = meant(text, ids, (id) => name(thing, id));
    if (found !== null) return folded(`${bold(name(thing, found))}: ${name(help, found)}`, "  ");
  }
  return null;
}

export const table: GameTable = { draw, look };
