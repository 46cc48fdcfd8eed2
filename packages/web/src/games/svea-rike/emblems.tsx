import type { Picture, Sign } from "@stormakt/svea-rike/advice";
import { emblemOf } from "@stormakt/svea-rike/advice";
import { memo } from "react";
import css from "./emblems.module.css";

/** Strokes on a field of 32, cut by one hand. The catalogue says which card shows which. */
const STROKES: Readonly<Record<Picture, string>> = {
  coins:
    "M6 21c0 2 4 3.500 8 3.500s8-1.500 8-3.500-4-3.500-8-3.500-8 1.500-8 3.500ZM6 17v4M22 17v4M6 17c0 2 4 3.500 8 3.500s8-1.500 8-3.500-4-3.500-8-3.500-8 1.500-8 3.500ZM6 13v4M22 13v4M6 13c0 2 4 3.500 8 3.500s8-1.500 8-3.500-4-3.500-8-3.500-8 1.500-8 3.500Z",
  sheaf:
    "M16 27V11M16 11c-3-1-4-4-3-7 3 1 4 4 3 7Zm0 0c3-1 4-4 3-7-3 1-4 4-3 7ZM16 16c-3 0-5-2-6-5 3 0 6 2 6 5Zm0 0c3 0 5-2 6-5-3 0-6 2-6 5ZM16 21c-3 0-5-2-6-5 3 0 6 2 6 5Zm0 0c3 0 5-2 6-5-3 0-6 2-6 5ZM11 27h10",
  fork: "M16 28V13M10 5v6c0 3 2.500 4 6 4s6-1 6-4V5M16 5v10",
  torch: "M14 16h5l-1.500 12h-2ZM16.500 16c-5-2-4-7-1-9 0 2 1 2.500 2 2.500 0-2-.5-4 1.500-5.500 1 3 4 4 4 7.500 0 3-3 4.500-6.500 4.500Z",
  swords: "M7 6l15 15M25 6L10 21M19 24l6-6M7 18l6 6M22 21l4 4M10 21l-4 4",
  guns: "M5 20l16-7 2 4-15 7c-2 1-4-2-3-4ZM13 25a4 4 0 1 0 0-.01M22 11l4-3M24 14l5-1M21 8l2-4",
  crown: "M6 23L4 10l7 5 5-9 5 9 7-5-2 13ZM6 26h20",
  cage: "M6 23L4 10l7 5 5-9 5 9 7-5-2 13ZM4 29L28 4",
  ship: "M5 21h22c-1 4-4 6-7 6h-8c-3 0-6-2-7-6ZM16 21V4M16 6c5 1 8 4 9 9h-9M16 8c-4 1-7 4-8 8h8",
  scales: "M16 5v22M10 27h12M6 9h20M6 9l-3.500 9h7ZM26 9l-3.500 9h7ZM2.500 18c1 3 6 3 7 0M22.500 18c1 3 6 3 7 0",
  letter: "M5 9h22v16H5ZM5 9l11 9 11-9M16 25v-1",
  seal: "M16 5l2.500 2.500 3.500-.5.5 3.500L25 13l-1.500 3L25 19l-2.500 2.500L22 25l-3.500-.5L16 27l-2.500-2.500L10 25l-.5-3.500L7 19l1.500-3L7 13l2.500-2.500L10 7l3.500.5ZM12 16l3 3 5-6",
  hourglass: "M9 5h14M9 27h14M10 5c0 7 4 8 6 11-2 3-6 4-6 11M22 5c0 7-4 8-6 11 2 3 6 4 6 11M13 25c0-3 3-4 3-4s3 1 3 4Z",
  skull:
    "M16 5c-6 0-9 4-9 9 0 4 2 6 4 7v5h10v-5c2-1 4-3 4-7 0-5-3-9-9-9ZM12 15a1.500 1.500 0 1 0 .01 0M20 15a1.500 1.500 0 1 0 .01 0M16 18v2M14 26v-2M18 26v-2",
  palace: "M5 27V13l5-4 3 2.500V9l3-4 3 4v2.500L22 9l5 4v14ZM13 27v-6c0-4 6-4 6 0v6M9 17v3M23 17v3",
  flame:
    "M16 28c-6 0-9-4-8-9 1-4 4-5 4-9 3 1 4 3 4 5 2-3 2-7 0-11 6 3 10 9 9 15-1 6-4 9-9 9ZM16 28c-3 0-4-3-3-5 1-2 3-2 3-5 3 2 5 5 3 8-.5 1-1.500 2-3 2Z",
  rings: "M12 13a7 7 0 1 0 .01 0M21 12a7 7 0 1 0 .01 0M9 8l3-4 3 4-3 4Z",
  speech: "M5 7h22v13H17l-6 6v-6H5ZM9 11h14M9 15h9",
  quill: "M6 27C8 18 14 8 27 5c-1 10-8 16-16 17M6 27l9-12",
  chest: "M4 14h24v12H4ZM4 14c0-5 3-8 6-8h12c3 0 6 3 6 8M4 18h24M14 16h4v5h-4Z",
  mask: "M5 9c7-3 15-3 22 0 1 9-3 15-11 18C8 24 4 18 5 9ZM9 13c2-1 4-1 5 1-2 1-4 1-5-1ZM23 13c-2-1-4-1-5 1 2 1 4 1 5-1ZM12 20c3 2 5 2 8 0",
  helmet: "M6 20c0-9 4-13 10-13s10 4 10 13M3 20c8 4 18 4 26 0l-4 6H7ZM16 7c-1-4 4-4 3 0",
  wagon: "M3 12h20l3 4h3M5 12v8h20v-4M9 23a3.500 3.500 0 1 0 .01 0M22 23a3.500 3.500 0 1 0 .01 0M5 12c0-6 16-6 16 0",
  broom: "M5 27l14-14M17 11l4-4 5 5-4 4ZM26 7l2-3M14 20c2 3 4 4 7 4-1-3-2-5-4-7M24 26l3 2M20 28h1",
  gavel: "M6 14l8-8 5 5-8 8ZM15 13l11 11M5 27h12M8 12l5 5",
};
const SIGNS: Readonly<Record<Sign, string>> = {
  plus: "M26 22v8M22 26h8",
  minus: "M22 26h8",
  cross: "M22.500 22.500l7 7M29.500 22.500l-7 7",
  arrow: "M22 26h8M27 22.500l3.500 3.500-3.500 3.500",
  area: "M26 22a4 4 0 1 0 .01 0M26 25.800v.4",
};
/** The emblem of an event card. */
export const Emblem = memo(function Emblem({ card, size = 40 }: { readonly card: number; readonly size?: number }) {
  const [stroke, sign] = emblemOf(card);
  return (
    <svg className={css.emblem} viewBox="0 0 34 34" width={size} height={size} aria-hidden="true">
      <path className={css.stroke} d={STROKES[stroke]} />
      {sign !== undefined && (
        <>
          <circle className={css.field} cx="26" cy="26" r="7" />
          <path className={css.sign} d={SIGNS[sign]} />
        </>
      )}
    </svg>
  );
});
/** One of the strokes alone. */
export const Stroked = ({ of, size = 20 }: { readonly of: Picture; readonly size?: number }) => (
  <svg className={css.emblem} viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
    <path className={css.stroke} d={STROKES[of]} />
  </svg>
);
