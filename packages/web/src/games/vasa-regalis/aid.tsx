import { ROLES, thresholdOf } from "@stormakt/vasa-regalis/catalog";
import type { Speaker } from "@stormakt/words";
import css from "./aid.module.css";
import { GoodsSprite, RoleIcon } from "./art.tsx";
import { boardWords } from "./words.ts";

/** One page to lie beside the board. */
export function Aid({ speaker }: { readonly speaker: Speaker }) {
  const w = boardWords(speaker.language);
  return (
    <div className={css.aid}>
      <GoodsSprite />
      <h2>{w.aid.title}</h2>
      <section>
        <h3>{w.aid.round}</h3>
        <ol>
          {w.aid.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <section>
        <h3>{w.aid.roles}</h3>
        <dl>
          {ROLES.map((role) => (
            <div key={role}>
              <RoleIcon role={role} className={css.icon} />
              <dt>{speaker.name({ thing: "role", id: role })}</dt>
              <dd>{speaker.name({ thing: "roleHelp", id: role })}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h3>{w.aid.end}</h3>
        <ul>
          {w.aid.ends.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>
          {w.aid.table}:{" "}
          {[3, 4, 5].map((seats) => (
            <b key={seats} className="num">
              {seats} → {thresholdOf(seats)}
              {"  "}
            </b>
          ))}
        </p>
      </section>
    </div>
  );
}
