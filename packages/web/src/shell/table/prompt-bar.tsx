import { plainly } from "@stormakt/words";
import { Button } from "../../kit/button.tsx";
import { Icon, Shield } from "../../kit/marks.tsx";
import { Sentence } from "../../kit/sentence.tsx";
import { useT } from "../../words/index.ts";
import type { AnyBoardProps } from "./context.ts";
import { useAtTable, useLines, useNow, useTable } from "./context.ts";
import { HintButton } from "./hint.tsx";
import { momentsOf } from "./moments.ts";
import { digitFor } from "./move-keys.ts";
import css from "./prompt-bar.module.css";
import { RuleLink } from "./rule-link.tsx";
import { isAsked, reactingOf, stageOf } from "./screen/select.ts";
import { isHold } from "./store.ts";

/** A deed without a target: passing, declining, stopping. It needs no place on the board. */
const isBare = (action: { readonly kind: string }): boolean => Object.keys(action).length === 1;
const FEW = 3;

/** What the game has laid into the dock to be pressed: then only what has no place there stands here. */
export interface Given {
  readonly any: boolean;
  /** Kinds of bare moves that have their button there (`data-deed`), with blanks between them. */
  readonly deeds: string;
}
/** One question at a time, in words, with the acts that answer it. */
export function PromptBar({ props, given }: { readonly props: AnyBoardProps; readonly given: Given }) {
  const t = useT();
  const { speaker, table, plugin, names } = useAtTable();
  const now = useNow();
  const info = useTable((state) => state.info);
  const busy = useTable((state) => state.busy);
  const failure = useTable((state) => state.failure);
  const looking = useTable((state) => state.screen.kind === "looking");
  const { prompt, chosen, choices, seats, seat } = props;
  const reacting = useTable(reactingOf);
  const staged = useTable((state) => stageOf(state) !== null);
  if (looking || info?.status === "finished") return null;
  if (staged) return <Watching />;
  if (reacting.length > 0) return <AnybodyReacts props={props} reacting={reacting} />;
  const asked = prompt?.asked === true;
  const legal = choices.filter(({ rule }) => rule === null);
  const offered =
    asked || legal.length > 0
      ? legal.length <= FEW && props.composable.length === 0 && !given.any
        ? legal
        : legal.filter(({ action }) => isBare(action) && !given.deeds.split(" ").includes(action.kind))
      : [];
  const rule = prompt === null ? null : (plugin.ruleOf?.(prompt.step) ?? null);
  const own = prompt?.own ?? null;
  // Several who are waited for are named in the question, each with its own shield.
  const asking = seats.find((one) => one.seat === (asked ? seat : prompt?.waiting.length === 1 ? prompt.waiting[0] : null));
  const takeBack = now?.takeBack ?? null;
  return (
    <section className={css.bar} data-asked={asked || undefined} aria-label={asked ? t.table.yourTurn : t.table.waiting}>
      {asking !== undefined && <Shield arms={asking.arms} size={42} className={css.shield} />}
      <div className={css.words} data-question="">
        <p className={css.question}>
          {prompt === null ? (
            t.table.waiting
          ) : (
            <Sentence
              plain
              keys
              parts={asked ? speaker.ask(prompt.step, prompt.memory) : speaker.wait(prompt.step, prompt.memory, prompt.waiting)}
            />
          )}
        </p>
        <p className={css.why}>
          {failure !== null ? (
            <span className={css.failure} role="alert">
              {t.failures[failure] ?? failure}
            </span>
          ) : prompt?.order === true ? (
            t.react.byOrder
          ) : own !== null ? (
            `${t.table.answered} (${plainly(speaker.move(own))})`
          ) : asked && chosen === null && offered.length < legal.length ? (
            t.table.chooseOn
          ) : seat === null ? (
            t.table.spectator
          ) : null}{" "}
          {rule !== null && <RuleLink rule={rule} />}
        </p>
      </div>
      <div className={css.acts} data-acts="">
        {chosen !== null ? (
          <>
            <Button look="wax" data-seal="" disabled={busy} onClick={() => props.act(chosen)}>
              {plainly(speaker.move(chosen))}
            </Button>
            <Button look="quiet" onClick={() => props.unchoose()} aria-label={t.table.another}>
              <Icon name="close" size={18} />
            </Button>
          </>
        ) : (
          offered.map(({ action }) => (
            <Button
              key={JSON.stringify(action)}
              data-offer={JSON.stringify(action)}
              disabled={busy}
              onClick={() => props.act(action)}
              look={offered.length === legal.length && !isBare(action) && legal.length === 1 ? "wax" : "plain"}
            >
              <Digit of={digitFor(choices, action, speaker)} /> {plainly(speaker.move(action))}
            </Button>
          ))
        )}
        {prompt?.window === true && asked && chosen === null && plugin.reactions !== true && (
          <Button
            look="quiet"
            disabled={busy}
            title={t.table.alwaysPassHelp}
            onClick={() =>
              void table.try(async () => {
                await table.side?.setOrders([...(now?.orders ?? []), { step: prompt.step, times: null }]);
              })
            }
          >
            {t.table.alwaysPass}
          </Button>
        )}
      </div>
      {/* A lesson sets back what went wrong itself, and says what to do. */}
      {table.where !== "lesson" && (
        <div className={css.tools}>
          {plugin.reactions === true && seat !== null && !props.shared && <HoldButton asked={asked} />}
          {now?.mayUndo === true && (
            <Button look="quiet" onClick={() => void table.try(() => table.side?.undo())} title={t.table.undo}>
              <Icon name="back" />
              <span className="aloud">{t.table.undo}</span>
            </Button>
          )}
          <HintButton props={props} />
          <LookBackButton />
          {now?.mayAskTakeBack === true && takeBack === null && (
            <Button
              look="quiet"
              onClick={() => void table.try(() => table.side?.takeBack("ask"))}
              aria-label={t.table.takeBack}
              title={t.table.takeBack}
            >
              <Icon name="back" />
            </Button>
          )}
        </div>
      )}
      {takeBack !== null && (
        <div className={css.takeBack} role="status">
          <p>
            <b>{takeBack.seat === seat ? t.table.takeBackWaits : t.table.takeBackAsked(names[takeBack.seat] ?? "?")}</b>{" "}
            {t.table.takeBackHelp}
          </p>
          {takeBack.seat === seat ? (
            <Button small onClick={() => void table.try(() => table.side?.takeBack("withdraw"))}>
              {t.table.withdraw}
            </Button>
          ) : (
            seat !== null &&
            takeBack.missing.includes(seat) && (
              <>
                <Button small look="brass" onClick={() => void table.try(() => table.side?.takeBack("agree"))}>
                  {t.table.agree}
                </Button>
                <Button small onClick={() => void table.try(() => table.side?.takeBack("decline"))}>
                  {t.table.refuse}
                </Button>
              </>
            )
          )}
        </div>
      )}
    </section>
  );
}
/** The key that chooses a move. */
const Digit = ({ of }: { readonly of: number | null }) => of !== null && <kbd aria-hidden="true">{of}</kbd>;

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
/** Stops the next reaction window for this seat, whether or not it has anything to play. */
function HoldButton({ asked }: { readonly asked: boolean }) {
  const t = useT();
  const { table } = useAtTable();
  const held = (useNow()?.orders ?? []).some(isHold);
  if (asked) return null;
  return (
    <Button look={held ? "brass" : "quiet"} aria-pressed={held} onClick={() => void table.hold(!held)} title={t.react.holdHelp}>
      <Icon name="hand" size={18} />
      <span className="aloud">{held ? t.react.held : t.react.hold}</span>
    </Button>
  );
}

function LookBackButton() {
  const t = useT();
  const { table } = useAtTable();
  const moments = momentsOf(useLines());
  const before = moments.at(-2);
  if (before === undefined) return null;
  return (
    <Button look="quiet" className={css.look} onClick={() => table.lookAt(before.n)} aria-label={t.look.title} title={t.look.title}>
      <Icon name="history" />
    </Button>
  );
}
