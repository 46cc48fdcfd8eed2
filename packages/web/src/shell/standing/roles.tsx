import type { Favourite, Profile, Voyage } from "@stormakt/protocol/standing";
import type { Words } from "@stormakt/words";
import { localeOf } from "@stormakt/words/languages";
import { useEffect, useState } from "react";
import { Link } from "wouter";
import type { Arms } from "../../art/arms.ts";
import { pluginOf } from "../../games/index.ts";
import { Shield } from "../../kit/marks.tsx";
import { Panel } from "../../kit/paper.tsx";
import { useSettings } from "../../settings.ts";
import { useT } from "../../words/index.ts";
import css from "./standing.module.css";
import { useStandingWords } from "./standing-data.ts";

interface Spoken {
  readonly things: Words["things"];
  readonly arms: readonly Arms[];
}
/** Names and shields of the games somebody has played, once they are here. */
function useSpoken(games: readonly string[]): Readonly<Record<string, Spoken>> {
  const language = useSettings((settings) => settings.language);
  const [spoken, setSpoken] = useState<Readonly<Record<string, Spoken>>>({});
  const wanted = [...new Set(games)].sort().join(" ");
  useEffect(() => {
    let isMeant = true;
    for (const game of wanted.split(" ").filter(Boolean))
      pluginOf(game)
        .then(async (plugin) => ({ things: (await plugin.catalogue(language)).words.things, arms: plugin.arms(MOST, null) }))
        .then(
          (found) => isMeant && setSpoken((known) => ({ ...known, [game]: found })),
          () => {},
        );
    return () => {
      isMeant = false;
    };
  }, [wanted, language]);
  return spoken;
}
const MOST = 6;

/** As whom somebody plays most: a family, a colour, or a chair. A bar for each, and its words beside it. */
export function Favourites({ favourites }: { readonly favourites: readonly Favourite[] }) {
  const t = useT();
  const words = useStandingWords();
  const spoken = useSpoken(favourites.map(({ game }) => game));
  const most = Math.max(1, ...favourites.map(({ played }) => played));
  if (favourites.length === 0) return null;
  const nameOf = ({ game, role, seat }: Favourite): string => {
    if (role === null) return words.chair(seat + 1);
    const [thing = "", id = ""] = role.split(":");
    const name = spoken[game]?.things[thing]?.[id];
    return words.roles[role] ?? (typeof name === "object" ? name.name : name) ?? id;
  };
  return (
    <Panel title={words.favourites}>
      <ul className={css.roles}>
        {favourites.map((one) => {
          // Only what goes by the chair alone, or by a family that has its chair, has a shield that is known without its table.
          const arms = one.role === null || one.role.startsWith("family:") ? spoken[one.game]?.arms[one.seat] : undefined;
          return (
            <li key={`${one.game} ${one.role ?? one.seat}`}>
              <span>
                {arms !== undefined && <Shield arms={arms} size={22} />} <b>{nameOf(one)}</b> · {t.games[one.game]?.title ?? one.game}
              </span>
              <svg className={css.share} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                <rect width="100" height="6" />
                <rect width={(one.played / most) * 100} height="6" data-range="" />
                <rect width={(one.won / most) * 100} height="6" data-mark="" />
              </svg>
              <small>{words.favouriteSaid(one.played, String(Math.round(one.won * 10) / 10))}</small>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
const DAY = 86_400_000;
const HOUR = 3_600_000;
/** The match that took longest, and the one with most moves. */
export function Voyages({ voyages: { longest, busiest } }: Pick<Profile, "voyages">) {
  const t = useT();
  const words = useStandingWords();
  const language = useSettings((settings) => settings.language);
  if (longest === null) return null;
  const long = ({ began, at }: Voyage): string => {
    const took = at - began;
    const [unit, each] = took >= DAY ? (["day", DAY] as const) : took >= HOUR ? (["hour", HOUR] as const) : (["minute", 60_000] as const);
    return new Intl.NumberFormat(localeOf(language), { style: "unit", unit, unitDisplay: "long", maximumFractionDigits: 0 }).format(
      Math.max(1, Math.round(took / each)),
    );
  };
  const row = (voyage: Voyage, title: string | null) => (
    <li key={voyage.table}>
      <Link href={`/t/${voyage.table}`}>
        {title !== null && `${title}: `}
        <b>{t.games[voyage.game]?.title ?? voyage.game}</b>
      </Link>
      <small>{words.voyageOf(long(voyage), voyage.moves)}</small>
    </li>
  );
  return (
    <Panel title={words.voyages}>
      <ul className={css.results}>
        {row(longest, null)}
        {busiest !== null && busiest.table !== longest.table && row(busiest, words.busiest)}
      </ul>
    </Panel>
  );
}
