import type { HTMLAttributes } from "react";
import { useEffect, useRef } from "react";

let isFirstPage = true;

/** The main part of a page. On a new page the focus starts here, so that keys and readers begin where the eye does. */
export function Main({ className, ...rest }: HTMLAttributes<HTMLElement>) {
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isFirstPage && (document.activeElement === null || document.activeElement === document.body))
      main.current?.focus({ preventScroll: true });
    isFirstPage = false;
  }, []);
  return <main id="main" ref={main} tabIndex={-1} className={className} {...rest} />;
}
