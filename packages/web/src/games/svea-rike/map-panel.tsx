import { merchantsIn } from "@stormakt/svea-rike/advice";
import { tradeIncome } from "@stormakt/svea-rike/catalog";
import { memo, useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import { Button } from "../../kit/button.tsx";
import { useLit } from "../../kit/light.ts";
import { Shield } from "../../kit/marks.tsx";
import type { Mark } from "../../maps/chart/spots.tsx";
import { CIRCLE_PATHS, FIEF_PATHS } from "../../maps/svea-rike/atlas.ts";
import type { SveaRikePlace } from "../../maps/svea-rike/places.ts";
import { pointOf, SVEA_RIKE_RATIO } from "../../maps/svea-rike/places.ts";
import { SveaRikeMap } from "../../maps/svea-rike/svea-rike-map.tsx";
import { ChartFrame, useChartSight } from "../kit/chart-frame.tsx";
import { countryLooks, fiefLooks, keeper, neighboursOf, sayCountry, sayFief, withMarks } from "./looks.ts";
import css from "./map-panel.module.css";
import type { Props } from "./offers.ts";
import { COUNTRY_ARMS, nameOf } from "./offers.ts";
import { ReignCartouche } from "./reign.tsx";
import { boardWords } from "./words.ts";

const MAP_UNITS = 936;
/** Where it opens on a narrow screen. */
const MIDDLE = [0.42, 0.55] as const;
interface MapProps {
  readonly props: Props;
  readonly marks: ReadonlyMap<string, Mark>;
  readonly movingFrom: number | null;
  setMovingFrom(country: number | null): void;
  onPick(place: SveaRikePlace): void;
}
/** The realm, and under it what is known of the place last touched. */
export function MapPanel({ props, marks, movingFrom, setMovingFrom, onPick }: MapProps) {
  const w = boardWords(props.language).map;
  const sight = useChartSight(MAP_UNITS);
  const [looked, setLooked] = useState<SveaRikePlace | null>(null);
  const { view, seats, seat, language, speaker } = props;
  const { table } = view;
  const seen = useMemo(() => ({ view, seats, seat, language, speaker }), [view, seats, seat, language, speaker]);
  const [keep] = useState(keeper);
  const bareFiefs = useMemo(() => fiefLooks(seen, keep), [seen, keep]);
  const bareCountries = useMemo(() => countryLooks(seen, keep), [seen, keep]);
  const fiefs = useMemo(() => withMarks(bareFiefs, "fief", marks), [bareFiefs, marks]);
  const countries = useMemo(() => withMarks(bareCountries, "country", marks), [bareCountries, marks]);
  const picked = useRef(onPick);
  useLayoutEffect(() => {
    picked.current = onPick;
  });
  const pick = useCallback((place: SveaRikePlace) => {
    setLooked(place);
    picked.current(place);
  }, []);
  const extra = useCallback((fief: number) => <LitFief fief={fief} />, []);
  const targets = useMemo(
    () => [...marks].flatMap(([key, mark]) => (mark === "legal" || mark === "chosen" ? [pointOf(key)] : [])),
    [marks],
  );
  const { choices } = props;
  const movable = useMemo(
    () => [...new Set(choices.flatMap(({ action, rule }) => (rule === null && action.kind === "moveMerchant" ? [action.country] : [])))],
    [choices],
  );
  const own = looked?.kind === "country" && seat !== null ? merchantsIn(table, seat, looked.country) : 0;
  return (
    <ChartFrame
      sight={sight}
      ratio={SVEA_RIKE_RATIO}
      narrowScale={1.55}
      middle={MIDDLE}
      targets={targets}
      map={
        <>
          <SveaRikeMap
            fiefs={fiefs}
            countries={countries}
            label={w.label}
            detail={sight.detail}
            onPick={pick}
            onSight={sight.onSight}
            extra={extra}
          />
          <LitCountries />
        </>
      }
    >
      <ReignCartouche {...props} />
      {movable.length > 0 && (
        <div className={css.moving}>
          {movingFrom === null ? <span>{w.moveOr}:</span> : <span>{w.moveFrom(nameOf(props, "country", movingFrom))}</span>}
          {movable.map((country) => (
            <Button
              key={country}
              small
              look={movingFrom === country ? "brass" : "plain"}
              aria-pressed={movingFrom === country}
              onClick={() => setMovingFrom(movingFrom === country ? null : country)}
            >
              {COUNTRY_ARMS[country] !== undefined && <Shield arms={COUNTRY_ARMS[country]} size={18} />} {nameOf(props, "country", country)}
            </Button>
          ))}
        </div>
      )}
      <p className={css.caption} aria-live="polite">
        {looked === null ? null : looked.kind === "fief" ? (
          <>
            <b>{sayFief(seen, looked.fief)}.</b> {neighboursOf(seen, looked.fief)}
          </>
        ) : (
          <>
            <b>{sayCountry(seen, looked.country)}.</b> {seat !== null && w.trade(tradeIncome(own), tradeIncome(own + 1))}
          </>
        )}
      </p>
    </ChartFrame>
  );
}
/** A light around a fief that is spoken of. */
const LitFief = memo(function LitFief({ fief }: { readonly fief: number }) {
  const lit = useLit("fief", fief);
  return lit ? (
    <g className={css.lit}>
      <path d={FIEF_PATHS[fief]} />
      <path d={FIEF_PATHS[fief]} />
    </g>
  ) : null;
});
const LitCountries = memo(function LitCountries() {
  return (
    <svg className={css.over} viewBox={`0 0 ${MAP_UNITS} ${MAP_UNITS / SVEA_RIKE_RATIO}`} aria-hidden="true">
      {CIRCLE_PATHS.map((d, country) => (
        <LitCountry key={d} d={d} country={country} />
      ))}
    </svg>
  );
});
function LitCountry({ d, country }: { readonly d: string; readonly country: number }) {
  const lit = useLit("country", country);
  return lit ? (
    <g className={css.lit}>
      <path d={d} />
      <path d={d} />
    </g>
  ) : null;
}
