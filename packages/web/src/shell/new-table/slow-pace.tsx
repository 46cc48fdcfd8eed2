import { Choices } from "../../kit/choices.tsx";
import { useT } from "../../words/index.ts";
import css from "./new-table.module.css";
import type { SlowPlan } from "./slow.ts";
import { TIMEOUTS, TIMES } from "./slow.ts";

export function SlowPace({ plan, onChange }: { plan: SlowPlan; onChange(plan: SlowPlan): void }) {
  const t = useT();
  return (
    <>
      <label className={css.check}>
        {t.slow.each}
        <select value={plan.each} onChange={({ target }) => onChange({ ...plan, each: Number(target.value) })}>
          {TIMES.map((each) => (
            <option key={each} value={each}>
              {t.slow.times[each]}
            </option>
          ))}
        </select>
      </label>
      <label className={css.check}>
        <input type="checkbox" checked={plan.weekends} onChange={({ target }) => onChange({ ...plan, weekends: target.checked })} />
        {t.slow.weekends}
      </label>
      <label className={css.check}>
        <input type="checkbox" checked={plan.holidays} onChange={({ target }) => onChange({ ...plan, holidays: target.checked })} />
        {t.slow.holidays}
      </label>
      <p>{t.slow.timeout}</p>
      <Choices
        label={t.slow.timeout}
        value={plan.timeout}
        onChange={(timeout) => onChange({ ...plan, timeout })}
        among={TIMEOUTS.map((id) => ({ id, text: t.slow.timeouts[id] ?? id }))}
      />
    </>
  );
}
