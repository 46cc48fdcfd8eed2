import type { Title } from "@stormakt/svea-rike/catalog";
import type { ReactNode } from "react";
import { Sentence } from "../../kit/sentence.tsx";
import { Emblem } from "./emblems.tsx";
import css from "./in-question.module.css";
import type { Props } from "./offers.ts";
import { nameOf, playableTitles } from "./offers.ts";

/**
 * What a window is about: the card that may be answered, with what it does (SR-TIME-7). Where the hand is put away, also what those cards
 * do that may be played now.
 */
export function InQuestion(props: Props) {
  const { prompt } = props;
  if (prompt?.asked !== true || !prompt.window) return null;
  const { card = null } = prompt.memory as { readonly card?: Title };
  const told = card === null ? undefined : props.toldSince("cardPlayed").findLast((event) => event.kind === "cardPlayed");
  return (
    <>
      {card !== null && card >= 0 && (
        <Text props={props} card={card} className={css.played ?? ""}>
          {told !== undefined && <Sentence parts={props.speaker.event(told)} />}
        </Text>
      )}
      {playableTitles(props).map((own) => (
        <Text key={own} props={props} card={own} className={css.own ?? ""} />
      ))}
    </>
  );
}
interface TextProps {
  readonly props: Props;
  readonly card: Title;
  readonly className: string;
  readonly children?: ReactNode;
}
const Text = ({ props, card, className, children }: TextProps) => (
  <article className={`${css.text} ${className}`} data-in-question={card}>
    <div>
      <Emblem card={card} size={34} />
      <section>
        <h3>{nameOf(props, "event", card)}</h3>
        <p>{nameOf(props, "event", card, "text")}</p>
        {children !== undefined && <p className={css.told}>{children}</p>}
      </section>
    </div>
  </article>
);
