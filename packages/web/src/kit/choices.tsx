import { useId } from "react";
import css from "./choices.module.css";

export interface ChoicesProps<T extends string> {
  readonly label: string;
  readonly value: T;
  onChange(value: T): void;
  readonly among: readonly { readonly id: T; readonly text: string; readonly help?: string | undefined }[];
  /** Each with its help on a line of its own. */
  readonly tall?: boolean;
}
/** One of a few, side by side: radio buttons that look like stamped labels. */
export function Choices<T extends string>({ label, value, onChange, among, tall = false }: ChoicesProps<T>) {
  const name = useId();
  return (
    <fieldset className={`${css.choices} ${tall ? css.tall : ""}`}>
      <legend className="aloud">{label}</legend>
      {among.map(({ id, text, help }) => (
        <label key={id} className={css.choice} data-on={id === value || undefined}>
          <input type="radio" className="aloud" name={name} checked={id === value} onChange={() => onChange(id)} />
          <span className={css.mark} aria-hidden="true" />
          <span>
            {text}
            {help !== undefined && <small>{help}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
