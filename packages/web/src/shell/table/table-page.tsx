import type { FrozenWords } from "@stormakt/bots";
import { asTold } from "@stormakt/protocol/client";
import type { Language, Rulebook } from "@stormakt/words";
import { FormerSpeaker, Speaker } from "@stormakt/words";
import { useCallback, useEffect, useMemo, useState } from "react";
import { useStore } from "zustand";
import type { Catalogue } from "../../games/catalogue.ts";
import { hasBoard, pluginOf } from "../../games/index.ts";
import type { AnyPlugin } from "../../games/plugin.ts";
import { LinkButton } from "../../kit/button.tsx";
import { Main } from "../../kit/main.tsx";
import { Compass } from "../../kit/marks.tsx";
import { ArmsContext } from "../../kit/sentence.tsx";
import { formerWords, isOfToday } from "../../link/editions.ts";
import type { Where } from "../../link/index.ts";
import { invitationTo } from "../../link/invitation.ts";
import { useSettings } from "../../settings.ts";
import { useT } from "../../words/index.ts";
import { rememberArms } from "../lobby/arms-data.ts";
import { rememberLast, rememberTables } from "../my-tables-data.ts";
import { TopBar } from "../top-bar.tsx";
import type { AtTable } from "./context.ts";
import { TableContext } from "./context.ts";
import { namesOf } from "./names.ts";
import { forFormerEdition } from "./placed.tsx";
import { liveNow } from "./screen/select.ts";
import type { TableState } from "./screen/state.ts";
import { deedIn } from "./stage.ts";
import { OpenTable } from "./store.ts";
import css from "./table-page.module.css";
import { TableView } from "./table-view.tsx";

/** A table: opened when the page is, closed when it is left. */
export function TablePage({ where, table: id }: { readonly where: Where; readonly table: string }) {
  const invite = useMemo(() => (where === "online" ? invitationTo(id) : undefined), [where, id]);
  const [table, setTable] = useState<OpenTable | null>(null);
  useEffect(() => {
    const opened = new OpenTable(where, id, invite);
    setTable(opened);
    if (where === "online" || where === "here") rememberTables(where);
    return () => opened.close();
  }, [where, id, invite]);
  return table === null ? <Opening /> : <Opened table={table} />;
}
export function Opening() {
  const t = useT();
  return (
    <>
      <TopBar terse />
      <Main className={css.opening}>
        <div className={css.turning}>
          <Compass size={120} />
        </div>
        <p role="status">{t.loading}</p>
      </Main>
    </>
  );
}

/** Arms are for all to see: while nobody's view is shown, a spectator's has them too. */
const anyNow = ({ sides }: TableState) => sides.get(null)?.now ?? [...sides.values()][0]?.now ?? null;
const armsView = (state: TableState) => (liveNow(state) ?? anyNow(state))?.view ?? null;

interface Spoken {
  /** The words of the edition the match is played under, where that is a former one. */
  readonly former: FrozenWords | null;
  readonly plugin: AnyPlugin;
  readonly language: Language;
  readonly catalogue: Catalogue;
  readonly rulebook: Rulebook;
}
function Opened({ table }: { readonly table: OpenTable }) {
  const t = useT();
  const language = useSettings((settings) => settings.language);
  const status = useStore(table.store, (state) => state.status);
  const failure = useStore(table.store, (state) => state.failure);
  const info = useStore(table.store, (state) => state.info);
  const [spoken, setSpoken] = useState<Spoken | null>(null);
  const [failed, setFailed] = useState<Error | null>(null);
  const [rule, setRule] = useState<{ readonly id: string | null; readonly open: boolean; readonly asked: number }>({
    id: null,
    open: false,
    asked: 0,
  });
  const game = info?.game;
  const rulesVersion = info?.rulesVersion;
  useEffect(() => {
    if (game === undefined || !hasBoard(game)) return;
    let stale = false;
    const load = async (): Promise<void> => {
      const ofToday = await pluginOf(game);
      const plugin = isOfToday(game, rulesVersion ?? "") ? ofToday : forFormerEdition(ofToday);
      const [catalogue, former] = await Promise.all([plugin.catalogue(language), formerWords(game, rulesVersion ?? "")]);
      const rulebook = await catalogue.rulebook();
      if (!stale) setSpoken({ plugin, language, catalogue, rulebook, former });
    };
    load().catch((error: unknown) => {
      if (!stale) setFailed(error instanceof Error ? error : new Error(String(error)));
    });
    return () => {
      stale = true;
    };
  }, [game, rulesVersion, language]);
  const openRule = useCallback((id: string | null) => setRule(({ asked }) => ({ id, open: true, asked: asked + 1 })), []);
  const closeRules = useCallback(() => setRule(({ asked }) => ({ id: null, open: false, asked })), []);
  const seated = info?.seats.length;
  const bearings = useStore(table.store, (state) =>
    spoken === null || seated === undefined ? "" : JSON.stringify(spoken.plugin.arms(seated, armsView(state))),
  );
  const isMine = useStore(table.store, (state) => state.mine.length > 0);
  const goesOn = status === "open" && info?.status !== "finished" && isMine;
  useEffect(() => {
    const { where } = table;
    const isKept = where === "online" || where === "here";
    rememberLast(table.id, isKept && goesOn && game !== undefined ? { where, id: table.id, game } : null);
  }, [table, game, goesOn]);
  useEffect(() => {
    if (bearings !== "" && isMine) rememberArms(table.id, bearings);
  }, [bearings, isMine, table]);
  // The same people under the same names are the same list: all that is said of them hangs on it.
  const called = JSON.stringify(info === null ? [] : namesOf(info, t));
  const names = useMemo(() => JSON.parse(called) as readonly string[], [called]);
  const at = useMemo((): AtTable | null => {
    if (spoken === null || info === null) return null;
    const { plugin, catalogue, rulebook, former } = spoken;
    const nameOf = (seat: number): string => names[seat] ?? "?";
    const today = new Speaker(spoken.language, catalogue.words, plugin.manner, nameOf);
    const speaker = former === null ? today : new FormerSpeaker(today, nameOf, plugin.manner, former, asTold);
    table.deedOf = (line, seat) => deedIn(line, seat, { plugin, speaker, names, t, view: table.state.sides.get(seat)?.now?.view ?? null });
    return { table, plugin, speaker, catalogue, rulebook, names, arms: plugin.arms(info.seats.length, armsView(table.state)), openRule };
    // Of the view only the arms matter here: they are settled once the houses are.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [spoken, info?.seats.length, names, openRule, table, bearings, t]);

  // Once it is told it is forgotten, so that trying again means something.
  if (failed !== null && spoken === null) throw failed;
  if (status === "missing") return <Missing failure={failure} />;
  if (at === null || status === "opening") return <Opening />;
  return (
    <TableContext value={at}>
      <ArmsContext value={at.arms}>
        <TableView rule={rule} closeRules={closeRules} />
      </ArmsContext>
    </TableContext>
  );
}
function Missing({ failure }: { readonly failure: string | null }) {
  const t = useT();
  return (
    <>
      <TopBar />
      <Main className={css.opening}>
        <Compass size={120} />
        <h1 className="display">{failure === "rules-changed" ? t.table.rulesChanged : t.table.notFound}</h1>
        <p>{failure === "not-found" || failure === null ? t.table.notFoundHelp : t.failures[failure]}</p>
        <LinkButton look="ink" href="/">
          {t.table.home}
        </LinkButton>
      </Main>
    </>
  );
}
