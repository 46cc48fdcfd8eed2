import { useRef, useState } from "react";
import { useLocation } from "wouter";
import { Button } from "../../kit/button.tsx";
import { Icon } from "../../kit/marks.tsx";
import { pathOf } from "../../link/index.ts";
import { useT } from "../../words/index.ts";
import { rememberTables } from "../my-tables-data.ts";

/** Opens the record of a finished game from a file: it becomes a table on this device that can be looked through. */
export function UploadRecord() {
  const t = useT();
  const [, go] = useLocation();
  const file = useRef<HTMLInputElement>(null);
  const [bad, setBad] = useState<string | null>(null);
  const open = async (chosen: File | undefined): Promise<void> => {
    if (chosen === undefined) return;
    setBad(null);
    try {
      const { importRecord } = await import("../../link/records.ts");
      const table = await importRecord(await chosen.text());
      rememberTables("here");
      go(pathOf("here", table));
    } catch (error) {
      setBad(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <span>
      <input
        ref={file}
        type="file"
        accept=".json,application/json"
        className="aloud"
        tabIndex={-1}
        aria-label={t.landing.upload}
        onChange={({ target }) => void open(target.files?.[0])}
      />
      <Button look="quiet" small onClick={() => file.current?.click()}>
        <Icon name="up" size={18} />
        {t.landing.upload}
      </Button>
      {bad !== null && <span role="alert">{t.landing.uploadBad(bad)}</span>}
    </span>
  );
}
