import { heldBack, thalersOf } from "@stormakt/wallenstein/advice";
import type { Box, Card } from "@stormakt/wallenstein/catalog";
import { ACTION_COUNT, AUCTION, BOX, CONVERT_BOXES, EMPTY } from "@stormakt/wallenstein/catalog";
import type { KeyboardEvent, PointerEvent } from "react";
import { useEffect, useRef, useState } from "react";
import { In } from "../../kit/areas.tsx";
import { Button } from "../../kit/button.tsx";
import { useLit } from "../../kit/light.ts";
import { Icon } from "../../kit/marks.tsx";
import { BoxHead } from "./box-head.tsx";
import { CardChip, cardSays } from "./county-chip.tsx";
import css from "./mat.module.css";
import type { Props } from "./offers.ts";
import type { Held } from "./plan.ts";
import { coveredIn, mustCover } from "./plan.ts";
import grid from "./season.module.css";
import type { Planning } from "./use-plan.ts";
import { boardWords } from "./words.ts";

interface MatProps {
  readonly props: Props;
  readonly planning: Planning;
}
/** How far a pointer must go before a press is a drag. */
const FAR = 7;

/** The own mat: a card for each box, by dragging it, by clicking card and box, or with the keys. */
export function Mat({ props, planning }: MatProps) {
  const w = boardWords(props.language);
  const { ghost, held: dragged, over, grab } = useDrag(planning);
  const { table } = props.view;
  const seat = props.seat ?? 0;
  const boxes: readonly Box[] = [...table.row, AUCTION, ...(table.court ? CONVERT_BOXES : [])];
  const { unfinished, held } = planning;
  const left = mustCover(table, seat) - coveredIn(planning.boxes);

  /** With the keys the focus goes on: from the card to the first empty box, from the box to the next card. */
  const focusOn = (what: string): void => {
    requestAnimationFrame(() => document.querySelector<HTMLElement>(what)?.focus());
  };
  const pressCard = (card: Card, byKey: boolean): void => {
    const isHeld = held?.card === card && held.from === null;
    planning.take(isHeld ? null : { card, from: null });
    if (byKey && !isHeld) focusOn("[data-box][data-empty]");
  };
  const pressBox = (box: Box, byKey: boolean): void => {
    const card = planning.boxes[box] ?? EMPTY;
    if (held !== null && held.from !== box) {
      planning.layOn(box);
      if (byKey) focusOn("[data-hand]");
    } else if (held !== null) planning.take(null);
    else if (card !== EMPTY) planning.take({ card, from: box });
  };
  const keys = (event: KeyboardEvent): void => {
    if ((event.key === "Delete" || event.key === "Backspace") && event.target instanceof HTMLElement) {
      const box = BOX.all[Number(event.target.dataset["box"] ?? BOX.size)];
      if (box === undefined) return;
      planning.putBack({ card: planning.boxes[box] ?? EMPTY, from: box });
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  useEscape(held === null ? null : () => planning.take(null));
  return (
    <>
      <In area="task">
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the buttons inside */}
        <div className={css.mat} onKeyDown={keys}>
          <p className={css.help}>{planning.own === null ? w.mat.help : planning.isHandedIn ? w.mat.handedIn : w.mat.changed}</p>
          <div className={css.hand} data-over={over === "hand" || undefined} data-drop="hand" role="group" aria-label={w.mat.hand}>
            {planning.hand.length === 0 ? (
              <span className={css.allLaid}>{w.mat.allLaid}</span>
            ) : (
              planning.hand.map((card, at) => (
                <HandCard
                  // biome-ignore lint/suspicious/noArrayIndexKey: tower cards are alike
                  key={`${card}:${at}`}
                  card={card}
                  props={props}
                  isHeld={held?.card === card && held.from === null}
                  isDragged={dragged?.card === card && dragged.from === null}
                  onPress={(byKey) => pressCard(card, byKey)}
                  grab={grab({ card, from: null })}
                />
              ))
            )}
          </div>
        </div>
      </In>
      <In area="seal">
        <div className={css.acts}>
          <span className={css.left} role="status">
            {unfinished === "WA-PLAN-9"
              ? props.speaker.refusal("WA-PLAN-9")
              : left > 0
                ? w.mat.left(left)
                : heldBack(table, seat, planning) > 0
                  ? w.mat.heldBack(heldBack(table, seat, planning))
                  : w.mat.ready(planning.warnings.length)}
          </span>
          <Button small look="quiet" onClick={planning.clear}>
            {w.mat.clear}
          </Button>
          <Button
            small
            data-fill=""
            onClick={planning.fill}
            disabled={planning.hand.length === 0 || !planning.boxes.includes(EMPTY)}
            title={w.mat.fillHelp}
          >
            {w.mat.fill}
          </Button>
          <Button
            data-hand-in=""
            look={unfinished === null && !planning.isHandedIn ? "wax" : "plain"}
            disabled={unfinished !== null || planning.isHandedIn}
            onClick={planning.handIn}
          >
            {planning.isHandedIn ? w.mat.done : planning.own === null ? w.mat.handIn : w.mat.handInAgain}
          </Button>
        </div>
      </In>
      <In area="own">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the buttons inside */}
        <section className={`${grid.row} ${css.boxes}`} onKeyDown={keys} aria-label={w.mat.title} data-mat="">
          <header className={grid.side}>
            <h2>{w.mat.title}</h2>
            <small>
              {ACTION_COUNT - table.faceUp > 0 ? w.season.hidden(ACTION_COUNT - table.faceUp) : w.season.allOpen} ·{" "}
              <b>{w.mat.thalers(thalersOf(table, seat))}</b>
            </small>
          </header>
          <ol className={grid.grid}>
            {boxes.map((box) => {
              const card = planning.boxes[box] ?? EMPTY;
              const place = box < ACTION_COUNT ? table.row.indexOf(box) : -1;
              const isOpen = place >= 0 && place < table.faceUp;
              const warning = planning.warnings.find((one) => one.box === box);
              const isOver = over === String(box);
              const tooDear = box === AUCTION && unfinished === "WA-PLAN-9";
              const name = props.speaker.name({ thing: "box", id: box });
              return (
                <li
                  key={box}
                  className={`${grid.cell} ${css.box}`}
                  data-state={box < ACTION_COUNT && !isOpen ? "down" : "open"}
                  data-drop={box}
                  data-over={isOver || undefined}
                >
                  <BoxHead props={props} box={box} place={isOpen ? place + 1 : null} />
                  <button
                    type="button"
                    className={css.slot}
                    data-box={box}
                    data-card={card}
                    data-empty={card === EMPTY || undefined}
                    data-may={(held !== null && held.from !== box) || dragged !== null || undefined}
                    data-held={(held !== null && held.from === box) || undefined}
                    data-warned={warning !== undefined || tooDear || undefined}
                    aria-label={`${name}: ${card === EMPTY ? w.mat.empty : cardSays(props, card)}${
                      warning === undefined ? "" : `. ${w.mat.warning(props.speaker.name({ thing: "reason", id: warning.rule }))}`
                    }`}
                    aria-pressed={held !== null && held.from === box}
                    onClick={({ detail }) => pressBox(box, detail === 0)}
                    {...(card === EMPTY ? {} : grab({ card, from: box }))}
                  >
                    {card === EMPTY ? (
                      <span className={css.here}>{w.mat.layHere}</span>
                    ) : (
                      <CardChip card={card} props={props} seat={seat} />
                    )}
                  </button>
                  {(warning !== undefined || tooDear) && (
                    <p className={css.warning} data-certain={warning?.certain !== false || undefined}>
                      <Icon name="bell" size={13} />{" "}
                      {tooDear
                        ? props.speaker.refusal("WA-PLAN-9")
                        : warning !== undefined &&
                          (warning.certain ? w.mat.warning : w.mat.unlikely)(
                            props.speaker.name({ thing: "reason", id: warning.rule }),
                          )}{" "}
                      <button type="button" onClick={() => props.openRule(tooDear ? "WA-PLAN-9" : (warning?.rule ?? ""))}>
                        {tooDear ? "WA-PLAN-9" : warning?.rule}
                      </button>
                    </p>
                  )}
                </li>
              );
            })}
          </ol>
        </section>
      </In>
      {dragged !== null && (
        <div ref={ghost} className={css.ghost} aria-hidden="true">
          <CardChip card={dragged.card} props={props} seat={seat} />
        </div>
      )}
    </>
  );
}

/** A card that is held is laid down by Escape wherever the focus is; what the table does by that key comes after it. */
function useEscape(layDown: (() => void) | null): void {
  const now = useRef(layDown);
  useEffect(() => {
    now.current = layDown;
  });
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent): void => {
      const isElsewhere =
        event.target instanceof Element && event.target.closest("dialog, [role=dialog], [role=menu], textarea, input") !== null;
      if (event.key !== "Escape" || event.defaultPrevented || now.current === null || isElsewhere) return;
      event.preventDefault();
      event.stopPropagation();
      now.current();
    };
    addEventListener("keydown", press, { capture: true });
    return () => removeEventListener("keydown", press, { capture: true });
  }, []);
}

interface HandCardProps {
  readonly card: Card;
  readonly props: Props;
  readonly isHeld: boolean;
  readonly isDragged: boolean;
  onPress(byKey: boolean): void;
  readonly grab: ReturnType<ReturnType<typeof useDrag>["grab"]>;
}
function HandCard({ card, props, isHeld, isDragged, onPress, grab }: HandCardProps) {
  const lit = useLit("county", card);
  return (
    <button
      type="button"
      className={css.card}
      data-hand={card}
      data-held={isHeld || undefined}
      data-lit={lit || undefined}
      data-dragged={isDragged || undefined}
      aria-pressed={isHeld}
      aria-label={cardSays(props, card)}
      onClick={({ detail }) => onPress(detail === 0)}
      {...grab}
    >
      <CardChip card={card} props={props} seat={props.seat ?? 0} />
    </button>
  );
}

/** Dragging with mouse, pen or finger: the card follows, and is laid on the box it is let go over. */
function useDrag(planning: Planning) {
  const ghost = useRef<HTMLDivElement>(null);
  const start = useRef<{ readonly x: number; readonly y: number; readonly held: Held } | null>(null);
  const dragged = useRef(false);
  const [held, setHeld] = useState<Held | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const dropAt = (x: number, y: number): string | null =>
    document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-drop]")?.dataset["drop"] ?? null;
  const stop = (): void => {
    start.current = null;
    // The click that ends a drag comes at once, or not at all if the card has left its place.
    setTimeout(() => {
      dragged.current = false;
    });
    setHeld(null);
    setOver(null);
  };
  const grab = (what: Held) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      dragged.current = false;
      start.current = { x: event.clientX, y: event.clientY, held: what };
    },
    onPointerMove: (event: PointerEvent) => {
      const from = start.current;
      if (from === null) return;
      if (!dragged.current) {
        if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < FAR) return;
        dragged.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
        setHeld(from.held);
      }
      if (ghost.current !== null) ghost.current.style.transform = `translate(${event.clientX + 6}px, ${event.clientY + 8}px)`;
      setOver(dropAt(event.clientX, event.clientY));
    },
    onPointerUp: (event: PointerEvent) => {
      const from = start.current;
      if (from !== null && dragged.current) {
        const drop = dropAt(event.clientX, event.clientY);
        const box = BOX.all[Number(drop ?? BOX.size)];
        if (drop === "hand") planning.putBack(from.held);
        else if (box !== undefined && box !== from.held.from) planning.layOn(box, from.held);
      }
      stop();
    },
    onPointerCancel: stop,
    onClickCapture: (event: { preventDefault(): void; stopPropagation(): void }) => {
      if (!dragged.current) return;
      event.preventDefault();
      event.stopPropagation();
    },
  });
  return { ghost, held, over, grab };
}
