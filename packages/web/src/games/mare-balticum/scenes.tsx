import { halfTitlesOf } from "@stormakt/mare-balticum/advice";
import { KING, powerAt } from "@stormakt/mare-balticum/catalog";
import type { Event } from "@stormakt/mare-balticum/types";
import { useMemo } from "react";
import { Crown, Shield } from "../../kit/marks.tsx";
import { Sentence } from "../../kit/sentence.tsx";
import { BattleCard } from "../../maps/mare-balticum/furniture.tsx";
import { EnemyMark, LineName } from "./marks.tsx";
import type { TitleEvent } from "./news.ts";
import { newsOf } from "./news.ts";
import type { Props } from "./offers.ts";
import { armsOfLine, POWER_ARMS } from "./offers.ts";
import css from "./scenes.module.css";
import { boardWords, titlesIn } from "./words.ts";

const TITLES: ReadonlySet<string> = new Set<TitleEvent["kind"]>([
  "titleLost",
  "officeVacated",
  "officeTaken",
  "officeNotAwarded",
  "provinceWon",
  "kingTookProvince",
  "kingMovedMarker",
]);
export const isTitle = (event: Event): event is TitleEvent => TITLES.has(event.kind);

/** The cards of a battle turned over, who is lost, and how it ended. */
type Shown = Extract<Event, { kind: "cardsShown" }>;
export function CardsTurned({ shown, events, props }: { readonly shown: Shown; readonly events: readonly Event[]; readonly props: Props }) {
  // A scene may begin in the middle of a battle: what led to it was told before.
  const battle = useMemo(() => newsOf(events).battle ?? newsOf(props.toldSince("battleBegan")).battle, [events, props]);
  if (battle === null) return <Cards {...shown} props={props} />;
  const w = boardWords(props.language);
  const at = battle.rounds.length - 1;
  const round = battle.rounds[at];
  if (round === undefined) return null;
  const before = battle.rounds.slice(0, at).reduce((sum, { attackers }) => sum + attackers.length, 0);
  const foes = Math.max(0, battle.units - before);
  return (
    <>
      <h3 className={css.head}>
        {w.battle.title(props.speaker.name({ thing: "province", id: battle.province }))}{" "}
        <small>
          {w.battle.round(at + 1)} · {props.speaker.name({ thing: "force", id: battle.force }, "the")} –{" "}
          {props.speaker.name({ thing: "target", id: battle.target })}
        </small>
      </h3>
      <div className={css.field}>
        <Cards {...round} props={props} />
        <span className={css.foes}>
          {Array.from({ length: foes }, (_, foe) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: enemy units are alike
            <span key={foe} data-taken={foe < round.attackers.length || undefined}>
              <EnemyMark charge={POWER_ARMS[powerAt(battle.province)]?.charge ?? "eagle"} size={34} />
            </span>
          ))}
        </span>
      </div>
      {round.lost.length > 0 && (
        <p className={css.lost}>
          {w.battle.lost}: {round.lost.map((line) => props.speaker.name({ thing: "line", id: line })).join(", ")}
        </p>
      )}
      {battle.result !== null && (
        <p className={css.result}>
          <Sentence plain parts={props.speaker.event(battle.result)} />
        </p>
      )}
    </>
  );
}
function Cards({ attackers, defenders, props }: Pick<Shown, "attackers" | "defenders"> & { readonly props: Props }) {
  const w = boardWords(props.language);
  const cards = [
    ...attackers.map((line, i) => ({ line, key: `a${i}`, side: "attack" as const })),
    ...defenders.map((line, i) => ({ line, key: `d${i}`, side: "defend" as const })),
  ];
  return (
    <ol className={css.cards}>
      {cards.map(({ line, key, side }, i) => (
        <li key={key} style={{ animationDelay: `${i * 130}ms` }}>
          <BattleCard side={side} title={side === "attack" ? w.battle.attack : w.battle.defend} />
          <LineName props={props} line={line} size={18} />
        </li>
      ))}
    </ol>
  );
}
/** Titles and offices conferred, each with what its holder has now. */
export function Ceremony({ items, props }: { readonly items: readonly TitleEvent[]; readonly props: Props }) {
  const w = boardWords(props.language);
  const { table } = props.view;
  return (
    <>
      <h3 className={css.head}>{w.ceremony.title}</h3>
      <ol className={css.titles}>
        {items.map((item, at) => {
          const wins = item.kind === "officeTaken" || item.kind === "provinceWon" || item.kind === "kingTookProvince";
          const holder = item.kind === "kingTookProvince" || item.kind === "kingMovedMarker" ? KING : "line" in item ? item.line : null;
          return (
            <li key={JSON.stringify(item)} data-wins={wins || undefined} style={{ animationDelay: `${at * 300}ms` }}>
              <span className={css.honour}>
                {wins && <Crown size={26} />}
                {holder !== null && <Shield arms={armsOfLine(holder)} size={wins ? 46 : 30} />}
              </span>
              <span>
                <Sentence plain parts={props.speaker.event(item)} />
                {wins && holder !== null && <small>{w.ceremony.now(titlesIn(halfTitlesOf(table, holder)))}</small>}
              </span>
            </li>
          );
        })}
      </ol>
    </>
  );
}
