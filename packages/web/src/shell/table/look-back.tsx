import type { LogLine } from "@stormakt/protocol";
import { memo, useState } from "react";
import { Button } from "../../kit/button.tsx";
import { Dialog } from "../../kit/dialog.tsx";
import { Crown, Icon, Shield } from "../../kit/marks.tsx";
import { Sentence } from "../../kit/sentence.tsx";
import { useT } from "../../words/index.ts";
import { BranchDialog } from "./branch-dialog.tsx";
import { useAs, useAtTable, useTable } from "./context.ts";
import css from "./look-back.module.css";
import { isWanted, linkTo, noLongerWanted } from "./moment-address.ts";
import { sayLine } from "./say-line.ts";
import { lookOf } from "./screen/select.ts";
import type { Eyes } from "./screen/state.ts";
import { CopyLink } from "./share.tsx";
import type { Look, Walk } from "./use-walk.ts";
import { useReplayKeys, useWalk } from "./use-walk.ts";

/** A slider through the game, during play too; after the end with anybody's eyes. What was done and asked then stands beside it. */
export const LookBack = memo(function LookBack() {
  const look = useTable(lookOf);
  return look !== null && <Course look={look} />;
});
function Course({ look }: { readonly look: Look }) {
  const t = useT();
  const walk = useWalk(look);
  const [branching, setBranching] = useState(() => isWanted("branch"));
  const [link, setLink] = useState<string | null>(null);
  const over = useTable((state) => state.info?.status === "finished");
  const mayBranch = useAs() !== null || over;
  const { at, last, line, fell, go, running, setRunning } = walk;
  useReplayKeys(!branching && link === null, {
    ArrowLeft: () => go(at - 1),
    ArrowRight: () => go(at + 1),
    Home: () => go(0),
    End: () => go(last),
    " ": () => setRunning(!running),
  });
  if (last < 1) return null;
  return (
    <section className={`${css.bar} no-print`} aria-label={t.look.title} tabIndex={-1} data-looking="">
      {line !== undefined && <Caption line={line} fell={fell.includes(at)} />}
      <Steps walk={walk} />
      <Slider walk={walk} />
      {fell.length > 0 && (
        <p className={css.key}>
          <i aria-hidden="true" /> {t.look.chance}
        </p>
      )}
      <Deeds look={look} at={at} setLink={setLink} branch={mayBranch ? () => setBranching(true) : null} />
      <p className={css.keys}>{t.look.keys}</p>
      {branching && mayBranch && (
        <BranchDialog
          n={look.n}
          move={at}
          onClose={() => {
            setBranching(false);
            noLongerWanted("branch");
          }}
        />
      )}
      {link !== null && <LinkDialog link={link} onClose={() => setLink(null)} />}
    </section>
  );
}

function Steps({ walk: { at, last, go, running, setRunning } }: { readonly walk: Walk }) {
  const t = useT();
  return (
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
  );
}
/** The whole game as a slider, with marks where chance fell. */
function Slider({ walk: { at, last, fell, go } }: { readonly walk: Walk }) {
  const t = useT();
  return (
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
  );
}

interface DeedsProps {
  readonly look: Look;
  readonly at: number;
  setLink(link: string): void;
  /** Null: whoever looks on while it is played may not. */
  readonly branch: (() => void) | null;
}
/** With whose eyes; a link to this moment; playing on from it; back to now. */
function Deeds({ look, at, setLink, branch }: DeedsProps) {
  const t = useT();
  const { table, names } = useAtTable();
  const as = useAs();
  const over = useTable((state) => state.info?.status === "finished");
  const share = (): Promise<void> =>
    table.try(async () => setLink(await linkTo(table, { move: at, eyes: look.eyes === as ? undefined : look.eyes }, names)));
  return (
    <div className={css.row}>
      {over && <EyesChoice look={look} />}
      <Button small onClick={() => void share()}>
        <Icon name="link" size={18} />
        {t.look.link}
      </Button>
      {branch !== null && (
        <Button small onClick={branch}>
          <Icon name="branch" size={18} />
          {t.look.branch}
        </Button>
      )}
      <Button small look="ink" className={css.now} onClick={() => table.lookAtNow()}>
        {t.look.now}
      </Button>
    </div>
  );
}
function EyesChoice({ look }: { readonly look: Look }) {
  const t = useT();
  const { table, names, plugin } = useAtTable();
  const eyes: readonly (readonly [Eyes, string])[] = [
    ...(plugin.open === undefined ? [] : ([["open", t.look.open]] as const)),
    ...names.map((name, seat) => [seat, name] as const),
    [null, t.look.spectator],
  ];
  return (
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
  );
}
function LinkDialog({ link, onClose }: { readonly link: string; onClose(): void }) {
  const t = useT();
  const { table } = useAtTable();
  const over = useTable((state) => state.info?.status === "finished");
  return (
    <Dialog title={t.look.link} open onClose={onClose}>
      <p>{table.where === "online" || over ? t.look.linkHelp : t.look.linkHere}</p>
      <CopyLink link={link} />
    </Dialog>
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
