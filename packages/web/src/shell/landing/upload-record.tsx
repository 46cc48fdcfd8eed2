import { useRef, useState } from "react";
import { useLocation } from "wouter";
import { Button } from "../../kit/button.tsx";
import { Icon } from "../../kit/marks.tsx";
import { pathOf } from "../../link/index.ts";
import { useT } from "../../words/index.ts";
import { rememberTables } from "../my-tables-data.ts";

interface Bad {
  readonly says: string;
  /** What the rules find wrong with a record, in English whatever the page speaks. */
  readonly why: string | null;
}
/** Opens the record of a finished game from a file: it becomes a table on this device that can be looked through. */
export function UploadRecord() {
  const t = useT();
  const [, go] = useLocation();
  const file = useRef<HTMLInputElement>(null);
  const [bad, setBad] = useState<Bad | null>(null);
  const open = async (chosen: File | undefined): Promise<void> => {
    if (chosen === undefined) return;
    setBad(null);
    try {
      const { importRecord } = await import("../../link/records.ts");
      const text = await chosen.text();
      if (!isRecord(text)) {
        setBad({ says: t.landing.uploadOther, why: null });
        return;
      }
      const table = await importRecord(text);
      rememberTables("here");
      go(pathOf("here", table));
    } catch (error) {
      setBad({ says: t.landing.uploadBad, why: error instanceof Error ? error.message : String(error) });
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
      {bad !== null && (
        <span role="alert">
          {bad.says}
          {bad.why !== null && (
            <details>
              <summary>{t.broken.details}</summary>
              <span lang="en">{bad.why}</span>
            </details>
          )}
        </span>
      )}
    </span>
  );
}
/** Whether it is meant as a record at all. What is wrong with one that is meant so, the rules say. */
export function isRecord(text: string): boolean {
  try {
    const { game, moves } = JSON.parse(text) as { readonly game?: unknown; readonly moves?: unknown };
    return typeof game === "string" && Array.isArray(moves);
  } catch {
    return false;
  }
}
