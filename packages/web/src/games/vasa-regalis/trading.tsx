import { goodOfKind, KIND, valueOfKind } from "@stormakt/vasa-regalis/catalog";
import type { Markers } from "@stormakt/vasa-regalis/types";
import { In } from "../../kit/areas.tsx";
import { Button } from "../../kit/button.tsx";
import { Shield } from "../../kit/marks.tsx";
import { Panel } from "../../kit/paper.tsx";
import { offerOf } from "../kit/offers.ts";
import { Marker } from "./art.tsx";
import { Composing, Sending, useOfferDraft } from "./composing.tsx";
import type { Props } from "./offers.ts";
import css from "./trading.module.css";
import { boardWords } from "./words.ts";

const hasLeft = (left: number, seat: number): boolean => (left & (1 << seat)) !== 0;

/** Inventory: offers made and got, in open trades those of all, and a table to compose one on. Whether one is ready is said in the foot of the dock. */
export function Trading(props: Props) {
  const w = boardWords(props.language);
  const { table } = props.view;
  const { bargaining } = table;
  const draft = useOfferDraft(props);
  if (bargaining === null || props.seat === null) return null;
  const partners = props.seats.filter(({ seat }) => seat !== props.seat && !hasLeft(bargaining.left, seat));
  const done = props.seats.filter(({ seat }) => hasLeft(bargaining.left, seat)).map(({ name }) => name);
  const isReady = offerOf(props, "unready", () => true) !== undefined;
  const aside = isReady ? w.trade.ready : done.length > 0 ? w.trade.done(done.join(", ")) : undefined;
  const canCompose = props.composable.includes("offer") && partners.length > 0;
  return (
    <Panel title={table.trades === "open" ? w.trade.openly : w.trade.title} aside={aside}>
      <div className={css.trading} data-trading="">
        <section aria-label={w.trade.offers}>
          {bargaining.offers.length === 0 && <p className="muted small">{w.trade.none}</p>}
          <ul className={css.offers}>
            {bargaining.offers.map((offer) => (
              <Offered key={`${offer.from}.${offer.to}`} props={props} offer={offer} />
            ))}
          </ul>
        </section>
        {isReady && <p className="small muted">{w.trade.whenReady}</p>}
        {canCompose && <Composing props={props} draft={draft} partners={partners} />}
      </div>
      {canCompose && (
        <In area="seal">
          <Sending props={props} draft={draft} />
        </In>
      )}
    </Panel>
  );
}

interface OfferedProps {
  readonly props: Props;
  readonly offer: NonNullable<Props["view"]["table"]["bargaining"]>["offers"][number];
}
/** An offer on the table: whose it is, what for what, and how it may be answered. */
function Offered({ props, offer }: OfferedProps) {
  const w = boardWords(props.language);
  return (
    <li>
      <p>
        <Parties props={props} offer={offer} />
      </p>
      <Goods markers={offer.give} nothing={w.trade.nothing} />
      <span className="italic">{w.trade.for}</span>
      <Goods markers={offer.take} nothing={w.trade.nothing} />
      <Answers props={props} offer={offer} />
    </li>
  );
}
function Parties({ props, offer: { from, to } }: OfferedProps) {
  const w = boardWords(props.language);
  const isOwn = from === props.seat;
  const other = props.seats[isOwn ? to : from];
  const name = other?.name ?? "?";
  return (
    <>
      {other !== undefined && <Shield arms={other.arms} size={22} />}
      <b>{isOwn ? w.trade.to(name) : to === props.seat ? w.trade.from(name) : w.trade.between(name, props.seats[to]?.name ?? "?")}</b>
    </>
  );
}
function Answers({ props, offer: { from, to, number } }: OfferedProps) {
  const w = boardWords(props.language);
  const accept = offerOf(props, "accept", (action) => action.from === from && action.number === number);
  const decline = offerOf(props, "decline", (action) => action.from === from && action.number === number);
  const withdraw = offerOf(props, "withdraw", (action) => action.to === to && action.number === number);
  return (
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
      {from === props.seat && withdraw !== undefined && (
        <Button small onClick={() => props.act(withdraw.action)}>
          {w.trade.withdraw}
        </Button>
      )}
    </span>
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
