import type { CSSProperties } from "react";
import { memo, useEffect, useState } from "react";
import type { Arms } from "../art/arms.ts";
import { armsId } from "../art/arms.ts";
import type { Icon as IconName } from "../art/icons.ts";
import { marksMarkup } from "../art/sprite.ts";
import type { Tincture } from "../art/tinctures.ts";
import css from "./marks.module.css";

/** The symbols of the first page, and, a moment later, all others. Once on the page. */
export const Sprite = memo(function Sprite() {
  const [pieces, setPieces] = useState("");
  useEffect(() => {
    void import("../art/pieces.ts").then(({ piecesMarkup }) => setPieces(piecesMarkup()));
  }, []);
  return (
    <>
      <svg className="sprite" aria-hidden="true" dangerouslySetInnerHTML={{ __html: marksMarkup() }} />
      <svg className="sprite" aria-hidden="true" dangerouslySetInnerHTML={{ __html: pieces }} />
    </>
  );
});

interface MarkProps {
  readonly size?: number | undefined;
  readonly className?: string | undefined;
  /** What a reader hears; without it the mark is only an ornament. */
  readonly label?: string | undefined;
}
function Mark({ of, size, ratio = 1, className, label }: MarkProps & { readonly of: string; readonly ratio?: number }) {
  const heard = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <svg className={className} width={size} height={size === undefined ? undefined : Math.round(size * ratio)} {...heard}>
      <use href={`#${of}`} />
    </svg>
  );
}

export const Icon = ({ name, size = 20, className, label }: MarkProps & { readonly name: IconName }) => (
  <Mark of={`ico-${name}`} size={size} className={`${css.icon} ${className ?? ""}`} label={label} />
);
/** Whose it is, in colour, hatching and charge. At least 18 px wide. */
export const Shield = ({ arms, size = 28, className, label }: MarkProps & { readonly arms: Arms }) => (
  <Mark of={armsId(arms)} size={size} ratio={1.18} className={`${css.shield} ${className ?? ""}`} label={label} />
);
export const Cube = ({ tincture, size = 22, className, label }: MarkProps & { readonly tincture: Tincture }) => (
  <Mark of={`cube-${tincture}`} size={size} ratio={48 / 44} className={className} label={label} />
);
export const Coin = ({ worth, size = 22, className, label }: MarkProps & { readonly worth: 1 | 2 | 5 | 10 }) => (
  <Mark of={`coin-${worth}`} size={size} ratio={50 / 48} className={className} label={label} />
);
/** A bone die. `rolling` tumbles it once. */
export const Die = ({
  value,
  size = 40,
  rolling = false,
  className,
  label,
}: MarkProps & { readonly value: number; readonly rolling?: boolean }) => (
  <Mark
    of={`die-${value}`}
    size={size}
    ratio={52 / 48}
    className={`${rolling ? css.rolling : ""} ${className ?? ""}`}
    label={label ?? String(value)}
  />
);
/** Wax: a deed done, or, crossed, refused. */
export const Seal = ({ crossed = false, size = 44, className, label }: MarkProps & { readonly crossed?: boolean }) => (
  <Mark of={crossed ? "seal-cross" : "seal"} size={size} className={`${css.seal} ${className ?? ""}`} label={label} />
);
export const Crown = ({ size = 20, className, label }: MarkProps) => (
  <Mark of="crown" size={size} ratio={40 / 48} className={className} label={label} />
);
export const Compass = ({ size = 96, className }: MarkProps) => <Mark of="compass" size={size} className={className} />;

/** How much of each part of the ship there is: 0 or 1. */
export interface ShipParts {
  readonly wood: number;
  readonly cloth: number;
  readonly iron: number;
  readonly sculpture: number;
}
export const WHOLE_SHIP: ShipParts = { wood: 1, cloth: 1, iron: 1, sculpture: 1 };
export const shipStyle = ({ wood, cloth, iron, sculpture }: ShipParts): CSSProperties =>
  ({ "--wood": wood, "--cloth": cloth, "--iron": iron, "--sculpture": sculpture }) as CSSProperties;
/** The Vasa in profile; her parts fill in as they are built. */
export const Ship = ({ parts = WHOLE_SHIP, className, label }: MarkProps & { readonly parts?: ShipParts }) => (
  <svg
    className={`${css.ship} ${className ?? ""}`}
    viewBox="60 40 1100 760"
    style={shipStyle(parts)}
    {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
  >
    <use href="#vasa" x="60" y="40" width="1100" height="760" />
  </svg>
);
