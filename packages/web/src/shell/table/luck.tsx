import { localeOf } from "@stormakt/words/languages";
import { useMemo } from "react";
import { Shield } from "../../kit/marks.tsx";
import { Sheet } from "../../kit/paper.tsx";
import { useT } from "../../words/index.ts";
import { isChance } from "./chance.ts";
import { useAtTable, useLines, useTable } from "./context.ts";
import css from "./ending.module.css";
import { momentsOf } from "./moments.ts";

/** What dice and draws gave against expectation, and the proof that they were honest. */
export function Luck() {
  const t = useT();
  const { plugin, arms, names, speaker } = useAtTable();
  const info = useTable((state) => state.info);
  const lines = useLines();
  const tenths = new Intl.NumberFormat(localeOf(speaker.language), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const luck = useMemo(() => {
    const events = lines.flatMap((line) => (line.kind === "moved" || line.kind === "began" ? line.events : []));
    return info === null ? [] : (plugin.luck?.(events, info.config, speaker.language) ?? []);
  }, [lines, plugin, info, speaker.language]);
  const fell = useMemo(() => momentsOf(lines).filter(({ line }) => isChance(plugin, line)).length, [lines, plugin]);
  const finished = lines.find((line) => line.kind === "finished");
  const seed = finished?.kind === "finished" ? finished.seed : null;
  return (
    <Sheet className={css.luck}>
      <h3>{t.ending.luck}</h3>
      {luck.length === 0 ? (
        <p>{fell === 0 ? t.ending.noLuck : t.ending.someLuck(fell)}</p>
      ) : (
        <ul>
          {luck.map(({ seat, what, got, expected }) => (
            <li key={`${seat}${what}`}>
              {arms[seat] !== undefined && <Shield arms={arms[seat]} size={20} />} <b>{names[seat]}</b> {what}:{" "}
              {t.ending.luckRow(got, tenths.format(expected))}
              <span className={css.balance} aria-hidden="true">
                <i style={{ width: `${Math.min(100, (got / Math.max(got, expected, 1)) * 100)}%` }} />
                <u style={{ left: `${Math.min(100, (expected / Math.max(got, expected, 1)) * 100)}%` }} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {seed !== null && (
        <details className={css.fair}>
          <summary>{t.ending.fair}</summary>
          <p>{t.ending.fairHelp}</p>
          <dl>
            <dt>{t.ending.commitment}</dt>
            <dd>{info?.commitment}</dd>
            <dt>{t.ending.seed}</dt>
            <dd>{seed}</dd>
          </dl>
        </details>
      )}
    </Sheet>
  );
}
