import type { ClubLine, ClubsNow } from "@stormakt/protocol/people";
import { Link, useLocation } from "wouter";
import { Button } from "../../kit/button.tsx";
import { Shield } from "../../kit/marks.tsx";
import { Panel } from "../../kit/paper.tsx";
import css from "../friends/people.module.css";
import { ForMembers, PeoplePage, Waiting } from "../friends/people-page.tsx";
import { usePage } from "../friends/use-page.ts";
import { armsOf, useClubsWords } from "./clubs-data.ts";
import { ShieldChoice } from "./shield-choice.tsx";

/** One's clubs, those that invite, all others, and founding one. */
export function ClubsPage() {
  const words = useClubsWords();
  const [, go] = useLocation();
  const { now, said, act } = usePage<ClubsNow>("/api/clubs");
  if (now === null || now === "unknown") return <Waiting title={words.title} said={said} text={null} />;
  const others = now.all.filter(({ id }) => !now.mine.some((own) => own.id === id));
  const found = async (form: FormData): Promise<void> => {
    const asked = { name: form.get("name"), about: form.get("about"), shield: form.get("shield") };
    const made = await act<{ club: string }>("/api/clubs", "POST", asked, words.founded);
    if (made !== null) go(`/clubs/${made.club}`);
  };
  return (
    <PeoplePage title={words.title} said={said}>
      {now.invitations.length > 0 && (
        <Panel title={words.invitations}>
          <ul className={css.list}>
            {now.invitations.map((club) => (
              <li key={club.id}>
                <ClubLink {...club} said={words.invites(club.by, club.name)} />
                <span className={css.acts}>
                  <Button small look="ink" onClick={() => void act(`/api/clubs/${club.id}/join`, "POST", {}, words.joined)}>
                    {words.join}
                  </Button>
                  <Button small look="quiet" onClick={() => void act(`/api/clubs/${club.id}/invitation`, "DELETE")}>
                    {words.decline}
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {now.isMember && (
        <Panel title={words.mine}>
          {now.mine.length === 0 && <p>{words.none}</p>}
          <ul className={css.list}>
            {now.mine.map((club) => (
              <li key={club.id}>
                <ClubLink {...club} said={words.roles[club.role] ?? ""} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {(others.length > 0 || now.all.length === 0) && (
        <Panel title={words.all}>
          {now.all.length === 0 && <p>{words.noneAtAll}</p>}
          <ul className={css.list}>
            {others.map((club) => (
              <li key={club.id}>
                <ClubLink {...club} said={club.about} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {now.isMember ? <Founding found={found} /> : <ForMembers />}
    </PeoplePage>
  );
}
function Founding({ found }: { found(form: FormData): Promise<void> }) {
  const words = useClubsWords();
  return (
    <Panel title={words.found}>
      <p className="tiny muted">{words.foundHelp}</p>
      <form className={css.form} action={(form) => void found(form)}>
        <label>
          {words.name}
          <input name="name" required maxLength={40} autoComplete="off" className={css.text} />
        </label>
        <label>
          {words.about}
          <textarea name="about" maxLength={500} rows={2} className={css.text} />
        </label>
        <ShieldChoice value="azure-anchor" />
        <Button type="submit" look="ink">
          {words.found}
        </Button>
      </form>
    </Panel>
  );
}
interface LinkProps extends Omit<ClubLine, "about" | "members"> {
  readonly members?: number;
  readonly said: string;
}
export function ClubLink({ id, name, shield, members, said }: LinkProps) {
  const words = useClubsWords();
  return (
    <span className={css.who}>
      <Shield arms={armsOf(shield)} size={30} />
      <span>
        <Link href={`/clubs/${id}`}>{name}</Link>
        <small>{[members === undefined ? "" : words.members(members), said].filter(Boolean).join(" · ")}</small>
      </span>
    </span>
  );
}
