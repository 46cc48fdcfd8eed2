import type { Good, Value } from "@stormakt/vasa-regalis/catalog";
import { VALUES } from "@stormakt/vasa-regalis/catalog";
import type { CSSProperties } from "react";
import { spot } from "../../kit/flight.tsx";
import { lights, useLit } from "../../kit/light.ts";
import { choicesOf, memoOn } from "../../kit/memo-on.ts";
import { offerOf, pick, stateOf } from "../kit/offers.ts";
import { EmptySquare, Marker, MarkerBack } from "./art.tsx";
import css from "./good-column.module.css";
import type { Props, VasaOffer } from "./offers.ts";
import { handOf, markersIn, supplyOf, threesInPlay } from "./offers.ts";
import { boardWords } from "./words.ts";

/** One good from top to bottom: its square on the ship, its stock in the yard, what this player holds of it. */
export const GoodColumn = memoOn(
  function GoodColumn({ good, ...props }: Props & { readonly good: Good }) {
    const w = boardWords(props.language);
    const { table } = props.view;
    const lit = useLit("good", good);
    const name = props.speaker.name({ thing: "good", id: good });
    const threes = threesInPlay(table, good);
    const isActive = isAbout(props.prompt, good) && props.prompt?.asked === true;
    return (
      <section
        className={css.column}
        data-good={good}
        data-lit={lit || undefined}
        data-active={isActive || undefined}
        aria-label={name}
        {...lights({ thing: "good", id: good })}
      >
        <header className={css.head}>
          <OwnSquare good={good} props={props} />
          <div>
            <h3>{w.parts[good]}</h3>
            <span className={css.threes} title={w.threes(threes, table.seats)}>
              {Array.from({ length: table.seats }, (_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: bars are alike
                <i key={i} data-in={i < threes || undefined} />
              ))}
              <span className="aloud">{w.threes(threes, table.seats)}</span>
            </span>
          </div>
        </header>
        <Yard good={good} props={props} name={name} />
        {props.seat !== null && <Hand good={good} props={props} name={name} />}
      </section>
    );
  },
  ({ good, view: { table }, seat, prompt, choices, chosen, speaker }) => [
    good,
    ...VALUES.map((value) => supplyOf(table, good, value)),
    table.built[good],
    table.seats,
    seat === null ? 0 : table.ships[seat]?.[good],
    seat === null ? "" : handOf(table, seat, good)?.join(),
    isAbout(prompt, good),
    isAbout(prompt, good) && prompt?.asked,
    choicesOf(choices, "replace", "place", "obey", "procureAny"),
    chosen,
    seat,
    speaker,
  ],
);
const isAbout = (prompt: Props["prompt"], good: Good): boolean => (prompt?.memory as { good?: number })?.good === good;

/** The square on the own ship. As Admiral it can be handled without changing anything. */
function OwnSquare({ good, props }: { readonly good: Good; readonly props: Props }) {
  const w = boardWords(props.language);
  const { table } = props.view;
  const built = table.built[good] === true;
  const value = props.seat === null ? 0 : (table.ships[props.seat]?.[good] ?? 0);
  const pretend = offerOf(props, "replace", (action) => action.good === good && action.value === 0);
  const part = w.parts[good] ?? "";
  const face = !built ? (
    <EmptySquare good={good} size="small" />
  ) : value === 0 ? (
    <MarkerBack good={good} size="small" />
  ) : (
    <Marker good={good} value={value} size="small" />
  );
  const label = `${part}: ${!built ? w.empty : value === 0 ? w.faceDown : w.own(value)}`;
  if (pretend === undefined)
    return (
      <span role="img" aria-label={label} {...spot(`square:${props.seat ?? 0}:${good}`)}>
        {face}
      </span>
    );
  return (
    <button
      type="button"
      className={css.press}
      data-state={stateOf(props, pretend)}
      aria-label={`${label}. ${w.pretend}`}
      onClick={() => pick(props, pretend)}
      {...spot(`square:${props.seat ?? 0}:${good}`)}
    >
      {face}
      {pretend.rule === null && <small>{w.pretend}</small>}
    </button>
  );
}

/** What lies in the yard, by value. */
function Yard({ good, props, name }: { readonly good: Good; readonly props: Props; readonly name: string }) {
  const w = boardWords(props.language);
  const { table } = props.view;
  return (
    <div className={css.yard}>
      <span className={css.label}>{w.yard}</span>
      <ul>
        {VALUES.map((value) => {
          const count = supplyOf(table, good, value);
          const offer = value === 1 ? offerOf(props, "procureAny", (action) => action.good === good) : undefined;
          const stack = (
            <>
              <span className={css.stack} data-value={value} data-none={count === 0 || undefined}>
                {value}
              </span>
              <b className="num">{count}</b>
            </>
          );
          return (
            <li key={value} title={w.stack(name, value, count)} {...spot(`yard:${good}:${value}`)}>
              {offer === undefined ? (
                <span className={css.pile}>
                  {stack}
                  <span className="aloud">{w.stack(name, value, count)}</span>
                </span>
              ) : (
                <button
                  type="button"
                  className={`${css.pile} ${css.press}`}
                  data-state={stateOf(props, offer)}
                  aria-label={w.stack(name, value, count)}
                  onClick={() => pick(props, offer)}
                >
                  {stack}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** What this player holds, by value. Markers that answer the question are brass, and those that are alike answer it together. */
function Hand({ good, props, name }: { readonly good: Good; readonly props: Props; readonly name: string }) {
  const w = boardWords(props.language);
  const { table } = props.view;
  const hand = handOf(table, props.seat ?? 0, good) ?? [0, 0, 0];
  const values = VALUES.filter((value) => (hand[value - 1] ?? 0) > 0);
  const markers = markersIn(hand).length;
  return (
    <div className={css.hand} {...spot(`hand:${good}`)}>
      <span className={css.label}>{w.yours}</span>
      <ul className={css.fan} style={{ "--markers": markers, "--values": values.length } as CSSProperties}>
        {values.map((value) => (
          <li key={value}>
            <Alike
              good={good}
              value={value}
              count={hand[value - 1] ?? 0}
              props={props}
              offer={offerFor(props, good, value)}
              label={w.marker(name, value)}
            />
          </li>
        ))}
        {markers === 0 && <li className={css.nothing}>{w.none}</li>}
      </ul>
    </div>
  );
}
/** The move that this marker in hand stands for just now. */
function offerFor(props: Props, good: Good, value: Value): VasaOffer | undefined {
  return (
    offerOf(props, "replace", (action) => action.good === good && action.value === value) ??
    (isAbout(props.prompt, good)
      ? (offerOf(props, "place", (action) => action.value === value) ?? offerOf(props, "obey", (action) => action.value === value))
      : undefined)
  );
}
interface AlikeProps {
  readonly good: Good;
  readonly value: Value;
  readonly count: number;
  readonly props: Props;
  readonly offer: VasaOffer | undefined;
  readonly label: string;
}
/** Markers of one value: to press one of them is to press any, so they are one place to press, however much each of them is covered. */
function Alike({ good, value, count, props, offer, label }: AlikeProps) {
  const markers = Array.from({ length: count }, (_, at) => at);
  if (offer === undefined || offer.rule !== null)
    return (
      <span className={css.alike}>
        {markers.map((at) => (
          <span key={at} className={css.one} role="img" aria-label={label}>
            <Marker good={good} value={value} />
          </span>
        ))}
      </span>
    );
  return (
    <button
      type="button"
      className={`${css.press} ${css.alike}`}
      data-state={stateOf(props, offer)}
      aria-pressed={stateOf(props, offer) === "chosen"}
      onClick={() => pick(props, offer)}
    >
      <span className="aloud">{count === 1 ? label : `${label} (${count})`}</span>
      {markers.map((at) => (
        <span key={at} className={css.one} aria-hidden="true">
          <Marker good={good} value={value} />
        </span>
      ))}
    </button>
  );
}
