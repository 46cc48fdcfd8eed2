import { enemiesAt, roundOutlooks } from "@stormakt/mare-balticum/advice";
import { powerAt } from "@stormakt/mare-balticum/catalog";
import { In } from "../../kit/areas.tsx";
import { Button } from "../../kit/button.tsx";
import { Icon } from "../../kit/marks.tsx";
import { BattleCard } from "../../maps/mare-balticum/furniture.tsx";
import { EnemyMark, LineName, UnitMark } from "./marks.tsx";
import type { Battle, Props } from "./offers.ts";
import { POWER_ARMS } from "./offers.ts";
import css from "./tasks.module.css";
import type { BattleCards, Fighter } from "./use-battle-cards.ts";
import { useBattleCards } from "./use-battle-cards.ts";
import { boardWords } from "./words.ts";

/** Both sides of a battle, the cards of this round, and what so many attackers would bring. */
export function Fight({ props, battle }: { readonly props: Props; readonly battle: Battle }) {
  const w = boardWords(props.language);
  const cards = useBattleCards(props, battle);
  const foes = enemiesAt(props.view.table, battle.province, battle.target);
  return (
    <>
      <div className={css.fight} data-fight="">
        <section className={css.side}>
          <h3 className="caps">{w.battle.ours}</h3>
          <ol>
            {cards.fighters.map((fighter) => (
              <li key={fighter.place} className={css.fighter} data-own={(cards.choosing && fighter.isOwn) || undefined}>
                <UnitMark line={fighter.line} size={30} />
                <LineName props={props} line={fighter.line} size={18} />
                <CardOf props={props} force={battle.force} cards={cards} fighter={fighter} />
              </li>
            ))}
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
              <EnemyMark key={foe} charge={POWER_ARMS[powerAt(battle.province)]?.charge ?? "eagle"} size={38} />
            ))}
          </span>
        </section>
      </div>
      {cards.choosing && cards.own > 1 && <SealCards props={props} cards={cards} />}
      {cards.isSealed && <p className={css.help}>{w.sealed}</p>}
      {cards.isOpen && <Outlook props={props} cards={cards} foes={foes} />}
    </>
  );
}

interface CardOfProps {
  readonly props: Props;
  readonly force: Battle["force"];
  readonly cards: BattleCards;
  readonly fighter: Fighter;
}
/** The card of one subject: a choice of two, the one sealed, or a back. */
function CardOf({ props, force, cards, fighter: { place, isOwn, hasCommitted } }: CardOfProps) {
  const w = boardWords(props.language).battle;
  const attacks = cards.attackers.includes(place);
  if (cards.choosing && isOwn)
    return (
      <span className={css.cards}>
        {([true, false] as const).map((attack) => (
          <button
            key={String(attack)}
            type="button"
            aria-pressed={cards.single ? isPlayed(props, attack) : attacks === attack}
            aria-label={`${props.speaker.name({ thing: "force", id: force }, "member")} ${place + 1}: ${attack ? w.attack : w.defend}`}
            onClick={() => cards.play(place, attack)}
          >
            <BattleCard side={attack ? "attack" : "defend"} title={attack ? w.attack : w.defend} />
          </button>
        ))}
      </span>
    );
  if (isOwn && cards.isSealed) return <BattleCard side={attacks ? "attack" : "defend"} title={attacks ? w.attack : w.defend} />;
  return cards.isOpen ? <BattleCard side="hidden" title={hasCommitted ? w.hidden : w.waits} /> : null;
}
const isPlayed = ({ chosen }: Props, attack: boolean): boolean => chosen?.kind === "playCards" && chosen.attackers.length > 0 === attack;

interface CardsProps {
  readonly props: Props;
  readonly cards: BattleCards;
}
/** All own cards are committed by one seal. */
function SealCards({ props, cards: { offer, chosen } }: CardsProps) {
  const w = boardWords(props.language).battle;
  if (offer === undefined) return null;
  return (
    <In area="seal">
      <div className={css.seal}>
        {offer.rule !== null && <span className={css.help}>{props.speaker.refusal(offer.rule)}</span>}
        <Button
          look="brass"
          data-seal-cards=""
          onClick={() => (offer.rule === null ? props.act(offer.action) : props.explain(offer))}
          aria-disabled={offer.rule !== null}
        >
          <Icon name="check" size={18} /> {w.sealAll(chosen)}
        </Button>
      </div>
    </In>
  );
}
/** What so many attackers would bring; those that are possible with the own cards are marked. */
function Outlook({ props, cards: { fighters, own, attackers: mine, single }, foes }: CardsProps & { readonly foes: number }) {
  const w = boardWords(props.language).battle;
  const least = single ? 0 : mine.length;
  const most = single ? fighters.length : mine.length + fighters.length - own;
  return (
    <section className={css.outlook}>
      <h3 className="caps">{w.outlook}</h3>
      <ul>
        {roundOutlooks(fighters.length, foes).map(({ attackers, result, subjectsLeft, enemiesLeft }) => (
          <li key={attackers} data-now={(own > 0 && attackers >= least && attackers <= most) || undefined}>
            <b className="num">{attackers}</b>
            <span aria-hidden="true">{result === "won" ? "✓" : result === "lost" ? "✕" : "…"}</span>
            <span>{result === "goesOn" ? w.result.goesOn(subjectsLeft, enemiesLeft) : w.result[result]}</span>
          </li>
        ))}
      </ul>
      <p className={css.help}>{w.reward}</p>
    </section>
  );
}
