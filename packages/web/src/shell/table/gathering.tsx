import { tableLink } from "@stormakt/protocol/links";
import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { WINDOW } from "../../games/index.ts";
import { Button, LinkButton } from "../../kit/button.tsx";
import { Choices } from "../../kit/choices.tsx";
import { Main } from "../../kit/main.tsx";
import { Icon, Shield } from "../../kit/marks.tsx";
import { Panel } from "../../kit/paper.tsx";
import { invitationTo } from "../../link/invitation.ts";
import { useSettings } from "../../settings.ts";
import { useT } from "../../words/index.ts";
import { InviteFriends } from "../friends/invite-friends.tsx";
import { Emblem } from "../landing/emblems.tsx";
import { useLobbyWords } from "../lobby/words.ts";
import { PACES } from "../new-table/plan.ts";
import { Chat } from "./chat.tsx";
import { useAtTable, useTable } from "./context.ts";
import css from "./gathering.module.css";
import { useLevels } from "./levels.ts";
import { CopyLink } from "./share.tsx";

/** Before the match: who is there, who is missing, and the link to send. */
export function Gathering() {
  const t = useT();
  const { table, names, arms } = useAtTable();
  const info = useTable((state) => state.info);
  const mine = useTable((state) => state.mine);
  const { name, set } = useSettings();
  const [invite, setInvite] = useState(() => invitationTo(table.id) ?? null);
  const seated = mine.length > 0;
  const owner = info !== null && table.host.person?.id === info.owner;
  useEffect(() => {
    if (invite === null && seated)
      table.host.ask("invite", { table: table.id }).then(
        ({ invite: got }) => setInvite(got),
        () => {},
      );
  }, [invite, seated, table]);
  const { levels, level, setLevel } = useLevels();
  const words = useLobbyWords();
  const [, go] = useLocation();
  const kept = useKept(seated);
  if (info === null) return null;
  if (info.status === "finished")
    return (
      <Main className={css.page}>
        <Panel title={t.games[info.game]?.title ?? info.game} className={css.panel}>
          <p>{t.slow.cancelled}</p>
          <LinkButton look="ink" href="/tables">
            {t.tables.title}
          </LinkButton>
        </Panel>
      </Main>
    );
  const getUp = (): Promise<void> =>
    table.try(async () => {
      if (!confirm(owner ? words.cancelSure : words.leaveSure)) return;
      if (owner) await table.host.ask("cancel", { table: table.id });
      else for (const as of mine) await table.host.ask("leave", { table: table.id, as });
      go("/tables");
    });
  const title = t.games[info.game]?.title ?? info.game;
  const host = info.seats.findIndex(({ person }) => person === info.owner);
  const inviter = host < 0 ? null : (names[host] ?? null);
  const link = tableLink(location.origin, table.id, invite, info.game);
  return (
    <Main className={css.page}>
      <Panel
        title={seated ? t.table.gatherTitle : inviter === null ? t.table.invited(title) : t.table.invites(inviter, title)}
        className={css.panel}
      >
        {seated ? (
          <>
            <Invitation />
            <p>{t.table.gatherHelp}</p>
            <CopyLink link={link} />
            {table.where === "online" && info.seats.some(({ free }) => free) && (
              <InviteFriends table={table.id} seated={info.seats.map(({ person }) => person)} />
            )}
          </>
        ) : (
          <>
            <Invitation />
            <h3>{t.table.pickChair}</h3>
            <label className={css.name}>
              <span>{t.setup.yourName}</span>
              <input value={name} maxLength={40} autoComplete="nickname" onChange={({ target }) => set({ name: target.value })} />
            </label>
          </>
        )}
        {seated && owner && info.seats.some(({ free }) => free) && levels.length > 0 && (
          <div className={css.levels}>
            <b>{t.table.levelHelp}</b>
            <Choices
              label={t.setup.level}
              value={level}
              onChange={setLevel}
              among={levels.map((id) => ({ id, text: t.levels[id]?.name ?? id }))}
            />
            <p>{t.levels[level]?.help}</p>
          </div>
        )}
        <ol className={css.seats}>
          {info.seats.map((seat, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its place
            <li key={at} className={css.seat} data-free={seat.free || undefined}>
              {arms[at] !== undefined && <Shield arms={arms[at]} size={54} />}
              <b>{seat.free ? t.table.freeChair : names[at]}</b>
              <small>{mine.includes(at) ? t.table.you : seat.bot !== null ? t.table.bot(t.levels[seat.bot]?.name ?? seat.bot) : ""}</small>
              {!seat.free && kept.includes(at) && (
                <Button look="ink" onClick={() => void table.sit(at, name.trim())}>
                  {words.accept}
                </Button>
              )}
              {seat.free && !seated && (
                <Button look="ink" onClick={() => void table.sit(at, name.trim())}>
                  {t.table.sit}
                </Button>
              )}
              {seat.free && seated && owner && (
                <Button small onClick={() => void table.try(() => table.host.ask("seat-bot", { table: table.id, seat: at, level }))}>
                  <Icon name="bot" size={18} />
                  {t.table.fillWithBot}
                </Button>
              )}
              {!seat.free && seat.bot !== null && owner && info.status === "gathering" && (
                <Button
                  small
                  look="quiet"
                  onClick={() => void table.try(() => table.host.ask("seat-bot", { table: table.id, seat: at, level: null }))}
                >
                  {t.table.openAgain}
                </Button>
              )}
            </li>
          ))}
        </ol>
        {seated && table.where === "online" && (
          <>
            <section className={css.talk} aria-label={words.chatHere}>
              <h3>{words.chatHere}</h3>
              <Chat />
            </section>
            <p>
              <Button look="quiet" small onClick={() => void getUp()}>
                {owner ? words.cancel : words.leave}
              </Button>
            </p>
          </>
        )}
      </Panel>
    </Main>
  );
}
/** Chairs that a rematch keeps for whoever looks at it. */
function useKept(seated: boolean): readonly number[] {
  const { table } = useAtTable();
  const people = useTable(({ info }) => info?.seats.map(({ person }) => person).join(" "));
  const [kept, setKept] = useState<readonly number[]>([]);
  useEffect(() => {
    let isMeant = true;
    if (seated) setKept([]);
    else
      table.host.ask("about", { table: table.id }).then(
        (about) => isMeant && setKept(about.kept ?? []),
        () => {},
      );
    return () => {
      isMeant = false;
    };
  }, [table, seated, people]);
  return kept;
}
/** What it is one is invited to: the game, how many play, how long it takes, by which clock and which rules. */
function Invitation() {
  const t = useT();
  const lobby = useLobbyWords();
  const { catalogue } = useAtTable();
  const info = useTable((state) => state.info);
  if (info === null) return null;
  const { game, config, seats } = info;
  const minutes = WINDOW.find(({ id }) => id === game)?.minutes ?? 60;
  const clock = Object.keys(PACES).find((name) => JSON.stringify(PACES[name]) === JSON.stringify(info.pace));
  const each = info.pace.kind === "deadline" ? t.slow.times[info.pace.each] : undefined;
  const pace = each === undefined ? (clock === undefined ? "" : t.setup.paces[clock]) : `${t.slow.each}: ${each}`;
  const behind = info.delay == null ? "" : `${lobby.delay} ${lobby.delays[`${info.delay.kind} ${info.delay.by}`] ?? ""}`;
  const rules = Object.entries(config).flatMap(([name, value]) => {
    const option = catalogue.words.options[name];
    if (option === undefined || value === false || value === "") return [];
    if (value !== true && typeof value !== "string" && typeof value !== "number") return [];
    return [value === true ? option.name : `${option.name}: ${option.choices?.[String(value)] ?? String(value)}`];
  });
  return (
    <div className={css.invitation}>
      <div className={css.emblem}>
        <Emblem game={game} />
      </div>
      <div>
        <p>
          <b>{t.games[game]?.era}</b>
        </p>
        <p>{catalogue.words.game.blurb}</p>
        <p className={css.facts}>
          {[t.table.invitedFacts(seats.length, minutes), pace, info.rated === true ? t.slow.rated : "", behind, ...rules]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </div>
    </div>
  );
}
