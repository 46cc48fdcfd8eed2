import { memo } from "react";
import type { Arms } from "../../art/arms.ts";
import type { Tincture } from "../../art/tinctures.ts";
import css from "./chart.module.css";
import type { Mark } from "./spots.tsx";

/** The outline of each area, to be clipped with. */
export const AreaDefs = memo(function AreaDefs({ uid, paths }: { readonly uid: string; readonly paths: readonly string[] }) {
  return (
    <defs>
      {paths.map((d, at) => (
        <clipPath key={at} id={`${uid}c${at}`}>
          <path d={d} />
        </clipPath>
      ))}
    </defs>
  );
});

interface OwnedProps {
  readonly uid: string;
  readonly at: number;
  /** Its outline. Not by `<use>`, which makes a tree in the shadow each time. */
  readonly d: string;
  readonly arms: Arms;
  /** The wash is deep where it is all that tells whose the area is. */
  readonly deep?: boolean;
  /** It belongs to who looks: a light line within the border, of no tincture. */
  readonly own?: boolean;
}
const band = (tincture: Tincture): string =>
  tincture === "sable" ? "var(--band-sable)" : tincture === "argent" ? "var(--band-argent)" : `var(--t-${tincture})`;

/** Whose an area is, the atlas way: hatching after Petra Sancta in a pale wash, and a band of colour along the inside of the border. */
export const Owned = memo(function Owned({ uid, at, d, arms: { tincture }, deep = false, own = false }: OwnedProps) {
  return (
    <g clipPath={`url(#${uid}c${at})`} data-owner={tincture} data-own={own || undefined}>
      <path d={d} fill={`var(--t-${tincture})`} className={css.wash} data-tincture={tincture} data-deep={deep || undefined} />
      <path d={d} fill={`url(#m-${tincture})`} className={css.washHatch} />
      <path d={d} fill="none" stroke={band(tincture)} strokeWidth={deep ? 13 : 11} strokeOpacity={deep ? 0.6 : 0.42} />
      <path d={d} fill="none" stroke={band(tincture)} strokeWidth={5} strokeOpacity=".72" />
      {tincture === "sable" && <path d={d} className={css.sableEdge} />}
      {own && <path d={d} className={css.own} />}
    </g>
  );
});

/**
 * How an area stands out, in no colour that a seat may have. The degrees of the neatline round it: it may be picked. A double line and the
 * seal: it is picked. Ink on light: the log means it. Veiled: never mind it.
 */
export const Marked = memo(function Marked({ uid, at, d, mark }: Omit<OwnedProps, "arms" | "deep" | "own"> & { readonly mark: Mark }) {
  if (mark === "dim") return <path d={d} className={css.dim} />;
  return (
    <g clipPath={`url(#${uid}c${at})`} className={css[mark]}>
      <path d={d} className={css.markFill} />
      <path d={d} className={css.markCasing} />
      <path d={d} className={css.markLine} />
      <path d={d} className={css.markDash} />
    </g>
  );
});

/** The same for a small place: a ring round it. `d` is its outline. */
export const MarkedSmall = memo(function MarkedSmall({ d, mark }: { readonly d: string; readonly mark: Mark }) {
  if (mark === "dim") return null;
  return (
    <>
      <path d={d} className={css.ringCasing} data-mark={mark} />
      <path d={d} className={css.ring} data-mark={mark} />
      {mark !== "lit" && <path d={d} className={css.ringDash} data-mark={mark} />}
    </>
  );
});
