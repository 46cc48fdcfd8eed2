import { EVENTS, POSITIONS } from "@stormakt/wallenstein/catalog";
import { memo } from "react";
import { spot } from "../../kit/flight.tsx";
import { lights, useLit } from "../../kit/light.ts";
import { Shield } from "../../kit/marks.tsx";
import { Panel } from "../../kit/paper.tsx";
import { Tip } from "../../kit/tip.tsx";
import { EventCard } from "../../maps/wallenstein/furniture.tsx";
import { offerOf, pick, stateOf } from "../kit/offers.ts";
import type { Props } from "./offers.ts";
import css from "./order-panel.module.css";
import { boardWords } from "./words.ts";

/** The order of play with its bonus tiles, and the events of the year. */
export const OrderPanel = memo(function OrderPanel({ props }: { readonly props: Props }) {
  const w = boardWords(props.language);
  const { table } = props.view;
  return (
    <Panel title={w.order.title}>
      <div className={css.body}>
        <ol className={css.order} data-order="">
          {Array.from({ length: POSITIONS }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: positions are numbered
            <Position key={at} position={at + 1} props={props} />
          ))}
        </ol>
        <ul className={css.brings}>
          {table.tiles.map((tile, at) => (
            <li key={tile}>
              <b className="num">{at + 1}</b> {props.speaker.name({ thing: "tileHelp", id: tile })}
            </li>
          ))}
        </ul>
        <section>
          <h3 className={css.heading}>{w.order.events}</h3>
          <ul className={css.events}>
            {table.event >= 0 && <YearEvent event={table.event} props={props} state={table.eventCancelled ? "done" : "current"} />}
            {table.events.map((event) => (
              <YearEvent key={event} event={event} props={props} state="open" />
            ))}
          </ul>
          <p className={css.note}>
            {table.events.length > 1
              ? w.order.leftForWinter(table.events.length)
              : table.events.length === 1
                ? w.order.thisWinter
                : w.order.noEvents}
          </p>
        </section>
      </div>
    </Panel>
  );
});
function Position({ position, props }: { readonly position: number; readonly props: Props }) {
  const w = boardWords(props.language);
  const { table } = props.view;
  const tile = table.tiles[position - 1];
  const holder = props.seats[table.position.indexOf(position)];
  const offer = offerOf(props, "takePosition", (action) => action.position === position);
  const state = stateOf(props, offer);
  const name = tile === undefined ? w.order.noTile : props.speaker.name({ thing: "tile", id: tile });
  const help = tile === undefined ? name : props.speaker.name({ thing: "tileHelp", id: tile });
  return (
    <li>
      <Tip says={help}>
        <button
          type="button"
          className={css.position}
          data-state={state}
          aria-pressed={state === "chosen"}
          aria-label={w.order.position(position, name, holder?.name ?? null)}
          onClick={() => pick(props, offer)}
          {...spot(`position:${position}`)}
        >
          <span className={css.tile}>{name}</span>
          <b className="num">{position}</b>
          {holder === undefined ? <span className={css.vacant} /> : <Shield arms={holder.arms} size={28} />}
        </button>
      </Tip>
    </li>
  );
}
function YearEvent({
  event,
  props,
  state,
}: {
  readonly event: number;
  readonly props: Props;
  readonly state: "open" | "current" | "done";
}) {
  const w = boardWords(props.language);
  const lit = useLit("event", event);
  const loss = EVENTS[event]?.loss ?? 0;
  const title = props.speaker.name({ thing: "event", id: event }).replace(/ \(\d\)$/, "");
  return (
    <li className={css.event} data-lit={lit || undefined} data-state={state} {...lights({ thing: "event", id: event })}>
      <Tip says={props.speaker.name({ thing: "eventHelp", id: event })}>
        <button type="button" className={css.eventButton} onClick={() => props.openRule("WA-EVENT-1")}>
          <EventCard title={title} loss={state === "open" ? loss : null} lossLabel={w.order.loss(loss)} state={state} />
        </button>
      </Tip>
      <small>{state === "current" ? w.order.now : state === "done" ? w.order.cancelled : ""}</small>
      <small className={css.effect}>{props.speaker.name({ thing: "eventHelp", id: event })}</small>
    </li>
  );
}
