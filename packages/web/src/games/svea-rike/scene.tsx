import { HISTORY } from "@stormakt/svea-rike/catalog";
import type { SveaRike } from "@stormakt/svea-rike/types";
import { Die, Icon, Shield } from "../../kit/marks.tsx";
import { HistoryCard } from "../../maps/svea-rike/furniture.tsx";
import type { SceneProps } from "../plugin.ts";
import { Emblem } from "./emblems.tsx";
import { COUNTRY_ARMS, FAMILY_ARMS, nameOf } from "./offers.ts";
import css from "./scene.module.css";
import { boardWords } from "./words.ts";

/** A card that is played, with its text; a history card that is bought; a war, throw by throw. */
export function Scene({ events, props }: SceneProps<SveaRike>) {
  const played = events.find((event) => event.kind === "cardPlayed");
  const bought = events.find((event) => event.kind === "historyBought" || event.kind === "rewardHistory");
  const rolls = events.filter((event) => event.kind === "swedeRolls" || event.kind === "enemyRolls");
  if (played !== undefined)
    return (
      <div className={css.card}>
        <Emblem card={played.card} size={56} />
        <div>
          <h3>{nameOf(props, "event", played.card)}</h3>
          <p>{nameOf(props, "event", played.card, "text")}</p>
        </div>
      </div>
    );
  if (bought !== undefined) {
    const card = HISTORY[bought.history];
    return card === undefined ? null : (
      <div className={css.bought}>
        <HistoryCard
          name={nameOf(props, "history", bought.history)}
          series={card.series}
          seriesName={nameOf(props, "series", card.series)}
          era={card.era}
          cost={card.cost}
        >
          {nameOf(props, "history", bought.history, "text")}
        </HistoryCard>
      </div>
    );
  }
  if (rolls.length === 0) return null;
  const w = boardWords(props.language).war;
  const country = props.view.table.war?.country ?? 0;
  const rounds: { ours: boolean; rolls: typeof rolls }[] = [];
  for (const roll of rolls) {
    const ours = roll.kind === "swedeRolls";
    const last = rounds.at(-1);
    if (last?.ours === ours) last.rolls.push(roll);
    else rounds.push({ ours, rolls: [roll] });
  }
  return (
    <ol className={css.rounds}>
      {rounds.map((round, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rounds are told apart by their order alone
        <li key={at} style={{ animationDelay: `${at * 420}ms` }}>
          <b>{round.ours ? w.sweden : nameOf(props, "country", country)}</b>
          <span>
            {round.rolls.map((roll, n) => {
              const arms = roll.kind === "swedeRolls" ? FAMILY_ARMS[roll.seat] : COUNTRY_ARMS[country];
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: throws are told apart by their order alone
                <span key={n} className={css.throw} data-hit={roll.hit === 1 || undefined}>
                  {arms !== undefined && <Shield arms={arms} size={20} />}
                  <Die value={roll.die} size={30} />
                  <small className="num">≤ {roll.value}</small>
                  {roll.hit === 1 && <Icon name="check" size={16} />}
                </span>
              );
            })}
          </span>
        </li>
      ))}
    </ol>
  );
}
