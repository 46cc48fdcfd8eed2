import { tableLink } from "@stormakt/protocol/links";
import { useState } from "react";
import { Button } from "../../kit/button.tsx";
import { Dialog } from "../../kit/dialog.tsx";
import { Icon } from "../../kit/marks.tsx";
import { invitationTo } from "../../link/invitation.ts";
import { useT } from "../../words/index.ts";
import { useAtTable } from "./context.ts";
import css from "./share.module.css";

/** A link in full, and a button that copies it. */
export function CopyLink({ link }: { readonly link: string }) {
  const t = useT();
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
      setTimeout(() => setCopied(false), 2500);
    } catch {
      // Without leave to write to the clipboard the link can still be marked by hand.
    }
  };
  return (
    <div className={css.copy}>
      <input readOnly value={link} aria-label={t.table.share} onFocus={({ target }) => target.select()} />
      <Button look="brass" onClick={() => void copy()}>
        <Icon name={copied ? "check" : "link"} size={18} />
        {copied ? t.table.copied : t.table.copy}
      </Button>
      <span className="aloud" role="status">
        {copied ? t.table.copied : ""}
      </span>
    </div>
  );
}
/** Invites others to watch, or to look at the finished game. */
export function ShareButton() {
  const t = useT();
  const { table } = useAtTable();
  const [link, setLink] = useState<string | null>(null);
  const open = async (): Promise<void> => {
    try {
      const invite = invitationTo(table.id) ?? (await table.host.ask("invite", { table: table.id })).invite;
      setLink(tableLink(location.origin, table.id, invite, table.state.info?.game));
    } catch {
      setLink(tableLink(location.origin, table.id, null, table.state.info?.game));
    }
  };
  return (
    <>
      <Button look="quiet" small onClick={() => void open()} aria-label={t.table.share}>
        <Icon name="link" />
      </Button>
      {link !== null && (
        <Dialog title={t.table.share} open onClose={() => setLink(null)}>
          <p>{t.table.gatherHelp}</p>
          <CopyLink link={link} />
        </Dialog>
      )}
    </>
  );
}
