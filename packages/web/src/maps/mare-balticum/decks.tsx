import { goodFor } from "@stormakt/mare-balticum/catalog";
import type { ReactNode } from "react";
import { memo, useId } from "react";
import type { Arms } from "../../art/arms.ts";
import chart from "../chart/chart.module.css";
import { GroundDefs } from "../chart/ground.tsx";
import { Disc, GoodPiece, SubjectOutline } from "../chart/pieces.tsx";
import { HEX_PATHS, HEXES, hexOf, hexPath, middleOf, SOLD_AT, SQUARES, squarePath, TITLE_HEXES } from "./atlas.ts";
import type { SoldLook } from "./looks.ts";
import { GOOD_KINDS } from "./looks.ts";
import css from "./mare-balticum-map.module.css";
import type { Force } from "./places.ts";
import { Castle } from "./printed.tsx";

/** What each line has sold in the capital: a place of its own for each. */
export const Stock = memo(function Stock({ sold }: { readonly sold: readonly (SoldLook | null)[] }) {
  return SOLD_AT.map(([x, y], line) => {
    const look = sold[line] ?? null;
    if (look === null) return null;
    return (
      <g key={line} data-spot={`sold-${line}`}>
        <circle className={css.place} cx={x} cy={y} r="15.5" data-empty={look.count === 0 || undefined} />
        <g opacity={look.count === 0 ? 0.35 : 1}>
          <Disc arms={look.arms} x={x} y={y} radius={12} />
        </g>
        {look.count > 0 && (
          <text className={`${chart.name} ${css.number}`} x={x + 15} y={y + 16}>
            {look.count}
          </text>
        )}
      </g>
    );
  });
});
/** Piles: the first layer on top, the others looking out beneath it. */
export const Builds = memo(function Builds({ builds }: { readonly builds: readonly (readonly Arms[])[] }) {
  const finished = [0, 1, 2].map((build) => Math.min(...[0, 1, 2].map((place) => builds[build * 3 + place]?.length ?? 0)));
  return SQUARES.map(([x, y], square) => {
    const pile = builds[square] ?? [];
    const ready = finished[Math.floor(square / 3)] ?? 0;
    return (
      <g key={square} data-spot={`square-${square}`}>
        {square % 3 === 0 && ready > 0 && <rect className={css.ready} x={x - 21} y={y - 20} width="118.5" height="40" rx="5" />}
        {square % 3 === 0 && <SubjectOutline force={(1 + square / 3) as Force} x={x - 40} y={y} scale={1.5} />}
        <path className={css.place} d={squarePath([x, y], 16)} data-leads={square % 3 === 0 || undefined} />
        <g opacity={pile.length === 0 ? 1 : 0.5}>
          <GoodPiece kind={GOOD_KINDS[goodFor(square as Parameters<typeof goodFor>[0])] ?? "grain"} x={x} y={y} scale={1.05} />
        </g>
        {pile
          .slice(0, 3)
          .map((whose, layer) => ({ whose, layer }))
          .toReversed()
          .map(({ whose, layer }) => (
            <Disc key={layer} arms={whose} x={x + 3 + layer * 4.5} y={y + 3 + layer * 4.5} radius={11.5} />
          ))}
        {pile.length > 1 && (
          <text className={`${chart.name} ${css.height}`} x={x - 11} y={y - 7}>
            {pile.length}
          </text>
        )}
      </g>
    );
  });
});
export const Titles = memo(function Titles({ titles }: { readonly titles: readonly (readonly Arms[])[] }) {
  return TITLE_HEXES.map(([x, y], hex) => {
    const standing = titles[hex] ?? [];
    const step = Math.min(15, 40 / Math.max(1, standing.length - 1));
    return (
      <g key={hex} data-spot={`title-${hex}`}>
        <path className={css.place} d={hexPath([x, y], 25)} />
        <GoodPiece kind={GOOD_KINDS[hex] ?? "gold"} x={x} y={y - 3} scale={1.05} />
        {standing.map((whose, i) => (
          <Disc key={i} arms={whose} x={x + (i - (standing.length - 1) / 2) * step} y={y + 13} radius={8.4} />
        ))}
      </g>
    );
  });
});
const hexBox = (hex: number): string => {
  const [x, y] = middleOf(hex);
  return `${x - 104} ${y - 118} 208 236`;
};
interface InsetProps {
  readonly name: string;
  readonly label: string;
}
/** One deck by itself, for a narrow screen or a panel: the same drawing as on the map. */
function DeckInset({ hex, name, label, children }: InsetProps & { readonly hex: number; readonly children: ReactNode }) {
  const uid = useId();
  const [x, y] = middleOf(hex);
  const kind = HEXES[hex]?.kind ?? "aid";
  return (
    <svg className={`${chart.chart} ${css.map}`} viewBox={hexBox(hex)} role="img" aria-label={label}>
      <GroundDefs uid={uid} />
      <g data-kind={kind} className={css.hex}>
        <path d={HEX_PATHS[hex]} className={css.tint} />
        <path d={HEX_PATHS[hex]} fill={`url(#${uid}${kind === "capital" ? "pales" : "bars"})`} className={css.pattern} />
        <path d={HEX_PATHS[hex]} className={`${chart.coast} ${css.coast}`} />
      </g>
      <text className={css.heading} x={x} y={hex === hexOf.titles ? y + 5 : y - 70}>
        {name}
      </text>
      {children}
    </svg>
  );
}
export const BuildDeck = ({ builds, ...rest }: InsetProps & { readonly builds: readonly (readonly Arms[])[] }) => (
  <DeckInset hex={hexOf.builds} {...rest}>
    <Builds builds={builds} />
  </DeckInset>
);
export const TitleDeck = ({ titles, ...rest }: InsetProps & { readonly titles: readonly (readonly Arms[])[] }) => (
  <DeckInset hex={hexOf.titles} {...rest}>
    <Titles titles={titles} />
  </DeckInset>
);
export const CapitalStock = ({ sold, ...rest }: InsetProps & { readonly sold: readonly (SoldLook | null)[] }) => (
  <DeckInset hex={hexOf.capital} {...rest}>
    <Castle />
    <Stock sold={sold} />
  </DeckInset>
);
