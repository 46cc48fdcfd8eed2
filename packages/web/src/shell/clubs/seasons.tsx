import type { ClubSeason } from "@stormakt/protocol/people";
import { localeOf } from "@stormakt/words";
import { WINDOW } from "../../games/index.ts";
import { Button } from "../../kit/button.tsx";
import { Panel } from "../../kit/paper.tsx";
import { useSettings } from "../../settings.ts";
import { useT } from "../../words/index.ts";
import css from "../friends/people.module.css";
import { textIn } from "../friends/use-page.ts";
import { useNameOf, useStandingWords } from "../standing/standing-data.ts";
import type { ClubPart } from "./club-page.tsx";
import { useClubsWords } from "./clubs-data.ts";

const DAY = 86_400_000;
const dayOf = (form: FormData, name: string): number => new Date(`${textIn(form, name)}T00:00`).getTime();
const daysFromNow = (days: number): string => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

/** The seasons of a club, each with its ranking in words and figures, and beginning one. */
export function Seasons({ club, inside, keeps, act }: ClubPart) {
  const t = useT();
  const words = useClubsWords();
  const begin = (form: FormData): void => {
    const game = textIn(form, "game");
    const season = {
      title: form.get("title"),
      game: game === "" ? null : game,
      from: dayOf(form, "from"),
      // The last day counts whole.
      to: dayOf(form, "to") + DAY,
      bots: form.get("bots") !== null,
    };
    void act(`/api/clubs/${club.id}/seasons`, "POST", season);
  };
  const drop = (id: string): void => {
    if (confirm(words.dropSure)) void act(`/api/clubs/${club.id}/seasons/${id}`, "DELETE");
  };
  return (
    <Panel title={words.seasons}>
      {inside.seasons.length === 0 && <p>{words.noSeasons}</p>}
      {inside.seasons.map((season) => (
        <section key={season.id} aria-label={season.title}>
          <SeasonTable {...season} />
          {keeps && (
            <Button small look="quiet" aria-label={`${words.drop}: ${season.title}`} onClick={() => drop(season.id)}>
              {words.drop}
            </Button>
          )}
        </section>
      ))}
      {keeps && (
        <form className={css.form} action={begin} aria-label={words.begin}>
          <p className="tiny muted">{words.seasonHelp}</p>
          <label>
            {words.seasonTitle}
            <input name="title" required maxLength={60} autoComplete="off" className={css.text} />
          </label>
          <div className={css.line}>
            <label>
              {words.from}
              <input name="from" type="date" required defaultValue={daysFromNow(0)} className={css.text} />
            </label>
            <label>
              {words.to}
              <input name="to" type="date" required defaultValue={daysFromNow(90)} className={css.text} />
            </label>
            <label>
              {words.game}
              <select name="game" className={css.text}>
                <option value="">{words.allGames}</option>
                {WINDOW.map(({ id }) => (
                  <option key={id} value={id}>
                    {t.games[id]?.title ?? id}
                  </option>
                ))}
              </select>
            </label>
          </div>
          <label className={css.check}>
            <input name="bots" type="checkbox" />
            {words.bots}
          </label>
          <Button type="submit">{words.begin}</Button>
        </form>
      )}
    </Panel>
  );
}
function SeasonTable({ title, game, from, to, matches, ranking }: ClubSeason) {
  const t = useT();
  const words = useClubsWords();
  const standing = useStandingWords();
  const nameOf = useNameOf();
  const language = useSettings((settings) => settings.language);
  const dates = new Intl.DateTimeFormat(localeOf(language), { dateStyle: "medium" });
  const [first, second] = ranking;
  return (
    <>
      <h3>
        {title}
        {game !== null && `, ${t.games[game]?.title ?? game}`}
      </h3>
      <p>
        {words.span(dates.format(from), dates.format(to - 1), matches)}{" "}
        {first !== undefined &&
          second !== undefined &&
          first.points > second.points &&
          words.leader(nameOf(first.subject, first.name), first.points, nameOf(second.subject, second.name), first.points - second.points)}
      </p>
      {ranking.length > 0 && (
        <div className={css.scroll}>
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col">{standing.place}</th>
                <th scope="col">{standing.who}</th>
                <th scope="col">{standing.points}</th>
                <th scope="col">{standing.played}</th>
                <th scope="col">{standing.won}</th>
              </tr>
            </thead>
            <tbody>
              {ranking.map((line, at) => (
                <tr key={line.subject}>
                  <td>{at + 1}</td>
                  <th scope="row">{nameOf(line.subject, line.name)}</th>
                  <td>{line.points}</td>
                  <td>{line.played}</td>
                  <td>{Math.round(line.won * 10) / 10}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}
