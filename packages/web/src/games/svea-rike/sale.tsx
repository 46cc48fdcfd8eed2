import { fiefsOf } from "@stormakt/svea-rike/advice";
import type { Fief } from "@stormakt/svea-rike/catalog";
import { costOf, crownsOn } from "@stormakt/svea-rike/catalog";
import { localeOf } from "@stormakt/words/languages";
import { Button } from "../../kit/button.tsx";
import { useDraft } from "../../kit/drafts.ts";
import { Panel } from "../../kit/paper.tsx";
import { offerOf, pick, stateOf } from "../kit/offers.ts";
import type { Props } from "./offers.ts";
import { nameOf } from "./offers.ts";
import css from "./sale.module.css";
import { boardWords } from "./words.ts";

/** A little less than the realm asks: somebody may want it. */
const fairPrice = (fief: Fief): number => Math.max(1, costOf(fief) - 2);

/** SR-SELL A debt that gold does not cover: which fief goes, to the Exchequer or first on offer to the others. */
export function Sale(props: Props) {
  const w = boardWords(props.language).sale;
  const { seat, view, prompt } = props;
  const [wanted, setWanted] = useDraft<{ readonly fief: Fief; readonly gold: number } | null>("sale", null);
  if (seat === null) return null;
  const { owes = 0 } = (prompt?.memory ?? {}) as { readonly owes?: number };
  const fiefs = fiefsOf(view.table, seat);
  const [first] = fiefs;
  const offering = wanted ?? (first === undefined ? null : { fief: first, gold: fairPrice(first) });
  const canOffer = props.composable.includes("offerFief");
  const send = async (): Promise<void> => {
    if (offering === null) return;
    const action = { kind: "offerFief", ...offering } as const;
    const rule = await props.judge(action);
    if (rule === null) props.choose(action);
    else props.explain({ action, rule });
  };
  return (
    <Panel title={w.title} aside={w.owes(owes, view.table.gold[seat] ?? 0)}>
      <ul className={css.fiefs}>
        {fiefs.map((fief) => {
          const offer = offerOf(props, "sellFief", (action) => action.fief === fief);
          const crowns = crownsOn(fief);
          return (
            <li key={fief}>
              <button type="button" data-state={stateOf(props, offer)} onClick={() => pick(props, offer)}>
                <b>{nameOf(props, "fief", fief)}</b>
                <small>{w.sell(crowns, (crowns * 3.5).toLocaleString(localeOf(props.language)))}</small>
              </button>
            </li>
          );
        })}
      </ul>
      {canOffer && offering !== null && (
        <fieldset className={css.offer}>
          <legend>{w.offer}</legend>
          <select
            value={offering.fief}
            aria-label={w.offer}
            onChange={({ currentTarget: { value } }) => {
              const fief = fiefs.find((one) => one === Number(value));
              if (fief !== undefined) setWanted({ fief, gold: fairPrice(fief) });
            }}
          >
            {fiefs.map((fief) => (
              <option key={fief} value={fief}>
                {nameOf(props, "fief", fief)}
              </option>
            ))}
          </select>
          <label>
            {w.price}{" "}
            <input
              type="number"
              min={1}
              max={999}
              value={offering.gold}
              onChange={({ currentTarget }) => setWanted({ ...offering, gold: Math.max(1, Number(currentTarget.value) || 1) })}
            />
          </label>
          <Button look="brass" onClick={() => void send()}>
            {w.make(nameOf(props, "fief", offering.fief), offering.gold)}
          </Button>
        </fieldset>
      )}
    </Panel>
  );
}
