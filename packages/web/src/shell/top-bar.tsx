import { isLanguage, LANGUAGES } from "@stormakt/words/languages";
import type { ReactNode } from "react";
import { lazy, Suspense, useState } from "react";
import { Link } from "wouter";
import { Crown, Icon } from "../kit/marks.tsx";
import { isDark, useSettings } from "../settings.ts";
import { languageName, speak, useT } from "../words/index.ts";
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
  return (
    <header className={`${css.bar} no-print`} data-terse={terse || undefined}>
      <Link href="/" className={css.brand} aria-label={`Stormakt. ${t.table.home}`}>
        <Crown size={30} className={css.crown} />
        <span className={terse ? css.terse : ""}>Stormakt</span>
      </Link>
      {title !== undefined && <div className={css.title}>{title}</div>}
      <span className={css.space} />
      {children}
      <label className={`${css.quiet} ${css.tongue}`} title={t.settings.language}>
        <Icon name="globe" size={18} />
        <span className={css.word} aria-hidden="true">
          {languageName(language)}
        </span>
        <span className={css.code} aria-hidden="true">
          {language.toUpperCase()}
        </span>
        <select
          aria-label={t.settings.language}
          value={language}
          onChange={({ target }) => isLanguage(target.value) && void speak(target.value)}
        >
          {LANGUAGES.map((one) => (
            <option key={one} value={one} lang={one}>
              {languageName(one)}
            </option>
          ))}
        </select>
      </label>
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
