import type { Good, Value } from "@stormakt/vasa-regalis/catalog";
import { GOODS } from "@stormakt/vasa-regalis/catalog";
import { spot } from "../../kit/flight.tsx";
import { Icon } from "../../kit/marks.tsx";
import { choicesOf, memoOn } from "../../kit/memo-on.ts";
import { offerOf, pick, stateOf } from "../kit/offers.ts";
import { EmptySquare, Marker, MarkerBack } from "./art.tsx";
import type { Props } from "./offers.ts";
import css from "./squares.module.css";
import { boardWords } from "./words.ts";

/** The four squares of one ship: what lies open, what lies face down, what this seat has seen. Orders and looks are given here. */
export const Squares = memoOn(
  function Squares({ of, ...props }: Props & { readonly of: number }) {
    return (
      <div className={css.squares}>
        {GOODS.map((good) => (
          <Square key={good} of={of} good={good} props={props} />
        ))}
      </div>
    );
  },
  ({ of, view: { table }, choices, chosen, speaker }) => [
    of,
    table.built,
    table.ships[of],
    table.notes,
    table.notebook,
    choicesOf(choices, "inspect", "order"),
    chosen,
    speaker,
  ],
);
function Square({ of, good, props }: { readonly of: number; readonly good: Good; readonly props: Props }) {
  const w = boardWords(props.language);
  const { table } = props.view;
  const offer =
    offerOf(props, "inspect", (action) => action.ship === of && action.good === good) ??
    offerOf(props, "order", (action) => action.target === of && action.good === good);
  const built = table.built[good] === true;
  const open = table.ships[of]?.[good] ?? 0;
  const note = table.notebook === "full" ? table.notes.findLast(({ ship, good: seen }) => ship === of && seen === good) : undefined;
  const value: Value | 0 = open !== 0 ? open : note?.current === true ? note.value : 0;
  const what = !built
    ? w.empty
    : open !== 0
      ? w.own(open)
      : note === undefined
        ? w.faceDown
        : note.current
          ? w.seen(note.value)
          : w.seenOld(note.value);
  const label = w.square(props.seats[of]?.name ?? "?", w.parts[good] ?? "", what);
  const face = (
    <>
      {!built ? (
        <EmptySquare good={good} size="tiny" />
      ) : value === 0 ? (
        <MarkerBack good={good} size="tiny" />
      ) : (
        <Marker good={good} value={value} size="tiny" />
      )}
      {built && open === 0 && note !== undefined && (
        <span className={css.eye} data-old={!note.current || undefined}>
          {note.current ? <Icon name="eye" size={12} /> : <b>{note.value}?</b>}
        </span>
      )}
    </>
  );
  if (offer === undefined)
    return (
      <span className={css.square} role="img" aria-label={label} title={label} {...spot(`square:${of}:${good}`)}>
        {face}
      </span>
    );
  return (
    <button
      type="button"
      className={css.square}
      data-state={stateOf(props, offer)}
      aria-label={label}
      aria-pressed={stateOf(props, offer) === "chosen"}
      title={label}
      onClick={() => pick(props, offer)}
      {...spot(`square:${of}:${good}`)}
    >
      {face}
    </button>
  );
}
