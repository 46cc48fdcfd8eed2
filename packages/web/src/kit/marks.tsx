import type { CSSProperties } from "react";
import { memo, useEffect, useState } from "react";
import type { Arms } from "../art/arms.ts";
import { armsId } from "../art/arms.ts";
import type { Icon as IconName } from "../art/icons.ts";
import { marksMarkup } from "../art/sprite.ts";
import type { Tincture } from "../art/tinctures.ts";
import css from "./marks.module.css";
import { memoOn } from "./memo-on.ts";

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
/** Not a component: there are hundreds of marks, and each of those below is one already. */
function mark({ of, size, ratio = 1, className, label }: MarkProps & { readonly of: string; readonly ratio?: number }) {
  const heard = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <svg className={className} width={size} height={size === undefined ? undefined : Math.round(size * ratio)} {...heard}>
      <use href={`#${of}`} />
    </svg>
  );
}

export const Icon = memo(function Icon({ name, size = 20, className = "", label }: MarkProps & { readonly name: IconName }) {
  return mark({ of: `ico-${name}`, size, className: `${css.icon} ${className}`, label });
});
/** Whose it is, in colour, hatching and charge. At least 18 px wide. */
export const Shield = memo(function Shield({ arms, size = 28, className = "", label }: MarkProps & { readonly arms: Arms }) {
  return mark({ of: armsId(arms), size, ratio: 1.18, className: `${css.shield} ${className}`, label });
});
export const Cube = memo(function Cube({ tincture, size = 22, className, label }: MarkProps & { readonly tincture: Tincture }) {
  return mark({ of: `cube-${tincture}`, size, ratio: 48 / 44, className, label });
});
export const Coin = memo(function Coin({ worth, size = 22, className, label }: MarkProps & { readonly worth: 1 | 2 | 5 | 10 }) {
  return mark({ of: `coin-${worth}`, size, ratio: 50 / 48, className, label });
});
/** A bone die. `rolling` tumbles it once. */
export const Die = memo(function Die({
  value,
  size = 40,
  rolling = false,
  className = "",
  label = String(value),
}: MarkProps & { readonly value: number; readonly rolling?: boolean }) {
  return mark({ of: `die-${value}`, size, ratio: 52 / 48, className: `${rolling ? css.rolling : ""} ${className}`, label });
});
/** Wax: a deed done, or, crossed, refused. */
export const Seal = memo(function Seal({ crossed = false, size = 44, className = "", label }: MarkProps & { readonly crossed?: boolean }) {
  return mark({ of: crossed ? "seal-cross" : "seal", size, className: `${css.seal} ${className}`, label });
});
export const Crown = memo(function Crown({ size = 20, className, label }: MarkProps) {
  return mark({ of: "crown", size, ratio: 40 / 48, className, label });
});
export const Compass = memo(function Compass({ size = 96, className }: MarkProps) {
  return mark({ of: "compass", size, className });
});

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
export const Ship = memoOn(
  function Ship({ parts = WHOLE_SHIP, className = "", label }: MarkProps & { readonly parts?: ShipParts }) {
    return (
      <svg
        className={`${css.ship} ${className}`}
        viewBox="60 40 1100 760"
        style={shipStyle(parts)}
        {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
      >
        <use href="#vasa" x="60" y="40" width="1100" height="760" />
      </svg>
    );
  },
  ({ parts: { wood, cloth, iron, sculpture } = WHOLE_SHIP, className, label }) => [wood, cloth, iron, sculpture, className, label],
);
