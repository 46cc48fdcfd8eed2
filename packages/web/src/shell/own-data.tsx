import { useState } from "react";
import { Button } from "../kit/button.tsx";
import { fetchJson } from "../link/report-host.ts";
import { useT } from "../words/index.ts";
import css from "./own-data.module.css";

/** What the server keeps of this person: to be had, and to be forgotten. */
export function OwnData({ bare = false }: { readonly bare?: boolean }) {
  const t = useT();
  const [step, setStep] = useState<"closed" | "sure" | "busy" | "done" | "failed">("closed");
  const erase = async (): Promise<void> => {
    setStep("busy");
    try {
      await fetchJson("/api/me", "DELETE");
      setStep("done");
      location.assign("/");
    } catch {
      setStep("failed");
    }
  };
  return (
    <section className={css.own}>
      {!bare && <h3>{t.self.title}</h3>}
      <p className="tiny muted">{t.self.help}</p>
      {step === "sure" && <p role="alert">{t.self.eraseHelp}</p>}
      {step === "done" && <p role="status">{t.self.erased}</p>}
      {step === "failed" && <p role="alert">{t.failures["offline"]}</p>}
      <div className={css.acts}>
        <a href="/api/me/data" download="stormakt-my-data.json">
          {t.self.download}
        </a>
        {step === "sure" ? (
          <>
            <Button look="wax" small onClick={() => void erase()}>
              {t.self.erase}
            </Button>
            <Button small onClick={() => setStep("closed")}>
              {t.cancel}
            </Button>
          </>
        ) : (
          <Button look="quiet" small disabled={step === "busy" || step === "done"} onClick={() => setStep("sure")}>
            {t.self.erase} …
          </Button>
        )}
      </div>
    </section>
  );
}
