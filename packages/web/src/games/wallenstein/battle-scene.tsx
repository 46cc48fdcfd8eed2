import type { Wallenstein } from "@stormakt/wallenstein/types";
import { useEffect, useId, useMemo, useRef } from "react";
import type { Arms } from "../../art/arms.ts";
import { CubePiece } from "../../maps/chart/pieces.tsx";
import { TOWER_VIEW, TowerBody, towerClass } from "../../maps/wallenstein/furniture.tsx";
import type { SceneProps } from "../plugin.ts";
import css from "./battle-scene.module.css";
import type { Course } from "./fall.ts";
import { coursesOf } from "./fall.ts";
import { CubeMark } from "./marks.tsx";
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
          <Falling key={at} course={course} arms={armsOfCubes(props.seats, course.colour)} time={FALL_TIME} />
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
            arms={armsOfCubes(props.seats, colour)}
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
