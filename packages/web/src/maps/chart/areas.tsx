import { memo } from "react";
import type { Arms } from "../../art/arms.ts";
import type { Tincture } from "../../art/tinctures.ts";
import css from "./chart.module.css";
import type { Mark } from "./spots.tsx";

/** The outline of each area once, to be filled, hatched, lined and clipped with. */
export const AreaDefs = memo(function AreaDefs({ uid, paths }: { readonly uid: string; readonly paths: readonly string[] }) {
  return (
    <defs>
      {paths.map((d, at) => (
        <path key={at} id={`${uid}a${at}`} d={d} />
      ))}
      {paths.map((_, at) => (
        <clipPath key={at} id={`${uid}c${at}`}>
          <use href={`#${uid}a${at}`} />
        </clipPath>
      ))}
    </defs>
  );
});

interface OwnedProps {
  readonly uid: string;
  readonly at: number;
  readonly arms: Arms;
  /** The wash is deep where it is all that tells whose the area is. */
  readonly deep?: boolean;
  /** It belongs to who looks: a light line within the border, of no tincture. */
  readonly own?: boolean;
}
const band = (tincture: Tincture): string =>
  tincture === "sable" ? "var(--band-sable)" : tincture === "argent" ? "var(--band-argent)" : `var(--t-${tincture})`;

/** Whose an area is, the atlas way: hatching after Petra Sancta in a pale wash, and a band of colour along the inside of the border. */
export const Owned = memo(function Owned({ uid, at, arms: { tincture }, deep = false, own = false }: OwnedProps) {
  const shape = `#${uid}a${at}`;
  return (
    <g clipPath={`url(#${uid}c${at})`} data-owner={tincture} data-own={own || undefined}>
      <use href={shape} fill={`var(--t-${tincture})`} className={css.wash} data-tincture={tincture} data-deep={deep || undefined} />
      <use href={shape} fill={`url(#m-${tincture})`} className={css.washHatch} />
      <use href={shape} fill="none" stroke={band(tincture)} strokeWidth={deep ? 13 : 11} strokeOpacity={deep ? 0.6 : 0.42} />
      <use href={shape} fill="none" stroke={band(tincture)} strokeWidth={5} strokeOpacity=".72" />
      {tincture === "sable" && <use href={shape} className={css.sableEdge} />}
      {own && <use href={shape} className={css.own} />}
    </g>
  );
});

/**
 * How an area stands out, in no colour that a seat may have. The degrees of the neatline round it: it may be picked. A double line and the
 * seal: it is picked. Ink on light: the log means it. Veiled: never mind it.
 */
export const Marked = memo(function Marked({ uid, at, mark }: { readonly uid: string; readonly at: number; readonly mark: Mark }) {
  const shape = `#${uid}a${at}`;
  if (mark === "dim") return <use href={shape} className={css.dim} />;
  return (
    <g clipPath={`url(#${uid}c${at})`} className={css[mark]}>
      <use href={shape} className={css.markFill} />
      <use href={shape} className={css.markCasing} />
      <use href={shape} className={css.markLine} />
      <use href={shape} className={css.markDash} />
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
