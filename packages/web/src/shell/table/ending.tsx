import type { Outcome } from "@stormakt/kernel";
import { listIn } from "@stormakt/words/languages";
import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { Button } from "../../kit/button.tsx";
import { Dialog } from "../../kit/dialog.tsx";
import { Crown, Icon, Shield } from "../../kit/marks.tsx";
import { Sheet } from "../../kit/paper.tsx";
import { Sentence } from "../../kit/sentence.tsx";
import { pathOf } from "../../link/index.ts";
import { useT } from "../../words/index.ts";
import { useLobbyWords } from "../lobby/words.ts";
import { Analysis } from "./analysis.tsx";
import type { AnyBoardProps } from "./context.ts";
import { useAtTable, useLines, useTable } from "./context.ts";
import { CourseChart } from "./course-chart.tsx";
import css from "./ending.module.css";
import { Luck } from "./luck.tsx";
import { gameLink } from "./moment-address.ts";
import { momentsOf } from "./moments.ts";
import { namesOf } from "./names.ts";
import { CopyLink } from "./share.tsx";

/** Who won and why, the course of the game, luck, and what to do next. */
export function Ending({ props }: { readonly props: AnyBoardProps }) {
  const t = useT();
  const { plugin } = useAtTable();
  const { outcome } = props.view;
  const { Ending: Scene, FinalTable } = plugin;
  // An end that the host made is no end of the game: no game has a word for it, nor a scene or a reckoning.
  const isOfTheGame = outcome !== null && outcome.because !== GIVEN_UP;
  return (
    <section className={css.ending} aria-label={t.table.over} data-ending="">
      <div className={css.first}>
        {isOfTheGame && Scene !== undefined && <Scene {...props} outcome={outcome} />}
        <Sheet className={css.result}>
          {outcome === null ? <Unfinished /> : <Result outcome={outcome} />}
          <Afterwards seat={props.seat} />
        </Sheet>
      </div>
      {isOfTheGame && FinalTable !== undefined && <FinalTable {...props} outcome={outcome} />}
      <Analysis />
      <div className={css.more}>
        {plugin.course !== undefined && <CourseChart />}
        <Luck />
      </div>
    </section>
  );
}
const GIVEN_UP = "host.resigned";
/** Why nobody has won. */
function Unfinished() {
  const t = useT();
  const finished = useLines().find((line) => line.kind === "finished");
  const because = finished?.kind === "finished" ? finished.because : "rules";
  return (
    <h2 className="display">
      {because === "closed" ? t.house.closedTable : because === "resigned" ? t.ending.resigned : t.ending.abandoned}
    </h2>
  );
}
/** Who has won, why, and who is placed where. */
function Result({ outcome }: { readonly outcome: Outcome }) {
  const t = useT();
  const { speaker, arms, names } = useAtTable();
  const mine = useTable((state) => state.mine);
  return (
    <>
      <h2 className="display">
        <Winner outcome={outcome} />
      </h2>
      <p className={css.why}>{outcome.because === GIVEN_UP ? t.ending.resigned : <Sentence parts={speaker.outcome(outcome)} />}</p>
      {outcome.places.length > 0 && (
        <ol className={css.places} aria-label={t.ending.places}>
          {outcome.places.map((seats, at) => (
            <li key={seats.join()} data-first={at === 0 || undefined}>
              {at === 0 && <Crown size={26} />}
              <span className={css.place}>
                {t.ending.place(rankOf(outcome, at))}
                {seats.length > 1 && <small> {t.ending.tied}</small>}
              </span>
              {seats.map((seat) => (
                <span key={seat} className={css.placed}>
                  {arms[seat] !== undefined && <Shield arms={arms[seat]} size={28} />}
                  <b>{names[seat]}</b>
                  {mine.includes(seat) && mine.length === 1 && <small>{t.table.you}</small>}
                </span>
              ))}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
/** Another game, a look back with the eyes of this seat or of all, the record, the link, paper. */
function Afterwards({ seat }: { readonly seat: AnyBoardProps["seat"] }) {
  const t = useT();
  const [, go] = useLocation();
  const { plugin, table, names } = useAtTable();
  const info = useTable((state) => state.info);
  const mine = useTable((state) => state.mine);
  const lines = useLines();
  const rematch = (): Promise<void> =>
    table.try(async () => {
      if (mine.length === 0) return go(`/new/${info?.game}`);
      const next = await table.host.ask("rematch", { table: table.id });
      go(pathOf(table.where, next.table));
    });
  const download = (): Promise<void> =>
    table.try(async () => {
      const { record } = await table.host.ask("record", { table: table.id });
      save(
        `stormakt-${info?.game}-${new Date(info?.created ?? 0).toISOString().slice(0, 10)}.json`,
        JSON.stringify({ ...record, players: names }),
      );
    });
  return (
    <div className={`${css.acts} no-print`}>
      <Rematch ask={rematch} />
      <Button onClick={() => table.lookAt(momentsOf(lines)[0]?.n ?? 1, plugin.open === undefined ? seat : "open")}>
        <Icon name="previous" size={18} />
        {t.ending.lookBack}
      </Button>
      <Button onClick={() => void download()}>
        <Icon name="down" size={18} />
        {t.ending.download}
      </Button>
      {table.where === "here" && <ShareGame />}
      <Button look="quiet" onClick={() => print()}>
        <Icon name="print" size={18} />
        {t.ending.print}
      </Button>
    </div>
  );
}

/** Another game of the same people: whoever asks first lays the table, the others sit down with a click. */
function Rematch({ ask }: { ask(): Promise<void> }) {
  const t = useT();
  const words = useLobbyWords();
  const { table } = useAtTable();
  const next = useTable((state) => state.info?.rematch ?? null);
  const plays = useTable((state) => state.mine.length > 0);
  const [host, setHost] = useState<string | null>(null);
  useEffect(() => {
    let isMeant = true;
    setHost(null);
    if (next !== null && plays && table.where === "online")
      table.host
        .ask("about", { table: next })
        .then(({ table: again, mine }) => {
          const at = again.seats.findIndex(({ person }) => person === again.owner);
          return mine.length === 0 && again.status === "gathering" ? (namesOf(again, t)[at] ?? null) : null;
        })
        .then(
          (name) => isMeant && setHost(name),
          () => {},
        );
    return () => {
      isMeant = false;
    };
  }, [next, plays, table, t]);
  return (
    <>
      {host !== null && (
        <p role="status" className={css.asks} data-rematch="">
          {words.wantsAgain(host)}
        </p>
      )}
      <Button look={host === null ? "ink" : "brass"} onClick={() => void ask()} title={plays ? words.again : undefined}>
        {host === null ? t.ending.again : words.accept}
      </Button>
    </>
  );
}
function ShareGame() {
  const t = useT();
  const { table, names } = useAtTable();
  const [link, setLink] = useState<string | null>(null);
  const open = (): Promise<void> => table.try(async () => setLink(await gameLink(table, names)));
  return (
    <>
      <Button onClick={() => void open()}>
        <Icon name="link" size={18} />
        {t.ending.shareLink}
      </Button>
      {link !== null && (
        <Dialog title={t.ending.shareLink} open onClose={() => setLink(null)}>
          <p>{t.ending.shareHelp}</p>
          <CopyLink link={link} />
        </Dialog>
      )}
    </>
  );
}
/** Those who share a place take up as many: after two seconds comes the fourth. */
const rankOf = ({ places }: Outcome, at: number): number => 1 + places.slice(0, at).reduce((sum, seats) => sum + seats.length, 0);
function Winner({ outcome: { places } }: { readonly outcome: Outcome }) {
  const t = useT();
  const { names, speaker } = useAtTable();
  const { language } = speaker;
  const mine = useTable((state) => state.mine);
  const first = places[0] ?? [];
  if (first.length === 0) return t.ending.allLose;
  if (first.length === names.length) return t.ending.draw;
  if (first.length > 1)
    return t.ending.share(
      listIn(
        language,
        first.map((seat) => names[seat] ?? "?"),
      ),
    );
  const [seat = 0] = first;
  return mine.length === 1 && mine.includes(seat) ? t.ending.youWin : t.ending.win(names[seat] ?? "?");
}
function save(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
