import type { GameInfo, TableSummary } from "@stormakt/protocol";
import { useEffect, useState } from "react";
import { Link, useLocation } from "wouter";
import { WINDOW } from "../../games/index.ts";
import { Button } from "../../kit/button.tsx";
import { Shield } from "../../kit/marks.tsx";
import { Panel } from "../../kit/paper.tsx";
import { onlineHost, pathOf } from "../../link/index.ts";
import { useSettings } from "../../settings.ts";
import { useT } from "../../words/index.ts";
import { rememberTables } from "../my-tables-data.ts";
import { namesOf } from "../table/names.ts";
import { armsAt } from "./arms-data.ts";
import css from "./lobby.module.css";
import type { Wanted } from "./open-tables-data.ts";
import { ANYTHING, byNeed, fits, isUsual, openTables, playWithWhoever } from "./open-tables-data.ts";
import { useLobbyWords } from "./words.ts";

const EVERY = 8_000;

/** Tables that look for players, sifted by what somebody wants; and one click for whoever wants to play at all. */
export function OpenTables() {
  const t = useT();
  const words = useLobbyWords();
  const name = useSettings((settings) => settings.name);
  const [wanted, setWanted] = useState<Wanted>(ANYTHING);
  const tables = useOpenTables(wanted.game);
  const games = useGames();
  const { failed, busy, play } = usePlay();
  const sit = async (table: TableSummary): Promise<string> => {
    const host = onlineHost();
    const own = name.trim();
    await host.ask("join", { table: table.id, ...(own === "" ? {} : { name: own }) });
    return table.id;
  };
  const shown = (tables ?? []).filter((table) => fits(table, wanted, games)).toSorted(byNeed);
  return (
    <Panel title={t.tables.open}>
      <div className={css.quick}>
        <Button look="ink" disabled={busy} onClick={() => void play(() => playWithWhoever(wanted, games, name.trim()))}>
          {words.quick}
        </Button>
        <p className="tiny muted">{words.quickHelp}</p>
      </div>
      {failed !== null && <p role="alert">{failed}</p>}
      <Sieve wanted={wanted} setWanted={setWanted} />
      {tables === null && <p className="muted">{navigator.onLine ? t.loading : t.failures["offline"]}</p>}
      {tables !== null && shown.length === 0 && <p className="muted">{tables.length === 0 ? t.tables.noneOpen : words.noneFit}</p>}
      <ul>
        {shown.map((table) => (
          <Row key={table.id} table={table} games={games} busy={busy} onSit={() => void play(() => sit(table))} />
        ))}
      </ul>
    </Panel>
  );
}
/** What is open, of one game or of all, and null as long as it is not known; looked at again and again while the page is seen. */
function useOpenTables(game: string): readonly TableSummary[] | null {
  const [tables, setTables] = useState<readonly TableSummary[] | null>(null);
  useEffect(() => {
    let isMeant = true;
    const look = (): void => {
      if (!document.hidden)
        openTables(game).then(
          (found) => isMeant && setTables(found),
          () => {},
        );
    };
    look();
    const timer = setInterval(look, EVERY);
    return () => {
      isMeant = false;
      clearInterval(timer);
    };
  }, [game]);
  return tables;
}
function useGames(): readonly GameInfo[] {
  const [games, setGames] = useState<readonly GameInfo[]>([]);
  useEffect(() => {
    onlineHost()
      .ask("games", {})
      .then(
        (found) => setGames(found.games),
        () => {},
      );
  }, []);
  return games;
}
/** Goes to the table that some work ends at; else it is told why not. */
function usePlay() {
  const t = useT();
  const [, go] = useLocation();
  const [failed, setFailed] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const play = async (work: () => Promise<string>): Promise<void> => {
    setBusy(true);
    setFailed(null);
    try {
      const table = await work();
      rememberTables("online");
      go(pathOf("online", table));
    } catch (error) {
      setFailed(t.failures[(error as { failure?: { code: string } }).failure?.code ?? "offline"] ?? t.setup.needOnline);
      setBusy(false);
    }
  };
  return { failed, busy, play };
}

const COUNTS = WINDOW.flatMap(({ seats }) => [seats.min, seats.max]);
/** As many as may play any of the games. */
const PLAYERS = Array.from({ length: Math.max(...COUNTS) - Math.min(...COUNTS) + 1 }, (_, at) => String(Math.min(...COUNTS) + at));
/** What is wanted, thing by thing. */
function Sieve({ wanted, setWanted }: { readonly wanted: Wanted; setWanted(wanted: Wanted): void }) {
  const t = useT();
  const words = useLobbyWords();
  const choose =
    (part: keyof Wanted) =>
    (value: string): void =>
      setWanted({ ...wanted, [part]: value });
  return (
    <div className={css.filters}>
      <Sift
        label={words.game}
        value={wanted.game}
        onChange={choose("game")}
        among={WINDOW.map(({ id }) => [id, t.games[id]?.title ?? id])}
      />
      <Sift label={words.players} value={wanted.players} onChange={choose("players")} among={PLAYERS.map((one) => [one, one])} />
      <Sift label={words.pace} value={wanted.pace} onChange={choose("pace")} among={Object.entries(words.paces)} />
      <Sift
        label={words.rated}
        value={wanted.rated}
        onChange={choose("rated")}
        among={[
          ["yes", words.ratedYes],
          ["no", words.ratedNo],
        ]}
      />
      <Sift
        label={words.options}
        value={wanted.options}
        onChange={choose("options")}
        among={[
          ["usual", words.usualRules],
          ["own", words.ownRules],
        ]}
      />
    </div>
  );
}
interface SiftProps {
  readonly label: string;
  readonly value: string;
  readonly among: readonly (readonly [string, string])[];
  onChange(value: string): void;
}
function Sift({ label, value, among, onChange }: SiftProps) {
  const words = useLobbyWords();
  return (
    <label>
      {label}
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{words.any}</option>
        {among.map(([id, text]) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
interface RowProps {
  readonly table: TableSummary;
  readonly games: readonly GameInfo[];
  readonly busy: boolean;
  onSit(): void;
}
function Row({ table, games, busy, onSit }: RowProps) {
  const t = useT();
  const words = useLobbyWords();
  const title = t.games[table.game]?.title ?? table.game;
  const free = table.seats.filter((seat) => seat.free).length;
  const names = namesOf(table, t);
  const each = table.pace.kind === "deadline" ? t.slow.times[table.pace.each] : undefined;
  return (
    <li className={css.row} data-table={table.id}>
      <Link href={pathOf("online", table.id)}>
        <b>{table.name === "" ? title : `${table.name} · ${title}`}</b>
        <span className={css.people}>
          {table.seats.map((seat, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its place
            <span key={at} className={css.person} data-free={seat.free || undefined}>
              <Shield arms={armsAt(table.id, at)} size={20} />
              {seat.free ? t.table.freeChair : seat.bot === null ? names[at] : (seat.name ?? t.table.bot(t.levels[seat.bot]?.name ?? ""))}
            </span>
          ))}
        </span>
        <small>
          {[
            words.freeChairs(free),
            each === undefined ? words.paces[table.pace.kind] : `${words.paces["deadline"]}: ${each}`,
            table.rated === true ? words.ratedYes : words.ratedNo,
            isUsual(table, games) ? words.usualRules : words.ownRules,
          ].join(" · ")}
        </small>
      </Link>
      <span className={css.deeds}>
        {table.mine.length === 0 && (
          <Button small look="ink" disabled={busy} onClick={onSit} aria-label={`${words.joinIt}: ${title}`}>
            {words.joinIt}
          </Button>
        )}
      </span>
    </li>
  );
}
