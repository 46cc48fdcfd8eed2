import type { Ranked } from "@stormakt/protocol/standing";
import { useEffect, useState } from "react";
import { Link } from "wouter";
import { WINDOW } from "../../games/index.ts";
import { Choices } from "../../kit/choices.tsx";
import { Main } from "../../kit/main.tsx";
import { Panel } from "../../kit/paper.tsx";
import { fetchJson } from "../../link/report-host.ts";
import { useT } from "../../words/index.ts";
import { PeopleNav } from "../friends/people-page.tsx";
import { TopBar } from "../top-bar.tsx";
import css from "./standing.module.css";
import { levelOf, useStandingWords } from "./standing-data.ts";

/** Members and bots by how strong they have shown to be. */
export function RankingPage() {
  const t = useT();
  const words = useStandingWords();
  const [game, setGame] = useState(WINDOW[0]?.id ?? "");
  const box = WINDOW.find(({ id }) => id === game);
  const { min, max } = box?.seats ?? { min: 2, max: 2 };
  const [wanted, setSeats] = useState(4);
  const seats = Math.min(max, Math.max(min, wanted));
  /** Null while it is asked for; undefined where no server answers. */
  const [ranking, setRanking] = useState<readonly Ranked[] | null | undefined>(null);
  useEffect(() => {
    let isMeant = true;
    fetchJson<{ ranking: Ranked[] }>(`/api/ranking?game=${game}&seats=${seats}`).then(
      (found) => isMeant && setRanking(found.ranking),
      () => isMeant && setRanking(undefined),
    );
    return () => {
      isMeant = false;
    };
  }, [game, seats]);
  return (
    <>
      <TopBar title={<span className="display">{words.title}</span>} />
      <Main className={css.page}>
        <h1 className="aloud">{words.title}</h1>
        <PeopleNav />
        <Panel title={words.title}>
          <p className="tiny muted">{words.help}</p>
          <Choices
            label={words.game}
            value={game}
            onChange={setGame}
            among={WINDOW.map(({ id }) => ({ id, text: t.games[id]?.title ?? id }))}
          />
          <Choices
            label={words.players}
            value={String(seats)}
            onChange={(next) => setSeats(Number(next))}
            among={Array.from({ length: max - min + 1 }, (_, at) => ({ id: String(min + at), text: String(min + at) }))}
          />
          {ranking === undefined && <p role="alert">{t.failures["offline"]}</p>}
          {ranking != null && ranking.length === 0 && <p>{words.nobody}</p>}
          {ranking != null && ranking.length > 0 && (
            <table className={css.table}>
              <thead>
                <tr>
                  <th scope="col">{words.place}</th>
                  <th scope="col">{words.who}</th>
                  <th scope="col">{words.points}</th>
                  <th scope="col">{words.played}</th>
                  <th scope="col">{words.won}</th>
                </tr>
              </thead>
              <tbody>
                {ranking.map((one, at) => {
                  const level = levelOf(one.subject);
                  return (
                    <tr key={one.subject}>
                      <td>{at + 1}</td>
                      <th scope="row">
                        <Link href={`/people/${one.subject}`}>{level === null ? one.name : words.bot(t.levels[level]?.name ?? level)}</Link>
                      </th>
                      <td title={one.provisional ? words.provisional : undefined}>
                        {one.points}
                        {one.provisional && <span aria-label={words.provisional}>?</span>}
                      </td>
                      <td>{one.played}</td>
                      <td>{Math.round(one.won * 10) / 10}</td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
          )}
        </Panel>
      </Main>
    </>
  );
}
