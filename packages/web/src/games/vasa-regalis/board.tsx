import type { Good } from "@stormakt/vasa-regalis/catalog";
import { GOODS } from "@stormakt/vasa-regalis/catalog";
import { In } from "../../kit/areas.tsx";
import { GoodsPictures } from "./art.tsx";
import css from "./board.module.css";
import { Exchanging } from "./exchanging.tsx";
import { GoodColumn } from "./good-column.tsx";
import type { Props } from "./offers.ts";
import { Rivals } from "./rivals.tsx";
import { RoleCards } from "./role-cards.tsx";
import { ShipOnSlip } from "./ship-on-slip.tsx";
import { Trading } from "./trading.tsx";

/** The yard: the ship on its slip, the eight roles, and for each good what is built, what lies in the yard and what is in hand. */
export function Board(props: Props) {
  const { step } = props.prompt ?? {};
  return (
    <>
      <div className={css.board}>
        <GoodsPictures />
        <div className={css.yard}>
          <ShipOnSlip {...props} chosen={isOfKind(props.chosen, "callBuilding", "pickBuilding")} />
          <RoleCards {...props} chosen={isOfKind(props.chosen, "takeRole")} />
        </div>
      </div>
      <In area="task">
        {props.prompt?.asked === true && step === "exchange" && <Exchanging {...props} />}
        {props.prompt?.asked === true && (step === "order" || step === "kingParts" || step === "inspect") && <Rivals {...props} />}
        {props.view.table.bargaining !== null && step === "trading" && <Trading {...props} />}
      </In>
      <In area="own">
        <div className={css.goods} data-goods="">
          {GOODS.map((good) => (
            <GoodColumn key={good} good={good} {...props} chosen={concerns(props, good) ? props.chosen : null} />
          ))}
        </div>
      </In>
    </>
  );
}

/** Parts of the board are drawn anew only for a choice that concerns them. */
const isOfKind = (chosen: Props["chosen"], ...kinds: readonly string[]): Props["chosen"] =>
  chosen !== null && kinds.includes(chosen.kind) ? chosen : null;
function concerns({ chosen, prompt }: Props, good: Good): boolean {
  if (chosen === null) return false;
  if (chosen.kind === "place" || chosen.kind === "obey") return (prompt?.memory as { good?: number })?.good === good;
  return chosen.kind !== "callBuilding" && "good" in chosen && chosen.good === good;
}
