import { isNamed } from "@stormakt/words";
import { light } from "../../kit/light.ts";
import { Sentence } from "../../kit/sentence.tsx";
import { useSettings } from "../../settings.ts";
import { useT } from "../../words/index.ts";
import type { AnyBoardProps } from "./context.ts";
import { useAtTable } from "./context.ts";
import css from "./move-list.module.css";
import { RuleLink } from "./rule-link.tsx";

/** Every move in words: for the keyboard, for those who hear the page, and in case of doubt. */
export function MoveList({ props }: { readonly props: AnyBoardProps }) {
  const t = useT();
  const { speaker } = useAtTable();
  const { showRefused, set } = useSettings();
  const { choices, chosen, composable } = props;
  const legal = choices.filter(({ rule }) => rule === null);
  const refused = choices.filter(({ rule }) => rule !== null);
  const marked = chosen === null ? null : JSON.stringify(chosen);
  /** The things a move speaks of light up on the board. */
  const point = (action: { readonly kind: string }): void => {
    const named = speaker.move(action).find(isNamed);
    light(named === undefined ? null : { thing: named.thing, id: named.id });
  };
  if (choices.length === 0) return <p className={css.none}>{composable.length > 0 ? t.table.composeOnBoard : t.table.noMoves}</p>;
  return (
    <div className={css.list}>
      <ol aria-label={t.table.moves} data-moves="">
        {legal.map(({ action }, at) => {
          const key = JSON.stringify(action);
          return (
            <li key={key}>
              <button
                type="button"
                aria-pressed={key === marked}
                onClick={() => props.choose(action)}
                onPointerEnter={() => point(action)}
                onPointerLeave={() => light(null)}
                onFocus={() => point(action)}
                onBlur={() => light(null)}
              >
                <kbd aria-hidden="true">{at < 9 ? at + 1 : "·"}</kbd>
                <span>
                  <Sentence plain parts={speaker.move(action)} />
                </span>
              </button>
            </li>
          );
        })}
      </ol>
      <p className={css.keys}>{t.table.keys}</p>
      {refused.length > 0 && (
        <button type="button" className={css.toggle} aria-expanded={showRefused} onClick={() => set({ showRefused: !showRefused })}>
          {showRefused ? t.table.hideRefused : t.table.showRefused(refused.length)}
        </button>
      )}
      {showRefused && (
        <ul className={css.refused} aria-label={t.table.notAllowed}>
          {refused.map(({ action, rule }) => (
            <li key={JSON.stringify(action)}>
              <s>
                <Sentence plain parts={speaker.move(action)} />
              </s>
              <small>
                {speaker.refusal(rule ?? "")} {rule !== null && <RuleLink rule={rule} />}
              </small>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
