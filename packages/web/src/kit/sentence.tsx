import type { Part, Ref } from "@stormakt/words";
import { createContext, Fragment, useContext } from "react";
import type { Arms } from "../art/arms.ts";
import { lights } from "./light.ts";
import { Shield } from "./marks.tsx";
import css from "./sentence.module.css";

/** Whose arms stand before a seat's name. */
export const ArmsContext = createContext<readonly Arms[]>([]);

interface Manner {
  /** Looks like the words around it. */
  readonly plain?: boolean;
  /** The names can be gone to by keys. In long lists they are not: there would be no end of it. */
  readonly keys?: boolean;
}
/** A sentence of the game. Names of things light up on the board while they are pointed at, and open what they name when they are pressed. */
export function Sentence({ parts, ...manner }: { readonly parts: readonly Part[] } & Manner) {
  return parts.map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a sentence have no other name
    <Fragment key={at}>{typeof part === "string" ? part : <Name of={part} text={part.text} {...manner} />}</Fragment>
  ));
}
function Name({ of, text, plain = false, keys = false }: { readonly of: Ref; readonly text: string } & Manner) {
  const all = useContext(ArmsContext);
  const arms = of.thing === "seat" ? all[Number(of.id)] : undefined;
  return (
    <span
      className={plain ? css.plain : css.name}
      data-thing={of.thing}
      data-id={of.id}
      {...(keys ? { role: "button", tabIndex: 0 } : {})}
      {...lights({ thing: of.thing, id: of.id })}
    >
      {arms !== undefined && <Shield arms={arms} size={17} className={css.shield} />}
      {text}
    </span>
  );
}
