import type { Part } from "@stormakt/words";
import type { ReactNode } from "react";
import { useEffect, useMemo, useState } from "react";
import { Button } from "../../kit/button.tsx";
import { Icon, Shield } from "../../kit/marks.tsx";
import { Sheet } from "../../kit/paper.tsx";
import { Sentence } from "../../kit/sentence.tsx";
import type { Analysis as Told } from "../../offline/thinking.ts";
import { useT } from "../../words/index.ts";
import { useLobbyWords } from "../lobby/words.ts";
import css from "./analysis.module.css";
import { ChanceChart } from "./chance-chart.tsx";
import { useAs, useAtTable, useLines, useTable } from "./context.ts";
import { isWanted, linkTo } from "./moment-address.ts";
import { sayLine } from "./say-line.ts";
import { lookOf } from "./screen/select.ts";
import { CopyLink } from "./share.tsx";

/** After the end: how the chances went, what was decided, what was luck and what nobody could know, and where the game turned. */
export function Analysis() {
  const t = useT();
  const { table } = useAtTable();
  const analysis = useTable((state) => state.analysis);
  const hasMoves = useLines().some(({ kind }) => kind === "moved");
  const wanted = hasMoves && analysis === null && isWanted("analysis");
  useEffect(() => {
    if (wanted) void table.analyse();
  }, [wanted, table]);
  if (!hasMoves) return null;
  return (
    <Sheet className={`${css.analysis} no-print`} aria-labelledby="analysis">
      <h3 id="analysis">{t.analysis.title}</h3>
      <p className={css.help}>{t.analysis.help}</p>
      <Helped />
      {analysis === null ? (
        <Button onClick={() => void table.analyse()}>
          <Icon name="history" size={18} />
          {t.analysis.start}
        </Button>
      ) : "progress" in analysis ? (
        <p role="status" className={css.running}>
          <progress value={analysis.progress} max={1} aria-label={t.analysis.start} />
          {t.analysis.running(Math.round(analysis.progress * 100))}
        </p>
      ) : "failed" in analysis ? (
        <p role="status">{t.analysis.failed}</p>
      ) : (
        <Findings told={analysis.told} lines={analysis.lines} />
      )}
      <ShareAnalysis />
    </Sheet>
  );
}
/** What decided the game has an address: whoever opens it has it worked out from the same moves. */
function ShareAnalysis() {
  const words = useLobbyWords();
  const { table, names } = useAtTable();
  const [link, setLink] = useState<string | null>(null);
  if (table.where === "report") return null;
  if (link !== null) return <CopyLink link={link} />;
  return (
    <p>
      <Button look="quiet" small onClick={() => void table.try(async () => setLink(await linkTo(table, null, names, "analysis")))}>
        <Icon name="link" size={16} />
        {words.analysisLink}
      </Button>
    </p>
  );
}
/** Who was told what a strong player would do. */
function Helped() {
  const t = useT();
  const { names } = useAtTable();
  const lines = useLines();
  const times = useMemo(() => {
    const counts = new Map<number, number>();
    for (const line of lines) if (line.kind === "helped") counts.set(line.seat, (counts.get(line.seat) ?? 0) + 1);
    return [...counts];
  }, [lines]);
  return times.map(([seat, count]) => (
    <p key={seat} className={css.help}>
      {t.analysis.helped(names[seat] ?? "?", count)}
    </p>
  ));
}

function Findings({ told, lines }: { readonly told: Told; readonly lines: readonly number[] }) {
  const t = useT();
  const { table, plugin } = useAtTable();
  const as = useAs();
  const look = useTable(lookOf);
  const go = (at: number): void => {
    table.lookAt(lines[at] ?? 1, look?.eyes ?? (plugin.open === undefined ? as : "open"));
    // The board stands where the page begins, and the keys that go on from there beside it.
    requestAnimationFrame(() => {
      scrollTo({ top: 0 });
      document.querySelector<HTMLElement>("[data-looking]")?.focus({ preventScroll: true });
    });
  };
  /** The move whose outcome is looked at. */
  const at = look === null ? null : lines.findLastIndex((line) => line <= look.n);
  return (
    <>
      <ChanceChart told={told} at={at} go={go} />
      <div className={css.halves}>
        <Shares told={told} />
        <Turns told={told} lines={lines} at={at} go={go} />
      </div>
      <p className={css.help}>{t.analysis.doubt}</p>
    </>
  );
}

/** A share of one, as so many in a hundred, with its sign. */
const signed = (amount: number): string => {
  const hundredths = Math.round(amount * 100);
  return hundredths === 0 ? "±0" : hundredths > 0 ? `+${hundredths}` : `−${-hundredths}`;
};
const inHundred = (chance: number): string => `${Math.round(chance * 100)} %`;

function Shares({ told: { totals } }: { readonly told: Told }) {
  const t = useT();
  const { names, arms } = useAtTable();
  const parts = [
    ["own", t.analysis.own],
    ["others", t.analysis.others],
    ["luck", t.analysis.luck],
    ["hidden", t.analysis.hidden],
    ["rest", t.analysis.rest],
  ] as const;
  // Former editions tell no rest: with them it is among what could not be known.
  const told = parts.filter(([part]) => totals.every((total) => (total[part] as number | undefined) !== undefined));
  const most = Math.max(0.1, ...totals.flatMap((total) => told.map(([part]) => Math.abs(total[part]))));
  return (
    <section>
      <h4>{t.analysis.shares}</h4>
      <p className={css.help}>{t.analysis.sharesHelp}</p>
      <ul className={css.shares}>
        {totals.map((total, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <li key={seat}>
            <p className={css.who}>
              {arms[seat] !== undefined && <Shield arms={arms[seat]} size={22} />} <b>{names[seat]}</b>{" "}
              <small>{t.analysis.from(inHundred(total.start), inHundred(total.end))}</small>
            </p>
            <dl>
              {told.map(([part, text]) => (
                <div key={part} data-part={part}>
                  <dt>{text}</dt>
                  <dd>
                    <span className={css.balance} aria-hidden="true">
                      <i
                        data-less={total[part] < 0 || undefined}
                        style={{ width: `${(Math.abs(total[part]) / most) * 50}%`, [total[part] < 0 ? "right" : "left"]: "50%" }}
                      />
                    </span>
                    <span className="num">{signed(total[part])}</span>
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface TurnsProps {
  readonly told: Told;
  readonly lines: readonly number[];
  readonly at: number | null;
  go(at: number): void;
}
function Turns({ told: { turns }, lines, at: now, go }: TurnsProps) {
  const t = useT();
  const { names, arms, speaker } = useAtTable();
  const log = useLines();
  /** Of luck it is told what befell, where the log has it: whoever acted last may only have passed. */
  const befell = (at: number): readonly Part[] | undefined => {
    const line = log.find(({ n }) => n === lines[at]);
    const sentences = line?.kind === "moved" ? sayLine(line, speaker, names, t) : [];
    return sentences.length === 0 ? undefined : sentences.flatMap((parts, nth) => (nth === 0 ? parts : [" ", ...parts]));
  };
  return (
    <section>
      <h4>{t.analysis.turns}</h4>
      {turns.length === 0 && <p>{t.analysis.noTurns}</p>}
      <ol className={css.turns}>
        {turns.map(({ at, kind, by, action, seat, amount }) => (
          <li key={at}>
            <button type="button" title={t.analysis.go} aria-current={at === now ? "step" : undefined} onClick={() => go(at)}>
              <span className={css.n}>{t.analysis.turn(at + 1)}</span>
              <span className={css.what}>
                <TurnWords
                  befell={kind === "luck" ? befell(at) : undefined}
                  by={
                    <>
                      {arms[by] !== undefined && <Shield arms={arms[by]} size={18} />} <b>{names[by]}</b>
                    </>
                  }
                  move={speaker.move(action)}
                />
              </span>
              <span className={css.kind} data-kind={kind}>
                {t.analysis.kinds[kind]}
              </span>
              <span className={`${css.amount} num`}>{t.analysis.change(names[seat] ?? "?", signed(amount))}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
const TurnWords = ({
  befell,
  by,
  move,
}: {
  readonly befell: readonly Part[] | undefined;
  readonly by: ReactNode;
  readonly move: readonly Part[];
}) =>
  befell === undefined ? (
    <>
      {by}: <Sentence plain parts={move} />
    </>
  ) : (
    <Sentence plain parts={befell} />
  );
