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

interface CardProps {
  readonly name: ReactNode;
  readonly kind?: ReactNode;
  readonly art?: ReactNode;
  readonly children?: ReactNode;
  readonly foot?: ReactNode;
  readonly className?: string | undefined;
}
/** The face of a playing card: art window, name, kind in capitals, text, foot. Wrap it in a button where it can be played. */
export const CardFace = ({ name, kind, art, children, foot, className }: CardProps) => (
  <span className={`${css.card} ${className ?? ""}`}>
    {art !== undefined && <span className={css.art}>{art}</span>}
    <span className={css.name}>{name}</span>
    {kind !== undefined && <span className={css.kind}>{kind}</span>}
    {children !== undefined && <span className={css.text}>{children}</span>}
    {foot !== undefined && <span className={css.foot}>{foot}</span>}
  </span>
);
/** The back of a card: a lattice. */
export const CardBack = ({ className }: { readonly className?: string | undefined }) => (
  <span className={`${css.card} ${css.back} ${className ?? ""}`} aria-hidden="true" />
);

/** A round counter with something on it and, if there are several, how many. */
export const Token = ({
  children,
  count,
  lit = false,
  className,
  title,
}: {
  readonly children: ReactNode;
  readonly count?: number;
  readonly lit?: boolean;
  readonly className?: string | undefined;
  readonly title?: string;
}) => (
  <span className={`${css.token} ${lit ? css.lit : ""} ${className ?? ""}`} title={title}>
    {children}
    {count !== undefined && <b className="num">{count}</b>}
  </span>
);

/** A small fact in a frame. */
export const Chip = ({
  children,
  on = false,
  className,
}: {
  readonly children: ReactNode;
  readonly on?: boolean;
  readonly className?: string | undefined;
}) => <span className={`${css.chip} ${on ? css.chipOn : ""} ${className ?? ""}`}>{children}</span>;
