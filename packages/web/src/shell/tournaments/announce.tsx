import { useEffect, useState } from "react";
import { WINDOW } from "../../games/index.ts";
import { Button } from "../../kit/button.tsx";
import { Choices } from "../../kit/choices.tsx";
import { Panel } from "../../kit/paper.tsx";
import { fetchJson } from "../../link/report-host.ts";
import { useT } from "../../words/index.ts";
import css from "../friends/people.module.css";
import { textIn } from "../friends/use-page.ts";
import { PACES, usualLevel } from "../new-table/plan.ts";
import type { SlowPlan } from "../new-table/slow.ts";
import { slowPace, USUAL_SLOW } from "../new-table/slow.ts";
import { SlowPace } from "../new-table/slow-pace.tsx";
import { useTournamentsWords } from "./tournaments-data.ts";

const FORMS = ["swiss", "robin"] as const;
type Form = (typeof FORMS)[number];
const GAMES = WINDOW.filter(({ board }) => board !== null);
const SIZES = { least: 3, most: 6 };
const numbers = (from: number, to: number): number[] => Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);

interface Props {
  readonly clubs: readonly { readonly id: string; readonly name: string }[];
  onAnnounce(body: object): Promise<void>;
}
/** How a tournament is to be played: always by a clock, or whoever is away would hold up all. */
export function Announce({ clubs, onAnnounce }: Props) {
  const t = useT();
  const words = useTournamentsWords();
  const [game, setGame] = useState(GAMES[0]?.id ?? "");
  const [form, setForm] = useState<Form>("swiss");
  const [pace, setPace] = useState("live");
  const [slow, setSlow] = useState<SlowPlan>({ ...USUAL_SLOW, timeout: "bot" });
  const [hasBots, setBots] = useState(true);
  const levels = useLevelsOf(game);
  const [wanted, setLevel] = useState<string | null>(null);
  const level = wanted ?? usualLevel(levels);
  const send = (filled: FormData): void => {
    const club = textIn(filled, "club");
    void onAnnounce({
      club: club === "" ? null : club,
      plan: {
        name: filled.get("name"),
        form,
        game,
        options: {},
        size: Number(filled.get("size")),
        rounds: Number(filled.get("rounds")),
        pace: pace === "slow" ? slowPace(slow) : PACES[pace],
        timeout: pace === "slow" ? slow.timeout : "bot",
        bots: hasBots ? level : null,
        rated: filled.get("rated") !== null,
      },
    });
  };
  return (
    <Panel title={words.announce}>
      <form className={css.form} action={send}>
        <WhatAndFor clubs={clubs} game={game} setGame={setGame} />
        <Choices<Form>
          tall
          label={words.form}
          value={form}
          onChange={setForm}
          among={FORMS.map((id) => ({ id, text: words.forms[id] ?? id, help: words.formsHelp[id] }))}
        />
        <SizeAndRounds game={game} form={form} />
        <Choices
          label={words.pace}
          value={pace}
          onChange={setPace}
          among={["quick", "live", "slow"].map((id) => ({ id, text: t.setup.paces[id] ?? id }))}
        />
        {pace === "slow" && <SlowPace plan={slow} onChange={setSlow} />}
        <label className={css.check}>
          <input type="checkbox" checked={hasBots} onChange={({ target }) => setBots(target.checked)} />
          {words.bots}
        </label>
        {hasBots && levels.length > 0 ? (
          <Choices
            label={t.setup.level}
            value={level}
            onChange={setLevel}
            among={levels.map((id) => ({ id, text: t.levels[id]?.name ?? id }))}
          />
        ) : (
          <p className="tiny muted">{words.botsHelp}</p>
        )}
        <label className={css.check}>
          <input type="checkbox" name="rated" defaultChecked />
          {words.rated}
        </label>
        <Button type="submit" look="ink">
          {words.make}
        </Button>
      </form>
    </Panel>
  );
}
/** How well bots can play a game. */
function useLevelsOf(game: string): readonly string[] {
  const [levels, setLevels] = useState<readonly string[]>([]);
  useEffect(() => {
    fetchJson<{ games: { id: string; levels: string[] }[] }>("/api/games").then(
      (found) => setLevels(found.games.find(({ id }) => id === game)?.levels ?? []),
      () => {},
    );
  }, [game]);
  return levels;
}

interface WhatAndForProps extends Pick<Props, "clubs"> {
  readonly game: string;
  setGame(game: string): void;
}
/** Its name, for whom it is, and what is played. */
function WhatAndFor({ clubs, game, setGame }: WhatAndForProps) {
  const t = useT();
  const words = useTournamentsWords();
  return (
    <>
      <label>
        {words.name}
        <input name="name" required maxLength={60} autoComplete="off" className={css.text} />
      </label>
      <label>
        {words.whose}
        <select name="club" className={css.text}>
          <option value="">{words.forAll}</option>
          {clubs.map(({ id, name }) => (
            <option key={id} value={id}>
              {words.forClub(name)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {words.game}
        <select value={game} onChange={({ target }) => setGame(target.value)} className={css.text}>
          {GAMES.map(({ id }) => (
            <option key={id} value={id}>
              {t.games[id]?.title ?? id}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}
/** How many sit at a table, and how often they play. */
function SizeAndRounds({ game, form }: { readonly game: string; readonly form: Form }) {
  const words = useTournamentsWords();
  const seats = GAMES.find(({ id }) => id === game)?.seats ?? { min: 3, max: 5 };
  return (
    <div className={css.line}>
      <label>
        {words.size}
        <select name="size" key={game} defaultValue={Math.min(4, seats.max)} className={css.text}>
          {numbers(Math.max(SIZES.least, seats.min), Math.min(SIZES.most, seats.max)).map((n) => (
            <option key={n}>{n}</option>
          ))}
        </select>
      </label>
      <label>
        {form === "swiss" ? words.rounds : words.roundsLeast}
        <select name="rounds" defaultValue={3} className={css.text}>
          {numbers(1, 9).map((n) => (
            <option key={n}>{n}</option>
          ))}
        </select>
      </label>
    </div>
  );
}
