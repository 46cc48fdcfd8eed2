import type { TournamentNow } from "@stormakt/protocol/people";
import { listIn, localeOf } from "@stormakt/words";
import { Panel } from "../../kit/paper.tsx";
import { useSettings } from "../../settings.ts";
import css from "../friends/people.module.css";
import own from "./tournaments.module.css";
import { useTournamentsWords } from "./tournaments-data.ts";

/** How it stands: in words, in figures, and as bars that only repeat them. */
export function Standings({ now }: { readonly now: TournamentNow }) {
  const words = useTournamentsWords();
  const language = useSettings((settings) => settings.language);
  const figures = new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 2 });
  const points = (value: number): string => figures.format(value / now.win);
  const nameOf = (person: string): string => now.entrants.find(({ id }) => id === person)?.name ?? words.gone;
  const [first] = now.standings;
  const equals = now.standings.filter((line) => line.points === first?.points);
  const most = Math.max(1, ...now.standings.map((line) => line.points));
  const said =
    first === undefined || first.played === 0
      ? ""
      : equals.length > 1 && now.status !== "over"
        ? words.tie(
            listIn(
              language,
              equals.map(({ person }) => nameOf(person)),
            ),
            points(first.points),
          )
        : (now.status === "over" ? words.won : words.leads)(nameOf(first.person), points(first.points));
  return (
    <Panel title={words.standings}>
      <p>{said}</p>
      <div className={css.scroll}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{words.place}</th>
              <th scope="col">{words.who}</th>
              <th scope="col">{words.points}</th>
              <th scope="col">{words.strength}</th>
              <th scope="col">{words.direct}</th>
              <th scope="col">{words.played}</th>
            </tr>
          </thead>
          <tbody>
            {now.standings.map((line, at) => (
              <tr key={line.person}>
                <td>{at + 1}</td>
                <th scope="row">
                  {nameOf(line.person)}
                  <svg className={own.bar} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                    <rect width={(100 * line.points) / most} height="4" />
                  </svg>
                </th>
                <td>{points(line.points)}</td>
                <td>{points(line.strength)}</td>
                <td>{line.direct}</td>
                <td>{line.played}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}
