import type { Line } from "@stormakt/mare-balticum/catalog";
import { PROVINCES } from "@stormakt/mare-balticum/catalog";
import { plainly } from "@stormakt/words";
import { Button } from "../../kit/button.tsx";
import { lights } from "../../kit/light.ts";
import { Panel } from "../../kit/paper.tsx";
import { offerOf, offersOf, pick } from "../kit/offers.ts";
import { memoryOf } from "../kit/question.ts";
import type { ChangeDraft, Draft } from "./draft.ts";
import { ForceMark, UnitMark } from "./marks.tsx";
import type { Movable } from "./movables.ts";
import { canMove, heldBy, leaderAfter, movableName } from "./movables.ts";
import type { Props } from "./offers.ts";
import { Option } from "./option.tsx";
import css from "./tasks.module.css";
import { boardWords } from "./words.ts";

interface MovingProps {
  readonly props: Props;
  readonly draft: Draft;
  readonly change: ChangeDraft;
  readonly movables: readonly Movable[];
}
/** What moves, where it may go, and why not elsewhere. */
export function Moving({ props, draft, change, movables }: MovingProps) {
  const w = boardWords(props.language);
  const { line } = memoryOf<{ line: Line }>(props);
  const held = movables.find(({ key }) => key === draft.group);
  const end = offerOf(props, "endMovement");
  const deserters = offersOf(props, "desert");
  return (
    <Panel title={w.moving.title(props.speaker.name({ thing: "line", id: line }))} className={css.task}>
      {end !== undefined && end.rule !== null && (
        <p className={css.warn}>
          {w.moving.before} {props.speaker.refusal(end.rule)}
        </p>
      )}
      <p className={css.help}>{movables.length === 0 ? w.moving.nothing : w.moving.help}</p>
      <div className={css.options}>
        {movables.map((movable) => {
          const may = canMove(movable);
          const rule = heldBy(movable);
          return (
            <button
              key={movable.key}
              type="button"
              className={css.option}
              data-state={movable === held ? "chosen" : may ? "may" : "refused"}
              aria-pressed={movable === held}
              onClick={() => {
                props.unchoose();
                change({ group: movable === held ? null : movable.key });
              }}
              {...(movable.from === null ? {} : lights({ thing: "province", id: movable.from }))}
            >
              <ForceMark force={movable.force} size={26} />
              <span>
                <b>{movableName(w, props, movable)}</b>
                {!may && <small>{rule === null ? w.moving.stays : props.speaker.refusal(rule)}</small>}
                {may && movable.goods > 0 && <small>{w.moving.sells(movable.goods)}</small>}
              </span>
              <span className={css.units}>
                {movable.lines.map((unit, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: units of one line are alike
                  <UnitMark key={at} line={unit} size={20} />
                ))}
              </span>
            </button>
          );
        })}
      </div>
      {held !== undefined && <Ways props={props} held={held} />}
      {deserters.length > 0 && (
        <details className={css.why}>
          <summary>{w.moving.desert}</summary>
          <p className={css.help}>{w.moving.desertHelp}</p>
          <div className={css.row}>
            {deserters.map((offer) => (
              <Button
                key={JSON.stringify(offer.action)}
                small
                look={offer.rule === null ? "plain" : "quiet"}
                aria-disabled={offer.rule !== null}
                onClick={() => pick(props, offer)}
                {...lights({ thing: "province", id: offer.action.province })}
              >
                <ForceMark force={offer.action.force} size={18} /> {props.speaker.name({ thing: "province", id: offer.action.province })}{" "}
                {offer.action.circle + 1}
                {offer.rule !== null && <span className="aloud"> {plainly([props.speaker.refusal(offer.rule)])}</span>}
              </Button>
            ))}
          </div>
        </details>
      )}
    </Panel>
  );
}
function Ways({ props, held }: { readonly props: Props; readonly held: Movable }) {
  const w = boardWords(props.language);
  const { table } = props.view;
  const open = held.ways.filter(({ offer }) => offer.rule === null);
  const closed = new Map<string, string[]>();
  for (const { to, offer } of held.ways) {
    if (offer.rule === null) continue;
    const names = closed.get(offer.rule) ?? [];
    names.push(props.speaker.name({ thing: "province", id: to }));
    closed.set(offer.rule, names);
  }
  return (
    <>
      <h3 className={css.sub}>{w.moving.to(movableName(w, props, held))}</h3>
      <div className={css.options}>
        {PROVINCES.flatMap((province) => open.filter(({ to }) => to === province)).map(({ to, offer }) => {
          const leader = leaderAfter(table, held, to);
          return (
            <Option
              key={to}
              props={props}
              offer={offer}
              name={props.speaker.name({ thing: "province", id: to })}
              note={leader === null ? undefined : w.moving.merge(props.speaker.name({ thing: "line", id: leader }))}
              about={{ thing: "province", id: to }}
            />
          );
        })}
      </div>
      {closed.size > 0 && (
        <details className={css.why} open={open.length === 0}>
          <summary>{w.moving.whyNot}</summary>
          <ul>
            {[...closed].map(([rule, names]) => (
              <li key={rule}>
                <b>{names.join(", ")}</b>: {props.speaker.refusal(rule)}{" "}
                <button type="button" className="linklike" onClick={() => props.openRule(rule)}>
                  {rule}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
