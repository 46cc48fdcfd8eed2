import { merchantsIn } from "@stormakt/svea-rike/advice";
import { tradeIncome } from "@stormakt/svea-rike/catalog";
import { memo, useMemo, useState } from "react";
import { Button } from "../../kit/button.tsx";
import { Icon, Shield } from "../../kit/marks.tsx";
import type { Mark } from "../../maps/chart/spots.tsx";
import { CIRCLE_PATHS, FIEF_PATHS } from "../../maps/svea-rike/atlas.ts";
import type { SveaRikePlace } from "../../maps/svea-rike/places.ts";
import { pointOf, SVEA_RIKE_RATIO } from "../../maps/svea-rike/places.ts";
import { SveaRikeMap } from "../../maps/svea-rike/svea-rike-map.tsx";
import { useT } from "../../words/index.ts";
import { ChartFrame, useChartSight, useTargets } from "../kit/chart-frame.tsx";
import { Lit } from "../kit/lit.tsx";
import { useSteady } from "../kit/steady.ts";
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
/** The realm, and on it what is known of the place last touched, until it is put away. */
export function MapPanel({ props, marks, movingFrom, setMovingFrom, onPick }: MapProps) {
  const t = useT();
  const w = boardWords(props.language).map;
  const sight = useChartSight(MAP_UNITS, SVEA_RIKE_RATIO);
  const [looked, setLooked] = useState<SveaRikePlace | null>(null);
  const { seen, fiefs, countries } = useRealm(props, marks);
  const pick = useSteady((place: SveaRikePlace) => {
    setLooked(place);
    onPick(place);
  });
  const targets = useTargets(marks, pointOf);
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
            extra={litFief}
          />
          <LitCountries />
        </>
      }
    >
      <ReignCartouche {...props} />
      <MoveMerchants props={props} movingFrom={movingFrom} setMovingFrom={setMovingFrom} />
      <div className={css.caption} data-empty={looked === null || undefined}>
        <p aria-live="polite">{looked !== null && <Caption seen={seen} place={looked} />}</p>
        {looked !== null && (
          <Button look="quiet" small onClick={() => setLooked(null)} aria-label={t.close}>
            <Icon name="close" size={16} />
          </Button>
        )}
      </div>
    </ChartFrame>
  );
}

/** What is to be seen on the map: drawn again where it is another, marks apart. */
function useRealm({ view, seats, seat, language, speaker }: Props, marks: ReadonlyMap<string, Mark>) {
  const seen = useMemo(() => ({ view, seats, seat, language, speaker }), [view, seats, seat, language, speaker]);
  const [keep] = useState(keeper);
  const bareFiefs = useMemo(() => fiefLooks(seen, keep), [seen, keep]);
  const bareCountries = useMemo(() => countryLooks(seen, keep), [seen, keep]);
  const fiefs = useMemo(() => withMarks(bareFiefs, "fief", marks), [bareFiefs, marks]);
  const countries = useMemo(() => withMarks(bareCountries, "country", marks), [bareCountries, marks]);
  return { seen, fiefs, countries };
}

/** The countries a merchant may be moved from, instead of sending a new one. */
function MoveMerchants({ props, movingFrom, setMovingFrom }: Pick<MapProps, "props" | "movingFrom" | "setMovingFrom">) {
  const w = boardWords(props.language).map;
  const { choices } = props;
  const movable = useMemo(
    () => [...new Set(choices.flatMap(({ action, rule }) => (rule === null && action.kind === "moveMerchant" ? [action.country] : [])))],
    [choices],
  );
  if (movable.length === 0) return null;
  return (
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
  );
}

/** A fief and its neighbours; a country, and what one merchant more would bring there. */
function Caption({ seen, place }: { readonly seen: ReturnType<typeof useRealm>["seen"]; readonly place: SveaRikePlace }) {
  if (place.kind === "fief")
    return (
      <>
        <b>{sayFief(seen, place.fief)}.</b> {neighboursOf(seen, place.fief)}
      </>
    );
  const { view, seat, language } = seen;
  const own = seat === null ? 0 : merchantsIn(view.table, seat, place.country);
  return (
    <>
      <b>{sayCountry(seen, place.country)}.</b> {seat !== null && boardWords(language).map.trade(tradeIncome(own), tradeIncome(own + 1))}
    </>
  );
}

const litFief = (fief: number) => <Lit thing="fief" id={fief} d={FIEF_PATHS[fief]} className={css.lit} />;
const LitCountries = memo(function LitCountries() {
  return (
    <svg className={css.over} viewBox={`0 0 ${MAP_UNITS} ${MAP_UNITS / SVEA_RIKE_RATIO}`} aria-hidden="true">
      {CIRCLE_PATHS.map((d, country) => (
        <Lit key={d} thing="country" id={country} d={d} className={css.lit} />
      ))}
    </svg>
  );
});
