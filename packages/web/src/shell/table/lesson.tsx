import type { Action } from "@stormakt/protocol";
import { isNamed, plainly } from "@stormakt/words";
import { useEffect, useMemo, useRef, useState } from "react";
import { Button } from "../../kit/button.tsx";
import { light } from "../../kit/light.ts";
import { Icon } from "../../kit/marks.tsx";
import { useT } from "../../words/index.ts";
import type { AnyBoardProps } from "./context.ts";
import { useAtTable, useNow, useTable } from "./context.ts";
import css from "./lesson.module.css";
import { keepLesson, keptLesson } from "./lesson-progress.ts";
import { RuleLink } from "./rule-link.tsx";

const NONE: readonly never[] = [];

/**
 * Somebody at your elbow. Each step is given once, when its moment comes, and points at its place. What was asked for is looked at when
 * it is done: then the next step comes; if it was something else, one may go back and do it.
 */
export function Lesson({ props }: { readonly props: AnyBoardProps }) {
  const t = useT();
  const { plugin, speaker, table, catalogue } = useAtTable();
  const now = useNow();
  const live = useTable(({ screen, info }) => screen.kind === "live" && info?.status === "running");
  const [given, setGiven] = useState<readonly string[]>(() => keptLesson(table.id));
  const [strayed, setStrayed] = useState<Action | null>(null);
  const all = plugin.lesson?.advice ?? NONE;
  const isOver = all.some(({ id, last }) => last === true && given.includes(id));
  const advice = useMemo(
    () => (isOver || !live ? undefined : all.find((one) => !given.includes(one.id) && one.when(props))),
    [all, given, isOver, live, props],
  );
  const wanted =
    advice?.wants === undefined
      ? undefined
      : props.choices.find(({ action, rule }) => rule === null && advice.wants?.(action, props) === true);
  const give = (id: string): void => {
    const next = [...given, id];
    setGiven(next);
    setStrayed(null);
    keepLesson(table.id, next);
  };
  // The step and the position it was given in, as they were before the move: what is done changes both.
  const asked = useRef({ advice, props, give, hasWanted: wanted !== undefined });
  useEffect(() => {
    asked.current = { advice, props, give, hasWanted: wanted !== undefined };
  });
  useEffect(() => {
    const hear = (action: Action): void => {
      const { advice: step, props: then, give: done, hasWanted } = asked.current;
      if (step?.wants === undefined || !hasWanted) return;
      if (step.wants(action, then)) done(step.id);
      else setStrayed(action);
    };
    table.done.add(hear);
    return () => {
      table.done.delete(hear);
    };
  }, [table]);
  useEffect(() => {
    const aim = wanted === undefined ? undefined : speaker.move(wanted.action).findLast(isNamed);
    light(advice?.points ?? (aim === undefined ? null : { thing: aim.thing, id: aim.id }));
    return () => light(null);
    // The move is made anew with every position and is the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [advice, speaker]);
  const mayGoBack = strayed !== null && now?.mayUndo === true && live;
  if (mayGoBack)
    return (
      <section className={css.lesson} aria-label={t.lesson.title} aria-live="polite" data-strayed="">
        <Icon name="lamp" size={30} className={css.lamp} />
        <div className={css.words}>
          <h2>{t.lesson.strayed}</h2>
          <p>{t.lesson.strayedHelp(plainly(speaker.move(strayed)))}</p>
        </div>
        <div className={css.acts}>
          <Button
            small
            look="brass"
            onClick={() => {
              setStrayed(null);
              void table.try(() => table.side?.undo());
            }}
          >
            {t.lesson.goBack}
          </Button>
          <Button small look="quiet" onClick={() => setStrayed(null)}>
            {t.lesson.goOn}
          </Button>
        </div>
      </section>
    );
  if (advice === undefined) return null;
  const said = catalogue.lesson[advice.id];
  const isOther = props.chosen !== null && wanted !== undefined && advice.wants?.(props.chosen, props) !== true;
  return (
    <section className={css.lesson} aria-label={t.lesson.title} aria-live="polite" data-step={advice.id}>
      <Icon name="lamp" size={30} className={css.lamp} />
      <div className={css.words}>
        <h2>
          {said?.title} <small>{t.lesson.step(given.length + 1, all.length)}</small>
        </h2>
        <p>
          {said?.text} {advice.rule !== undefined && <RuleLink rule={advice.rule} />}
        </p>
        {isOther && (
          <p className={css.other}>
            <b>{t.lesson.other}</b>
          </p>
        )}
      </div>
      <div className={css.acts}>
        {wanted !== undefined && (
          <Button small look="brass" onClick={() => props.choose(wanted.action)}>
            {t.lesson.doThis}: {plainly(speaker.move(wanted.action))}
          </Button>
        )}
        <Button small look={wanted === undefined ? "ink" : "quiet"} onClick={() => give(advice.id)}>
          {advice.last === true ? t.lesson.done : wanted === undefined ? t.lesson.next : t.lesson.skip}
        </Button>
      </div>
    </section>
  );
}
