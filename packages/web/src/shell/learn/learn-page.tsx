import { useEffect, useState } from "react";
import type { LessonWords } from "../../games/catalogue.ts";
import { manifestOf, pluginOf } from "../../games/index.ts";
import type { Lessons } from "../../games/manifest.ts";
import { LinkButton } from "../../kit/button.tsx";
import { Main } from "../../kit/main.tsx";
import { Icon } from "../../kit/marks.tsx";
import { Sheet } from "../../kit/paper.tsx";
import { useSettings } from "../../settings.ts";
import { useT } from "../../words/index.ts";
import { NotFound } from "../not-found.tsx";
import { TopBar } from "../top-bar.tsx";
import css from "./learn-page.module.css";
import { learntChapters, nameOfChapter } from "./progress.ts";

/** The chapters of a game. */
export function LearnPage({ game }: { readonly game: string }) {
  const t = useT();
  const w = t.learn;
  const language = useSettings((settings) => settings.language);
  const [lessons, setLessons] = useState<(Lessons & { readonly words: LessonWords }) | null>(null);
  const [failed, setFailed] = useState<Error | null>(null);
  const [learnt] = useState(learntChapters);
  const taught = manifestOf(game)?.lessons ?? null;
  useEffect(() => {
    if (taught === null) return;
    const load = async (): Promise<void> => {
      const [found, plugin] = await Promise.all([taught.chapters(), pluginOf(game)]);
      setLessons({ ...found, words: (await plugin.catalogue(language)).lesson });
    };
    load().catch((error: unknown) => setFailed(error instanceof Error ? error : new Error(String(error))));
  }, [taught, game, language]);
  if (failed !== null) throw failed;
  if (taught === null) return <NotFound />;
  const title = t.games[game]?.title ?? game;
  const chapters = lessons?.chapters ?? [];
  const isLearnt = (id: string): boolean => learnt.includes(nameOfChapter(game, id));
  const nameOf = (id: string): string => lessons?.words[id]?.title ?? id;
  const next = chapters.find(({ id }) => !isLearnt(id))?.id;
  return (
    <>
      <TopBar title={<span className="display">{title}</span>} />
      <Main className={css.page}>
        <header>
          <h1 className="display">{w.heading(title)}</h1>
          {lessons !== null && <p className="italic">{w.lead(chapters.length, taught.minutes)}</p>}
        </header>
        <ol className={css.chapters}>
          {chapters.map(({ id }, at) => (
            <li key={id}>
              <Sheet className={css.chapter}>
                <b className={`display ${css.number}`} aria-hidden="true">
                  {at + 1}
                </b>
                <div>
                  <h2>
                    {nameOf(id)}{" "}
                    {isLearnt(id) && (
                      <small>
                        <Icon name="check" size={14} /> {w.learnt}
                      </small>
                    )}
                  </h2>
                  <p>{lessons?.words[id]?.about}</p>
                </div>
                <LinkButton look={id === next ? "ink" : "plain"} href={`/learn/${game}/${id}`} aria-label={`${w.begin}: ${nameOf(id)}`}>
                  {isLearnt(id) ? w.again : w.begin}
                </LinkButton>
              </Sheet>
            </li>
          ))}
        </ol>
        <p>
          <LinkButton look={next === undefined ? "ink" : "quiet"} href={`/new/${game}`}>
            {w.play}
          </LinkButton>
        </p>
      </Main>
    </>
  );
}
