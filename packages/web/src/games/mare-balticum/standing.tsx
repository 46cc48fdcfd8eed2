import {
  allGoodsOf,
  attacksUntilHome,
  danger,
  enemiesAt,
  goldOf,
  halvesToEnd,
  incomeOf,
  linesInOrder,
  officeStandings,
  ownerOf,
  provinceStandings,
  savingsOf,
  sizeOf,
  soldBy,
  standings,
  subjectsOf,
  supplyOf,
  titleRace,
  turnsLeft,
} from "@stormakt/mare-balticum/advice";
import type { Line, Local, Office, Province } from "@stormakt/mare-balticum/catalog";
import { FORCES, goodOf, KING, LOCALS, NO_LINE, SUBJECTS_FOR_OFFICE, TITLE_HEXES, UNITS_FOR_TITLE } from "@stormakt/mare-balticum/catalog";
import { memo } from "react";
import { lights } from "../../kit/light.ts";
import { Icon, Shield } from "../../kit/marks.tsx";
import { Panel } from "../../kit/paper.tsx";
import { linesOnHex } from "./looks.ts";
import { EnemyMark, ForceMark, GoodMark, TitleMark, UnitMark } from "./marks.tsx";
import type { Props, Table } from "./offers.ts";
import { armsOfLine, POWER_ARMS } from "./offers.ts";
import css from "./standing.module.css";
import type { BoardWords } from "./words.ts";
import { boardWords, titlesIn } from "./words.ts";

type Shown = Pick<Props, "view" | "seats" | "speaker" | "language">;
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
const wordsOf = ({ language }: Shown): BoardWords => boardWords(language);
const nameOf = ({ speaker }: Shown, thing: string, id: number): string => speaker.name({ thing, id });

/** How close Sweden is to being conquered. */
function Danger({ props }: { readonly props: Shown }) {
  const w = wordsOf(props);
  const { table } = props.view;
  const { lost, landed, lostNeeded } = danger(table);
  const until = attacksUntilHome(table);
  return (
    <Panel title={w.standing.danger} aside={w.standing.dangerOf(lost.length, lostNeeded)} className={css.panel}>
      <div className={css.meter} role="img" aria-label={w.standing.dangerOf(lost.length, lostNeeded)}>
        {Array.from({ length: lostNeeded }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cells are alike
          <i
            key={at}
            data-full={at < lost.length || undefined}
            data-near={(at >= lost.length && at < lost.length + landed.length) || undefined}
          />
        ))}
      </div>
      <p className="small">
        {lost.length > 0 && <b>{w.standing.fallen(lost.map((id) => nameOf(props, "province", id)).join(", "))}. </b>}
        {landed.length > 0
          ? `${w.standing.landed(landed.map((id) => nameOf(props, "province", id)).join(", "))}. `
          : lost.length === 0 && `${w.standing.safe} `}
        <span className="muted">{w.standing.everyone}</span>
      </p>
      <ul className={css.homes}>
        {LOCALS.map((local) => {
          const next = until[local] ?? 1;
          return (
            <li
              key={local}
              data-state={lost.includes(local) ? "lost" : landed.includes(local) ? "landed" : next === 1 ? "near" : undefined}
              {...lights({ thing: "province", id: local })}
            >
              <span className={css.route}>{local + 1}</span>
              <b>{nameOf(props, "province", local)}</b>
              <Sides table={table} local={local} />
              <small>{next === 1 ? w.standing.next : w.standing.later(next)}</small>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
const Sides = ({ table, local }: { readonly table: Table; readonly local: Local }) => {
  const ours = FORCES.reduce<number>((sum, force) => sum + sizeOf(table, local, force), 0);
  const foes = FORCES.reduce<number>((sum, force) => sum + enemiesAt(table, local, force), 0);
  return (
    <span className={css.sides}>
      <Icon name="person" size={14} /> <b className="num">{ours}</b>
      {foes > 0 && (
        <>
          <EnemyMark charge={POWER_ARMS[local >> 1]?.charge ?? "eagle"} size={17} /> <b className="num">{foes}</b>
        </>
      )}
    </span>
  );
};

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
const LineOf = ({ props, line }: { readonly props: Shown; readonly line: number }) => (
  <span className={css.line}>
    <Shield arms={armsOfLine(line)} size={22} />
    <b>{nameOf(props, "line", line)}</b>
  </span>
);
const seatName = (props: Shown, line: number): string => {
  const { table } = props.view;
  if (line === table.neutral) return wordsOf(props).seat.neutral;
  const seat = line === KING ? table.king : ownerOf(table, line as Line);
  return props.seats[seat]?.name ?? "";
};

/** Who would hold an office if the turn ended now. */
export function officeVerdict(table: Table, office: Office): readonly Line[] {
  const standing = officeStandings(table)[office];
  if (standing === undefined) return [];
  const held = standing.subjects.find(({ line }) => line === standing.holder)?.count ?? 0;
  const most = Math.max(SUBJECTS_FOR_OFFICE, held, ...standing.subjects.map(({ count }) => count));
  const lines = standing.subjects.filter(({ count }) => count === most).map(({ line }) => line);
  return lines.includes(standing.holder as Line) ? [standing.holder as Line] : lines;
}
function Offices({ props }: { readonly props: Shown }) {
  const w = wordsOf(props);
  const { table } = props.view;
  const lines = linesInOrder(table);
  return (
    <Panel title={w.standing.offices} className={css.panel}>
      <div className={css.scroll}>
        <table className={css.table}>
          <thead>
            <tr>
              <td />
              {lines.map((line) => (
                <th key={line} scope="col">
                  <Shield arms={armsOfLine(line)} size={20} label={nameOf(props, "line", line)} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {officeStandings(table).map(({ office, holder, subjects, needed }) => {
              const next = officeVerdict(table, office);
              return (
                <tr key={office} {...lights({ thing: "office", id: office })}>
                  <th scope="row">
                    <ForceMark force={office} size={24} />{" "}
                    <span>
                      {nameOf(props, "office", office)}
                      <small>
                        {holder === NO_LINE ? w.standing.vacant : w.standing.held(nameOf(props, "line", holder))};{" "}
                        {w.standing.officeNeeds(needed)}
                      </small>
                      {next.length > 1 ? (
                        <span className={css.next}>{w.standing.tie}</span>
                      ) : (
                        next[0] !== undefined &&
                        next[0] !== holder && <span className={css.next}>{w.standing.leadsTo(nameOf(props, "line", next[0]))}</span>
                      )}
                    </span>
                  </th>
                  {subjects.map(({ line, count }) => (
                    <td key={line} data-holds={line === holder || undefined} data-enough={count >= needed || undefined}>
                      {count}
                      {line === holder && <TitleMark size={15} label={w.seat.titles} />}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}

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
