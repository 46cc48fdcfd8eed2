import { memo } from "react";
import { Button } from "../../kit/button.tsx";
import { Shield } from "../../kit/marks.tsx";
import { Sentence } from "../../kit/sentence.tsx";
import { useT } from "../../words/index.ts";
import type { AnyBoardProps } from "./context.ts";
import { useAtTable, useNow, useTable } from "./context.ts";
import css from "./prompt-bar.module.css";
import { Acts, isBare, Question, TakeBack, Tools } from "./question-parts.tsx";
import { RuleLink } from "./rule-link.tsx";
import { isAsked, reactingOf, stageOf } from "./screen/select.ts";

const FEW = 3;

/** What the game has laid into the dock to be pressed: then only what has no place there stands here. */
export interface Given {
  readonly any: boolean;
  /** Kinds of bare moves that have their button there (`data-deed`), with blanks between them. */
  readonly deeds: string;
}
/** One question at a time, in words, with the acts that answer it. */
export const PromptBar = memo(function PromptBar({ props, given }: { readonly props: AnyBoardProps; readonly given: Given }) {
  const t = useT();
  const { table, plugin } = useAtTable();
  const finished = useTable((state) => state.info?.status === "finished");
  const looking = useTable((state) => state.screen.kind === "looking");
  const reacting = useTable(reactingOf);
  const staged = useTable((state) => stageOf(state) !== null);
  if (looking || finished) return null;
  if (staged) return <Watching />;
  if (reacting.length > 0) return <AnybodyReacts props={props} reacting={reacting} />;
  const { prompt, seats, seat, shared } = props;
  const asked = prompt?.asked === true;
  const legal = props.choices.filter(({ rule }) => rule === null);
  const offered = offeredHere(props, given, legal);
  // Several who are waited for are named in the question, each with its own shield.
  const asking = seats.find((one) => one.seat === (asked ? seat : prompt?.waiting.length === 1 ? prompt.waiting[0] : null));
  return (
    <section className={css.bar} data-asked={asked || undefined} aria-label={asked ? t.table.yourTurn : t.table.waiting}>
      {asking !== undefined && <Shield arms={asking.arms} size={42} className={css.shield} />}
      <Question props={props} more={offered.length < legal.length} />
      <Acts props={props} offered={offered} legal={legal} />
      {/* A lesson sets back what went wrong itself, and says what to do. */}
      {table.where !== "lesson" && <Tools holds={plugin.reactions === true && seat !== null && !shared} asked={asked} />}
      <TakeBack seat={seat} />
    </section>
  );
});
/** A few moves stand here as buttons; of many only those that need no place, unless the game has laid them out itself. */
function offeredHere({ prompt, composable }: AnyBoardProps, given: Given, legal: AnyBoardProps["choices"]): AnyBoardProps["choices"] {
  if (prompt?.asked !== true && legal.length === 0) return [];
  if (legal.length <= FEW && composable.length === 0 && !given.any) return legal;
  return legal.filter(({ action }) => isBare(action) && !given.deeds.split(" ").includes(action.kind));
}

/** While scenes are shown the question waits; who will not wait goes to it. */
function Watching() {
  const t = useT();
  const { table } = useAtTable();
  const asked = isAsked(useNow());
  return (
    <section className={css.bar} aria-label={t.stage.title}>
      <div className={css.words} data-question="">
        <p className={css.question}>{asked ? t.stage.asked : t.stage.watching}</p>
      </div>
      <div className={css.acts} data-acts="">
        <Button look={asked ? "ink" : "plain"} onClick={() => table.tell({ kind: "skipped" })}>
          {asked ? t.stage.toMove : t.stage.skip}
        </Button>
      </div>
    </section>
  );
}
/** Several people at one screen: one question for all of them, the same whatever anybody holds. */
function AnybodyReacts({ props, reacting }: { readonly props: AnyBoardProps; readonly reacting: readonly number[] }) {
  const t = useT();
  const { speaker, table, plugin } = useAtTable();
  const busy = useTable((state) => state.busy);
  const { prompt, seats } = props;
  const rule = prompt === null ? null : (plugin.ruleOf?.(prompt.step) ?? null);
  return (
    <section className={css.bar} data-asked aria-label={t.react.anybody}>
      <div className={css.words} data-question="">
        <p className={css.question}>{t.react.anybody}</p>
        <p className={css.why}>
          {prompt !== null && <Sentence plain parts={speaker.wait(prompt.step, prompt.memory, prompt.waiting)} />}{" "}
          {rule !== null && <RuleLink rule={rule} />}
        </p>
      </div>
      <div className={css.acts} data-acts="">
        {seats
          .filter(({ seat }) => reacting.includes(seat))
          .map(({ seat, name, arms }) => (
            <Button key={seat} disabled={busy} onClick={() => table.react(seat)}>
              <Shield arms={arms} size={20} /> {name}
            </Button>
          ))}
        <Button look="ink" disabled={busy} onClick={() => void table.passAll()}>
          {t.react.nobody} <kbd aria-hidden="true">p</kbd>
        </Button>
      </div>
    </section>
  );
}
