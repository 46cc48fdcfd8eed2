import type { FriendsNow, Known } from "@stormakt/protocol/people";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { Button, LinkButton } from "../../kit/button.tsx";
import { Panel } from "../../kit/paper.tsx";
import { pathOf } from "../../link/index.ts";
import { useT } from "../../words/index.ts";
import { useFriendsWords } from "./friends-data.ts";
import css from "./people.module.css";
import { ForMembers, PeoplePage, Waiting } from "./people-page.tsx";
import { usePage } from "./use-page.ts";

/** Who knows whom, where they are, and who asks for what. */
export function FriendsPage() {
  const words = useFriendsWords();
  const { now, said, act } = usePage<FriendsNow>("/api/friends");
  if (now === null || now === "unknown") return <Waiting title={words.title} said={said} text={null} />;
  if (!now.isMember)
    return (
      <PeoplePage title={words.title} said={said}>
        <ForMembers />
      </PeoplePage>
    );
  const block = ({ id, name }: Known): void => {
    if (confirm(words.blockSure(name))) void act(`/api/friends/${id}/block`, "PUT", { blocked: true });
  };
  return (
    <PeoplePage title={words.title} said={said}>
      {now.invitations.length > 0 && <Invitations invitations={now.invitations} act={act} />}
      <People title={words.asks} among={now.asks}>
        {(one) => (
          <>
            <Button small look="ink" onClick={() => void act(`/api/friends/${one.id}/answer`, "POST", { accept: true })}>
              {words.accept}
            </Button>
            <Button small onClick={() => void act(`/api/friends/${one.id}/answer`, "POST", { accept: false })}>
              {words.decline}
            </Button>
            <Button small look="quiet" onClick={() => block(one)}>
              {words.block}
            </Button>
          </>
        )}
      </People>
      <Friends friends={now.friends} act={act} block={block} />
      <Panel title={words.askTitle}>
        <form className={css.line} action={(form) => void act("/api/friends", "POST", { name: form.get("name") ?? "" }, words.sent)}>
          <label>
            {words.name}
            <input name="name" required maxLength={40} autoComplete="off" className={css.text} />
          </label>
          <Button type="submit" look="ink">
            {words.ask}
          </Button>
        </form>
      </Panel>
      <People title={words.asked} among={now.asked}>
        {({ id, name }) => (
          <Button small look="quiet" aria-label={`${words.withdraw}: ${name}`} onClick={() => void act(`/api/friends/${id}`, "DELETE")}>
            {words.withdraw}
          </Button>
        )}
      </People>
      <People title={words.blocked} among={now.blocked}>
        {({ id, name }) => (
          <Button
            small
            look="quiet"
            aria-label={`${words.unblock}: ${name}`}
            onClick={() => void act(`/api/friends/${id}/block`, "PUT", { blocked: false })}
          >
            {words.unblock}
          </Button>
        )}
      </People>
    </PeoplePage>
  );
}
type Act = ReturnType<typeof usePage<FriendsNow>>["act"];
interface InvitationsProps {
  readonly invitations: FriendsNow["invitations"];
  readonly act: Act;
}
/** Who asks one to which table. */
function Invitations({ invitations, act }: InvitationsProps) {
  const t = useT();
  const words = useFriendsWords();
  return (
    <Panel title={words.invitations}>
      <ul className={css.list}>
        {invitations.map(({ table, game, by }) => {
          const says = words.invites(by.name, t.games[game]?.title ?? game);
          return (
            <li key={`${table} ${by.id}`}>
              <span>{says}</span>
              <span className={css.acts}>
                <LinkButton small look="ink" href={`/invited/${table}`} aria-label={`${words.come}: ${says}`}>
                  {words.come}
                </LinkButton>
                <Button small look="quiet" onClick={() => void act(`/api/invitations/${table}`, "DELETE")}>
                  {words.decline}
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
interface FriendsProps {
  readonly friends: FriendsNow["friends"];
  readonly act: Act;
  block(one: Known): void;
}
/** Friends, and the tables they sit at. */
function Friends({ friends, act, block }: FriendsProps) {
  const t = useT();
  const words = useFriendsWords();
  return (
    <Panel title={words.title}>
      {friends.length === 0 && <p>{words.none}</p>}
      <ul className={css.list}>
        {friends.map(({ id, name, tables }) => (
          <li key={id}>
            <span>
              <Link href={`/people/${id}`}>{name}</Link>
              {tables.length === 0 && <small>{words.notAtTable}</small>}
              {tables.map((table) => (
                <small key={table.id}>
                  <Link href={pathOf("online", table.id)}>{table.name || words.at(t.games[table.game]?.title ?? table.game)}</Link>
                  {table.isHere && ` · ${words.here}`}
                  {table.free > 0 && ` · ${words.freeChairs(table.free)}`}
                </small>
              ))}
            </span>
            <span className={css.acts}>
              <Button
                small
                look="quiet"
                aria-label={`${words.remove}: ${name}`}
                onClick={() => confirm(words.removeSure(name)) && void act(`/api/friends/${id}`, "DELETE")}
              >
                {words.remove}
              </Button>
              <Button small look="quiet" aria-label={`${words.block}: ${name}`} onClick={() => block({ id, name })}>
                {words.block}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
interface PeopleProps {
  readonly title: string;
  readonly among: readonly Known[];
  readonly children: (one: Known) => ReactNode;
}
/** Some people, with what can be done about each; nothing where there are none. */
function People({ title, among, children }: PeopleProps) {
  if (among.length === 0) return null;
  return (
    <Panel title={title}>
      <ul className={css.list}>
        {among.map((one) => (
          <li key={one.id}>
            <Link href={`/people/${one.id}`}>{one.name}</Link>
            <span className={css.acts}>{children(one)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
