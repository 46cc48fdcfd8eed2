import { COUNTIES, REGION_OF, REGIONS } from "@stormakt/wallenstein/catalog";
import { memo } from "react";
import { AreaDefs } from "../chart/areas.tsx";
import chart from "../chart/chart.module.css";
import { GroundDefs, LandName, Mountain, Rhumbs, Rose, SailingShip, SeaName } from "../chart/ground.tsx";
import {
  COUNTY_LINES,
  COUNTY_PATHS,
  ISLANDS,
  MOUNTAINS,
  OUTLINE,
  REGION_BORDERS,
  REGION_LINES,
  RIVERS,
  SEAS,
  SHORE,
  VIEW,
} from "./atlas.ts";
import css from "./wallenstein-map.module.css";

/** The sea, the land in the tints of its regions, rivers and mountains. */
export const Ground = memo(function Ground({ uid }: { readonly uid: string }) {
  const [x, y, w, h] = VIEW;
  return (
    <g>
      <GroundDefs uid={uid} />
      <AreaDefs uid={uid} paths={COUNTY_PATHS} />
      <rect x={x} y={y} width={w} height={h} className={chart.far} />
      <clipPath id={`${uid}sea`}>
        <path d={SEAS} />
      </clipPath>
      <path d={SEAS} className={chart.sea} />
      <g clipPath={`url(#${uid}sea)`}>
        <path d={SEAS} className={chart.shoal} />
        <path d={OUTLINE} className={chart.shoal} />
        <path d={SEAS} fill={`url(#${uid}waves)`} />
        <Rhumbs x={150} y={112} reach={900} />
        <Rhumbs x={1216} y={-60} reach={800} count={24} />
      </g>
      <path d={SHORE} className={chart.shore} />
      <path d={SEAS} className={chart.coast} />
      <path d={ISLANDS} className={`${chart.far} ${css.island}`} />
      {MOUNTAINS.filter(([, , , inside]) => inside === 0).map(([mx, my, scale]) => (
        <Mountain key={`${mx} ${my}`} x={mx} y={my} scale={scale} />
      ))}
      {REGIONS.map(({ id }, region) => (
        <g key={id} data-region={region} className={css.tint}>
          {COUNTIES.map((county, at) => county.region === region && <path key={county.id} d={COUNTY_PATHS[at]} />)}
        </g>
      ))}
      <path d={RIVERS} className={css.bank} />
      <path d={RIVERS} className={css.river} />
      <g className={css.hills}>
        {MOUNTAINS.filter(([, , , inside]) => inside === 1).map(([mx, my, scale]) => (
          <Mountain key={`${mx} ${my}`} x={mx} y={my} scale={scale} />
        ))}
      </g>
      <FarLands />
    </g>
  );
});
/** The names of what lies around the Empire, and what sails there. */
const FarLands = () => (
  <>
    <LandName x={1262} y={196} size={25} rotate={28} spacing={8}>
      POLONIA
    </LandName>
    <LandName x={96} y={424} size={18} rotate={-64}>
      BELGICA
    </LandName>
    <LandName x={126} y={882} size={18}>
      FRANCIA
    </LandName>
    <LandName x={322} y={932} size={20}>
      HELVETIA
    </LandName>
    <LandName x={1330} y={700} size={18} rotate={84}>
      HVNGARIA
    </LandName>
    <LandName x={640} y={977} size={18}>
      ITALIA
    </LandName>
    <SeaName x={352} y={64} size={20} spacing={2}>
      Mare
    </SeaName>
    <SeaName x={352} y={86} size={20} spacing={1}>
      Germanicum
    </SeaName>
    <SeaName x={1128} y={42} size={21} spacing={4}>
      Mare Balticum
    </SeaName>
    <SailingShip x={300} y={158} scale={0.78} />
    <SailingShip x={778} y={44} scale={0.66} />
    <Rose x={150} y={112} size={128} />
  </>
);

/** What is printed over the land, whomever it belongs to. */
export const Borders = memo(function Borders({ uid }: { readonly uid: string }) {
  return (
    <g aria-hidden="true" className={css.borders}>
      <path d={COUNTY_LINES} className={css.casing} strokeWidth="2.8" />
      <path d={COUNTY_LINES} className={css.line} strokeWidth="1.35" />
      <path d={REGION_LINES} className={css.casing} strokeWidth="11" />
      <path d={OUTLINE} className={css.casing} strokeWidth="5" />
      {REGIONS.map(({ id }, region) => (
        <g key={id}>
          <clipPath id={`${uid}r${region}`}>{REGION_OF.map((of, at) => of === region && <path key={at} d={COUNTY_PATHS[at]} />)}</clipPath>
          <g clipPath={`url(#${uid}r${region})`} data-region={region}>
            <path d={REGION_BORDERS[region]} className={css.dash} />
          </g>
        </g>
      ))}
      <path d={REGION_LINES} className={css.line} strokeWidth="4.2" />
      <path d={OUTLINE} className={css.line} strokeWidth="2.2" />
    </g>
  );
});
