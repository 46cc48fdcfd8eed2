import { useId, useState } from "react";
import { ALL_ARMS } from "../../art/arms.ts";
import { Shield } from "../../kit/marks.tsx";
import css from "../friends/people.module.css";
import { shieldName, useClubsWords } from "./clubs-data.ts";

/** The shield that a club bears, as part of a form. */
export function ShieldChoice({ value }: { readonly value: string }) {
  const words = useClubsWords();
  const name = useId();
  const [chosen, choose] = useState(value);
  return (
    <fieldset className={css.shields}>
      <legend>{words.shield}</legend>
      {ALL_ARMS.map((arms, at) => {
        const id = shieldName(arms);
        return (
          <label key={id} data-on={id === chosen || undefined}>
            <input
              type="radio"
              className="aloud"
              name={name}
              checked={id === chosen}
              onChange={() => choose(id)}
              aria-label={words.shieldOf(at + 1)}
            />
            <Shield arms={arms} size={34} />
          </label>
        );
      })}
      <input type="hidden" name="shield" value={chosen} />
    </fieldset>
  );
}
