import type { County } from "@stormakt/wallenstein/catalog";
import { COUNTY, NEIGHBOURS } from "@stormakt/wallenstein/catalog";
import { memo } from "react";
import { COUNTY_SLOTS } from "../../maps/wallenstein/atlas.ts";
import type { Props } from "./offers.ts";
import css from "./reach.module.css";

/** Armies of another that could march into an own county. */
export interface Threat {
  readonly from: County;
  readonly to: County;
  readonly seat: number;
  readonly armies: number;
}
/** WA-COMBAT-5 and -6: over a border, and one army stays behind. Whether the other has planned it nobody knows. */
export function threatsTo({ view, seat }: Pick<Props, "view" | "seat">): readonly Threat[] {
  const { owner, armies } = view.table;
  if (seat === null) return [];
  return COUNTY.all.flatMap((to) =>
    owner[to] !== seat
      ? []
      : (NEIGHBOURS[to] ?? []).flatMap((from): Threat[] => {
          const who = owner[from] ?? -1;
          const able = (armies[from] ?? 0) - 1;
          return who < 0 || who === seat || able < 1 ? [] : [{ from, to, seat: who, armies: able }];
        }),
  );
}

/** An arrow from each county that can reach an own one, as broad as its armies are many, with their number. */
export const Reach = memo(function Reach({ threats, seats }: { readonly threats: readonly Threat[]; readonly seats: Props["seats"] }) {
  return (
    <g className={css.reach} aria-hidden="true">
      {threats.map(({ from, to, seat, armies }) => {
        const [ax, ay] = COUNTY_SLOTS[from]?.shield ?? [0, 0];
        const [bx, by] = COUNTY_SLOTS[to]?.shield ?? [0, 0];
        const far = Math.hypot(bx - ax, by - ay) || 1;
        const [ux, uy] = [(bx - ax) / far, (by - ay) / far];
        const [x0, y0, x1, y1] = [ax + ux * 18, ay + uy * 18, bx - ux * 22, by - uy * 22];
        const wide = 3 + Math.min(9, armies);
        const head = wide * 0.9 + 6;
        const [hx, hy] = [x1 - ux * head * 1.2, y1 - uy * head * 1.2];
        const d = `M${x0} ${y0}L${hx} ${hy}`;
        const tip = `M${x1} ${y1}L${hx - uy * head} ${hy + ux * head}L${hx + uy * head} ${hy - ux * head}Z`;
        const colour = `var(--t-${seats[seat]?.arms.tincture ?? "argent"})`;
        const [nx, ny] = [x0 + (x1 - x0) * 0.4, y0 + (y1 - y0) * 0.4];
        return (
          <g key={`${from}-${to}`}>
            <path className={css.casing} d={d} strokeWidth={wide + 4} />
            <path className={css.casing} d={tip} strokeWidth="4" />
            <path d={d} stroke={colour} strokeWidth={wide} />
            <path d={tip} fill={colour} />
            <circle className={css.disc} cx={nx} cy={ny} r="13" />
            <text x={nx} y={ny + 6}>
              {armies}
            </text>
          </g>
        );
      })}
    </g>
  );
});
