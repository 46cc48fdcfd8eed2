import type { ClubMember } from "@stormakt/protocol/people";
import { localeOf } from "@stormakt/words";
import { useState } from "react";
import { Link, useLocation } from "wouter";
import { Button } from "../../kit/button.tsx";
import { Panel } from "../../kit/paper.tsx";
import { fetchJson } from "../../link/report-host.ts";
import { useSettings } from "../../settings.ts";
import css from "../friends/people.module.css";
import { CopyLink } from "../table/share.tsx";
import type { ClubPart } from "./club-page.tsx";
import { useClubsWords } from "./clubs-data.ts";
import { ShieldChoice } from "./shield-choice.tsx";

/** Who is in the club, and what the founder and stewards may do about it. */
export function ClubMembers({ club, inside, act }: ClubPart) {
  const words = useClubsWords();
  const [, go] = useLocation();
  const language = useSettings((settings) => settings.language);
  const dates = new Intl.DateTimeFormat(localeOf(language), { dateStyle: "medium" });
  const at = (id: string): string => `/api/clubs/${club.id}/members/${id}`;
  const put = (id: string, role: string): void => void act(at(id), "PUT", { role });
  const leave = async (): Promise<void> => {
    if (confirm(words.leaveSure) && (await act(at(club.you), "DELETE")) !== null) go("/clubs");
  };
  const dissolve = async (): Promise<void> => {
    if (confirm(words.dissolveSure) && (await act(`/api/clubs/${club.id}`, "DELETE")) !== null) go("/clubs");
  };
  const maySend = ({ role }: ClubMember): boolean => club.role === "founder" || (club.role === "steward" && role === "member");
  return (
    <Panel title={words.membersTitle} aside={inside.members.length}>
      <ul className={css.list}>
        {inside.members.map((one) => (
          <li key={one.id}>
            <span>
              <Link href={`/people/${one.id}`}>{one.name}</Link>
              <small>
                {words.roles[one.role]} · {words.since(dates.format(one.since))}
              </small>
            </span>
            {one.role !== "founder" && (
              <span className={css.acts}>
                {club.role === "founder" && (
                  <>
                    <Button
                      small
                      look="quiet"
                      aria-label={`${one.role === "steward" ? words.makeMember : words.makeSteward}: ${one.name}`}
                      onClick={() => put(one.id, one.role === "steward" ? "member" : "steward")}
                    >
                      {one.role === "steward" ? words.makeMember : words.makeSteward}
                    </Button>
                    <Button
                      small
                      look="quiet"
                      aria-label={`${words.handOver}: ${one.name}`}
                      onClick={() => confirm(words.handOverSure(one.name)) && put(one.id, "founder")}
                    >
                      {words.handOver}
                    </Button>
                  </>
                )}
                {maySend(one) && (
                  <Button
                    small
                    look="quiet"
                    aria-label={`${words.sendAway}: ${one.name}`}
                    onClick={() => confirm(words.sendAwaySure(one.name)) && void act(at(one.id), "DELETE")}
                  >
                    {words.sendAway}
                  </Button>
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
      <div className={css.acts}>
        {club.role === "founder" ? (
          <Button look="quiet" onClick={() => void dissolve()}>
            {words.dissolve}
          </Button>
        ) : (
          <Button look="quiet" onClick={() => void leave()}>
            {words.leave}
          </Button>
        )}
      </div>
    </Panel>
  );
}
/** By name, or by a link whose secret stands after `#`. */
export function Invite({ club, act }: ClubPart) {
  const words = useClubsWords();
  const [link, setLink] = useState<string | null>(null);
  const newLink = async (): Promise<void> => {
    const { key } = await fetchJson<{ key: string }>(`/api/clubs/${club.id}/link`, "POST", {});
    setLink(`${location.origin}/clubs/${club.id}#${key}`);
  };
  return (
    <Panel title={words.invite}>
      <p className="tiny muted">{words.inviteHelp}</p>
      <form
        className={css.line}
        action={(form) => void act(`/api/clubs/${club.id}/invitations`, "POST", { name: form.get("name") ?? "" }, words.invited)}
      >
        <label>
          {words.memberName}
          <input name="name" required maxLength={40} autoComplete="off" className={css.text} />
        </label>
        <Button type="submit">{words.invite}</Button>
      </form>
      {link === null ? <Button onClick={() => void newLink().catch(() => {})}>{words.newLink}</Button> : <CopyLink link={link} />}
    </Panel>
  );
}
/** What stands on the board, what the club is about, and its shield. */
export function Edit({ club, inside, act }: ClubPart) {
  const words = useClubsWords();
  const change = (form: FormData): void =>
    void act(`/api/clubs/${club.id}`, "PUT", { board: form.get("board"), about: form.get("about"), shield: form.get("shield") });
  return (
    <Panel title={words.edit}>
      <form className={css.form} action={change}>
        <label>
          {words.board}
          <textarea name="board" maxLength={300} rows={2} defaultValue={inside.board} className={css.text} />
        </label>
        <label>
          {words.about}
          <textarea name="about" maxLength={500} rows={2} defaultValue={club.about} className={css.text} />
        </label>
        <ShieldChoice value={club.shield} />
        <Button type="submit">{words.keep}</Button>
      </form>
    </Panel>
  );
}
