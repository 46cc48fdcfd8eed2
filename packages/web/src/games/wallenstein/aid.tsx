import { ACTION, hungerFor, PRICE_OF } from "@stormakt/wallenstein/catalog";
import type { Speaker } from "@stormakt/words";
import { AidLines, AidPair, AidSheet } from "../../kit/aid-sheet.tsx";
import css from "./aid.module.css";
import { BoxMark, SmallMark } from "./marks.tsx";
import { WALLENSTEIN_ARMS } from "./offers.ts";
import { boardWords } from "./words.ts";

/** One page to lie beside the board. */
export function Aid({ speaker }: { readonly speaker: Speaker }) {
  const w = boardWords(speaker.language);
  const [arms] = WALLENSTEIN_ARMS;
  return (
    <AidSheet title={w.aid.title} className={css.aid}>
      <AidLines heading={w.aid.round} lines={w.aid.steps} inOrder />
      <section>
        <h3>{w.aid.actions}</h3>
        <dl>
          {ACTION.all.map((action) => (
            <div key={action}>
              {arms !== undefined && <BoxMark box={action} arms={arms} size={34} />}
              <dt>
                {w.boxes[action]}{" "}
                {(PRICE_OF[action] ?? 0) > 0 && (
                  <small>
                    <SmallMark of="coin" size={15} /> {PRICE_OF[action]}
                  </small>
                )}
              </dt>
              <dd>{speaker.name({ thing: "actionHelp", id: action })}</dd>
            </div>
          ))}
        </dl>
      </section>
      <AidPair>
        <AidLines heading={w.aid.battle} lines={w.aid.battles} />
        <AidLines heading={w.aid.winter} lines={w.aid.winters}>
          <table>
            <thead>
              <tr>
                <th scope="col">{w.aid.shortage}</th>
                <th scope="col">{w.aid.revolts}</th>
                <th scope="col">{w.aid.peasants}</th>
              </tr>
            </thead>
            <tbody>
              {[1, 2, 3, 4, 5, 6, 7].map((short) => (
                <tr key={short}>
                  <td>{short === 7 ? "7+" : short}</td>
                  <td>{hungerFor(short).revolts}</td>
                  <td>{hungerFor(short).peasants}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </AidLines>
      </AidPair>
      <AidLines heading={w.aid.scoring} lines={w.aid.scores} />
    </AidSheet>
  );
}
