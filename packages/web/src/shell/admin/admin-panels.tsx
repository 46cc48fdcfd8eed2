import type { HouseNow } from "@stormakt/protocol/people";
import { localeOf } from "@stormakt/words/languages";
import { useState } from "react";
import { Button, LinkButton } from "../../kit/button.tsx";
import { useSettings } from "../../settings.ts";
import { useT } from "../../words/index.ts";
import css from "./admin.module.css";
import type { HouseAct } from "./admin-data.ts";

interface Part {
  readonly house: HouseNow;
  act(body: HouseAct): Promise<void>;
}
/** Times as the page's language writes them. */
const useWhen = (): ((at: number) => string) => {
  const language = useSettings((settings) => settings.language);
  return (at) => new Date(at).toLocaleString(localeOf(language), { dateStyle: "short", timeStyle: "short" });
};

/** Does what cannot be undone only when it was asked twice. */
function useSure(act: Part["act"]): (what: string, body: HouseAct) => void {
  const t = useT();
  return (what, body) => {
    if (confirm(t.house.sure(what))) void act(body);
  };
}

export function Here({ house, act }: Part) {
  const when = useWhen();
  const t = useT();
  const sure = useSure(act);
  if (house.here.length === 0) return <p className="muted">{t.house.noneHere}</p>;
  const isAdmin = (person: string): boolean => house.admins.some((one) => one.person === person);
  return (
    <ul className={css.list}>
      {house.here.map(({ person, name, net, since, tables }) => (
        <li key={`${person} ${since}`}>
          <div>
            <b>{name || t.standing.nobodyNamed}</b> {isAdmin(person) && <em>{t.house.admins}</em>}
            <small>
              {net} · {when(since)} {tables.length > 0 && `· ${tables.join(", ")}`}
            </small>
          </div>
          <div className={css.acts}>
            <Button small onClick={() => void act({ act: "mute", person, minutes: 60 })}>
              {t.house.mute}
            </Button>
            <Button small onClick={() => sure(`${t.house.ban} ${name || t.standing.nobodyNamed}`, { act: "ban", person })}>
              {t.house.ban}
            </Button>
            {net !== "" && (
              <Button small look="quiet" onClick={() => sure(`${t.house.banNet} ${net}`, { act: "ban-range", range: net, minutes: 1440 })}>
                {t.house.banNet}
              </Button>
            )}
            <Button
              small
              look="quiet"
              onClick={() =>
                sure(`${isAdmin(person) ? t.house.dismiss : t.house.appoint}, ${name}`, {
                  act: isAdmin(person) ? "dismiss" : "appoint",
                  person,
                })
              }
            >
              {isAdmin(person) ? t.house.dismiss : t.house.appoint}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
export function OpenTables({ house, act }: Part) {
  const when = useWhen();
  const t = useT();
  const sure = useSure(act);
  if (house.tables.open.length === 0) return <p className="muted">{t.house.noTables}</p>;
  return (
    <ul className={css.list}>
      {house.tables.open.map(({ id, name, game, status, since, seats }) => (
        <li key={id}>
          <div>
            <b>{name === "" ? (t.games[game]?.title ?? game) : name}</b>
            <small>
              {t.house.statuses[status] ?? status} · {when(since)} · {id}
            </small>
            <small>
              {seats.map((seat) => seat.name ?? (seat.bot === null ? "–" : t.table.bot(t.levels[seat.bot]?.name ?? seat.bot))).join(", ")}
            </small>
          </div>
          <Button small onClick={() => sure(`${t.house.closeTable} ${id}`, { act: "close-table", table: id })}>
            {t.house.closeTable}
          </Button>
        </li>
      ))}
    </ul>
  );
}
export function Reports({ house, act }: Part) {
  const when = useWhen();
  const t = useT();
  if (house.reports.length === 0) return <p className="muted">{t.house.noReports}</p>;
  return (
    <ul className={css.list}>
      {house.reports.map(({ id, at, table, text, isWithheld, status }) => (
        <li key={id} data-settled={status !== "open" || undefined}>
          <div>
            <b>{isWithheld ? t.house.reportWithheld : text}</b>
            <small>
              {when(at)} · {table} {status !== "open" && `· ${t.house.settled}`}
            </small>
          </div>
          <div className={css.acts}>
            <LinkButton small href={`/admin/reports/${id}`}>
              {t.house.replay}
            </LinkButton>
            {status === "open" && (
              <Button small look="quiet" onClick={() => void act({ act: "settle-report", report: id })}>
                {t.house.settle}
              </Button>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
export function Announce({ house, act }: Part) {
  const when = useWhen();
  const t = useT();
  const [text, setText] = useState("");
  const [minutes, setMinutes] = useState("10");
  const send = (event: { preventDefault(): void }): void => {
    event.preventDefault();
    void act({ act: "announce", text: text.trim(), minutes: minutes === "" ? null : Number(minutes) });
  };
  return (
    <form className={css.form} onSubmit={send}>
      {house.notice !== null && (
        <p role="status" className={css.standing}>
          {house.notice.text} {house.notice.restart !== null && <b>{when(house.notice.restart)}</b>}
        </p>
      )}
      <label>
        <span>{t.house.noticeText}</span>
        <input value={text} maxLength={300} onChange={({ target }) => setText(target.value)} />
      </label>
      <label>
        <span>{t.house.restartIn}</span>
        <input type="number" min={1} max={10_080} value={minutes} onChange={({ target }) => setMinutes(target.value)} />
      </label>
      <div className={css.acts}>
        <Button look="ink" small type="submit">
          {t.house.announce}
        </Button>
        {house.notice !== null && (
          <Button small onClick={() => void act({ act: "withdraw" })}>
            {t.house.withdraw}
          </Button>
        )}
      </div>
    </form>
  );
}
export function TurnedAway({ house, act }: Part) {
  const when = useWhen();
  const t = useT();
  const [range, setRange] = useState("");
  const [why, setWhy] = useState("");
  const [minutes, setMinutes] = useState("");
  const until = (time: number | null): string => (time === null ? t.house.forGood : t.house.until(when(time)));
  const send = (event: { preventDefault(): void }): void => {
    event.preventDefault();
    void act({ act: "ban-range", range: range.trim(), why, minutes: minutes === "" ? null : Number(minutes) });
    setRange("");
  };
  return (
    <>
      {house.bans.length + house.mutes.length === 0 && <p className="muted">{t.house.noneTurnedAway}</p>}
      <ul className={css.list}>
        {house.bans.map(({ id, person, range: net, why: reason, until: time }) => (
          <li key={id}>
            <div>
              <b>{person ?? net}</b>
              <small>
                {t.house.banned}, {until(time)} {reason}
              </small>
            </div>
            <Button small onClick={() => void act({ act: "unban", ban: id })}>
              {t.house.lift}
            </Button>
          </li>
        ))}
        {house.mutes.map(({ person, why: reason, until: time }) => (
          <li key={person}>
            <div>
              <b>{person}</b>
              <small>
                {t.house.muted}, {until(time)} {reason}
              </small>
            </div>
            <Button small onClick={() => void act({ act: "unmute", person })}>
              {t.house.lift}
            </Button>
          </li>
        ))}
      </ul>
      <form className={css.form} onSubmit={send}>
        <label>
          <span>{t.house.range}</span>
          <input value={range} required maxLength={64} onChange={({ target }) => setRange(target.value)} />
        </label>
        <label>
          <span>{t.house.why}</span>
          <input value={why} maxLength={300} onChange={({ target }) => setWhy(target.value)} />
        </label>
        <label>
          <span>{t.house.minutes}</span>
          <input type="number" min={1} value={minutes} onChange={({ target }) => setMinutes(target.value)} />
        </label>
        <div className={css.acts}>
          <Button small type="submit">
            {t.house.banNet}
          </Button>
        </div>
      </form>
    </>
  );
}
export function Problems({ house }: Part) {
  const when = useWhen();
  const t = useT();
  if (house.problems.length === 0) return <p className="muted">{t.house.noProblems}</p>;
  return (
    <ul className={css.list}>
      {house.problems.map(({ at, node, what, detail }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list that is only ever shown whole
        <li key={place}>
          <details>
            <summary>
              <b>{what}</b>{" "}
              <small>
                {when(at)} · {node}
              </small>
            </summary>
            <pre>{detail}</pre>
          </details>
        </li>
      ))}
    </ul>
  );
}
export function Log({ house }: Part) {
  const t = useT();
  const when = useWhen();
  const nameOf = (by: string): string =>
    house.admins.find(({ person }) => person === by)?.name ?? house.here.find(({ person }) => person === by)?.name ?? by;
  return (
    <ol className={css.log}>
      {house.acts.map(({ n, at, by, act, body }) => (
        <li key={n}>
          <small>{when(at)}</small> <b>{nameOf(by)}</b> {t.house.acts[act] ?? act}{" "}
          <code>{Object.values(body).filter(Boolean).join(" · ")}</code>
        </li>
      ))}
    </ol>
  );
}
