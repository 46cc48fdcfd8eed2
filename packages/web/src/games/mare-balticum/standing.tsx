import {
  allGoodsOf,
  goldOf,
  halvesToEnd,
  incomeOf,
  linesInOrder,
  ownerOf,
  provinceStandings,
  savingsOf,
  soldBy,
  standings,
  subjectsOf,
  supplyOf,
  titleRace,
  turnsLeft,
} from "@stormakt/mare-balticum/advice";
import type { Line, Province } from "@stormakt/mare-balticum/catalog";
import { FORCES, goodOf, KING, NO_LINE, TITLE_HEXES, UNITS_FOR_TITLE } from "@stormakt/mare-balticum/catalog";
import { memo } from "react";
import { lights } from "../../kit/light.ts";
import { Shield } from "../../kit/marks.tsx";
import { Panel } from "../../kit/paper.tsx";
import { Danger } from "./danger.tsx";
import { linesOnHex } from "./looks.ts";
import { ForceMark, GoodMark, UnitMark } from "./marks.tsx";
import { armsOfLine } from "./offers.ts";
import { Offices } from "./offices.tsx";
import type { Shown } from "./shown.tsx";
import { LineOf, nameOf, wordsOf } from "./shown.tsx";
import css from "./standing.module.css";
import { titlesIn } from "./words.ts";

/** How it stands: what would end the game, and who has what. Drawn again only when the table changes. */
export const Standing = memo(
  function Standing({ props }: { readonly props: Shown }) {
    if (props.view.table.order.length === 0) return null;
    return (
      <div className={css.standing}>
        <Danger props={props} />
        <Race props={props} />
        <Offices props={props} />
        <TitleDeck props={props} />
        <Provinces props={props} />
        <Lines props={props} />
      </div>
    );
  },
  ({ props: one }, { props: other }) =>
    one.view.table === other.view.table &&
    one.language === other.language &&
    one.speaker === other.speaker &&
    one.seats.length === other.seats.length,
);
/** Who is how far from winning. */
function Race({ props }: { readonly props: Shown }) {
  const w = wordsOf(props);
  const { table } = props.view;
  const limit = halvesToEnd(table);
  const ranked = standings(table).toSorted((one, other) => other.halves - one.halves);
  return (
    <Panel
      title={w.standing.race}
      aside={`${w.standing.limit(titlesIn(limit))} · ${w.standing.left(turnsLeft(table))}`}
      className={css.panel}
    >
      <ol className={css.race}>
        {ranked.map(({ holder, halves, halvesMissing }) => (
          <li key={holder} {...lights({ thing: "line", id: holder })}>
            <span className={css.who}>
              <LineOf props={props} line={holder} />
              <small>{seatName(props, holder)}</small>
            </span>
            <span className={css.pips} role="img" aria-label={w.standing.titles(titlesIn(halves))}>
              {Array.from({ length: Math.ceil(limit / 2) }, (_, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: pips are alike
                <i key={at} data-full={Math.max(0, Math.min(2, halves - at * 2)) || undefined} />
              ))}
            </span>
            <b className="num">{titlesIn(halves)}</b>
            <small>{halvesMissing === 0 ? w.standing.there : w.standing.missing(titlesIn(halvesMissing))}</small>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
const seatName = (props: Shown, line: number): string => {
  const { table } = props.view;
  if (line === table.neutral) return wordsOf(props).seat.neutral;
  const seat = line === KING ? table.king : ownerOf(table, line as Line);
  return props.seats[seat]?.name ?? "";
};

function Provinces({ props }: { readonly props: Shown }) {
  const w = wordsOf(props);
  return (
    <Panel title={w.standing.provinces} className={`${css.panel} ${css.wide}`}>
      <ul className={css.provinces}>
        {provinceStandings(props.view.table).map(({ province, holder, available, inDanger, halves }) => (
          <li
            key={province}
            data-danger={inDanger || undefined}
            data-free={available || undefined}
            {...lights({ thing: "province", id: province })}
          >
            {holder === NO_LINE ? (
              <span className={css.vacant} aria-hidden="true" />
            ) : (
              <Shield arms={armsOfLine(holder)} size={22} label={nameOf(props, "line", holder)} />
            )}
            <span>
              <b>{nameOf(props, "province", province)}</b>
              <small>
                {inDanger
                  ? w.standing.lost
                  : holder === NO_LINE
                    ? available
                      ? w.standing.free
                      : w.standing.notYet
                    : nameOf(props, "line", holder)}
              </small>
            </span>
            <GoodMark good={goodIn(province)} size={18} />
            <b className="num">{halves === 2 ? 1 : w.standing.half}</b>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
const goodIn = (province: Province): number => goodOf(province);

function TitleDeck({ props }: { readonly props: Shown }) {
  const w = wordsOf(props);
  const { table } = props.view;
  const { complete, units, foremost } = titleRace(table);
  const open = TITLE_HEXES.filter((hex) => linesOnHex(table, hex).length === 0);
  const names = foremost.map((line) => nameOf(props, "line", line)).join(", ");
  return (
    <Panel title={w.standing.deck} className={css.panel}>
      <p className="small">
        {complete ? <b>{w.standing.deckComplete}</b> : w.standing.deckOpen(open.map((hex) => nameOf(props, "hex", hex)).join(", "))}{" "}
        <span className="muted">{w.standing.deckNeeds(UNITS_FOR_TITLE)}</span>
      </p>
      <ul className={css.deck}>
        {units.map(({ line, count }) => (
          <li key={line}>
            <LineOf props={props} line={line} />
            <span className={css.hexes} role="img" aria-label={String(count)}>
              {TITLE_HEXES.map((hex) => (
                <span key={hex} data-on={linesOnHex(table, hex).includes(line) || undefined}>
                  <GoodMark good={hex} size={20} />
                </span>
              ))}
            </span>
            <b className="num">{count}</b>
          </li>
        ))}
      </ul>
      {complete && foremost.length > 0 && <p className="small">{w.standing.wins(names)}</p>}
    </Panel>
  );
}

function Lines({ props }: { readonly props: Shown }) {
  const w = wordsOf(props);
  const { table } = props.view;
  return (
    <Panel title={w.standing.lines} className={`${css.panel} ${css.wide}`}>
      <div className={css.scroll}>
        <table className={`${css.table} ${css.upright}`}>
          <thead>
            <tr>
              <th scope="col">{w.standing.line}</th>
              <th scope="col">{w.standing.gold}</th>
              <th scope="col">{w.standing.goods}</th>
              <th scope="col">{w.standing.savings}</th>
              <th scope="col">{w.standing.supply}</th>
              <th scope="col">{w.standing.income}</th>
              {FORCES.map((force) => (
                <th key={force} scope="col">
                  <ForceMark force={force} size={20} label={nameOf(props, "force", force)} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {linesInOrder(table).map((line) => (
              <tr key={line} {...lights({ thing: "line", id: line })}>
                <th scope="row">
                  <UnitMark line={line} size={22} /> <span>{nameOf(props, "line", line)}</span>
                </th>
                <td>{goldOf(table, line)}</td>
                <td>{allGoodsOf(table, line)}</td>
                <td>{savingsOf(table, line) + soldBy(table, line)}</td>
                <td>{supplyOf(table, line)}</td>
                <td>{incomeOf(table, line)}</td>
                {FORCES.map((force) => (
                  <td key={force}>{subjectsOf(table, line, force)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}
