import type { Good, Role, Value } from "@stormakt/vasa-regalis/catalog";
import { GOOD_NAMES, ROLE_NAMES } from "@stormakt/vasa-regalis/catalog";
import { memo, useEffect } from "react";
import { type Drawing, paintPictures } from "../../art/pictures.ts";
import css from "./art.module.css";

const GOOD_DRAWINGS: Record<(typeof GOOD_NAMES)[number], string> = {
  wood: '<g stroke="var(--ink)" stroke-width="2" stroke-linejoin="round" fill="var(--g-wood)"><path d="M14 8H38a7 7 0 0 1 0 14H14z"/><path d="M12 26H36a7 7 0 0 1 0 14H12z"/><circle cx="14" cy="15" r="7" fill="#dcb67e"/><circle cx="12" cy="33" r="7" fill="#dcb67e"/></g><g fill="none" stroke="var(--g-wood)" stroke-width="1.4"><circle cx="14" cy="15" r="3.5"/><circle cx="12" cy="33" r="3.5"/></g><path d="M24 12h12M26 17h10M22 30h12M25 36h9" stroke="var(--ink)" stroke-width="1" fill-opacity=".35" stroke-opacity=".35"/>',
  cloth:
    '<g stroke="var(--ink)" stroke-width="2" stroke-linejoin="round"><path d="M10 14H36V38C30 34 26 42 20 38C16 35 13 38 10 40Z" fill="#efe2bf"/><path d="M8 8H38a5 5 0 0 1 0 10H8a5 5 0 0 1 0 -10z" fill="var(--g-cloth)"/><circle cx="38" cy="13" r="2" fill="#efe2bf"/></g><path d="M17 20V36M23 20V38M30 20V35" stroke="var(--g-cloth)" stroke-width="1.3"/>',
  iron: '<g stroke="var(--ink)" stroke-width="2" stroke-linejoin="round"><path d="M6 18L34 12C40 11 44 14 44 20C44 24 42 27 38 28L8 30C4 28 3 21 6 18Z" fill="var(--g-iron)"/><circle cx="18" cy="34" r="7" fill="#8a5d30"/><circle cx="35" cy="34" r="7" fill="#8a5d30"/></g><path d="M14 17L15 29M30 13L31 28" stroke="#fff" stroke-width="1.6" fill-opacity=".55" stroke-opacity=".55"/><path d="M18 29v10M13 34h10M35 29v10M30 34h10" stroke="var(--ink)" stroke-width="1.1" fill-opacity=".6" stroke-opacity=".6"/>',
  sculpture:
    '<path d="M15 44C16 38 14 35 12 30C8 22 12 8 24 6C34 5 42 12 40 22L44 28L39 30C40 36 37 38 32 37L33 44Z" fill="var(--g-sculpture)" stroke="var(--ink)" stroke-width="2" stroke-linejoin="round"/><path d="M17 12C11 18 14 24 18 28M23 9C16 16 20 24 24 30M30 9C26 13 26 18 30 20" fill="none" stroke="var(--ink)" stroke-width="1.6"/><circle cx="33" cy="20" r="1.8" fill="var(--ink)"/><path d="M14 10L18 4L22 8L26 2L30 7L35 4L36 11" fill="var(--ship-gilt)" stroke="var(--ink)" stroke-width="1.4" stroke-linejoin="round"/>',
};
/** A hand cart with the good on it: somebody brings it in. */
const cart = (good: (typeof GOOD_NAMES)[number]): string =>
  `<svg x="12" y="2" width="26" height="26" viewBox="0 0 48 48">${GOOD_DRAWINGS[good]}</svg><g stroke="var(--ink)" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path d="M4 24L12 29H42L38 38H16L12 29" fill="var(--ship-timber-l)"/><circle cx="30" cy="42" r="5" fill="var(--ship-timber)"/><path d="M30 37v10M25 42h10" stroke-width="1.2"/></g>`;
const ROLE_DRAWINGS: Record<(typeof ROLE_NAMES)[number], string> = {
  "wood-procurer": cart("wood"),
  "cloth-procurer": cart("cloth"),
  "iron-procurer": cart("iron"),
  "sculpture-procurer": cart("sculpture"),
  craftsman:
    '<g stroke="var(--ink)" stroke-width="2" stroke-linejoin="round"><path d="M9 40L30 19L34 23L13 44Z" fill="var(--ship-timber-l)"/><path d="M26 22C22 14 26 8 34 5C34 10 36 14 42 14C42 22 36 28 30 26Z" fill="var(--g-iron)"/><path d="M6 10L10 6L26 20L22 24Z" fill="var(--ship-timber)"/><path d="M24 18L34 28L42 42L28 36L20 24Z" fill="var(--g-iron)"/></g><path d="M30 30L37 38" stroke="#fff" stroke-width="1.4" fill-opacity=".6" stroke-opacity=".6"/>',
  "tailor-blacksmith":
    '<g stroke="var(--ink)" stroke-width="2" stroke-linejoin="round"><path d="M4 8H24L30 14L24 20H4Z" fill="var(--g-iron)"/><path d="M11 20H18V44H11Z" fill="var(--ship-timber-l)"/></g><g fill="none" stroke="var(--ink)" stroke-width="2.4" stroke-linecap="round"><path d="M42 6L30 36M28 12L42 36"/><circle cx="28" cy="40" r="4.5" fill="var(--paper)"/><circle cx="43" cy="40" r="4.5" fill="var(--paper)"/></g>',
  admiral:
    '<g stroke="var(--ink)" stroke-width="2" stroke-linejoin="round"><path d="M4 31L12 22L34 10L40 20L18 34L9 38Z" fill="var(--ship-gilt)"/><path d="M34 10L42 5L47 14L40 20Z" fill="var(--g-iron)"/><path d="M14 21L20 33M26 14L32 25" stroke-width="1.4"/><path d="M20 33L14 46M22 33L32 46" fill="none" stroke-linecap="round"/></g>',
  king: '<g stroke="var(--ink)" stroke-width="1.8" stroke-linejoin="round"><path d="M8 36L4 14L15 23L18 9L25 20L32 9L35 23L46 14L42 36Z" fill="var(--ship-gilt)"/><path d="M8 36H42V43H8Z" fill="var(--wax)"/></g><g fill="var(--wax)" stroke="var(--ink)" stroke-width="1.2"><circle cx="4" cy="12" r="2.8"/><circle cx="18" cy="7" r="2.8"/><circle cx="32" cy="7" r="2.8"/><circle cx="46" cy="12" r="2.8"/></g><g fill="var(--paper)"><circle cx="15" cy="39.5" r="1.6"/><circle cx="25" cy="39.5" r="1.6"/><circle cx="35" cy="39.5" r="1.6"/></g>',
};
const pictures = (drawings: Readonly<Record<string, string>>, size: number): readonly Drawing[] =>
  Object.entries(drawings).map(([name, body]) => ({ className: `vr-${name}`, width: size, height: size, body }));
/** The pictures of this game, once on the board. */
export function GoodsPictures(): null {
  useEffect(() => paintPictures([...pictures(GOOD_DRAWINGS, 48), ...pictures(ROLE_DRAWINGS, 50)]), []);
  return null;
}
export const GoodIcon = memo(function GoodIcon({
  good,
  size = 24,
  className = "",
}: {
  readonly good: Good;
  readonly size?: number;
  readonly className?: string | undefined;
}) {
  return <svg width={size} height={size} className={`vr-${GOOD_NAMES[good]} ${className}`} aria-hidden="true" />;
});
export const RoleIcon = memo(function RoleIcon({ role, className = "" }: { readonly role: Role; readonly className?: string | undefined }) {
  return <svg viewBox="0 0 50 50" className={`vr-${ROLE_NAMES[role]} ${className}`} aria-hidden="true" />;
});

type Size = "tiny" | "small" | "large";
/** A good: its value by numeral, by strokes and by frame; never by hue. */
export const Marker = memo(function Marker({
  good,
  value,
  size = "large",
  className,
}: {
  readonly good: Good;
  readonly value: Value;
  readonly size?: Size;
  readonly className?: string | undefined;
}) {
  return (
    <span className={`${css.marker} ${css[size]} ${className ?? ""}`} data-value={value} aria-hidden="true">
      <b>{value}</b>
      <span className={css.strokes}>
        {Array.from({ length: value }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: strokes are alike
          <i key={i} />
        ))}
      </span>
      <GoodIcon good={good} />
    </span>
  );
});
/** A good lying face down: its type shows, its value does not. */
export const MarkerBack = memo(function MarkerBack({
  good,
  size = "large",
  className,
}: {
  readonly good: Good;
  readonly size?: Size;
  readonly className?: string | undefined;
}) {
  return (
    <span className={`${css.marker} ${css.back} ${css[size]} ${className ?? ""}`} aria-hidden="true">
      <GoodIcon good={good} />
    </span>
  );
});
/** An empty square. */
export const EmptySquare = memo(function EmptySquare({
  good,
  size = "large",
  className,
}: {
  readonly good: Good;
  readonly size?: Size;
  readonly className?: string | undefined;
}) {
  return (
    <span className={`${css.marker} ${css.empty} ${css[size]} ${className ?? ""}`} aria-hidden="true">
      <GoodIcon good={good} />
    </span>
  );
});
