import { REGIONS } from "@stormakt/wallenstein/catalog";
import type { ReactNode } from "react";
import { memo } from "react";
import chart from "../chart/chart.module.css";
import css from "./wallenstein-map.module.css";

const PATTERNS = ["bars", "hatch", "dots", "lozenge", "pales"] as const;
/** On a card a region has its tint and its pattern; on the map the land is tinted by who owns it. */
export const RegionFill = ({ uid, region, children }: { readonly uid: string; readonly region: number; readonly children: ReactNode }) => (
  <g data-region={region}>
    <g className={css.full}>{children}</g>
    <g fill={`url(#${uid}${PATTERNS[region] ?? "bars"})`} className={css.pattern}>
      {children}
    </g>
  </g>
);

/** How the five regions are told apart, with the names given. */
export const RegionKey = memo(function RegionKey({ names }: { readonly names?: readonly string[] }) {
  return (
    <ul className={css.key}>
      {REGIONS.map(({ id, name }, region) => (
        <li key={id}>
          <svg className={`${chart.chart} ${css.map}`} viewBox="0 0 70 16" aria-hidden="true">
            <g data-region={region} className={css.tint}>
              <rect x=".5" y=".5" width="27" height="15" />
            </g>
            <rect x=".5" y=".5" width="27" height="15" className={chart.coast} />
            <g data-region={region}>
              <path d="M34 8H68" className={css.dash} />
            </g>
          </svg>
          {names?.[region] ?? name}
        </li>
      ))}
    </ul>
  );
});
