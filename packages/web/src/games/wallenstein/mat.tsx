import { boxesToCover, heldBack } from "@stormakt/wallenstein/advice";
import type { Card } from "@stormakt/wallenstein/catalog";
import { EMPTY } from "@stormakt/wallenstein/catalog";
import { In } from "../../kit/areas.tsx";
import { Button } from "../../kit/button.tsx";
import { useLit } from "../../kit/light.ts";
import { Icon } from "../../kit/marks.tsx";
import { CardChip, cardSays } from "./county-chip.tsx";
import css from "./mat.module.css";
import type { MatPart } from "./mat-boxes.tsx";
import { boxesOf, doubtAt, MatBoxes } from "./mat-boxes.tsx";
import { focusOn, putBackByKey, useEscape } from "./mat-keys.ts";
import type { Props } from "./offers.ts";
import { coveredIn } from "./plan.ts";
import type { Grab } from "./use-drag.ts";
import { useDrag } from "./use-drag.ts";
import type { Planning } from "./use-plan.ts";
import { boardWords } from "./words.ts";

interface MatProps {
  readonly props: Props;
  readonly planning: Planning;
}
/** The own mat: a card for each box, by dragging it, by clicking card and box, or with the keys. */
export function Mat({ props, planning }: MatProps) {
  const drag = useDrag(planning);
  const { ghost, held: dragged } = drag;
  useEscape(planning.held === null ? null : () => planning.take(null));
  return (
    <>
      <In area="task">
        <Hand props={props} planning={planning} drag={drag} />
        <Doubts props={props} planning={planning} />
      </In>
      <In area="seal">
        <HandIn props={props} planning={planning} />
      </In>
      <In area="own">
        <MatBoxes props={props} planning={planning} drag={drag} />
      </In>
      {dragged !== null && (
        <div ref={ghost} className={css.ghost} aria-hidden="true">
          <CardChip card={dragged.card} props={props} seat={props.seat ?? 0} />
        </div>
      )}
    </>
  );
}

/** The cards still to be laid. */
function Hand({ props, planning, drag }: MatPart) {
  const w = boardWords(props.language);
  const isFromHand = (held: Planning["held"], card: Card): boolean => held?.card === card && held.from === null;
  const press = (card: Card, byKey: boolean): void => {
    const isHeld = isFromHand(planning.held, card);
    planning.take(isHeld ? null : { card, from: null });
    if (byKey && !isHeld) focusOn("[data-box][data-empty]");
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the buttons inside
    <div className={css.mat} onKeyDown={(event) => putBackByKey(planning, event)}>
      <p className={css.help}>{planning.own === null ? w.mat.help : planning.isHandedIn ? w.mat.handedIn : w.mat.changed}</p>
      <div className={css.hand} data-over={drag.over === "hand" || undefined} data-drop="hand" role="group" aria-label={w.mat.hand}>
        {planning.hand.length === 0 ? (
          <span className={css.allLaid}>{w.mat.allLaid}</span>
        ) : (
          planning.hand.map((card, at) => (
            <HandCard
              // biome-ignore lint/suspicious/noArrayIndexKey: tower cards are alike
              key={`${card}:${at}`}
              card={card}
              props={props}
              isHeld={isFromHand(planning.held, card)}
              isDragged={isFromHand(drag.held, card)}
              onPress={(byKey) => press(card, byKey)}
              grab={drag.grab({ card, from: null })}
            />
          ))
        )}
      </div>
    </div>
  );
}
interface HandCardProps {
  readonly card: Card;
  readonly props: Props;
  readonly isHeld: boolean;
  readonly isDragged: boolean;
  onPress(byKey: boolean): void;
  readonly grab: Grab;
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

/** Which of the cards laid may come to nothing, and why. */
function Doubts({ props, planning }: MatProps) {
  const doubted = boxesOf(props.view.table).flatMap((box) => {
    const doubt = doubtAt(box, props, planning);
    return doubt === null ? [] : [{ box, ...doubt }];
  });
  if (doubted.length === 0) return null;
  return (
    <ul className={css.doubts}>
      {doubted.map(({ box, says, certain, rule }) => (
        <li key={box} data-certain={certain || undefined}>
          <Icon name="bell" size={13} /> <b>{props.speaker.name({ thing: "box", id: box })}.</b> {says}{" "}
          <button type="button" onClick={() => props.openRule(rule)}>
            {rule}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What the plan still lacks, and the acts that end it: clear, fill up, hand in. */
function HandIn({ props, planning }: MatProps) {
  const w = boardWords(props.language).mat;
  const { unfinished, isHandedIn } = planning;
  return (
    <div className={css.acts}>
      <span className={css.left} role="status">
        {lackOf(props, planning)}
      </span>
      <Button small look="quiet" onClick={planning.clear}>
        {w.clear}
      </Button>
      <Button
        small
        data-fill=""
        onClick={planning.fill}
        disabled={planning.hand.length === 0 || !planning.boxes.includes(EMPTY)}
        title={w.fillHelp}
      >
        {w.fill}
      </Button>
      <Button
        data-hand-in=""
        look={unfinished === null && !isHandedIn ? "wax" : "plain"}
        disabled={unfinished !== null || isHandedIn}
        onClick={planning.handIn}
      >
        {isHandedIn ? w.done : planning.own === null ? w.handIn : w.handInAgain}
      </Button>
    </div>
  );
}
/** The bid that cannot be paid, the boxes left, the card kept back; else that it is ready. */
function lackOf({ language, speaker, view: { table }, seat }: Props, planning: Planning): string {
  const w = boardWords(language).mat;
  const left = boxesToCover(table, seat ?? 0) - coveredIn(planning.boxes);
  if (planning.unfinished === "WA-PLAN-9") return speaker.refusal("WA-PLAN-9");
  if (left > 0) return w.left(left);
  const kept = heldBack(table, seat ?? 0, planning);
  return kept > 0 ? w.heldBack(kept) : w.ready(planning.warnings.length);
}
