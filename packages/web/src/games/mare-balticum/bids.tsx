import { goldOf } from "@stormakt/mare-balticum/advice";
import type { Line, Office } from "@stormakt/mare-balticum/catalog";
import { Button } from "../../kit/button.tsx";
import { useDraft } from "../../kit/drafts.ts";
import { Icon } from "../../kit/marks.tsx";
import { Panel } from "../../kit/paper.tsx";
import { offerOf, pick, stateOf } from "../kit/offers.ts";
import { askedStep, frameOf } from "../kit/question.ts";
import { Gold, LineName } from "./marks.tsx";
import type { Props } from "./offers.ts";
import { linesPlayedBy } from "./offers.ts";
import css from "./tasks.module.css";
import { boardWords } from "./words.ts";

interface Auction {
  readonly lines: readonly Line[];
  readonly office?: Office;
}
/** The auction under way, if there is one. */
export const auctionOf = ({ view }: Pick<Props, "view">) =>
  frameOf<Auction>(view, "biddingForOffice") ?? frameOf<Auction>(view, "biddingForProvince");

/** Who bids, with how much; and the own bid, sealed. */
export function Bids({ props }: { readonly props: Props }) {
  const w = boardWords(props.language);
  const { table } = props.view;
  const frame = auctionOf(props);
  const own = linesPlayedBy(table, props.seat).filter((line) => frame?.memory.lines.includes(line) === true);
  if (frame === null) return null;
  const { lines, office } = frame.memory;
  const step = askedStep(props);
  const bidding = step === "biddingForOffice" || step === "biddingForProvince";
  return (
    <Panel
      title={office === undefined ? w.bids.province : w.bids.office(props.speaker.name({ thing: "office", id: office }))}
      className={bidding ? css.task : undefined}
    >
      <p className={css.help} data-bids="">
        {office === undefined ? w.bids.helpProvince : w.bids.helpOffice}
      </p>
      <ul className={css.row}>
        {lines.map((line) => (
          <li key={line} className={css.row}>
            <LineName props={props} line={line} /> <Gold count={goldOf(table, line)} />
            {frame.answered.includes(table.controllers[line] ?? -1) && <Icon name="check" size={16} label={w.battle.hidden} />}
          </li>
        ))}
      </ul>
      {frame.own !== null && <p className={css.help}>{w.sealed}</p>}
      {bidding &&
        own[0] !== undefined &&
        (own.length === 1 ? <OneBid props={props} line={own[0]} /> : <SeveralBids props={props} own={own} />)}
    </Panel>
  );
}
/** A bid for one line: pressed, and made. */
function OneBid({ props, line }: { readonly props: Props; readonly line: Line }) {
  const w = boardWords(props.language);
  return (
    <div className={css.acts}>
      {Array.from({ length: goldOf(props.view.table, line) + 1 }, (_, gold) => {
        const one = offerOf(props, "bid", (action) => action.amounts[0] === gold);
        return (
          one !== undefined && (
            <Button
              key={gold}
              data-offer={JSON.stringify(one.action)}
              look={stateOf(props, one) === "chosen" ? "brass" : "plain"}
              onClick={() => pick(props, one)}
            >
              {w.bids.bid(gold)}
            </Button>
          )
        );
      })}
    </div>
  );
}
/** A sum for each of several lines, and one bid for them all. */
function SeveralBids({ props, own }: { readonly props: Props; readonly own: readonly Line[] }) {
  const w = boardWords(props.language);
  const [begun, setAmounts] = useDraft<readonly number[] | null>("bids", null);
  const amounts = begun ?? own.map(() => 0);
  const offer = offerOf(props, "bid", (action) => action.amounts.every((amount, at) => amount === (amounts[at] ?? 0)));
  return (
    <div className={css.lines}>
      {own.map((line, at) => (
        <div key={line} className={css.acts} role="group" aria-label={props.speaker.name({ thing: "line", id: line })}>
          <LineName props={props} line={line} />
          {Array.from({ length: goldOf(props.view.table, line) + 1 }, (_, gold) => (
            <Button
              // biome-ignore lint/suspicious/noArrayIndexKey: sums from nothing up
              key={gold}
              small
              look={amounts[at] === gold ? "brass" : "plain"}
              aria-pressed={amounts[at] === gold}
              onClick={() => setAmounts(own.map((_, other) => (other === at ? gold : (amounts[other] ?? 0))))}
            >
              {gold}
            </Button>
          ))}
        </div>
      ))}
      {offer !== undefined && (
        <Button look="brass" onClick={() => pick(props, offer)}>
          {w.bids.bids(amounts.join(" + "))}
        </Button>
      )}
    </div>
  );
}
