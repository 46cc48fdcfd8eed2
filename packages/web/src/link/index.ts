import type { Person } from "@stormakt/protocol";
import type { OpenWire } from "@stormakt/protocol/client";
import { Client, liveAddress } from "@stormakt/protocol/client";
import { useSyncExternalStore } from "react";
import { create } from "zustand";
import { onTryAgain } from "../kit/lazily.tsx";
import { useSettings } from "../settings.ts";
import { hostAddress } from "./host-address.ts";
import { namesOf } from "./names.ts";
import { tellNotice } from "./notice.ts";
import { fetchJson, reportHost } from "./report-host.ts";
import { meetOtherVersion, settleVersion } from "./version.ts";

/**
 * Where a table is kept: by the server, or by the host in a worker of this very page; or it is a report that an admin looks into, or that
 * of a lesson, which is kept nowhere. All speak the same protocol.
 */
export type Where = "online" | "here" | "report" | "lesson";

/** Milliseconds bots wait before they answer, so that people can follow. */
const AT_EASE = { least: 450, most: 900 };
const AT_ONCE = { least: 20, most: 40 };

let online: Client | null = null;
let here: Host | null = null;
let lessons: Client | null = null;

/** The server's host. Asking for it opens the connection. */
export const onlineHost = (): Client => (online ??= connectOnline());
function connectOnline(): Client {
  const client = new Client(asGuest, namesOf);
  client.subscribe(() => {
    tellNotice(client.notice);
    if (client.line === "outdated") meetOtherVersion();
    else if (client.person !== null) settleVersion();
  });
  addEventListener("online", () => client.reconnect());
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) client.reconnect();
  });
  return client;
}
/** Comes in as a guest, by a cookie that scripts cannot read; whoever is in already stays who they are. */
export async function comeIn(): Promise<void> {
  const name = useSettings.getState().name.trim();
  const { person } = await fetchJson<{ person: Person }>("/api/session", "POST", name === "" ? {} : { name });
  // Whoever came without a name and has taken one since goes by it. Where that is refused, without.
  if (person.name === "" && name !== "") await fetchJson("/api/session", "PATCH", { name }).catch(() => {});
}
/** Comes in, then opens the socket. */
const asGuest: OpenWire = (listener) => {
  let socket: WebSocket | null = null;
  let isClosed = false;
  const open = async (): Promise<void> => {
    await comeIn();
    if (isClosed) return;
    socket = new WebSocket(liveAddress(location.origin));
    socket.onopen = () => listener.opened();
    socket.onmessage = ({ data }) => listener.text(String(data));
    socket.onclose = () => listener.closed();
  };
  open().catch(() => listener.closed());
  return {
    send: (text) => socket?.send(text),
    close: () => {
      isClosed = true;
      socket?.close();
    },
  };
};
/** The host in a worker: bots and several people at one screen, without a network. */
export const hereHost = (): Client => hereWorker().client;
export const hereWorker = (): Host => (here ??= openWorker(hostAddress));
/** Somebody is about to lay a table of this game: its bots may get ready. */
export const warmUp = (game: string): void => hereWorker().worker.postMessage({ warm: game });
/** Whether the host of this device could not be started. */
export const useHostLost = create<{ readonly lost: boolean }>(() => ({ lost: false }));
const TOLD = 3000;
onTryAgain(() => useHostLost.setState({ lost: false }));
/** What this device's host has fetched is kept for when there is no network; where none was started there is nothing to keep. */
export const keepHost = (): void => here?.worker.postMessage({ keep: true });
interface Host {
  readonly client: Client;
  readonly worker: Worker;
}
function openWorker(address: string): Host {
  const worker = new Worker(address, { type: "module", name: "host" });
  // A script that does not come says nothing more than that; the next attempt starts afresh.
  worker.addEventListener("error", (event) => {
    if (event instanceof ErrorEvent && event.message !== "") return;
    here = null;
    useHostLost.setState({ lost: true });
    // Once it has been told it is forgotten, so that another page tries again by itself.
    setTimeout(() => useHostLost.setState({ lost: false }), TOLD);
  });
  const tellPause = (): void => worker.postMessage({ pause: useSettings.getState().motion === "instant" ? AT_ONCE : AT_EASE });
  tellPause();
  useSettings.subscribe(tellPause);
  return { worker, client: new Client(overWorker(worker), namesOf) };
}
/** The protocol has a channel of its own, so that the worker can be asked for other things too. Nothing on it: the host is another now. */
const overWorker =
  (worker: Worker, says: object = {}): OpenWire =>
  (listener) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<string | null>) => {
      if (data !== null) return listener.text(data);
      port1.close();
      listener.closed();
    };
    worker.postMessage({ protocol: port2, ...says }, [port2]);
    listener.opened();
    return { send: (text) => port1.postMessage(text), close: () => port1.close() };
  };
/** The host of lessons, in the same worker. */
const lessonHost = (): Client => (lessons ??= new Client(overWorker(hereWorker().worker, { learns: true }), namesOf));
const HOSTS: Readonly<Record<Where, () => Client>> = { online: onlineHost, here: hereHost, report: reportHost, lesson: lessonHost };
export const hostOf = (where: Where): Client => HOSTS[where]();
/** Where a table is found. */
export const pathOf = (where: Where, table: string): string => `/${where === "online" ? "t" : "h"}/${table}`;

/** Whether the host can be reached just now. */
export const useLine = (client: Client) =>
  useSyncExternalStore(
    (listener) => client.subscribe(listener),
    () => client.line,
  );
