import { Shield } from "../../kit/marks.tsx";
import type { Props } from "./offers.ts";
import { armsOfLine } from "./offers.ts";
import css from "./standing.module.css";
import type { BoardWords } from "./words.ts";
import { boardWords } from "./words.ts";

/** As much of a table as how it stands is shown from. */
export type Shown = Pick<Props, "view" | "seats" | "speaker" | "language">;
export const wordsOf = ({ language }: Shown): BoardWords => boardWords(language);
export const nameOf = ({ speaker }: Shown, thing: string, id: number): string => speaker.name({ thing, id });
/** A line by its arms and name. */
export const LineOf = ({ props, line }: { readonly props: Shown; readonly line: number }) => (
  <span className={css.line}>
    <Shield arms={armsOfLine(line)} size={22} />
    <b>{nameOf(props, "line", line)}</b>
  </span>
);
