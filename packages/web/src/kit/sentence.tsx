import type { Part, Ref } from "@stormakt/words";
import { createContext, Fragment, useContext } from "react";
import type { Arms } from "../art/arms.ts";
import { lights } from "./light.ts";
import { Shield } from "./marks.tsx";
import css from "./sentence.module.css";

/** Whose arms stand before a seat's name. */
export const ArmsContext = createContext<readonly Arms[]>([]);

/** A sentence of the game. Names of things light up on the board while they are pointed at. */
export function Sentence({ parts, plain = false }: { readonly parts: readonly Part[]; readonly plain?: boolean }) {
  return parts.map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a sentence have no other name
    <Fragment key={at}>{typeof part === "string" ? part : <Name of={part} text={part.text} plain={plain} />}</Fragment>
  ));
}
export function Name({ of, text, plain = false }: { readonly of: Ref; readonly text: string; readonly plain?: boolean }) {
  const all = useContext(ArmsContext);
  const arms = of.thing === "seat" ? all[Number(of.id)] : undefined;
  return (
    <span className={plain ? css.plain : css.name} {...lights({ thing: of.thing, id: of.id })}>
      {arms !== undefined && <Shield arms={arms} size={17} className={css.shield} />}
      {text}
    </span>
  );
}
