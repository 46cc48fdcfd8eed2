import type { Action } from "@stormakt/protocol";
import { plainly } from "@stormakt/words";
import { memo, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { Catalogue } from "../../games/catalogue.ts";
import { Button, LinkButton } from "../../kit/button.tsx";
import { Icon } from "../../kit/marks.tsx";
import { useT } from "../../words/index.ts";
import type { AnyBoardProps } from "../table/context.ts";
import { useAtTable, useTable } from "../table/context.ts";
import { RuleLink } from "../table/rule-link.tsx";
import { fits } from "./course.ts";
import css from "./lesson.module.css";
import { Pointer } from "./pointer.tsx";
import { keepLearnt } from "./progress.ts";
import type { Sitting } from "./sitting.ts";
import { useSitting } from "./sitting.ts";

/** Somebody at your elbow, where the table is that of a lesson. */
export const Lesson = memo(function Lesson({ props }: { readonly props: AnyBoardProps }) {
  const sitting = useSitting();
  return sitting === null ? null : <Elbow props={props} sitting={sitting} />;
});

/**
 * Each step says what to do and points at the place. What is done is looked at: if it was meant the next step comes, else it is told what
 * happened, and the table is set back to before it.
 */
function Elbow({ props, sitting }: { readonly props: AnyBoardProps; readonly sitting: Sitting }) {
  const w = useT().learn;
  const live = useTable(({ screen }) => screen.kind === "live");
  const [aside, setAside] = useState<number | null>(null);
  const { course, step: at, made } = sitting;
  const step = course.steps[at];
  useAutomaticMoves(sitting, props);
  const strayed = useStrayed(sitting);
  const isReady = step === undefined || made >= step.made || strayed !== null;
  useEffect(() => {
    if (step === undefined) keepLearnt(sitting.game, sitting.chapter);
  }, [step, sitting.game, sitting.chapter]);
  useShown(isReady && live ? step?.shown : undefined, () => sitting.go(at + 1));

  if (!live) return null;
  if (strayed !== null) return <Strayed sitting={sitting} action={strayed} />;
  if (step === undefined) return <Over sitting={sitting} />;
  if (!isReady)
    return (
      <section className={css.lesson} aria-label={w.title} data-waits="">
        <p className="muted">{w.watch}</p>
      </section>
    );
  const chosen = props.chosen === null ? null : sitting.name(props.chosen);
  const isChosen = chosen !== null && step.does !== undefined && fits(chosen, step.does);
  const wanted = step.awaits === null ? undefined : course.line.moves[step.awaits]?.action;
  const words = (
    <StepSaid
      sitting={sitting}
      step={step}
      isOther={chosen !== null && step.does !== undefined && !isChosen}
      wanted={wanted === undefined ? null : sitting.read(wanted)}
      aside={aside}
    />
  );
  return (
    <>
      {aside === null ? words : createPortal(words, document.body)}
      <Pointer
        inDock={(is) => setAside(is ? besideTheDock() : null)}
        at={isChosen ? SEAL : [...(step.at ?? NOWHERE), ...(wanted === undefined ? NOWHERE : placesOf(sitting.read(wanted)))]}
      />
    </>
  );
}
/** What was done instead of what the step is about; what was meant leads to the next step. */
function useStrayed(sitting: Sitting): Action | null {
  const { table } = useAtTable();
  const [strayed, setStrayed] = useState<Action | null>(null);
  useEffect(() => setStrayed(null), [sitting.step]);
  // As they were before the move: what is done changes both.
  const asked = useRef(sitting);
  useEffect(() => {
    asked.current = sitting;
  });
  useEffect(() => {
    const hear = (action: Action): void => {
      const { course: line, step: now, go, name } = asked.current;
      const wanted = line.steps[now];
      if (wanted?.does !== undefined && fits(name(action), wanted.does)) go(now + 1);
      else setStrayed(action);
    };
    table.done.add(hear);
    return () => {
      table.done.delete(hear);
    };
  }, [table]);
  return strayed;
}
function Strayed({ sitting, action }: { readonly sitting: Sitting; readonly action: Action }) {
  const w = useT().learn;
  const { speaker, catalogue } = useAtTable();
  return (
    <section className={css.lesson} aria-label={w.title} aria-live="polite" data-strayed="">
      <div className={css.words}>
        <h2>{w.strayed}</h2>
        <p>
          {w.strayedHelp(plainly(speaker.move(action)))} {saidAt(catalogue, sitting).astray}
        </p>
      </div>
      <div className={css.acts}>
        <Button small look="brass" data-lesson="back" onClick={() => sitting.setBack(sitting.step)}>
          {w.goBack}
        </Button>
      </div>
    </section>
  );
}

interface StepSaidProps {
  readonly sitting: Sitting;
  readonly step: Sitting["course"]["steps"][number];
  /** Something else is chosen than what the step is about. */
  readonly isOther: boolean;
  /** The move it waits for. */
  readonly wanted: Action | null;
  /** How far down it stands over the board; null: in the dock. */
  readonly aside: number | null;
}
/** A step in words, and how to go on. */
function StepSaid({ sitting, step, isOther, wanted, aside }: StepSaidProps) {
  const w = useT().learn;
  const { table, catalogue } = useAtTable();
  const { course, step: at } = sitting;
  const isRead = step.does === undefined && step.shown === undefined;
  return (
    <section
      className={css.lesson}
      aria-label={w.title}
      aria-live="polite"
      data-step={at}
      data-awaits={step.does !== undefined || undefined}
      data-aside={aside !== null || undefined}
      style={aside === null ? undefined : { top: aside }}
    >
      <div className={css.words}>
        <h2>
          <Icon name="lamp" size={20} className={css.lamp} /> {w.title} <small>{w.step(at + 1, course.steps.length)}</small>
        </h2>
        <p>
          {saidAt(catalogue, sitting).says} {step.rule !== undefined && <RuleLink rule={step.rule} />}
        </p>
        {isOther && <p className={css.other}>{w.other}</p>}
      </div>
      <div className={css.acts}>
        {at > 0 && (
          <Button small look="quiet" onClick={() => sitting.setBack(at - 1)} aria-label={w.back} title={w.back}>
            <Icon name="back" size={16} />
          </Button>
        )}
        {isRead ? (
          <Button small look="brass" data-lesson="next" onClick={() => sitting.go(at + 1)}>
            {w.next}
          </Button>
        ) : (
          wanted !== null && (
            <Button small look="quiet" onClick={() => void table.act(wanted)}>
              {w.show}
            </Button>
          )
        )}
      </div>
    </section>
  );
}
/** On a telephone the dock is too low for the words and what they point at in it: then they stand over the board, from this height on. */
function besideTheDock(): number | null {
  if (!matchMedia("(max-width: 900px)").matches) return null;
  return document.querySelector("[data-area=board]")?.getBoundingClientRect().top ?? null;
}
function saidAt({ lesson }: Catalogue, { chapter, step }: Sitting): { readonly says: string; readonly astray: string } {
  const words = lesson[chapter]?.steps[step];
  return typeof words === "object" ? words : { says: words ?? "", astray: "" };
}
const SEAL = ["[data-acts] [data-seal]"];
const NOWHERE: readonly string[] = [];
/** Where a move stands that has no place of its own: as a card or a button in the dock, or in the list of all moves. */
const placesOf = (action: Action): readonly string[] => {
  const text = CSS.escape(JSON.stringify(action));
  return [`[data-offer=${text}]`, `[data-move=${text}]`];
};

/** Nothing is left over: the next chapter, or a game of one's own. */
function Over({ sitting: { game, next } }: { readonly sitting: Sitting }) {
  const w = useT().learn;
  const { catalogue } = useAtTable();
  return (
    <section className={css.lesson} aria-label={w.title} aria-live="polite" data-over="">
      <div className={css.words}>
        <h2>
          <Icon name="lamp" size={20} className={css.lamp} /> {next === null ? w.allOver : w.over}
        </h2>
        <p>{next === null ? w.allOverHelp : w.overHelp}</p>
      </div>
      <div className={css.acts}>
        {next !== null && (
          <LinkButton small look="brass" href={`/learn/${game}/${next}`}>
            {w.nextChapter(catalogue.lesson[next]?.title ?? next)}
          </LinkButton>
        )}
        <LinkButton small look={next === null ? "brass" : "plain"} href={`/new/${game}`}>
          {w.play}
        </LinkButton>
        <LinkButton small look="quiet" href={`/learn/${game}`}>
          {w.chapters}
        </LinkButton>
      </div>
    </section>
  );
}

/** Moves of the pupil that no step asks for are made as the line has them. */
function useAutomaticMoves({ course, made, step, read }: Sitting, props: AnyBoardProps): void {
  const { table } = useAtTable();
  const sent = useRef(-1);
  const until = course.steps[step]?.made ?? course.line.moves.length;
  const move = made < until ? course.line.moves[made] : undefined;
  const action = move?.seat === course.line.pupil ? move.action : undefined;
  const asked = useTable((state) => state.sides.get(course.line.pupil)?.now?.prompt?.asked === true);
  useEffect(() => {
    if (action === undefined || !asked || sent.current === made) return;
    sent.current = made;
    void table.try(() => table.side?.move({ ...read(action) }));
    // The view changes with every move; whether to act is known by the place on the line.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [action, asked, made, table, props.live]);
}

/** Goes on once something can be seen on the page. */
function useShown(selector: string | undefined, then: () => void): void {
  const last = useRef(then);
  useEffect(() => {
    last.current = then;
  });
  useEffect(() => {
    if (selector === undefined) return;
    const look = (): void => {
      if (document.querySelector(selector) === null) return;
      watch.disconnect();
      last.current();
    };
    const watch = new MutationObserver(look);
    watch.observe(document.body, { childList: true, subtree: true, attributes: true });
    look();
    return () => watch.disconnect();
  }, [selector]);
}
