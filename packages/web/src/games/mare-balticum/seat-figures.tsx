import { allGoodsOf, allSubjectsOf, chancellorLine, goldOf, halfTitlesOf, linesOwnedBy, supplyOf } from "@stormakt/mare-balticum/advice";
import { KING } from "@stormakt/mare-balticum/catalog";
import type { MareBalticum } from "@stormakt/mare-balticum/types";
import type { ReactNode } from "react";
import { spot } from "../../kit/flight.tsx";
import { Icon, Shield } from "../../kit/marks.tsx";
import type { SeatFiguresProps } from "../plugin.ts";
import { GoodMark, TitleMark, UnitMark } from "./marks.tsx";
import { armsOfLine } from "./offers.ts";
import css from "./seat-figures.module.css";
import { boardWords, titlesIn } from "./words.ts";

/** What all may see of one player: for each line titles, gold, goods, subjects and supply. */
export function SeatFigures(props: SeatFiguresProps<MareBalticum>) {
  const w = boardWords(props.language);
  const { of } = props;
  const { table } = props.view;
  const lines = linesOwnedBy(table, of).filter((line) => line >= 0);
  const played = table.order.length === 0 ? [] : lines;
  const neutral = table.order.filter((line) => line === table.neutral && table.controllers[line] === of);
  return (
    <div className={css.figures} {...spot(`seat:${of}`)}>
      {table.king === of && (
        <dl className={css.facts}>
          <Fact name={w.seat.titles} mark={<TitleMark size={18} />} value={titlesIn(halfTitlesOf(table, KING))} strong />
          <div>{w.seat.king}</div>
        </dl>
      )}
      {[...played, ...neutral].map((line) => (
        <div key={line} className={css.line} {...spot(`line:${line}`)}>
          <p className={css.name}>
            <Shield arms={armsOfLine(line)} size={18} /> {props.speaker.name({ thing: "line", id: line })}
            {line === table.neutral && <small>{w.seat.neutral}</small>}
            {table.turn > 0 && chancellorLine(table) === line && (
              <small className={css.badge}>
                <Icon name="quill" size={13} /> {w.seat.chancellor}
              </small>
            )}
          </p>
          <dl className={css.facts}>
            <Fact name={w.seat.titles} mark={<TitleMark size={18} />} value={titlesIn(halfTitlesOf(table, line))} strong />
            <Fact name={w.seat.gold} mark={<GoodMark good={5} size={17} />} value={goldOf(table, line)} />
            <Fact name={w.seat.goods} mark={<GoodMark good={0} size={17} />} value={allGoodsOf(table, line)} />
            <Fact name={w.seat.subjects} mark={<Icon name="people" size={16} />} value={allSubjectsOf(table, line)} />
            <Fact name={w.seat.supply} mark={<UnitMark line={line} size={17} />} value={supplyOf(table, line)} />
          </dl>
        </div>
      ))}
    </div>
  );
}
interface FactProps {
  readonly name: string;
  readonly mark: ReactNode;
  readonly value: number | string;
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
