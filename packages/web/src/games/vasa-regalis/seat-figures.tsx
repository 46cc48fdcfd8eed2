import { GOODS, ROLES } from "@stormakt/vasa-regalis/catalog";
import type { VasaRegalis } from "@stormakt/vasa-regalis/types";
import { spot } from "../../kit/flight.tsx";
import { Crown, Icon, Ship } from "../../kit/marks.tsx";
import { choicesOf, memoOn } from "../../kit/memo-on.ts";
import type { SeatFiguresProps } from "../plugin.ts";
import { Marker, RoleIcon } from "./art.tsx";
import { markersLabel } from "./ending-facts.ts";
import { markersIn } from "./offers.ts";
import css from "./seat-figures.module.css";
import { Squares } from "./squares.tsx";
import { boardWords } from "./words.ts";

/** What all may see of one yard: its ship, the size of its hand, the role it has taken, whether it leads. */
export const SeatFigures = memoOn(
  function SeatFigures(props: SeatFiguresProps<VasaRegalis>) {
    const w = boardWords(props.language);
    const { of, speaker } = props;
    const { table } = props.view;
    const role = ROLES.find((one) => table.roleTakenBy[one] === of);
    const [wood, cloth, iron, sculpture] = table.built.map(Number);
    const size = table.handSizes[of] ?? 0;
    return (
      <div className={css.figures} {...spot(`seat:${of}`)}>
        <div className={css.facts}>
          {table.leader === of && (
            <span className={css.leader} title={w.leads}>
              <Crown size={16} /> {w.leader}
            </span>
          )}
          <span title={w.goods(size)}>
            <Icon name="hand" size={15} />
            <b className="num">{size}</b>
            <span className="aloud">{w.goods(size)}</span>
          </span>
          {role !== undefined && (
            <span className={css.role}>
              <RoleIcon role={role} className={css.roleIcon} />
              {speaker.name({ thing: "role", id: role })}
            </span>
          )}
        </div>
        <div className={css.row}>
          {of !== props.seat && (
            <Ship className={css.ship} parts={{ wood: wood ?? 0, cloth: cloth ?? 0, iron: iron ?? 0, sculpture: sculpture ?? 0 }} />
          )}
          <Squares {...props} of={of} />
        </div>
        {of !== props.seat && table.hands[of] != null && (
          <div className={css.hand} role="img" aria-label={`${w.goods(size)}: ${markersLabel(table.hands[of], speaker)}`}>
            {GOODS.flatMap((good) =>
              markersIn(table.hands[of]?.slice(good * 3, good * 3 + 3) ?? []).map((value, at) => (
                <Marker key={`${good}${value}${at}`} good={good} value={value} size="tiny" />
              )),
            )}
          </div>
        )}
      </div>
    );
  },
  ({ of, view: { table }, seat, choices, chosen, speaker }) => [
    of,
    ROLES.find((role) => table.roleTakenBy[role] === of),
    table.leader === of,
    table.handSizes[of],
    table.hands[of],
    table.built,
    table.ships[of],
    table.notes,
    table.notebook,
    seat,
    choicesOf(choices, "inspect", "order"),
    chosen,
    speaker,
  ],
);
