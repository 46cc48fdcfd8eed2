import type { TableInfo } from "@stormakt/protocol";
import type { ReactNode } from "react";
import { memo, useEffect, useState } from "react";
import { Button, LinkButton } from "../../kit/button.tsx";
import { Icon } from "../../kit/marks.tsx";
import { pathOf } from "../../link/index.ts";
import { useSettings } from "../../settings.ts";
import { useT } from "../../words/index.ts";
import { useLobbyWords } from "../lobby/words.ts";
import css from "./chair-notes.module.css";
import { useAs, useAtTable, useTable } from "./context.ts";
import { shownLines } from "./screen/select.ts";

/** Chairs that change hands: a vote under way, a chair to take back, a chair that is free in mid-game. */
export const ChairNotes = memo(function ChairNotes() {
  const { table } = useAtTable();
  const info = useTable((state) => state.info);
  useLostChairs();
  const back = useBack(info);
  if (info !== null && info.branchOf !== null && table.where !== "report") return <BranchNote info={info} from={info.branchOf} />;
  if (info === null || table.where !== "online" || info.status === "finished") return null;
  return (
    <div className={css.notes} role="status">
      <MyChair info={info} back={back} />
      {info.kicks.map((vote) => (
        <Vote key={vote.seat} vote={vote} />
      ))}
      <ContestedChairs info={info} />
      {back.length === 0 && <FreeChairs info={info} />}
      <ClosedPast />
    </div>
  );
});

/** A table that goes on from a moment of another says so, and leads there. */
function BranchNote({ info, from }: { readonly info: TableInfo; readonly from: NonNullable<TableInfo["branchOf"]> }) {
  const words = useLobbyWords();
  const t = useT();
  const { table } = useAtTable();
  const [isRead, setRead] = useState(false);
  if (isRead) return null;
  return (
    <div className={css.notes}>
      <Note icon="branch">
        <p>{from.analysis ? words.branchAnalysis : words.branchFrom(t.games[info.game]?.title ?? info.game)}</p>
        <LinkButton small href={`${pathOf(table.where, from.table)}?line=${from.n}`}>
          {words.toOrigin}
        </LinkButton>
        <Button look="quiet" small onClick={() => setRead(true)}>
          {t.close}
        </Button>
      </Note>
    </div>
  );
}

/** Somebody else got this person's chair, or nobody did: what is shown is looked for anew. */
function useLostChairs(): void {
  const { table } = useAtTable();
  const mine = useTable((state) => state.mine);
  const last = useTable((state) => shownLines(state).findLast((line) => line.kind === "seat" && mine.includes(line.seat)));
  const change = last?.kind === "seat" ? last.change : null;
  const at = last?.n ?? 0;
  useEffect(() => {
    if (change === "kicked" || change === "left" || change === "returned") void table.open();
  }, [change, at, table]);
}

/** Seats one was voted away from. The host knows them: so they are there after a reload, and on any device. */
function useBack(info: TableInfo | null): readonly number[] {
  const { table } = useAtTable();
  const mine = useTable((state) => state.mine);
  const [back, setBack] = useState<readonly number[]>([]);
  const people = info?.seats.map(({ person }) => person).join(" ");
  const isRunning = info?.status === "running" && table.where === "online";
  useEffect(() => {
    let isStale = false;
    setBack([]);
    if (mine.length === 0 && isRunning)
      table.host.ask("about", { table: table.id }).then(
        (about) => isStale || setBack(about.back ?? []),
        () => {},
      );
    return () => {
      isStale = true;
    };
    // Who sits where decides it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [mine.length, people, isRunning, table]);
  return back;
}
function MyChair({ info, back }: { readonly info: TableInfo; readonly back: readonly number[] }) {
  const t = useT();
  const { table, names } = useAtTable();
  const mine = useTable((state) => state.mine);
  const takeBack = (seat: number): void => void table.try(() => table.host.ask("return", { table: table.id, as: seat }));
  const relieved = info.status === "running" ? mine.filter((seat) => info.seats[seat]?.bot != null && !info.seats[seat].resigned) : [];
  return [...back, ...relieved].map((seat) => (
    <Note key={seat} icon="bot" grave={back.includes(seat)}>
      <p>
        {!back.includes(seat)
          ? t.seats.relieved
          : info.seats[seat]?.bot === null
            ? t.seats.sentAwayBy(names[seat] ?? "?")
            : t.seats.sentAway}{" "}
        {back.includes(seat) && info.rated === true && t.seats.lostRated}
      </p>
      <Button look="wax" small onClick={() => takeBack(seat)}>
        {t.seats.takeBack}
      </Button>
    </Note>
  ));
}

function Vote({ vote: { seat, by, why, due, needed } }: { readonly vote: TableInfo["kicks"][number] }) {
  const t = useT();
  const { table, names } = useAtTable();
  const mine = useTable((state) => state.mine);
  const as = useAs();
  const left = useSecondsTo(due);
  const say = (from: number, on: boolean): void => void table.try(() => table.host.ask("kick", { table: table.id, as: from, seat, on }));
  const time = left === null ? null : left === 0 ? t.seats.doneNow : t.seats.done(t.table.left(left));
  const isMine = mine.includes(seat);
  const hasVoted = as !== null && by.includes(as);
  return (
    <Note icon="people" grave={isMine}>
      <p>
        {isMine ? t.seats.againstYou(why) : t.seats.vote(names[seat] ?? "?", why)}{" "}
        <span className={css.voices}>{t.seats.voices(by.length, needed)}.</span> {time !== null && <b>{time}</b>}
      </p>
      {isMine && (
        <Button look="wax" small onClick={() => say(seat, false)}>
          {t.seats.iAmHere}
        </Button>
      )}
      {!isMine && as !== null && (
        <Button look={hasVoted ? "plain" : "ink"} small onClick={() => say(as, !hasVoted)}>
          {hasVoted ? t.seats.no : t.seats.yes}
        </Button>
      )}
    </Note>
  );
}

/** A bot plays a chair until its person is back: those at the table may agree to a newcomer, where there are enough of them to. */
function ContestedChairs({ info }: { readonly info: TableInfo }) {
  const t = useT();
  const { table, names } = useAtTable();
  const as = useAs();
  const people = new Set(info.seats.flatMap(({ person }) => person ?? []));
  if (info.status !== "running" || as === null) return null;
  return (info.contested ?? []).flatMap(({ seat, by, needed }) => {
    if (people.size < needed) return [];
    const agrees = by.includes(as);
    const say = (): void => void table.try(() => table.host.ask("admit", { table: table.id, as, seat, on: !agrees }));
    return [
      <Note key={seat} icon="people">
        <p>
          {t.seats.contested(names[seat] ?? "?")} <span className={css.voices}>{t.seats.voices(by.length, needed)}.</span>
        </p>
        <Button look={agrees ? "plain" : "quiet"} small onClick={say}>
          {agrees ? t.seats.admitNoMore : t.seats.admit}
        </Button>
      </Note>,
    ];
  });
}

/** A bot plays a chair whose person is gone for good: somebody who watches may sit down. */
function FreeChairs({ info }: { readonly info: TableInfo }) {
  const t = useT();
  const { table, names } = useAtTable();
  const mine = useTable((state) => state.mine);
  const { name } = useSettings();
  if (info.status !== "running" || mine.length > 0) return null;
  return info.seats.flatMap(({ free }, seat) =>
    !free
      ? []
      : [
          // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its place
          <Note key={seat} icon="people">
            <p>
              {t.seats.freeInPlay(names[seat] ?? "?")} {info.rated === true && t.seats.freeRated}
            </p>
            <Button small onClick={() => void table.sit(seat, name.trim())}>
              {t.seats.sitDown}
            </Button>
          </Note>,
        ],
  );
}
function ClosedPast() {
  const t = useT();
  const isClosed = useTable((state) => shownLines(state).some(({ kind }) => kind === "closed"));
  const [isRead, setRead] = useState(false);
  if (!isClosed || isRead) return null;
  return (
    <Note icon="book">
      <p>{t.seats.closedPast}</p>
      <Button look="quiet" small onClick={() => setRead(true)}>
        {t.close}
      </Button>
    </Note>
  );
}

function Note({
  icon,
  grave = false,
  children,
}: {
  readonly icon: Parameters<typeof Icon>[0]["name"];
  readonly grave?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <section className={css.note} data-grave={grave || undefined}>
      <Icon name={icon} size={22} />
      {children}
    </section>
  );
}
/** Whole seconds until then; null: no time is set. */
function useSecondsTo(due: number | null): number | null {
  const [time, setTime] = useState(() => Date.now());
  useEffect(() => {
    if (due === null) return;
    setTime(Date.now());
    const timer = setInterval(() => setTime(Date.now()), 500);
    return () => clearInterval(timer);
  }, [due]);
  return due === null ? null : Math.max(0, Math.ceil((due - time) / 1000));
}
