import { useState } from "react";
import { Button } from "../../kit/button.tsx";
import { Dialog } from "../../kit/dialog.tsx";
import { clientVersion, lastErrors } from "../../link/errors.ts";
import { fetchJson } from "../../link/report-host.ts";
import { useT } from "../../words/index.ts";
import { useAs, useAtTable } from "./context.ts";
import css from "./report-dialog.module.css";

/** Something is wrong at this table: said to whoever runs the server, with the game as this seat sees it. */
export function ReportDialog({ onClose }: { onClose(): void }) {
  const t = useT();
  const { table } = useAtTable();
  const as = useAs();
  const [text, setText] = useState("");
  const [step, setStep] = useState<"writing" | "busy" | "sent">("writing");
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (): Promise<void> => {
    setStep("busy");
    setFailure(null);
    try {
      await fetchJson("/api/reports", "POST", { table: table.id, as, text: text.trim(), version: clientVersion(), errors: lastErrors() });
      setStep("sent");
    } catch (error) {
      setStep("writing");
      setFailure((error as { failure?: { code: string } }).failure?.code ?? "offline");
    }
  };
  return (
    <Dialog title={t.report.open} open onClose={onClose}>
      {step === "sent" ? (
        <p role="status">{t.report.sent}</p>
      ) : (
        <form
          className={css.form}
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <p className="tiny muted">{t.report.help}</p>
          <label>
            <span>{t.report.what}</span>
            <textarea value={text} maxLength={2000} rows={5} required onChange={({ target }) => setText(target.value)} />
          </label>
          {failure !== null && <p role="alert">{t.failures[failure] ?? t.failures["broken"]}</p>}
          <Button look="wax" type="submit" disabled={step === "busy" || text.trim() === ""}>
            {t.report.send}
          </Button>
        </form>
      )}
    </Dialog>
  );
}
