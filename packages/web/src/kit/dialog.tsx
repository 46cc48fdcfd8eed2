import type { ReactNode } from "react";
import { Dialog as AriaDialog, Heading } from "react-aria-components/Dialog";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
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
/** A sheet laid over the table. Focus goes in, and back where it came from. */
export function Dialog({ title, open, onClose, children, wide = false, dismissable = true }: Props) {
  const t = useT();
  return (
    <ModalOverlay
      className={css.veil ?? ""}
      isOpen={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDismissable={dismissable}
      isKeyboardDismissDisabled={!dismissable}
    >
      <Modal className={`${css.modal} ${wide ? css.wide : ""}`}>
        <AriaDialog className={css.dialog ?? ""}>
          <header className={css.head}>
            <Heading slot="title">{title}</Heading>
            {dismissable && (
              <button type="button" className={css.close} onClick={onClose} aria-label={t.close}>
                <Icon name="close" />
              </button>
            )}
          </header>
          <div className={css.body}>{children}</div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
