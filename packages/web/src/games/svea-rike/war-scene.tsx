import {
  armySize,
  chanceAgainst,
  combatValue,
  fiefsOf,
  has,
  isOnSale,
  isStanding,
  militaryOf,
  warOdds,
  warUpkeepDue,
} from "@stormakt/svea-rike/advice";
import type { Fief, None } from "@stormakt/svea-rike/catalog";
import { countryCalled, EVERY_FIEF, NONE, royalTroops, troopsOn } from "@stormakt/svea-rike/catalog";
import { useMemo } from "react";
import { useDraft } from "../../kit/drafts.ts";
import { Die, Icon, Shield } from "../../kit/marks.tsx";
import { Sentence } from "../../kit/sentence.tsx";
import type { Fighter } from "../../maps/chart/battle-line.tsx";
import { BattleLine } from "../../maps/chart/battle-line.tsx";
import { offerOf, pick, stateOf } from "../kit/offers.ts";
import { Emblem } from "./emblems.tsx";
import type { Props } from "./offers.ts";
import { COUNTRY_ARMS, FAMILY_ARMS, nameOf } from "./offers.ts";
import type { WarNews } from "./war-news.ts";
import { warNewsOf } from "./war-news.ts";
import css from "./war-scene.module.css";
import { boardWords } from "./words.ts";

/** Nothing is sure that has dice in it. */
const percent = (chance: number): string => {
  const whole = Math.round(chance * 100);
  return whole === 0 && chance > 0 ? "< 1 %" : whole === 100 && chance < 1 ? "> 99 %" : `${whole} %`;
};

/** The war: two lines drawn up, dice, cards turning; before it the secret choice, with the odds; after it, until the next move, how it went. */
export function WarScene(props: Props) {
  const w = boardWords(props.language).war;
  const { view, toldSince } = props;
  const { war } = view.table;
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- what was told changes with the view
  const news = useMemo(() => warNewsOf(toldSince("warDeclared", "activityChosen")), [view, toldSince]);
  if (war === null && (news === null || news.end === null)) return null;
  const country = war?.country ?? news?.country ?? 0;
  const foe = COUNTRY_ARMS[country];
  return (
    <div className={css.plate}>
      <section className={css.scene} aria-label={w.title(nameOf(props, "country", country))}>
        <header className={css.head}>
          {foe !== undefined && <Shield arms={foe} size={34} />}
          <h2>{w.title(nameOf(props, "country", country))}</h2>
          {news !== null && news.end !== null && (
            <p className={css.end}>
              <Sentence parts={props.speaker.event(news.end)} />
            </p>
          )}
        </header>
        {props.prompt?.step === "reward" && props.prompt.asked && <Rewards props={props} />}
        {war !== null &&
          (war.mustered || war.sent.some((fief) => fief !== NONE) ? <Lines props={props} news={news} /> : <Commitment props={props} />)}
        {news !== null && news.attacks.length > 0 && <Throws props={props} news={news} />}
        {war !== null && <Battles props={props} />}
      </section>
    </div>
  );
}
function Lines({ props, news }: { readonly props: Props; readonly news: WarNews | null }) {
  const w = boardWords(props.language).war;
  const { table } = props.view;
  const { war } = table;
  if (war === null) return null;
  const last = news?.attacks.at(-1);
  const ours = props.seats.flatMap(({ seat, name }): Fighter[] => {
    const fief = war.sent[seat] ?? NONE;
    if (fief === NONE) return [];
    const roll = last?.by === "swedes" ? last.rolls.findLast((one) => one.seat === seat) : undefined;
    const value = combatValue(table, seat, fief);
    return [
      {
        key: `s${seat}`,
        look: FAMILY_ARMS[seat] === undefined ? null : <Shield arms={FAMILY_ARMS[seat]} size={30} label={name} />,
        name: `${nameOf(props, "fief", fief)}${has(war.tacticians, seat) ? ` · ${w.tactician}` : ""}`,
        strength: value,
        down: war.mustered && !isStanding(table, seat),
        ...(roll === undefined ? {} : { roll: roll.die, hit: roll.hit }),
      },
    ];
  });
  const foe = COUNTRY_ARMS[war.country];
  const enemyRolls = last?.by === "enemy" ? last.rolls : [];
  const look = foe === undefined ? null : <Shield arms={foe} size={30} />;
  const standing = table.army.map((royal, at): Fighter => {
    const roll = enemyRolls[at];
    return {
      key: `e${royal}`,
      look,
      name: "",
      strength: royalTroops(royal),
      ...(roll === undefined ? {} : { roll: roll.die, hit: roll.hit }),
    };
  });
  const fallen = (news?.fallen ?? []).map((strength, at): Fighter => ({ key: `f${at}`, look, name: "", strength, down: true }));
  const values = props.seats.flatMap(({ seat }) =>
    isStanding(table, seat) ? fiefsSent(war.sent, seat).map((fief) => [troopsOn(fief), combatValue(table, seat, fief)]) : [],
  );
  const odds =
    war.mustered && table.army.length > 0 && values.length > 0
      ? chanceAgainst(
          values.sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0)).map(([, value]) => value ?? 0),
          table.army.map(royalTroops),
        )
      : null;
  return (
    <>
      <BattleLine ours={ours} theirs={[...fallen, ...standing]} oursName={w.sweden} theirsName={nameOf(props, "country", war.country)}>
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
/** Every throw so far, round by round: several may fall between two questions. */
function Throws({ props, news }: { readonly props: Props; readonly news: WarNews }) {
  const w = boardWords(props.language).war;
  const foe = COUNTRY_ARMS[news.country];
  return (
    <ol className={css.throws} aria-label={w.throws}>
      {news.attacks.map(({ by, round, rolls }) => (
        <li key={`${round}${by}`}>
          <b>
            {w.round} <span className="num">{round}</span>
          </b>
          <span>{by === "swedes" ? w.sweden : nameOf(props, "country", news.country)}</span>
          <span className={css.row}>
            {rolls.map(({ seat, die, value, hit }, at) => {
              const arms = seat === null ? foe : FAMILY_ARMS[seat];
              const name = seat === null ? nameOf(props, "country", news.country) : (props.seats[seat]?.name ?? "");
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: throws are told apart by their order alone
                <span key={at} className={css.throw} data-hit={hit || undefined} title={w.threw(name, die, value, hit)}>
                  {arms !== undefined && <Shield arms={arms} size={16} />}
                  <Die value={die} size={24} label={w.threw(name, die, value, hit)} />
                  {hit && <Icon name="check" size={14} />}
                </span>
              );
            })}
          </span>
        </li>
      ))}
    </ol>
  );
}
/** Battle cards on the table: whose they are decides who keeps them. */
function Battles({ props }: { readonly props: Props }) {
  const { battles, battlesBy } = props.view.table;
  if (battles.length === 0) return null;
  return (
    <ul className={css.battles}>
      {battles.map((card, at) => {
        const arms = FAMILY_ARMS[battlesBy[at] ?? 0];
        return (
          <li key={card}>
            <Emblem card={card} size={26} /> {arms !== undefined && <Shield arms={arms} size={18} />} {nameOf(props, "event", card)}
          </li>
        );
      })}
    </ul>
  );
}

/** SR-WAR-3 The secret choice: what each fief would be worth, whoever else comes. */
function Commitment({ props }: { readonly props: Props }) {
  const w = boardWords(props.language).war;
  const { table } = props.view;
  const { seat, prompt } = props;
  const { war } = table;
  const rivals = useMemo(() => props.seats.filter((one) => one.seat !== seat), [props.seats, seat]);
  const [begun, setJoined] = useDraft<ReadonlySet<number> | null>("war.joined", null);
  const joined = useMemo(() => begun ?? new Set(rivals.map((one) => one.seat)), [begun, rivals]);
  const country = war?.country ?? countryCalled("denmark");
  const isAsked = prompt?.step === "commitment" && prompt.asked && seat !== null;
  const own = useMemo(
    () => (seat === null ? [] : fiefsOf(table, seat).filter((fief) => troopsOn(fief) > 0 || militaryOf(table, seat) > 0)),
    [table, seat],
  );
  const others = useMemo(
    () => props.seats.flatMap((one) => (one.seat === seat ? [] : strongest(table, one.seat).map((fief) => [one.seat, fief] as const))),
    [table, seat, props.seats],
  );
  // By what the own fief brings: equal ones have equal chances.
  const chances = useMemo(() => {
    const sent = props.seats.map((one) => (joined.has(one.seat) ? (others.find(([who]) => who === one.seat)?.[1] ?? NONE) : NONE));
    const known = new Map<number, number>();
    for (const fief of [NONE, ...own] as const) {
      const troops = fief === NONE ? NONE : troopsOn(fief);
      if (isAsked && !known.has(troops))
        known.set(
          troops,
          warOdds(
            table,
            country,
            sent.map((other, who) => (who === seat ? fief : other)),
          ),
        );
    }
    return known;
  }, [table, country, joined, others, own, seat, props.seats, isAsked]);
  const odds = (fief: Fief | None): number => chances.get(fief === NONE ? NONE : troopsOn(fief)) ?? 0;
  if (!isAsked)
    return (
      <p className={css.secret}>
        {prompt?.step === "commitment" ? (prompt.own === null ? w.waiting : w.secret) : w.army(armySize(table, country))}
      </p>
    );
  const toggle = (who: number): void => {
    const next = new Set(joined);
    if (!next.delete(who)) next.add(who);
    setJoined(next);
  };
  return (
    <div className={css.commit} data-war-task="">
      <div className={css.with}>
        <b>{w.with}:</b>
        {others.map(([who, fief]) => {
          const arms = FAMILY_ARMS[who];
          return (
            <label key={who}>
              <input type="checkbox" checked={joined.has(who)} onChange={() => toggle(who)} />
              {arms !== undefined && <Shield arms={arms} size={18} label={props.seats[who]?.name ?? ""} />} {nameOf(props, "fief", fief)}{" "}
              <b className="num">{combatValue(table, who, fief)}</b>
            </label>
          );
        })}
      </div>
      <ul className={css.options}>
        {([NONE, ...own] as const).map((fief) => {
          const offer = fief === NONE ? offerOf(props, "stayHome") : offerOf(props, "commit", (action) => action.fief === fief);
          return (
            <li key={fief}>
              <button
                type="button"
                data-deed={fief === NONE ? "stayHome" : undefined}
                data-commit={fief === NONE ? undefined : fief}
                data-state={stateOf(props, offer)}
                onClick={() => pick(props, offer)}
              >
                <b>{fief === NONE ? w.home : nameOf(props, "fief", fief)}</b>
                <small>
                  {fief === NONE || seat === null
                    ? w.homeHelp
                    : `${w.value(combatValue(table, seat, fief))} · ${w.pays(warUpkeepDue(table, seat, fief))}`}
                </small>
                <span className={css.odds}>
                  <small>{w.odds}</small> <b className="num">{percent(odds(fief))}</b>
                  <i style={{ width: `${Math.round(odds(fief) * 100)}%` }} />
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <p className={css.hint}>{w.army(armySize(table, country))}.</p>
    </div>
  );
}
/** The fief a seat has sent, in a list; none if it stays home. */
const fiefsSent = (sent: readonly (Fief | None)[], seat: number): Fief[] =>
  sent.flatMap((fief, by) => (by === seat && fief !== NONE ? [fief] : []));
/** The fief that would fight best, in a list; none if there is none to send. */
function strongest(table: Props["view"]["table"], seat: number): Fief[] {
  const fit = fiefsOf(table, seat).filter((fief) => troopsOn(fief) > 0 || militaryOf(table, seat) > 0);
  return fit.toSorted((a, b) => combatValue(table, seat, b) - combatValue(table, seat, a)).slice(0, 1);
}

/** SR-BOOTY-4 A fief, a card of the row, or gold. */
function Rewards({ props }: { readonly props: Props }) {
  const w = boardWords(props.language).war;
  const { table } = props.view;
  const fief = offerOf(props, "takeFief");
  const gold = offerOf(props, "takeGold");
  return (
    <div className={css.rewards} role="group" aria-label={w.reward}>
      <button type="button" data-deed="takeFief" data-state={stateOf(props, fief)} onClick={() => pick(props, fief)}>
        {w.rewards.fief}
        <small>{w.rewards.which(EVERY_FIEF.filter((one) => isOnSale(table, one)).length)}</small>
      </button>
      <button type="button" data-deed="takeGold" data-state={stateOf(props, gold)} onClick={() => pick(props, gold)}>
        <span className={css.dice} aria-hidden="true">
          <Die value={3} size={24} />
          <Die value={4} size={24} />
          <Die value={3} size={24} />
        </span>
        {w.rewards.gold}
      </button>
      {table.row.length > 0 && <p>{w.rewards.history}</p>}
    </div>
  );
}
