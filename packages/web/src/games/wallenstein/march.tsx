import type { Odds } from "@stormakt/wallenstein/advice";
import { armiesIn, attackOdds, attackOddsFrom, buildingsIn, markersIn, NEUTRAL, OUT_OF_PLAY, ownerOf } from "@stormakt/wallenstein/advice";
import type { County } from "@stormakt/wallenstein/catalog";
import { NEIGHBOURS } from "@stormakt/wallenstein/catalog";
import { useMemo } from "react";
import { lights } from "../../kit/light.ts";
import { Shield } from "../../kit/marks.tsx";
import { Panel } from "../../kit/paper.tsx";
import { pick, stateOf } from "../kit/offers.ts";
import css from "./march.module.css";
import { countyName, SmallMark } from "./marks.tsx";
import type { Props, WallensteinOffer } from "./offers.ts";
import { offersByCounty } from "./offers.ts";
import { boardWords } from "./words.ts";

/** Whole per cents that never say "certain" of what is not. */
export const percent = (share: number): string => {
  if (share > 0 && share < 0.005) return "<1";
  if (share < 1 && share > 0.995) return ">99";
  return String(Math.round(share * 100));
};
const isStep = (step: string | undefined): boolean => step === "combat" || step === "redeployment";
/** The county armies may march from now, if this seat is asked. */
export const marchFrom = ({ prompt }: Props): County | null =>
  prompt?.asked === true && isStep(prompt.step) ? ((prompt.memory as { county?: County }).county ?? null) : null;

interface MarchProps {
  readonly props: Props;
  readonly from: County;
  readonly to: County | null;
  setTo(county: County): void;
}
/** Where to, and how many: with the exact odds of each attack. */
export function March({ props, from, to, setTo }: MarchProps) {
  const w = boardWords(props.language);
  const { table } = props.view;
  const seat = props.seat ?? 0;
  const most = armiesIn(table, from) - 1;
  const isRedeployment = props.prompt?.step === "redeployment";
  const offers = useMemo(() => offersByCounty(props), [props]);
  const best = useMemo(
    () => new Map((NEIGHBOURS[from] ?? []).map((county) => [county, isFoe(props, county) ? attackOdds(table, seat, county, most) : null])),
    [props, table, seat, from, most],
  );
  return (
    <Panel title={w.march.title(countyName(from))} aside={w.march.armies(most)} className={css.panel}>
      <ul className={css.targets}>
        {(NEIGHBOURS[from] ?? []).map((county) => {
          const owner = ownerOf(table, county);
          if (owner === OUT_OF_PLAY || (isRedeployment && owner !== seat)) return null;
          return (
            <li key={county}>
              <Target
                props={props}
                county={county}
                offers={offers.get(county) ?? []}
                odds={best.get(county) ?? null}
                most={most}
                isOn={to === county}
                setTo={setTo}
              />
            </li>
          );
        })}
      </ul>
      {to === null ? (
        <p className={css.hint}>{isRedeployment ? w.march.chooseOwn : w.march.chooseTarget}</p>
      ) : (
        <Numbers props={props} from={from} to={to} offers={offers.get(to) ?? []} />
      )}
    </Panel>
  );
}
const isFoe = ({ view, seat }: Props, county: County): boolean => {
  const owner = ownerOf(view.table, county);
  return owner !== seat && owner !== OUT_OF_PLAY;
};

interface TargetProps {
  readonly props: Props;
  readonly county: County;
  readonly offers: readonly WallensteinOffer[];
  /** Of an attack with as many as can march; null: nobody is to be fought there. */
  readonly odds: Odds | null;
  readonly most: number;
  readonly isOn: boolean;
  setTo(county: County): void;
}
/** A county next to it: whose it is, what stands there, and the best odds. */
function Target({ props, county, offers, odds, most, isOn, setTo }: TargetProps) {
  const w = boardWords(props.language);
  const legal = offers.some(({ rule }) => rule === null);
  const who = props.seats[ownerOf(props.view.table, county)];
  return (
    <button
      type="button"
      className={css.target}
      data-target={odds === null ? "own" : "foe"}
      data-county={county}
      data-on={isOn || undefined}
      data-refused={!legal || undefined}
      aria-pressed={isOn}
      onClick={() => {
        const [first] = offers;
        if (legal) setTo(county);
        else if (first !== undefined) props.explain(first);
      }}
      {...lights({ thing: "county", id: county })}
    >
      {who === undefined ? <span className={css.vacant} aria-hidden="true" /> : <Shield arms={who.arms} size={22} label={who.name} />}
      <span className={css.where}>
        <b>{countyName(county)}</b>
        <Defence props={props} county={county} />
      </span>
      {odds !== null && legal && (
        <span className={css.best} title={w.march.bestHelp(most)}>
          <b className="num">{percent(odds.win)} %</b>
        </span>
      )}
    </button>
  );
}
function Defence({ props, county }: Pick<TargetProps, "props" | "county">) {
  const w = boardWords(props.language);
  const { table } = props.view;
  const owner = ownerOf(table, county);
  return (
    <small>
      {owner === NEUTRAL ? w.march.neutral : owner === (props.seat ?? 0) ? w.march.own : w.march.defended(armiesIn(table, county))}
      {buildingsIn(table, county) > 0 && ` · ${w.march.buildings(buildingsIn(table, county))}`}
      {markersIn(table, county) > 0 && (
        <>
          {" "}
          ·{" "}
          <span className={css.unrest}>
            <SmallMark of="torch" size={13} />
            {markersIn(table, county)}
          </span>
        </>
      )}
    </small>
  );
}

interface NumbersProps {
  readonly props: Props;
  readonly from: County;
  readonly to: County;
  readonly offers: readonly WallensteinOffer[];
}
function Numbers({ props, from, to, offers }: NumbersProps) {
  const w = boardWords(props.language);
  const { table } = props.view;
  const seat = props.seat ?? 0;
  const odds = useMemo(() => (isFoe(props, to) ? attackOddsFrom(table, seat, from, to) : null), [props, table, seat, from, to]);
  const marches = offers
    .filter(({ action, rule }) => action.kind === "march" && rule === null)
    .sort((one, other) => armiesOf(one) - armiesOf(other));
  const isNeutral = ownerOf(table, to) === NEUTRAL;
  return (
    <div className={css.numbers}>
      <p className={css.caption}>
        {odds === null ? w.march.howMany(countyName(to)) : w.march.odds(countyName(to))}
        {odds !== null && (
          <span className={css.legend}>
            <i data-of="win" /> {w.march.win}
            <i data-of="tie" /> {isNeutral ? w.march.tieNeutral : w.march.tie}
            <i data-of="loss" /> {w.march.loss}
          </span>
        )}
      </p>
      <ul className={css.rows}>
        {marches.map((offer) => {
          const armies = armiesOf(offer);
          const here = odds?.[armies - 1];
          const state = stateOf(props, offer);
          return (
            <li key={armies}>
              <button
                type="button"
                className={css.row}
                data-armies={armies}
                data-state={state}
                aria-pressed={state === "chosen"}
                aria-label={
                  here === undefined
                    ? w.march.armies(armies)
                    : w.march.oddsSay(armies, percent(here.win), percent(here.tie), percent(here.loss))
                }
                onClick={() => pick(props, offer)}
              >
                <b className="num">{armies}</b>
                {here === undefined ? (
                  <span className={css.stay}>{w.march.leaves(armiesIn(table, from) - armies)}</span>
                ) : (
                  <Bar odds={here} />
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
const armiesOf = ({ action }: WallensteinOffer): number => (action.kind === "march" ? action.armies : 0);
const PARTS = ["win", "tie", "loss"] as const;
/** Win, tie and loss side by side, in figures where they fit. */
export const Bar = ({ odds }: { readonly odds: Odds }) => (
  <span className={css.bar} aria-hidden="true">
    {PARTS.map((part) => (
      <span key={part} data-of={part} style={{ flexGrow: Math.max(0.0001, odds[part]) }}>
        {odds[part] >= 0.07 && <b className="num">{percent(odds[part])}</b>}
      </span>
    ))}
  </span>
);
