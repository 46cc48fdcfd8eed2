/// <reference lib="webworker" />
import { readRequest } from "@stormakt/protocol";
import type { Opened } from "./hall.ts";
import { openHall, setPause } from "./hall.ts";
import { keepVisited } from "./keep-visited.ts";
import { BOTS_WORKER } from "./name.ts";
import type { House } from "./one-host.ts";
import { OneHost } from "./one-host.ts";
import type { Thought } from "./thinking.ts";
import { answerThought, stopThought, warmUp } from "./thinking.ts";

/** The host of this device: the same hall as the server's, over IndexedDB instead of a database. Or, under another name, its bots. */
const isBots = self.name === BOTS_WORKER;
let opened: Promise<Opened> | null = null;
/** In which window of this device it is, that is settled among them. */
const host = isBots
  ? null
  : new OneHost(
      async () => houseOf(await (opened = openHall())),
      "locks" in navigator ? navigator.locks : null,
      new BroadcastChannel("stormakt host"),
      () => crypto.randomUUID(),
    );

self.onmessage = ({ data }: MessageEvent<Message>) => {
  if (host === null) {
    if ("stop" in data) stopThought(data.stop);
    else if ("warm" in data) void warmUp(data.warm);
    else if ("id" in data) void answerThought(data, (answer) => self.postMessage(answer));
  } else if ("id" in data || "stop" in data) return;
  else if ("warm" in data) void host.settled.then(() => opened?.then(({ bots }) => bots.wake(data.warm)));
  else if ("keep" in data) void keepVisited().catch(() => {});
  else if ("pause" in data) setPause(data.pause);
  else if ("protocol" in data) void speak(host, data.protocol);
  else void answer(host, data);
};
type Message =
  | Thought
  | { readonly stop: number }
  | { readonly warm: string }
  | { readonly keep: true }
  | { readonly pause: { readonly least: number; readonly most: number } }
  | { readonly protocol: MessagePort }
  | { readonly port: MessagePort; readonly importRecord: string }
  | { readonly port: MessagePort; readonly removeTable: string };

/** What a page says goes to the host; nothing at all, where it has to connect anew. */
async function speak(to: OneHost, port: MessagePort): Promise<void> {
  const early: string[] = [];
  port.onmessage = ({ data }: MessageEvent<string>) => early.push(data);
  const line = await to.connect(
    (text) => port.postMessage(text),
    () => port.postMessage(null),
  );
  for (const text of early) line.receive(text);
  port.onmessage = ({ data }: MessageEvent<string>) => line.receive(data);
}
function houseOf({ hall, person, bots, keeper }: Opened): House {
  return {
    connect(tell) {
      const connection = hall.connect(person, tell);
      return {
        receive(text) {
          const read = readRequest(text);
          if ("request" in read) {
            // A table is about to be laid, or opened.
            if (read.request.do === "games" || read.request.do === "open") bots.wake();
            void connection.receive(read.request);
          } else tell(JSON.stringify({ re: read.id, error: read.error }));
        },
        close: () => connection.close(),
      };
    },
    async answer(question) {
      if ("importRecord" in question) {
        const { importRecord } = await import("./import-record.ts");
        return importRecord(hall, person, String(question.importRecord));
      }
      return "removeTable" in question ? keeper.remove(String(question.removeTable)) : undefined;
    },
  };
}
async function answer(to: OneHost, { port, ...question }: Extract<Message, { readonly port: MessagePort }>): Promise<void> {
  try {
    port.postMessage({ ok: await to.ask(question) });
  } catch (error) {
    port.postMessage({ error: error instanceof Error ? error.message : String(error) });
  }
}
