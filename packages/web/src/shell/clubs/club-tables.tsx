import { localeOf } from "@stormakt/words";
import { Link } from "wouter";
import { WINDOW } from "../../games/index.ts";
import { LinkButton } from "../../kit/button.tsx";
import { Panel } from "../../kit/paper.tsx";
import { useSettings } from "../../settings.ts";
import { useT } from "../../words/index.ts";
import css from "../friends/people.module.css";
import { useNameOf, useStandingWords } from "../standing/standing-data.ts";
import type { ClubPart } from "./club-page.tsx";
import { useClubsWords } from "./clubs-data.ts";

/** Tables that only members see. The way in leads over a page that fetches what lets them in. */
export function ClubTables({ club, inside }: ClubPart) {
  const t = useT();
  const words = useClubsWords();
  return (
    <Panel title={words.tables}>
      {inside.tables.length === 0 && <p>{words.noTables}</p>}
      <ul className={css.list}>
        {inside.tables.map(({ id, game, name, status, free, seats }) => (
          <li key={id}>
            <span>
              <Link href={`/clubs/${club.id}/t/${id}`}>{name || (t.games[game]?.title ?? game)}</Link>
              <small>
                {seats.flatMap((seat) => (seat === null ? [] : [t.levels[seat]?.name ?? seat])).join(", ")} ·{" "}
                {status === "running" ? words.runs : words.free(free)}
              </small>
            </span>
          </li>
        ))}
      </ul>
      <p className="tiny muted">{words.newTableHelp}</p>
      <div className={css.acts}>
        {WINDOW.filter(({ board }) => board !== null).map(({ id }) => (
          <LinkButton key={id} small href={`/new/${id}?club=${club.id}`}>
            {words.newTable(t.games[id]?.title ?? id)}
          </LinkButton>
        ))}
      </div>
    </Panel>
  );
}
export function ClubPast({ club, inside }: ClubPart) {
  const t = useT();
  const words = useClubsWords();
  const standing = useStandingWords();
  const nameOf = useNameOf();
  const placeOf = ({ subject, name, place, part }: (typeof inside.past)[number]["places"][number]): string =>
    `${place}. ${part === "left" ? standing.hasLeft(nameOf(subject, name)) : nameOf(subject, name)}`;
  const language = useSettings((settings) => settings.language);
  const dates = new Intl.DateTimeFormat(localeOf(language), { dateStyle: "medium" });
  return (
    <Panel title={words.past}>
      {inside.past.length === 0 && <p>{words.noPast}</p>}
      <ul className={css.list}>
        {inside.past.map(({ table, game, at, places }) => (
          <li key={table}>
            <span>
              <Link href={`/clubs/${club.id}/t/${table}`}>{t.games[game]?.title ?? game}</Link>
              <small>
                {dates.format(at)} · {places.map(placeOf).join(", ")}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
