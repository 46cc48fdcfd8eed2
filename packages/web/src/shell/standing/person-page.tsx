import type { Profile, Result } from "@stormakt/protocol/standing";
import { listIn, localeOf } from "@stormakt/words/languages";
import { useEffect, useState } from "react";
import { Link } from "wouter";
import { Main } from "../../kit/main.tsx";
import { Panel } from "../../kit/paper.tsx";
import { fetchJson } from "../../link/report-host.ts";
import { useSettings } from "../../settings.ts";
import { useT } from "../../words/index.ts";
import { TopBar } from "../top-bar.tsx";
import { Favourites, Voyages } from "./roles.tsx";
import css from "./standing.module.css";
import { shareOf, useNameOf, useStandingWords } from "./standing-data.ts";

const CHART = { width: 320, height: 80, edge: 6 };

/** What finished games say of a member, or of a level of bots. */
export function PersonPage({ id }: { readonly id: string }) {
  const t = useT();
  const words = useStandingWords();
  const language = useSettings((settings) => settings.language);
  const [profile, setProfile] = useState<Profile | "unknown" | null>(null);
  useEffect(() => {
    fetchJson<Profile>(`/api/people/${id}`).then(setProfile, () => setProfile("unknown"));
  }, [id]);
  const dates = new Intl.DateTimeFormat(localeOf(language), { dateStyle: "medium" });
  const nameOf = useNameOf();
  if (profile === null || profile === "unknown")
    return (
      <>
        <TopBar />
        <Main className={css.page}>
          <p role="status">{profile === null ? t.loading : words.unknown}</p>
        </Main>
      </>
    );
  const name = nameOf(profile.id, profile.name);
  return (
    <>
      <TopBar title={<span className="display">{name}</span>} />
      <Main className={css.page}>
        <h1 className="aloud">{name}</h1>
        {profile.since !== null && <p>{words.memberSince(dates.format(profile.since))}</p>}
        <Panel title={words.standings}>
          {profile.standings.length === 0 && <p>{words.noResults}</p>}
          {profile.standings.map((standing) => (
            <Standing key={`${standing.game} ${standing.seats}`} standing={standing} results={profile.results} />
          ))}
        </Panel>
        <Favourites favourites={profile.favourites} />
        <Voyages voyages={profile.voyages} />
        {profile.opponents.length > 0 && (
          <Panel title={words.opponents}>
            <ul className={css.results}>
              {profile.opponents.map((one) => (
                <li key={one.subject}>
                  <Link href={`/people/${one.subject}`}>{nameOf(one.subject, one.name)}</Link>
                  <small>{words.metOf(one.played, one.ahead)}</small>
                </li>
              ))}
            </ul>
          </Panel>
        )}
        <Panel title={words.results}>
          {profile.results.length === 0 && <p>{words.noResults}</p>}
          <ul className={css.results}>
            {profile.results.map((one) => (
              <Played key={one.table} result={one} />
            ))}
          </ul>
        </Panel>
      </Main>
    </>
  );
}
interface StandingProps {
  readonly standing: Profile["standings"][number];
  readonly results: readonly Result[];
}
/** How somebody stands in a game of so many: points, games won, and the course of the points. */
function Standing({ standing: { game, seats, points, played, won, provisional }, results }: StandingProps) {
  const t = useT();
  const words = useStandingWords();
  const language = useSettings((settings) => settings.language);
  const percent = new Intl.NumberFormat(localeOf(language), { style: "percent", maximumFractionDigits: 0 });
  const { share, low, high } = shareOf(won, played);
  return (
    <section className={css.standing}>
      <h3>
        {t.games[game]?.title ?? game}, {t.landing.players(seats, seats)}: {points}
        {provisional && <span className="tiny muted"> ({words.provisional})</span>}
      </h3>
      <p>
        {words.played}: {played}. {words.share(percent.format(share), percent.format(low), percent.format(high))}
      </p>
      <Share share={share} low={low} high={high} />
      <Course results={results.filter((one) => one.game === game && one.seats === seats)} />
    </section>
  );
}
/** A game that was played: which place it brought, and against whom. */
function Played({ result }: { readonly result: Result }) {
  const t = useT();
  const words = useStandingWords();
  const language = useSettings((settings) => settings.language);
  const dates = new Intl.DateTimeFormat(localeOf(language), { dateStyle: "medium" });
  const nameOf = useNameOf();
  return (
    <li>
      <Link href={`/t/${result.table}`}>
        <b>{t.games[result.game]?.title ?? result.game}</b> {words.placeOf(result.place, result.seats)}
      </Link>
      <small>
        {dates.format(result.at)} ·{" "}
        {words.against(
          listIn(
            language,
            result.others.map(({ subject, name, part }) =>
              part === "left" ? words.hasLeft(nameOf(subject, name)) : nameOf(subject, name),
            ),
          ),
        )}
        {result.part === "left" && ` · ${words.left}`}
        {result.part === "joined" ? ` · ${words.joined}` : result.points === null && ` · ${words.unrated}`}
      </small>
    </li>
  );
}
/** The share of games won as a bar, with how far luck may have moved it. The words beside it say the same. */
const Share = ({ share, low, high }: { readonly share: number; readonly low: number; readonly high: number }) => (
  <svg className={css.share} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
    <rect width="100" height="6" />
    <rect x={low * 100} width={(high - low) * 100} height="6" data-range="" />
    <rect x={Math.max(0, share * 100 - 0.5)} width="1" height="6" data-mark="" />
  </svg>
);
/** Points over the last rated games, with the same in words. */
function Course({ results }: { readonly results: readonly Result[] }) {
  const words = useStandingWords();
  const points = results.flatMap((one) => one.points ?? []).toReversed();
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || points.length < 2) return null;
  const { width, height, edge } = CHART;
  const [low, high] = [Math.min(...points), Math.max(...points)];
  const at = (value: number, place: number): string => {
    const x = edge + ((width - 2 * edge) * place) / (points.length - 1);
    const y = height - edge - ((height - 2 * edge) * (value - low)) / Math.max(1, high - low);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  };
  return (
    <figure className={css.course}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <polyline points={points.map(at).join(" ")} />
      </svg>
      <figcaption className="tiny muted">
        {words.course}. {words.courseSaid(first, last, points.length)}
      </figcaption>
    </figure>
  );
}
