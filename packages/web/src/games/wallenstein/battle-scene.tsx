import type { Wallenstein } from "@stormakt/wallenstein/types";
import { memo, useEffect, useId, useMemo, useRef } from "react";
import { Button } from "../../kit/button.tsx";
import { Sentence } from "../../kit/sentence.tsx";
import { CubePiece } from "../../maps/chart/pieces.tsx";
import { InsideCount, TOWER_VIEW, TowerBody, towerClass } from "../../maps/wallenstein/furniture.tsx";
import type { SceneProps } from "../plugin.ts";
import css from "./battle-scene.module.css";
import type { Battle } from "./battles.ts";
import { nextBattle, skipBattles, useBattles } from "./battles.ts";
import type { Course } from "./fall.ts";
import { coursesOf } from "./fall.ts";
import { CubeMark } from "./marks.tsx";
import type { Props } from "./offers.ts";
import { armsOfColour } from "./offers.ts";
import { boardWords } from "./words.ts";

/** How long a battle is watched: the fall, and then the result. */
const FALL_TIME = 1500;
const RESULT_TIME = 1100;

/** The battle under way, watched in the tower: cubes drop, some stay, the tray fills. Over on the table already; may be skipped. */
export const BattleScene = memo(function BattleScene({ props }: { readonly props: Props }) {
  const battle = useBattles(({ queue }) => queue[0]);
  const more = useBattles(({ queue }) => queue.length - 1);
  if (battle === undefined || !props.live) return null;
  return <Scene key={battle.key} battle={battle} more={more} props={props} />;
});
function Scene({ battle, more, props }: { readonly battle: Battle; readonly more: number; readonly props: Props }) {
  const w = boardWords(props.language);
  const uid = useId();
  const hurried = more > 0;
  const fall = hurried ? FALL_TIME * 0.6 : FALL_TIME;
  const courses = useMemo(() => coursesOf(battle.drop), [battle]);
  useEffect(() => {
    const over = setTimeout(nextBattle, fall + (hurried ? RESULT_TIME * 0.6 : RESULT_TIME));
    return () => clearTimeout(over);
  }, [fall, hurried]);
  useEffect(() => {
    const key = (event: KeyboardEvent): void => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      skipBattles();
    };
    addEventListener("keydown", key, { capture: true });
    return () => removeEventListener("keydown", key, { capture: true });
  }, []);
  const { dropped, inside, tray } = battle.drop;
  const heaps = inside.map((count, colour) => ({
    arms: armsOfColour(colour),
    count: count + (dropped[colour] ?? 0) - (tray[colour] ?? 0),
  }));
  return (
    <div className={css.scene} role="status">
      <button type="button" className={css.veil} tabIndex={-1} aria-label={w.tower.skip} onClick={nextBattle} />
      <div className={css.card}>
        <p className={css.cause}>
          <Sentence plain parts={props.speaker.event(battle.cause)} />
        </p>
        <svg className={towerClass} viewBox={TOWER_VIEW} role="img" aria-label={w.tower.falls}>
          <TowerBody uid={uid} words={w.tower.parts} />
          {courses.map((course, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a battle's cubes are never moved in the list
            <Falling key={at} course={course} time={fall} />
          ))}
          <InsideCount inside={heaps} />
        </svg>
        <TrayCount tray={tray} dropped={dropped} props={props} delay={fall * 0.86} />
        {battle.result !== null && (
          <p className={css.result} style={{ animationDelay: `${fall * 0.86}ms` }}>
            <Sentence plain parts={props.speaker.event(battle.result)} />
          </p>
        )}
        <div className={css.acts}>
          <Button small look="quiet" onClick={skipBattles}>
            {more > 0 ? w.tower.skipAll(more + 1) : w.tower.skip}
          </Button>
        </div>
      </div>
    </div>
  );
}
function Falling({ course, time }: { readonly course: Course; readonly time: number }) {
  const ref = useRef<SVGGElement>(null);
  useEffect(() => {
    const cube = ref.current;
    if (cube === null || course.points.length < 2) return;
    const { points, start, end } = course;
    const motion = cube.animate(
      points.map(({ x, y, turn }, at) => ({
        transform: `translate(${x}px, ${y}px) rotate(${turn}deg)`,
        offset: at / (points.length - 1),
        easing: at % 2 === 0 ? "ease-in" : "linear",
      })),
      { delay: start * time, duration: Math.max(1, (end - start) * time), fill: "both" },
    );
    return () => motion.cancel();
  }, [course, time]);
  const last = course.points.at(-1);
  return (
    <g ref={ref} style={{ transform: `translate(${last?.x ?? 0}px, ${last?.y ?? 0}px) rotate(${last?.turn ?? 0}deg)` }}>
      <CubePiece arms={armsOfColour(course.colour)} x={0} y={0} />
    </g>
  );
}
/** A battle on the stage: the same fall, under the sentences that the stage says. */
export function TowerScene({ events, props }: SceneProps<Wallenstein>) {
  const w = boardWords(props.language);
  const uid = useId();
  const drop = events.find((event) => event.kind === "towerDropped");
  const courses = useMemo(() => (drop === undefined ? [] : coursesOf(drop)), [drop]);
  if (drop === undefined) return null;
  return (
    <div className={css.staged}>
      <svg className={towerClass} viewBox={TOWER_VIEW} role="img" aria-label={w.tower.falls}>
        <TowerBody uid={uid} words={w.tower.parts} />
        {courses.map((course, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a battle's cubes are never moved in the list
          <Falling key={at} course={course} time={FALL_TIME} />
        ))}
      </svg>
      <TrayCount tray={drop.tray} dropped={drop.dropped} props={props} delay={FALL_TIME * 0.86} />
    </div>
  );
}
/** What was thrown in and what lies in the tray, in figures. */
export function TrayCount({
  tray,
  dropped,
  props,
  delay,
}: {
  readonly tray: readonly number[];
  readonly dropped: readonly number[];
  readonly props: Props;
  readonly delay?: number;
}) {
  const w = boardWords(props.language);
  const colours = dropped.flatMap((count, colour) => (count + (tray[colour] ?? 0) > 0 ? [colour] : []));
  return (
    <ul className={css.counts}>
      {colours.map((colour) => (
        <li key={colour}>
          <CubeMark
            arms={armsOfColour(colour)}
            size={20}
            label={colour === 0 ? w.tower.peasants : (props.seats[colour - 1]?.name ?? "?")}
          />
          <span>
            {w.tower.in} <b className="num">{dropped[colour]}</b>
          </span>
          <span className={css.out} style={delay === undefined ? undefined : { animationDelay: `${delay}ms` }}>
            {w.tower.out} <b className="num">{tray[colour]}</b>
          </span>
        </li>
      ))}
    </ul>
  );
}
