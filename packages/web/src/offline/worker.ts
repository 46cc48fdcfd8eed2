/// <reference lib="webworker" />
import { readRequest } from "@stormakt/protocol";
import type { Opened } from "./hall.ts";
import { openHall, setPause } from "./hall.ts";
import { BOTS_WORKER } from "./name.ts";
import type { Thought } from "./thinking.ts";
import { answerThought, stopThought, warmUp } from "./thinking.ts";

/** The host of this device: the same hall as the server's, over IndexedDB instead of a database. Or, under another name, its bots. */
const isBots = self.name === BOTS_WORKER;
const opening = isBots ? null : openHall();

self.onmessage = ({ data }: MessageEvent<Message>) => {
  if (opening === null) {
    if ("stop" in data) stopThought(data.stop);
    else if ("warm" in data) void warmUp(data.warm);
    else if ("id" in data) void answerThought(data, (answer) => self.postMessage(answer));
  } else if ("id" in data || "stop" in data) return;
  else if ("warm" in data) void opening.then(({ bots }) => bots.wake(data.warm));
  else if ("pause" in data) setPause(data.pause);
  else if ("protocol" in data) void opening.then((opened) => speak(opened, data.protocol));
  else void answer(opening, data);
};
type Message =
  | Thought
  | { readonly stop: number }
  | { readonly warm: string }
  | { readonly pause: { readonly least: number; readonly most: number } }
  | { readonly protocol: MessagePort }
  | { readonly port: MessagePort; readonly importRecord: string }
  | { readonly port: MessagePort; readonly removeTable: string };

function speak({ hall, person, bots }: Opened, port: MessagePort): void {
  const connection = hall.connect(person, (text) => port.postMessage(text));
  port.onmessage = ({ data }: MessageEvent<string>) => {
    const read = readRequest(data);
    if ("request" in read) {
      // A table is about to be laid, or opened.
      if (read.request.do === "games" || read.request.do === "open") bots.wake();
      void connection.receive(read.request);
    } else port.postMessage(JSON.stringify({ re: read.id, error: read.error }));
  };
}
async function answer(opened: NonNullable<typeof opening>, message: Extract<Message, { readonly port: MessagePort }>): Promise<void> {
  const { port } = message;
  try {
    const { keeper, person, hall } = await opened;
    if ("importRecord" in message) {
      const { importRecord } = await import("./import-record.ts");
      port.postMessage({ ok: await importRecord(hall, person, message.importRecord) });
    } else port.postMessage({ ok: await keeper.remove(message.removeTable) });
  } catch (error) {
    port.postMessage({ error: error instanceof Error ? error.message : String(error) });
  }
}
