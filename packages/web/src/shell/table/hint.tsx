import type { TableInfo } from "@stormakt/protocol";
import type { Language, Part } from "@stormakt/words";
import { isNamed, plainly } from "@stormakt/words";
import { localeOf } from "@stormakt/words/languages";
import { memo, useEffect } from "react";
import { phraseFor } from "../../games/catalogue.ts";
import { Button } from "../../kit/button.tsx";
import { light } from "../../kit/light.ts";
import { Icon } from "../../kit/marks.tsx";
import { Sentence } from "../../kit/sentence.tsx";
import type { Hint, HintedMove } from "../../offline/thinking.ts";
import { useT } from "../../words/index.ts";
import type { AnyBoardProps } from "./context.ts";
import { useAtTable, useTable } from "./context.ts";
import css from "./hint.module.css";

/** Help is for those who play against bots alone. */
export const isAloneAmongBots = (info: TableInfo, mine: readonly number[]): boolean =>
  mine.length === 1 && info.seats.every(({ person, free }, seat) => mine.includes(seat) || (person === null && !free));

/** Asks what a strong player would do. */
export function HintButton({ asked }: { readonly asked: boolean }) {
  const t = useT();
  const { table } = useAtTable();
  const info = useTable((state) => state.info);
  const mine = useTable((state) => state.mine);
  const hint = useTable((state) => state.desk.hint);
  if (info === null || !asked || !isAloneAmongBots(info, mine)) return null;
  return (
    <Button
      look={hint === null ? "quiet" : "brass"}
      className={css.ask}
      aria-pressed={hint !== null}
      onClick={() => (hint === null ? void table.askHint() : table.dropHint())}
      title={t.hint.title}
    >
      <Icon name="lamp" />
      {t.hint.ask}
    </Button>
  );
}

/** The best few moves, how they compare, and why. */
export const HintPanel = memo(function HintPanel({ props }: { readonly props: AnyBoardProps }) {
  const t = useT();
  const { table } = useAtTable();
  const hint = useTable((state) => state.desk.hint);
  if (hint === null) return null;
  return (
    <section className={`${css.hint} no-print`} aria-label={t.hint.title} aria-live="polite" aria-busy={hint.told === "asked"}>
      <header>
        <Icon name="lamp" size={26} className={css.lamp} />
        <h2>{t.hint.title}</h2>
        <Button look="quiet" small onClick={() => table.dropHint()} aria-label={t.hint.close}>
          <Icon name="close" size={18} />
        </Button>
      </header>
      {hint.told === "asked" ? (
        <p>{t.hint.thinking}</p>
      ) : hint.told === "failed" ? (
        <p>{t.hint.failed}</p>
      ) : (
        <Advice hint={hint.told} props={props} />
      )}
      <p className={css.noted}>{t.hint.noted}</p>
    </section>
  );
});
function Advice({ hint: { moves: all, isOnly, reasons }, props }: { readonly hint: Hint; readonly props: AnyBoardProps }) {
  const t = useT();
  const { speaker, catalogue } = useAtTable();
  // Plans and the like are said alike, however they differ: then the best of them stands for all.
  const moves = all.filter(
    ({ action }, at) => all.findIndex((other) => plainly(speaker.move(other.action)) === plainly(speaker.move(action))) === at,
  );
  const [best] = moves;
  const percent = (share: number): string => inHundred(speaker.language, share);
  const point = (action: { readonly kind: string }): void => pointAt(speaker.move(action));
  useEffect(() => {
    if (best !== undefined) pointAt(speaker.move(best.action));
    return () => light(null);
  }, [best, speaker]);
  const chosen = props.chosen === null ? null : JSON.stringify(props.chosen);
  const named = (sign: 1 | -1): string =>
    [
      ...new Set(
        reasons.filter(({ amount }) => amount * sign > 0).map(({ feature }) => phraseFor(catalogue.reasons, feature) ?? t.hint.whole),
      ),
    ].join(t.hint.and);
  const [speaksFor, against] = [named(1), named(-1)];
  if (best === undefined) return <p>{t.hint.failed}</p>;
  return (
    <>
      <ol className={css.moves}>
        {moves.map((move, at) => {
          const { action, chance, error } = move;
          return (
            <li key={JSON.stringify(action)} data-best={at === 0 || undefined}>
              <button
                type="button"
                aria-pressed={JSON.stringify(action) === chosen}
                onClick={() => props.choose(action)}
                onPointerEnter={() => point(action)}
                onPointerLeave={() => point(best.action)}
                onFocus={() => point(action)}
                onBlur={() => point(best.action)}
              >
                <span className={css.move}>
                  <Sentence plain parts={speaker.move(action)} />
                </span>
                {!isOnly && (
                  <>
                    <span className={css.bar} aria-hidden="true">
                      <i style={{ width: `${Math.round(chance * 100)}%` }} />
                    </span>
                    <span className={`${css.chance} num`}>{t.hint.chance(percent(chance))}</span>
                    <small>
                      {at === 0 ? t.hint.give(percent(error)) : isAsGood(best, move) ? t.hint.asGood : t.hint.behind(percent(move.behind))}
                    </small>
                  </>
                )}
              </button>
            </li>
          );
        })}
      </ol>
      {isOnly ? (
        <p>{t.hint.only}</p>
      ) : (
        <p>
          {speaksFor !== "" && t.hint.for(speaksFor)} {against !== "" && t.hint.against(against)}
          {speaksFor === "" && against === "" && t.hint[withoutReasons(all)]}
        </p>
      )}
    </>
  );
}
/** Chances closer to none or all than this are as good as that, and closer to each other as good as the same. */
const AS_GOOD_AS = 0.005;
const isAsGood = (best: HintedMove, { error, behind }: HintedMove): boolean => behind < Math.max(Math.hypot(error, best.error), AS_GOOD_AS);
/** What is to be said where no reasons are. */
function withoutReasons([best, next]: readonly HintedMove[]): "won" | "lost" | "alone" | "same" | "further" {
  if (best === undefined || best.chance < AS_GOOD_AS) return "lost";
  if (next === undefined) return "alone";
  if (best.chance > 1 - AS_GOOD_AS && isAsGood(best, next)) return "won";
  return isAsGood(best, next) ? "same" : "further";
}
/** What a move is aimed at lights up on the board. */
function pointAt(parts: readonly Part[]): void {
  const named = parts.findLast(isNamed);
  light(named === undefined ? null : { thing: named.thing, id: named.id });
}
const inHundred = (language: Language, share: number): string =>
  new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: share < 0.095 ? 1 : 0 }).format(share * 100);
