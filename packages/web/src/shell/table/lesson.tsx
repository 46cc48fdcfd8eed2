import { useEffect, useMemo, useState } from "react";
import { Button } from "../../kit/button.tsx";
import { light } from "../../kit/light.ts";
import { Icon } from "../../kit/marks.tsx";
import { useT } from "../../words/index.ts";
import type { AnyBoardProps } from "./context.ts";
import { useAtTable } from "./context.ts";
import css from "./lesson.module.css";
import { RuleLink } from "./rule-link.tsx";

const NONE: readonly never[] = [];

/** Somebody at your elbow: each piece of advice is given once, when its moment comes. */
export function Lesson({ props }: { readonly props: AnyBoardProps }) {
  const t = useT();
  const { plugin, speaker } = useAtTable();
  const [given, setGiven] = useState<readonly string[]>([]);
  const [over, setOver] = useState(false);
  const all = plugin.lesson?.advice ?? NONE;
  const advice = useMemo(
    () => (over ? undefined : all.find((one) => !given.includes(one.id) && one.when(props))),
    [all, given, over, props],
  );
  const wanted =
    advice?.wants === undefined
      ? undefined
      : props.choices.find(({ action, rule }) => rule === null && advice.wants?.(action, props) === true);
  useEffect(() => {
    light(advice?.points ?? null);
    return () => light(null);
  }, [advice]);
  if (advice === undefined) return null;
  const done = (): void => {
    setGiven([...given, advice.id]);
    if (advice.last === true) setOver(true);
  };
  return (
    <section className={css.lesson} aria-label={t.lesson.title} aria-live="polite">
      <Icon name="lamp" size={30} className={css.lamp} />
      <div className={css.words}>
        <h2>
          {advice.title[props.language]} <small>{t.lesson.step(given.length + 1, all.length)}</small>
        </h2>
        <p>
          {advice.text[props.language]} {advice.rule !== undefined && <RuleLink rule={advice.rule} />}
        </p>
      </div>
      <div className={css.acts}>
        {wanted !== undefined && (
          <Button
            small
            look="brass"
            onClick={() => {
              done();
              props.choose(wanted.action);
            }}
          >
            {t.lesson.doThis}:{" "}
            {speaker
              .move(wanted.action)
              .map((part) => (typeof part === "string" ? part : part.text))
              .join("")}
          </Button>
        )}
        <Button small look={wanted === undefined ? "ink" : "quiet"} onClick={done}>
          {advice.last === true ? t.lesson.done : t.lesson.next}
        </Button>
      </div>
    </section>
  );
}
