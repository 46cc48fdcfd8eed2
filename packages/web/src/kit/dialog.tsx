import type { ReactNode } from "react";
import { useEffect, useId, useRef } from "react";
import { createPortal } from "react-dom";
import { useT } from "../words/index.ts";
import css from "./dialog.module.css";
import { Icon } from "./marks.tsx";

interface Props {
  readonly title: ReactNode;
  readonly open: boolean;
  onClose(): void;
  readonly children: ReactNode;
  readonly wide?: boolean;
  /** False: only its own buttons close it. */
  readonly dismissable?: boolean;
}
/** A sheet laid over the table: the browser's own dialog. Focus goes in, and back where it came from. */
export function Dialog({ open, ...props }: Props) {
  return open ? createPortal(<Laid {...props} />, document.body) : null;
}
function Laid({ title, onClose, children, wide = false, dismissable = true }: Omit<Props, "open">) {
  const t = useT();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const box = dialog.current;
    const from = document.activeElement;
    box?.showModal();
    box?.focus();
    return () => {
      box?.close();
      if (from instanceof HTMLElement && from.isConnected) from.focus({ preventScroll: true });
    };
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a press beside the sheet; the key for it is Escape
    <dialog
      ref={dialog}
      className={`${css.modal} ${wide ? css.wide : ""}`}
      aria-labelledby={id}
      tabIndex={-1}
      onCancel={(event) => {
        event.preventDefault();
        if (dismissable) onClose();
      }}
      onClick={({ target, currentTarget }) => {
        if (dismissable && target === currentTarget) onClose();
      }}
    >
      <div className={css.dialog}>
        <header className={css.head}>
          <h2 id={id}>{title}</h2>
          {dismissable && (
            <button type="button" className={css.close} onClick={onClose} aria-label={t.close}>
              <Icon name="close" />
            </button>
          )}
        </header>
        <div className={css.body}>{children}</div>
      </div>
    </dialog>
  );
}
