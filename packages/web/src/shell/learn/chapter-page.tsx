import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { manifestOf } from "../../games/index.ts";
import type { Lessons } from "../../games/manifest.ts";
import type { LessonTable } from "../../link/lesson.ts";
import { layLesson } from "../../link/lesson.ts";
import { namesOf } from "../../link/names.ts";
import { NotFound } from "../not-found.tsx";
import { Opening, TablePage } from "../table/table-page.tsx";
import { courseOf } from "./course.ts";
import { keepStep, keptStep } from "./progress.ts";
import type { Sitting } from "./sitting.ts";
import { SittingContext } from "./sitting.ts";

type Names = NonNullable<Awaited<ReturnType<typeof namesOf>>>;

/** A chapter of a game's lessons. */
export function ChapterPage({ game, chapter }: { readonly game: string; readonly chapter: string }) {
  const [loaded, setLoaded] = useState<{ readonly lessons: Lessons; readonly names: Names } | null>(null);
  const [failed, setFailed] = useState<Error | null>(null);
  const taught = manifestOf(game)?.lessons ?? null;
  useEffect(() => {
    if (taught === null) return;
    Promise.all([taught.chapters(), namesOf(game)]).then(
      ([lessons, names]) => setLoaded(names === null ? null : { lessons, names }),
      (error: unknown) => setFailed(error instanceof Error ? error : new Error(String(error))),
    );
  }, [taught, game]);
  if (failed !== null) throw failed;
  if (taught === null || (loaded !== null && loaded.lessons.chapters.every(({ id }) => id !== chapter))) return <NotFound />;
  return loaded === null ? <Opening /> : <LaidChapter key={chapter} game={game} chapter={chapter} {...loaded} />;
}

interface LaidChapterProps {
  readonly game: string;
  readonly chapter: string;
  readonly lessons: Lessons;
  readonly names: Names;
}
/** The table of a chapter, laid anew wherever something has gone wrong. */
function LaidChapter({ game, chapter, lessons, names }: LaidChapterProps) {
  const at = lessons.chapters.findIndex(({ id }) => id === chapter);
  const course = useMemo(() => {
    const found = lessons.chapters[at];
    const line = lessons.lines[chapter];
    if (found === undefined || line === undefined) throw new Error(`${game} has no line for ${chapter}`);
    return courseOf(found, line);
  }, [lessons, at, game, chapter]);
  const [step, setStep] = useState(() => keptStep(game, chapter, course.steps.length));
  const [laid, setLaid] = useState<LessonTable | null>(null);
  const [made, setMade] = useState(0);
  const [failed, setFailed] = useState<Error | null>(null);
  const now = useRef<LessonTable | null>(null);
  const lay = useCallback(
    async (moves: number): Promise<void> => {
      now.current?.clear();
      now.current = null;
      let own: LessonTable | null = null;
      const table = await layLesson(game, course.line, moves, (count) => {
        if (own === null || own === now.current) setMade(count);
      });
      own = table;
      now.current = table;
      setMade(moves);
      setLaid(table);
    },
    [game, course],
  );
  useEffect(() => {
    lay(course.steps[keptStep(game, chapter, course.steps.length)]?.made ?? course.line.begins).catch((error: unknown) =>
      setFailed(error instanceof Error ? error : new Error(String(error))),
    );
    return () => {
      now.current?.clear();
      now.current = null;
    };
  }, [lay, course, game, chapter]);
  const following = lessons.chapters[at + 1]?.id;
  const sitting = useMemo(
    (): Sitting => ({
      game,
      chapter,
      course,
      step,
      made,
      next: following ?? null,
      name: (action) => names.nameAction(action),
      read: (action) => names.placeAction(action),
      go(next) {
        setStep(next);
        keepStep(game, chapter, next < course.steps.length ? next : 0);
        now.current?.playTo(course.steps[next]?.made ?? course.line.moves.length);
      },
      setBack(to) {
        setStep(to);
        keepStep(game, chapter, to);
        lay(course.steps[to]?.made ?? course.line.begins).catch((error: unknown) => setFailed(error as Error));
      },
    }),
    [game, chapter, course, step, made, following, names, lay],
  );
  if (failed !== null) throw failed;
  if (laid === null) return <Opening />;
  return (
    <SittingContext value={sitting}>
      <TablePage key={laid.table} where="lesson" table={laid.table} />
    </SittingContext>
  );
}
