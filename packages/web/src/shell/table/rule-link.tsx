import { useT } from "../../words/index.ts";
import { useAtTable } from "./context.ts";
import css from "./rule-link.module.css";

/** Opens the rulebook at a rule. Rules of the table itself (not your turn) have no line there. */
export function RuleLink({ rule }: { readonly rule: string }) {
  const t = useT();
  const { openRule } = useAtTable();
  if (rule.startsWith("kernel.")) return null;
  return (
    <button type="button" className={css.link} onClick={() => openRule(rule)} aria-label={`${rule}: ${t.table.openRule}`}>
      {rule}
    </button>
  );
}
