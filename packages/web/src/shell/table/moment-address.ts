import { tableLink } from "@stormakt/protocol/links";
import { useEffect, useRef } from "react";
import { useSearch } from "wouter";
import { invitationTo } from "../../link/invitation.ts";
import { useAtTable, useLines, useTable } from "./context.ts";
import { momentAt, momentsOf } from "./moments.ts";
import { lookOf } from "./screen/select.ts";
import type { Eyes } from "./screen/state.ts";
import type { OpenTable } from "./store.ts";

/**
 * The address of a moment: counted in moves from the beginning, which is the same for everybody (lines each seat numbers for itself),
 * and from whose eyes.
 */
export interface MomentAddress {
  readonly move: number;
  /** Undefined: from the eyes of whoever comes. */
  readonly eyes: Eyes | undefined;
}
export function readMoment(search: string): MomentAddress | null {
  const asked = new URLSearchParams(search);
  const move = asked.get("move");
  if (move === null || !/^\d{1,5}$/.test(move)) return null;
  const eyes = asked.get("eyes");
  return {
    move: Number(move),
    eyes: eyes === "open" ? "open" : eyes === "all" ? null : eyes !== null && /^\d$/.test(eyes) ? Number(eyes) : undefined,
  };
}
/** The same query with this moment in it, or with none. */
export function withMoment(search: string, moment: MomentAddress | null): string {
  const asked = new URLSearchParams(search);
  asked.delete("move");
  asked.delete("line");
  asked.delete("eyes");
  if (moment !== null) {
    asked.set("move", String(moment.move));
    if (moment.eyes !== undefined) asked.set("eyes", moment.eyes === null ? "all" : String(moment.eyes));
  }
  const text = asked.toString();
  return text === "" ? "" : `?${text}`;
}
/** What is to be opened at a moment: the way to play on from it, or what decided the game. */
export type AtMoment = "branch" | "analysis";
export const isWanted = (what: AtMoment): boolean => new URLSearchParams(location.search).has(what);
/** It was opened, and laid aside again: the address says so too. */
export function noLongerWanted(what: AtMoment): void {
  const asked = new URLSearchParams(location.search);
  if (!asked.has(what)) return;
  asked.delete(what);
  const text = asked.toString();
  history.replaceState(history.state, "", `${location.pathname}${text === "" ? "" : `?${text}`}${location.hash}`);
}
/** The link to a moment, as one sends it to somebody. */
export async function linkTo(table: OpenTable, moment: MomentAddress | null, names: readonly string[], what?: AtMoment): Promise<string> {
  const asked = withMoment("", moment);
  const search = what === undefined ? asked : `${asked === "" ? "?" : `${asked}&`}${what}=`;
  if (table.where === "here" && table.state.info?.status === "finished") return gameLink(table, names, search);
  if (table.where !== "online") return `${location.origin}${location.pathname}${search}`;
  const invite =
    invitationTo(table.id) ??
    (await table.host.ask("invite", { table: table.id }).then(
      ({ invite: secret }) => secret,
      () => null,
    ));
  const url = new URL(tableLink(location.origin, table.id, invite));
  const game = table.state.info?.game;
  url.search = game === undefined ? search : `${search}${search === "" ? "?" : "&"}of=${game}`;
  return url.href;
}
/** A game played on this device is shared whole: its moves are the address. */
export async function gameLink(table: OpenTable, names: readonly string[], search = ""): Promise<string> {
  const [{ shareCode }, { record }] = await Promise.all([
    import("../../link/share-code.ts"),
    table.host.ask("record", { table: table.id }),
  ]);
  return `${location.origin}/game${search}#${await shareCode({ ...record, players: names })}`;
}

/** The address bar and the screen show the same moment: a link opens it, and stepping through the game changes it. */
export function useMomentAddress(): void {
  const { table } = useAtTable();
  const lines = useLines();
  const look = useTable(lookOf);
  const over = useTable((state) => state.info?.status === "finished");
  const as = useTable((state) => (state.screen.kind === "looking" ? state.screen.seat : null));
  const search = useSearch();
  const followed = useRef<string | null>(null);
  const moments = momentsOf(lines);
  const line = search === "" ? null : new URLSearchParams(search).get("line");
  // A line of one's own log, as another table names the place it came from, is the moment it belongs to.
  const ofLine = line !== null && /^\d{1,6}$/.test(line) ? { move: momentAt(moments, Number(line)), eyes: undefined } : null;
  const asked = search === "" ? "" : withMoment("", readMoment(search) ?? ofLine);
  useEffect(() => {
    if (moments.length === 0 || asked === followed.current) return;
    followed.current = asked;
    const moment = readMoment(asked);
    const found = moment === null ? undefined : moments[Math.min(moment.move, moments.length - 1)];
    if (moment === null) table.lookAtNow();
    // Only what is over may be seen with other eyes than one's own.
    else if (found !== undefined) table.lookAt(found.n, over ? moment.eyes : undefined);
  }, [asked, moments, table, over]);
  const shown = look === null ? null : { move: momentAt(moments, look.n), eyes: look.eyes === as ? undefined : look.eyes };
  const text = shown === null ? "" : withMoment("", shown);
  useEffect(() => {
    if (followed.current === null || text === followed.current) return;
    followed.current = text;
    history.replaceState(history.state, "", `${location.pathname}${withMoment(location.search, readMoment(text))}${location.hash}`);
  }, [text]);
}
