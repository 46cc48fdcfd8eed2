import { RESULT_TITLES, TRADE_INCOME } from "@stormakt/svea-rike/catalog";
import type { Speaker } from "@stormakt/words";
import { AidLines } from "../../kit/aid-sheet.tsx";
import css from "./aid.module.css";
import { momentOf, WINDOW_STEPS } from "./orders.ts";
import { boardWords } from "./words.ts";

/** One page to lie beside the board. */
export function Aid({ speaker }: { readonly speaker: Speaker }) {
  const w = boardWords(speaker.language);
  const { aid, score } = w;
  return (
    <div className={css.aid}>
      <h2>{aid.title}</h2>
      <AidLines heading={aid.turn} lines={aid.steps} inOrder />
      <section>
        <h3>{aid.activities}</h3>
        <ul>
          <li>{aid.agriculture}</li>
          <li>{aid.commerce}</li>
          <li>{aid.culture}</li>
        </ul>
        <p className="num">{TRADE_INCOME.slice(1).join(" · ")}</p>
      </section>
      <AidLines heading={aid.war} lines={aid.wars} inOrder />
      <section>
        <h3>{w.orders.windows}</h3>
        <ul className={css.columns}>
          {WINDOW_STEPS.map(([step]) => (
            <li key={step}>{speaker.name({ thing: "window", id: momentOf(step) })}</li>
          ))}
        </ul>
      </section>
      <section>
        <h3>{aid.score}</h3>
        <ul className={css.columns}>
          {(["gold", "crowns", "troops", "series", "merchants", "trophies"] as const).map((key) => (
            <li key={key}>{score[key]}</li>
          ))}
        </ul>
        <ul className={css.columns}>
          {RESULT_TITLES.filter(({ from }) => Number.isFinite(from)).map(({ id, from }) => (
            <li key={id}>
              <b className="num">{from}</b> {speaker.name({ thing: "title", id })}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
