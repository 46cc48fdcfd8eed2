import type { DOMAttributes, ReactElement, ReactNode } from "react";
import { Focusable } from "react-aria-components/Focusable";
import { OverlayArrow, Tooltip, TooltipTrigger } from "react-aria-components/Tooltip";
import css from "./tip.module.css";

/** Words beside a thing that has the pointer or the focus: at most two lines. The child must be something that takes the focus. */
export const Tip = ({
  says,
  children,
}: {
  readonly says: ReactNode;
  readonly children: ReactElement<DOMAttributes<HTMLElement>, string>;
}) => (
  <TooltipTrigger delay={350} closeDelay={60}>
    <Focusable>{children}</Focusable>
    <Tooltip className={css.tip ?? ""} offset={8}>
      <OverlayArrow>
        <svg width="12" height="7" viewBox="0 0 12 7" className={css.arrow} aria-hidden="true">
          <path d="M0 0L6 7L12 0" />
        </svg>
      </OverlayArrow>
      {says}
    </Tooltip>
  </TooltipTrigger>
);
