import { armySize, combatValue, warUpkeepDue } from "@stormakt/svea-rike/advice";
import type { Country } from "@stormakt/svea-rike/catalog";
import { countryCalled, NONE } from "@stormakt/svea-rike/catalog";
import { useMemo } from "react";
import { useDraft } from "../../kit/drafts.ts";
import { Shield } from "../../kit/marks.tsx";
import { offerOf, pick, stateOf } from "../kit/offers.ts";
import type { Props } from "./offers.ts";
import { FAMILY_ARMS, nameOf } from "./offers.ts";
import type { Sent } from "./war-odds.ts";
import { chancesWith, fitFiefs, percent, strongest } from "./war-odds.ts";
import css from "./war-scene.module.css";
import { boardWords } from "./words.ts";

/** SR-WAR-3 The secret choice: what each fief would be worth, whoever else comes. */
export function Commitment({ props }: { readonly props: Props }) {
  const w = boardWords(props.language).war;
  const { seat, prompt } = props;
  const { table } = props.view;
  const country = table.war?.country ?? countryCalled("denmark");
  const army = w.army(armySize(table, country));
  if (prompt?.step !== "commitment") return <p className={css.secret}>{army}</p>;
  if (!prompt.asked || seat === null) return <p className={css.secret}>{prompt.own === null ? w.waiting : w.secret}</p>;
  return (
    <div className={css.commit} data-war-task="">
      <Choice props={props} seat={seat} country={country} />
      <p className={css.hint}>{army}.</p>
    </div>
  );
}

interface ChoiceProps {
  readonly props: Props;
  readonly seat: number;
  readonly country: Country;
}
/** A fief, or none; and whom one thinks will come along. */
function Choice({ props, seat, country }: ChoiceProps) {
  const w = boardWords(props.language).war;
  const { seats } = props;
  const { table } = props.view;
  const [begun, setJoined] = useDraft<ReadonlySet<number> | null>("war.joined", null);
  const joined = useMemo(() => begun ?? new Set(seats.flatMap((one) => (one.seat === seat ? [] : [one.seat]))), [begun, seats, seat]);
  const own = useMemo((): readonly Sent[] => [NONE, ...fitFiefs(table, seat)], [table, seat]);
  const others = useMemo(
    () => seats.flatMap((one) => (one.seat === seat ? [] : strongest(table, one.seat).map((fief) => [one.seat, fief] as const))),
    [table, seat, seats],
  );
  const odds = useMemo(() => {
    const sent = seats.map((one) => (joined.has(one.seat) ? (others.find(([who]) => who === one.seat)?.[1] ?? NONE) : NONE));
    return chancesWith(table, country, seat, own, sent);
  }, [table, country, joined, others, own, seat, seats]);
  const toggle = (who: number): void => {
    const next = new Set(joined);
    if (!next.delete(who)) next.add(who);
    setJoined(next);
  };
  return (
    <>
      <div className={css.with}>
        <b>{w.with}:</b>
        {others.map(([who, fief]) => {
          const arms = FAMILY_ARMS[who];
          return (
            <label key={who}>
              <input type="checkbox" checked={joined.has(who)} onChange={() => toggle(who)} />
              {arms !== undefined && <Shield arms={arms} size={18} label={seats[who]?.name ?? ""} />} {nameOf(props, "fief", fief)}{" "}
              <b className="num">{combatValue(table, who, fief)}</b>
            </label>
          );
        })}
      </div>
      <ul className={css.options}>
        {own.map((fief) => (
          <li key={fief}>
            <Send props={props} seat={seat} fief={fief} odds={odds(fief)} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface SendProps {
  readonly props: Props;
  readonly seat: number;
  readonly fief: Sent;
  readonly odds: number;
}
/** To send a fief, or to stay home: what it is worth, what it pays, and the odds. */
function Send({ props, seat, fief, odds }: SendProps) {
  const w = boardWords(props.language).war;
  const { table } = props.view;
  const offer = fief === NONE ? offerOf(props, "stayHome") : offerOf(props, "commit", (action) => action.fief === fief);
  return (
    <button
      type="button"
      data-deed={fief === NONE ? "stayHome" : undefined}
      data-commit={fief === NONE ? undefined : fief}
      data-state={stateOf(props, offer)}
      onClick={() => pick(props, offer)}
    >
      <b>{fief === NONE ? w.home : nameOf(props, "fief", fief)}</b>
      <small>
        {fief === NONE ? w.homeHelp : `${w.value(combatValue(table, seat, fief))} · ${w.pays(warUpkeepDue(table, seat, fief))}`}
      </small>
      <span className={css.odds}>
        <small>{w.odds}</small> <b className="num">{percent(odds)}</b>
        <i style={{ width: `${Math.round(odds * 100)}%` }} />
      </span>
    </button>
  );
}
