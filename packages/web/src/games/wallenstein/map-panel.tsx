import { cardIn, isTurned } from "@stormakt/wallenstein/advice";
import type { Box, County } from "@stormakt/wallenstein/catalog";
import { ACTION_COUNT, AUCTION, BOX, CONVERT_BOXES, COUNTIES, EMPTY, EVENTS, isCounty, NO_EVENT } from "@stormakt/wallenstein/catalog";
import { memo, useCallback, useMemo, useState } from "react";
import type { Arms } from "../../art/arms.ts";
import { Icon } from "../../kit/marks.tsx";
import { Cartouche } from "../../kit/paper.tsx";
import { useSame } from "../../kit/same.ts";
import type { Mark } from "../../maps/chart/spots.tsx";
import type { Point } from "../../maps/chart/topology.ts";
import type { CountySlots } from "../../maps/wallenstein/atlas.ts";
import { COUNTY_PATHS } from "../../maps/wallenstein/atlas.ts";
import { countyPoint, WALLENSTEIN_RATIO } from "../../maps/wallenstein/places.ts";
import { WallensteinMap } from "../../maps/wallenstein/wallenstein-map.tsx";
import { ChartFrame, useChartSight, useTargets } from "../kit/chart-frame.tsx";
import { Lit } from "../kit/lit.tsx";
import { placeInRow } from "./box-head.tsx";
import { countyLooks, withMarks } from "./county-looks.ts";
import css from "./map-panel.module.css";
import { BoxDrawing, BoxMark, countyName } from "./marks.tsx";
import type { Props } from "./offers.ts";
import type { Boxes } from "./plan.ts";
import reach from "./reach.module.css";
import { Reach, threatsTo } from "./reach.tsx";
import type { Planning } from "./use-plan.ts";
import { boardWords } from "./words.ts";

const MAP_UNITS = 1320;
interface MapProps {
  readonly props: Props;
  readonly planning: Planning | null;
  readonly marks: ReadonlyMap<County, Mark>;
  onPick(county: County): void;
}
const NO_MARKS: ReadonlyMap<County, Mark> = new Map();
/** The Empire. Over it the season, the battle under way, and while planning the boxes for the county taken up. */
export function MapPanel({ props, planning, marks, onPick }: MapProps) {
  const w = boardWords(props.language);
  const { view, seat, seats } = props;
  const { table } = view;
  const sight = useChartSight(MAP_UNITS, WALLENSTEIN_RATIO);
  // On a narrow screen the map opens where this seat has most to see.
  const [middle] = useState(() => middleOf(props));
  const counties = useCounties(props, planning?.boxes ?? null, marks);
  const arms = seats[seat ?? 0]?.arms;
  const extra = useCallback(
    (county: number, slots: CountySlots, tag = -1) => <Extra county={county} slots={slots} box={BOX.all[tag]} arms={arms} />,
    [arms],
  );
  const isDraft = table.year <= 1 && table.open.length > 0;
  const [reached, setReached] = useState(false);
  const threats = useMemo(() => (reached ? threatsTo({ view, seat }) : []), [reached, view, seat]);
  const targets = useTargets(planning === null ? marks : NO_MARKS, countyPoint);
  return (
    <ChartFrame
      sight={sight}
      ratio={WALLENSTEIN_RATIO}
      narrowScale={1.9}
      middle={middle}
      targets={targets}
      map={
        <WallensteinMap
          counties={counties}
          label={w.map.label}
          detail={sight.detail}
          onPick={onPick}
          onSight={sight.onSight}
          extra={extra}
          over={reached && <Reach threats={threats} seats={seats} />}
        />
      }
    >
      {seat !== null && !isDraft && (
        <button type="button" className={reach.layer} aria-pressed={reached} title={w.map.reachHelp} onClick={() => setReached(!reached)}>
          <Icon name="eye" size={18} /> <span>{w.map.reach}</span>
        </button>
      )}
      <SeasonCartouche props={props} />
      {planning?.held !== null && planning !== null && <Palette props={props} planning={planning} />}
    </ChartFrame>
  );
}

/** What stands in the counties, and not whatever else has changed: most messages leave all of it as it was. */
function useCounties({ view, seat, seats, language, speaker }: Props, laid: Boxes | null, marks: ReadonlyMap<County, Mark>) {
  const { owner, armies, buildings, markers, leader, statues, boxes, turned, court } = view.table;
  const people = useSame(() => seats.map(({ name, arms }) => ({ name, arms })), [seats]);
  const bare = useSame(
    () => countyLooks({ owner, armies, buildings, markers, leader, statues }, { seat, people, language, speaker }),
    [owner, armies, buildings, markers, leader, statues, seat, people, language, speaker],
  );
  const tagged = useSame(() => tagsOf({ view, seat }, laid), [boxes, turned, court, seat, laid]);
  return useSame(() => withMarks(bare, marks, new Map(tagged)), [bare, marks, tagged]);
}

/** Year and season, and the event that holds in it. */
function SeasonCartouche({ props: { language, speaker, view } }: { readonly props: Props }) {
  const { year, season, event, eventCancelled } = view.table;
  return (
    <Cartouche className={css.title}>
      <b>{boardWords(language).yearAndSeason(year, speaker.name({ thing: "season", id: season }))}</b>
      {event !== NO_EVENT && EVENTS[event] !== undefined && (
        <>
          <small data-off={eventCancelled || undefined}>{speaker.name({ thing: "event", id: event })}</small>
          <small className={css.effect} data-event="" data-off={eventCancelled || undefined}>
            {speaker.name({ thing: "eventHelp", id: event })}
          </small>
        </>
      )}
    </Cartouche>
  );
}

/** The middle of the own counties; of the Empire, if there are none. */
function middleOf({ view, seat }: Props): Point {
  const own = COUNTIES.flatMap((_, county) => (seat !== null && view.table.owner[county] === seat ? [countyPoint(county)] : []));
  if (own.length === 0) return [0.5, 0.5];
  const mean = (axis: 0 | 1): number => own.reduce((sum, point) => sum + point[axis], 0) / own.length;
  return [mean(0), mean(1)];
}
/** The own cards that still lie face down, or the plan in the making: which box each county is planned for. */
function tagsOf({ view, seat }: Pick<Props, "view" | "seat">, plan: Boxes | null): readonly (readonly [County, Box])[] {
  const found: [County, Box][] = [];
  if (seat === null) return found;
  for (const box of BOX.all) {
    if (box > AUCTION && !view.table.court) break;
    const card = plan === null ? (isTurned(view.table, seat, box) ? EMPTY : cardIn(view.table, seat, box)) : (plan[box] ?? EMPTY);
    if (isCounty(card)) found.push([card, box]);
  }
  return found;
}
interface ExtraProps {
  readonly county: number;
  readonly slots: CountySlots;
  readonly box: Box | undefined;
  readonly arms: Arms | undefined;
}
/** A light around a county that is spoken of, and the tag of the box it is planned for. */
const Extra = memo(function Extra({ county, slots, box, arms }: ExtraProps) {
  return (
    <>
      <Lit thing="county" id={county} d={COUNTY_PATHS[county]} className={css.lit} />
      {box !== undefined && arms !== undefined && (
        <g transform={`translate(${slots.shield[0] - 20 * slots.scale} ${slots.shield[1] - 9 * slots.scale}) scale(${0.88 * slots.scale})`}>
          <rect className={css.tag} x="-13" y="-12" width="26" height="25" rx="4" />
          <BoxDrawing box={box} arms={arms} />
        </g>
      )}
    </>
  );
});

/** For the card taken up: all boxes at once, without leaving the map. */
function Palette({ props, planning }: { readonly props: Props; readonly planning: Planning }) {
  const w = boardWords(props.language);
  const { table } = props.view;
  const arms = props.seats[props.seat ?? 0]?.arms;
  const { held } = planning;
  if (held === null || arms === undefined) return null;
  const name = held.card < COUNTIES.length ? countyName(held.card) : props.speaker.name({ thing: "card", id: held.card });
  const boxes: readonly Box[] = [...table.row, AUCTION, ...(table.court ? CONVERT_BOXES : [])];
  return (
    <div className={css.palette} data-above={countyPoint(held.card)[1] > 0.62 || undefined} role="group" aria-label={w.mat.layWhere(name)}>
      <p>{w.mat.layWhere(name)}</p>
      <div className={css.marks}>
        {boxes.map((box) => {
          const card = planning.boxes[box] ?? EMPTY;
          const place = box < ACTION_COUNT ? placeInRow(table, box) : null;
          const lies = card === EMPTY ? w.mat.empty : props.speaker.name({ thing: card < COUNTIES.length ? "county" : "card", id: card });
          return (
            <button
              key={box}
              type="button"
              data-lay={box}
              data-full={card !== EMPTY || undefined}
              data-here={held.from === box || undefined}
              title={`${props.speaker.name({ thing: "box", id: box })}: ${lies}`}
              aria-label={`${props.speaker.name({ thing: "box", id: box })}: ${lies}`}
              onClick={() => (held.from === box ? planning.putBack(held) : planning.layOn(box))}
            >
              <BoxMark box={box} arms={arms} size={26} />
              {box < ACTION_COUNT && <small className="num">{place ?? "?"}</small>}
            </button>
          );
        })}
      </div>
    </div>
  );
}
