import { EVENT_PACK, eraNow, titleOf } from "@stormakt/svea-rike/advice";
import { HISTORY, historyOfEra, NONE, ROYAL } from "@stormakt/svea-rike/catalog";
import { memo } from "react";
import { lights } from "../../kit/light.ts";
import { Shield } from "../../kit/marks.tsx";
import { SeriesMark } from "./houses.tsx";
import css from "./notebook.module.css";
import type { Props } from "./offers.ts";
import { FAMILY_ARMS, isSameTable, nameOf, ownHand } from "./offers.ts";
import { royalName } from "./reign.tsx";
import { boardWords } from "./words.ts";

/** SR-INFO What has been seen, and so what is still to come. */
export const Notebook = memo(function Notebook(props: Props) {
  const w = boardWords(props.language).notebook;
  const { table } = props.view;
  const seen = [...table.discards, ...table.playing, ...[...table.battles, ...table.trophies].map(titleOf), ...ownHand(props)];
  const left = new Map<number, number>();
  for (const title of EVENT_PACK) left.set(title, (left.get(title) ?? 0) + 1);
  for (const title of seen) left.set(title, (left.get(title) ?? 0) - 1);
  const unseen = [...left].filter(([, count]) => count > 0);
  const coming = historyOfEra(eraNow(table)).filter((card) => table.history[card] === -1);
  const royals = ROYAL.all.filter((royal) => royal !== table.royal && !table.royalDiscards.includes(royal) && !table.army.includes(royal));
  const known = table.known.flatMap((cards, seat) => (seat === props.seat ? [] : cards.map((card) => [seat, card] as const)));
  return (
    <div className={css.book}>
      {known.length > 0 && (
        <section>
          <h3>{w.known}</h3>
          <ul>
            {known.map(([seat, card], at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same card may be known twice
              <li key={at}>
                {FAMILY_ARMS[seat] !== undefined && <Shield arms={FAMILY_ARMS[seat]} size={16} label={props.seats[seat]?.name ?? ""} />}{" "}
                {nameOf(props, "event", card)}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h3>{w.discards}</h3>
        <p>
          {table.discards.length === 0
            ? w.none
            : [...table.discards]
                .reverse()
                .map((card) => nameOf(props, "event", card))
                .join(" · ")}
        </p>
      </section>
      <section>
        <h3>{w.history}</h3>
        <ul className={css.flow}>
          {coming.map((card) => (
            <li key={card} {...lights({ thing: "history", id: card })}>
              <SeriesMark series={HISTORY[card]?.series ?? ""} size={14} /> {nameOf(props, "history", card)}
            </li>
          ))}
          {coming.length === 0 && <li>{w.none}</li>}
        </ul>
      </section>
      <section>
        <h3>{w.royal}</h3>
        <p>
          {royals
            .filter((royal) => royal !== NONE)
            .map((royal) => royalName(props, royal))
            .sort()
            .join(" · ") || w.none}
        </p>
      </section>
      <section>
        <h3>{w.unseen}</h3>
        <p className="tiny muted">{w.unseenHelp(unseen.reduce((sum, [, count]) => sum + count, 0))}</p>
        <ul className={css.flow}>
          {unseen.map(([title, count]) => (
            <li key={title} title={nameOf(props, "event", title, "text")}>
              {nameOf(props, "event", title)}
              {count > 1 && <b className="num"> ×{count}</b>}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}, isSameTable);
