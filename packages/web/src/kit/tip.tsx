import type { HTMLAttributes, ReactElement } from "react";
import { cloneElement, useEffect, useState } from "react";
import css from "./tip.module.css";

/** Words beside a thing that has the pointer or the focus: at most two lines. They are drawn once for the page, by `Tips`. */
export const Tip = ({ says, children }: { readonly says: string; readonly children: ReactElement<HTMLAttributes<HTMLElement>> }) =>
  cloneElement(children, { "data-tip": says } as HTMLAttributes<HTMLElement>);
/** The same for things that are drawn in great number: spread it on the element. */
export const tip = (says: string) => ({ "data-tip": says });

const AFTER = 350;
interface Shown {
  readonly says: string;
  readonly x: number;
  readonly y: number;
  readonly below: boolean;
}
/** The one tip that is shown. Once on the page. */
export function Tips() {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over: Element | null = null;
    const hide = (): void => {
      clearTimeout(timer);
      over?.removeAttribute("aria-describedby");
      over = null;
      setShown(null);
    };
    const show = (target: Element, delay: number): void => {
      if (target === over) return;
      hide();
      over = target;
      timer = setTimeout(() => {
        const says = target.getAttribute("data-tip");
        if (says === null || says === "" || !target.isConnected) return;
        const { left, width, top, bottom } = target.getBoundingClientRect();
        const below = top < 90;
        const x = Math.min(innerWidth - 150, Math.max(150, left + width / 2));
        target.setAttribute("aria-describedby", "tip");
        setShown({ says, x, y: below ? bottom + 8 : top - 8, below });
      }, delay);
    };
    const tipOf = ({ target }: Event): Element | null => (target instanceof Element ? target.closest("[data-tip]") : null);
    const onOver = (event: Event): void => {
      const target = tipOf(event);
      if (target === null) hide();
      else show(target, AFTER);
    };
    const onFocus = (event: Event): void => {
      const target = tipOf(event);
      if (target?.matches(":focus-visible") === true) show(target, 0);
      else hide();
    };
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === "Escape") hide();
    };
    document.addEventListener("pointerover", onOver);
    document.addEventListener("focusin", onFocus);
    document.addEventListener("focusout", hide);
    document.addEventListener("keydown", onKey);
    addEventListener("scroll", hide, { capture: true, passive: true });
    return () => {
      hide();
      document.removeEventListener("pointerover", onOver);
      document.removeEventListener("focusin", onFocus);
      document.removeEventListener("focusout", hide);
      document.removeEventListener("keydown", onKey);
      removeEventListener("scroll", hide, { capture: true });
    };
  }, []);
  return (
    <div
      id="tip"
      role="tooltip"
      className={css.tip}
      hidden={shown === null}
      data-below={shown?.below || undefined}
      style={shown === null ? undefined : { left: shown.x, top: shown.y }}
    >
      {shown?.says}
    </div>
  );
}
