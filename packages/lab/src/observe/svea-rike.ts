import type { Seat } from "@stormakt/kernel";
import type { PlayCard, SveaRike, Table } from "@stormakt/svea-rike";
import { EVENTS } from "@stormakt/svea-rike/advice";
import { COUNTRIES, EXTRA_WAR_TAXES, eraOf, FAMILIES, FIEFS, HISTORY, REIGNS, seriesOf, titleCalled } from "@stormakt/svea-rike/catalog";
import type { Observer } from "./observer.ts";
import { FOLLIES } from "./observer.ts";

const ERAS = ["Vasa", "Expansion", "Liberty"];

export const observer: Observer<SveaRike> = {
  seatNames: FAMILIES.map(({ id }) => id),
  topics: {
    "fief at the end": "gained",
    "history card at the end": "gained",
    "event card played": "gained",
    "event card played by anybody": "share",
    "event cards aimed at another": "share",
    "wars won": "share",
    "wars won, by era": "share",
    "wars won, by fiefs sent": "share",
    "royal cards turned up": "mean",
    "wars a game": "mean",
    turns: "mean",
    "at the end": "mean",
    "points of a seat": "mean",
  },
  watch(_begun, { seats }, notes) {
    const reigns = REIGNS.map(() => 0);
    const played = new Set<number>();
    const wars = { won: 0, lost: 0 };
    let sent = 0;
    let spent = 0;
    return {
      chose(action, seat, { table }) {
        if (action.kind !== "playCard") return;
        notes.went("event cards aimed at another", "all", isAimed(table, seat, action));
        if (action.card === SUPPLY_TRAIN) notes.went(FOLLIES, "a Supply Train with nothing to pay", !mayPay(table, seat));
        if (REMOVALS.includes(action.card))
          notes.went(FOLLIES, "takes from the row what nobody collects", !isCollected(table, seat, action.history ?? -1));
      },
      told(event, { table }) {
        if (event.kind === "royalTurnedUp") reigns[event.reign] = (reigns[event.reign] ?? 0) + 1;
        if (event.kind === "cardPlayed") {
          played.add(event.card);
          notes.had("event card played", EVENTS[event.card]?.id ?? "", event.by);
        }
        if (event.kind === "cardPlayed" && BATTLES.includes(event.card)) spent++;
        if (event.kind === "warDeclared") [sent, spent] = [0, 0];
        if (event.kind === "fiefSent") sent++;
        if (event.kind === "warWon" || event.kind === "warLost") {
          const won = event.kind === "warWon";
          wars[won ? "won" : "lost"]++;
          notes.went("wars won", COUNTRIES[event.country]?.id ?? "", won);
          notes.went("wars won, by fiefs sent", String(sent), won);
          if (sent === 0) for (; spent > 0; spent--) notes.went(FOLLIES, "a battle card in a war that nobody fights, and it is lost", !won);
          sent = 0;
          notes.went("wars won, by era", ERAS[eraOf(table.sovereign)] ?? "", won);
        }
        if (event.kind === "scored") notes.measured("points of a seat", "all", event.points);
      },
      ended({ table }) {
        for (let seat = 0; seat < seats; seat++) {
          const kept = table.hands[seat]?.filter((card) => isFree(table, seat, card)).length ?? 0;
          notes.measured("at the end", "cards held that would have brought something for nothing", kept);
          notes.measured("at the end", "gold", table.gold[seat] ?? 0);
        }
        table.fiefs.forEach((owner, fief) => {
          if (owner >= 0 && owner < seats) notes.had("fief at the end", FIEFS[fief]?.id ?? "", owner);
        });
        table.history.forEach((owner, card) => {
          if (owner >= 0) notes.had("history card at the end", HISTORY[card]?.id ?? "", owner);
        });
        EVENTS.forEach(({ id }, title) => notes.went("event card played by anybody", id, played.has(title)));
        reigns.forEach((times, reign) => notes.measured("royal cards turned up", REIGNS[reign] ?? "", times));
        notes.measured("wars a game", "won", wars.won);
        notes.measured("wars a game", "lost", wars.lost);
        notes.measured("turns", "all", table.turn);
      },
    };
  },
};

const SUPPLY_TRAIN = titleCalled("supply-train");
const REMOVALS: readonly number[] = ["palace-fire", "untimely-death"].map(titleCalled);
const BATTLES: readonly number[] = [
  "battle-of-breitenfeld",
  "battle-of-kliszow",
  "battle-of-narva",
  "march-over-the-great-belt",
  "swedish-steel-bites",
].map(titleCalled);
const HIDDEN_RESERVES = titleCalled("hidden-reserves");
const FREE: readonly number[] = ["trade-privileges", "reductions-from-the-church", "inflation"].map(titleCalled);
/** Names another player, or a fief of one. */
function isAimed({ fiefs }: Readonly<Table>, seat: Seat, { seat: target, fief }: PlayCard): boolean {
  const other = target ?? (fief === undefined ? -1 : (fiefs[fief] ?? -1));
  return other >= 0 && other !== seat;
}
/** Whether troops may still cost the seat something in this turn: in a war, in a move to come or one that has not paid, or by a card. */
function mayPay(table: Readonly<Table>, seat: Seat): boolean {
  const { move, markers, turned, enemy, playing, hands } = table;
  if (enemy >= 0 || playing.some((card) => card === EXTRA_WAR_TAXES) || hands[seat]?.includes(EXTRA_WAR_TAXES) === true) return true;
  if (markers.slice(turned).includes(seat)) return true;
  return move !== null && move.seat === seat && move.activity !== AGRICULTURE;
}
const AGRICULTURE = 0;
/** Owned by another, or in the row and one more of what another has two of. */
function isCollected({ history }: Readonly<Table>, seat: Seat, card: number): boolean {
  const owner = history[card] ?? -1;
  if (owner >= 0) return owner !== seat;
  const series = seriesOf(card as Parameters<typeof seriesOf>[0]);
  const counts = new Map<number, number>();
  history.forEach((by, other) => {
    if (by >= 0 && by !== seat && seriesOf(other as Parameters<typeof seriesOf>[0]) === series) counts.set(by, (counts.get(by) ?? 0) + 1);
  });
  return [...counts.values()].some((count) => count >= 2);
}
function isFree({ history }: Readonly<Table>, seat: Seat, card: number): boolean {
  if (card !== HIDDEN_RESERVES) return FREE.includes(card);
  return history.some((by, other) => by === seat && seriesOf(other as Parameters<typeof seriesOf>[0]) === "palace");
}
