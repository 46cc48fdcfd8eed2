import { once } from "node:events";
import type { Server } from "node:http";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Writable } from "node:stream";
import { afterAll, beforeAll, expect, it } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { Inbox } from "../src/live/inbox.ts";

const MOST = 1_000;
let server: Server;
let sockets: WebSocketServer;
let draw = 7;
const below = (limit: number): number => {
  draw = (Math.imul(draw, 1664525) + 1013904223) >>> 0;
  return Math.floor((draw / 4294967296) * limit);
};
beforeAll(async () => {
  server = createServer();
  sockets = new WebSocketServer({ server, perMessageDeflate: false, maxPayload: MOST });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => {
  for (const socket of sockets.clients) socket.terminate();
  sockets.close();
  server.closeAllConnections();
  server.close();
});

/** The server's end of a socket, and all it hears there. `isRead`: what is short and plain is read by an inbox. */
async function listener(isRead: boolean): Promise<{ heard: string[]; ownly: string[]; feed: (bytes: Buffer) => void; socket: WebSocket }> {
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  client.on("error", () => {});
  const [[socket]] = (await Promise.all([once(sockets, "connection"), once(client, "open")])) as [[WebSocket], unknown];
  const heard: string[] = [];
  const ownly: string[] = [];
  if (isRead)
    Inbox.open(
      socket,
      (text) => {
        ownly.push(text);
        heard.push(`text ${text}`);
      },
      MOST,
    );
  socket.on("message", (data, isBinary) => heard.push(`${isBinary ? "bytes" : "text"} ${(data as Buffer).toString()}`));
  socket.on("ping", (data) => heard.push(`ping ${data.toString()}`));
  socket.on("pong", (data) => heard.push(`pong ${data.toString()}`));
  socket.on("error", (error) => heard.push(`error ${error.message}`));
  // oxlint-disable-next-line no-underscore-dangle -- the library's own name for its reader
  const { _receiver: reader } = socket as unknown as { _receiver: Writable };
  return { heard, ownly, socket, feed: (bytes) => void (reader.destroyed || reader.write(Buffer.from(bytes))) };
}

interface Form {
  readonly first: number;
  readonly isMasked?: boolean;
  /** Bytes that the length is told in, besides the first. */
  readonly wide?: 0 | 2 | 8;
}
function frame(said: string | Buffer, { first, isMasked = true, wide }: Form): Buffer {
  const body = Buffer.from(said as string);
  const size = body.length;
  const told = wide ?? (size < 126 ? 0 : size < 65_536 ? 2 : 8);
  const length = Buffer.alloc(told);
  if (told === 2) length.writeUInt16BE(size);
  if (told === 8) length.writeBigUInt64BE(BigInt(size));
  const head = Buffer.from([first, (isMasked ? 0x80 : 0) | (told === 0 ? size : told === 2 ? 126 : 127)]);
  if (!isMasked) return Buffer.concat([head, length, body]);
  const mask = Buffer.from([below(256), below(256), below(256), below(256)]);
  return Buffer.concat([head, length, mask, body.map((byte, at) => byte ^ (mask[at & 3] ?? 0))]);
}
const TEXT = 0x81;
const plain = (): string => `${below(1e9)}`.repeat(1 + below(60)).slice(0, below(300));
/** By how likely each is: what is always well, then what may be wrong. */
const GOOD: readonly (() => Buffer)[] = [
  () => frame(plain(), { first: TEXT }),
  () => frame(plain(), { first: TEXT }),
  () => frame("", { first: TEXT }),
  () => frame(`{"name":"Åsa 🙂${plain()}"}`, { first: TEXT }),
  () => frame(plain(), { first: 0x82 }),
  () => frame("here", { first: 0x89 }),
  () => frame("", { first: 0x8a }),
  () => frame(plain(), { first: TEXT, wide: 2 }),
  () => frame(plain(), { first: TEXT, wide: 8 }),
  () => frame("x".repeat(MOST), { first: TEXT }),
  () => Buffer.concat([frame("one ", { first: 0x01 }), frame("?", { first: 0x89 }), frame("two", { first: 0x80 })]),
];
const BAD: readonly (() => Buffer)[] = [
  () => frame(Buffer.from([0x61, 0xc3, 0x28]), { first: TEXT }),
  () => frame("x".repeat(MOST + 1), { first: TEXT }),
  () => frame("bare", { first: TEXT, isMasked: false }),
  () => frame("reserved", { first: 0xc1 }),
  () => frame("in between", { first: 0x83 }),
  () => frame("goes on from nothing", { first: 0x80 }),
  () => Buffer.concat([frame("begun ", { first: 0x01 }), frame("and begun again", { first: TEXT })]),
];

/** Each of so many bytes at most. */
function inPieces(bytes: Buffer, most: number): Buffer[] {
  const pieces: Buffer[] = [];
  for (let at = 0, size = 0; at < bytes.length; at += size) pieces.push(bytes.subarray(at, at + (size = 1 + below(most))));
  return pieces;
}

it("hears what the library alone would hear, in the same order, however it is cut into pieces", async () => {
  let own = 0;
  for (let round = 0; round < 60; round++) {
    const frames = Array.from({ length: 1 + below(12) }, () => (GOOD[below(GOOD.length)] as () => Buffer)());
    if (round % 3 === 0) frames.splice(below(frames.length + 1), 0, (BAD[below(BAD.length)] as () => Buffer)());
    const bytes = Buffer.concat(frames);
    const [reading, alone] = [await listener(true), await listener(false)];
    const cut = [bytes.length, 1, 400, 3][round % 4] as number;
    for (const piece of cut === 1 ? frames : inPieces(bytes, cut)) for (const { feed } of [reading, alone]) feed(piece);
    // What is wrong is said a moment later.
    await new Promise((resolve) => setImmediate(resolve));
    expect(reading.heard, `round ${round}`).toEqual(alone.heard);
    own += reading.ownly.length;
    for (const { socket } of [reading, alone]) socket.terminate();
  }
  expect(own).toBeGreaterThan(20);
});
it("reads by itself what is whole, short and plain, and again after something that was not", async () => {
  const { heard, ownly, feed, socket } = await listener(true);
  feed(Buffer.concat([frame("a", { first: TEXT }), frame("b", { first: TEXT })]));
  feed(Buffer.concat([frame("c", { first: TEXT }), frame("å", { first: TEXT })]));
  feed(frame("", { first: 0x8a }));
  feed(frame("d".repeat(200), { first: TEXT }));
  const long = frame("e".repeat(200), { first: TEXT });
  feed(long.subarray(0, 50));
  feed(Buffer.concat([long.subarray(50), frame("f", { first: TEXT })]));
  feed(frame("g", { first: TEXT }));
  expect(ownly).toEqual(["a", "b", "c", "d".repeat(200), "g"]);
  expect(heard.map((one) => one.slice(0, 6))).toEqual([
    "text a",
    "text b",
    "text c",
    "text å",
    "pong ",
    "text d",
    "text e",
    "text f",
    "text g",
  ]);
  socket.terminate();
});
