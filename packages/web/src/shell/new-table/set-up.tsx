import type { GameInfo } from "@stormakt/protocol";
import type { Words } from "@stormakt/words";
import { useSearch } from "wouter";
import { manifestOf } from "../../games/index.ts";
import type { AnyPlugin } from "../../games/plugin.ts";
import { Button, LinkButton } from "../../kit/button.tsx";
import { Choices } from "../../kit/choices.tsx";
import { Icon, Seal } from "../../kit/marks.tsx";
import { Sheet } from "../../kit/paper.tsx";
import { useT } from "../../words/index.ts";
import { useClubsWords } from "../clubs/clubs-data.ts";
import { useLobbyWords } from "../lobby/words.ts";
import { Chairs } from "./chairs.tsx";
import { DELAYS } from "./delay.ts";
import type { SetUp as SetUpKept } from "./last-set-up.ts";
import css from "./new-table.module.css";
import { Options } from "./options.tsx";
import { isOnline, PACES } from "./plan.ts";
import { SlowPace } from "./slow-pace.tsx";
import { useStart } from "./use-start.ts";

/** All that is known of a game before it is set up. */
export interface Loaded {
  readonly info: GameInfo;
  readonly plugin: AnyPlugin;
  readonly words: Words;
}
interface SetUpProps extends Loaded {
  readonly game: string;
  readonly setUp: SetUpKept;
  change(part: Partial<SetUpKept>): void;
}
export function SetUp({ game, info, plugin, words, setUp, change }: SetUpProps) {
  const t = useT();
  const club = new URLSearchParams(useSearch()).get("club");
  const { chairs, options } = setUp;
  const { busy, problem, start } = useStart(game, setUp, club, words);
  const online = isOnline(chairs);
  const players = chairs.filter(({ kind }) => kind !== "empty").length;
  const tooFew = players < info.seats.min;
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
          arms={plugin.arms(info.seats.max, null)}
        />
      </Sheet>
      <Sheet className={css.step} aria-labelledby="rules">
        <h2 id="rules">
          <i aria-hidden="true">2</i> {t.setup.options}
        </h2>
        <Options info={info} words={words} values={options} onChange={(next) => change({ options: next })} seats={players} />
        {online && <OverTheNet setUp={setUp} change={change} isForClub={club !== null} />}
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
        <LessonFirst game={game} />
      </Sheet>
    </form>
  );
}
function LessonFirst({ game }: { readonly game: string }) {
  const t = useT();
  const taught = manifestOf(game)?.lessons ?? null;
  return (
    taught !== null && (
      <LinkButton href={`/learn/${game}`} className={css.lesson}>
        <Icon name="lamp" size={18} />
        {t.setup.lesson(taught.minutes)}
      </LinkButton>
    )
  );
}

interface OverTheNetProps extends Pick<SetUpProps, "setUp" | "change"> {
  readonly isForClub: boolean;
}
/** What is asked where somebody plays elsewhere: the clock, whether it counts, who may find it and how late they see it. */
function OverTheNet({ setUp: { pace, slow, rated, listed, delay }, change, isForClub }: OverTheNetProps) {
  const t = useT();
  const clubs = useClubsWords();
  const lobby = useLobbyWords();
  return (
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
      {isForClub ? (
        <p>{clubs.forClub}</p>
      ) : (
        <label className={css.check}>
          <input type="checkbox" checked={listed} onChange={({ target }) => change({ listed: target.checked })} />
          {t.setup.listed}
        </label>
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
  );
}
