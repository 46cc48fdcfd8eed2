import { browserSupportsWebAuthn, startRegistration } from "@simplewebauthn/browser";
import { localeOf } from "@stormakt/words/languages";
import { useState } from "react";
import { Button } from "../../kit/button.tsx";
import { Panel } from "../../kit/paper.tsx";
import { fetchJson } from "../../link/report-host.ts";
import { useSettings } from "../../settings.ts";
import { LinkByMail } from "./link-by-mail.tsx";
import css from "./me.module.css";
import { useMeWords } from "./me-data.ts";
import type { Part } from "./me-page.tsx";

type RegistrationOptions = Parameters<typeof startRegistration>[0]["optionsJSON"];

/** The ways in which one can come back. */
export function Identity({ me, act }: Part) {
  const words = useMeWords();
  const isNameless = useSettings(({ name }) => name.trim() === "") && me.person.name === "";
  const title = me.member === null ? words.become : words.comeBack;
  if (isNameless)
    return (
      <Panel title={title}>
        <p>{words.nameFirst}</p>
      </Panel>
    );
  return (
    <Panel title={title}>
      <Passkeys me={me} act={act} />
      <Mail me={me} act={act} />
      {me.member !== null && <RecoveryCodes left={me.member.codes} act={act} />}
    </Panel>
  );
}
function Passkeys({ me, act }: Part) {
  const words = useMeWords();
  const language = useSettings((settings) => settings.language);
  const dates = new Intl.DateTimeFormat(localeOf(language), { dateStyle: "medium" });
  const addPasskey = (): Promise<boolean> =>
    act(async () => {
      const optionsJSON = await fetchJson<RegistrationOptions>("/api/me/passkeys/options", "POST", {});
      const response = await startRegistration({ optionsJSON });
      return fetchJson("/api/me/passkeys", "POST", { label: labelHere() || words.thisDevice, response });
    });
  return (
    <section className={css.part} aria-labelledby="me-passkeys">
      <h3 id="me-passkeys">{words.passkeys}</h3>
      <p className="tiny muted">{words.passkeysHelp}</p>
      <ul className={css.list}>
        {me.member?.passkeys.map(({ id, label, used }) => (
          <li key={id}>
            <span>
              {label} <span className="tiny muted">{words.lastUsed(dates.format(used))}</span>
            </span>
            <Button small look="quiet" onClick={() => void act(() => fetchJson(`/api/me/passkeys/${id}`, "DELETE"))}>
              {words.drop}
            </Button>
          </li>
        ))}
      </ul>
      {browserSupportsWebAuthn() ? (
        <Button look={me.member === null ? "ink" : "plain"} onClick={() => void addPasskey()}>
          {words.addPasskey}
        </Button>
      ) : (
        <p>{words.noPasskeys}</p>
      )}
    </section>
  );
}
/** A link by mail. */
function Mail({ me, act }: Part) {
  const words = useMeWords();
  return (
    <section className={css.part} aria-labelledby="me-mail">
      <h3 id="me-mail">{words.mail}</h3>
      {me.member?.mail != null && (
        <ul className={css.list}>
          <li>
            <span>{me.member.mail}</span>
            <Button small look="quiet" onClick={() => void act(() => fetchJson("/api/me/mail", "DELETE"))}>
              {words.drop}
            </Button>
          </li>
        </ul>
      )}
      {me.ways.mail ? (
        <>
          <p className="tiny muted">{words.mailHelp}</p>
          <LinkByMail from="/api/me/mail" act={act} />
        </>
      ) : (
        <p className="tiny muted">{words.noMail}</p>
      )}
    </section>
  );
}
/** Codes to be kept on paper: new ones are shown once. */
function RecoveryCodes({ left, act }: { readonly left: number; readonly act: Part["act"] }) {
  const words = useMeWords();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const newCodes = (): Promise<boolean> =>
    act(async () => {
      const made = await fetchJson<{ codes: string[] }>("/api/me/recovery-codes", "POST", {});
      setCodes(made.codes);
      return null;
    });
  return (
    <section className={css.part} aria-labelledby="me-codes">
      <h3 id="me-codes">{words.codes}</h3>
      <p className="tiny muted">
        {words.codesHelp} {words.codesLeft(left)}.
      </p>
      {codes.length > 0 && (
        <>
          <p role="alert">{words.codesShown}</p>
          <ul className={css.codes}>
            {codes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ul>
        </>
      )}
      <Button onClick={() => void newCodes()}>{words.newCodes}</Button>
    </section>
  );
}
/** What this device is, in a word or two. */
const labelHere = (): string => {
  const said = navigator.userAgent;
  return ["Android", "iPhone", "iPad", "Windows", "Mac", "Linux"].find((one) => said.includes(one)) ?? "";
};
