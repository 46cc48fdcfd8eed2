import { memo, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { light } from "../../kit/light.ts";
import { Icon, Shield } from "../../kit/marks.tsx";
import { Sentence } from "../../kit/sentence.tsx";
import { PACES, useSettings } from "../../settings.ts";
import { useT } from "../../words/index.ts";
import { AreaBoundary } from "../boundary.tsx";
import type { AnyBoardProps } from "./context.ts";
import { useAtTable, useTable } from "./context.ts";
import { sayLine } from "./say-line.ts";
import { stagedLines, stageOf } from "./screen/select.ts";
import css from "./stage.module.css";
import { subjectOf, timeFor } from "./stage.ts";

/** Others' deeds, one after the other, each over the table as it was then. What listeners hear is said by `Aloud`, when it is shown. */
export const StageView = memo(function StageView({ props }: { readonly props: AnyBoardProps }) {
  const t = useT();
  const { table, speaker, names, plugin, arms } = useAtTable();
  const stage = useTable(stageOf);
  const pace = useSettings((settings) => settings.pace);
  const scene = stage?.scenes[stage.at];
  const from = scene?.from;
  const to = scene?.to;
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the lines of a scene never change
  const lines = useMemo(() => stagedLines(table.state), [table, from, to]);
  const says = useMemo(() => lines.flatMap((line) => sayLine(line, speaker, names, t)), [lines, speaker, names, t]);
  const events = useMemo(() => lines.flatMap((line) => (line.kind === "moved" ? line.events : [])), [lines]);
  const waits = stage?.paused === true || scene?.held === true;
  const time = stage === null ? 0 : timeFor(says, pace, stage.scenes.length - stage.at);
  useEffect(() => {
    if (to === undefined) return;
    const subject = subjectOf(says);
    light(subject === null ? null : { thing: subject.thing, id: subject.id });
    return () => light(null);
  }, [to, says]);
  useEffect(() => {
    if (to === undefined || waits) return;
    const timer = setTimeout(() => table.tell({ kind: "stepped", by: 1 }), time);
    return () => clearTimeout(timer);
  }, [to, waits, time, table]);
  useStageKeys(stage !== null);
  const card = useCardBeside();
  if (stage === null || scene === undefined) return null;
  const own = scene.seat === null ? undefined : arms[scene.seat];
  const { Scene } = plugin;
  const next = (): void => table.tell({ kind: "stepped", by: 1 });
  return (
    <section className={css.scene} aria-label={t.stage.title} data-stage="">
      <div className={css.card} key={`${scene.from}-${scene.to}`} ref={card}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys of the stage do the same */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
        <div className={css.told} onClick={next}>
          <header>
            {own !== undefined && <Shield arms={own} size={46} />}
            <div className={css.says}>
              {says.map((parts, n) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: sentences have no other name
                <p key={n} data-first={n === 0 || undefined}>
                  <Sentence plain parts={parts} />
                </p>
              ))}
            </div>
          </header>
          {Scene !== undefined && (
            <AreaBoundary>
              <Scene events={events} props={props} />
            </AreaBoundary>
          )}
        </div>
        {!waits && <i className={css.time} style={{ animationDuration: `${time}ms` }} />}
        <StageControls stage={stage} waits={waits} />
      </div>
    </section>
  );
});
/** The card must not lie over what it speaks of. */
function useCardBeside() {
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const around = card.current?.parentElement;
    if (around == null) return;
    const box = around.getBoundingClientRect();
    const lit = around.parentElement?.querySelector("[data-lit]")?.getBoundingClientRect();
    around.dataset["low"] = lit !== undefined && lit.height > 0 && lit.top + lit.height / 2 < box.top + box.height * 0.45 ? "" : undefined;
    if (around.dataset["low"] === "undefined") delete around.dataset["low"];
  });
  return card;
}

interface StageControlsProps {
  readonly stage: NonNullable<ReturnType<typeof stageOf>>;
  /** The next scene does not come by itself. */
  readonly waits: boolean;
}
function StageControls({ stage: { at, scenes, paused }, waits }: StageControlsProps) {
  const t = useT();
  const { table } = useAtTable();
  const step = (by: 1 | -1): void => table.tell({ kind: "stepped", by });
  return (
    <footer>
      <span className="num">{t.stage.of(at + 1, scenes.length)}</span>
      <button type="button" onClick={() => step(-1)} aria-label={t.stage.back} disabled={at === 0}>
        <Icon name="previous" size={16} />
      </button>
      <button
        type="button"
        onClick={() => table.tell({ kind: "paused", on: !paused })}
        aria-label={waits ? t.stage.go : t.stage.pause}
        disabled={scenes[at]?.held}
      >
        <Icon name={waits ? "play" : "pause"} size={16} />
      </button>
      <button type="button" onClick={() => step(1)} aria-label={t.stage.next} data-next="">
        <Icon name="next" size={16} />
      </button>
      <PaceChoice />
      <button type="button" className={css.skip} onClick={() => table.tell({ kind: "skipped" })}>
        {t.stage.skip} <kbd>Esc</kbd>
      </button>
    </footer>
  );
}
/** Space pauses, arrows step, Escape goes to the present. */
function useStageKeys(on: boolean): void {
  const { table } = useAtTable();
  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const isOnButton = event.target instanceof Element && event.target.closest("button, a, input, textarea, summary") !== null;
      const deed = {
        Escape: () => table.tell({ kind: "skipped" }),
        ArrowRight: () => table.tell({ kind: "stepped", by: 1 }),
        ArrowLeft: () => table.tell({ kind: "stepped", by: -1 }),
        ...(isOnButton
          ? {}
          : {
              Enter: () => table.tell({ kind: "stepped", by: 1 }),
              " ": () => table.tell({ kind: "paused", on: stageOf(table.state)?.paused !== true }),
            }),
      }[event.key];
      if (deed === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      deed();
    };
    addEventListener("keydown", press, { capture: true });
    return () => removeEventListener("keydown", press, { capture: true });
  }, [on, table]);
}
/** How fast: always at hand, where it is felt. */
export function PaceChoice() {
  const t = useT();
  const { table } = useAtTable();
  const { pace, set } = useSettings();
  return (
    <fieldset className={css.paces} aria-label={t.stage.pace}>
      {PACES.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={pace === one}
          onClick={() => {
            set({ pace: one });
            if (one === "off") table.tell({ kind: "skipped" });
          }}
        >
          {t.stage.paces[one]}
        </button>
      ))}
    </fieldset>
  );
}
