import { useEffect, useState } from "react";
import { hasBoard, manifestOf, pluginOf } from "../../games/index.ts";
import { LinkButton } from "../../kit/button.tsx";
import { Main } from "../../kit/main.tsx";
import { Icon } from "../../kit/marks.tsx";
import { gameInfo } from "../../link/game-info.ts";
import { warmUp } from "../../link/index.ts";
import { useSettings } from "../../settings.ts";
import { useT } from "../../words/index.ts";
import { Emblem } from "../landing/emblems.tsx";
import { NotFound } from "../not-found.tsx";
import { TopBar } from "../top-bar.tsx";
import type { SetUp as SetUpKept } from "./last-set-up.ts";
import { lastSetUp } from "./last-set-up.ts";
import css from "./new-table.module.css";
import type { Loaded } from "./set-up.tsx";
import { SetUp } from "./set-up.tsx";

/** Chairs, rules, clock; then sit down. */
export function NewTable({ game }: { readonly game: string }) {
  const t = useT();
  const language = useSettings((settings) => settings.language);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failed, setFailed] = useState<Error | null>(null);
  const [setUp, setSetUp] = useState<SetUpKept | null>(null);
  useEffect(() => {
    if (!hasBoard(game)) return;
    let stale = false;
    warmUp(game);
    const load = async (): Promise<void> => {
      const [plugin, info] = await Promise.all([pluginOf(game), gameInfo("here", game)]);
      if (info === undefined || stale) return;
      const { words } = await plugin.catalogue(language);
      if (stale) return;
      setSetUp((known) => known ?? lastSetUp(info, useSettings.getState().name));
      setLoaded({ info, plugin, words });
    };
    load().catch((error: unknown) => {
      if (!stale) setFailed(error instanceof Error ? error : new Error(String(error)));
    });
    return () => {
      stale = true;
    };
  }, [game, language]);
  // A part of the game that does not come is told by whoever draws the page, with a way to try again.
  if (failed !== null) throw failed;
  if (!hasBoard(game)) return <NotFound />;
  const title = t.games[game]?.title ?? game;
  const taught = manifestOf(game)?.lessons ?? null;
  return (
    <>
      <TopBar title={<span className="display">{title}</span>} />
      <Main className={css.page}>
        <header className={css.head}>
          <div className={css.emblem}>
            <Emblem game={game} />
          </div>
          <div>
            <h1 className="display">{t.setup.title(title)}</h1>
            <p className="italic">{t.games[game]?.era}</p>
            <p className={css.blurb}>{loaded?.words.game.blurb ?? t.games[game]?.pitch}</p>
          </div>
          {taught !== null && (
            <LinkButton href={`/learn/${game}`} className={css.headLesson}>
              <Icon name="lamp" size={18} />
              {t.setup.lesson(taught.minutes)}
            </LinkButton>
          )}
        </header>
        {loaded === null || setUp === null ? (
          <p className="muted">{t.loading}</p>
        ) : (
          <SetUp {...loaded} game={game} setUp={setUp} change={(part) => setSetUp({ ...setUp, ...part })} />
        )}
      </Main>
    </>
  );
}
