import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from "react";
import { Link } from "wouter";
import css from "./button.module.css";

/** `wax` commits, and a screen has at most one; `ink` leads on; `brass` is chosen; `quiet` is for the margin. */
export type ButtonLook = "plain" | "wax" | "ink" | "brass" | "quiet";
const looks = (look: ButtonLook, small: boolean, className: string | undefined): string =>
  [css.button, css[look], small ? css.small : "", className ?? ""].join(" ");

interface Common {
  readonly look?: ButtonLook;
  readonly small?: boolean;
  readonly children: ReactNode;
}
export const Button = ({
  look = "plain",
  small = false,
  className,
  type = "button",
  ...rest
}: Common & ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button type={type} className={looks(look, small, className)} data-look={look} {...rest} />
);
export const LinkButton = ({
  look = "plain",
  small = false,
  className,
  href,
  ...rest
}: Common & AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string }) => (
  <Link href={href} className={looks(look, small, className)} {...rest} />
);
