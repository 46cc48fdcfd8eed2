import { COLOURS } from "@stormakt/wallenstein/catalog";
import { Shield } from "../../kit/marks.tsx";
import { Panel } from "../../kit/paper.tsx";
import { offerOf, pick, stateOf } from "../kit/offers.ts";
import css from "./court.module.css";
import type { Props } from "./offers.ts";
import { WALLENSTEIN_ARMS } from "./offers.ts";
import { boardWords } from "./words.ts";

/** The five colours, to choose one from. */
export function Colours({ props }: { readonly props: Props }) {
  const w = boardWords(props.language);
  return (
    <Panel title={w.colours}>
      <div className={css.benefits}>
        {COLOURS.map((id, colour) => {
          const offer = offerOf(props, "takeColour", (action) => action.colour === colour);
          const arms = WALLENSTEIN_ARMS[colour];
          return (
            <button key={id} type="button" className={css.favor} data-state={stateOf(props, offer)} onClick={() => pick(props, offer)}>
              {arms !== undefined && <Shield arms={arms} size={28} />}
              <span>{props.speaker.name({ thing: "colour", id: colour })}</span>
            </button>
          );
        })}
      </div>
    </Panel>
  );
}
