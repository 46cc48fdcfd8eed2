import { Client, overPort, overSocket } from "@stormakt/protocol/client";
import { useSyncExternalStore } from "react";

/** Where a table is kept: by the server, or by the host in a worker of this very page. Both speak the same protocol. */
export type Where = "online" | "here";

let online: Client | null = null;
let here: { readonly client: Client; readonly worker: Worker } | null = null;

/** The server's host. Asking for it opens the connection. */
export const onlineHost = (): Client => (online ??= connectOnline());
function connectOnline(): Client {
  const address = `${location.origin.replace(/^http/, "ws")}/live`;
  const client = new Client(overSocket(() => new WebSocket(address)));
  addEventListener("online", () => client.reconnect());
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) client.reconnect();
  });
  return client;
}
/** The host in a worker: bots and several people at one screen, without a network. */
export const hereHost = (): Client => hereWorker().client;
export function hereWorker(): { readonly client: Client; readonly worker: Worker } {
  if (here !== null) return here;
  const worker = new Worker(new URL("../offline/worker.ts", import.meta.url), { type: "module", name: "host" });
  // The protocol has a channel of its own, so that the worker can be asked for other things too.
  const { port1, port2 } = new MessageChannel();
  worker.postMessage({ protocol: port2 }, [port2]);
  here = { worker, client: new Client(overPort(port1)) };
  return here;
}
export const hostOf = (where: Where): Client => (where === "online" ? onlineHost() : hereHost());
/** Where a table is found. */
export const pathOf = (where: Where, table: string): string => `/${where === "online" ? "t" : "h"}/${table}`;

/** Whether the host can be reached just now. */
export const useLine = (client: Client) =>
  useSyncExternalStore(
    (listener) => client.subscribe(listener),
    () => client.line,
  );
