import { KING, powerAt } from "@stormakt/mare-balticum/catalog";
import { halfTitlesOf } from "@stormakt/mare-balticum/catalog/advice";
import { useEffect } from "react";
import { Button } from "../../kit/button.tsx";
import { Crown, Shield } from "../../kit/marks.tsx";
import { Sentence } from "../../kit/sentence.tsx";
import { BattleCard } from "../../maps/mare-balticum/furniture.tsx";
import { EnemyMark, LineName } from "./marks.tsx";
import type { Scene } from "./news.ts";
import { nextScene, skipScenes, useNews } from "./news.ts";
import type { Props } from "./offers.ts";
import { armsOfLine, POWER_ARMS } from "./offers.ts";
import css from "./scenes.module.css";
import { boardWords, titlesIn } from "./words.ts";

const ROUND_TIME = 2400;
const CEREMONY_TIME = 3600;

/** Cards turned over, titles conferred: over on the table already, watched here, and skipped at will. */
export function Scenes({ props }: { readonly props: Props }) {
  const scene = useNews(({ scenes }) => scenes[0]);
  const more = useNews(({ scenes }) => scenes.length - 1);
  if (scene === undefined || !props.live) return null;
  return <Shown key={scene.key} scene={scene} more={more} props={props} />;
}
function Shown({ scene, more, props }: { readonly scene: Scene; readonly more: number; readonly props: Props }) {
  const w = boardWords(props.language);
  const time = (scene.kind === "round" ? ROUND_TIME : CEREMONY_TIME) * (more > 0 ? 0.6 : 1);
  useEffect(() => {
    const over = setTimeout(nextScene, time);
    return () => clearTimeout(over);
  }, [time]);
  useEffect(() => {
    const key = (event: KeyboardEvent): void => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      skipScenes();
    };
    addEventListener("keydown", key, { capture: true });
    return () => removeEventListener("keydown", key, { capture: true });
  }, []);
  return (
    <div className={css.scene} role="status">
      <div className={css.card}>
        {scene.kind === "round" ? <CardsTurned scene={scene} props={props} /> : <Ceremony scene={scene} props={props} />}
        <div className={css.acts}>
          <Button small look="quiet" onClick={more > 0 ? skipScenes : nextScene}>
            {more > 0 ? w.battle.skipAll(more + 1) : w.battle.skip}
          </Button>
        </div>
      </div>
    </div>
  );
}
function CardsTurned({ scene, props }: { readonly scene: Extract<Scene, { kind: "round" }>; readonly props: Props }) {
  const w = boardWords(props.language);
  const { battle, round: at } = scene;
  const round = battle.rounds[at];
  if (round === undefined) return null;
  const before = battle.rounds.slice(0, at).reduce((sum, { attackers }) => sum + attackers.length, 0);
  const foes = Math.max(0, battle.units - before);
  const cards = [
    ...round.attackers.map((line, i) => ({ line, key: `a${i}`, side: "attack" as const })),
    ...round.defenders.map((line, i) => ({ line, key: `d${i}`, side: "defend" as const })),
  ];
  const isLast = at === battle.rounds.length - 1;
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
        <ol className={css.cards}>
          {cards.map(({ line, key, side }, i) => (
            <li key={key} style={{ animationDelay: `${i * 130}ms` }}>
              <BattleCard side={side} title={side === "attack" ? w.battle.attack : w.battle.defend} />
              <LineName props={props} line={line} size={18} />
            </li>
          ))}
        </ol>
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
      {isLast && battle.result !== null && (
        <p className={css.result}>
          <Sentence plain parts={props.speaker.event(battle.result)} />
        </p>
      )}
    </>
  );
}
function Ceremony({ scene, props }: { readonly scene: Extract<Scene, { kind: "titles" }>; readonly props: Props }) {
  const w = boardWords(props.language);
  const { table } = props.view;
  return (
    <>
      <h3 className={css.head}>{w.ceremony.title}</h3>
      <ol className={css.titles}>
        {scene.items.map((item, at) => {
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
