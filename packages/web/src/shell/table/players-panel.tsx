import { memo } from "react";
import type { SeatAtTable } from "../../games/plugin.ts";
import { lights, useLit } from "../../kit/light.ts";
import { Icon, Shield } from "../../kit/marks.tsx";
import { Sheet } from "../../kit/paper.tsx";
import { useT } from "../../words/index.ts";
import { Nudge } from "../lobby/nudge.tsx";
import { Watchers } from "../lobby/watchers.tsx";
import { Clock } from "./clock.tsx";
import type { AnyBoardProps } from "./context.ts";
import { useAtTable, useTable } from "./context.ts";
import css from "./players-panel.module.css";
import { liveNow } from "./screen/select.ts";

/** Everybody at the table, in the order of play, with what all may see of them. */
export const PlayersPanel = memo(function PlayersPanel({ props }: { readonly props: AnyBoardProps }) {
  const { plugin } = useAtTable();
  const { chosen } = props;
  const concerns = chosen === null || plugin.seatTargets === undefined || plugin.seatTargets.includes(chosen.kind);
  return <Players {...props} chosen={concerns ? chosen : null} />;
});
const Players = memo(function Players(props: AnyBoardProps) {
  const t = useT();
  return (
    <Sheet aria-label={t.table.players} className={css.panel}>
      <h2 className="aloud">{t.table.players}</h2>
      <ol>
        {props.seats.map((seat) => (
          <Player key={seat.seat} seat={seat} props={props} />
        ))}
      </ol>
      <Watchers />
    </Sheet>
  );
});
function Player({ seat, props }: { readonly seat: SeatAtTable; readonly props: AnyBoardProps }) {
  const { SeatFigures } = useAtTable().plugin;
  const lit = useLit("seat", seat.seat);
  return (
    <li
      className={css.player}
      data-asked={seat.asked || undefined}
      data-lit={lit || undefined}
      data-own={seat.seat === props.seat || undefined}
    >
      <Head seat={seat} own={seat.seat === props.seat} />
      <SeatFigures {...props} of={seat.seat} />
    </li>
  );
}
/** Who it is, whether it is their turn, and their clock. */
const Head = memo(function Head({ seat, own }: { readonly seat: SeatAtTable; readonly own: boolean }) {
  const t = useT();
  const { table } = useAtTable();
  const clock = useTable((state) => liveNow(state)?.clocks[seat.seat]);
  const away = table.where === "online" && !seat.here && seat.bot === null;
  return (
    <div className={css.head} {...lights({ thing: "seat", id: seat.seat })}>
      <Shield arms={seat.arms} size={34} />
      <div className={css.who}>
        <b>{seat.name}</b>
        <small>
          {own
            ? seat.name === t.table.you
              ? ""
              : t.table.you
            : seat.bot !== null
              ? t.table.bot(t.levels[seat.bot]?.name ?? seat.bot)
              : away
                ? t.table.away
                : ""}
          {seat.asked && (
            <span className={css.turn}>
              <Icon name="glass" size={13} /> {own ? t.table.yourTurn : t.table.thinks}
            </span>
          )}
        </small>
      </div>
      {away && seat.asked && <Nudge seat={seat.seat} name={seat.name} />}
      <Clock clock={clock} />
    </div>
  );
});
