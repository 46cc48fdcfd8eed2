import { controllerOf, enemiesAt, goldOf, roundOutlooks, sizeOf, subjectAt } from "@stormakt/mare-balticum/advice";
import type { Force, Line, Province } from "@stormakt/mare-balticum/catalog";
import { LARGEST_GROUP, NO_LINE, powerAt } from "@stormakt/mare-balticum/catalog";
import type { MareBalticum } from "@stormakt/mare-balticum/types";
import { plainly } from "@stormakt/words";
import { In } from "../../kit/areas.tsx";
import { Button } from "../../kit/button.tsx";
import { useDraft } from "../../kit/drafts.ts";
import { Icon } from "../../kit/marks.tsx";
import { Panel } from "../../kit/paper.tsx";
import { BattleCard } from "../../maps/mare-balticum/furniture.tsx";
import { offerOf, offersOf, pick } from "../kit/offers.ts";
import { askedStep, frameOf } from "../kit/question.ts";
import { EnemyMark, ForceMark, LineName, UnitMark } from "./marks.tsx";
import type { Battle, Props } from "./offers.ts";
import { POWER_ARMS } from "./offers.ts";
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
  const charge = POWER_ARMS[powerAt(province)]?.charge ?? "eagle";
  const gold = frameOf<{ line: Line }>(props.view, "hiring");
  return (
    <Panel
      title={w.battle.title(props.speaker.name({ thing: "province", id: province }))}
      aside={`${props.speaker.name({ thing: "force", id: force }, "the")} – ${props.speaker.name({ thing: "target", id: target })}`}
      className={css.task}
    >
      <Cards key={`${size} ${foes} ${props.prompt?.step}`} props={props} battle={battle} charge={charge} foes={foes} />
      {step === "hiring" && gold !== null && <p className={css.warn}>{w.battle.mercenaries(goldOf(table, gold.memory.line))}</p>}
      {step === "retreating" && <p className={css.warn}>{w.battle.canWin(size, foes)}</p>}
    </Panel>
  );
}
interface CardsProps {
  readonly props: Props;
  readonly battle: Battle;
  readonly charge: Parameters<typeof EnemyMark>[0]["charge"];
  readonly foes: number;
}
function Cards({ props, battle: { province, force }, charge = "eagle", foes }: CardsProps) {
  const w = boardWords(props.language);
  const { table } = props.view;
  const places = Array.from({ length: LARGEST_GROUP }, (_, place) => place).filter(
    (place) => subjectAt(table, province, force, place) !== NO_LINE,
  );
  const isOwn = (place: number): boolean => controllerOf(table, lineAt(table, province, force, place)) === props.seat;
  const own = places.filter(isOwn);
  const choosing = askedStep(props) === "playingCards";
  const [begun, setSet] = useDraft<readonly number[] | null>("cards", null);
  const set = begun ?? (own.length === LARGEST_GROUP ? own.slice(0, 2) : own);
  const frame = frameOf<object, MareBalticum>(props.view, "playingCards");
  const sealed = frame?.own ?? null;
  const mine = sealed?.kind === "playCards" ? sealed.attackers : choosing ? set : [];
  const offer = offerOf(
    props,
    "playCards",
    ({ attackers }) => attackers.length === set.length && attackers.every((place) => set.includes(place)),
  );
  const single = choosing && own.length === 1;
  const play = (place: number, attacks: boolean): void => {
    const next = places.filter((one) => (one === place ? attacks : set.includes(one)));
    setSet(next);
    if (single)
      pick(
        props,
        offerOf(props, "playCards", ({ attackers }) => attackers.length === (attacks ? 1 : 0)),
      );
  };
  return (
    <>
      <div className={css.fight} data-fight="">
        <section className={css.side}>
          <h3 className="caps">{w.battle.ours}</h3>
          <ol>
            {places.map((place) => {
              const line = lineAt(table, province, force, place);
              const seat = controllerOf(table, line);
              const isSealed = frame?.answered.includes(seat) === true;
              const attacks = mine.includes(place);
              return (
                <li key={place} className={css.fighter} data-own={(choosing && isOwn(place)) || undefined}>
                  <UnitMark line={line} size={30} />
                  <LineName props={props} line={line} size={18} />
                  {choosing && isOwn(place) ? (
                    <span className={css.cards}>
                      {([true, false] as const).map((attack) => (
                        <button
                          key={String(attack)}
                          type="button"
                          aria-pressed={single ? isPlayed(props, attack) : attacks === attack}
                          aria-label={`${props.speaker.name({ thing: "force", id: force }, "member")} ${place + 1}: ${attack ? w.battle.attack : w.battle.defend}`}
                          onClick={() => play(place, attack)}
                        >
                          <BattleCard side={attack ? "attack" : "defend"} title={attack ? w.battle.attack : w.battle.defend} />
                        </button>
                      ))}
                    </span>
                  ) : isOwn(place) && sealed !== null ? (
                    <BattleCard side={attacks ? "attack" : "defend"} title={attacks ? w.battle.attack : w.battle.defend} />
                  ) : (
                    frame !== null && <BattleCard side="hidden" title={isSealed ? w.battle.hidden : w.battle.waits} />
                  )}
                </li>
              );
            })}
          </ol>
        </section>
        <span className={css.against} aria-hidden="true">
          ×
        </span>
        <section className={css.side}>
          <h3 className="caps">
            {w.battle.theirs}: {foes}
          </h3>
          <span className={css.foes}>
            {Array.from({ length: foes }, (_, foe) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: enemy units are alike
              <EnemyMark key={foe} charge={charge} size={38} />
            ))}
          </span>
        </section>
      </div>
      {choosing && own.length > 1 && offer !== undefined && (
        <In area="seal">
          <div className={css.seal}>
            {offer.rule !== null && <span className={css.help}>{props.speaker.refusal(offer.rule)}</span>}
            <Button
              look="brass"
              data-seal-cards=""
              onClick={() => (offer.rule === null ? props.act(offer.action) : props.explain(offer))}
              aria-disabled={offer.rule !== null}
            >
              <Icon name="check" size={18} /> {w.battle.sealAll(set.length)}
            </Button>
          </div>
        </In>
      )}
      {frame !== null && sealed !== null && <p className={css.help}>{w.sealed}</p>}
      {frame !== null && (
        <section className={css.outlook}>
          <h3 className="caps">{w.battle.outlook}</h3>
          <ul>
            {roundOutlooks(places.length, foes).map(({ attackers, result, subjectsLeft, enemiesLeft }) => {
              const least = single ? 0 : mine.length;
              const most = single ? places.length : mine.length + places.length - own.length;
              return (
                <li key={attackers} data-now={(own.length > 0 && attackers >= least && attackers <= most) || undefined}>
                  <b className="num">{attackers}</b>
                  <span aria-hidden="true">{result === "won" ? "✓" : result === "lost" ? "✕" : "…"}</span>
                  <span>{result === "goesOn" ? w.battle.result.goesOn(subjectsLeft, enemiesLeft) : w.battle.result[result]}</span>
                </li>
              );
            })}
          </ul>
          <p className={css.help}>{w.battle.reward}</p>
        </section>
      )}
    </>
  );
}
const lineAt = (table: Props["view"]["table"], province: Province, force: Force, place: number): Line =>
  subjectAt(table, province, force, place) as Line;
const isPlayed = ({ chosen }: Props, attack: boolean): boolean => chosen?.kind === "playCards" && chosen.attackers.length > 0 === attack;
