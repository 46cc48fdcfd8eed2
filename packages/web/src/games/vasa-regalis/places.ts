import { partState } from "@stormakt/vasa-regalis/advice";
import { GOODS, ROLES, VALUES } from "@stormakt/vasa-regalis/catalog";
import type { Place } from "../plugin.ts";
import type { Props } from "./offers.ts";
import { handOf, markersIn, supplyOf, threesInPlay } from "./offers.ts";
import { boardWords } from "./words.ts";

/** The board for somebody who hears it. */
export function places(props: Props): readonly Place[] {
  const w = boardWords(props.language);
  const { view, speaker, seats, seat } = props;
  const { table } = view;
  const goodName = (good: number): string => speaker.name({ thing: "good", id: good });
  return [
    ...GOODS.map((good): Place => {
      const threes = threesInPlay(table, good);
      const own = seat === null ? 0 : (table.ships[seat]?.[good] ?? 0);
      const state = `${w.partState[partState(table, good)]}${own === 0 ? "" : `, ${w.own(own)}`}`;
      const yard = VALUES.map((value) => `${supplyOf(table, good, value)} × ${value}`).join(", ");
      const hand = seat === null ? null : handOf(table, seat, good);
      const held = hand === null ? "" : ` ${w.yours}: ${markersIn(hand).join(", ") || w.none}.`;
      return {
        name: `${w.parts[good]} (${goodName(good)})`,
        says: `${state}; ${w.threes(threes, table.seats)}. ${w.yard}: ${yard}.${held}`,
        ref: { thing: "good", id: good },
      };
    }),
    {
      name: w.roles,
      says: ROLES.map((role) => {
        const taker = seats[table.roleTakenBy[role] ?? -1];
        return `${speaker.name({ thing: "role", id: role })}: ${taker === undefined ? w.free : w.takenBy(taker.name)}`;
      }).join("; "),
    },
    ...seats.map(({ seat: of, name }): Place => {
      const squares = GOODS.map((good) => {
        const open = table.ships[of]?.[good] ?? 0;
        const note = table.notes.findLast(({ ship, good: seen }) => ship === of && seen === good);
        const what =
          table.built[good] !== true
            ? w.empty
            : open !== 0
              ? String(open)
              : note === undefined
                ? w.faceDown
                : note.current
                  ? w.seen(note.value)
                  : w.seenOld(note.value);
        return `${w.parts[good]}: ${what}`;
      }).join(", ");
      return {
        name,
        says: `${table.leader === of ? `${w.leads}; ` : ""}${w.goods(table.handSizes[of] ?? 0)}; ${squares}.`,
        ref: { thing: "seat", id: of },
      };
    }),
    { name: "♔", says: w.patience(table.roundsSinceBuild, table.royalPatience) },
  ];
}
