import type { ReactNode } from "react";
import css from "./aid-sheet.module.css";

/** One page to lie beside the board. `className` dresses what only this game has on it. */
export function AidSheet({
  title,
  className = "",
  children,
}: {
  readonly title: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <div className={`${css.sheet} ${className}`}>
      <h2>{title}</h2>
      {children}
    </div>
  );
}
/** A heading, and lines to be read one after the other (`inOrder`) or in any order. */
export function AidLines({
  heading,
  lines,
  inOrder = false,
  children,
}: {
  readonly heading: string;
  readonly lines: readonly string[];
  readonly inOrder?: boolean;
  readonly children?: ReactNode;
}) {
  const List = inOrder ? "ol" : "ul";
  return (
    <section>
      <h3>{heading}</h3>
      <List>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </List>
      {children}
    </section>
  );
}
/** Two sections side by side where there is room. */
export const AidPair = ({ children }: { readonly children: ReactNode }) => <div className={css.pair}>{children}</div>;
