import { Shield } from "../../kit/marks.tsx";
import { Panel } from "../../kit/paper.tsx";
import type { Props } from "./offers.ts";
import css from "./rivals.module.css";
import { Squares } from "./squares.tsx";
import { boardWords } from "./words.ts";

/** The other ships, beside the question, where the list of players is not on the screen. */
export function Rivals(props: Props) {
  const w = boardWords(props.language);
  return (
    <Panel title={w.rivals} className={css.rivals}>
      <ul data-rivals="">
        {props.seats
          .filter(({ seat }) => seat !== props.seat)
          .map(({ seat, name, arms }) => (
            <li key={seat}>
              <Shield arms={arms} size={28} />
              <b>{name}</b>
              <Squares {...props} of={seat} />
            </li>
          ))}
      </ul>
    </Panel>
  );
}
