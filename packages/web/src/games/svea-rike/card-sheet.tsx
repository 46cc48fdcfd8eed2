import { EVENTS } from "@stormakt/svea-rike/advice";
import { foresee } from "@stormakt/svea-rike/advice/forecast";
import { HISTORY, NONE, ROYAL } from "@stormakt/svea-rike/catalog";
import { useMemo } from "react";
import { Button } from "../../kit/button.tsx";
import { useDraft } from "../../kit/drafts.ts";
import { Icon, Shield } from "../../kit/marks.tsx";
import { Sheet } from "../../kit/paper.tsx";
import { Sentence } from "../../kit/sentence.tsx";
import type { AimField } from "./aim.ts";
import css from "./card-sheet.module.css";
import { Emblem } from "./emblems.tsx";
import type { Props } from "./offers.ts";
import { COUNTRY_ARMS, FAMILY_ARMS, nameOf } from "./offers.ts";
import { royalName } from "./reign.tsx";
import type { Aiming } from "./use-aim.ts";
import { boardWords } from "./words.ts";

/** The card taken up: its text, at what it is to be aimed, and what it would do. */
export function CardSheet({ props, aiming }: { readonly props: Props; readonly aiming: Aiming }) {
  const w = boardWords(props.language).hand;
  const { card, aim, picked, plays } = aiming;
  const { view, seat } = props;
  const { play } = aim;
  const effects = useMemo(() => (play === null || seat === null ? [] : foresee(view, seat, play)), [view, seat, play]);
  if (card === null) return null;
  const isAimed = Object.keys(picked).length > 0;
  return (
    <Sheet className={css.sheet} aria-label={nameOf(props, "event", card)}>
      <Emblem card={card} size={64} />
      <div className={css.words}>
        <h3>{nameOf(props, "event", card)}</h3>
        <p>{nameOf(props, "event", card, "text")}</p>
        {aim.field !== null && <Aims props={props} aiming={aiming} field={aim.field} values={aim.values} />}
        {play !== null && (
          <div className={css.would}>
            <h4>{w.would}</h4>
            {effects.length === 0 ? (
              <p className="muted">{w.wouldNothing}</p>
            ) : (
              <ul>
                {effects.map((event) => (
                  <li key={JSON.stringify(event)}>
                    <Sentence parts={props.speaker.event(event)} />
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
      </div>
      <div className={css.acts}>
        {isAimed && plays.length > 1 && (
          <Button small onClick={() => aiming.again()}>
            <Icon name="back" size={16} /> {w.again}
          </Button>
        )}
        <Button small look="quiet" onClick={() => aiming.take(null)}>
          <Icon name="close" size={16} /> {w.away}
        </Button>
        <Button small look="quiet" onClick={() => props.openRule(`SR-CARD-${EVENTS[card]?.id}`)}>
          <Icon name="book" size={16} /> SR-CARD
        </Button>
      </div>
    </Sheet>
  );
}
interface AimsProps {
  readonly props: Props;
  readonly aiming: Aiming;
  readonly field: AimField;
  readonly values: readonly number[];
}
/** What may be said next. Places can be touched on the map as well. */
function Aims({ props, aiming, field, values }: AimsProps) {
  const w = boardWords(props.language).hand;
  if (field === "gold") return <Gold props={props} aiming={aiming} values={values} />;
  const isPlace = field === "fief" || field === "from" || field === "country" || field === "to";
  return (
    <fieldset className={css.aims}>
      <legend>
        {field === "seat" && aiming.plays.some(({ country }) => country !== undefined) ? w.whose : w.aim[field]}{" "}
        {isPlace && <small>{w.onMap}</small>}
      </legend>
      {values.map((value) => (
        <Button key={value} small onClick={() => aiming.say(field, value)}>
          <AimName props={props} field={field} value={value} />
        </Button>
      ))}
    </fieldset>
  );
}
function AimName({ props, field, value }: { readonly props: Props; readonly field: AimField; readonly value: number }) {
  const { table } = props.view;
  const shieldOf = (seat: number | undefined) =>
    seat !== undefined && seat >= 0 && FAMILY_ARMS[seat] !== undefined ? <Shield arms={FAMILY_ARMS[seat]} size={16} /> : null;
  switch (field) {
    case "seat":
      return (
        <>
          {shieldOf(value)} {props.seats[value]?.name}
        </>
      );
    case "fief":
    case "from":
      return (
        <>
          {shieldOf(table.fiefs[value])} {nameOf(props, "fief", value)}
        </>
      );
    case "country":
    case "to":
      return (
        <>
          {COUNTRY_ARMS[value] !== undefined && <Shield arms={COUNTRY_ARMS[value]} size={16} />} {nameOf(props, "country", value)}
        </>
      );
    case "history":
    case "next":
      return (
        <>
          {shieldOf(table.history[value] ?? NONE)} {nameOf(props, "history", value)}{" "}
          <small className="muted">{nameOf(props, "series", HISTORY[value]?.series ?? "")}</small>
        </>
      );
    case "royal":
      return royalName(props, ROYAL.all[value] ?? null);
    case "activity":
      return nameOf(props, "activity", value);
    case "take":
      return (
        <>
          <Emblem card={value} size={20} /> {nameOf(props, "event", value)}
        </>
      );
    case "gold":
      return value;
  }
}
function Gold({ props, aiming, values }: { readonly props: Props; readonly aiming: Aiming; readonly values: readonly number[] }) {
  const w = boardWords(props.language).hand;
  const [gold, setGold] = useDraft("gold", 10);
  const most = Math.max(...values);
  const sum = Math.min(gold, most);
  return (
    <fieldset className={css.aims}>
      <legend>{w.aim.gold}</legend>
      <input
        type="range"
        min={1}
        max={Math.min(most, 60)}
        value={sum}
        aria-label={w.aim.gold}
        onChange={({ currentTarget }) => setGold(Number(currentTarget.value))}
      />
      <input
        type="number"
        className={css.number}
        min={1}
        max={most}
        value={sum}
        aria-label={w.aim.gold}
        onChange={({ currentTarget }) => setGold(Math.max(1, Math.min(most, Number(currentTarget.value) || 1)))}
      />
      <Button small look="brass" onClick={() => aiming.say("gold", sum)}>
        <Icon name="check" size={16} /> {sum}
      </Button>
    </fieldset>
  );
}
