// @vitest-environment happy-dom

import { act } from "react";
import type { Root } from "react-dom/client";
import { createRoot } from "react-dom/client";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { useSettings } from "../../src/settings.ts";
import { fetchShell } from "../../src/words/spoken.ts";
import { stubPage, until } from "./table/page.tsx";

const WHY = "move 3: seat 1 may not do that";
vi.mock("../../src/link/index.ts", () => ({ pathOf: () => "/" }));
vi.mock("../../src/link/records.ts", () => ({
  importRecord: async () => {
    throw new Error(WHY);
  },
}));
let root: Root | null = null;
beforeAll(async () => {
  stubPage();
  await Promise.all([fetchShell("en"), fetchShell("sv"), fetchShell("de")]);
});
afterEach(async () => {
  await act(async () => root?.unmount());
});
/** The alert about a file, and what stands behind it. */
async function refusalOf(text: string): Promise<{ readonly says: string; readonly why: string | null }> {
  const { UploadRecord } = await import("../../src/shell/landing/upload-record.tsx");
  root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () => root?.render(<UploadRecord />));
  const input = document.querySelector("input");
  if (input === null) throw new Error("there is nothing to lay a file in");
  Object.defineProperty(input, "files", { value: [new File([text], "game.json")] });
  await act(async () => input.dispatchEvent(new Event("change", { bubbles: true })));
  await until(() => document.querySelector("[role=alert]") !== null);
  const alert = document.querySelector("[role=alert]");
  return { says: alert?.firstChild?.textContent ?? "", why: alert?.querySelector("details [lang=en]")?.textContent ?? null };
}

it.each([
  ["en", "This file is a record of a game, but it cannot be opened."],
  ["sv", "Filen är ett protokoll från ett spel men kan inte öppnas."],
  ["de", "Diese Datei ist die Aufzeichnung einer Partie, lässt sich aber nicht öffnen."],
] as const)(
  "a record that cannot be played is refused in the reader's language, and its fault stands behind: %s",
  async (language, says) => {
    useSettings.setState({ language });
    expect(await refusalOf('{ "game": "vasa-regalis", "moves": [] }')).toEqual({ says, why: WHY });
  },
);
it("what is no record at all has no more to say", async () => {
  useSettings.setState({ language: "en" });
  expect(await refusalOf("a letter")).toEqual({ says: "This file is not a record of a game.", why: null });
});
