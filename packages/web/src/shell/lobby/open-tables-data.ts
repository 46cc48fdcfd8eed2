import type { GameInfo, TableSummary } from "@stormakt/protocol";
import { WINDOW } from "../../games/index.ts";
import { onlineHost } from "../../link/index.ts";
import { PACES } from "../new-table/plan.ts";
import { slowPace, USUAL_SLOW } from "../new-table/slow.ts";

/** What somebody looks for; empty: they do not mind. */
export interface Wanted {
  readonly game: string;
  readonly players: string;
  readonly pace: string;
  readonly rated: string;
  readonly options: string;
}
export const ANYTHING: Wanted = { game: "", players: "", pace: "", rated: "", options: "" };
const PAGES = 4;

/** Listed tables that gather, newest first. */
export async function openTables(game: string): Promise<readonly TableSummary[]> {
  const found: TableSummary[] = [];
  for (let page = 0; page < PAGES; page++) {
    const before = found.at(-1)?.created;
    const { tables } = await onlineHost().ask("tables", {
      status: "gathering",
      ...(game === "" ? {} : { game }),
      ...(before === undefined ? {} : { before }),
    });
    found.push(...tables);
    if (tables.length < 50) break;
  }
  return found.filter(({ seats, mine }) => seats.some(({ free }) => free) || mine.length > 0);
}
/** Whether a table is played by the rules that the game usually has. */
export function isUsual({ game, config }: TableSummary, games: readonly GameInfo[]): boolean {
  const options = games.find(({ id }) => id === game)?.options ?? {};
  return Object.entries(config ?? {}).every(([name, value]) => {
    const usual = (options[name] as { readonly usual?: unknown } | undefined)?.usual;
    return name === "seats" || usual === undefined || usual === value;
  });
}
export const fits = (table: TableSummary, { game, players, pace, rated, options }: Wanted, games: readonly GameInfo[]): boolean =>
  (game === "" || table.game === game) &&
  (players === "" || table.seats.length === Number(players)) &&
  (pace === "" || table.pace.kind === pace) &&
  (rated === "" || (table.rated === true) === (rated === "yes")) &&
  (options === "" || isUsual(table, games) === (options === "usual"));

/** The best first: where the fewest are missing, and of those where people have waited longest. */
export const byNeed = (a: TableSummary, b: TableSummary): number => missing(a) - missing(b) || a.created - b.created;
const missing = ({ seats }: TableSummary): number => seats.filter(({ free }) => free).length;

/** Sits down at the open table that fits best, or lays one that others find. Resolves with where. */
export async function playWithWhoever(wanted: Wanted, games: readonly GameInfo[], name: string): Promise<string> {
  const host = onlineHost();
  const called = name === "" ? {} : { name };
  const found = (await openTables(wanted.game)).filter((table) => table.mine.length === 0 && fits(table, wanted, games));
  for (const table of found.toSorted(byNeed)) {
    const isIn = await host.ask("join", { table: table.id, ...called }).then(
      () => true,
      // Somebody was faster: the next one.
      () => false,
    );
    if (isIn) return table.id;
  }
  const game = wanted.game === "" ? (WINDOW[0]?.id ?? "") : wanted.game;
  const { min = 2, max = 4 } = games.find(({ id }) => id === game)?.seats ?? {};
  const players = wanted.players === "" ? Math.min(max, Math.max(min, 3)) : Number(wanted.players);
  const pace = wanted.pace === "deadline" ? slowPace(USUAL_SLOW) : wanted.pace === "live" ? PACES["live"] : PACES["none"];
  const { table } = await host.ask("create", {
    game,
    seats: Array.from({ length: players }, (_, seat) => (seat === 0 ? { kind: "me" as const, ...called } : { kind: "open" as const })),
    ...(pace === undefined ? {} : { pace }),
    rated: wanted.rated !== "no",
    listed: true,
  });
  return table.id;
}
