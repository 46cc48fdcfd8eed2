import type { TournamentLine, TournamentsNow } from "@stormakt/protocol/people";
import { Link, useLocation } from "wouter";
import { Panel } from "../../kit/paper.tsx";
import { useT } from "../../words/index.ts";
import css from "../friends/people.module.css";
import { ForMembers, PeoplePage, Waiting } from "../friends/people-page.tsx";
import { usePage } from "../friends/use-page.ts";
import { Announce } from "./announce.tsx";
import { useTournamentsWords } from "./tournaments-data.ts";

/** Tournaments one may know of, and setting one up. */
export function TournamentsPage() {
  const words = useTournamentsWords();
  const [, go] = useLocation();
  const { now, said, act } = usePage<TournamentsNow>("/api/tournaments");
  if (now === null || now === "unknown") return <Waiting title={words.title} said={said} text={null} />;
  const announce = async (body: object): Promise<void> => {
    const made = await act<{ tournament: string }>("/api/tournaments", "POST", body, words.made);
    if (made !== null) go(`/tournaments/${made.tournament}`);
  };
  return (
    <PeoplePage title={words.title} said={said}>
      <Panel title={words.title}>
        <p className="tiny muted">{words.help}</p>
        {now.tournaments.length === 0 && <p>{words.none}</p>}
        <ul className={css.list}>
          {now.tournaments.map((one) => (
            <li key={one.id}>
              <span>
                <Link href={`/tournaments/${one.id}`}>{one.name}</Link>
                <small>
                  <Brief {...one} />
                </small>
              </span>
            </li>
          ))}
        </ul>
      </Panel>
      {now.isMember ? <Announce clubs={now.clubs} onAnnounce={announce} /> : <ForMembers />}
    </PeoplePage>
  );
}
/** Game, form, whose it is, how far it has come. */
export function Brief({ game, form, club, status, round, rounds }: TournamentLine) {
  const t = useT();
  const words = useTournamentsWords();
  return [
    t.games[game]?.title ?? game,
    words.forms[form],
    club === null ? words.forAll : words.forClub(club.name),
    words.statuses[status],
    round === 0 ? "" : words.roundOf(round, rounds),
  ]
    .filter(Boolean)
    .join(" · ");
}
