import type { Title } from "@stormakt/svea-rike/catalog";
import type { CSSProperties } from "react";
import { memo, useState } from "react";
import { Button } from "../../kit/button.tsx";
import { lights, useLit } from "../../kit/light.ts";
import { Icon } from "../../kit/marks.tsx";
import { Panel } from "../../kit/paper.tsx";
import { Emblem } from "./emblems.tsx";
import css from "./hand.module.css";
import type { Props } from "./offers.ts";
import { isSameQuestion, ownHand, playsOf, refusedPlay } from "./offers.ts";
import { OrdersDialog } from "./orders-dialog.tsx";
import type { Aiming } from "./use-aim.ts";
import { usePolicy } from "./use-orders.ts";
import { boardWords } from "./words.ts";

interface HandProps {
  readonly props: Props;
  readonly aiming: Aiming;
}
export const isSameHand = (one: HandProps, other: HandProps): boolean =>
  one.aiming === other.aiming && isSameQuestion(one.props, other.props);

/** All that the seat holds, to be read at leisure, and when it wants to be asked about it. */
export const Hand = memo(function Hand({ props, aiming }: HandProps) {
  const w = boardWords(props.language);
  const hand = ownHand(props);
  const [open, setOpen] = useState(false);
  const { untilOwnMove, setUntilOwnMove } = usePolicy();
  if (props.seat === null) return null;
  const isOwnMove = props.view.table.move?.seat === props.seat;
  return (
    <Panel
      className={css.hand}
      title={w.hand.title}
      aside={
        props.live && (
          <span className={css.acts}>
            {!props.shared && !isOwnMove && (
              <Button
                small
                look={untilOwnMove ? "brass" : "quiet"}
                aria-pressed={untilOwnMove}
                onClick={() => setUntilOwnMove(!untilOwnMove)}
              >
                <Icon name="next" size={15} /> {untilOwnMove ? w.orders.untilOn : w.orders.until}
              </Button>
            )}
            <Button small look="quiet" onClick={() => setOpen(true)}>
              <Icon name="bell" size={15} /> {w.orders.open}
            </Button>
          </span>
        )
      }
    >
      <div className={css.cards} data-spot="hand" style={{ "--cards": hand.length } as CSSProperties}>
        {hand.length === 0 && <p className="muted">{w.hand.none}</p>}
        {hand.map((card, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two cards of one title are alike
          <HandCard key={`${card}-${at}`} card={card} props={props} aiming={aiming} />
        ))}
      </div>
      {open && <OrdersDialog props={props} onClose={() => setOpen(false)} />}
    </Panel>
  );
}, isSameHand);
/** A card to read. Brass where it may be played, dashed where a window is open that does not take it. */
export function HandCard({ card, props, aiming }: HandProps & { readonly card: Title }) {
  const may = playsOf(props, card).length > 0;
  const refused = refusedPlay(props, card) !== undefined;
  return (
    <Face
      card={card}
      speaker={props.speaker}
      state={aiming.card === card ? (may ? "chosen" : "read") : may ? "may" : refused ? "refused" : undefined}
      may={may}
      take={aiming.take}
    />
  );
}
interface FaceProps {
  readonly card: Title;
  readonly speaker: Props["speaker"];
  readonly state: "chosen" | "read" | "may" | "refused" | undefined;
  readonly may: boolean;
  take(card: Title): void;
}
const Face = memo(function Face({ card, speaker, state, may, take }: FaceProps) {
  const w = boardWords(speaker.language).hand;
  const lit = useLit("event", card);
  return (
    <button
      type="button"
      className={css.card}
      data-card={card}
      data-state={state}
      data-lit={lit || undefined}
      aria-pressed={state === "chosen" || state === "read"}
      onClick={() => take(card)}
      {...lights({ thing: "event", id: card })}
    >
      <span className={css.head}>
        <Emblem card={card} size={28} />
        <span className={css.name}>{speaker.name({ thing: "event", id: card })}</span>
      </span>
      <span className={css.text}>{speaker.name({ thing: "event", id: card }, "text")}</span>
      {(may || state === "refused") && <span className="aloud">{may ? w.now : w.notNow}</span>}
    </button>
  );
});
