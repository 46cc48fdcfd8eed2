import { useState } from "react";
import { Button } from "../../kit/button.tsx";
import { fetchJson } from "../../link/report-host.ts";
import { useSettings } from "../../settings.ts";
import css from "./me.module.css";
import { useMeWords } from "./me-data.ts";
import type { Part } from "./me-page.tsx";

/** Asks for an address, to which a link is sent: to confirm that it is one's own, or to come in by. */
export function LinkByMail({ from, act }: Pick<Part, "act"> & { readonly from: "/api/me/mail" | "/api/session/mail" }) {
  const words = useMeWords();
  const language = useSettings((settings) => settings.language);
  const [isSent, setSent] = useState(false);
  const sendLink = async (form: FormData): Promise<void> => {
    setSent(await act(() => fetchJson(from, "POST", { address: form.get("address") ?? "", language })));
  };
  return (
    <>
      <form className={css.form} action={(form) => void sendLink(form)}>
        <label>
          {words.address}
          <input name="address" type="email" required autoComplete="email" className={css.text} />
        </label>
        <Button type="submit">{words.sendLink}</Button>
      </form>
      {isSent && <p role="status">{words.linkSent}</p>}
    </>
  );
}
