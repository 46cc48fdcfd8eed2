import { EVENTS } from "@stormakt/svea-rike/advice";
import { Button } from "../../kit/button.tsx";
import { Choices } from "../../kit/choices.tsx";
import { Dialog } from "../../kit/dialog.tsx";
import { Emblem } from "./emblems.tsx";
import type { Props } from "./offers.ts";
import { nameOf, ownHand } from "./offers.ts";
import type { CardPolicy, WindowPolicy } from "./orders.ts";
import { cardPolicy, momentOf, WINDOW_STEPS, windowPolicy } from "./orders.ts";
import css from "./orders-dialog.module.css";
import { usePolicy } from "./use-orders.ts";
import { boardWords } from "./words.ts";

const WINDOW_POLICIES: readonly WindowPolicy[] = ["cards", "mine", "always", "never"];
const CARD_POLICIES: readonly CardPolicy[] = ["usual", "fits", "mine", "never"];

/** When this person wants to be asked: by moment, and by card. */
export function OrdersDialog({ props, onClose }: { readonly props: Props; onClose(): void }) {
  const w = boardWords(props.language).orders;
  const policy = usePolicy();
  const titles = [...new Set(ownHand(props))];
  const all = WINDOW_STEPS.map(([step]) => windowPolicy(policy, step));
  const common = all.every((one) => one === all[0]) ? all[0] : undefined;
  return (
    <Dialog title={w.title} open onClose={onClose} wide>
      <div className={css.dialog}>
        <p className="small">{props.shared ? w.shared : w.help}</p>
        {!props.shared && (
          <>
            <div className={css.line}>
              <b>{w.all}</b>
              <Choices
                label={w.all}
                value={common ?? ("" as WindowPolicy)}
                onChange={(to) => policy.setAllWindows(to)}
                among={WINDOW_POLICIES.map((id) => ({ id, text: w.window[id] }))}
              />
            </div>
            {titles.length > 0 && (
              <section>
                <h3>{w.cards}</h3>
                {titles.map((title) => (
                  <label key={title} className={css.row}>
                    <span>
                      <Emblem card={title} size={26} /> {nameOf(props, "event", title)}
                    </span>
                    <select
                      value={cardPolicy(policy, title)}
                      onChange={({ currentTarget }) => policy.setCard(EVENTS[title]?.id ?? "", currentTarget.value as CardPolicy)}
                    >
                      {CARD_POLICIES.map((one) => (
                        <option key={one} value={one}>
                          {w.card[one]}
                        </option>
                      ))}
                    </select>
                  </label>
                ))}
              </section>
            )}
            <section>
              <h3>{w.windows}</h3>
              {WINDOW_STEPS.map(([step]) => (
                <label key={step} className={css.row}>
                  <span>{nameOf(props, "window", momentOf(step))}</span>
                  <select
                    value={windowPolicy(policy, step)}
                    onChange={({ currentTarget }) => policy.setWindow(step, currentTarget.value as WindowPolicy)}
                  >
                    {WINDOW_POLICIES.map((one) => (
                      <option key={one} value={one}>
                        {w.window[one]}
                      </option>
                    ))}
                  </select>
                </label>
              ))}
            </section>
            <div>
              <Button onClick={() => policy.reset()}>{w.usual}</Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}
