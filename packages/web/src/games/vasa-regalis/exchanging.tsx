import { GOODS } from "@stormakt/vasa-regalis/catalog";
import { lights } from "../../kit/light.ts";
import { Panel } from "../../kit/paper.tsx";
import { offerOf, pick, stateOf } from "../kit/offers.ts";
import { GoodIcon } from "./art.tsx";
import css from "./exchanging.module.css";
import type { Props } from "./offers.ts";
import { boardWords } from "./words.ts";

/** VR-CRAFT A one and another become one of the next value: for each good both recipes, with those that cannot be had dashed. */
export function Exchanging(props: Props) {
  const w = boardWords(props.language);
  return (
    <Panel title={w.recipes}>
      <ul className={css.goods}>
        {GOODS.map((good) => {
          const name = props.speaker.name({ thing: "good", id: good });
          return (
            <li key={good} className={css.good} {...lights({ thing: "good", id: good })}>
              <GoodIcon good={good} size={24} />
              <b>{w.parts[good]}</b>
              <span className={css.recipes}>
                {([1, 2] as const).map((oneAnd) => {
                  const offer = offerOf(props, "exchange", (action) => action.good === good && action.oneAnd === oneAnd);
                  if (offer === undefined) return null;
                  return (
                    <button
                      key={oneAnd}
                      type="button"
                      className={css.recipe}
                      data-recipe={`${good} ${oneAnd}`}
                      data-state={stateOf(props, offer)}
                      aria-label={w.exchangeFor(name, oneAnd + 1)}
                      onClick={() => pick(props, offer)}
                    >
                      <span className="num">
                        1 + {oneAnd} → {oneAnd + 1}
                      </span>
                    </button>
                  );
                })}
              </span>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
