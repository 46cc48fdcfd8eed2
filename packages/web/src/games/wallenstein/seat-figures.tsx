import { countCounties, leaderOf, NOWHERE, statuesOf, trophiesOf } from "@stormakt/wallenstein/advice";
import type { Wallenstein } from "@stormakt/wallenstein/types";
import type { ReactNode } from "react";
import { spot } from "../../kit/flight.tsx";
import { Crown, Icon } from "../../kit/marks.tsx";
import { memoOn } from "../../kit/memo-on.ts";
import type { SeatFiguresProps } from "../plugin.ts";
import { CubeMark, countyName, SmallMark } from "./marks.tsx";
import css from "./seat-figures.module.css";
import { boardWords } from "./words.ts";

/** What all may see of one player: points, Thalers, grain against counties, armies in supply, and the tile of this round. */
export const SeatFigures = memoOn(
  function SeatFigures(props: SeatFiguresProps<Wallenstein>) {
    const w = boardWords(props.language);
    const { of, speaker } = props;
    const { table } = props.view;
    const arms = props.seats[of]?.arms;
    const position = table.position[of] ?? 0;
    const tile = table.tiles[position - 1];
    const planning = props.prompt?.step === "planning";
    const waits = planning && props.prompt.waiting.includes(of);
    const leader = leaderOf(table, of);
    return (
      <div className={css.figures} {...spot(`seat:${of}`)}>
        <dl className={css.facts}>
          <Fact name={w.seat.points} mark={<Crown size={17} />} value={table.points[of] ?? 0} strong />
          <Fact name={w.seat.thalers} mark={<SmallMark of="coin" />} value={table.thalers[of] ?? 0} />
          <Fact name={w.seat.grain} mark={<SmallMark of="sheaf" />} value={table.grain[of] ?? 0} />
          <Fact name={w.seat.counties} mark={<Icon name="globe" size={15} />} value={countCounties(table, of)} />
          {arms !== undefined && <Fact name={w.seat.armies} mark={<CubeMark arms={arms} size={16} />} value={table.supply[of] ?? 0} />}
          {table.court && <Fact name={w.seat.courtiers} mark={<Icon name="person" size={16} />} value={table.courtiers[of] ?? 0} />}
          {table.leaders && (
            <Fact name={w.seat.statues} mark={<SmallMark of="statue" />} value={statuesOf(table, of) + trophiesOf(table, of)} />
          )}
        </dl>
        <p className={css.line}>
          {planning && (
            <span>
              <Icon name={waits ? "glass" : "check"} size={14} />{" "}
              <span className={css.state}>{waits ? w.seat.planning : w.seat.ready}</span>
            </span>
          )}
          {tile !== undefined && position > 0 && <b>{w.seat.position(position, speaker.name({ thing: "tile", id: tile }))}</b>}
          {leader !== NOWHERE && table.leaders && (
            <span>
              <Icon name="flag" size={14} /> {countyName(leader)}
            </span>
          )}
        </p>
      </div>
    );
  },
  ({ of, view: { table }, prompt, speaker }) => [
    of,
    ...[table.points, table.thalers, table.grain, table.supply, table.courtiers, table.position].map((figures) => figures[of]),
    table.tiles,
    countCounties(table, of),
    statuesOf(table, of) + trophiesOf(table, of),
    leaderOf(table, of),
    prompt?.step === "planning" ? prompt.waiting.includes(of) : null,
    speaker,
  ],
);
interface FactProps {
  readonly name: string;
  readonly mark: ReactNode;
  readonly value: number;
  readonly strong?: boolean;
}
const Fact = ({ name, mark, value, strong = false }: FactProps) => (
  <div title={name} data-strong={strong || undefined}>
    <dt>
      {mark}
      <span className="aloud">{name}</span>
    </dt>
    <dd className="num">{value}</dd>
  </div>
);
