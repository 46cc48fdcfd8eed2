import type { Good, Kind, Value } from "@stormakt/vasa-regalis/catalog";
import { goodOfKind, KIND, KINDS, poolOf, valueOfKind } from "@stormakt/vasa-regalis/catalog";
import type { Action, Markers } from "@stormakt/vasa-regalis/types";
import { useEffect, useState } from "react";
import { In } from "../../kit/areas.tsx";
import { Button } from "../../kit/button.tsx";
import { useDraft } from "../../kit/drafts.ts";
import { Icon, Shield } from "../../kit/marks.tsx";
import { Panel } from "../../kit/paper.tsx";
import { offerOf } from "../kit/offers.ts";
import { Marker } from "./art.tsx";
import type { Props } from "./offers.ts";
import css from "./trading.module.css";
import { boardWords } from "./words.ts";

const NONE: Markers = Array.from({ length: KINDS }, () => 0);
const hasLeft = (left: number, seat: number): boolean => (left & (1 << seat)) !== 0;

/** Inventory: offers made and got, in open trades those of all, and a table to compose one on. Whether one is ready is said in the foot of the dock. */
export function Trading(props: Props) {
  const w = boardWords(props.language);
  const { table } = props.view;
  const { bargaining } = table;
  const [to, setTo] = useDraft<number | null>("trade.to", null);
  const [give, setGive] = useDraft<Markers>("trade.give", NONE);
  const [take, setTake] = useDraft<Markers>("trade.take", NONE);
  const [rule, setRule] = useState<string | null>(null);
  const mayOffer = props.composable.includes("offer");
  const answered = to === null ? undefined : bargaining?.offers.find(({ from, to: got }) => from === to && got === props.seat);
  const composed: Action | null =
    to === null
      ? null
      : answered === undefined
        ? { kind: "offer", to, give, take }
        : { kind: "counter", from: to, number: answered.number, give, take };
  const key = JSON.stringify(composed);
  const { judge } = props;
  useEffect(() => {
    if (composed === null) return setRule(null);
    let stale = false;
    judge(composed).then(
      (verdict) => !stale && setRule(verdict),
      () => {},
    );
    return () => {
      stale = true;
    };
    // The text of the action is the action.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key, judge]);
  if (bargaining === null || props.seat === null) return null;
  const partners = props.seats.filter(({ seat }) => seat !== props.seat && !hasLeft(bargaining.left, seat));
  const done = props.seats.filter(({ seat }) => hasLeft(bargaining.left, seat)).map(({ name }) => name);
  const hand = table.hands[props.seat] ?? NONE;
  const send = (): void => {
    if (composed === null) return;
    props.act(composed);
    setGive(NONE);
    setTake(NONE);
  };
  const isReady = offerOf(props, "unready", () => true) !== undefined;
  const aside = isReady ? w.trade.ready : done.length > 0 ? w.trade.done(done.join(", ")) : undefined;
  const canCompose = mayOffer && partners.length > 0;
  return (
    <Panel title={table.trades === "open" ? w.trade.openly : w.trade.title} aside={aside}>
      <div className={css.trading} data-trading="">
        <section aria-label={w.trade.offers}>
          {bargaining.offers.length === 0 && <p className="muted small">{w.trade.none}</p>}
          <ul className={css.offers}>
            {bargaining.offers.map(({ from, to: receiver, number, give: given, take: taken }) => {
              const mine = from === props.seat;
              const other = props.seats[mine ? receiver : from];
              const isForeign = !mine && receiver !== props.seat;
              const accept = offerOf(props, "accept", (action) => action.from === from && action.number === number);
              const decline = offerOf(props, "decline", (action) => action.from === from && action.number === number);
              const withdraw = offerOf(props, "withdraw", (action) => action.to === receiver && action.number === number);
              return (
                <li key={`${from}.${receiver}`}>
                  <p>
                    {other !== undefined && <Shield arms={other.arms} size={22} />}
                    <b>
                      {mine
                        ? w.trade.to(other?.name ?? "?")
                        : isForeign
                          ? w.trade.between(other?.name ?? "?", props.seats[receiver]?.name ?? "?")
                          : w.trade.from(other?.name ?? "?")}
                    </b>
                  </p>
                  <Goods markers={given} nothing={w.trade.nothing} />
                  <span className="italic">{w.trade.for}</span>
                  <Goods markers={taken} nothing={w.trade.nothing} />
                  <span className={css.acts}>
                    {accept !== undefined && (
                      <Button
                        small
                        look="brass"
                        onClick={() => (accept.rule === null ? props.act(accept.action) : props.explain(accept))}
                        aria-disabled={accept.rule !== null || undefined}
                      >
                        {w.trade.accept}
                      </Button>
                    )}
                    {decline !== undefined && (
                      <Button small onClick={() => props.act(decline.action)}>
                        {w.trade.decline}
                      </Button>
                    )}
                    {mine && withdraw !== undefined && (
                      <Button small onClick={() => props.act(withdraw.action)}>
                        {w.trade.withdraw}
                      </Button>
                    )}
                  </span>
                </li>
              );
            })}
          </ul>
        </section>
        {isReady && <p className="small muted">{w.trade.whenReady}</p>}
        {canCompose && (
          <section className={css.compose}>
            <div className={css.partners} role="group" aria-label={w.trade.with}>
              <span className="caps">{w.trade.with}</span>
              {partners.map(({ seat, name, arms }) => (
                <button key={seat} type="button" data-partner={seat} aria-pressed={seat === to} onClick={() => setTo(seat)}>
                  <Shield arms={arms} size={22} /> {name}
                </button>
              ))}
            </div>
            <Chooser side="give" label={w.trade.give} chosen={give} most={(kind) => hand[kind] ?? 0} onChange={setGive} props={props} />
            <Chooser
              side="take"
              label={w.trade.take}
              chosen={take}
              most={(kind) => poolOf(table.seats, valueOfKind(kind)) - (table.supply[kind] ?? 0)}
              onChange={setTake}
              props={props}
            />
          </section>
        )}
      </div>
      {canCompose && (
        <In area="seal">
          <div className={css.send}>
            {composed !== null && rule !== null && <span className="small muted">{props.speaker.refusal(rule)}</span>}
            <Button look="brass" data-send="" disabled={composed === null || rule !== null} onClick={send}>
              {answered === undefined ? w.trade.offer : w.trade.counter}
            </Button>
          </div>
        </In>
      )}
    </Panel>
  );
}
const Goods = ({ markers, nothing }: { readonly markers: Markers; readonly nothing: string }) => (
  <span className={css.goods}>
    {markers.every((count) => count === 0) && nothing}
    {KIND.all.flatMap((kind) =>
      Array.from({ length: markers[kind] ?? 0 }, (_, i) => (
        <Marker key={`${kind}.${i}`} size="tiny" good={goodOfKind(kind)} value={valueOfKind(kind)} />
      )),
    )}
  </span>
);
interface ChooserProps {
  readonly side: "give" | "take";
  readonly label: string;
  readonly chosen: Markers;
  most(kind: Kind): number;
  onChange(markers: Markers): void;
  readonly props: Props;
}
function Chooser({ side, label, chosen, most, onChange, props }: ChooserProps) {
  const w = boardWords(props.language);
  const change = (kind: Kind, by: number): void => onChange(chosen.map((count, at) => (at === kind ? count + by : count)));
  const nameOf = (good: Good, value: Value): string => w.marker(props.speaker.name({ thing: "good", id: good }), value);
  return (
    <div className={css.chooser} role="group" aria-label={label} data-chooser={side}>
      <span className="caps">{label}</span>
      <div>
        {KIND.all
          .filter((kind) => most(kind) > 0)
          .map((kind) => {
            const [good, value, count] = [goodOfKind(kind), valueOfKind(kind), chosen[kind] ?? 0];
            return (
              <span key={kind} className={css.pick} data-on={count > 0 || undefined}>
                <button
                  type="button"
                  data-kind={kind}
                  aria-label={`${w.trade.more(nameOf(good, value))} (${count})`}
                  disabled={count >= most(kind)}
                  onClick={() => change(kind, 1)}
                >
                  <Marker size="tiny" good={good} value={value} />
                </button>
                {count > 0 && (
                  <button
                    type="button"
                    className={css.less}
                    aria-label={w.trade.less(nameOf(good, value))}
                    onClick={() => change(kind, -1)}
                  >
                    <b className="num">{count}</b>
                    <Icon name="minus" size={12} />
                  </button>
                )}
              </span>
            );
          })}
      </div>
    </div>
  );
}
