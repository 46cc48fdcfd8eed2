import type { KeyboardEvent, ReactNode } from "react";
import { useEffect, useId, useRef, useState } from "react";
import css from "./menu.module.css";

interface Props {
  readonly label: string;
  /** What stands on the button that opens it. */
  readonly children: ReactNode;
  readonly items: readonly { readonly id: string; readonly text: string; do(): void }[];
}
/** A list of deeds behind a button: the browser's own popover, with the keys of a menu. */
export function Menu({ label, children, items }: Props) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const list = menu.current;
    if (!open || list === null) return;
    const { right, bottom } = trigger.current?.getBoundingClientRect() ?? { right: innerWidth, bottom: 0 };
    list.style.right = `${Math.max(8, innerWidth - right)}px`;
    list.style.top = `${bottom + 6}px`;
    list.showPopover?.();
    list.querySelector("button")?.focus();
    const toggle = (event: Event): void => {
      if ((event as ToggleEvent).newState === "closed") setOpen(false);
    };
    list.addEventListener("toggle", toggle);
    return () => list.removeEventListener("toggle", toggle);
  }, [open]);
  const close = (): void => {
    setOpen(false);
    trigger.current?.focus();
  };
  const keys = (event: KeyboardEvent): void => {
    const all = [...(menu.current?.querySelectorAll("button") ?? [])];
    const at = all.indexOf(document.activeElement as HTMLButtonElement);
    const to = { ArrowDown: (at + 1) % all.length, ArrowUp: at <= 0 ? all.length - 1 : at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (event.key === "Escape" || event.key === "Tab") close();
    else if (to !== undefined) all[to]?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={css.trigger}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {children}
      </button>
      {open && (
        <div ref={menu} id={id} popover="auto" role="menu" tabIndex={-1} className={css.menu} aria-label={label} onKeyDown={keys}>
          {items.map((item) => (
            <button
              key={item.id}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={css.item}
              onClick={() => {
                close();
                item.do();
              }}
            >
              {item.text}
            </button>
          ))}
        </div>
      )}
    </>
  );
}
