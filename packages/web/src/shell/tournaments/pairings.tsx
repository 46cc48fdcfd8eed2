import type { Pairing, TournamentNow } from "@stormakt/protocol/people";
import { localeOf } from "@stormakt/words";
import { Link } from "wouter";
import { SEAT_ARMS } from "../../art/arms.ts";
import { Shield } from "../../kit/marks.tsx";
import { Panel } from "../../kit/paper.tsx";
import { useSettings } from "../../settings.ts";
import css from "../friends/people.module.css";
import own from "./tournaments.module.css";
import { useTournamentsWords } from "./tournaments-data.ts";

/** Who sits where in every round, the latest first, and what it brought. */
export function Pairings({ now }: { readonly now: TournamentNow }) {
  const words = useTournamentsWords();
  const rounds = [...new Set(now.pairings.map(({ round }) => round))].toReversed();
  return rounds.map((round) => (
    <Panel key={round} title={words.round(round)}>
      <ul className={own.tables}>
        {now.pairings
          .filter((one) => one.round === round)
          .map((one) => (
            <li key={one.n}>
              <OneTable now={now} {...one} />
            </li>
          ))}
      </ul>
    </Panel>
  ));
}
function OneTable({ now, n, table, seats, isLaid, isOver, places, points }: Pairing & { readonly now: TournamentNow }) {
  const words = useTournamentsWords();
  const language = useSettings((settings) => settings.language);
  const figures = new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 2 });
  const state = !isOver ? words.goesOn : places === null ? words.noResult : "";
  const nameOf = (person: string | null): string =>
    person === null ? words.bot : (now.entrants.find(({ id }) => id === person)?.name ?? words.gone);
  return (
    <section aria-label={words.table(n + 1)}>
      <h3>
        {words.table(n + 1)} {state !== "" && <small>{state}</small>}
      </h3>
      <ol className={css.list}>
        {seats.map((person, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <li key={seat}>
            <span className={css.who}>
              {SEAT_ARMS[seat] !== undefined && <Shield arms={SEAT_ARMS[seat]} size={20} label={words.seat(seat + 1)} />}
              {nameOf(person)}
            </span>
            {places !== null && (
              <span>
                {places[seat]}. · {figures.format((points[seat] ?? 0) / now.win)}
              </span>
            )}
          </li>
        ))}
      </ol>
      {isLaid && (
        <Link
          href={now.club === null ? `/t/${table}` : `/tournaments/${now.id}/t/${table}`}
          aria-label={`${words.open}: ${words.table(n + 1)}`}
        >
          {words.open}
        </Link>
      )}
    </section>
  );
}
