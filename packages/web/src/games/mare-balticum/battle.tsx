import { enemiesAt, goldOf, sizeOf } from "@stormakt/mare-balticum/advice";
import type { Line } from "@stormakt/mare-balticum/catalog";
import { plainly } from "@stormakt/words";
import { Panel } from "../../kit/paper.tsx";
import { offerOf, offersOf } from "../kit/offers.ts";
import { askedStep, frameOf } from "../kit/question.ts";
import { Fight } from "./fight.tsx";
import { ForceMark } from "./marks.tsx";
import type { Battle, Props } from "./offers.ts";
import { Option } from "./option.tsx";
import css from "./tasks.module.css";
import { boardWords } from "./words.ts";

/** Which battle next. */
export function Agenda({ props }: { readonly props: Props }) {
  const w = boardWords(props.language);
  const { table } = props.view;
  const fights = offersOf(props, "fight").filter(({ rule }) => rule === null);
  const end = offerOf(props, "endBattles");
  return (
    <Panel title={w.battle.agenda} className={css.task}>
      <p className={css.help}>{w.battle.agendaHelp}</p>
      <div className={css.options}>
        {fights.map((offer) => {
          const { province, force, target } = offer.action;
          return (
            <Option
              key={JSON.stringify(offer.action)}
              props={props}
              offer={offer}
              look={<ForceMark force={force} size={28} />}
              name={props.speaker.name({ thing: "province", id: province })}
              note={`${props.speaker.name({ thing: "force", id: force })} – ${props.speaker.name({ thing: "target", id: target })}`}
              aside={
                <b className="num">
                  {sizeOf(table, province, force)} : {enemiesAt(table, province, target)}
                </b>
              }
              about={{ thing: "province", id: province }}
            />
          );
        })}
        {end !== undefined && <Option props={props} offer={end} name={plainly(props.speaker.move(end.action))} />}
      </div>
    </Panel>
  );
}

/** A battle under way: who stands where, who has committed, and what so many attackers would bring. */
export function BattlePanel({ props, battle }: { readonly props: Props; readonly battle: Battle }) {
  const w = boardWords(props.language);
  const { table } = props.view;
  const { province, force, target } = battle;
  const step = askedStep(props);
  const foes = enemiesAt(table, province, target);
  const size = sizeOf(table, province, force);
  const gold = frameOf<{ line: Line }>(props.view, "hiring");
  return (
    <Panel
      title={w.battle.title(props.speaker.name({ thing: "province", id: province }))}
      aside={`${props.speaker.name({ thing: "force", id: force }, "the")} – ${props.speaker.name({ thing: "target", id: target })}`}
      className={css.task}
    >
      <Fight key={`${size} ${foes} ${props.prompt?.step}`} props={props} battle={battle} />
      {step === "hiring" && gold !== null && <p className={css.warn}>{w.battle.mercenaries(goldOf(table, gold.memory.line))}</p>}
      {step === "retreating" && <p className={css.warn}>{w.battle.canWin(size, foes)}</p>}
    </Panel>
  );
}
