import type { LogLine } from "@stormakt/protocol";
import type { Part } from "@stormakt/words";
import { isNamed } from "@stormakt/words";
import { useEffect, useMemo, useState } from "react";
import { Button } from "../../kit/button.tsx";
import { light } from "../../kit/light.ts";
import { Crown, Icon, Shield } from "../../kit/marks.tsx";
import { Sentence } from "../../kit/sentence.tsx";
import { useT } from "../../words/index.ts";
import type { AnyBoardProps } from "./context.ts";
import { useAtTable, useLines, useNow, useTable } from "./context.ts";
import { withdrawnIn } from "./moments.ts";
import { sayLine } from "./say-line.ts";
import css from "./stage.module.css";
import type { Pace } from "./stage.ts";
import { clearStage, PACES, putOnStage, setPace, step, subjectOf, timeFor, useStage, whoseDeed } from "./stage.ts";
import { isAsked } from "./store.ts";

type Moved = Extract<LogLine, { kind: "moved" }>;
const WORDS = {
  en: {
    pace: "Pace",
    paces: { off: "Off", quick: "Quick", normal: "Normal", slow: "Slow" },
    since: "Since your last move",
    toMove: "To my move",
    watch: "Show it on the board",
    deeds: (n: number) => (n === 1 ? "one deed" : `${n} deeds`),
    skip: "Skip to now",
    next: "Next",
    back: "Back",
    pause: "Pause",
    go: "Go on",
    of: (a: number, b: number) => `${a} of ${b}`,
  },
  sv: {
    pace: "Takt",
    paces: { off: "Av", quick: "Snabb", normal: "Lagom", slow: "Långsam" },
    since: "Sedan ditt senaste drag",
    toMove: "Till mitt drag",
    watch: "Visa på brädet",
    deeds: (n: number) => (n === 1 ? "en handling" : `${n} handlingar`),
    skip: "Hoppa till nu",
    next: "Nästa",
    back: "Föregående",
    pause: "Paus",
    go: "Fortsätt",
    of: (a: number, b: number) => `${a} av ${b}`,
  },
} as const;
const useWords = () => WORDS[useAtTable().speaker.language as "en" | "sv"] ?? WORDS.en;

/** Others' deeds, one after the other, each over the table as it was then. */
export function StageView({ props }: { readonly props: AnyBoardProps }) {
  const t = useT();
  const w = useWords();
  const { table, speaker, names, plugin, arms } = useAtTable();
  const news = useTable((state) => state.news);
  const as = useTable((state) => state.as);
  const { queue, at, pace, paused } = useStage();
  const scene = queue[at];
  useEffect(() => () => clearStage(false), []);
  useEffect(() => {
    if (news === null) return;
    putOnStage(
      news.lines.flatMap((line) => {
        if (line.kind !== "moved" || line.seat === as || line.by === "order") return [];
        const says = sayLine(line, speaker, names, t);
        return says.length === 0 ? [] : [{ key: `${news.key}:${line.n}`, seat: whoseDeed(says) ?? line.seat, line, says }];
      }),
    );
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [news]);
  // The board shows the table of that moment, the same way as a look back.
  useEffect(() => {
    if (scene === undefined) return;
    const subject = subjectOf(scene.says);
    light(subject === null ? null : { thing: subject.thing, id: subject.id });
    let stale = false;
    table
      .viewAt(scene.line.n, as)
      .then((now) => {
        if (!stale) useStage.setState({ now });
      })
      .catch(() => {});
    return () => {
      stale = true;
    };
  }, [scene, table, as]);
  const time = scene === undefined ? 0 : timeFor(scene, pace, queue.length - at);
  useEffect(() => {
    if (scene === undefined || paused) return;
    const timer = setTimeout(() => step(1), time);
    return () => clearTimeout(timer);
  }, [scene, paused, time]);
  useEffect(() => {
    if (scene === undefined) return;
    const key = (event: KeyboardEvent): void => {
      const deed = {
        Escape: () => clearStage(true),
        " ": () => useStage.setState(({ paused: was }) => ({ paused: !was })),
        ArrowRight: () => step(1),
        ArrowLeft: () => step(-1),
      }[event.key];
      if (deed === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      deed();
    };
    addEventListener("keydown", key, { capture: true });
    return () => removeEventListener("keydown", key, { capture: true });
  }, [scene]);
  if (scene === undefined) return null;
  const { says } = scene;
  const own = scene.seat === null ? undefined : arms[scene.seat];
  const { Scene } = plugin;
  return (
    <section className={css.scene} aria-hidden="true" data-paused={paused || undefined}>
      <div className={css.card} key={scene.key}>
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
        {Scene !== undefined && <Scene events={scene.events} props={props} />}
        <i className={css.time} style={{ animationDuration: `${time}ms`, animationPlayState: paused ? "paused" : "running" }} />
        <footer>
          <span className="num">{w.of(at + 1, queue.length)}</span>
          <button type="button" onClick={() => step(-1)} title={w.back} disabled={at === 0}>
            <Icon name="previous" size={16} />
          </button>
          <button type="button" onClick={() => useStage.setState({ paused: !paused })} title={paused ? w.go : w.pause}>
            <Icon name={paused ? "play" : "pause"} size={16} />
          </button>
          <button type="button" onClick={() => step(1)} title={w.next}>
            <Icon name="next" size={16} />
          </button>
          <PaceChoice />
          <button type="button" className={css.skip} onClick={() => clearStage(true)}>
            {w.skip} <kbd>Esc</kbd>
          </button>
        </footer>
      </div>
    </section>
  );
}
/** How fast: always at hand, where it is felt. */
export function PaceChoice() {
  const w = useWords();
  const pace = useStage((state) => state.pace);
  return (
    <span className={css.paces} role="group" aria-label={w.pace}>
      {PACES.map((one: Pace) => (
        <button key={one} type="button" aria-pressed={pace === one} onClick={() => setPace(one)}>
          {w.paces[one]}
        </button>
      ))}
    </span>
  );
}

/** What was done since the own last move, seat by seat. It waits until it is put away. */
export function Recap() {
  const w = useWords();
  const t = useT();
  const { speaker, names, arms, table } = useAtTable();
  const lines = useLines();
  const as = useTable((state) => state.as);
  const looking = useTable((state) => state.look !== null);
  const asked = isAsked(useNow());
  const playing = useStage(({ queue }) => queue.length > 0);
  const missed = useStage((state) => state.missed);
  const [open, setOpen] = useState<boolean | null>(null);
  const found = useMemo(() => {
    const gone = withdrawnIn(lines);
    const moved = lines.filter((line): line is Moved => line.kind === "moved" && !gone.has(line.n));
    const last = moved.findLastIndex(({ seat, by }) => seat === as && by !== "order");
    const groups: { seat: number | null; n: number; says: Part[][] }[] = [];
    for (const line of moved.slice(last + 1)) {
      if (line.seat === as && line.by !== "order") continue;
      for (const parts of sayLine(line, speaker, names, t)) {
        const [first, ...rest] = parts;
        const seat = first !== undefined && isNamed(first) && first.thing === "seat" ? Number(first.id) : null;
        const group = groups.at(-1);
        const said = seat === null ? parts : rest;
        if (group !== undefined && group.seat === seat) group.says.push(said);
        else groups.push({ seat, n: line.n, says: [said] });
      }
    }
    return groups;
  }, [lines, as, speaker, names, t]);
  const mark = `${lines.findLast((line) => line.kind === "moved" && line.seat === as)?.n ?? 0}`;
  useEffect(() => setOpen(null), [mark]);
  const count = found.reduce((sum, { says }) => sum + says.length, 0);
  const isOpen = !playing && (open ?? (asked && missed && count > 1));
  const close = (): void => {
    light(null);
    setOpen(false);
    useStage.setState({ missed: false });
  };
  useEffect(() => {
    if (!isOpen) return;
    const key = (event: KeyboardEvent): void => {
      if (event.key !== "Escape" && event.key !== "Enter") return;
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    addEventListener("keydown", key, { capture: true });
    return () => removeEventListener("keydown", key, { capture: true });
  });
  if (playing || looking || count === 0) return null;
  if (!isOpen)
    return (
      <button type="button" className={css.chip} onClick={() => setOpen(true)}>
        <Icon name="history" size={16} /> <span>{w.since}</span> <b className="num">{count}</b>
      </button>
    );
  return (
    <section className={css.recap} aria-label={w.since}>
      <header>
        <h2>{w.since}</h2>
        <small>{w.deeds(count)}</small>
      </header>
      <ol>
        {found.map(({ seat, n, says }) => (
          <li key={`${n}:${seat}`}>
            {seat !== null && arms[seat] !== undefined ? <Shield arms={arms[seat]} size={30} /> : <Crown size={26} />}
            <p>
              {seat !== null && <b className={css.name}>{names[seat]}</b>}
              {says.map((parts, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: sentences have no other name
                <span key={at} className={css.deed}>
                  <Sentence parts={parts} />
                </span>
              ))}
            </p>
            <button type="button" title={w.watch} aria-label={w.watch} onClick={() => void table.lookAt(n)}>
              <Icon name="eye" size={18} />
            </button>
          </li>
        ))}
      </ol>
      <footer>
        <PaceChoice />
        <Button look="ink" onClick={close}>
          {w.toMove} <kbd aria-hidden="true">Enter</kbd>
        </Button>
      </footer>
    </section>
  );
}
