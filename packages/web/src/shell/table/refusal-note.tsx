import { plainly } from "@stormakt/words";
import { Icon, Seal } from "../../kit/marks.tsx";
import { useT } from "../../words/index.ts";
import { useAtTable, useTable } from "./context.ts";
import css from "./refusal-note.module.css";
import { RuleLink } from "./rule-link.tsx";

/** Why something is not allowed: a crossed seal, one sentence, the rule in its words. It stays until the next act. */
export function RefusalNote() {
  const t = useT();
  const { speaker, rulebook, table } = useAtTable();
  const refused = useTable((state) => state.refused);
  if (refused === null) return null;
  const line = rulebook.flatMap(({ rules }) => rules).find(({ id }) => id === refused.rule);
  return (
    <section className={css.note} role="alert">
      <Seal crossed size={44} />
      <div>
        <p>
          {refused.action !== null && <b>{plainly(speaker.move(refused.action))}: </b>}
          {speaker.refusal(refused.rule)}
        </p>
        {line !== undefined && <blockquote>{line.text}</blockquote>}
        <RuleLink rule={refused.rule} />
      </div>
      <button type="button" onClick={() => table.unchoose()} aria-label={t.close}>
        <Icon name="close" size={18} />
      </button>
    </section>
  );
}
