import type { Event } from "@stormakt/wallenstein/types";
import { useEffect, useId, useMemo, useRef } from "react";
import type { Arms } from "../../art/arms.ts";
import { CubePiece } from "../../maps/chart/pieces.tsx";
import { TOWER_VIEW, TowerBody, towerClass } from "../../maps/wallenstein/tower.tsx";
import stage from "../scene/scene.module.css";
import css from "./battle-scene.module.css";
import type { Battle } from "./battles.ts";
import { battleAt } from "./battles.ts";
import type { Course } from "./fall.ts";
import { coursesOf } from "./fall.ts";
import { CubeMark, countyName } from "./marks.tsx";
import type { Props } from "./offers.ts";
import { armsOfCubes } from "./offers.ts";
import { boardWords } from "./words.ts";

/** How long the cubes fall. */
const FALL_TIME = 1500;

function Falling({ course, arms, time }: { readonly course: Course; readonly arms: Arms; readonly time: number }) {
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
      <CubePiece arms={arms} x={0} y={0} />
    </g>
  );
}
type Drop = Extract<Event, { kind: "towerDropped" }>;
/** A battle on the stage: the cubes fall, then what counted on either side, and who is beaten. */
export function BattlePicture({ drop, events, props }: { readonly drop: Drop; readonly events: readonly Event[]; readonly props: Props }) {
  const w = boardWords(props.language);
  const uid = useId();
  const courses = useMemo(() => coursesOf(drop), [drop]);
  // Only what belongs to this fall: a scene may tell of several.
  const battle = useMemo(() => battleAt(events, drop), [events, drop]);
  return (
    <div className={css.staged}>
      <svg className={towerClass} viewBox={TOWER_VIEW} role="img" aria-label={w.tower.falls}>
        <TowerBody uid={uid} words={w.tower.parts} />
        {courses.map((course, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a battle's cubes are never moved in the list
          <Falling key={at} course={course} arms={armsOfCubes(props.seats, course.colour)} time={FALL_TIME} />
        ))}
      </svg>
      <div>
        <TrayCount tray={drop.tray} dropped={drop.dropped} props={props} delay={FALL_TIME * 0.86} />
        {battle !== null && battle.result !== null && <Outcome battle={battle} props={props} />}
      </div>
    </div>
  );
}
/** What counted on each side. Whoever lost stands pale; a tie marks nobody. */
function Outcome({ battle: { cause, result }, props }: { readonly battle: Battle; readonly props: Props }) {
  const w = boardWords(props.language);
  if (result === null) return null;
  const ours = "attackers" in result ? result.attackers : result.own;
  const theirs = ("defenders" in result ? result.defenders : 0) + result.peasants;
  const foe = cause.kind === "attacked" && cause.defender >= 0 ? cause.defender + 1 : 0;
  const won = result.kind === "attackWon" || result.kind === "revoltSubdued";
  const tied = result.kind === "attackTied";
  const side = (party: number, count: number, wins: boolean) => (
    <div className={stage.side} data-won={(wins && !tied) || undefined} data-lost={(!wins && !tied) || undefined}>
      <CubeMark arms={armsOfCubes(props.seats, party)} size={26} />
      <b className="num">{count}</b>
      <small>{party === 0 ? w.tower.peasants : props.seats[party - 1]?.name}</small>
    </div>
  );
  return (
    <div className={`${stage.fight} ${css.outcome}`} style={{ animationDelay: `${FALL_TIME}ms` }}>
      {side(result.seat + 1, ours, won)}
      <span className={stage.versus}>{countyName(result.county)}</span>
      {side(foe, theirs, !won)}
    </div>
  );
}
/** What was thrown in and what lies in the tray, in figures. */
export function TrayCount({
  tray,
  dropped,
  props,
  delay,
  filled = false,
}: {
  readonly tray: readonly number[];
  readonly dropped: readonly number[];
  readonly props: Props;
  readonly delay?: number;
  /** At the start of the game: what rests inside, and what fell out again. */
  readonly filled?: boolean;
}) {
  const w = boardWords(props.language);
  const colours = dropped.flatMap((count, colour) => (count + (tray[colour] ?? 0) > 0 ? [colour] : []));
  return (
    <ul className={css.counts}>
      {colours.map((colour) => (
        <li key={colour}>
          <CubeMark
            arms={armsOfCubes(props.seats, colour)}
            size={20}
            label={colour === 0 ? w.tower.peasants : (props.seats[colour - 1]?.name ?? "?")}
          />
          <span>
            {filled ? w.tower.parts.inside : w.tower.in} <b className="num">{dropped[colour]}</b>
          </span>
          <span className={css.out} style={delay === undefined ? undefined : { animationDelay: `${delay}ms` }}>
            {w.tower.out} <b className="num">{tray[colour]}</b>
          </span>
        </li>
      ))}
    </ul>
  );
}
