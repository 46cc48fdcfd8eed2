import { plainly } from "@stormakt/words";
import { memo } from "react";
import { Button } from "../../kit/button.tsx";
import { Icon } from "../../kit/marks.tsx";
import { Sentence } from "../../kit/sentence.tsx";
import { useT } from "../../words/index.ts";
import type { AnyBoardProps } from "./context.ts";
import { useAtTable, useNow, useTable } from "./context.ts";
import { HintButton } from "./hint.tsx";
import { momentsOf } from "./moments.ts";
import { digitFor } from "./move-keys.ts";
import css from "./prompt-bar.module.css";
import { RuleLink } from "./rule-link.tsx";
import { liveNow, shownLines } from "./screen/select.ts";
import { isHold } from "./store.ts";

type Choices = AnyBoardProps["choices"];
/** A deed without a target: passing, declining, stopping. It needs no place on the board. */
export const isBare = (action: { readonly kind: string }): boolean => Object.keys(action).length === 1;

interface QuestionProps {
  readonly props: AnyBoardProps;
  /** There is more to choose from than stands below as buttons. */
  readonly more: boolean;
}
/** What is asked, or of whom; and why, with its rule. */
export function Question({ props: { prompt, chosen, seat }, more }: QuestionProps) {
  const t = useT();
  const { speaker, plugin } = useAtTable();
  const failure = useTable((state) => state.failure);
  const asked = prompt?.asked === true;
  const own = prompt?.own ?? null;
  const rule = prompt === null ? null : (plugin.ruleOf?.(prompt.step) ?? null);
  return (
    <div className={css.words} data-question="" tabIndex={-1}>
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
        ) : asked && chosen === null && more ? (
          t.table.chooseOn
        ) : seat === null ? (
          t.table.spectator
        ) : null}{" "}
        {rule !== null && <RuleLink rule={rule} />}
      </p>
    </div>
  );
}

/** The acts that answer it: the seal of what was chosen, or the few deeds that need no place. */
export function Acts({ props, offered, legal }: { readonly props: AnyBoardProps; readonly offered: Choices; readonly legal: Choices }) {
  const t = useT();
  const { speaker, plugin } = useAtTable();
  const busy = useTable((state) => state.busy);
  const { prompt, chosen, choices } = props;
  return (
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
      {prompt?.window === true && prompt.asked && chosen === null && plugin.reactions !== true && <AlwaysPass step={prompt.step} />}
    </div>
  );
}
/** The key that chooses a move. */
const Digit = ({ of }: { readonly of: number | null }) => of !== null && <kbd aria-hidden="true">{of}</kbd>;

function AlwaysPass({ step }: { readonly step: string }) {
  const t = useT();
  const { table } = useAtTable();
  const now = useNow();
  const busy = useTable((state) => state.busy);
  const order = async (): Promise<void> => {
    await table.side?.setOrders([...(now?.orders ?? []), { step, times: null }]);
  };
  return (
    <Button look="quiet" disabled={busy} title={t.table.alwaysPassHelp} onClick={() => void table.try(order)}>
      {t.table.alwaysPass}
    </Button>
  );
}

/** What is always at hand, and answers nothing. */
export const Tools = memo(function Tools({ holds, asked }: { readonly holds: boolean; readonly asked: boolean }) {
  const t = useT();
  const { table } = useAtTable();
  const mayUndo = useTable((state) => liveNow(state)?.mayUndo === true);
  const mayAskTakeBack = useTable((state) => {
    const now = liveNow(state);
    return now?.mayAskTakeBack === true && now.takeBack === null;
  });
  return (
    <div className={css.tools}>
      <HintButton asked={asked} />
      {holds && <HoldButton asked={asked} />}
      <LookBackButton />
      {mayUndo && (
        <Button look="quiet" onClick={() => void table.try(() => table.side?.undo())} title={t.table.undo}>
          <Icon name="back" />
          <span className="aloud">{t.table.undo}</span>
        </Button>
      )}
      {mayAskTakeBack && (
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
  );
});
/** Stops the next reaction window for this seat, whether or not it has anything to play. */
function HoldButton({ asked }: { readonly asked: boolean }) {
  const t = useT();
  const { table } = useAtTable();
  const held = useTable((state) => (liveNow(state)?.orders ?? []).some(isHold));
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
  const hasPast = useTable((state) => momentsOf(shownLines(state)).length > 1);
  if (!hasPast) return null;
  const look = (): void => table.lookAt(momentsOf(shownLines(table.state)).at(-2)?.n ?? 0);
  return (
    <Button look="quiet" className={css.look} onClick={look} aria-label={t.look.title} title={t.look.title}>
      <Icon name="history" />
    </Button>
  );
}

/** Somebody has asked to take a move back: those who have to agree say so here. */
export const TakeBack = memo(function TakeBack({ seat }: { readonly seat: number | null }) {
  const t = useT();
  const { table, names } = useAtTable();
  const takeBack = useTable((state) => liveNow(state)?.takeBack ?? null);
  if (takeBack === null) return null;
  const say = (answer: "withdraw" | "agree" | "decline") => () => void table.try(() => table.side?.takeBack(answer));
  return (
    <div className={css.takeBack} role="status">
      <p>
        <b>{takeBack.seat === seat ? t.table.takeBackWaits : t.table.takeBackAsked(names[takeBack.seat] ?? "?")}</b> {t.table.takeBackHelp}
      </p>
      {takeBack.seat === seat ? (
        <Button small onClick={say("withdraw")}>
          {t.table.withdraw}
        </Button>
      ) : (
        seat !== null &&
        takeBack.missing.includes(seat) && (
          <>
            <Button small look="brass" onClick={say("agree")}>
              {t.table.agree}
            </Button>
            <Button small onClick={say("decline")}>
              {t.table.refuse}
            </Button>
          </>
        )
      )}
    </div>
  );
});
