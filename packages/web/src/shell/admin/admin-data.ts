import type { Failure } from "@stormakt/protocol";
import type { HouseNow } from "@stormakt/protocol/people";
import { useCallback, useEffect, useState } from "react";
import { onlineHost } from "../../link/index.ts";
import { fetchJson } from "../../link/report-host.ts";
import { takeSecret } from "../../link/take-secret.ts";

/** What an admin asks for: the server reads the rest. */
export type HouseAct = { readonly act: string } & Readonly<Record<string, unknown>>;
/** What could not be done, and whether because what it is about is not there. */
interface Failed {
  readonly act: string;
  readonly isMissing: boolean;
}
type State = { readonly house: HouseNow } | "opening" | "nobody" | "used-up";

/** Uses a one-time link up where the page was opened by one, then shows the house and keeps looking. */
export function useHouse(): { readonly state: State; act(body: HouseAct): Promise<void>; readonly failed: Failed | null } {
  const [state, setState] = useState<State>("opening");
  const [failed, setFailed] = useState<Failed | null>(null);
  const look = useCallback(async (): Promise<void> => {
    try {
      setState({ house: await fetchJson<HouseNow>("/api/admin") });
    } catch {
      setState((before) => (typeof before === "object" ? before : "nobody"));
    }
  }, []);
  useEffect(() => {
    let isLeft = false;
    const open = async (): Promise<void> => {
      await asGuest();
      const key = takeSecret();
      if (key !== null) await fetchJson("/api/admin/key", "POST", { key }).catch(() => setState("used-up"));
      if (!isLeft)
        await fetchJson<HouseNow>("/api/admin").then(
          (house) => setState({ house }),
          () => setState((before) => (before === "used-up" ? before : "nobody")),
        );
    };
    void open();
    const timer = setInterval(() => void look(), 5_000);
    return () => {
      isLeft = true;
      clearInterval(timer);
    };
  }, [look]);
  const act = async (body: HouseAct): Promise<void> => {
    setFailed(null);
    try {
      await fetchJson("/api/admin/acts", "POST", body);
    } catch (error) {
      const { failure } = error as { failure?: Failure };
      setFailed({ act: body.act, isMissing: failure?.code === "not-found" });
    }
    await look();
  };
  return { state, act, failed };
}
/** The session is made by the connection. */
function asGuest(): Promise<void> {
  const host = onlineHost();
  return new Promise((resolve) => {
    if (host.person !== null) return resolve();
    const stop = host.subscribe(() => {
      if (host.person === null) return;
      stop();
      resolve();
    });
  });
}
