import type { TableInfo } from "@stormakt/protocol";
import { tableLink } from "@stormakt/protocol/links";
import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { Button, LinkButton } from "../../kit/button.tsx";
import { Choices } from "../../kit/choices.tsx";
import { Main } from "../../kit/main.tsx";
import { Icon, Shield } from "../../kit/marks.tsx";
import { Panel } from "../../kit/paper.tsx";
import { invitationTo } from "../../link/invitation.ts";
import { useSettings } from "../../settings.ts";
import { useT } from "../../words/index.ts";
import { InviteFriends } from "../friends/invite-friends.tsx";
import { useLobbyWords } from "../lobby/words.ts";
import { Chat } from "./chat.tsx";
import { useAtTable, useTable } from "./context.ts";
import css from "./gathering.module.css";
import { Invitation } from "./invitation.tsx";
import { useLevels } from "./levels.ts";
import { CopyLink } from "./share.tsx";

/** Before the match: who is there, who is missing, and the link to send. */
export function Gathering() {
  const info = useTable((state) => state.info);
  if (info === null) return null;
  return <Main className={css.page}>{info.status === "finished" ? <CalledOff info={info} /> : <Coming info={info} />}</Main>;
}
interface InfoProps {
  readonly info: TableInfo;
}
function CalledOff({ info }: InfoProps) {
  const t = useT();
  return (
    <Panel title={t.games[info.game]?.title ?? info.game} className={css.panel}>
      <p>{t.slow.cancelled}</p>
      <LinkButton look="ink" href="/tables">
        {t.tables.title}
      </LinkButton>
    </Panel>
  );
}
function Coming({ info }: InfoProps) {
  const t = useT();
  const { table, names } = useAtTable();
  const mine = useTable((state) => state.mine);
  const seated = mine.length > 0;
  const owner = table.host.person?.id === info.owner;
  const invite = useInvitation(seated);
  const { levels, level, setLevel } = useLevels();
  const kept = useKept(seated);
  const title = t.games[info.game]?.title ?? info.game;
  const host = info.seats.findIndex(({ person }) => person === info.owner);
  const inviter = host < 0 ? null : (names[host] ?? null);
  return (
    <Panel
      title={seated ? t.table.gatherTitle : inviter === null ? t.table.invited(title) : t.table.invites(inviter, title)}
      className={css.panel}
    >
      <Invitation />
      {seated ? <SendFor info={info} link={tableLink(location.origin, table.id, invite, info.game)} /> : <OwnName />}
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
          <Chair key={at} info={info} seat={seat} at={at} isKept={kept.includes(at)} level={level} />
        ))}
      </ol>
      {seated && table.where === "online" && <Meanwhile owner={owner} />}
    </Panel>
  );
}
/** The word that lets others in, once one is in oneself. */
function useInvitation(seated: boolean): string | null {
  const { table } = useAtTable();
  const [invite, setInvite] = useState(() => invitationTo(table.id) ?? null);
  useEffect(() => {
    if (invite === null && seated)
      table.host.ask("invite", { table: table.id }).then(
        ({ invite: got }) => setInvite(got),
        () => {},
      );
  }, [invite, seated, table]);
  return invite;
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

/** How others are asked to come. */
function SendFor({ info, link }: InfoProps & { readonly link: string }) {
  const t = useT();
  const { table } = useAtTable();
  return (
    <>
      <p>{t.table.gatherHelp}</p>
      <CopyLink link={link} />
      {table.where === "online" && info.seats.some(({ free }) => free) && (
        <InviteFriends table={table.id} seated={info.seats.map(({ person }) => person)} />
      )}
    </>
  );
}
/** By which name one is going to sit. */
function OwnName() {
  const t = useT();
  const { name, set } = useSettings();
  return (
    <>
      <h3>{t.table.pickChair}</h3>
      <label className={css.name}>
        <span>{t.setup.yourName}</span>
        <input value={name} maxLength={40} autoComplete="nickname" onChange={({ target }) => set({ name: target.value })} />
      </label>
    </>
  );
}

interface ChairProps extends InfoProps {
  readonly seat: TableInfo["seats"][number];
  readonly at: number;
  /** A rematch keeps it for whoever looks. */
  readonly isKept: boolean;
  /** How well a bot would play there. */
  readonly level: string;
}
/** Who sits there, or how it may be taken. */
function Chair({ info, seat, at, isKept, level }: ChairProps) {
  const t = useT();
  const words = useLobbyWords();
  const { table, names, arms } = useAtTable();
  const mine = useTable((state) => state.mine);
  const name = useSettings((settings) => settings.name);
  const seated = mine.length > 0;
  const owner = table.host.person?.id === info.owner;
  const sit = (): void => void table.sit(at, name.trim());
  const seatBot = (how: string | null): void => void table.try(() => table.host.ask("seat-bot", { table: table.id, seat: at, level: how }));
  return (
    <li className={css.seat} data-free={seat.free || undefined}>
      {arms[at] !== undefined && <Shield arms={arms[at]} size={54} />}
      <b>{seat.free ? t.table.freeChair : names[at]}</b>
      <small>{mine.includes(at) ? t.table.you : seat.bot !== null ? t.table.bot(t.levels[seat.bot]?.name ?? seat.bot) : ""}</small>
      {!seat.free && isKept && (
        <Button look="ink" onClick={sit}>
          {words.accept}
        </Button>
      )}
      {seat.free && !seated && (
        <Button look="ink" onClick={sit}>
          {t.table.sit}
        </Button>
      )}
      {seat.free && seated && owner && (
        <Button small onClick={() => seatBot(level)}>
          <Icon name="bot" size={18} />
          {t.table.fillWithBot}
        </Button>
      )}
      {!seat.free && seat.bot !== null && owner && info.status === "gathering" && (
        <Button small look="quiet" onClick={() => seatBot(null)}>
          {t.table.openAgain}
        </Button>
      )}
    </li>
  );
}
/** Talking while one waits, and getting up: the owner calls it off for all. */
function Meanwhile({ owner }: { readonly owner: boolean }) {
  const words = useLobbyWords();
  const { table } = useAtTable();
  const mine = useTable((state) => state.mine);
  const [, go] = useLocation();
  const getUp = (): Promise<void> =>
    table.try(async () => {
      if (!confirm(owner ? words.cancelSure : words.leaveSure)) return;
      if (owner) await table.host.ask("cancel", { table: table.id });
      else for (const as of mine) await table.host.ask("leave", { table: table.id, as });
      go("/tables");
    });
  return (
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
  );
}
