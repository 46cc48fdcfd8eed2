import { thalersOf } from "@stormakt/wallenstein/advice";
import type { Box } from "@stormakt/wallenstein/catalog";
import { ACTION_COUNT, AUCTION, CONVERT_BOXES, EMPTY } from "@stormakt/wallenstein/catalog";
import { BoxHead } from "./box-head.tsx";
import { CardChip, cardSays } from "./county-chip.tsx";
import css from "./mat.module.css";
import { focusOn, putBackByKey } from "./mat-keys.ts";
import type { Props } from "./offers.ts";
import grid from "./season.module.css";
import type { Drag } from "./use-drag.ts";
import type { Planning } from "./use-plan.ts";
import { boardWords } from "./words.ts";

/** What a part of the mat is drawn from. */
export interface MatPart {
  readonly props: Props;
  readonly planning: Planning;
  readonly drag: Drag;
}
/** The boxes in the order of the season: the actions, the auction, and at court the conversions. */
export const boxesOf = (table: Props["view"]["table"]): readonly Box[] => [...table.row, AUCTION, ...(table.court ? CONVERT_BOXES : [])];
export function MatBoxes({ props, planning, drag }: MatPart) {
  const w = boardWords(props.language);
  const { table } = props.view;
  const boxes = boxesOf(table);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the buttons inside
    <section
      className={`${grid.row} ${css.boxes}`}
      onKeyDown={(event) => putBackByKey(planning, event)}
      aria-label={w.mat.title}
      data-mat=""
    >
      <header className={grid.side}>
        <h2>{w.mat.title}</h2>
        <small>
          {ACTION_COUNT - table.faceUp > 0 ? w.season.hidden(ACTION_COUNT - table.faceUp) : w.season.allOpen} ·{" "}
          <b>{w.mat.thalers(thalersOf(table, props.seat ?? 0))}</b>
        </small>
      </header>
      <ol className={grid.grid}>
        {boxes.map((box) => (
          <MatBox key={box} box={box} props={props} planning={planning} drag={drag} />
        ))}
      </ol>
    </section>
  );
}

interface BoxProps extends MatPart {
  readonly box: Box;
}
/** One box: its action, and the card laid on it. All are of one height, so what there is to say of a card stands in the task. */
function MatBox({ box, props, planning, drag }: BoxProps) {
  const { table } = props.view;
  const place = box < ACTION_COUNT ? table.row.indexOf(box) : -1;
  const isOpen = place >= 0 && place < table.faceUp;
  return (
    <li
      className={`${grid.cell} ${css.box}`}
      data-state={box < ACTION_COUNT && !isOpen ? "down" : "open"}
      data-drop={box}
      data-over={drag.over === String(box) || undefined}
    >
      <BoxHead props={props} box={box} place={isOpen ? place + 1 : null} />
      <Slot box={box} props={props} planning={planning} drag={drag} />
    </li>
  );
}

/** Where a card is laid, and taken up again. */
function Slot({ box, props, planning, drag }: BoxProps) {
  const w = boardWords(props.language);
  const { held } = planning;
  const card = planning.boxes[box] ?? EMPTY;
  const isHeld = held !== null && held.from === box;
  const press = (byKey: boolean): void => {
    if (isHeld) planning.take(null);
    else if (held !== null) {
      planning.layOn(box);
      if (byKey) focusOn("[data-hand]");
    } else if (card !== EMPTY) planning.take({ card, from: box });
  };
  const warning = warningAt(box, planning);
  const warned = warning === undefined ? "" : `. ${w.mat.warning(props.speaker.name({ thing: "reason", id: warning.rule }))}`;
  return (
    <button
      type="button"
      className={css.slot}
      data-box={box}
      data-card={card}
      data-empty={card === EMPTY || undefined}
      data-may={(held !== null && !isHeld) || drag.held !== null || undefined}
      data-held={isHeld || undefined}
      data-warned={doubtAt(box, props, planning) !== null || undefined}
      aria-label={`${props.speaker.name({ thing: "box", id: box })}: ${card === EMPTY ? w.mat.empty : cardSays(props, card)}${warned}`}
      aria-pressed={isHeld}
      onClick={({ detail }) => press(detail === 0)}
      {...(card === EMPTY ? {} : drag.grab({ card, from: box }))}
    >
      {card === EMPTY ? <span className={css.here}>{w.mat.layHere}</span> : <CardChip card={card} props={props} seat={props.seat ?? 0} />}
    </button>
  );
}

const warningAt = (box: Box, { warnings }: Planning) => warnings.find((one) => one.box === box);
interface Doubt {
  readonly rule: string;
  readonly says: string;
  /** It will come to nothing, whatever the others do. */
  readonly certain: boolean;
}
/** Why the card on a box may come to nothing; a bid that cannot be paid is one of the reasons. */
export function doubtAt(box: Box, { language, speaker }: Props, planning: Planning): Doubt | null {
  const warning = warningAt(box, planning);
  const certain = warning?.certain !== false;
  if (box === AUCTION && planning.unfinished === "WA-PLAN-9") return { rule: "WA-PLAN-9", says: speaker.refusal("WA-PLAN-9"), certain };
  if (warning === undefined) return null;
  const w = boardWords(language).mat;
  return { rule: warning.rule, says: (certain ? w.warning : w.unlikely)(speaker.name({ thing: "reason", id: warning.rule })), certain };
}
