import type { Box } from "@stormakt/wallenstein/catalog";
import {
  AUCTION,
  COLLECT_GRAIN,
  COLLECT_TAXES,
  COMBAT_A,
  COMBAT_B,
  CONVERT_3,
  COUNTIES,
  convertsIn,
  DEPLOY_1_MOVE,
  DEPLOY_3,
  DEPLOY_5,
  REGIONS,
} from "@stormakt/wallenstein/catalog";
import { memo } from "react";
import type { Arms } from "../../art/arms.ts";
import chart from "../../maps/chart/chart.module.css";
import type { BuildingKind } from "../../maps/chart/pieces.tsx";
import { BuildingPiece, ChargeMark, CoinPiece, CubePiece, SheafPiece, Statue, Torch } from "../../maps/chart/pieces.tsx";
import css from "./marks.module.css";

export const BUILDING_KINDS: readonly BuildingKind[] = ["palace", "church", "trading-post"];
const ARMIES: Readonly<Record<number, number>> = { [DEPLOY_5]: 5, [DEPLOY_3]: 3, [DEPLOY_1_MOVE]: 1 };

/** What a box of the mat does, as a drawing around 0 0, some 24 wide. */
export const BoxDrawing = memo(function BoxDrawing({ box, arms }: { readonly box: Box; readonly arms: Arms }) {
  const building = BUILDING_KINDS[box];
  if (building !== undefined) return <BuildingPiece kind={building} x={0} y={2} scale={1.25} />;
  const armies = ARMIES[box];
  if (armies !== undefined)
    return (
      <>
        <CubePiece arms={arms} x={-3} y={1} scale={1.1} />
        <text className={css.letter} x="10" y="10">
          {armies}
        </text>
      </>
    );
  switch (box) {
    case COLLECT_GRAIN:
      return <SheafPiece x={0} y={1} scale={1.15} />;
    case COLLECT_TAXES:
      return (
        <>
          <CoinPiece x={-3} y={2} scale={1.05} />
          <CoinPiece x={4} y={-2} scale={1.05} />
        </>
      );
    case COMBAT_A:
    case COMBAT_B:
      return (
        <>
          <ChargeMark charge="pikes" size={22} fill="var(--ink)" field="var(--paper)" />
          <text className={css.letter} x="10" y="11">
            {box === COMBAT_A ? "A" : "B"}
          </text>
        </>
      );
    case AUCTION:
      return (
        <g className={css.gavel}>
          <path d="M-9-3L-2-10L4-4L-3 3ZM1-1L9 8" />
          <path d="M-10 9H3" />
        </g>
      );
    default:
      return box >= CONVERT_3 ? (
        <>
          <g className={css.courtier}>
            <circle cx="-3" cy="-5" r="3.6" />
            <path d="M-10 9C-10 2-7-.5-3-.5S4 2 4 9ZM-9-7.500H3M-6.500-7.500V-11H.5V-7.500" />
          </g>
          <text className={css.letter} x="9" y="10">
            {convertsIn(box)}
          </text>
        </>
      ) : null;
  }
});
export const BoxMark = ({ box, arms, size = 30 }: { readonly box: Box; readonly arms: Arms; readonly size?: number }) => (
  <svg className={`${chart.chart} ${css.mark}`} viewBox="-14 -14 28 28" style={{ width: size, height: size }} aria-hidden="true">
    <BoxDrawing box={box} arms={arms} />
  </svg>
);

type Small = "coin" | "sheaf" | "torch" | "statue" | "tower" | BuildingKind;
/** A small piece in running text. */
export const SmallMark = ({ of, size = 17 }: { readonly of: Small; readonly size?: number }) => (
  <svg className={`${chart.chart} ${css.mark}`} viewBox="-10 -11.500 20 20" style={{ width: size, height: size }} aria-hidden="true">
    {of === "coin" && <CoinPiece x={0} y={-1} />}
    {of === "sheaf" && <SheafPiece x={0} y={0} />}
    {of === "torch" && <Torch x={0} y={-1} />}
    {of === "tower" && (
      <g transform="translate(0 -1.500)">
        <ChargeMark charge="tower" size={23} fill="var(--ink)" field="var(--paper)" />
      </g>
    )}
    {of === "statue" && <Statue x={0} y={-1} scale={1.1} />}
    {(of === "palace" || of === "church" || of === "trading-post") && <BuildingPiece kind={of} x={0} y={1} />}
  </svg>
);
export const CubeMark = ({ arms, size = 20, label }: { readonly arms: Arms; readonly size?: number; readonly label?: string }) => (
  <svg
    className={`${chart.chart} ${css.mark}`}
    viewBox="-8.500 -8.500 18 18"
    style={{ width: size, height: size }}
    {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
  >
    <CubePiece arms={arms} x={0} y={0} />
  </svg>
);

export const countyName = (county: number): string => COUNTIES[county]?.name ?? "?";
/** Where a long name may be broken: between its words, never inside one. */
export const brokenName = (county: number): string => countyName(county).replace(SECOND_WORD, "\u00ad$1");
const SECOND_WORD =
  /(?<=\p{L}{3})(österreich|brücken|brück|burg|temberg|mark|pommern|büttel|born|sachsen|pfalz|land|gau|stadt|ringen)(?!\p{L})/u;
/** Three letters of the region, so that it is not told by its tint alone. */
export const regionShort = (region: number): string => (REGIONS[region]?.name ?? "?").slice(0, 3);
export const RegionBand = ({ region }: { readonly region: number }) => (
  <span className={css.band} data-region={region} title={REGIONS[region]?.name}>
    {regionShort(region)}
  </span>
);
