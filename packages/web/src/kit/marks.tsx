import type { CSSProperties } from "react";
import { memo, useEffect, useState } from "react";
import type { Arms } from "../art/arms.ts";
import { armsId } from "../art/arms.ts";
import { CROWN_MARK } from "../art/crown.ts";
import type { Icon as IconName } from "../art/icons.ts";
import { ICONS } from "../art/icons.ts";
import { paintPictures } from "../art/pictures.ts";
import type { Tincture } from "../art/tinctures.ts";
import css from "./marks.module.css";
import { memoOn } from "./memo-on.ts";

/** The symbols and pictures of pieces, a moment after the page. Once on the page. */
export const Sprite = memo(function Sprite() {
  const [pieces, setPieces] = useState("");
  useEffect(() => {
    const draw = async (): Promise<void> => {
      const { piecesMarkup, shieldPictures } = await import("../art/pieces.ts");
      paintPictures(shieldPictures());
      setPieces(piecesMarkup());
    };
    void draw();
  }, []);
  return <svg className="sprite" aria-hidden="true" dangerouslySetInnerHTML={{ __html: pieces }} />;
});

interface MarkProps {
  readonly size?: number | undefined;
  readonly className?: string | undefined;
  /** What a reader hears; without it the mark is only an ornament. */
  readonly label?: string | undefined;
}
interface Shape extends MarkProps {
  readonly ratio?: number;
}
const frame = ({ size, ratio = 1, className, label }: Shape) => ({
  className,
  width: size,
  height: size === undefined ? undefined : Math.round(size * ratio),
  ...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label }),
});
/** Not a component: there are hundreds of marks, and each of those below is one already. */
const mark = ({ of, ...shape }: Shape & { readonly of: string }) => (
  <svg {...frame(shape)}>
    <use href={`#${of}`} />
  </svg>
);
/** What stands by the dozen on a page has its lines in place: `<use>` makes a tree in the shadow of each, styled and laid out by itself. */
const drawn = ({ box, body, ...shape }: Shape & { readonly box: string; readonly body: { readonly __html: string } }) => (
  <svg viewBox={box} {...frame(shape)} dangerouslySetInnerHTML={body} />
);
const LINES = new Map(Object.entries(ICONS).map(([name, __html]) => [name, { __html }]));
const NO_LINES = { __html: "" };
const CROWN_LINES = { __html: CROWN_MARK.body };

export const Icon = memo(function Icon({ name, size = 20, className = "", label }: MarkProps & { readonly name: IconName }) {
  return drawn({ box: "0 0 24 24", body: LINES.get(name) ?? NO_LINES, size, className: `${css.icon} ${className}`, label });
});
/** Whose it is, in colour, hatching and charge. At least 18 px wide. A picture (`art/pictures.ts`), so not to be used inside a drawing. */
export const Shield = memo(function Shield({ arms, size = 28, className = "", label }: MarkProps & { readonly arms: Arms }) {
  return <svg {...frame({ size, ratio: 1.18, className: `${css.shield} ${armsId(arms)} ${className}`, label })} />;
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
  return drawn({ box: CROWN_MARK.box, body: CROWN_LINES, size, ratio: 40 / 48, className, label });
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
