import type { ReactNode } from "react";
import { lazy, Suspense, useState } from "react";
import { Link } from "wouter";
import { Crown, Icon } from "../kit/marks.tsx";
import { isDark, useSettings } from "../settings.ts";
import { languageName, SHELL_LANGUAGES, useT } from "../words/index.ts";
import css from "./top-bar.module.css";

const SettingsDialog = lazy(() => import("./settings-dialog.tsx").then((m) => ({ default: m.SettingsDialog })));

interface Props {
  /** What this page is, beside the mark of the house. */
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** The word beside the crown is left out where there is little room. */
  readonly terse?: boolean;
}
/** The bar above every page. */
export function TopBar({ title, children, terse = false }: Props) {
  const t = useT();
  const { language, theme, set } = useSettings();
  const [open, setOpen] = useState(false);
  const dark = isDark(theme);
  const other = SHELL_LANGUAGES.find((one) => one !== language) ?? language;
  return (
    <header className={`${css.bar} no-print`} data-terse={terse || undefined}>
      <Link href="/" className={css.brand} aria-label={`Stormakt. ${t.table.home}`}>
        <Crown size={30} className={css.crown} />
        <span className={terse ? css.terse : ""}>Stormakt</span>
      </Link>
      {title !== undefined && <div className={css.title}>{title}</div>}
      <span className={css.space} />
      {children}
      <button type="button" className={css.quiet} lang={other} onClick={() => set({ language: other })} title={languageName(other)}>
        <Icon name="globe" size={18} />
        <span className={css.word}>{languageName(other)}</span>
        <span className={css.code} aria-hidden="true">
          {other.toUpperCase()}
        </span>
      </button>
      <button
        type="button"
        className={css.quiet}
        onClick={() => set({ theme: dark ? "light" : "dark" })}
        aria-label={`${t.settings.theme}: ${dark ? t.settings.themes["light"] : t.settings.themes["dark"]}`}
      >
        <Icon name={dark ? "sun" : "moon"} />
      </button>
      <button type="button" className={css.quiet} onClick={() => setOpen(true)} aria-label={t.settings.title}>
        <Icon name="gear" />
      </button>
      {open && (
        <Suspense>
          <SettingsDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </header>
  );
}
