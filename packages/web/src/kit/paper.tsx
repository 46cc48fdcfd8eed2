import type { HTMLAttributes, ReactNode } from "react";
import css from "./paper.module.css";

/** A sheet lying on the table. */
export const Sheet = ({ className, ...rest }: HTMLAttributes<HTMLElement>) => (
  <section className={`${css.sheet} ${className ?? ""}`} {...rest} />
);

interface PanelProps {
  readonly title: ReactNode;
  /** Small print beside the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  readonly id?: string;
}
/** A sheet with a heading. */
export const Panel = ({ title, aside, children, className, id }: PanelProps) => (
  <Sheet className={`${css.panel} ${className ?? ""}`} id={id}>
    <header className={css.heading}>
      <h2>{title}</h2>
      {aside !== undefined && <small>{aside}</small>}
    </header>
    {children}
  </Sheet>
);

/** The degree scale round every board and scene: the house mark. */
export const Neatline = ({
  children,
  className,
  plate,
}: {
  readonly children: ReactNode;
  readonly className?: string | undefined;
  readonly plate?: string | undefined;
}) => (
  <div className={`${css.neat} ${className ?? ""}`}>
    <div className={`${css.plate} ${plate ?? ""}`}>{children}</div>
  </div>
);

/** A printed title in a double frame, for names of scenes and boards. */
export const Cartouche = ({ children, className }: { readonly children: ReactNode; readonly className?: string | undefined }) => (
  <div className={`${css.cartouche} ${className ?? ""}`}>{children}</div>
);
