import type { ReactNode } from "react";
import { memo } from "react";
import type { Charge } from "../../art/charges.ts";
import { Shield } from "../../kit/marks.tsx";
import chart from "../../maps/chart/chart.module.css";
import { CrownPiece, Disc, EnemyPiece, GoodPiece, SubjectOutline } from "../../maps/chart/pieces.tsx";
import { GOOD_KINDS } from "../../maps/mare-balticum/looks.ts";
import css from "./marks.module.css";
import type { Props } from "./offers.ts";
import { armsOfLine } from "./offers.ts";

interface Sized {
  readonly size?: number | undefined;
  readonly label?: string | undefined;
}
const Piece = ({ size = 22, label, children }: Sized & { readonly children: ReactNode }) => (
  <svg
    className={`${chart.chart} ${css.piece}`}
    viewBox="-16 -16 32 32"
    style={{ width: size, height: size }}
    {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
  >
    {children}
  </svg>
);
/** A unit of a line, as it lies on the board. */
export const UnitMark = memo(function UnitMark({ line, ...rest }: Sized & { readonly line: number }) {
  return (
    <Piece {...rest}>
      <Disc arms={armsOfLine(line)} x={0} y={0} radius={14} />
    </Piece>
  );
});
/** A good by its number, or gold. */
export const GoodMark = memo(function GoodMark({ good, ...rest }: Sized & { readonly good: number }) {
  return (
    <Piece {...rest}>
      <GoodPiece kind={GOOD_KINDS[good] ?? "gold"} x={0} y={0} scale={1.45} />
    </Piece>
  );
});
export const ForceMark = ({ force, ...rest }: Sized & { readonly force: number }) => (
  <Piece {...rest}>
    <SubjectOutline force={force as 0 | 1 | 2 | 3} x={0} y={1} scale={1.6} />
  </Piece>
);
export const EnemyMark = memo(function EnemyMark({ charge = "eagle", ...rest }: Sized & { readonly charge?: Charge }) {
  return (
    <Piece {...rest}>
      <EnemyPiece charge={charge} x={0} y={0} scale={1.05} />
    </Piece>
  );
});
export const TitleMark = memo(function TitleMark(rest: Sized) {
  return (
    <Piece {...rest}>
      <CrownPiece x={0} y={1} scale={2} />
    </Piece>
  );
});
/** The shield of a line with its name. */
export const LineName = ({ props, line, size = 20 }: { readonly props: Props; readonly line: number; readonly size?: number }) => (
  <span className={css.line}>
    <Shield arms={armsOfLine(line)} size={size} />
    <span>{props.speaker.name({ thing: "line", id: line })}</span>
  </span>
);
/** Gold in figures. */
export const Gold = ({ count, size = 20 }: { readonly count: number; readonly size?: number }) => (
  <span className={css.line}>
    <GoodMark good={5} size={size} />
    <b className="num">{count}</b>
  </span>
);
