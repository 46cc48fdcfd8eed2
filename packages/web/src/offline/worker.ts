/// <reference lib="webworker" />
import { readRequest } from "@stormakt/protocol";
import type { Opened } from "./hall.ts";
import { infoOf, openHall } from "./hall.ts";
import { keepVisited } from "./keep-visited.ts";
import type { Laid, LessonHall } from "./lesson-hall.ts";
import { BOTS_WORKER } from "./name.ts";
import type { House } from "./one-host.ts";
import { OneHost } from "./one-host.ts";
import type { Thought } from "./thinking.ts";
import { answerThought, stopThought, warmUp } from "./thinking.ts";
import { setPause } from "./world.ts";

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
  else if ("lesson" in data) void layLesson(data.port, data.lesson);
  else if ("describe" in data) void describe(data.port, data.describe);
  else if ("protocol" in data) void ("learns" in data ? speakOfLessons(data.protocol) : speak(host, data.protocol));
  else void answer(host, data);
};
type Message =
  | Thought
  | { readonly stop: number }
  | { readonly warm: string }
  | { readonly keep: true }
  | { readonly pause: { readonly least: number; readonly most: number } }
  | { readonly protocol: MessagePort; readonly learns?: true }
  | { readonly port: MessagePort; readonly lesson: Laid }
  | { readonly port: MessagePort; readonly describe: string }
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
async function answer(
  to: OneHost,
  { port, ...question }: Extract<Message, { readonly importRecord: string } | { readonly removeTable: string }>,
): Promise<void> {
  try {
    port.postMessage({ ok: await to.ask(question) });
  } catch (error) {
    port.postMessage({ error: error instanceof Error ? error.message : String(error) });
  }
}

/** A game is the same in every window, and nothing of a table has to be known for it. */
async function describe(port: MessagePort, game: string): Promise<void> {
  try {
    port.postMessage({ ok: await infoOf(game) });
  } catch (error) {
    port.postMessage({ error: error instanceof Error ? error.message : String(error) });
  }
}

/** Lessons are taught by this window's own host: nothing of them is kept, and no other window has a part in them. */
let lessons: Promise<LessonHall> | null = null;
const lessonHall = (): Promise<LessonHall> => (lessons ??= import("./lesson-hall.ts").then((module) => new module.LessonHall()));
async function speakOfLessons(port: MessagePort): Promise<void> {
  const connecting = lessonHall().then(async ({ hall }) => {
    const { PUPIL } = await import("./lesson-hall.ts");
    return hall.connect(PUPIL, (text) => port.postMessage(text));
  });
  port.onmessage = async ({ data }: MessageEvent<string>) => {
    const connection = await connecting;
    const read = readRequest(data);
    if ("request" in read) void connection.receive(read.request);
    else port.postMessage(JSON.stringify({ re: read.id, error: read.error }));
  };
}
/** The table of a lesson: the port hears how far its line has been played, and says how far it may be. */
async function layLesson(port: MessagePort, laid: Laid): Promise<void> {
  try {
    const hall = await lessonHall();
    const table = await hall.lay(laid, (made) => port.postMessage({ made }));
    port.onmessage = ({ data }: MessageEvent<{ readonly playTo: number } | { readonly over: true }>) => {
      if ("playTo" in data) table.playTo(data.playTo);
      else hall.clear(table.id);
    };
    port.postMessage({ table: table.id, made: table.made });
  } catch (error) {
    port.postMessage({ error: error instanceof Error ? error.message : String(error) });
  }
}
