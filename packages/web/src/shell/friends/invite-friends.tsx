import type { FriendsNow } from "@stormakt/protocol/people";
import { useEffect, useState } from "react";
import { Button } from "../../kit/button.tsx";
import { fetchJson } from "../../link/report-host.ts";
import { useFriendsWords } from "./friends-data.ts";
import css from "./people.module.css";

/** In the waiting room: friends who can be asked to come. Whoever has none sees nothing of it. */
export function InviteFriends({ table, seated }: { readonly table: string; readonly seated: readonly (string | null)[] }) {
  const words = useFriendsWords();
  const [friends, setFriends] = useState<FriendsNow["friends"]>([]);
  const [asked, setAsked] = useState<readonly string[]>([]);
  const [said, setSaid] = useState("");
  useEffect(() => {
    fetchJson<FriendsNow>("/api/friends").then(
      (now) => setFriends(now.friends),
      () => {},
    );
  }, []);
  const invite = async (id: string): Promise<void> => {
    try {
      await fetchJson(`/api/tables/${table}/invitations`, "POST", { person: id });
      setAsked((known) => [...known, id]);
      setSaid(words.invited);
    } catch {
      setSaid(words.failed);
    }
  };
  const missing = friends.filter(({ id }) => !seated.includes(id));
  if (missing.length === 0) return null;
  return (
    <section aria-labelledby="invite-friends">
      <h3 id="invite-friends">{words.inviteTitle}</h3>
      <ul className={css.list}>
        {missing.map(({ id, name }) => (
          <li key={id}>
            <span>{name}</span>
            {asked.includes(id) ? (
              <span>{words.invited}</span>
            ) : (
              <Button small aria-label={`${words.invite}: ${name}`} onClick={() => void invite(id)}>
                {words.invite}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p className="aloud" role="status">
        {said}
      </p>
    </section>
  );
}
