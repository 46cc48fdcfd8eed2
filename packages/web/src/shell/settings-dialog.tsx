import { LANGUAGES } from "@stormakt/words/languages";
import type { ReactNode } from "react";
import { LinkButton } from "../kit/button.tsx";
import type { ChoicesProps } from "../kit/choices.tsx";
import { Choices } from "../kit/choices.tsx";
import { Dialog } from "../kit/dialog.tsx";
import { play } from "../kit/sound.ts";
import { PACES, TEXT_SIZES, useSettings } from "../settings.ts";
import { languageName, speak, useT } from "../words/index.ts";
import { OwnData } from "./own-data.tsx";
import css from "./settings-dialog.module.css";
import { YesOrNo } from "./yes-or-no.tsx";

export function SettingsDialog({ onClose }: { onClose(): void }) {
  const t = useT();
  const settings = useSettings();
  const { set } = settings;
  return (
    <Dialog title={t.settings.title} open onClose={onClose}>
      <div className={css.rows}>
        <Row label={t.settings.name} help={t.settings.nameHelp} htmlFor="settings-name">
          <input
            id="settings-name"
            className={css.text}
            value={settings.name}
            maxLength={40}
            autoComplete="nickname"
            onChange={({ target }) => set({ name: target.value })}
          />
        </Row>
        <ChoiceRow
          label={t.settings.language}
          value={settings.language}
          onChange={(language) => void speak(language)}
          among={LANGUAGES.map((id) => ({ id, text: languageName(id) }))}
        />
        <ChoiceRow
          label={t.settings.theme}
          value={settings.theme}
          onChange={(theme) => set({ theme })}
          among={(["auto", "light", "dark"] as const).map((id) => ({ id, text: t.settings.themes[id] ?? id }))}
        />
        <ChoiceRow
          label={t.settings.text}
          value={settings.text}
          onChange={(text) => set({ text })}
          among={TEXT_SIZES.map((id) => ({ id, text: t.settings.texts[id] }))}
        />
        <ChoiceRow
          label={t.settings.motion}
          value={settings.motion}
          onChange={(motion) => set({ motion })}
          among={(["full", "instant"] as const).map((id) => ({ id, text: t.settings.motions[id] ?? id }))}
        />
        <ChoiceRow
          label={t.stage.pace}
          help={t.stage.paceHelp}
          value={settings.pace}
          onChange={(pace) => set({ pace })}
          among={PACES.map((id) => ({ id, text: t.stage.paces[id] }))}
        />
        <Row label={t.settings.sound} help={t.settings.sounds}>
          <YesOrNo
            label={t.settings.sound}
            isOn={settings.sound}
            onChange={(sound) => {
              set({ sound });
              if (sound) play("bell");
            }}
          />
        </Row>
        <Row label={t.settings.confirm} help={t.settings.confirmHelp}>
          <YesOrNo label={t.settings.confirm} isOn={settings.confirm} onChange={(confirm) => set({ confirm })} />
        </Row>
        <Row label={t.self.me} help={t.self.meHelp}>
          <LinkButton small href="/me" onClick={onClose}>
            {t.self.toMe}
          </LinkButton>
        </Row>
        <OwnData />
      </div>
    </Dialog>
  );
}
const ChoiceRow = <T extends string>({ help, ...choices }: ChoicesProps<T> & { readonly help?: string }) => (
  <Row label={choices.label} help={help}>
    <Choices {...choices} />
  </Row>
);
const Row = ({
  label,
  help,
  children,
  htmlFor,
}: {
  readonly label: string;
  readonly help?: string | undefined;
  readonly children: ReactNode;
  readonly htmlFor?: string;
}) => (
  <div className={css.row}>
    <div>
      {htmlFor === undefined ? (
        <span className={css.label}>{label}</span>
      ) : (
        <label className={css.label} htmlFor={htmlFor}>
          {label}
        </label>
      )}
      {help !== undefined && <p className="tiny muted">{help}</p>}
    </div>
    {children}
  </div>
);
