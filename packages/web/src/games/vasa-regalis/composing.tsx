import type { Good, Kind, Value } from "@stormakt/vasa-regalis/catalog";
import { goodOfKind, KIND, KINDS, poolOf, valueOfKind } from "@stormakt/vasa-regalis/catalog";
import type { Action, Markers } from "@stormakt/vasa-regalis/types";
import { useEffect, useState } from "react";
import { Button } from "../../kit/button.tsx";
import { useDraft } from "../../kit/drafts.ts";
import { Icon, Shield } from "../../kit/marks.tsx";
import { Marker } from "./art.tsx";
import type { Props } from "./offers.ts";
import css from "./trading.module.css";
import { boardWords } from "./words.ts";

const NONE: Markers = Array.from({ length: KINDS }, () => 0);

/** The offer that is being composed. */
export interface Draft {
  /** With whom. */
  readonly to: number | null;
  readonly give: Markers;
  readonly take: Markers;
  /** It answers an offer of theirs. */
  readonly isCounter: boolean;
  readonly action: Action | null;
  /** The rule that forbids it. */
  readonly rule: string | null;
  setTo(seat: number): void;
  setGive(markers: Markers): void;
  setTake(markers: Markers): void;
  send(): void;
}
export function useOfferDraft({ view, seat, judge, act }: Props): Draft {
  const [to, setTo] = useDraft<number | null>("trade.to", null);
  const [give, setGive] = useDraft<Markers>("trade.give", NONE);
  const [take, setTake] = useDraft<Markers>("trade.take", NONE);
  const answered =
    to === null ? undefined : view.table.bargaining?.offers.find(({ from, to: receiver }) => from === to && receiver === seat);
  const action: Action | null =
    to === null
      ? null
      : answered === undefined
        ? { kind: "offer", to, give, take }
        : { kind: "counter", from: to, number: answered.number, give, take };
  const rule = useVerdict(action, judge);
  const send = (): void => {
    if (action === null) return;
    act(action);
    setGive(NONE);
    setTake(NONE);
  };
  return { to, give, take, isCounter: answered !== undefined, action, rule, setTo, setGive, setTake, send };
}
/** The rule that forbids an action, as soon as the host has said so. */
function useVerdict(action: Action | null, judge: Props["judge"]): string | null {
  const [rule, setRule] = useState<string | null>(null);
  const key = JSON.stringify(action);
  useEffect(() => {
    if (action === null) return setRule(null);
    let stale = false;
    judge(action).then(
      (verdict) => !stale && setRule(verdict),
      () => {},
    );
    return () => {
      stale = true;
    };
    // The text of the action is the action.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key, judge]);
  return rule;
}

interface ComposingProps {
  readonly props: Props;
  readonly draft: Draft;
  /** Who has not left the table of trades. */
  readonly partners: Props["seats"];
}
/** A table to compose an offer on: with whom, what for what. */
export function Composing({ props, draft: { to, give, take, setTo, setGive, setTake }, partners }: ComposingProps) {
  const w = boardWords(props.language);
  const { table } = props.view;
  const hand = table.hands[props.seat ?? 0] ?? NONE;
  return (
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
  );
}
/** Why it cannot be offered yet, and the button that does it. */
export function Sending({ props, draft: { action, rule, isCounter, send } }: Omit<ComposingProps, "partners">) {
  const w = boardWords(props.language);
  return (
    <div className={css.send}>
      {action !== null && rule !== null && <span className="small muted">{props.speaker.refusal(rule)}</span>}
      <Button look="brass" data-send="" disabled={action === null || rule !== null} onClick={send}>
        {isCounter ? w.trade.counter : w.trade.offer}
      </Button>
    </div>
  );
}

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
