import type { Option } from "@stormakt/kernel";
import type { GameInfo } from "@stormakt/protocol";
import type { Words } from "@stormakt/words";
import { Choices } from "../../kit/choices.tsx";
import { Icon } from "../../kit/marks.tsx";
import { useT } from "../../words/index.ts";
import { YesOrNo } from "../yes-or-no.tsx";
import css from "./options.module.css";

export type OptionValues = Readonly<Record<string, boolean | number | string>>;
interface Props {
  readonly info: GameInfo;
  readonly words: Words;
  readonly values: OptionValues;
  onChange(values: OptionValues): void;
  readonly seats: number;
}
/** What may be agreed before play, each explained in a line. */
export function Options({ info, words, values, onChange, seats }: Props) {
  return (
    <div className={css.options}>
      {Object.entries(info.options).map(([name, option]) => (
        <div key={name} className={css.option}>
          <div>
            <b>{words.options[name]?.name ?? name}</b>
            <p>{words.options[name]?.help}</p>
          </div>
          <Control
            name={words.options[name]?.name ?? name}
            option={option as unknown as Option}
            choices={words.options[name]?.choices ?? {}}
            value={values[name]}
            seats={seats}
            onChange={(value) => onChange({ ...values, [name]: value })}
          />
        </div>
      ))}
    </div>
  );
}
interface ControlProps {
  readonly name: string;
  readonly option: Option;
  readonly choices: Readonly<Record<string, string>>;
  readonly value: boolean | number | string | undefined;
  readonly seats: number;
  onChange(value: boolean | number | string): void;
}
function Control({ name, option, choices, value = option.usual, seats, onChange }: ControlProps) {
  const t = useT();
  switch (option.kind) {
    case "flag":
      return <YesOrNo label={name} isOn={value === true} onChange={onChange} />;
    case "number":
      return (
        <div className={css.number}>
          {option.off === true && (
            <button type="button" aria-pressed={value === "off"} onClick={() => onChange(value === "off" ? option.usual : "off")}>
              {t.setup.off}
            </button>
          )}
          <button
            type="button"
            aria-label={`${name}: −`}
            disabled={value === "off" || Number(value) <= option.min}
            onClick={() => onChange(Number(value) - 1)}
          >
            <Icon name="minus" size={16} />
          </button>
          <output className="num" aria-live="polite">
            {value === "off" ? "–" : value}
          </output>
          <button
            type="button"
            aria-label={`${name}: +`}
            disabled={value === "off" || Number(value) >= option.max}
            onClick={() => onChange(Number(value) + 1)}
          >
            <Icon name="plus" size={16} />
          </button>
        </div>
      );
    case "choice":
      return (
        <Choices
          label={name}
          value={String(value)}
          onChange={onChange}
          among={option.among.map((id) => ({ id, text: choices[id] ?? id }))}
        />
      );
    case "seat":
      return (
        <select
          className={css.select}
          aria-label={name}
          value={String(value)}
          onChange={({ target }) => onChange(target.value === "random" ? "random" : Number(target.value))}
        >
          <option value="random">{t.setup.random}</option>
          {Array.from({ length: seats }, (_, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its place
            <option key={seat} value={seat}>
              {t.setup.chair(seat + 1)}
            </option>
          ))}
        </select>
      );
  }
}
