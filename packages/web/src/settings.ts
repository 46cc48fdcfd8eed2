import type { Language } from "@stormakt/words";
import { isLanguage, languageFor, TONGUES } from "@stormakt/words/languages";
import { create } from "zustand";
import { persist } from "zustand/middleware";

export type Theme = "auto" | "light" | "dark";
/** How large words are, for whoever finds the usual ones hard to read. */
export type TextSize = "usual" | "larger" | "largest";
export const TEXT_SIZES: readonly TextSize[] = ["usual", "larger", "largest"];
/** How long motion takes. It explains and never delays. */
export type Motion = "full" | "instant";
/** How fast what others do is shown, as time to read it; off: it is only told. */
export type Pace = "off" | "quick" | "normal" | "slow";
export const PACES: readonly Pace[] = ["off", "quick", "normal", "slow"];
export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  readonly text: TextSize;
  readonly motion: Motion;
  readonly pace: Pace;
  /** Sounds are off until asked for. */
  readonly sound: boolean;
  /** Whether a move chosen on the board waits for its seal. */
  readonly confirm: boolean;
  /** What others call this person. */
  readonly name: string;
  /** Whether moves that are not allowed stand in the list, with the reason. */
  readonly showRefused: boolean;
}
interface Setters {
  set(change: Partial<Settings>): void;
}

const usual = (): Settings => ({
  language: languageFor(navigator.languages ?? [navigator.language]),
  theme: "auto",
  text: "usual",
  motion: "full",
  pace: "normal",
  sound: false,
  confirm: true,
  name: "",
  showRefused: false,
});

export const useSettings = create<Settings & Setters>()(
  persist((set) => ({ ...usual(), set: (change) => set(change) }), {
    name: "stormakt.settings",
    version: 1,
    // A language kept by a later version may not be spoken here.
    merge: (kept, usually) => {
      const settings = { ...usually, ...(kept as Partial<Settings> | undefined) };
      return { ...settings, language: isLanguage(settings.language) ? settings.language : usually.language };
    },
  }),
);

const darkly = matchMedia("(prefers-color-scheme: dark)");
const stilly = matchMedia("(prefers-reduced-motion: reduce)");
export const isDark = (theme: Theme): boolean => theme === "dark" || (theme === "auto" && darkly.matches);
/** Whether things should simply be where they belong. */
export const isStill = (): boolean => stilly.matches || useSettings.getState().motion === "instant";

/** Keeps the page in step with the settings. */
export function followSettings(): void {
  const show = ({ theme, text, language, motion }: Settings): void => {
    const page = document.documentElement;
    page.dataset["theme"] = isDark(theme) ? "dark" : "light";
    page.dataset["text"] = text;
    page.dataset["motion"] = motion;
    page.lang = language;
    page.dir = TONGUES[language].writing;
  };
  show(useSettings.getState());
  useSettings.subscribe(show);
  darkly.addEventListener("change", () => show(useSettings.getState()));
}
