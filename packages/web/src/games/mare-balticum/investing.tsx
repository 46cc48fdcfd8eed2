import {
  allGoodsOf,
  completesTitleDeck,
  goldOf,
  goodsOfKind,
  isOnTitleHex,
  leaderIfFinished,
  soldBy,
  titleUnitsOf,
} from "@stormakt/mare-balticum/advice";
import type { Line, Payment } from "@stormakt/mare-balticum/catalog";
import { buildOf, GOLD, GOODS, isGood, NO_LINE, TITLE_HEXES } from "@stormakt/mare-balticum/catalog";
import type { ReactNode } from "react";
import { Button } from "../../kit/button.tsx";
import { Panel } from "../../kit/paper.tsx";
import { offersOf, pick } from "../kit/offers.ts";
import { memoryOf } from "../kit/question.ts";
import type { ChangeDraft, Draft } from "./draft.ts";
import { ForceMark, Gold, GoodMark } from "./marks.tsx";
import type { MareOffer, Props } from "./offers.ts";
import { Option } from "./option.tsx";
import css from "./tasks.module.css";
import { boardWords } from "./words.ts";

/** The offers that are paid with one good, or with gold. */
function offersPaidWith(props: Props, pay: Payment): { readonly builds: Offers; readonly titles: Offers; readonly provinces: Offers } {
  const paid = ({ action }: MareOffer): boolean => "pay" in action && action.pay === pay;
  return {
    builds: offersOf(props, "investInBuild").filter(paid),
    titles: offersOf(props, "investInTitle").filter(paid),
    provinces: offersOf(props, "investInProvince").filter(paid),
  };
}
type Offers = readonly MareOffer[];
const isOpen = ({ rule }: MareOffer): boolean => rule === null;
/** What is taken up to pay with: the player's wish, or the first thing that buys something. */
export function paymentOf(props: Props, draft: Draft): Payment {
  const pays: readonly Payment[] = [...GOODS, GOLD];
  const buys = (pay: Payment): boolean => Object.values(offersPaidWith(props, pay)).some((offers) => offers.some(isOpen));
  if (draft.pay !== null && (!isGood(draft.pay) || goodsOfKind(props.view.table, memoryOf<{ line: Line }>(props).line, draft.pay) > 0))
    return draft.pay;
  return pays.find(buys) ?? GOLD;
}

/** What the line can pay with; lies on the foot of the map. */
export function Purse({ props, pay, change }: InvestingProps) {
  const w = boardWords(props.language);
  const { table } = props.view;
  const { line } = memoryOf<{ line: Line }>(props);
  const gold = goldOf(table, line);
  return (
    <div className={css.purse} role="group" aria-label={w.investing.purse}>
      <b className="caps">{w.investing.purse}</b>
      {TITLE_HEXES.map((one) => {
        const count = isGood(one) ? goodsOfKind(table, line, one) : gold;
        if (count === 0 && one !== GOLD) return null;
        return (
          <button
            key={one}
            type="button"
            className={css.pay}
            data-pay={one}
            aria-pressed={one === pay}
            data-empty={count === 0 || undefined}
            onClick={() => {
              props.unchoose();
              change({ pay: one });
            }}
          >
            <GoodMark good={one} size={26} />
            <b className="num">{count}</b> {props.speaker.name({ thing: "payment", id: one })}
          </button>
        );
      })}
    </div>
  );
}

interface InvestingProps {
  readonly props: Props;
  readonly pay: Payment;
  readonly change: ChangeDraft;
}
/** What each good can buy, what it costs, and what stays. */
export function Investing({ props, pay }: Omit<InvestingProps, "change">) {
  const w = boardWords(props.language);
  const { table } = props.view;
  const { line } = memoryOf<{ line: Line }>(props);
  const gold = goldOf(table, line);
  const goods = allGoodsOf(table, line);
  const payName = props.speaker.name({ thing: "payment", id: pay });
  const { builds, titles, provinces } = offersPaidWith(props, pay);
  const all = [...builds, ...titles, ...provinces];
  const open = all.filter(isOpen);
  const discards = offersOf(props, "discardGood").filter(isOpen);
  const sold = offersOf(props, "discardSold").filter(isOpen);
  return (
    <Panel title={w.investing.title(props.speaker.name({ thing: "line", id: line }))} aside={<Gold count={gold} />} className={css.task}>
      <p className={css.help}>{w.investing.help}</p>
      <p className={css.warn}>{w.investing.ends(goods, soldBy(table, line), gold)}</p>
      <h3 className={css.sub}>
        {w.investing.buys(payName)}{" "}
        {open.length > 0 && pay !== GOLD && (
          <small className="muted">
            {w.investing.cost.good(payName)}; {w.investing.leaves(gold - 1, goods - 1)}
          </small>
        )}
      </h3>
      {open.length === 0 && <p className={css.help}>{w.investing.nothing}</p>}
      <Section title={w.investing.deck} offers={builds}>
        {(offer) => <InBuild key={JSON.stringify(offer.action)} props={props} offer={offer} line={line} />}
      </Section>
      <Section title={w.investing.titles} offers={titles}>
        {(offer) => <InTitle key={JSON.stringify(offer.action)} props={props} offer={offer} line={line} />}
      </Section>
      <Section title={w.investing.provinces} offers={provinces}>
        {(offer) => <InProvince key={JSON.stringify(offer.action)} props={props} offer={offer} />}
      </Section>
      <Refused props={props} offers={all.filter((offer) => !isOpen(offer))} />
      {discards.length + sold.length > 0 && (
        <details className={css.why}>
          <summary>{w.investing.discard}</summary>
          <p className={css.help}>{w.investing.discardHelp}</p>
          <div className={css.row}>
            {discards.map((offer) => (
              <Button key={offer.action.good} small onClick={() => pick(props, offer)}>
                <GoodMark good={offer.action.good} size={18} />{" "}
                {w.investing.discardOne(props.speaker.name({ thing: "good", id: offer.action.good }))}
              </Button>
            ))}
            {sold.map((offer) => (
              <Button key="sold" small onClick={() => pick(props, offer)}>
                {w.investing.sold}
              </Button>
            ))}
          </div>
        </details>
      )}
    </Panel>
  );
}
function Section({ title, offers, children }: { readonly title: string; readonly offers: Offers; children(offer: MareOffer): ReactNode }) {
  const open = offers.filter(isOpen);
  if (open.length === 0) return null;
  return (
    <>
      <h4 className="caps">{title}</h4>
      <div className={css.options}>{open.map(children)}</div>
    </>
  );
}
interface OneProps {
  readonly props: Props;
  readonly offer: MareOffer;
  readonly line: Line;
}
function InBuild({ props, offer, line }: OneProps) {
  const w = boardWords(props.language);
  const { table } = props.view;
  const { action } = offer;
  if (action.kind !== "investInBuild") return null;
  const finishes = leaderIfFinished(table, action.square, line);
  return (
    <Option
      props={props}
      offer={offer}
      look={<ForceMark force={buildOf(action.square)} size={28} />}
      name={props.speaker.name({ thing: "square", id: action.square })}
      note={
        finishes === NO_LINE
          ? w.investing.layer((table.piles[action.square]?.length ?? 0) + 1)
          : w.investing.finishes(props.speaker.name({ thing: "line", id: finishes }))
      }
      aside={action.pay === GOLD ? w.investing.cost.gold : undefined}
      about={{ thing: "square", id: action.square }}
    />
  );
}
function InTitle({ props, offer, line }: OneProps) {
  const w = boardWords(props.language);
  const { table } = props.view;
  const { action } = offer;
  if (action.kind !== "investInTitle") return null;
  const { hex } = action;
  const completes = completesTitleDeck(table, hex, line);
  return (
    <Option
      props={props}
      offer={offer}
      look={<GoodMark good={hex} size={28} />}
      name={props.speaker.name({ thing: "hex", id: hex })}
      note={`${w.investing.units(titleUnitsOf(table, line) + (isOnTitleHex(table, hex, line) ? 0 : 1))}${completes ? `; ${w.investing.completes}` : ""}`}
      aside={hex === GOLD ? w.investing.cost.hex : action.pay === GOLD ? w.investing.cost.gold : undefined}
      about={{ thing: "hex", id: hex }}
    />
  );
}
function InProvince({ props, offer }: Omit<OneProps, "line">) {
  const w = boardWords(props.language);
  const { action } = offer;
  if (action.kind !== "investInProvince") return null;
  return (
    <Option
      props={props}
      offer={offer}
      look={<ForceMark force={action.force} size={28} />}
      name={props.speaker.name({ thing: "province", id: action.province })}
      note={props.speaker.name({ thing: "force", id: action.force }, "member")}
      aside={action.pay === GOLD ? w.investing.cost.gold : undefined}
      about={{ thing: "province", id: action.province }}
    />
  );
}
/** What the payment does not buy, and why not: by reason. */
function Refused({ props, offers }: { readonly props: Props; readonly offers: Offers }) {
  const w = boardWords(props.language);
  const reasons = new Map<string, string[]>();
  for (const { action, rule } of offers) {
    if (rule === null) continue;
    const name =
      action.kind === "investInBuild"
        ? props.speaker.name({ thing: "square", id: action.square })
        : action.kind === "investInTitle"
          ? `${w.investing.titles} ${props.speaker.name({ thing: "hex", id: action.hex })}`
          : action.kind === "investInProvince"
            ? `${props.speaker.name({ thing: "province", id: action.province })} (${props.speaker.name({ thing: "force", id: action.force })})`
            : "";
    const names = reasons.get(rule) ?? [];
    names.push(name);
    reasons.set(rule, names);
  }
  if (reasons.size === 0) return null;
  return (
    <details className={css.why}>
      <summary>{w.investing.refused}</summary>
      <ul>
        {[...reasons].map(([rule, names]) => (
          <li key={rule}>
            <b>{props.speaker.refusal(rule)}</b> {names.join(", ")}
          </li>
        ))}
      </ul>
    </details>
  );
}
