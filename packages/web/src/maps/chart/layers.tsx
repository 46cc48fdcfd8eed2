import type { CSSProperties, ReactNode } from "react";
import css from "./chart.module.css";
import type { Detail } from "./detail.ts";

interface Props {
  /** What never changes: land, sea, names of foreign parts. */
  readonly ground: ReactNode;
  readonly view: readonly [x: number, y: number, w: number, h: number];
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
  readonly detail: Detail;
  readonly label: string;
  readonly children: ReactNode;
}
/** A map in two drawings, one over the other: the ground has a layer of its own, so that a piece that moves does not paint it anew. */
export const Layers = ({ ground, view, className = "", style, detail, label, children }: Props) => (
  <div className={css.layers}>
    <svg className={`${css.chart} ${css.ground} ${className}`} viewBox={view.join(" ")} aria-hidden="true">
      {ground}
    </svg>
    <svg
      className={`${css.chart} ${className}`}
      style={style}
      viewBox={view.join(" ")}
      data-detail={detail}
      role="group"
      aria-label={label}
    >
      {children}
    </svg>
  </div>
);
