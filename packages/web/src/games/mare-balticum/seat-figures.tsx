import { allGoodsOf, allSubjectsOf, chancellorLine, goldOf, halfTitlesOf, linesOwnedBy, supplyOf } from "@stormakt/mare-balticum/advice";
import { KING } from "@stormakt/mare-balticum/catalog";
import type { MareBalticum } from "@stormakt/mare-balticum/types";
import type { ReactNode } from "react";
import { memo } from "react";
import { spot } from "../../kit/flight.tsx";
import { Icon, Shield } from "../../kit/marks.tsx";
import type { SeatFiguresProps } from "../plugin.ts";
import { GoodMark, TitleMark, UnitMark } from "./marks.tsx";
import { armsOfLine } from "./offers.ts";
import css from "./seat-figures.module.css";
import type { BoardWords } from "./words.ts";
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
        <LineFigures
          key={line}
          line={line}
          name={props.speaker.name({ thing: "line", id: line })}
          words={w.seat}
          neutral={line === table.neutral}
          chancellor={table.turn > 0 && chancellorLine(table) === line}
          titles={titlesIn(halfTitlesOf(table, line))}
          gold={goldOf(table, line)}
          goods={allGoodsOf(table, line)}
          subjects={allSubjectsOf(table, line)}
          supply={supplyOf(table, line)}
        />
      ))}
    </div>
  );
}
interface LineProps {
  readonly line: number;
  readonly name: string;
  readonly words: BoardWords["seat"];
  readonly neutral: boolean;
  readonly chancellor: boolean;
  readonly titles: string;
  readonly gold: number;
  readonly goods: number;
  readonly subjects: number;
  readonly supply: number;
}
const LineFigures = memo(function LineFigures({
  line,
  name,
  words,
  neutral,
  chancellor,
  titles,
  gold,
  goods,
  subjects,
  supply,
}: LineProps) {
  return (
    <div className={css.line} {...spot(`line:${line}`)}>
      <p className={css.name}>
        <Shield arms={armsOfLine(line)} size={18} /> {name}
        {neutral && <small>{words.neutral}</small>}
        {chancellor && (
          <small className={css.badge}>
            <Icon name="quill" size={13} /> {words.chancellor}
          </small>
        )}
      </p>
      <dl className={css.facts}>
        <Fact name={words.titles} mark={<TitleMark size={18} />} value={titles} strong />
        <Fact name={words.gold} mark={<GoodMark good={5} size={17} />} value={gold} />
        <Fact name={words.goods} mark={<GoodMark good={0} size={17} />} value={goods} />
        <Fact name={words.subjects} mark={<Icon name="people" size={16} />} value={subjects} />
        <Fact name={words.supply} mark={<UnitMark line={line} size={17} />} value={supply} />
      </dl>
    </div>
  );
});
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
