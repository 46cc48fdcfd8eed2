import type { ActionCard, Box } from "@stormakt/wallenstein/catalog";
import { ACTION_COUNT, PRICE_OF } from "@stormakt/wallenstein/catalog";
import { memoOn } from "../../kit/memo-on.ts";
import { BoxMark, SmallMark } from "./marks.tsx";
import type { Props } from "./offers.ts";
import css from "./season.module.css";
import { boardWords } from "./words.ts";

/** The place of each action in the row: from 1 on if its card is face up, null while it is hidden. */
export const placeInRow = ({ row, faceUp }: Props["view"]["table"], action: ActionCard): number | null => {
  const at = row.indexOf(action);
  return at >= 0 && at < faceUp ? at + 1 : null;
};

interface HeadProps {
  readonly props: Props;
  readonly box: Box;
  readonly place: number | null;
}
const armsIn = ({ seats, seat }: Props) => seats[seat ?? 0]?.arms;
/** Place in the row, picture, name and price of a box. */
export const BoxHead = memoOn(
  function BoxHead({ props, box, place }: HeadProps) {
    const w = boardWords(props.language);
    const price = PRICE_OF[box] ?? 0;
    const arms = armsIn(props);
    return (
      <div className={css.head}>
        {box < ACTION_COUNT && (
          <b className={`${css.ordinal} num`} title={place === null ? w.season.unknown : w.season.place(place)}>
            {place ?? "?"}
          </b>
        )}
        {arms !== undefined && <BoxMark box={box} arms={arms} size={28} />}
        <span className={css.title} title={box < ACTION_COUNT ? props.speaker.name({ thing: "actionHelp", id: box }) : undefined}>
          {w.boxes[box]}
          {price > 0 && (
            <span className={css.price}>
              <SmallMark of="coin" size={15} />
              <b className="num">{price}</b>
            </span>
          )}
        </span>
      </div>
    );
  },
  ({ props, box, place }) => [box, place, props.language, armsIn(props)],
);
