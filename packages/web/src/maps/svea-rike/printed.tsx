import { memo } from "react";
import { AreaDefs } from "../chart/areas.tsx";
import chart from "../chart/chart.module.css";
import { GroundDefs, LandName, Rhumbs, Rose, SailingShip, ScaleBar, SeaName } from "../chart/ground.tsx";
import { COAST, INNER_LINES, LAKE_LINES, LAKES, OUTER_LINES, OUTSIDE, PONDS, SHORE, VIEW } from "./atlas.ts";
import { PATHS } from "./places.ts";
import css from "./svea-rike-map.module.css";

/** The sea, and the lands that are no part of the game. */
export const Ground = memo(function Ground({ uid }: { readonly uid: string }) {
  const [x, y, w, h] = VIEW;
  return (
    <g>
      <GroundDefs uid={uid} />
      <AreaDefs uid={uid} paths={PATHS} />
      <rect x={x} y={y} width={w} height={h} className={chart.sea} />
      <path d={COAST} className={chart.shoal} />
      <rect x={x} y={y} width={w} height={h} fill={`url(#${uid}waves)`} />
      <Rhumbs x={92} y={248} reach={1500} />
      <Rhumbs x={470} y={868} reach={700} count={16} />
      <path d={SHORE} className={chart.shore} />
      <path d={OUTSIDE} className={chart.far} />
      <LandName x={92} y={486} size={19} rotate={-34}>
        NORVEGIA
      </LandName>
      <LandName x={736} y={863} size={19} rotate={-12}>
        LITHUANIA
      </LandName>
      <LandName x={776} y={548} size={17} spacing={3}>
        Ingria
      </LandName>
      <LandName x={852} y={620} size={18}>
        MOSCOVIA
      </LandName>
      <LandName x={748} y={962} size={18}>
        POLONIA
      </LandName>
    </g>
  );
});
/** What is printed over the land, whomever it belongs to: lakes, borders, coasts, and the names of the seas. */
export const Borders = memo(function Borders({ uid }: { readonly uid: string }) {
  return (
    <g aria-hidden="true" className={css.borders}>
      <path d={LAKES + PONDS} className={chart.lake} />
      <path d={LAKES + PONDS} fill={`url(#${uid}bars)`} opacity=".45" />
      <path d={PONDS} className={css.shoreLine} />
      <path d={LAKE_LINES} className={css.shoreLine} />
      <path d={OUTER_LINES} className={css.outer} />
      <path d={INNER_LINES} className={css.casing} />
      <path d={INNER_LINES} className={css.inner} />
      <path d={COAST} className={chart.coast} />
      <Rose x={92} y={248} size={132} />
      <SailingShip x={318} y={842} scale={0.86} />
      <SailingShip x={446} y={590} scale={0.75} />
      <SailingShip x={524} y={268} scale={0.55} />
      <ScaleBar x={22} y={968} width={132}>
        Milliaria Suecica
      </ScaleBar>
      <SeaName x={446} y={442} size={19} rotate={-74}>
        Sinus Bothnicus
      </SeaName>
      <SeaName x={414} y={800} size={20} rotate={-49} spacing={2.5}>
        MARE BALTICUM
      </SeaName>
      <SeaName x={622} y={550} size={17} rotate={-8} spacing={2}>
        Sinus Finnicus
      </SeaName>
      <SeaName x={216} y={216} size={18} rotate={-43} spacing={2.5}>
        Mare Norvegicum
      </SeaName>
      <SeaName x={76} y={668} size={17} rotate={-20} spacing={1.5}>
        Skagerrak
      </SeaName>
    </g>
  );
});
