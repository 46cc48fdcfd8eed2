import { cardIn, isTurned } from "@stormakt/wallenstein/advice";
import type { Box, Card } from "@stormakt/wallenstein/catalog";
import { ACTION_COUNT, AUCTION, CONVERT_BOXES, EMPTY, HIDDEN, isCounty, isMoney, valueOf } from "@stormakt/wallenstein/catalog";
import { memo, useEffect, useRef } from "react";
import { In } from "../../kit/areas.tsx";
import { spot } from "../../kit/flight.tsx";
import { lights } from "../../kit/light.ts";
import { Icon, Shield } from "../../kit/marks.tsx";
import { Sheet } from "../../kit/paper.tsx";
import { BoxHead } from "./box-head.tsx";
import { brokenName, SmallMark } from "./marks.tsx";
import { Mat } from "./mat.tsx";
import type { Props } from "./offers.ts";
import { underWay } from "./offers.ts";
import css from "./season.module.css";
import type { Planning } from "./use-plan.ts";
import { boardWords } from "./words.ts";

/** The ten actions of the season in their order, and beneath each what the players have laid there. While planning it is the own mat. */
export function Season({ props, planning }: { readonly props: Props; readonly planning: Planning | null }) {
  const w = boardWords(props.language);
  const { table } = props.view;
  const hidden = ACTION_COUNT - table.faceUp;
  if (planning !== null) return <Mat props={props} planning={planning} />;
  return (
    <In area="own">
      <Sheet className={css.row} aria-label={w.season.title}>
        <header className={css.side}>
          <h2>{w.season.title}</h2>
          <small>{hidden > 0 ? w.season.hidden(hidden) : w.season.allOpen}</small>
        </header>
        <Laid props={props} />
      </Sheet>
    </In>
  );
}

function Laid({ props }: { readonly props: Props }) {
  const { table } = props.view;
  const now = underWay(props.view);
  const order = table.order.length > 0 ? table.order : props.seats.map(({ seat }) => seat);
  const boxes: readonly Box[] = [...table.row, AUCTION, ...(table.court ? CONVERT_BOXES : [])];
  const row = useRef<HTMLOListElement>(null);
  const place = now?.place;
  // Where the row is longer than its dock, the action under way is in the middle of what is seen.
  useEffect(() => {
    const cell = row.current?.children[place ?? 0];
    if (row.current !== null && cell instanceof HTMLElement)
      row.current.scrollLeft = cell.offsetLeft - row.current.offsetLeft - (row.current.clientWidth - cell.offsetWidth) / 2;
  }, [place]);
  return (
    <ol ref={row} className={css.grid} data-many={table.court || undefined}>
      {boxes.map((box) => {
        const place = box < ACTION_COUNT ? table.row.indexOf(box) : -1;
        const isOpen = box >= ACTION_COUNT || place < table.faceUp;
        const state = !isOpen
          ? "down"
          : now === null || box >= ACTION_COUNT
            ? "open"
            : place === now.place
              ? "current"
              : place < now.place
                ? "done"
                : "open";
        return (
          <li key={box} className={css.cell} data-state={state} {...lights({ thing: box < ACTION_COUNT ? "action" : "box", id: box })}>
            <BoxHead props={props} box={box} place={isOpen && box < ACTION_COUNT ? place + 1 : null} />
            <ul className={css.laid}>
              {order.map((seat) => (
                <LaidCard
                  key={seat}
                  props={props}
                  seat={seat}
                  box={box}
                  isActing={state === "current" && now?.seat === seat}
                  card={cardIn(table, seat, box)}
                  isOpen={isTurned(table, seat, box)}
                />
              ))}
            </ul>
          </li>
        );
      })}
    </ol>
  );
}
interface LaidProps {
  readonly props: Props;
  readonly seat: number;
  readonly box: Box;
  readonly card: Card;
  readonly isOpen: boolean;
  readonly isActing: boolean;
}
const LaidCard = memo(
  function LaidCard({ props, seat, box, card, isOpen, isActing }: LaidProps) {
    const w = boardWords(props.language);
    const who = props.seats[seat];
    if (who === undefined) return null;
    const name = props.speaker.name({ thing: isCounty(card) ? "county" : "card", id: card });
    return (
      <li
        className={css.card}
        data-acting={isActing || undefined}
        data-open={isOpen || undefined}
        aria-label={`${who.name}: ${name}`}
        {...spot(`mat:${seat}:${box}`)}
        {...(isCounty(card) ? lights({ thing: "county", id: card }) : {})}
      >
        <Shield arms={who.arms} size={18} />
        {card === HIDDEN ? (
          <span className={css.back} title={w.season.faceDown} />
        ) : card === EMPTY ? (
          <span className={css.none}>–</span>
        ) : isCounty(card) ? (
          <span className={css.name}>{brokenName(card)}</span>
        ) : isMoney(card) ? (
          <span className={css.name}>
            <SmallMark of="coin" size={15} /> {valueOf(card)}
          </span>
        ) : (
          <span className={css.name}>{w.tower.card}</span>
        )}
        {card >= 0 && !isOpen && <Icon name="eye" size={12} label={w.season.onlyYou} />}
      </li>
    );
  },
  (one, other) =>
    one.card === other.card &&
    one.isOpen === other.isOpen &&
    one.isActing === other.isActing &&
    one.seat === other.seat &&
    one.props.language === other.props.language &&
    one.props.seats[one.seat]?.name === other.props.seats[other.seat]?.name,
);
