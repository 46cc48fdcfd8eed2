import type { Ref } from "@stormakt/words";
import type { ReactNode } from "react";
import { lights } from "../../kit/light.ts";
import { pick, stateOf } from "../kit/offers.ts";
import type { MareOffer, Props } from "./offers.ts";
import css from "./tasks.module.css";

interface OptionProps {
  readonly props: Props;
  readonly offer: MareOffer;
  readonly look?: ReactNode;
  readonly name: ReactNode;
  readonly note?: ReactNode;
  readonly aside?: ReactNode;
  /** What it lights up on the map. */
  readonly about?: Ref;
}
/** A move as a card: brass if it may be made, dashed with the reason if not. */
export function Option({ props, offer, look, name, note, aside, about }: OptionProps) {
  const state = stateOf(props, offer);
  const why = offer.rule === null ? note : props.speaker.refusal(offer.rule);
  return (
    <button
      type="button"
      className={css.option}
      data-state={state}
      data-deed={offer.action.kind}
      data-offer={JSON.stringify(offer.action)}
      aria-pressed={state === "chosen"}
      onClick={() => pick(props, offer)}
      {...(about === undefined ? {} : lights(about))}
    >
      <span>{look}</span>
      <span>
        <b>{name}</b>
        {why !== undefined && why !== null && why !== "" && <small>{why}</small>}
      </span>
      <span>{aside}</span>
    </button>
  );
}
