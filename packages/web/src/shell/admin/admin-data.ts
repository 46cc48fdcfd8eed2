import { secretIn } from "@stormakt/protocol/links";
import { useCallback, useEffect, useState } from "react";
import { onlineHost } from "../../link/index.ts";
import { fetchJson } from "../../link/report-host.ts";

/** What the server tells an admin. */
export interface HouseNow {
  readonly at: number;
  readonly here: readonly {
    readonly person: string;
    readonly name: string;
    readonly net: string;
    readonly since: number;
    readonly tables: readonly string[];
  }[];
  readonly tables: {
    readonly counts: Readonly<Record<string, number>>;
    readonly open: readonly {
      readonly id: string;
      readonly name: string;
      readonly game: string;
      readonly status: string;
      readonly since: number;
      readonly seats: readonly { readonly name: string | null; readonly bot: string | null }[];
    }[];
  };
  readonly problems: readonly { readonly at: number; readonly node: string; readonly what: string; readonly detail: string }[];
  readonly bans: readonly {
    readonly id: string;
    readonly person: string | null;
    readonly range: string | null;
    readonly why: string;
    readonly until: number | null;
  }[];
  readonly mutes: readonly { readonly person: string; readonly why: string; readonly until: number | null }[];
  readonly acts: readonly { readonly n: number; readonly at: number; readonly by: string; readonly act: string; readonly body: object }[];
  readonly admins: readonly { readonly person: string; readonly name: string | null; readonly since: number }[];
  readonly reports: readonly {
    readonly id: string;
    readonly at: number;
    readonly table: string;
    readonly text: string;
    readonly status: string;
  }[];
  readonly notice: { readonly text: string; readonly restart: number | null } | null;
}
type State = { readonly house: HouseNow } | "opening" | "nobody" | "used-up";

/** Uses a one-time link up where the page was opened by one, then shows the house and keeps looking. */
export function useHouse(): { readonly state: State; act(body: object): Promise<void>; readonly failed: boolean } {
  const [state, setState] = useState<State>("opening");
  const [failed, setFailed] = useState(false);
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
      const key = secretIn(location.hash);
      if (key !== null) {
        history.replaceState(null, "", "/admin");
        await fetchJson("/api/admin/key", "POST", { key }).catch(() => setState("used-up"));
      }
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
  const act = async (body: object): Promise<void> => {
    setFailed(false);
    try {
      await fetchJson("/api/admin/acts", "POST", body);
    } catch {
      setFailed(true);
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
