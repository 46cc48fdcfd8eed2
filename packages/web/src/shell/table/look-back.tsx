import type { LogLine } from "@stormakt/protocol";
import { memo, useEffect, useMemo, useState } from "react";
import { Button } from "../../kit/button.tsx";
import { Dialog } from "../../kit/dialog.tsx";
import { Crown, Icon, Shield } from "../../kit/marks.tsx";
import { Sentence } from "../../kit/sentence.tsx";
import { useSettings } from "../../settings.ts";
import { useT } from "../../words/index.ts";
import { BranchDialog } from "./branch-dialog.tsx";
import { isChance } from "./chance.ts";
import { useAs, useAtTable, useLines, useTable } from "./context.ts";
import css from "./look-back.module.css";
import { isWanted, linkTo, noLongerWanted } from "./moment-address.ts";
import { momentAt, momentsOf, nextTold } from "./moments.ts";
import { sayLine } from "./say-line.ts";
import { lookOf } from "./screen/select.ts";
import type { Eyes } from "./screen/state.ts";
import { CopyLink } from "./share.tsx";
import { timeFor } from "./stage.ts";

/** A slider through the game, during play too; after the end with anybody's eyes. What was done and asked then stands beside it. */
export const LookBack = memo(function LookBack() {
  const look = useTable(lookOf);
  return look !== null && <Course look={look} />;
});
function Course({ look }: { readonly look: NonNullable<ReturnType<typeof lookOf>> }) {
  const t = useT();
  const { table, names, plugin, speaker } = useAtTable();
  const lines = useLines();
  const as = useAs();
  const over = useTable((state) => state.info?.status === "finished");
  const [running, setRunning] = useState(false);
  const [branching, setBranching] = useState(() => isWanted("branch"));
  const [link, setLink] = useState<string | null>(null);
  const moments = useMemo(() => momentsOf(lines), [lines]);
  const last = moments.length - 1;
  // What nobody was told of is stepped over; a link may still lead to it. Moves are counted here as in the analysis and in links.
  const told = useMemo(
    () => moments.map(({ line }, at) => at === 0 || at === last || sayLine(line, speaker, names, t).length > 0),
    [moments, last, speaker, names, t],
  );
  const fell = useMemo(() => moments.flatMap(({ line }, at) => (isChance(plugin, line) ? [at] : [])), [moments, plugin]);
  const at = momentAt(moments, look.n);
  const line = moments[at]?.line;
  const go = (to: number): void => {
    const moment = moments[nextTold(told, at, to)];
    if (moment !== undefined) table.lookAt(moment.n);
  };
  useEffect(() => {
    if (!running) return;
    if (at >= last) return setRunning(false);
    const says = line === undefined ? [] : sayLine(line, speaker, names, t);
    const timer = setTimeout(() => go(at + 1), timeFor(says, useSettings.getState().pace, 0));
    return () => clearTimeout(timer);
    // `go` is made anew at every drawing and does the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [running, look, at, last]);
  useReplayKeys(!branching && link === null, {
    ArrowLeft: () => go(at - 1),
    ArrowRight: () => go(at + 1),
    Home: () => go(0),
    End: () => go(last),
    " ": () => setRunning(!running),
  });
  if (last < 1) return null;
  const eyes: readonly (readonly [Eyes, string])[] = [
    ...(plugin.open === undefined ? [] : ([["open", t.look.open]] as const)),
    ...names.map((name, seat) => [seat, name] as const),
    [null, t.look.spectator],
  ];
  const share = (): Promise<void> =>
    table.try(async () => setLink(await linkTo(table, { move: at, eyes: look.eyes === as ? undefined : look.eyes }, names)));
  return (
    <section className={`${css.bar} no-print`} aria-label={t.look.title} tabIndex={-1} data-looking="">
      {line !== undefined && <Caption line={line} fell={fell.includes(at)} />}
      <div className={css.row}>
        <IconButton name="first" text={t.look.first} off={at === 0} onClick={() => go(0)} />
        <IconButton name="previous" text={t.look.previous} off={at === 0} onClick={() => go(at - 1)} />
        <IconButton
          name={running ? "pause" : "play"}
          text={running ? t.look.pause : t.look.play}
          off={at === last}
          onClick={() => setRunning(!running)}
        />
        <IconButton name="next" text={t.look.next} off={at === last} onClick={() => go(at + 1)} />
        <IconButton name="last" text={t.look.last} off={at === last} onClick={() => go(last)} />
        <span className={`${css.at} num`}>
          {at + 1} / {last + 1}
        </span>
      </div>
      <div className={css.course}>
        <input
          type="range"
          className={css.slider}
          min={0}
          max={last}
          value={at}
          aria-label={t.look.slider}
          aria-valuetext={t.look.at(at + 1, last + 1)}
          onChange={({ target }) => go(Number(target.value))}
        />
        {fell.length > 0 && (
          <div className={css.fell} aria-hidden="true" title={t.look.chance}>
            {fell.map((one) => (
              <i key={one} style={{ left: `${(one / last) * 100}%` }} data-here={one === at || undefined} />
            ))}
          </div>
        )}
      </div>
      {fell.length > 0 && (
        <p className={css.key}>
          <i aria-hidden="true" /> {t.look.chance}
        </p>
      )}
      <div className={css.row}>
        {over && (
          <label className={css.eyes}>
            <Icon name="eye" size={18} />
            <span className="aloud">{t.look.eyes}</span>
            <select
              value={String(look.eyes)}
              onChange={({ target: { value } }) => {
                const chosen: Eyes = value === "open" ? "open" : value === "null" ? null : Number(value);
                table.lookAt(look.n, chosen);
              }}
            >
              {eyes.map(([id, text]) => (
                <option key={String(id)} value={String(id)}>
                  {text}
                </option>
              ))}
            </select>
          </label>
        )}
        <Button small onClick={() => void share()}>
          <Icon name="link" size={18} />
          {t.look.link}
        </Button>
        {(over || as !== null) && (
          <Button small onClick={() => setBranching(true)}>
            <Icon name="branch" size={18} />
            {t.look.branch}
          </Button>
        )}
        <Button small look="ink" className={css.now} onClick={() => table.lookAtNow()}>
          {t.look.now}
        </Button>
      </div>
      <p className={css.keys}>{t.look.keys}</p>
      {branching && (over || as !== null) && (
        <BranchDialog
          n={look.n}
          move={at}
          onClose={() => {
            setBranching(false);
            noLongerWanted("branch");
          }}
        />
      )}
      {link !== null && (
        <Dialog title={t.look.link} open onClose={() => setLink(null)}>
          <p>{table.where === "online" || over ? t.look.linkHelp : t.look.linkHere}</p>
          <CopyLink link={link} />
        </Dialog>
      )}
    </section>
  );
}
/** What was done at this moment, and what was asked after it: the same that log and board show. */
function Caption({ line, fell }: { readonly line: LogLine; readonly fell: boolean }) {
  const t = useT();
  const { speaker, names, arms } = useAtTable();
  const now = useTable((state) => lookOf(state)?.now ?? null);
  const says = sayLine(line, speaker, names, t);
  const seat = line.kind === "moved" && line.by !== "order" ? line.seat : null;
  const own = seat === null ? undefined : arms[seat];
  const prompt = now?.prompt ?? null;
  return (
    <div className={css.caption} data-question="" aria-live="polite" data-caption="">
      {own === undefined ? <Crown size={26} /> : <Shield arms={own} size={30} />}
      <div>
        {says.length === 0 && <p>{seat === null ? t.look.silent : t.look.silently(names[seat] ?? "?")}</p>}
        {says.map((parts, one) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sentences of a line have no other name
          <p key={one}>
            <Sentence keys parts={parts} />
          </p>
        ))}
        {fell && <small className={css.luck}>{t.look.fell}</small>}
        {prompt !== null && (
          <p className={css.then}>
            {t.look.afterwards} <Sentence plain parts={speaker.wait(prompt.step, prompt.memory, prompt.waiting)} />
          </p>
        )}
      </div>
    </div>
  );
}
/** Keys that step through the game, where no field or list of tabs needs them. */
function useReplayKeys(on: boolean, deeds: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const { target } = event;
      if (target instanceof Element && target.closest("input, select, textarea, dialog, [role=dialog], [role=menu]") !== null) return;
      if (event.key === " " && target instanceof Element && target.closest("button, a, summary") !== null) return;
      const deed = deeds[event.key];
      if (deed === undefined) return;
      event.preventDefault();
      deed();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}
const IconButton = ({
  name,
  text,
  off,
  onClick,
}: {
  readonly name: "first" | "previous" | "play" | "pause" | "next" | "last";
  readonly text: string;
  readonly off: boolean;
  onClick(): void;
}) => (
  <button type="button" className={css.step} onClick={onClick} disabled={off} aria-label={text} title={text}>
    <Icon name={name} size={18} />
  </button>
);
