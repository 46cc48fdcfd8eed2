import { browserSupportsWebAuthn, startAuthentication } from "@simplewebauthn/browser";
import { Button } from "../../kit/button.tsx";
import { Panel } from "../../kit/paper.tsx";
import { fetchJson } from "../../link/report-host.ts";
import { useSettings } from "../../settings.ts";
import { LinkByMail } from "./link-by-mail.tsx";
import css from "./me.module.css";
import { useMeWords } from "./me-data.ts";
import type { Part } from "./me-page.tsx";

type AuthenticationOptions = Parameters<typeof startAuthentication>[0]["optionsJSON"];

/** For members on a device that does not know them yet. What they did here as a guest goes along. */
export function ComeIn({ me, act }: Part) {
  const words = useMeWords();
  const set = useSettings((settings) => settings.set);
  /** Everything that is open was opened as a guest: it is opened anew. */
  const arrive = async (work: () => Promise<object>): Promise<void> => {
    let name: string | null = null;
    const isIn = await act(async () => {
      const { person } = (await work()) as { person: { name: string } };
      name = person.name;
      return null;
    });
    if (!isIn || name === null) return;
    set({ name });
    location.reload();
  };
  const withPasskey = (): Promise<void> =>
    arrive(async () => {
      const optionsJSON = await fetchJson<AuthenticationOptions>("/api/session/passkey/options", "POST", {});
      return fetchJson("/api/session/passkey", "POST", { response: await startAuthentication({ optionsJSON }) });
    });
  const withCode = (form: FormData): Promise<void> =>
    arrive(() => fetchJson("/api/session/recovery", "POST", { code: form.get("code") ?? "" }));
  return (
    <Panel title={words.comeIn}>
      {browserSupportsWebAuthn() && <Button onClick={() => void withPasskey()}>{words.usePasskey}</Button>}
      {me.ways.mail && <LinkByMail from="/api/session/mail" act={act} />}
      <form className={css.form} action={(form) => void withCode(form)}>
        <label>
          {words.code}
          <input name="code" required autoComplete="off" className={css.text} />
        </label>
        <Button type="submit">{words.useCode}</Button>
      </form>
    </Panel>
  );
}
