import { useEffect, useState } from "react";
import { comeIn } from "../../link/index.ts";
import { fetchJson } from "../../link/report-host.ts";
import { useFriendsWords } from "./friends-data.ts";
import { Waiting } from "./people-page.tsx";

/** Where the way to a private table leads: whoever may come is given at `at` what lets them in, and goes on to the table. */
export function Invited({ table, at }: { readonly table: string; readonly at: string }) {
  const words = useFriendsWords();
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    comeIn()
      .then(() => fetchJson<{ invite: string }>(at))
      .then(
        // The address is read anew, with its secret, as that of any invitation.
        ({ invite }) => location.replace(`/t/${table}#${invite}`),
        () => setGone(true),
      );
  }, [table, at]);
  return <Waiting title={words.invitations} said="" text={isGone ? words.gone : null} />;
}
