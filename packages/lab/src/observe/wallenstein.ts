import type { Seat } from "@stormakt/kernel";
import type { Plan, Table, Wallenstein } from "@stormakt/wallenstein";
import { attackOdds, planWarnings } from "@stormakt/wallenstein/advice";
import type { Favor, Tile } from "@stormakt/wallenstein/catalog";
import {
  AUCTION,
  COLLECT_GRAIN,
  COLLECT_TAXES,
  COMBAT_A,
  COMBAT_B,
  COUNTIES,
  DEPLOY_5,
  grantOf,
  isCounty,
  isMoney,
  LINEUPS,
  MONEY_CARDS,
  PLUS_ATTACK,
  PLUS_GRAIN,
  PLUS_THALER,
  SIX_ARMIES,
} from "@stormakt/wallenstein/catalog";
import type { Observer } from "./observer.ts";
import { FOLLIES } from "./observer.ts";

/** Drops of fewer cubes than these say little of the tower. */
const CUBES = [4, 8, 12];

export const observer: Observer<Wallenstein> = {
  topics: {
    "seats after the first": "dealt",
    "line-up": "dealt",
    "county at the start": "gained",
    "county at the end": "gained",
    "favor taken": "gained",
    "favor taken by anybody when offered": "share",
    "attacks won": "share",
    "tower: cubes in the tray after the first filling": "mean",
    "tower: cubes resting before a drop": "mean",
    "tower: cubes out for one dropped": "mean",
    "a game has": "mean",
    "points by scoring, of a seat": "mean",
  },
  watch(begun, { seats, setupMode }, notes) {
    const { startSeat } = begun.table;
    for (let seat = 0; seat < seats; seat++) notes.had("seats after the first", String((seat - startSeat + seats) % seats), seat);
    if (setupMode === "lineup")
      (LINEUPS[seats] ?? []).forEach((column, at) => {
        const [first] = Object.keys(column);
        const owner = begun.table.owner[COUNTIES.findIndex(({ id }) => id === first)] ?? -1;
        if (owner >= 0) notes.had("line-up", "ABCDE".charAt(at), owner);
      });
    const times = { battles: 0, revolts: 0, hungers: 0, favors: 0, "thalers bid": 0 };
    let hasBegun = false;
    const noteCounties = (topic: string, owner: readonly number[]): void =>
      owner.forEach((seat, county) => {
        if (seat >= 0) notes.had(topic, COUNTIES[county]?.name ?? "", seat);
      });
    return {
      chose(action, seat, { table }) {
        if (action.kind === "plan")
          for (const isVoid of voidBoxes(table, seat, action))
            notes.went(FOLLIES, "plans what will come to nothing, with money to lay there", isVoid);
        if (action.kind === "takePosition")
          notes.went(
            FOLLIES,
            "takes a tile that is of no use, of some that are",
            !isOfUse(table, seat, action.tile) && freeTiles(table).some((tile) => isOfUse(table, seat, tile)),
          );
        if (action.kind === "march" && table.owner[action.to] !== seat)
          notes.went(FOLLIES, "attacks at odds under a fifth", attackOdds(table, seat, action.to, action.armies).win < 0.2);
      },
      told(event, { table }) {
        if (event.kind === "yearBegan" && !hasBegun) {
          hasBegun = true;
          noteCounties("county at the start", table.owner);
        }
        if (event.kind === "towerFilled") notes.measured("tower: cubes in the tray after the first filling", "all", all(event.fell));
        if (event.kind === "attacked") times.battles++;
        if (event.kind === "bidRevealed") times["thalers bid"] += event.price;
        if (event.kind === "revoltBrokeOut") times.revolts++;
        if (event.kind === "hungerStruck") times.hungers++;
        // An attack on a neutral county fails where one on a player is beaten or tied.
        if (event.kind === "attackWon" || event.kind === "attackBeaten" || event.kind === "attackTied" || event.kind === "attackFailed") {
          const neutral = event.kind === "attackFailed" || event.defender < 0;
          notes.went("attacks won", neutral ? "against a neutral county" : "against a player", event.kind === "attackWon");
        }
        if (event.kind === "favorTaken") {
          times.favors++;
          notes.had("favor taken", favorName(event.favor), event.seat);
          notes.went("favor taken by anybody when offered", favorName(event.favor), true);
        }
        if (event.kind === "favorsGone")
          for (const favor of event.favors) notes.went("favor taken by anybody when offered", favorName(favor), false);
        if (event.kind === "towerDropped") {
          const dropped = all(event.dropped);
          notes.measured("tower: cubes resting before a drop", "all", all(event.inside));
          const size = CUBES.find((most) => dropped <= most);
          notes.measured(
            "tower: cubes out for one dropped",
            size === undefined ? "more" : `up to ${size} dropped`,
            all(event.tray) / dropped,
          );
        }
        if (event.kind === "scored") {
          notes.measured("points by scoring, of a seat", "counties", event.counties);
          notes.measured("points by scoring, of a seat", "buildings", event.buildings);
          notes.measured("points by scoring, of a seat", "majorities", event.majorities);
        }
      },
      ended({ table }) {
        noteCounties("county at the end", table.owner);
        for (const [what, count] of Object.entries(times)) notes.measured("a game has", what, count);
      },
    };
  },
};
const all = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0);
function favorName(favor: Favor): string {
  const grant = grantOf(favor);
  const detail =
    "amount" in grant ? ` ${grant.amount}` : "building" in grant ? ` ${["palace", "church", "trading post"][grant.building] ?? ""}` : "";
  return `${String(favor).padStart(2, "0")} ${grant.grants}${detail}`;
}

/** For each county laid on an action: whether it is certain to come to nothing there though money was left that could lie there. */
function voidBoxes(table: Readonly<Table>, seat: Seat, plan: Plan): boolean[] {
  const hasSpare = plan.boxes.filter(isMoney).length < MONEY_CARDS;
  const warned = new Set(planWarnings(table, seat, plan).flatMap(({ box, certain }) => (certain ? [box as number] : [])));
  return plan.boxes.flatMap((card, box) => (box < AUCTION && isCounty(card) ? [hasSpare && warned.has(box)] : []));
}
/** By tile: the boxes of which one must hold a county for it to be of use. */
const USED_IN: Readonly<Record<number, readonly number[]>> = {
  [SIX_ARMIES]: [DEPLOY_5],
  [PLUS_ATTACK]: [COMBAT_A, COMBAT_B],
  [PLUS_GRAIN]: [COLLECT_GRAIN],
  [PLUS_THALER]: [COLLECT_TAXES],
};
const BOXES = 14;
function isOfUse({ boxes }: Readonly<Table>, seat: Seat, tile: Tile): boolean {
  return USED_IN[tile]?.some((box) => isCounty(boxes[seat * BOXES + box] as Table["boxes"][number])) ?? true;
}
const freeTiles = ({ tiles, position }: Readonly<Table>): Tile[] => tiles.filter((_, at) => !position.includes(at + 1));
