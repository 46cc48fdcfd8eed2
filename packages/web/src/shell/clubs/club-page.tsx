import type { ClubNow, Inside } from "@stormakt/protocol/people";
import { localeOf } from "@stormakt/words";
import { useEffect, useState } from "react";
import { Button, LinkButton } from "../../kit/button.tsx";
import { Shield } from "../../kit/marks.tsx";
import { Panel } from "../../kit/paper.tsx";
import { invitationTo } from "../../link/invitation.ts";
import { useSettings } from "../../settings.ts";
import css from "../friends/people.module.css";
import { ForMembers, PeoplePage, Waiting } from "../friends/people-page.tsx";
import type { PageNow } from "../friends/use-page.ts";
import { usePage } from "../friends/use-page.ts";
import { ClubMembers, Edit, Invite } from "./club-people.tsx";
import { ClubPast, ClubTables } from "./club-tables.tsx";
import { armsOf, useClubsWords } from "./clubs-data.ts";
import { Seasons } from "./seasons.tsx";

/** What every part of the page is given. */
export interface ClubPart {
  readonly club: ClubNow;
  readonly inside: Inside;
  /** Whether one may keep the club. */
  readonly keeps: boolean;
  readonly act: PageNow<ClubNow>["act"];
}

/** A club: what everybody may know of it, and, for its members, all else. */
export function ClubPage({ id }: { readonly id: string }) {
  const words = useClubsWords();
  const language = useSettings((settings) => settings.language);
  const { now, said, act } = usePage<ClubNow>(`/api/clubs/${id}`);
  const [key] = useState(() => invitationTo(id));
  // What lets people in stands after `#`; it is not left in the history once it was read. Not while drawing: React may begin that anew.
  useEffect(() => {
    if (key !== undefined && location.hash !== "") history.replaceState(null, "", location.pathname);
  }, [key]);
  if (now === null || now === "unknown") return <Waiting title={words.title} said={said} text={now === "unknown" ? words.gone : null} />;
  const { inside, role } = now;
  const keeps = role === "founder" || role === "steward";
  const since = new Intl.DateTimeFormat(localeOf(language), { dateStyle: "long" }).format(now.founded);
  const close = (): void => {
    if (confirm(words.closeSure)) void act("/api/admin/acts", "POST", { act: "close-club", club: id });
  };
  return (
    <PeoplePage title={now.name} said={said}>
      <Panel title={now.name}>
        <div className={css.head}>
          <Shield arms={armsOf(now.shield)} size={72} />
          <div>
            <p>{now.about}</p>
            <p className="tiny muted">
              {[words.members(now.count), words.since(since), role === null ? "" : (words.roles[role] ?? "")].filter(Boolean).join(" · ")}
            </p>
          </div>
        </div>
        {role === null && (now.isInvited || key !== undefined) && now.isMember && (
          <Button look="wax" onClick={() => void act(`/api/clubs/${id}/join`, "POST", { key }, words.joined)}>
            {words.join}
          </Button>
        )}
        {role === null && !now.isInvited && key === undefined && <p>{words.outside}</p>}
        {now.isAdmin && (
          <Button small look="quiet" onClick={close}>
            {words.close}
          </Button>
        )}
      </Panel>
      {!now.isMember && <ForMembers />}
      {inside !== undefined && <InsideClub club={now} inside={inside} keeps={keeps} act={act} />}
    </PeoplePage>
  );
}
function InsideClub(part: ClubPart) {
  const words = useClubsWords();
  const { club, inside, keeps } = part;
  return (
    <>
      <Panel title={words.board}>
        <p>{inside.board || words.boardEmpty}</p>
        <LinkButton href="/tournaments">{words.tournaments}</LinkButton>
      </Panel>
      <ClubTables {...part} />
      <Seasons {...part} />
      <ClubPast {...part} />
      <ClubMembers {...part} />
      {keeps && <Invite key={`invite ${club.id}`} {...part} />}
      {keeps && <Edit {...part} />}
    </>
  );
}
