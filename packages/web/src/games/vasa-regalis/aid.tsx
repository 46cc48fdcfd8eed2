import { ROLES, thresholdOf } from "@stormakt/vasa-regalis/catalog";
import type { Speaker } from "@stormakt/words";
import { AidLines, AidSheet } from "../../kit/aid-sheet.tsx";
import css from "./aid.module.css";
import { GoodsPictures, RoleIcon } from "./art.tsx";
import { boardWords } from "./words.ts";

/** One page to lie beside the board. */
export function Aid({ speaker }: { readonly speaker: Speaker }) {
  const w = boardWords(speaker.language);
  return (
    <AidSheet title={w.aid.title} className={css.aid}>
      <GoodsPictures />
      <AidLines heading={w.aid.round} lines={w.aid.steps} inOrder />
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
      <AidLines heading={w.aid.end} lines={w.aid.ends}>
        <p>
          {w.aid.table}:{" "}
          {[3, 4, 5].map((seats) => (
            <b key={seats} className="num">
              {seats} → {thresholdOf(seats)}
              {"  "}
            </b>
          ))}
        </p>
      </AidLines>
    </AidSheet>
  );
}
