import type { CSSProperties, ReactNode } from "react";
import css from "./fitted.module.css";

/** As large as its area lets it be in both directions, and never larger. `ratio`: width by height of the drawing inside the neatline. */
export function Fitted({ ratio, children, wing }: { readonly ratio: number; readonly children: ReactNode; readonly wing?: ReactNode }) {
  return (
    <div className={css.room}>
      <div className={css.pair} data-wing={wing !== undefined || undefined} style={{ "--ratio": ratio } as CSSProperties}>
        <div className={css.plate} data-plate="">
          {children}
        </div>
        {wing !== undefined && <div className={css.wing}>{wing}</div>}
      </div>
    </div>
  );
}
