import type { GameInfo } from "@stormakt/protocol";
import { RequestRefused } from "@stormakt/protocol/client";
import type { Words } from "@stormakt/words";
import { useEffect, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { hasBoard, manifestOf, pluginOf } from "../../games/index.ts";
import type { AnyPlugin } from "../../games/plugin.ts";
import { Button, LinkButton } from "../../kit/button.tsx";
import { Choices } from "../../kit/choices.tsx";
import { Main } from "../../kit/main.tsx";
import { Icon, Seal } from "../../kit/marks.tsx";
import { Sheet } from "../../kit/paper.tsx";
import { hereHost, hostOf, pathOf, warmUp } from "../../link/index.ts";
import { fetchJson } from "../../link/report-host.ts";
import { useSettings } from "../../settings.ts";
import { useT } from "../../words/index.ts";
import { useClubsWords } from "../clubs/clubs-data.ts";
import { Emblem } from "../landing/emblems.tsx";
import { useLobbyWords } from "../lobby/words.ts";
import { rememberTables } from "../my-tables-data.ts";
import { NotFound } from "../not-found.tsx";
import { TopBar } from "../top-bar.tsx";
import { Chairs } from "./chairs.tsx";
import { DELAYS } from "./delay.ts";
import type { SetUp as SetUpKept } from "./last-set-up.ts";
import { keepSetUp, lastSetUp } from "./last-set-up.ts";
import css from "./new-table.module.css";
import { Options } from "./options.tsx";
import { isOnline, PACES, planOf } from "./plan.ts";
import { slowPace } from "./slow.ts";
import { SlowPace } from "./slow-pace.tsx";

interface Loaded {
  readonly info: GameInfo;
  readonly plugin: AnyPlugin;
  readonly words: Words;
}
/** Chairs, rules, clock; then sit down. */
export function NewTable({ game }: { readonly game: string }) {
  const t = useT();
  const language = useSettings((settings) => settings.language);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failed, setFailed] = useState<Error | null>(null);
  const [setUp, setSetUp] = useState<SetUpKept | null>(null);
  useEffect(() => {
    if (!hasBoard(game)) return;
    let stale = false;
    warmUp(game);
    const load = async (): Promise<void> => {
      const [plugin, { games }] = await Promise.all([pluginOf(game), hereHost().ask("games", {})]);
      const info = games.find(({ id }) => id === game);
      if (info === undefined || stale) return;
      const { words } = await plugin.catalogue(language);
      if (stale) return;
      setSetUp((known) => known ?? lastSetUp(info, useSettings.getState().name));
      setLoaded({ info, plugin, words });
    };
    load().catch((error: unknown) => {
      if (!stale) setFailed(error instanceof Error ? error : new Error(String(error)));
    });
    return () => {
      stale = true;
    };
  }, [game, language]);
  // A part of the game that does not come is told by whoever draws the page, with a way to try again.
  if (failed !== null) throw failed;
  if (!hasBoard(game)) return <NotFound />;
  const title = t.games[game]?.title ?? game;
  const taught = manifestOf(game)?.lessons ?? null;
  return (
    <>
      <TopBar title={<span className="display">{title}</span>} />
      <Main className={css.page}>
        <header className={css.head}>
          <div className={css.emblem}>
            <Emblem game={game} />
          </div>
          <div>
            <h1 className="display">{t.setup.title(title)}</h1>
            <p className="italic">{t.games[game]?.era}</p>
            <p className={css.blurb}>{loaded?.words.game.blurb ?? t.games[game]?.pitch}</p>
          </div>
          {taught !== null && (
            <LinkButton href={`/learn/${game}`} className={css.headLesson}>
              <Icon name="lamp" size={18} />
              {t.setup.lesson(taught.minutes)}
            </LinkButton>
          )}
        </header>
        {loaded === null || setUp === null ? (
          <p className="muted">{t.loading}</p>
        ) : (
          <SetUp {...loaded} game={game} setUp={setUp} change={(part) => setSetUp({ ...setUp, ...part })} />
        )}
      </Main>
    </>
  );
}

interface SetUpProps extends Loaded {
  readonly game: string;
  readonly setUp: SetUpKept;
  change(part: Partial<SetUpKept>): void;
}
function SetUp({ game, info, plugin, words, setUp, change }: SetUpProps) {
  const t = useT();
  const clubs = useClubsWords();
  const club = new URLSearchParams(useSearch()).get("club");
  const [, go] = useLocation();
  const set = useSettings((settings) => settings.set);
  const { chairs, options, pace, listed, slow, rated, delay } = setUp;
  const lobby = useLobbyWords();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const online = isOnline(chairs);
  const taught = manifestOf(game)?.lessons ?? null;
  const players = chairs.filter(({ kind }) => kind !== "empty").length;
  const tooFew = players < info.seats.min;

  const start = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    const me = chairs.find((chair) => chair.kind === "me");
    if (me?.kind === "me" && me.name.trim() !== "") set({ name: me.name.trim() });
    try {
      const where = online ? "online" : "here";
      const asked = hostOf(where).ask("create", {
        game,
        options: { ...options },
        seats: planOf(chairs, t),
        pace: pace === "slow" ? slowPace(slow) : (PACES[pace] ?? { kind: "none" }),
        ...(pace === "slow" ? { timeout: slow.timeout } : {}),
        rated,
        delay: (online ? DELAYS[delay] : null) ?? null,
        listed: online && listed && club === null,
      });
      const { table, invite } = await (online ? Promise.race([asked, giveUp(6000)]) : asked);
      if (online && club !== null) await fetchJson(`/api/clubs/${club}/tables`, "POST", { table: table.id });
      rememberTables(where);
      keepSetUp(game, setUp);
      go(pathOf(where, table.id) + (online ? `#${invite}` : ""));
    } catch (error) {
      setBusy(false);
      if (error instanceof RequestRefused)
        setProblem(
          error.failure.rule === undefined
            ? (t.failures[error.failure.code] ?? error.message)
            : `${t.setup.refused} ${words.refusals[error.failure.rule] ?? ""}`,
        );
      else setProblem(t.setup.needOnline);
    }
  };
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <Sheet className={css.step} aria-labelledby="chairs">
        <h2 id="chairs">
          <i aria-hidden="true">1</i> {t.setup.chairs}
        </h2>
        <p className={css.help}>{t.setup.chairsHelp}</p>
        <Chairs
          chairs={chairs}
          setChairs={(next) => change({ chairs: next })}
          levels={info.levels}
          min={info.seats.min}
          arms={plugin.arms(info.seats.max, null)}
        />
      </Sheet>
      <Sheet className={css.step} aria-labelledby="rules">
        <h2 id="rules">
          <i aria-hidden="true">2</i> {t.setup.options}
        </h2>
        <Options info={info} words={words} values={options} onChange={(next) => change({ options: next })} seats={players} />
        {online && (
          <div className={css.pace}>
            <h3>{t.setup.pace}</h3>
            <Choices
              tall
              label={t.setup.pace}
              value={pace}
              onChange={(next) => change({ pace: next })}
              among={Object.keys(PACES).map((id) => ({ id, text: t.setup.paces[id] ?? id, help: t.setup.paces[`${id}Help`] }))}
            />
            {pace === "slow" && <SlowPace plan={slow} onChange={(next) => change({ slow: next })} />}
            <label className={css.check}>
              <input type="checkbox" checked={rated} onChange={({ target }) => change({ rated: target.checked })} />
              {t.slow.rated}
            </label>
            {club === null ? (
              <label className={css.check}>
                <input type="checkbox" checked={listed} onChange={({ target }) => change({ listed: target.checked })} />
                {t.setup.listed}
              </label>
            ) : (
              <p>{clubs.forClub}</p>
            )}
            <label className={css.check}>
              {lobby.delay}
              <select value={delay} onChange={({ target }) => change({ delay: target.value })}>
                {Object.keys(DELAYS).map((id) => (
                  <option key={id} value={id}>
                    {lobby.delays[id]}
                  </option>
                ))}
              </select>
            </label>
          </div>
        )}
      </Sheet>
      <Sheet className={`${css.step} ${css.sit}`}>
        <Seal size={92} className={css.seal} />
        <div>
          <Button look="wax" type="submit" disabled={busy || tooFew} className={css.start}>
            {online ? t.setup.startOnline : t.setup.start}
          </Button>
          <p className={css.help}>{tooFew ? t.setup.tooFew(info.seats.min) : online ? t.setup.online : t.setup.here}</p>
          {problem !== null && (
            <p role="alert" className={css.problem}>
              {problem}
            </p>
          )}
        </div>
        {taught !== null && (
          <LinkButton href={`/learn/${game}`} className={css.lesson}>
            <Icon name="lamp" size={18} />
            {t.setup.lesson(taught.minutes)}
          </LinkButton>
        )}
      </Sheet>
    </form>
  );
}
const giveUp = (ms: number): Promise<never> => new Promise((_, reject) => setTimeout(() => reject(new Error("no answer")), ms));
