import { chanceAgainst, combatValue, has, isStanding } from "@stormakt/svea-rike/advice";
import type { Fief, None } from "@stormakt/svea-rike/catalog";
import { NONE, royalTroops, troopsOn } from "@stormakt/svea-rike/catalog";
import { Shield } from "../../kit/marks.tsx";
import type { Fighter } from "../../maps/chart/battle-line.tsx";
import { BattleLine } from "../../maps/chart/battle-line.tsx";

import type { Props } from "./offers.ts";
import { COUNTRY_ARMS, FAMILY_ARMS, nameOf } from "./offers.ts";
import type { WarNews } from "./war-news.ts";
import { percent } from "./war-odds.ts";
import css from "./war-scene.module.css";
import { boardWords } from "./words.ts";

type Table = Props["view"]["table"];
type War = NonNullable<Table["war"]>;

/** Both sides drawn up, with the last throws on them, and how it is likely to end. */
export function WarLines({ props, news }: { readonly props: Props; readonly news: WarNews | null }) {
  const w = boardWords(props.language).war;
  const { table } = props.view;
  const { war } = table;
  if (war === null) return null;
  const last = news?.attacks.at(-1);
  const ours = swedes(props, war, last);
  const theirs = enemies(table, war, last, news?.fallen ?? []);
  const odds = oddsNow(props, war);
  return (
    <>
      <BattleLine ours={ours} theirs={theirs} oursName={w.sweden} theirsName={nameOf(props, "country", war.country)}>
        {last !== undefined && (
          <span className={css.round}>
            <small>{w.round}</small>
            <b className="num">{last.round}</b>
          </span>
        )}
        {odds !== null && (
          <span className={css.round}>
            <small>{w.odds}</small>
            <b className="num">{percent(odds)}</b>
          </span>
        )}
      </BattleLine>
      {ours.length === 0 && <p className="small muted">{w.noArmy}</p>}
      <p className={css.hint}>{w.hits}</p>
    </>
  );
}
type Attack = WarNews["attacks"][number] | undefined;
const thrown = (roll: { readonly die: number; readonly hit: boolean } | undefined): Pick<Fighter, "roll" | "hit"> =>
  roll === undefined ? {} : { roll: roll.die, hit: roll.hit };

/** A fief of each family that sent one. */
const swedes = (props: Props, war: War, last: Attack): Fighter[] =>
  props.seats.flatMap(({ seat, name }): Fighter[] => {
    const { table } = props.view;
    const fief = war.sent[seat] ?? NONE;
    if (fief === NONE) return [];
    return [
      {
        key: `s${seat}`,
        look: FAMILY_ARMS[seat] === undefined ? null : <Shield arms={FAMILY_ARMS[seat]} size={30} label={name} />,
        name: `${nameOf(props, "fief", fief)}${has(war.tacticians, seat) ? ` · ${boardWords(props.language).war.tactician}` : ""}`,
        strength: combatValue(table, seat, fief),
        down: war.mustered && !isStanding(table, seat),
        ...thrown(last?.by === "swedes" ? last.rolls.findLast((one) => one.seat === seat) : undefined),
      },
    ];
  });
/** The royal cards turned up against Sweden, those that have fallen first. */
function enemies(table: Table, war: War, last: Attack, fallen: readonly number[]): Fighter[] {
  const foe = COUNTRY_ARMS[war.country];
  const look = foe === undefined ? null : <Shield arms={foe} size={30} />;
  const rolls = last?.by === "enemy" ? last.rolls : [];
  return [
    ...fallen.map((strength, at): Fighter => ({ key: `f${at}`, look, name: "", strength, down: true })),
    ...table.army.map((royal, at): Fighter => ({ key: `e${royal}`, look, name: "", strength: royalTroops(royal), ...thrown(rolls[at]) })),
  ];
}
/** The chance of those who still stand; null where there is nobody to fight, or nothing to fight yet. */
function oddsNow({ view: { table }, seats }: Props, war: War): number | null {
  const standing = seats
    .flatMap(({ seat }) => (isStanding(table, seat) ? fiefsSent(war.sent, seat).map((fief) => ({ seat, fief })) : []))
    .map(({ seat, fief }) => ({ troops: troopsOn(fief), value: combatValue(table, seat, fief) }))
    .toSorted((one, other) => one.troops - other.troops || one.value - other.value);
  if (!war.mustered || table.army.length === 0 || standing.length === 0) return null;
  return chanceAgainst(
    standing.map(({ value }) => value),
    table.army.map(royalTroops),
  );
}
/** The fief a seat has sent, in a list; none if it stays home. */
const fiefsSent = (sent: readonly (Fief | None)[], seat: number): Fief[] =>
  sent.flatMap((fief, by) => (by === seat && fief !== NONE ? [fief] : []));
