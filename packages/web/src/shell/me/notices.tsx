import type { Wishes } from "@stormakt/protocol/people";
import { useEffect, useId, useState } from "react";
import { Button } from "../../kit/button.tsx";
import { Choices } from "../../kit/choices.tsx";
import { Panel } from "../../kit/paper.tsx";
import { fetchJson } from "../../link/report-host.ts";
import { useSettings } from "../../settings.ts";
import css from "./me.module.css";
import { useMeWords, zoneHere } from "./me-data.ts";
import type { Part } from "./me-page.tsx";
import { canPush, subscribe, subscription } from "./push.ts";

const FORMS = ["discord", "slack", "ntfy", "json"];
const WAITS = [0, 60, 900, 3600, 14_400];
const clock = (minute: number): string => `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
const minuteOf = (text: string): number => {
  const [hours = 0, minutes = 0] = text.split(":").map(Number);
  return hours * 60 + minutes;
};

/** How one wants to be told that it is one's turn. */
export function Notices({ me, act }: Part) {
  const words = useMeWords();
  const { wishes } = me;
  const wish = (change: Partial<Wishes>): void =>
    void act(() => fetchJson("/api/me/wishes", "PUT", { ...wishes, zone: zoneHere(), ...change }));
  return (
    <Panel title={words.notices}>
      <p className="tiny muted">{words.noticesHelp}</p>
      <PushHere me={me} act={act} />
      <Chats me={me} act={act} />
      {me.member?.mail != null && me.ways.mail && (
        <section className={css.part}>
          <h3>{words.mailMode}</h3>
          <Choices
            label={words.mailMode}
            value={wishes.mail}
            onChange={(mail) => wish({ mail })}
            among={(["off", "each", "daily"] as const).map((id) => ({ id, text: words.mailModes[id] ?? id }))}
          />
        </section>
      )}
      {me.isTold && (
        <section className={css.part}>
          <h3>{words.wait}</h3>
          <Choices
            label={words.wait}
            value={String(wishes.wait)}
            onChange={(wait) => wish({ wait: Number(wait) })}
            among={WAITS.map((wait) => ({ id: String(wait), text: words.waits[wait] ?? "" }))}
          />
          <QuietHours quiet={wishes.quiet} onChange={(quiet) => wish({ quiet })} />
        </section>
      )}
    </Panel>
  );
}

function PushHere({ me, act }: Part) {
  const words = useMeWords();
  const language = useSettings((settings) => settings.language);
  const [isOn, setOn] = useState(false);
  const [isDenied, setDenied] = useState(false);
  useEffect(() => {
    subscription().then(
      (found) => setOn(found !== null),
      () => {},
    );
  }, []);
  const turnOn = async (): Promise<void> => {
    const made = await subscribe(me.ways.push).catch(() => null);
    setDenied(made === null);
    if (made === null) return;
    const { endpoint, keys } = made.toJSON();
    setOn(await act(() => fetchJson("/api/me/targets", "POST", { kind: "push", to: { endpoint, keys }, language, zone: zoneHere() })));
  };
  const turnOff = async (): Promise<void> => {
    const found = await subscription();
    await found?.unsubscribe();
    setOn(false);
    const host = found === null ? null : new URL(found.endpoint).host;
    const target = me.targets.find((one) => one.kind === "push" && one.host === host);
    if (target !== undefined) await act(() => fetchJson(`/api/me/targets/${target.id}`, "DELETE"));
  };
  return (
    <section className={css.part} aria-labelledby="me-push">
      <h3 id="me-push">{words.push}</h3>
      {canPush() ? (
        <Button look={isOn ? "plain" : "ink"} onClick={() => void (isOn ? turnOff() : turnOn())}>
          {isOn ? words.pushOff : words.pushOn}
        </Button>
      ) : (
        <p className="tiny muted">{words.pushNone}</p>
      )}
      {isDenied && <p role="alert">{words.pushDenied}</p>}
    </section>
  );
}

function Chats({ me, act }: Part) {
  const words = useMeWords();
  const language = useSettings((settings) => settings.language);
  const hooks = me.targets.filter(({ kind }) => kind === "hook");
  const add = async (form: FormData): Promise<void> => {
    const to = { form: form.get("form"), url: form.get("url") };
    await act(() => fetchJson("/api/me/targets", "POST", { kind: "hook", to, language, zone: zoneHere() }));
  };
  return (
    <section className={css.part} aria-labelledby="me-hooks">
      <h3 id="me-hooks">{words.hooks}</h3>
      <ul className={css.list}>
        {hooks.map(({ id, form, host, failures }) => (
          <li key={id}>
            <span>
              {words.hookForms[form ?? ""] ?? form}: {host} {failures > 2 && <em>({words.failing})</em>}
            </span>
            <Button small look="quiet" onClick={() => void act(() => fetchJson(`/api/me/targets/${id}`, "DELETE"))}>
              {words.drop}
            </Button>
          </li>
        ))}
      </ul>
      {me.ways.hook ? (
        <>
          <p className="tiny muted">{words.hooksHelp}</p>
          <form className={css.form} action={(form) => void add(form)}>
            <select name="form" aria-label={words.hooks} className={css.text}>
              {FORMS.map((form) => (
                <option key={form} value={form}>
                  {words.hookForms[form]}
                </option>
              ))}
            </select>
            <label>
              {words.hookUrl}
              <input name="url" type="url" required pattern="https://.*" placeholder="https://" className={css.text} />
            </label>
            <Button type="submit">{words.addHook}</Button>
          </form>
        </>
      ) : (
        <p className="tiny muted">{words.noHooks}</p>
      )}
    </section>
  );
}

function QuietHours({ quiet, onChange }: { quiet: Wishes["quiet"]; onChange(quiet: Wishes["quiet"]): void }) {
  const words = useMeWords();
  const id = useId();
  const { from, to } = quiet ?? { from: 22 * 60, to: 7 * 60 };
  return (
    <fieldset className={css.quiet}>
      <legend>{words.quiet}</legend>
      <label>
        <input type="checkbox" checked={quiet !== null} onChange={({ target }) => onChange(target.checked ? { from, to } : null)} />
        {quiet === null ? words.quietOff : ""}
      </label>
      {quiet !== null && (
        <>
          <label htmlFor={`${id}from`}>{words.from}</label>
          <input
            id={`${id}from`}
            type="time"
            className={css.text}
            value={clock(from)}
            onChange={({ target }) => onChange({ from: minuteOf(target.value), to })}
          />
          <label htmlFor={`${id}to`}>{words.to}</label>
          <input
            id={`${id}to`}
            type="time"
            className={css.text}
            value={clock(to)}
            onChange={({ target }) => onChange({ from, to: minuteOf(target.value) })}
          />
        </>
      )}
    </fieldset>
  );
}
