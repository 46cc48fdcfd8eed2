import { chancellorLine, landings } from "@stormakt/mare-balticum/advice";
import type { Province, Route } from "@stormakt/mare-balticum/catalog";
import { ENDINGS } from "@stormakt/mare-balticum/catalog";
import type { ReactNode } from "react";
import { useCallback, useEffect, useMemo, useState } from "react";
import { Icon, Shield } from "../../kit/marks.tsx";
import { Cartouche } from "../../kit/paper.tsx";
import { useSame } from "../../kit/same.ts";
import { MareBalticumMap } from "../../maps/mare-balticum/mare-balticum-map.tsx";
import type { MarePlace } from "../../maps/mare-balticum/places.ts";
import { MARE_BALTICUM_RATIO, marePoint, marePointOf, placeKey } from "../../maps/mare-balticum/places.ts";
import type { ChartSight } from "../kit/chart-frame.tsx";
import { ChartFrame, useChartSight, useTargets } from "../kit/chart-frame.tsx";
import { frameOf } from "../kit/question.ts";
import { useSteady } from "../kit/steady.ts";
import { pileLooks, placesSaid, powerLooks, provinceLooks, soldLooks, titleLooks } from "./looks.ts";
import css from "./map-panel.module.css";
import type { Marking } from "./marking.ts";
import { newsOf } from "./news.ts";
import type { Battle, Props } from "./offers.ts";
import { armsOfLine, phaseOf } from "./offers.ts";
import { Attack, Forecast, Lights } from "./overlay.tsx";
import { boardWords } from "./words.ts";

const MAP_UNITS = 1064;

interface MapProps {
  readonly props: Props;
  readonly marking: Marking;
  /** Routes that are being picked. */
  readonly picking: readonly Route[];
  /** What lies on the foot of the map while it is needed. */
  readonly strip: ReactNode;
}
/** The Baltic: nineteen hexes, everything that lies on them, and the attack of this turn. */
export function MapPanel({ props, marking, picking, strip }: MapProps) {
  const { view, toldSince } = props;
  const { table } = view;
  const { marks } = marking;
  const sight = useChartSight(MAP_UNITS, MARE_BALTICUM_RATIO);
  const looks = useBaltic(props);
  const battle = frameOf<Battle>(view, "battle")?.memory.province;
  useBattleInSight(battle, sight);
  const mark = useCallback(
    (place: MarePlace) => marks.get(placeKey(place)) ?? (place.kind === "province" && place.province === battle ? ("lit" as const) : null),
    [marks, battle],
  );
  const press = useSteady((place: MarePlace) => marking.press(place));
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- what was told changes with the view
  const routes = useSame(() => newsOf(toldSince("turnBegan")).routes, [view, toldSince]);
  const isPicking = picking.length > 0;
  const brings = useMemo(() => (isPicking ? landings(table) : []), [isPicking, table]);
  const targets = useTargets(marks, marePointOf);
  return (
    <ChartFrame
      sight={sight}
      ratio={MARE_BALTICUM_RATIO}
      narrowScale={1.9}
      targets={targets}
      map={
        <MareBalticumMap {...looks} detail={sight.detail} mark={mark} onPick={press} onSight={sight.onSight}>
          <Attack news={phaseOf(view) >= 2 || view.outcome !== null ? routes : null} />
          {isPicking && <Forecast routes={picking} brings={brings} />}
          <Lights />
        </MareBalticumMap>
      }
    >
      {table.turn > 0 && <TurnCartouche props={props} />}
      {strip !== null && <div className={css.strip}>{strip}</div>}
    </ChartFrame>
  );
}

/** What is to be seen on the map, and what is said of it; what did not change is the same as before. */
function useBaltic({ language, speaker, view }: Props) {
  const w = boardWords(language);
  const { table } = view;
  const [drawn] = useState<Parameters<typeof provinceLooks>[2]>(() => []);
  const provinces = useMemo(() => provinceLooks(table, { speaker }, drawn), [table, speaker, drawn]);
  const powers = useSame(() => powerLooks(table, { speaker }, w), [table, speaker, w]);
  const [builds, titles, sold] = useSame(() => [pileLooks(table), titleLooks(table), soldLooks(table)] as const, [table]);
  const phase = phaseOf(view);
  const turn = useMemo(() => ({ title: w.map.turn, phases: w.phases, now: phase }), [w, phase]);
  const names = useMemo(() => ({ capital: w.map.capital, builds: w.map.builds, titles: w.map.titles }), [w]);
  const says = useMemo(() => placesSaid({ view, speaker }, w, provinces), [view, speaker, w, provinces]);
  return { provinces, powers, sold, builds, titles, turn, names, says, label: w.map.label };
}
/** A battle far from what is shown comes into sight, where the map is too narrow to show all of it. */
function useBattleInSight(battle: Province | undefined, { frame, onSight }: ChartSight): void {
  useEffect(() => {
    if (battle === undefined || (frame.current?.clientWidth ?? 800) >= 600) return;
    onSight(marePoint({ kind: "province", province: battle }));
  }, [battle, frame, onSight]);
}

/** The turn, the Chancellor, and the motion that was carried. */
function TurnCartouche({ props: { language, speaker, view } }: { readonly props: Props }) {
  const w = boardWords(language);
  const { table } = view;
  return (
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
  );
}
