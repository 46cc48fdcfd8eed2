import { chancellorLine, landings } from "@stormakt/mare-balticum/advice";
import type { Route } from "@stormakt/mare-balticum/catalog";
import { ENDINGS } from "@stormakt/mare-balticum/catalog";
import type { ReactNode } from "react";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { Icon, Shield } from "../../kit/marks.tsx";
import { Cartouche } from "../../kit/paper.tsx";
import { useSame } from "../../kit/same.ts";
import { MareBalticumMap } from "../../maps/mare-balticum/mare-balticum-map.tsx";
import type { MarePlace } from "../../maps/mare-balticum/places.ts";
import { MARE_BALTICUM_RATIO, marePoint, marePointOf, placeKey } from "../../maps/mare-balticum/places.ts";
import { ChartFrame, useChartSight } from "../kit/chart-frame.tsx";
import { frameOf } from "../kit/question.ts";
import { pileLooks, placesSaid, powerLooks, provinceLooks, soldLooks, titleLooks } from "./looks.ts";
import css from "./map-panel.module.css";
import type { Marking } from "./marking.ts";
import { newsOf } from "./news.ts";
import type { Battle, Props } from "./offers.ts";
import { armsOfLine, phaseOf } from "./offers.ts";
import { Attack, Forecast, Lights } from "./overlay.tsx";
import { boardWords } from "./words.ts";

const MAP_UNITS = 1064;

/** The Baltic: nineteen hexes, everything that lies on them, and the attack of this turn. */
interface MapProps {
  readonly props: Props;
  readonly marking: Marking;
  /** Routes that are being picked. */
  readonly picking: readonly Route[];
  /** What lies on the foot of the map while it is needed. */
  readonly strip: ReactNode;
}
export function MapPanel({ props, marking, picking, strip }: MapProps) {
  const { language, speaker, view } = props;
  const w = boardWords(language);
  const { table } = view;
  const sight = useChartSight(MAP_UNITS);
  const [drawn] = useState<Parameters<typeof provinceLooks>[2]>(() => []);
  const provinces = useMemo(() => provinceLooks(table, { speaker }, drawn), [table, speaker, drawn]);
  const powers = useSame(() => powerLooks(table, { speaker }, w), [table, speaker, w]);
  const [builds, titles, sold] = useSame(() => [pileLooks(table), titleLooks(table), soldLooks(table)] as const, [table]);
  const phase = phaseOf(view);
  const turn = useMemo(() => ({ title: w.map.turn, phases: w.phases, now: phase }), [w, phase]);
  const names = useMemo(() => ({ capital: w.map.capital, builds: w.map.builds, titles: w.map.titles }), [w]);
  const says = useMemo(() => placesSaid({ view, speaker }, w, provinces), [view, speaker, w, provinces]);
  const { marks } = marking;
  const battle = frameOf<Battle>(view, "battle")?.memory.province;
  const mark = useCallback(
    (place: MarePlace) => marks.get(placeKey(place)) ?? (place.kind === "province" && place.province === battle ? ("lit" as const) : null),
    [marks, battle],
  );
  const targets = useMemo(
    () => [...marks].flatMap(([key, how]) => (how === "legal" || how === "chosen" ? [marePointOf(key)] : [])),
    [marks],
  );
  const pressed = useRef(marking);
  useEffect(() => {
    pressed.current = marking;
  }, [marking]);
  const press = useCallback((place: MarePlace) => pressed.current.press(place), []);
  const { toldSince } = props;
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- what was told changes with the view
  const routes = useSame(() => newsOf(toldSince("turnBegan")).routes, [view, toldSince]);
  const isPicking = picking.length > 0;
  const brings = useMemo(() => (isPicking ? landings(table) : []), [isPicking, table]);
  // A battle far from what is shown comes into sight, where the map is too narrow to show all of it.
  const { frame, onSight } = sight;
  useEffect(() => {
    if (battle === undefined || (frame.current?.clientWidth ?? 800) >= 600) return;
    onSight(marePoint({ kind: "province", province: battle }));
  }, [battle, frame, onSight]);
  return (
    <ChartFrame
      sight={sight}
      ratio={MARE_BALTICUM_RATIO}
      narrowScale={1.9}
      targets={targets}
      map={
        <MareBalticumMap
          provinces={provinces}
          powers={powers}
          sold={sold}
          builds={builds}
          titles={titles}
          turn={turn}
          names={names}
          label={w.map.label}
          detail={sight.detail}
          mark={mark}
          says={says}
          onPick={press}
          onSight={sight.onSight}
        >
          <Attack news={phase >= 2 || view.outcome !== null ? routes : null} />
          {picking.length > 0 && <Forecast routes={picking} brings={brings} />}
          <Lights />
        </MareBalticumMap>
      }
    >
      {table.turn > 0 && (
        <Cartouche className={css.title}>
          <b>{w.turn(table.turn, ENDINGS[table.seats]?.turns ?? 0)}</b>
          <small title={w.chancellor}>
            <Icon name="quill" size={14} label={w.chancellor} />
            <Shield arms={armsOfLine(chancellorLine(table))} size={18} />
            {speaker.name({ thing: "line", id: chancellorLine(table) })}
          </small>
          {table.motion > 0 && (
            <small>
              <Icon name="flag" size={13} /> {w.motion(speaker.name({ thing: "motion", id: table.motion }))}
            </small>
          )}
        </Cartouche>
      )}
      {strip !== null && <div className={css.strip}>{strip}</div>}
    </ChartFrame>
  );
}
